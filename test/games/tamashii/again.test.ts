// What a second look at the rules found: exceptions, ways around a rule, and rulings that are a matter of taste.
import { strict as assert } from 'node:assert';
import tamashii from '../../../games/tamashii';
import { attach, cannot, card, fight, jump, odds, ready, set, type Table, world } from './table';

const VIRTUAL = { 'Data tokens': 'In the device' },
  COUNTED = { 'Data tokens': 'Counted' },
  SOLO = { Players: 1, Game: 'Scenario' };
const NOT_ALONE = 4,
  BOSS_IS_TOP = 8,
  BOT_LATER = 16;

/** Ada at the District step of a solo game. */
function district(p: Table): Table {
  jump(p, 'action').pick('Stayed', 'Bot stayed');
  if (p.s.at == 'action.botTile') p.pick('No');
  p.dial(0);
  return p;
}

describe('tamashii: a second look', () => {
  it('fires its triggers after a jump out of a draw or a reset [TA-240] [TA-246]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Enemies', 'Attach');
    p.dial(2);
    jump(p, 'action');
    set(p, 'trace', 10);
    assert.match(p.says(), /Ada TRACED/);
    const q = jump(ready(), 'action');
    card(q).pick('Reset');
    q.dice(1).ok();
    jump(q, 'quest');
    assert.match(q.says(), /Ada RESET/);
    assert.deepEqual([q.s.falling, q.s.back], [0, ['quest.activity']]);
  });

  it('gives drawn tokens back to the Bag when the table jumps elsewhere [TA-047]', () => {
    const p = jump(ready(VIRTUAL), 'action');
    card(p).pick('Data tokens', 'Prepare x');
    p.dial(3);
    assert.equal(p.s.hand.length, 3);
    jump(p, 'quest');
    assert.deepEqual([p.s.hand, tamashii.broken!(p.s)], [[], undefined]);
  });

  it('dumps drawn tokens of a player who is reset, and asks for no slot then [TA-247]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    card(p, 'Bob').pick('Data tokens', 'Prepare x');
    p.dial(2);
    p.pick('A1');
    set(p, 'integrity', 0, 1);
    p.dice(8).ok();
    p.ok(2);
    assert.equal(tamashii.broken!(p.s), undefined);
    assert.deepEqual([p.s.hand, p.offers()], [[], ['No slot']]);
  });

  it('lets a player upgrade between Refill and Program [TA-092]', () => {
    const p = set(jump(ready(VIRTUAL), 'planning'), 'memory', 1);
    p.pick('Draw', 'Draw');
    assert.match(p.says(), /PROGRAM/);
    p.pick('Upgrade', 'Ada', 'Discard a token');
    p.pick(p.offers()[0], 'Done', 'Moves: 3');
    assert.equal(p.s.grid.slice(0, 20).filter(v => v > 0 && v < 7).length, 7);
    assert.match(p.says(), /Moves left: 3/);
  });

  it('upgrades nobody who was reset in Planning [TA-249]', () => {
    const p = set(jump(ready(SOLO), 'planning'), 'exp', 4);
    card(p).pick('Reset');
    p.dice(8).ok();
    p.ok(2);
    p.pick('Done', 'Refilled', 'Upgrade');
    assert.match(p.says(), /Was reset/);
    assert.deepEqual(p.offers(), []);
    const q = jump(ready(), 'planning');
    card(q, 'Bob').pick('Reset');
    q.dice(8).ok();
    q.ok(2);
    q.pick('Done', 'Upgrade');
    assert.equal(cannot(q, 'Bob'), 'Was reset');
  });

  it('takes the bot for the District only before Trace is raised, unless the table rules otherwise [TA-354]', () => {
    const p = district(ready(SOLO));
    p.pick('Other...');
    assert.equal(cannot(p, 'Use BOT this step'), 'Asked before Trace');
    const q = set(ready(SOLO), 'rulings', BOT_LATER);
    jump(q, 'action').pick('Stayed', 'Bot stayed');
    assert.match(q.says(), /stayed: Trace/);
    q.dial(1);
    q.pick('Other...', 'Use BOT this step', 'Done');
    assert.match(q.says(), /BOT DISTRICT/);
    assert.equal(q.s.batteries, 4);
  });

  it('fights a boss without enemies, unless the table rules otherwise [TA-101] [TA-371]', () => {
    const p = jump(ready({ Boss: 'Shinigami' }), 'combat');
    assert(p.offers().includes('Boss is here'));
    set(p, 'rulings', NOT_ALONE);
    assert.match(p.says(), /No enemies:\ncombat skipped/);
  });

  it('lets the player choose between boss and Top Enemy, or the boss is Top where the table rules so [TA-296] [TA-371]', () => {
    const p = attach(jump(ready({ Boss: 'Shinigami' }), 'action'), 'Ada', 9);
    jump(p, 'combat').pick('Boss is here');
    fight(p, [1, 1], 1);
    p.pick('Body Frame 1');
    p.dial(1);
    assert.deepEqual(p.offers().slice(0, 2), ['Damage Top Enemy', 'Damage the boss']);
    set(p, 'rulings', BOSS_IS_TOP);
    assert.equal(cannot(p, 'Damage Top Enemy'), 'The boss is Top here');
    p.pick('Damage the boss');
    p.dial(6);
    assert.deepEqual([p.s.bossIntegrity, p.s.damage], [6, [0]]);
  });

  it('draws a new card in the World Activity in one way only, which ends it [TA-104]', () => {
    const p = world(ready());
    card(p);
    assert.equal(cannot(p, 'Scenario card'), 'Use New card there');
    jump(p, 'action');
    card(p);
    assert(p.offers().includes('Scenario card'));
  });

  it('counts a draw type by type; a poured Dump means that the Bag was used up [TA-049] [TA-152]', () => {
    const p = jump(ready(COUNTED), 'planning');
    p.s.bag.splice(0, 4, 1, 2, 0, 0);
    p.s.dump.splice(0, 4, 3, 0, 4, 0);
    p.pick('Type in the draw');
    assert.deepEqual(p.session.ask().dial, [0, 4, 0]);
    p.dial(2); // one of the Bag, one of the Dump
    assert.deepEqual(p.session.ask().dial, [2, 2, 2]); // so both Blue ones were drawn before
    p.dial(2);
    assert.match(p.says(), /Green/);
    p.dial(1);
    assert.deepEqual(
      [p.s.launcher.slice(0, 4), p.s.bag.slice(0, 4), p.s.dump.slice(0, 4)],
      [
        [2, 2, 1, 0],
        [2, 0, 3, 0],
        [0, 0, 0, 0],
      ],
    );
    const q = jump(ready(COUNTED), 'planning');
    q.s.bag.splice(0, 4, 2, 1, 0, 0);
    q.s.dump.splice(0, 4, 0, 5, 5, 0);
    q.pick('Type in the draw');
    q.dial(1);
    assert.deepEqual(q.session.ask().dial, [0, 1, 0], 'a Red one is still in the Bag');
    q.dial(1);
    assert.match(q.says(), /Bob/);
    assert.deepEqual(q.s.dump.slice(0, 4), [0, 5, 5, 0]);
  });

  it('tells the chances of a rerolled die of an attack [TA-136] [TA-138]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 9), 'reroll', 1);
    jump(p, 'combat').pick('Fight');
    p.dice(5, 5, 2, 1).dial(0);
    p.pick('Reroll');
    assert.equal(odds(p, 'B on a die'), 1 / 2);
    assert.equal(odds(p, 'S on a die'), 1 / 6);
  });

  it('moves the die on after an eS Frame whose wounds are 0 [TA-288]', () => {
    const p = fight(jump(attach(jump(ready(), 'action'), 'Ada', 9, 9), 'combat'), [1, 1], 4, 8);
    p.pick('Pass', 'Wounds');
    p.dial(0);
    assert.deepEqual([p.s.numDie, p.s.integrity[0]], [0, 5]);
  });

  it('rerolls as many dice by a card as it says, without the Asset [TA-140]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Chance', 'Roll player dice');
    p.dice(5, 6).dial(2);
    p.pick('Reroll by a card', 'Die 1: blank', 'Die 2: blank');
    p.dice(1, 4).pick('Reroll 2');
    assert.deepEqual([p.s.rolled, p.s.reroll[0], p.s.rerollAssetUsed], [[1, 4], 0, 0]);
  });

  it('has a time limit again when a card gives Time, and forgets what was launched at the end of the step [TA-256] [TA-217]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Gain', 'Time');
    p.dial(2);
    assert.deepEqual([p.s.time, p.s.timeGoverned], [2, 1]);
    p.pick('Done', 'Stayed');
    p.dial(0);
    p.pick('Skip', 'Basic Pattern', 'EXP', 'End Launch');
    p.ok();
    assert.equal(p.s.launched, 0);
  });

  it('lets the table correct what is in play, and the timer', () => {
    const p = jump(ready(), 'planning');
    set(set(p, 'inPlay', 1 + 16), 'exp', 2);
    p.pick('Upgrade', 'Ada');
    assert.equal(cannot(p, 'Class Augment'), 'No Class deck');
    set(p, 'limit', 3);
    assert.equal(p.s.limit, 3);
  });

  it('builds one track as it builds all of them, and names fit beside a bar', () => {
    const tables = [
      ready(VIRTUAL),
      ready({ ...SOLO, ...COUNTED }),
      ready({ Game: 'Competitive' }),
      fight(jump(attach(jump(ready(), 'action'), 'Ada', 6, 7), 'combat'), [1, 4], 2),
    ];
    for (const p of tables) {
      const all = tamashii.tracks(p.s);
      for (const id of Object.keys(all)) {
        const track = all[id];
        assert.deepEqual(tamashii.tracks(p.s, id), { [id]: track });
        assert(track.words || track.flags || track.of || track.name.length <= 10, track.name);
        assert(track.name.length <= 13 && (p.s as any)[id] !== undefined, id);
      }
      assert.deepEqual(tamashii.tracks(p.s, 'nothing'), {});
    }
  });
});
