import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import {
  account,
  asks,
  board,
  build,
  CHOOSE,
  EXIT,
  endTurn,
  fights,
  health,
  MAIN,
  MOUNTAIN,
  OPEN,
  placeAll,
  play,
  reason,
  reveal,
  round,
  set,
  tile,
  told,
} from './table';

const TYPES = [
  'Supply',
  'Key',
  'Extra Action',
  'Extra Carry',
  'Farm Kit',
  'Camp Kit',
  'Caravan Kit',
  'Clairvoyance',
  'Foresight',
  'Teleport',
];

describe('Biome, exploring', () => {
  it('places one extra secret from the box on a 6, in a forest on a 5 too, and never rolls for tiles without secrets [BI-205]', () => {
    const p = play();
    const box = (tile: string, die: number) => {
      set(p, 'boxLeft', 9);
      reveal(p, tile, die);
      return 9 - p.s.boxLeft;
    };
    assert.deepEqual([box('Grassland', 6), box('Grassland', 5), box('Quarry', 6), box('Mountain', 5), box('Farmland', 6)], [1, 0, 1, 0, 1]);
    assert.deepEqual([box('Forest', 4), box('Forest', 5), box('Forest', 6)], [0, 1, 1]);
    assert.deepEqual([box('Lake', 6), box('Ally camp', 6), box('Stealer camp', 6), box('Roaming Gang', 6)], [0, 0, 0, 0]); // no die is asked for
    set(p, 'actionsLeft', 3);
    p.pick('Explore');
    p.dice(5).pick('Forest');
    assert.equal(told(p), '1 secret face-down. D6 = 5: one more from the box');
  });

  it('rolls with an empty box, too, and places nothing [BI-206]', () => {
    const p = play();
    set(p, 'boxLeft', 0);
    p.pick('Explore');
    p.dice(6).pick('Forest');
    assert.match(told(p), /D6 = 6: the box is empty$/);
    assert.equal(p.s.boxLeft, 0);
  });

  it('takes the tile, then a secret from the stack, then rolls [BI-310]', () => {
    const p = play();
    p.pick('Explore');
    assert.match(p.says(), /fix place and turn, flip/);
    p.dice(2).pick('Quarry');
    assert.deepEqual([p.s.tilesLeft, p.s.secretsLeft, p.s.boxLeft], [24, 17, 11]);
    assert.equal(told(p), '1 secret face-down. D6 = 2: no extra');
    set(p, 'secretsLeft', 0);
    p.pick('Explore');
    p.dice(2).pick('Mountain');
    assert.match(told(p), /^Secret stack is empty/);
  });

  it('gives no secret to lake, ally, enemy and Gang tiles, and one to all others [BI-311]', () => {
    const p = play({ 'Tile stacks': 5 });
    for (const name of ['Lake', 'Ally camp', 'Stealer camp', 'Killer camp', 'Roaming Gang']) {
      const before = p.s.secretsLeft;
      set(p, 'actionsLeft', 3);
      p.pick(...tile(name));
      assert.match(told(p), /No secret/);
      assert.equal(p.s.secretsLeft, before, name);
    }
    for (const name of ['Grassland', 'Farmland', 'Forest', 'Quarry', 'Mountain', 'Exit']) {
      const before = p.s.secretsLeft;
      reveal(p, name);
      assert.equal(p.s.secretsLeft, before - 1, name);
    }
  });

  it('fixes place and turn of a tile before the flip, and does not move the player [BI-312]', () => {
    const p = play();
    p.pick('Explore');
    assert.match(p.says(), /fix place and turn, flip$/);
    p.dice(1).pick('Mountain');
    assert.equal(p.s.on[0], MAIN);
  });

  it('starts what belongs to the tile: cool-down 6, the Gang, or the Exit [BI-313]', () => {
    const p = play();
    const ally = reveal(p, 'Ally camp'),
      stealer = reveal(p, 'Stealer camp'),
      killer = reveal(p, 'Killer camp');
    assert.deepEqual(
      [ally, stealer, killer].map(k => [p.s.kind[k], p.s.cd[k]]),
      [
        ['Ally', 6],
        ['Stealer', 6],
        ['Killer', 6],
      ],
    );
    reveal(p, 'Roaming Gang');
    assert.equal(p.s.gang, 'Roaming');
    set(p, 'berserkWaits', 1);
    reveal(p, 'Exit');
    assert.equal(p.s.exitRevealed, 1);
    p.ok();
    set(p, 'actionsLeft', 9);
    p.pick('Explore', 'Special tile');
    for (const name of ['Ally camp', 'Stealer camp', 'Killer camp', 'Roaming Gang', 'Exit'])
      assert.equal(reason(p, name), 'All of them are out');
  });
});

describe('Biome, secrets', () => {
  it('discovers for 1 action, for 2 on a mountain, where something lies face-down [BI-305]', () => {
    const p = play();
    assert.equal(reason(p, 'Discover'), 'None face-down here');
    set(p, 'on', OPEN);
    p.pick('Discover', 'No');
    assert.equal(p.s.actionsLeft[0], 2);
    set(p, 'on', MOUNTAIN);
    p.pick('Discover, 2', 'No');
    assert.equal(p.s.actionsLeft[0], 0);
    set(p, 'actionsLeft', 1);
    assert.equal(reason(p, 'Discover, 2'), 'Needs 2, you have 1');
  });

  it('picks up for 1 action, free at a friendly camp, never from an enemy camp, never a known Captured [BI-306]', () => {
    const p = play();
    p.pick('Pick up', 'Supply');
    assert.deepEqual([p.s.actionsLeft[0], p.s.supply[0]], [3, 1]);
    set(p, 'on', OPEN);
    p.pick('Pick up seen');
    assert.equal(p.s.actionsLeft[0], 2);
    p.pick('Pick up unseen');
    assert.match(p.says(), /Captured\?$/);
    p.pick('No');
    assert.equal(p.s.actionsLeft[0], 1);
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'on', MAIN + enemy);
    assert.equal(reason(p, 'Pick up'), 'Only mercs take loot');
    assert.equal(reason(p, 'Pick up unseen'), 'Only mercs take loot');
    set(p, 'on', OPEN);
    p.pick('Pick up unseen', 'Yes'); // taken unseen, it strikes
    assert.equal(p.s.capture[0], enemy + 2);
  });

  it('places face-down for 1 action, face-up and free on a friendly camp, never on an enemy camp [BI-307]', () => {
    const p = play();
    p.pick('Place', 'Teleport');
    assert.deepEqual([p.s.actionsLeft[0], p.s.teleport[0]], [3, 1]);
    const ally = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Killer camp');
    set(p, 'on', MAIN + ally);
    p.pick('Place', 'Foresight');
    assert.deepEqual([p.s.actionsLeft[0], p.s.foresight[ally]], [3, 1]);
    set(p, 'on', OPEN);
    p.pick('Place');
    assert.equal(p.s.actionsLeft[0], 2);
    set(p, 'on', MAIN + enemy);
    assert.equal(reason(p, 'Place'), 'Not on enemy camps');
  });

  it('uses a secret for 1 action, the one on the camp or one of the hand, never one of an enemy camp [BI-308]', () => {
    const p = play();
    set(p, 'clairvoyance', 1, 0);
    p.pick('Use a secret', 'Clairvoyance, camp');
    p.ok();
    assert.deepEqual([p.s.actionsLeft[0], p.s.clairvoyance[0]], [2, 0]);
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'teleport', 1, enemy);
    set(p, 'on', MAIN + enemy);
    p.pick('Use a secret', 'Teleport', 'Open tile');
    assert.deepEqual([p.s.actionsLeft[0], p.s.teleport[enemy]], [1, 1]); // it was the player's own
    set(p, 'actionsLeft', 0);
    assert.equal(reason(p, 'Use a secret'), 'Needs 1, you have 0');
  });

  it('uses no secret of which all lie elsewhere, in the open [BI-050, BI-308]', () => {
    const p = play();
    const enemy = reveal(p, 'Stealer camp');
    set(p, 'teleport', 1);
    set(p, 'teleport', 1, enemy); // there are two
    set(p, 'on', MAIN + enemy);
    p.pick('Use a secret');
    assert.equal(reason(p, 'Teleport'), 'All of them are out');
    set(p, 'on', MAIN);
    assert(p.offers().includes('Teleport'));
    set(p, 'teleport', 0);
    p.s.party.push(enemy);
    p.s.origin.push(1);
    p.s.loot.push('-');
    p.s.lootToo.push('Teleport');
    assert.equal(reason(p, 'Teleport'), 'All of them are out'); // a party has the other one
    set(p, 'lootToo', 1);
    assert(p.offers().includes('Teleport'));
  });

  it('picks up, places and uses at the usual price on a mountain [BI-309]', () => {
    const p = play();
    set(p, 'on', MOUNTAIN);
    p.pick('Pick up seen', 'Place');
    assert.equal(p.s.actionsLeft[0], 1);
    p.pick('Use a secret', 'Clairvoyance');
    p.ok();
    assert.equal(p.s.actionsLeft[0], 0);
  });

  it('turns a Supply into the turn again: 5 - 1 + 5 = 9, as often as one likes [BI-320]', () => {
    const p = play();
    set(p, 'allotment', 5);
    set(p, 'actionsLeft', 5);
    p.pick('Use Supply, barn');
    assert.equal(p.s.actionsLeft[0], 9);
    p.pick('Use Supply, barn');
    assert.deepEqual([p.s.actionsLeft[0], p.s.supply[0]], [13, 0]);
    set(p, 'actionsLeft', 0);
    reason(p, 'Use a secret');
  });

  it('takes payments from the camp underfoot and from the hand; ally barns serve, enemy barns do not [BI-321]', () => {
    const p = play();
    const ally = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'cd', 0, ally);
    set(p, 'supply', 1, ally);
    set(p, 'on', MAIN + ally);
    p.pick('Trade, 2', '1 barn, 1 hand', 'None');
    assert.equal(p.s.supply[ally], 0); // the other came from the hand
    set(p, 'supply', 2, ally);
    p.pick('Pick up', 'Supply');
    assert.equal(p.s.supply[ally], 1);
    set(p, 'supply', 4, enemy);
    set(p, 'capture', enemy + 2, 1);
    set(p, 'on', MAIN + enemy);
    p.pick('Ransom Bob, 2');
    assert.equal(p.s.supply[enemy], 4);
  });

  it('discards every Supply beyond the fourth on a camp [BI-322]', () => {
    const p = play();
    set(p, 'supply', 4);
    p.pick('Place');
    assert.match(p.says(), /Barn full: a Supply is discarded/);
    p.pick('Supply');
    assert.equal(p.s.supply[0], 4);
    set(p, 'farmCd', 1);
    assert.match(round(p, 1), /No Supply: barn of Main full/);
    assert.equal(p.s.supply[0], 4);
  });

  it('never keeps more than 4 Supplies on a camp, and any number of the others [BI-051]', () => {
    const p = play();
    for (let i = 0; i < 6; i++) p.pick('Place', 'Supply');
    assert.equal(p.s.supply[0], 4);
    for (const type of TYPES.slice(1)) p.pick('Place', type, 'Place', type);
    assert.deepEqual([p.s.key[0], p.s.extraCarry[0], p.s.teleport[0]], [2, 2, 2]);
    assert.throws(() => p.session.correct('supply', 0, 5, 1), /Supply goes from 0 to 4/);
  });

  it('shows what Clairvoyance shows, and captures nobody by it [BI-345]', () => {
    const p = play();
    p.pick('Use a secret', 'Clairvoyance');
    assert.match(p.says(), /all secrets here and beside\. Captured is safe/);
    p.ok();
    assert.deepEqual([p.s.capture[0], p.s.actionsLeft[0]], [0, 2]);
  });

  it('looks 5 tiles or secrets ahead, or at all that are left, and counts them as before [BI-346]', () => {
    const p = play();
    set(p, 'secretsLeft', 3);
    p.pick('Use a secret', 'Foresight');
    assert.deepEqual(p.offers(), ['Next 5 tiles', 'Next 3 secrets', 'Back']);
    assert.match(p.says(), /put back in any order/);
    p.pick('Next 3 secrets');
    assert.deepEqual([p.s.tilesLeft, p.s.secretsLeft, p.s.actionsLeft[0]], [25, 3, 2]);
  });

  it('teleports anywhere; onto a lake or the Gang it injures [BI-347]', () => {
    const p = play({ Players: 3 });
    const ally = reveal(p, 'Ally camp');
    p.pick('Use a secret', 'Teleport', 'Ally 1');
    assert.deepEqual([p.s.on[0], p.s.actionsLeft[0]], [MAIN + ally, 2]);
    p.pick('Use a secret', 'Teleport', 'Mountain');
    assert.deepEqual([p.s.on[0], p.s.actionsLeft[0]], [MOUNTAIN, 1]);
    p.pick('Use a secret', 'Teleport', 'Lake');
    assert.deepEqual([health(p)[0], p.s.injuryCD[0], p.s.on[0]], [1, 10, MAIN]);
    p.ok();
    reveal(p, 'Roaming Gang');
    p.pick('Use a secret', 'Teleport', "Gang's tile");
    assert.equal(health(p)[1], 1);
  });

  it('never uses an Extra Action or an Extra Carry: on a player camp it is placed, for no action [BI-348]', () => {
    const p = play();
    p.pick('Use a secret', 'Place Extra Action');
    assert.deepEqual([p.s.extraAction, p.s.actionsPerTurn, p.s.actionsLeft[0]], [[1], 4, 3]);
    set(p, 'on', OPEN);
    p.pick('Use a secret');
    assert.equal(reason(p, 'Extra Action'), 'Place it on a camp');
    assert.equal(reason(p, 'Extra Carry'), 'Place it on a camp');
  });

  it('uses a Key on the Exit only, for 1 action each [BI-360]', () => {
    const p = play();
    p.pick('Use a secret');
    assert.equal(reason(p, 'Key'), 'Only on the Exit tile');
    p.pick('Back');
    set(p, 'exitRevealed', 1);
    set(p, 'on', EXIT);
    p.pick('Use a secret', 'Key', 'Use a secret', 'Key');
    assert.deepEqual([p.s.exitKeys, p.s.actionsLeft[0]], [2, 1]);
  });

  it('counts an Extra Action on player camps only, from the next turn on, until it is gone [BI-401]', () => {
    const p = play();
    const camp = build(p),
      ally = reveal(p, 'Ally camp');
    set(p, 'on', MAIN + camp);
    p.pick('Place', 'Extra Action');
    set(p, 'on', MAIN + ally);
    p.pick('Place', 'Extra Action');
    assert.deepEqual([p.s.actionsPerTurn, p.s.allotment[0]], [4, 3]);
    endTurn(p);
    assert.match(asks(p), /^Bob: 4 left/);
    set(p, 'on', MAIN + camp, 1);
    p.pick('Pick up', 'Extra Action');
    assert.deepEqual([p.s.actionsPerTurn, p.s.allotment[1]], [3, 4]);
  });

  it('counts an Extra Carry on player camps for everybody, at once, until it is gone [BI-402]', () => {
    const p = play();
    p.pick('Place', 'Extra Carry');
    assert.equal(p.s.carryCap, 5);
    const ally = reveal(p, 'Ally camp');
    set(p, 'on', MAIN + ally);
    p.pick('Place', 'Extra Carry');
    assert.equal(p.s.carryCap, 5);
    set(p, 'supply', 0);
    reveal(p, 'Killer camp');
    set(p, 'cd', 1, 2);
    board(p, 1, 1);
    account(p);
    assert.deepEqual([p.s.carryCap, p.s.extraCarry[0]], [4, 0]); // stolen
  });

  it('drops nothing when the carry limit falls, but lets nobody over it pick up [BI-403]', () => {
    const p = play({ ...CHOOSE, Inventories: 'Weighed' });
    set(p, 'carried', 2);
    p.pick('Place', 'Extra Carry');
    set(p, 'on', OPEN);
    p.pick('Pick up seen');
    p.dial(5);
    assert.deepEqual([p.s.carryCap, p.s.carried[0]], [5, 5]);
    reveal(p, 'Stealer camp');
    set(p, 'supply', 0);
    set(p, 'cd', 1, 1);
    board(p, 1, 1, 1);
    p.pick('Put party beside it'); // the Extra Carry is stolen
    assert.deepEqual([p.s.extraCarry[0], p.s.carryCap, p.s.carried[0]], [0, 4, 5]);
    assert.match(asks(p), /^Ada: 3 left, Open land, carry 4/);
    assert.equal(reason(p, 'Pick up seen'), 'Carry limit 4');
    assert.equal(reason(p, 'Pick up unseen'), 'Carry limit 4');
    p.pick('Place');
    assert.deepEqual(shown(p.session).dial, [0, 5, 5]);
    p.dial(3);
    assert(p.offers().includes('Pick up seen'));
  });

  it('cannot exceed 6, 6 or 7 actions and carry 6, 7 or 7 [BI-404]', () => {
    for (const n of [3, 4, 5]) {
      const p = play({ 'Tile stacks': n });
      for (const type of ['Extra Action', 'Extra Carry']) placeAll(p, type);
      assert.deepEqual(
        [p.s.actionsPerTurn, p.s.carryCap],
        [
          [6, 6],
          [6, 7],
          [7, 7],
        ][n - 3],
      );
      p.pick('Place');
      assert.equal(reason(p, 'Extra Action'), 'All of them are out');
    }
  });

  it('asks of a face-down secret only whether it was Captured, and never names one [BI-440]', () => {
    const p = play();
    set(p, 'on', OPEN);
    for (const act of ['Discover', 'Pick up unseen']) {
      set(p, 'actionsLeft', 3);
      p.pick(act);
      assert.equal(asks(p), 'Ada: Look in secret. Captured?');
      assert.deepEqual(p.offers(), ['No', 'Yes', 'Back']);
      p.pick('No');
    }
    set(p, 'hidden', 3, 0);
    assert.deepEqual([p.session.tracks().hidden.name, p.session.tracks().carried.secret], ['Face-down', true]);
  });

  it('shows the weight in a hand only to who asks for it [BI-441]', () => {
    const p = play({ ...CHOOSE, Inventories: 'Weighed' });
    assert.equal(p.session.tracks().carried.secret, true);
    set(p, 'on', OPEN);
    p.pick('Pick up seen');
    assert.equal(asks(p), 'Ada: For your eyes only: weight you carry now?');
    p.dial(1);
    assert.equal(p.s.carried[0], 1);
    assert(!(shown(p.session).show || []).includes('carried'));
    assert(!p.says().includes('carr'));
  });

  it('uses at once what was said aloud, or loses it: a lost Key is destroyed [BI-442]', () => {
    const p = play();
    set(p, 'on', OPEN);
    p.pick('Secret said aloud');
    assert.equal(reason(p, 'Bob'), 'May be shown there'); // on the main camp
    p.pick('Ada');
    assert.match(p.says(), /used now \(1 action\), or lost/);
    p.pick('Supply');
    assert.equal(p.s.actionsLeft[0], 5);
    p.pick('Secret said aloud', 'Ada', 'Extra Action');
    assert.equal(p.s.actionsLeft[0], 5);
    p.pick('Secret said aloud', 'Ada', 'Farm Kit');
    assert.match(p.says(), /^Farm on which tile/);
    p.pick('No camp: kit lost');
    assert.equal(p.s.farmCamp.length, 1);
    set(p, 'actionsLeft', 0);
    p.pick('Secret said aloud', 'Ada', 'Supply');
    assert.equal(p.s.actionsLeft[0], 0);
    p.pick('Secret said aloud', 'Ada', 'Key');
    assert.equal(p.s.keysDestroyed, 1);
    p.ok();
    const q = play({ 'Tile stacks': 5 });
    set(q, 'exitRevealed', 1);
    set(q, 'on', EXIT);
    q.pick('Secret said aloud', 'Ada', 'Key');
    assert.deepEqual([q.s.exitKeys, q.s.keysDestroyed], [1, 0]);
  });

  it('loses what somebody else says who has no action now, whatever it is, and a Key counts [BI-442]', () => {
    const p = play({ ...CHOOSE, Players: 3, Inventories: 'Weighed', 'Tile stacks': 5 });
    set(p, 'on', OPEN, 1);
    set(p, 'carried', 4, 1);
    set(p, 'capture', 1, 2);
    p.pick('Secret said aloud');
    assert.deepEqual(p.offers(), ['Bob', 'Back']);
    assert.deepEqual([reason(p, 'Ada'), reason(p, 'Cem')], ['May be shown there', 'Hands are empty']);
    p.pick('Bob');
    assert.match(asks(p), /^Bob: No action: it is lost/);
    p.pick('Supply'); // not even this one is used
    assert.equal(asks(p), 'Bob: For your eyes only: weight you carry now?');
    p.dial(3);
    assert.deepEqual([p.s.carried, p.s.actionsLeft[0], p.s.keysDestroyed], [[0, 3, 0], 3, 0]);
    p.pick('Secret said aloud', 'Bob', 'Key');
    p.dial(1);
    assert.deepEqual([p.s.carried[1], p.s.keysDestroyed, p.s.exitKeys, p.s.at], [1, 1, 0, 'turn.act']);
    assert.equal(reason(p, 'Undo'), 'Locked by new info');
  });

  it('needs no entry for hints, and tells a clairvoyant to warn without naming [BI-443]', () => {
    const p = play();
    const before = p.offers().join();
    assert(!/hint|warn/i.test(before));
    p.pick('Use a secret', 'Clairvoyance');
    assert.match(p.says(), /Warn, name none/);
  });

  it('tracks the public keys and those destroyed, never more than there are [BI-050]', () => {
    const p = play();
    for (let i = 0; i < 3; i++) p.pick('Place', 'Key');
    set(p, 'exitRevealed', 1);
    set(p, 'on', EXIT);
    p.pick('Use a secret', 'Key', 'Use a secret');
    assert.equal(reason(p, 'Key'), 'All of them are out');
    p.pick('Back');
    assert.deepEqual([p.s.key[0], p.s.exitKeys, p.s.keysDestroyed], [3, 1, 0]);
    assert.equal(p.session.game.broken!(p.s), undefined);
    set(p, 'keysDestroyed', 1);
    assert.equal(p.session.game.broken!(p.s), 'There are not so many keys');
  });
});

describe('Biome, captives', () => {
  it('captures for the nearest Stealer, with all that was carried, for two rounds [BI-420]', () => {
    const p = play({ Players: 3, 'Tile stacks': 4 });
    const first = reveal(p, 'Stealer camp'),
      second = reveal(p, 'Stealer camp');
    set(p, 'on', OPEN);
    p.pick('Discover', 'Yes');
    assert.equal(asks(p), 'Ada: Captured! Nearest Stealer?');
    p.pick('Stealer 2');
    assert.match(p.says(), /Held by Stealer 2\. How many secrets did Ada carry\?/);
    p.dial(3);
    assert.deepEqual([p.s.capture[0], p.s.captureRounds[0], p.s.on[0], p.s.hidden[second]], [second + 2, 2, MAIN + second, 3]);
    set(p, 'on', OPEN, 1);
    p.pick('Discover', 'Yes');
    p.dice(1).pick('Equally near');
    assert.equal(p.s.capture[1], first + 2);
  });

  it('holds a captive at an unknown place until the first Stealer appears, for good [BI-421]', () => {
    const p = play({ Players: 3, 'Tile stacks': 4 });
    set(p, 'on', OPEN);
    p.pick('Discover', 'Yes');
    assert.match(p.says(), /Held nobody knows where/);
    p.dial(2);
    assert.deepEqual([p.s.capture[0], p.s.limbo], [1, 2]);
    const k = reveal(p, 'Stealer camp');
    assert.deepEqual([p.s.capture[0], p.s.on[0], p.s.hidden[k], p.s.limbo], [k + 2, MAIN + k, 2, 0]);
    reveal(p, 'Stealer camp');
    assert.equal(p.s.capture[0], k + 2);
    const q = play({ Players: 2 });
    set(q, 'on', OPEN);
    q.pick('Discover', 'Yes');
    q.dial(1);
    round(q, 1);
    assert.equal(q.s.captureRounds[0], 1); // it runs all the same
    round(q, 1);
    assert.deepEqual([q.s.capture[0], health(q)[0], q.s.limbo], [0, 1, 1]);
  });

  it('names whom the first Stealer holds, or how many when they are more than a screen has room for [BI-421]', () => {
    for (const [n, words] of [
      [1, 'Stealer 1: CD 6. No secret\nIt holds Bob'],
      [2, 'Stealer 1: CD 6. No secret\nIt holds Bob, Cem'],
      [5, 'Stealer 1: CD 6. No secret\nIt holds 5 of you'],
    ] as [number, string][]) {
      const p = play({ Players: 8 });
      for (let seat = 1; seat <= n; seat++) set(p, 'capture', 1, seat);
      p.pick('Explore', 'Special tile', 'Stealer camp');
      assert.equal(told(p), words);
    }
  });

  it('counts down at the end of every board turn and sends home injured, empty-handed [BI-422]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'supply', 0);
    set(p, 'on', OPEN);
    p.pick('Discover', 'Yes');
    p.dial(1);
    assert.match(round(p, 1, 1), /Ada captive: 1 more$/m);
    assert.match(round(p, 1, 1), /Ada comes home injured, hands empty, CD 10$/m);
    assert.deepEqual([p.s.capture[0], health(p)[0], p.s.injuryCD[0], p.s.on[0], p.s.hidden[k]], [0, 1, 10, MAIN, 1]);
  });

  it('does not stop the countdown for the Gang on the camp [BI-425]', () => {
    const p = play();
    const k = reveal(p, 'Stealer camp');
    set(p, 'capture', k + 2, 1);
    set(p, 'captureRounds', 2, 1);
    fights(p, 1);
    set(p, 'gangOn', k + 2);
    round(p, 1);
    assert.equal(p.s.captureRounds[1], 1);
  });

  it('has no captives at Killer camps [BI-424]', () => {
    const p = play();
    reveal(p, 'Killer camp');
    set(p, 'on', OPEN);
    p.pick('Discover', 'Yes');
    assert.match(p.says(), /Held nobody knows where/);
  });

  it('frees for 2 Supplies and an action on the spot, one captive a time; the loot stays [BI-361]', () => {
    const p = play({ Players: 3 });
    const k = reveal(p, 'Stealer camp');
    for (const seat of [1, 2]) {
      set(p, 'capture', k + 2, seat);
      set(p, 'captureRounds', 2, seat);
      set(p, 'on', MAIN + k, seat);
    }
    set(p, 'hidden', 2, k);
    assert(!p.offers().includes('Ransom Bob, 2'));
    set(p, 'on', MAIN + k);
    p.pick('Ransom Bob, 2');
    assert.deepEqual([p.s.capture, p.s.actionsLeft[0], p.s.hidden[k], p.s.on[1]], [[0, 0, k + 2], 2, 2, MAIN + k]);
    endTurn(p);
    assert.match(asks(p), /^Bob: 3 left/);
  });

  it('sends the injured to the main camp with their inventory, on cool-down 10 [BI-410]', () => {
    const p = play({ ...CHOOSE, Players: 3, Inventories: 'Weighed' });
    reveal(p, 'Roaming Gang');
    set(p, 'carried', 3);
    set(p, 'on', OPEN);
    p.pick('Move', "Gang's tile");
    assert.deepEqual([health(p)[0], p.s.injuryCD[0], p.s.on[0], p.s.carried[0]], [1, 10, MAIN, 3]);
    p.ok();
    assert.match(asks(p), /^Bob/);
  });

  it('does not injure twice: the cool-down runs on [BI-411]', () => {
    const p = play({ Players: 3 });
    set(p, 'injuryCD', 10, 1);
    set(p, 'injuryCD', 4, 1);
    set(p, 'capture', 1, 1);
    set(p, 'captureRounds', 1, 1);
    set(p, 'gangOn', 2);
    fights(p, 3);
    round(p, 1);
    assert.equal(p.s.injuryCD[1], 4);
  });
});
