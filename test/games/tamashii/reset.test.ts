// Who is reset in the middle of something: it ends there, and so does their part of the phase.
import { strict as assert } from 'node:assert';
import tamashii from '../../../games/tamashii';
import { attach, cannot, card, fall, fight, jump, onLauncher, ready, SOLO, set, toEndOfLaunch, VIRTUAL } from './table';

const EVERY = [0, 1, 2, 3, 4, 5]; // types of tokens

describe('tamashii: who was reset', () => {
  it('forgets the wounds that a reset cut short: the next die moves one card only [TA-267] [TA-288]', () => {
    const p = attach(attach(set(jump(ready(), 'action'), 'shield', 2), 'Ada', 9), 'Bob', 9, 9);
    fight(jump(p, 'combat'), [5, 5], 2);
    p.pick('2 wounds');
    assert.match(p.says(), /2 wounds/);
    set(p, 'integrity', 0);
    p.dice(8).ok();
    p.ok(2);
    fight(p, [1, 1], 4);
    assert.deepEqual([p.s.seat, p.s.numDie], [1, 1]);
    p.pick('Other...', 'Bob', 'Suffer wounds');
    p.dial(1);
    assert.equal(p.s.numDie, 1, 'a card is no Enemy Frame');
  });

  it('leaves the fight of a player who is reset at any of its questions [TA-249]', () => {
    const p = fight(jump(attach(jump(ready(), 'action'), 'Ada', 9), 'combat'), [5, 5], 2);
    p.pick('More wounds');
    assert.match(p.says(), /How many wounds/);
    set(p, 'integrity', 0);
    p.dice(8).ok();
    p.ok(2);
    assert.deepEqual([p.s.back, p.s.phase], [[], 'Quest']);
  });

  it('equips and trades nothing for who was reset in Planning [TA-249]', () => {
    const p = set(set(jump(ready({ Players: 1, Game: 'Scenario' }), 'planning'), 'augments', 1, 4), 'memory', 3);
    card(p).pick('Reset');
    p.dice(8).ok();
    p.ok(2);
    p.pick('Done', 'Upgrade');
    assert.match(p.says(), /^Ada Was reset/);
    assert.deepEqual(p.offers(), []);
    const q = fall(set(jump(ready(), 'planning'), 'augments', 1, 2), 'Bob');
    q.pick('Upgrade', 'Ada', 'Trade Augments');
    assert.equal(cannot(q, 'Bob'), 'Was reset');
  });

  it('lets nobody who was reset in this phase begin a Test [TA-106] [TA-249]', () => {
    const p = fall(jump(ready(), 'quest'), 'Ada');
    p.pick('Test');
    assert.equal(cannot(p, 'Group Test'), 'Was reset');
    p.pick('Another player', 'Test', 'Red');
    assert.match(p.says(), /^Bob Successes/);
  });

  it('draws no enemies for a Trace roll whose player was reset before they came [TA-249] [TA-267]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 8);
    p.dice(1, 1, 5).pick('Roll for Trace');
    set(p, 'integrity', 0);
    p.dice(8).ok();
    p.ok(2);
    p.pick('Go on');
    assert.deepEqual(p.s.enemies, []);
    assert.match(p.says(), /REFILL/);
  });

  it('rolls no dice and draws no tokens for who was reset after dumping or before the rest of the draw [TA-249] [TA-267]', () => {
    const p = jump(ready(), 'quest');
    p.pick('Test', 'Group Test', 'Red');
    p.dial(2);
    p.pick('No: 2');
    p.dial(1, 2);
    set(p, 'integrity', 0, 1);
    p.dice(8).ok();
    p.ok(2);
    p.dice(1).ok();
    assert.match(p.says(), /^Ada 1 of 2 successes\nFAILED/);
    const q = jump(ready(VIRTUAL), 'planning');
    set(q, 'integrity', 0);
    q.dice(8).ok();
    q.ok(2);
    q.pick('Draw');
    assert.deepEqual(
      [0, 1].map(seat => EVERY.reduce((n, type) => n + onLauncher(q.s, type, seat), 0)),
      [0, 8],
    );
  });

  it('suffers nothing more of wounds that a reset has ended while the Shield was asked for [TA-249] [TA-267]', () => {
    const p = set(jump(ready(), 'quest'), 'shield', 1);
    card(p).pick('Suffer wounds');
    p.dial(3);
    assert.match(p.says(), /3 wounds/);
    set(p, 'integrity', 0);
    p.dice(1).ok(3);
    assert.match(p.says(), /play goes on/);
    p.ok();
    assert.match(p.says(), /What happens/);
    assert.deepEqual([p.s.integrity[0], p.s.shield[0]], [5, 1]);
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

  it('upgrades nobody who was reset in Planning [TA-249]', () => {
    const p = set(jump(ready(SOLO), 'planning'), 'exp', 4);
    card(p).pick('Reset');
    p.dice(8).ok();
    p.ok(2);
    p.pick('Done', 'Upgrade');
    assert.match(p.says(), /Was reset/);
    assert.deepEqual(p.offers(), []);
    const q = jump(ready(), 'planning');
    card(q, 'Bob').pick('Reset');
    q.dice(8).ok();
    q.ok(2);
    q.pick('Done', 'Upgrade');
    assert.equal(cannot(q, 'Bob'), 'Was reset');
  });

  it('gives nobody a second Action or Combat because the first player is reset at its end [TA-081] [TA-249]', () => {
    const p = toEndOfLaunch(jump(ready(), 'action'));
    p.pick('End Launch');
    toEndOfLaunch(p);
    p.s.integrity[0] = 0; // by the effect that ends the step
    p.session.journal.snapshot(p.s);
    p.pick('End Launch');
    p.dice(8).ok();
    p.ok(2);
    assert.equal(p.s.phase, 'Quest');
    assert.deepEqual(p.s.phaseSkip, [0, 0], 'she takes part in it');
  });

  it('leaves who was reset in this phase out of a Group Test [TA-106] [TA-249]', () => {
    const p = fall(jump(ready({ Players: 3 }), 'quest'), 'Bob');
    p.pick('Test', 'Group Test', 'Red');
    p.dial(2);
    p.pick('No: 2');
    p.dial(1);
    assert.match(p.says(), /^Cyd GROUP TEST/);
    p.dial(1);
    p.dice(1).ok();
    assert.deepEqual([p.s.testDice, p.s.rolledBy], [[0, 0, 1], [0]]);
  });

  it('lets everybody take part again once the next phase is announced [TA-249]', () => {
    const p = jump(ready({ Players: 1, Game: 'Scenario' }), 'action');
    card(p).pick('Reset');
    p.dice(8).ok();
    p.ok(2);
    assert.deepEqual([p.s.phase, p.s.phaseSkip], ['Quest', [0]]);
  });

  it('names all who sit out in Program, on four rows [TA-249] [TA-090]', () => {
    const p = jump(ready({ Players: 3 }), 'planning');
    fall(fall(p, 'Ada'), 'Bob');
    assert.match(p.says(), /moves\nReset, sits out: Ada Bob$/);
  });
});
