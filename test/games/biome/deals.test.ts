import { strict as assert } from 'node:assert';
import type { Loot } from '../../../games/biome/state';
import { shown } from '../../play';
import {
  account,
  asks,
  board,
  build,
  CHOOSE,
  EXIT,
  gangStops,
  health,
  MAIN,
  MOUNTAIN,
  next,
  OPEN,
  play,
  reason,
  reveal,
  round,
  set,
  show,
} from './table';

/** A play with a route from the main camp to camp 1, the player on camp 1. */
function routed(answers = {}) {
  const p = play(answers);
  build(p);
  p.pick('Use a secret', 'Caravan Kit', 'Main');
  set(p, 'actionsLeft', 3);
  return p;
}

/** A play on an ally camp that is open, with its number. */
function allied(answers = {}): [ReturnType<typeof play>, number] {
  const p = play(answers);
  const k = reveal(p, 'Ally camp');
  set(p, 'cd', 0, k);
  set(p, 'on', MAIN + k);
  return [p, k];
}

describe('Biome, kits', () => {
  it('builds a farm beside a camp, not on one: cool-down 6 on farmland, else 10, for the camp that the builder names [BI-330]', () => {
    const p = play();
    p.pick('Use a secret');
    assert.equal(reason(p, 'Farm Kit'), 'A camp stands here');
    p.pick('Back');
    reveal(p, 'Stealer camp');
    set(p, 'on', OPEN);
    p.pick('Use a secret', 'Farm Kit');
    assert.match(p.says(), /Beside a camp/);
    p.pick('Other land: CD 10', 'Main', 'Use a secret', 'Farm Kit', 'Farmland: CD 6', 'Stealer 1');
    assert.deepEqual(show(p, 'farmCamp', 'farmBase', 'farmCd'), [
      [1, 1, 2],
      [6, 10, 6],
      [6, 10, 6],
    ]);
    assert.equal(p.s.actionsLeft[0], 1);
  });

  it('keeps a farm apart from its camp: nobody is on the camp there, and the Gang on it leaves the camp alone [BI-331]', () => {
    const p = play();
    reveal(p, 'Roaming Gang');
    set(p, 'on', OPEN);
    assert.match(p.says(), /Open land$/);
    set(p, 'on', MAIN);
    set(p, 'on', OPEN, 1);
    board(p, 1, 1);
    account(p);
    gangStops(p, 'Farm 1');
    assert.deepEqual([p.s.gangOn, p.s.supply[0], p.s.halted[0]], [1, 2, 1]);
  });

  it('lets a farm without a camp idle until it is given another [BI-332]', () => {
    const p = play();
    const k = build(p);
    set(p, 'farmCamp', 0);
    assert.match(round(p), /^Farm 1 has no camp/);
    p.pick('Assign farm 1', `Camp ${k}`);
    assert.deepEqual([p.s.farmCamp[0], p.s.actionsLeft[0]], [k + 1, 3]);
    assert(!p.offers().includes('Assign farm 1'));
  });

  it('builds a camp on any tile without one, the Gang tile and the Exit included, and explores around it for free [BI-336]', () => {
    const p = play();
    p.pick('Use a secret');
    assert.equal(reason(p, 'Camp Kit'), 'A camp stands here');
    p.pick('Back');
    set(p, 'exitRevealed', 1);
    set(p, 'on', EXIT);
    p.pick('Use a secret', 'Camp Kit');
    p.dial(2);
    const k = p.s.kind.length - 1;
    assert.deepEqual([p.s.kind[k], p.s.land[k], p.s.hidden[k], p.s.on[0]], ['Player', EXIT, 2, MAIN + k]);
    assert.match(p.says(), /Explore every free neighbour\nDone: 0/);
    assert.equal(reason(p, 'Explore the next'), 'Not beside the Exit');
    p.pick('No free neighbour');
    const q = play();
    set(q, 'on', OPEN);
    q.pick('Use a secret', 'Camp Kit');
    q.dial(0);
    q.pick('Explore the next');
    q.dice(1).pick('Quarry');
    assert.match(q.says(), /Done: 1/);
    q.pick('No free neighbour');
    assert.deepEqual([q.s.tilesLeft, q.s.actionsLeft[0]], [24, 2]);
  });

  it('knows who else stands on the new camp', () => {
    const p = play({ Players: 3 });
    set(p, 'on', OPEN);
    set(p, 'on', OPEN, 1);
    p.pick('Use a secret', 'Camp Kit');
    p.dial(0);
    assert(!p.offers().includes('Cem is here'));
    p.pick('Bob is here', 'No free neighbour');
    assert.deepEqual(p.s.on, [MAIN + 1, MAIN + 1, MAIN]);
  });

  it('makes a built camp a player camp like the main one, but for losing the game [BI-337]', () => {
    const p = play();
    const k = build(p);
    p.pick('Place', 'Extra Action');
    assert.equal(p.s.actionsPerTurn, 4);
    set(p, 'extraAction', 0, k);
    set(p, 'actionsPerTurn', 3);
    reveal(p, 'Killer camp');
    set(p, 'cd', 1, 2);
    board(p, 1, 1);
    account(p);
    p.pick(`Camp ${k}`);
    assert.match(account(p), /Killer 1 destroys Camp 1/);
    assert.equal(p.s.at, 'turn.act');
  });

  it('explores the neighbours of a new camp one by one, each to its end, until the tiles are out [BI-338]', () => {
    const p = play();
    reveal(p, 'Stealer camp');
    set(p, 'tilesLeft', 2);
    set(p, 'on', OPEN);
    p.pick('Use a secret', 'Camp Kit');
    p.dial(0);
    p.pick('Explore the next');
    p.dice(1).pick('Special tile', 'Exit');
    assert.match(p.says(), /^EXIT FOUND!/);
    p.dice(1, 1).ok(); // the Stealer robs the main camp before the next tile
    assert.match(p.says(), /^Stealer 1 robs Main/);
    p.pick('Put party beside it');
    assert.match(p.says(), /Done: 1/);
    p.pick('Explore the next');
    p.dice(1).pick('Forest');
    assert.equal(reason(p, 'Explore the next'), 'No tiles left');
    assert.match(p.says(), /Done: 2/);
    p.pick('No free neighbour');
    assert.match(asks(p), /^Ada/);
  });

  it('lays a route of at most 5 tiles from the camp underfoot to another friendly one, past lakes and camps never [BI-340]', () => {
    const p = play();
    p.pick('Use a secret');
    assert.equal(reason(p, 'Caravan Kit'), 'No other friendly camp');
    p.pick('Back');
    reveal(p, 'Ally camp');
    reveal(p, 'Killer camp');
    set(p, 'on', OPEN);
    p.pick('Use a secret');
    assert.equal(reason(p, 'Caravan Kit'), 'Needs a friendly camp');
    p.pick('Back');
    set(p, 'on', MAIN);
    p.pick('Use a secret', 'Caravan Kit');
    assert.match(p.says(), /At most 5 tiles with both ends, no lake, no camp between/);
    assert.deepEqual(p.offers(), ['Ally 1', 'No way: keep kit']);
    p.pick('Ally 1');
    assert.deepEqual(show(p, 'routeFrom', 'routeTo', 'blocked'), [[0], [1], [0]]);
    assert.equal(p.s.actionsLeft[0], 2);
    p.pick('Use a secret', 'Caravan Kit', 'No way: keep kit');
    assert.deepEqual([p.s.actionsLeft[0], p.s.caravanKit[0]], [2, 1]);
  });

  it('sends secrets from the end underfoot only, for 1 Supply and no action each, face-up, unless blocked [BI-341]', () => {
    const p = routed();
    p.pick('Place', 'Key', 'Place', 'Teleport');
    set(p, 'supply', 2, 1);
    p.pick('Send by caravan, 1', 'Key', 'From the barn', 'Send by caravan, 1', 'Teleport', 'From the barn');
    assert.deepEqual([p.s.key, p.s.teleport, p.s.supply, p.s.actionsLeft[0]], [[1, 0], [1, 0], [2, 0], 3]);
    assert.equal(reason(p, 'Send by caravan, 1'), 'Place it here first'); // nothing is fetched from the far end
    p.pick('Place', 'Foresight');
    set(p, 'blocked', 1);
    assert.equal(reason(p, 'Send by caravan, 1'), 'The Gang blocks it');
  });

  it('refuses what the table has no piece for', () => {
    const p = routed();
    set(p, 'maxRoutes', 1);
    p.pick('Use a secret');
    assert.equal(reason(p, 'Caravan Kit'), 'No piece left');
    p.pick('Back');
    set(p, 'on', OPEN);
    set(p, 'maxFarms', 1);
    p.pick('Use a secret');
    assert.equal(reason(p, 'Farm Kit'), 'No piece left');
    assert(p.offers().includes('Camp Kit'));
    set(p, 'maxCamps', 2);
    assert.equal(reason(p, 'Camp Kit'), 'No piece left');
  });
});

describe('Biome, deals', () => {
  it('trades and hires on an open ally camp, for an action; storing and routes go on [BI-349]', () => {
    const [p, k] = allied();
    set(p, 'supply', 4, k);
    set(p, 'gang', 1);
    for (const [track, value, why] of [
      ['cd', 4, 'Cool-down 4'],
      ['gangOn', k + 2, 'The Gang is here'],
    ] as [string, number, string][]) {
      set(p, track, value, track === 'cd' ? k : 0);
      assert.deepEqual([reason(p, 'Trade, 2'), reason(p, 'Hire mercs')], [why, why]);
      assert(p.offers().includes('Place') && p.offers().includes('Pick up'));
      set(p, track, +(track === 'gangOn'), track === 'cd' ? k : 0);
    }
    p.pick('Hire mercs', 'Fight the Gang, 3', 'From the barn');
    assert.deepEqual([p.s.actionsLeft[0], p.s.supply[k]], [2, 1]);
    assert.equal(reason(p, 'Trade, 2'), 'Its mercs are out');
    set(p, 'on', MAIN);
    assert(!p.offers().includes('Trade, 2') && !p.offers().includes('Hire mercs'));
  });

  it('trades 2 Supplies for a look into the box, whatever is taken, and cools the ally by 10 [BI-350]', () => {
    const [p, k] = allied();
    set(p, 'supply', 2, k);
    p.pick('Trade, 2', 'From the barn');
    assert.match(p.says(), /Look through the box alone/);
    p.pick('None');
    assert.deepEqual([p.s.boxLeft, p.s.supply[k], p.s.cd[k]], [11, 0, 10]);
    set(p, 'cd', 0, k);
    p.pick('Trade, 2', 'One secret');
    assert.deepEqual([p.s.boxLeft, p.s.cd[k]], [10, 10]);
    set(p, 'cd', 0, k);
    set(p, 'boxLeft', 0);
    p.pick('Trade, 2');
    assert.equal(reason(p, 'One secret'), 'The box is empty');
  });

  it('puts the traded secret face-down into the hand, where it must fit [BI-351]', () => {
    const [p, k] = allied({ ...CHOOSE, Inventories: 'Weighed' });
    set(p, 'supply', 4, k);
    set(p, 'carried', 2);
    p.pick('Trade, 2', 'From the barn');
    assert.match(p.says(), /face-down, if it fits/);
    p.pick('One secret');
    assert.deepEqual(shown(p.session).dial, [0, 4, 2]); // no more than the carry limit
    p.dial(4);
    assert.equal(p.s.carried[0], 4);
  });

  it('rescues up to three, all from one camp, to the main camp: captives free and healthy, secrets face-up [BI-352]', () => {
    const [p, k] = allied({ Players: 4 });
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'capture', enemy + 2, 1);
    set(p, 'captureRounds', 2, 1);
    set(p, 'key', 1, enemy);
    set(p, 'hidden', 2, enemy);
    set(p, 'supply', 3, k);
    p.pick('Hire mercs', 'Rescue at Stealer 1');
    assert.deepEqual(p.offers(), ['Key', 'Face-down', 'Bob', 'Back']);
    p.pick('Bob', 'Key', 'Face-down');
    assert.deepEqual(p.offers(), ['Hire for 3 Supplies', 'Back']);
    p.pick('Hire for 3 Supplies', 'From the barn');
    assert.deepEqual([p.s.supply[k], p.s.targets], [0, [14, 2, 11]]);
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Mercs of Ally 1 move 2 to Stealer 1\. Arrived\?/);
    p.pick('Yes');
    assert.match(next(p), /what is it\? Face-up on the main camp/);
    p.dice(1).pick('Clairvoyance');
    account(p);
    assert.deepEqual(
      [p.s.capture[1], p.s.on[1], health(p)[1], p.s.key, p.s.clairvoyance[0], p.s.hidden[enemy]],
      [0, MAIN, 0, [1, 0, 0], 1, 1],
    );
    assert.deepEqual([p.s.home, p.s.cd[k]], [[], 10]);
  });

  it('keeps the barn at 4 when Supplies are rescued [BI-352]', () => {
    const [p, k] = allied();
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'supply', 2, enemy);
    set(p, 'supply', 3);
    set(p, 'supply', 2, k);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Supply', 'Supply', 'Hire for 2 Supplies', 'From the barn');
    board(p, 1);
    account(p);
    p.dice(1).pick('Yes');
    assert.equal(p.s.supply[0], 4);
  });

  it('hires for 3 Supplies against the Gang, which fights on contact [BI-353]', () => {
    const [p, k] = allied();
    p.pick('Hire mercs');
    assert.equal(reason(p, 'Fight the Gang, 3'), 'The Gang is hidden');
    p.pick('Back');
    reveal(p, 'Roaming Gang');
    set(p, 'supply', 3, k);
    p.pick('Hire mercs', 'Fight the Gang, 3', 'From the barn');
    assert.equal(p.s.supply[k], 0);
    board(p, 1);
    account(p);
    assert.match(p.says(), /move 2 to the Gang\. Arrived\?/);
    p.pick('Yes');
    assert.match(p.says(), /^Fight: 3 rounds\nGang fights, 2 more/);
  });

  it('hires for 1 Supply against a party: its loot goes back, keys of the Exit onto the Exit, its camp cools by 6 [BI-354]', () => {
    const [p, k] = allied();
    const enemy = reveal(p, 'Stealer camp'),
      camp = build(p);
    const party = (origin: number, loot: Loot, too: Loot) => {
      p.s.party.push(enemy);
      p.s.origin.push(origin);
      p.s.loot.push(loot);
      p.s.lootToo.push(too);
    };
    const hunt = () => {
      set(p, 'actionsLeft', 3);
      set(p, 'cd', 0, k);
      set(p, 'on', MAIN + k);
      set(p, 'supply', 1, k);
      p.pick('Hire mercs', 'Party, Stealer 1, 1', 'From the barn');
      assert.equal(p.s.supply[k], 0);
      board(p, 1);
      account(p);
      assert.match(p.says(), /move 2 to the party of Stealer 1/);
      p.dice(1).pick('Yes');
      account(p);
    };
    party(camp + 1, 'Supply', 'Key'); // a Supply and a Key of the camp
    hunt();
    assert.deepEqual([p.s.party, p.s.supply[camp], p.s.key[camp], p.s.cd[enemy]], [[], 1, 1, 5]); // 6, and a 1 in the same board turn
    set(p, 'exitRevealed', 1);
    set(p, 'kind', 5, camp);
    set(p, 'supply', 0);
    set(p, 'supply', 0, camp);
    set(p, 'key', 0, camp);
    set(p, 'cd', 0, enemy);
    party(0, 'Exit Key', '-');
    set(p, 'farmCamp', 0);
    set(p, 'actionsLeft', 3);
    set(p, 'cd', 0, k);
    set(p, 'on', MAIN + k);
    set(p, 'supply', 1, k);
    p.pick('Hire mercs', 'Party, Stealer 1, 1', 'From the barn');
    board(p);
    account(p);
    p.dice(1).pick('Yes'); // berserk: the camp has no cool-down, and robs the Exit again at once
    assert.deepEqual([p.s.exitKeys, p.s.cd[enemy], p.s.origin, p.s.loot], [0, 0, [0], ['Exit Key']]);
  });

  it('returns loot to the main camp when the camp it came from is gone [BI-354]', () => {
    const [p, k] = allied();
    const enemy = reveal(p, 'Stealer camp'),
      killer = reveal(p, 'Killer camp'),
      camp = build(p);
    p.s.party.push(enemy);
    p.s.origin.push(camp + 1);
    p.s.loot.push('Teleport');
    p.s.lootToo.push('-');
    set(p, 'cd', 1, killer);
    board(p, 1);
    account(p);
    p.dice(1).pick('No');
    account(p);
    p.pick(`Camp ${camp}`);
    assert.match(account(p), /destroys Camp/);
    assert.deepEqual(p.s.origin, [1]);
    set(p, 'on', MAIN + k);
    set(p, 'cd', 0, k);
    p.pick('Hire mercs', 'Party, Stealer 1, 1');
    board(p, 1);
    account(p);
    p.dice(1, 1).pick('Yes');
    assert.equal(p.s.teleport[0], 1);
  });

  it('starts mercs on their camp, moves them first in the next board turn, and cools the camp by 10 after the task [BI-355]', () => {
    const [p, k] = allied();
    reveal(p, 'Roaming Gang');
    p.pick('Hire mercs', 'Fight the Gang, 3');
    assert.deepEqual([p.s.home, p.s.job], [[k], ['Gang']]);
    assert.equal(reason(p, 'Hire mercs'), 'Its mercs are out');
    board(p, 1);
    account(p);
    assert.match(p.says(), /^Mercs of Ally 1 move 2/);
    p.pick('Yes');
    account(p);
    for (let i = 0; i < 2; i++) {
      assert(p.s.cd[k] === 0 && p.s.home.length === 1);
      board(p, 1);
      account(p);
    }
    assert.deepEqual([p.s.home, p.s.cd[k], p.s.gang], [[], 10, 'Roaming']);
  });

  it('sends mercs home without a refund when their task is gone [BI-356]', () => {
    const [p, k] = allied({ Players: 3 });
    const enemy = reveal(p, 'Stealer camp');
    for (const seat of [1, 2]) {
      set(p, 'capture', enemy + 2, seat);
      set(p, 'captureRounds', 2, seat);
    }
    set(p, 'supply', 1, k);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Bob', 'Hire for 1 Supply', 'From the barn');
    set(p, 'on', MAIN + enemy);
    p.pick('Ransom Cem, 2');
    assert.deepEqual(p.s.home, [k]); // Bob still waits for them
    p.pick('Ransom Bob, 2');
    assert.deepEqual([p.s.home, p.s.cd[k], p.s.supply[k]], [[], 10, 0]);
    assert.equal(account(p), 'Mercs of Ally 1 leave, CD 10');
    // a party that comes home
    set(p, 'actionsLeft', 3);
    set(p, 'cd', 0, k);
    set(p, 'on', MAIN + k);
    p.s.party.push(enemy);
    p.s.origin.push(1);
    p.s.loot.push('Supply');
    p.s.lootToo.push('-');
    p.pick('Hire mercs', 'Party, Stealer 1, 1');
    board(p, 1);
    account(p);
    p.pick('No');
    assert.match(p.says(), /^Party of Stealer 1/);
    p.dice(1).pick('Yes');
    assert.deepEqual([p.s.home, p.s.cd[k]], [[], 10]);
  });

  it('takes rescued captives out before the countdown of the same board turn [BI-423]', () => {
    const [p, k] = allied({ Players: 3 });
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'capture', enemy + 2, 1);
    set(p, 'captureRounds', 1, 1);
    set(p, 'supply', 1, k);
    set(p, 'supply', 0);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Bob', 'Hire for 1 Supply', 'From the barn');
    board(p, 1);
    account(p);
    p.dice(1).pick('Yes');
    account(p);
    assert.deepEqual([p.s.capture[1], health(p)[1], p.s.on[1]], [0, 0, MAIN]);
  });
});

describe('Biome, rulings of the table', () => {
  it('lets payments cost no action [BI-701]', () => {
    const [p, k] = allied({ ...CHOOSE, Payment: 'Is free', Players: 3 });
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'supply', 4, k);
    set(p, 'actionsLeft', 0);
    p.pick('Trade, 2', 'From the barn', 'None');
    set(p, 'cd', 0, k);
    set(p, 'key', 1, enemy);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Key', 'Hire for 1 Supply', 'From the barn');
    set(p, 'capture', enemy + 2, 1);
    set(p, 'on', MAIN + enemy);
    p.pick('Ransom Bob, 2');
    assert.equal(p.s.actionsLeft[0], 0);
    const [q, j] = allied();
    set(q, 'supply', 2, j);
    set(q, 'actionsLeft', 0);
    assert.equal(reason(q, 'Trade, 2'), 'Needs 1, you have 0');
  });

  it('lets tolls cost an action more [BI-702]', () => {
    const p = routed({ ...CHOOSE, Toll: 'Costs an action' });
    set(p, 'supply', 4, 1);
    p.pick('Place', 'Key', 'Send by caravan, 1', 'Key', 'From the barn');
    assert.equal(p.s.actionsLeft[0], 2);
    p.pick('Cross a cliff, 1');
    assert.equal(reason(p, 'Mountain, 3'), 'Needs 3, you have 2');
    p.pick('Open tile, 2', 'From the barn');
    assert.equal(p.s.actionsLeft[0], 0);
    set(p, 'actionsLeft', 1);
    assert.equal(reason(p, 'Cross a cliff, 1'), 'Needs 2, you have 1');
    set(p, 'on', MOUNTAIN);
  });

  it('shuts the store of a cooling ally [BI-703]', () => {
    const [p, k] = allied({ ...CHOOSE, 'Cooling ally': 'Is shut' });
    set(p, 'supply', 2, k);
    assert(p.offers().includes('Place') && p.offers().includes('Pick up'));
    set(p, 'cd', 3, k);
    assert.deepEqual([reason(p, 'Place'), reason(p, 'Pick up')], ['Ally on cool-down', 'Ally on cool-down']);
  });

  it('weighs inventories: each owner enters the weight, and what does not fit is refused [BI-706]', () => {
    const p = play({ ...CHOOSE, Inventories: 'Weighed' });
    set(p, 'key', 1);
    set(p, 'carried', 3);
    p.pick('Pick up');
    assert.equal(reason(p, 'Key'), 'Carry limit 4');
    p.pick('Supply'); // everybody sees what it weighs: nobody is asked
    assert.equal(p.s.carried[0], 4);
    assert.equal(reason(p, 'Pick up'), 'Carry limit 4');
    p.pick('Undo pick-up');
    assert.deepEqual([p.s.carried[0], p.s.supply[0]], [3, 2]);
    set(p, 'carried', 0);
    assert.equal(reason(p, 'Place'), 'You carry nothing');
    set(p, 'supply', 0);
    assert.equal(reason(p, 'Cross a cliff, 1'), 'Not enough Supplies');
    const q = play();
    q.pick('Pick up', 'Supply');
    assert.match(asks(q), /^Ada: 3 left/); // nobody asks for a weight otherwise
  });
});
