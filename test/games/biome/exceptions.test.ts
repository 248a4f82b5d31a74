import { strict as assert } from 'node:assert';
import { listedIn, trackOf } from '../../../games/engine';
import { cells, HEADING } from '../../../games/kit';
import {
  account,
  asks,
  biome,
  board,
  build,
  CHOOSE,
  fights,
  gangStops,
  health,
  MAIN,
  next,
  OPEN,
  placeAll,
  play,
  reason,
  reveal,
  set,
  state,
  tile,
  told,
  tracks,
} from './table';

const HIDDEN = 'Face-down';

describe('Biome, what is easily missed', () => {
  it('lets a player look at face-down loot of an enemy camp, and take none of it [BI-305, BI-306]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'on', MAIN + k);
    assert.equal(reason(p, 'Discover'), 'None face-down here');
    set(p, 'hidden', 1, k);
    assert.equal(reason(p, 'Pick up unseen'), 'Only mercs take loot');
    p.pick('Discover', 'No');
    assert.deepEqual([p.s.hidden[k], p.s.actionsLeft[0]], [1, 2]);
  });

  it('picks a face-down secret that was seen up from a camp, without new information [BI-132, BI-306]', () => {
    const p = play();
    set(p, 'supply', 0);
    assert.equal(reason(p, 'Pick up'), 'Nothing lies here');
    set(p, 'hidden', 1);
    p.pick('Pick up', 'Face-down');
    assert.deepEqual([p.s.hidden[0], p.s.actionsLeft[0]], [0, 3]);
    p.pick('Undo pick-up');
    assert.equal(p.s.hidden[0], 1);
  });

  it('looks into no empty stack [BI-346]', () => {
    const p = play();
    set(p, 'secretsLeft', 0);
    p.pick('Use a secret', 'Foresight');
    assert.deepEqual(p.offers(), ['Next 5 tiles', 'Back']);
    assert.equal(reason(p, 'Secrets'), 'The stack is empty');
  });

  it('hires nobody to rescue nothing [BI-352]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'on', MAIN + a);
    p.pick('Hire mercs');
    assert.equal(reason(p, 'Rescue at Stealer 1'), 'Nothing to rescue');
    set(p, 'capture', enemy + 2, 1);
    assert(p.offers().includes('Rescue at Stealer 1'));
    set(p, 'capture', 0, 1);
    set(p, 'supply', 1, enemy);
    assert(p.offers().includes('Rescue at Stealer 1'));
  });

  it('puts a Captured away that mercs bring home face-down [BI-352, BI-213]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'hidden', 1, enemy);
    set(p, 'on', MAIN + a);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Face-down', 'Hire for 1 Supply');
    board(p, 1);
    account(p);
    p.pick('Yes');
    p.dice(1).pick('Captured: put away');
    for (const heap of ['supply', 'key', 'extraAction', 'farmKit', 'clairvoyance', 'teleport', 'hidden'] as const)
      assert.deepEqual(p.s[heap], heap === 'supply' ? [2, 0, 0] : [0, 0, 0], heap);
    assert.deepEqual([p.s.home, p.s.asks], [[], []]);
  });

  it('asks for each face-down secret that mercs bring home what it is [BI-352]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'hidden', 2, enemy);
    set(p, 'on', MAIN + a);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Face-down', 'Face-down', 'Hire for 2 Supplies');
    board(p, 1);
    account(p);
    p.pick('Yes', 'Key');
    assert.match(p.says(), /^Rescued/);
    p.dice(1).pick('Extra Action');
    assert.deepEqual([p.s.key[0], p.s.extraAction[0], p.s.actionsPerTurn, p.s.hidden[enemy], p.s.asks], [1, 1, 4, 0, []]);
  });

  it('rescues the first of the players, too, and asks no more of a camp than it has [BI-352]', () => {
    const p = play({ Players: 3 });
    const a = reveal(p, 'Ally camp'),
      k = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    set(p, 'capture', k + 2, 0);
    set(p, 'turnOf', 1);
    set(p, 'on', MAIN + a, 1);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Ada');
    assert.deepEqual(p.offers(), ['Hire for 1 Supply', 'Back']);
    p.pick('Hire for 1 Supply');
    board(p, 1);
    account(p);
    p.dice(1).pick('Yes');
    assert.deepEqual([p.s.capture[0], p.s.on[0]], [0, MAIN]);
  });

  it('counts a key of the Exit on the way to a camp as a key, and as nothing else [BI-050]', () => {
    const p = play();
    reveal(p, 'Stealer camp');
    set(p, 'parties', 1);
    set(p, 'loot', 12);
    set(p, 'lootToo', 12);
    assert.deepEqual([placeAll(p, 'Key'), placeAll(p, 'Foresight')], [2, 2]);
  });

  it('lets nobody name a secret of which all lie in the open [BI-050, BI-442]', () => {
    const p = play();
    placeAll(p, 'Foresight');
    set(p, 'on', OPEN);
    p.pick('Secret said aloud', 'Ada');
    assert(p.offers().includes('Teleport') && !p.offers().includes('Foresight'));
  });

  it('sends nothing to an ally whose store is shut [BI-341, BI-703]', () => {
    const p = play({ ...CHOOSE, 'Cooling ally': 'Is shut' });
    const a = reveal(p, 'Ally camp');
    set(p, 'on', MAIN);
    p.pick('Use a secret', 'Caravan Kit', 'Ally 1');
    assert.equal(reason(p, 'Send by caravan, 1'), 'Ally on cool-down');
    set(p, 'cd', 0, a);
    p.pick('Send by caravan, 1', 'Supply', 'From the barn');
    assert.deepEqual(p.s.supply, [0, 1]);
  });

  it('takes nothing from the box into full hands [BI-351]', () => {
    const p = play({ ...CHOOSE, Inventories: 'Weighed' });
    const a = reveal(p, 'Ally camp');
    set(p, 'cd', 0, a);
    set(p, 'supply', 2, a);
    set(p, 'on', MAIN + a);
    set(p, 'carried', 4);
    p.pick('Trade, 2', 'From the barn');
    assert.equal(reason(p, 'One secret'), 'Carry limit 4');
    p.pick('None');
    assert.equal(p.s.carried[0], 4); // the barn paid
  });

  it('weighs by itself what everybody sees, and asks the owner for the rest [BI-706]', () => {
    const p = play({ ...CHOOSE, Inventories: 'Weighed' });
    set(p, 'key', 1);
    p.pick('Pick up', 'Key');
    assert.equal(p.s.carried[0], 2);
    p.pick('Pick up', 'Supply', 'Place', 'Key');
    assert.equal(p.s.carried[0], 1);
    set(p, 'supply', 0);
    p.pick('Use Supply'); // the one in the hand
    assert.deepEqual([p.s.carried[0], p.s.at], [0, 'turn.act']);
    const k = reveal(p, 'Stealer camp');
    set(p, 'on', MAIN + k);
    set(p, 'capture', k + 2, 1);
    assert.equal(reason(p, 'Ransom Bob, 2'), 'Not enough Supplies');
    set(p, 'carried', 3);
    p.pick('Ransom Bob, 2');
    assert.deepEqual([p.s.carried[0], p.s.at], [1, 'turn.act']);
    set(p, 'on', OPEN);
    p.pick('Cross a cliff, 1', 'Open tile'); // with a Supply of the hand or of the tile
    assert.equal(asks(p), 'Ada: For your eyes only: weight you carry now?');
    p.dial(0);
    assert.equal(p.s.carried[0], 0);
  });

  it('can spare the tile of a Gang that cannot move [BI-511]', () => {
    const p = play({ ...CHOOSE, 'Blocked Gang': 'Spares its tile' });
    reveal(p, 'Roaming Gang');
    const a = reveal(p, 'Ally camp');
    set(p, 'cd', 0, a);
    set(p, 'supply', 4, a);
    board(p, 1, 1);
    account(p);
    gangStops(p, 'Ally 1');
    account(p);
    board(p, 1, 1);
    account(p);
    p.pick('It cannot move');
    assert.deepEqual([p.s.supply[a], p.s.gangOn, p.s.round], [3, a + 2, 3]);
  });

  it('builds two farms when two Farm Kits come home, if there are pieces [BI-335]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    p.s.party.push(k);
    p.s.origin.push(1);
    p.s.loot.push('Farm Kit');
    p.s.lootToo.push('Farm Kit');
    set(p, 'maxFarms', 2);
    board(p, 1);
    account(p);
    p.pick('Yes');
    assert.match(next(p), /^Farm beside Stealer 1/);
    p.dice(1).pick('Other land: CD 10');
    assert.deepEqual([p.s.farmCamp, p.s.farmCd, p.s.farmKit[k]], [[1, k + 1], [5, 10], 1]);
  });

  it('returns a key of the Exit that mercs win back onto the Exit, and other loot to its camp [BI-354]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      k = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, a);
    p.s.party.push(k);
    p.s.origin.push(0);
    p.s.loot.push('Exit Key');
    p.s.lootToo.push('Exit Key');
    set(p, 'on', MAIN + a);
    p.pick('Hire mercs', 'Party, Stealer 1, 1');
    board(p, 1);
    account(p);
    p.dice(1).pick('Yes');
    assert.deepEqual([p.s.exitKeys, p.s.key, p.s.party], [2, [0, 0, 0], []]);
  });

  it('turns each destroyed face-down secret over, one by one [BI-213]', () => {
    const p = play({ 'Tile stacks': 5 });
    const k = reveal(p, 'Killer camp');
    p.s.party.push(k);
    p.s.origin.push(1);
    p.s.loot.push(HIDDEN);
    p.s.lootToo.push(HIDDEN);
    board(p, 1);
    account(p);
    p.pick('Yes', 'Yes');
    p.dice(1).pick('No');
    assert.equal(p.s.keysDestroyed, 1);
  });
});

describe('Biome, reasons', () => {
  it('picks nothing up unseen where nothing is face-down, where the store is shut, or with full hands [BI-306, BI-703, BI-403]', () => {
    const p = play({ ...CHOOSE, 'Cooling ally': 'Is shut', Inventories: 'Weighed' });
    assert.equal(reason(p, 'Pick up unseen'), 'None face-down here');
    const k = reveal(p, 'Ally camp');
    set(p, 'on', MAIN + k);
    set(p, 'hidden', 2, k);
    assert.equal(reason(p, 'Pick up unseen'), 'Ally on cool-down');
    set(p, 'cd', 0, k);
    set(p, 'carried', 4);
    assert.equal(reason(p, 'Pick up unseen'), 'Carry limit 4');
    set(p, 'carried', 3);
    assert(p.offers().includes('Pick up unseen'));
  });

  it('leads the Gang to no camp that is gone [BI-461, BI-501]', () => {
    const p = play();
    reveal(p, 'Roaming Gang');
    const k = build(p);
    set(p, 'kind', 5, k);
    set(p, 'on', MAIN);
    set(p, 'on', OPEN, 1);
    board(p, 1, 1);
    account(p);
    assert.deepEqual(p.offers(), ['An empty tile', 'A tile with...', 'It cannot move']); // the usual answer is under the cursor
    assert.equal(reason(p, 'Main'), 'Garrisoned');
  });

  it('leaves the Gang on open land when the camp under it falls, and elsewhere when another does [BI-461]', () => {
    for (const under of [true, false]) {
      const p = play();
      reveal(p, 'Roaming Gang');
      const killer = reveal(p, 'Killer camp'),
        a = build(p),
        b = build(p);
      set(p, 'on', MAIN);
      fights(p, 3);
      set(p, 'gangOn', (under ? b : a) + 2);
      set(p, 'cd', 1, killer);
      board(p, 1, 1);
      account(p);
      p.pick(`Camp ${b}`);
      assert.deepEqual([p.s.kind[b], p.s.gangOn], ['Gone', under ? 1 : a + 2]);
    }
  });

  it("offers the Gang's tile only while the Gang stands in the open: on a camp it is the camp that injures [BI-510]", () => {
    const p = play(),
      ways = () => {
        p.pick('Move');
        const offers = p.offers();
        p.pick('Back');
        return offers;
      };
    const k = reveal(p, 'Ally camp');
    assert.deepEqual(ways(), ['Open tile', 'Mountain, 2', 'Ally 1', 'Back']);
    reveal(p, 'Roaming Gang');
    assert(ways().includes("Gang's tile"));
    set(p, 'gangOn', k + 2);
    assert(!ways().includes("Gang's tile"));
    p.pick('Move', 'Ally 1');
    assert.deepEqual([health(p)[0], p.s.on[0]], [1, MAIN]);
  });

  it('names every farm, player and camp whose cool-down runs among the odds [BI-201]', () => {
    const p = play();
    reveal(p, 'Killer camp');
    set(p, 'on', OPEN);
    p.pick('Use a secret', 'Farm Kit', 'Other land: CD 10', 'Main');
    set(p, 'injuryCD', 10, 1);
    set(p, 'injuryCD', 7, 1);
    p.pick('Odds');
    assert.deepEqual(p.offers(), ['Farm 1: 6', 'Farm 2: 10', 'Bob: 7', 'Killer 1: 6', 'Extra secret', 'Back']);
  });
});

describe('Biome, what lies on a camp', () => {
  it("uses an ally's own Supply as well as one of the hand [BI-308, BI-321]", () => {
    const p = play();
    const k = reveal(p, 'Ally camp');
    set(p, 'on', MAIN + k);
    set(p, 'supply', 1, k);
    p.pick('Use Supply, barn');
    assert.deepEqual([p.s.supply[k], p.s.actionsLeft[0]], [0, 5]);
  });

  it('takes a face-down secret off the camp when it is picked up or was Captured, not when it was only seen [BI-305, BI-306, BI-420]', () => {
    const p = play();
    set(p, 'hidden', 3);
    p.pick('Discover', 'No');
    assert.equal(p.s.hidden[0], 3);
    p.pick('Pick up unseen', 'No');
    assert.equal(p.s.hidden[0], 2);
    p.pick('Discover', 'Yes');
    assert.deepEqual([p.s.hidden[0], p.s.capture[0]], [1, 1]);
  });

  it('finds nothing broken in an Extra Action on a built camp [BI-401]', () => {
    const p = play();
    build(p);
    p.pick('Place', 'Extra Action', 'Place', 'Extra Carry');
    assert.deepEqual([p.s.actionsPerTurn, p.s.carryCap, biome.broken!(state(p))], [4, 5, undefined]);
  });
});

describe('Biome, tiles without a secret', () => {
  it('says what was found, and that nothing lies there [BI-311, BI-313]', () => {
    const p = play();
    set(p, 'actionsLeft', 9);
    for (const [name, words] of [
      ['Lake', 'A lake. No secret'],
      ['Roaming Gang', 'The Gang! No secret'],
      ['Ally camp', 'Ally 1: CD 6. No secret'],
      ['Killer camp', 'Killer 1: CD 6. No secret'],
    ]) {
      p.pick(...tile(name));
      assert.equal(told(p), words);
    }
    assert.deepEqual([p.s.secretsLeft, p.s.boxLeft, p.s.tilesLeft], [18, 11, 21]);
  });
});

describe('Biome, corrections', () => {
  it('lets the table say whose turn it is, and go to any step of the board turn', () => {
    const p = play();
    set(p, 'turnOf', 1);
    assert.equal(asks(p), 'Bob: 3 left, Main, carry 4');
    assert.equal(p.s.seat, 1);
    const k = reveal(p, 'Ally camp');
    for (const { step, name } of biome.phases(state(p))) {
      p.session.jump(step, 0);
      assert(p.says(), name);
    }
    p.session.jump('board.enemies', 0);
    p.ok();
    assert.deepEqual([p.s.at, p.s.round, p.s.cd[k], p.s.farmCd], ['turn.act', 2, 6, [6]]); // nothing before it was rolled
    p.session.jump('board.allies', 0);
    p.dice(2).ok();
    assert.equal(account(p), 'Ally 1: 2, 6 > 4');
    assert.equal(biome.phases(state(p)).length, 9);
  });

  it('builds one track alone when one is wanted, the same as among all', () => {
    const p = play({ Players: 3 });
    reveal(p, 'Stealer camp');
    const all = tracks(p),
      s = state(p);
    for (const id of Object.keys(all)) assert.deepEqual(trackOf(biome, s, id), all[id]);
    // by headings: each once, and at the top one that leads to each
    const listed = [false, true].flatMap(printed =>
      listedIn(biome, s, '', printed).flatMap(entry => (entry[0] === HEADING ? listedIn(biome, s, entry.slice(1), printed) : entry)),
    );
    assert.deepEqual(
      listed.sort(),
      Object.keys(all)
        .filter(id => cells(s, all[id]).length)
        .sort(),
    );
    // what has no value yet, routes and mercs, has no heading
    const headings = listedIn(biome, s, '', false).filter(entry => entry[0] === HEADING);
    assert.deepEqual(
      headings.map(entry => entry.slice(1)),
      ['Table', 'Rulings', 'Pieces', 'Players', 'Camps', 'Farms', 'Secrets'],
    );
    assert.deepEqual(all.targets!.words!.slice(-4), ['Exit Key', 'Ada', 'Bob', 'Cem']);
    for (const id of Object.keys(all)) assert(all[id]!.name.length <= 10, `${all[id]!.name} is cut in a bar`);
  });
});
