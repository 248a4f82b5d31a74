// The table is right: values set by hand, phases jumped to, and what was set by mistake taken back.
import { strict as assert } from 'node:assert';
import tamashii from '../../../games/tamashii';
import { attach, cannot, card, fall, fight, jump, put, RIVAL, ready, set, type Table, toEndOfLaunch, VIRTUAL, world } from './table';

describe('tamashii: corrections and jumps', () => {
  it('fires at once when the table types in what triggers it, and then goes on with the same question [TA-240] [TA-246] [TA-392]', () => {
    const p = set(jump(ready(), 'action'), 'trace', 10, 1);
    assert.match(p.says(), /^Bob TRACED/);
    p.ok();
    p.dial(4, 5);
    assert.match(p.says(), /^Ada MOVE/);
    set(p, 'trace', 6);
    set(p, 'traceTop', 6);
    assert.match(p.says(), /^Ada TRACED/);
    const q = set(jump(ready(), 'quest'), 'integrity', 0, 1);
    assert.match(q.says(), /^Bob RESET/);
    q.dice(8).ok();
    q.ok(2);
    assert.match(q.says(), /PLAYER ACTIVITY/);
  });

  it('goes on with the next turn when Time is given back after the last Quest phase, and counts when it is not [TA-364] [TA-323]', () => {
    const last = () => {
      const p = set(jump(ready(RIVAL), 'quest'), 'time', 1);
      p.pick('Done', 'Done');
      assert.match(p.says(), /GAME OVER/);
      return p;
    };
    const p = set(last(), 'time', 3);
    assert.match(p.says(), /Taken back/);
    p.ok(2);
    assert.match(p.says(), /TURN 2/);
    assert.deepEqual([p.s.turn, p.s.time, p.s.firstPlayer, p.s.back.length], [2, 3, 1, 0]);
    const q = last();
    q.ok();
    assert.match(q.says(), /VP of your 0 Goals/);
    assert.equal(q.s.turn, 1);
    const jumped = jump(ready(RIVAL), 'quest');
    jumped.pick('Done', 'Done');
    jumped.session.jump('end.over', 0);
    assert.match(jumped.says(), /GAME OVER/); // the table wants to count
  });

  it('ends a Competitive game at once when the table sets Time to 0 [TA-323]', () => {
    assert.match(set(jump(ready(RIVAL), 'action'), 'time', 0).says(), /GAME OVER/);
  });

  it('goes on where it was when the table takes back what had triggered [TA-240] [TA-246] [TA-323] [TA-356]', () => {
    const back = (p: Table, track: string, wrong: number, right: number) => {
      const at = p.s.at;
      set(set(p, track, wrong, 1), track, right, 1);
      p.ok();
      assert.deepEqual([p.s.at, p.s.back], [at, []]);
    };
    back(jump(ready(), 'action'), 'integrity', 0, 4);
    back(jump(ready(), 'action'), 'trace', 10, 3);
    const rival = jump(ready(RIVAL), 'action');
    set(set(rival, 'time', 0), 'time', 5).ok();
    assert.match(rival.says(), /^Ada MOVE/);
    const solo = set(jump(ready({ Players: 1, Game: 'Scenario' }), 'action'), 'batteries', 0);
    solo.pick('Stayed');
    set(solo, 'batteries', 2).ok();
    assert.match(solo.says(), /BOT MOVE/);
    assert.equal(solo.s.botInPlay, 1);
  });

  it('is in the phase that the table jumps to, with everybody in it [TA-080] [TA-249]', () => {
    const p = fall(jump(ready(), 'action'), 'Bob');
    jump(p, 'combat');
    assert.deepEqual([p.s.phase, p.s.phaseSkip], ['Combat', [0, 0]]);
    assert.match(tamashii.status!(p.s), /Combat/);
    jump(p, 'planning');
    assert.equal(p.s.phase, 'Planning');
  });

  it('defeats an enemy whose Integrity a correction uses up, and goes on where it was when that is taken back [TA-250]', () => {
    const p = attach(jump(ready(), 'action'), 'Bob', 6, 9);
    set(p, 'damage', 6);
    assert.match(p.says(), /^Bob ENEMY DEFEATED\nIt was enemy 1/);
    p.ok();
    assert.deepEqual([p.s.enemies, p.s.damage, p.s.exp], [[9], [0], [0, 1]]);
    assert.match(p.says(), /MOVE/);
    set(set(p, 'damage', 9), 'damage', 2).ok();
    assert.deepEqual([p.s.enemies, p.s.exp, p.s.back], [[9], [0, 1], []]);
    assert.match(p.says(), /MOVE/);
    // two at once, and the number die follows (TA-289)
    const q = attach(jump(ready(), 'action'), 'Ada', 5, 5, 5);
    fight(jump(q, 'combat'), [1, 1], 6);
    assert.equal(q.s.numDie, 2);
    set(set(q, 'damage', 5, 0), 'damage', 7, 1).ok();
    q.ok();
    assert.deepEqual([q.s.enemies, q.s.numDie, q.s.exp[0]], [[5], 0, 2]);
    assert.match(q.says(), /YOUR FRAME/);
  });

  it('has a time limit as soon as the table sets Time to 1 or more [TA-256]', () => {
    const p = set(world(ready()), 'time', 4);
    assert.match(p.says(), /Time 4: one less/);
    assert.equal(p.s.timeGoverned, 1);
  });

  it('never holds less than no Corrupted, whatever the table has set [TA-041] [TA-331]', () => {
    const p = jump(ready(VIRTUAL), 'action');
    card(p).pick('Data tokens', 'Gain Corrupted');
    p.dial(1);
    p.pick('Done');
    put(set(p, 'corruptedHeld', 0), 5, 1);
    card(p).pick('Data tokens', 'Discard a token', 'A1 Corrupted');
    assert.equal(p.s.corruptedHeld[0], 0);
  });

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
    assert.deepEqual([q.s.fallen, q.s.back.length], [-1, 1]);
  });

  it('gives drawn tokens back to the Bag when the table jumps elsewhere [TA-047]', () => {
    const p = jump(ready(VIRTUAL), 'action');
    card(p).pick('Data tokens', 'Prepare x');
    p.dial(3);
    assert.equal(p.s.hand.length, 3);
    jump(p, 'quest');
    assert.deepEqual([p.s.hand, tamashii.broken!(p.s)], [[], undefined]);
  });

  it('lets the table correct what is in play, and the timer', () => {
    const p = jump(ready(), 'planning');
    set(set(p, 'classes', 0), 'exp', 2);
    p.pick('Upgrade', 'Ada');
    assert.equal(cannot(p, 'Class Augment'), 'No Class deck');
    set(p, 'planningMinutes', 3);
    assert.equal(p.s.planningMinutes, 3);
  });

  it('spends nothing that a correction took away meanwhile: Reroll, dice, a battery [TA-042]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 9), 'reroll', 2);
    jump(p, 'combat');
    p.dice(5, 5, 2, 1).ok();
    p.pick('Reroll');
    set(p, 'reroll', 1);
    assert.throws(() => p.mark('Die 1: blank', 'Die 2: blank'), /not offered/);
    p.dice(1).mark('Die 1: blank');
    p.pick('Keep', 'Body Frame 1', 'B');
    set(p, 'dice', 0);
    p.dial(0);
    p.pick('Other effect', 'Done');
    assert.deepEqual([p.s.reroll[0], p.s.dice], [0, [0, 0]]);
    const q = jump(ready({ Players: 1, Game: 'Scenario' }), 'action');
    q.pick('Stayed', 'Bot stayed');
    set(q, 'batteries', 0);
    assert.deepEqual(q.offers(), ['No']);
  });

  it('lets the table say whose turn it is [TA-081]', () => {
    const p = set(jump(ready({ Players: 3 }), 'action'), 'seat', 2);
    assert.match(p.says(), /^Cyd MOVE/);
    toEndOfLaunch(p).pick('End Launch');
    assert.equal(p.s.phase, 'Quest');
  });
});
