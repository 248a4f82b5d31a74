// What a third look found: corrections that must fire at once, who was reset, values beyond the usual ones.
import { strict as assert } from 'node:assert';
import tamashii from '../../../games/tamashii';
import { attach, cannot, card, checklist, fight, jump, ready, set, type Table } from './table';

const RIVAL = { Game: 'Competitive' };

/** Somebody is reset through the menu of card effects, which is left again. */
function fall(p: Table, name: string): Table {
  card(p, name).pick('Reset');
  p.dice(8).ok();
  p.ok(2);
  p.pick('Done');
  return p;
}

describe('tamashii: a third look', () => {
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

  it('forgets the wounds that a reset cut short: the next die moves one card only [TA-267] [TA-288]', () => {
    const p = attach(attach(set(jump(ready(), 'action'), 'shield', 2), 'Ada', 9), 'Bob', 9, 9);
    fight(jump(p, 'combat'), [5, 5], 2);
    p.pick('Wounds');
    p.dial(2);
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
    p.pick('Wounds');
    assert.equal(p.s.at, 'combat.wounds');
    set(p, 'integrity', 0);
    p.dice(8).ok();
    p.ok(2);
    assert.deepEqual([p.s.seat, p.s.back, p.s.at], [1, [], 'combat.check']);
  });

  it('equips and trades nothing for who was reset in Planning [TA-249]', () => {
    const p = set(set(jump(ready({ Players: 1, Game: 'Scenario' }), 'planning'), 'augments', 1, 4), 'memory', 3);
    card(p).pick('Reset');
    p.dice(8).ok();
    p.ok(2);
    p.pick('Done', 'Refilled', 'Upgrade');
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

  it('tells the chances of every number that the die of this copy has [TA-149]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 9, 9, 9, 9, 9, 9);
    set(p, 'enemyNumberDie', 6, 7);
    jump(p, 'combat').pick('Fight');
    const odds = p.session.ask().odds!.slice(2);
    assert.deepEqual(
      odds.map(([label, ways, of]) => [label, ways / of]),
      [
        ['0 enemies act', 1 / 8],
        ['1 enemy acts', 2 / 8],
        ['2 enemies act', 2 / 8],
        ['3 enemies act', 2 / 8],
        ['6 enemies act', 1 / 8],
      ],
    );
  });

  it('has a Frame for each Class Augment, however many there are [TA-053] [TA-297]', () => {
    const p = set(jump(attach(jump(ready(), 'action'), 'Ada', 9), 'combat'), 'augments', 4, 1);
    fight(p, [1, 1], 1);
    assert(p.offers().includes('Augment Frame 6'));
    p.pick('Augment Frame 6');
    p.dial(1);
    p.pick('Other effect', 'Done');
    assert.equal(cannot(p, 'Augment Frame 6'), 'Once per combat');
  });

  it('shows who shares a place, and who is ahead by fewer Corrupted [TA-332]', () => {
    const scored = (held: number) => {
      const p = set(jump(ready({ ...RIVAL, Players: 3 }), 'action'), 'corruptedHeld', held, 0);
      p.session.jump('end.over', 0);
      p.ok();
      for (const goals of [6, 5, 5]) {
        p.dial(goals, 0);
        p.ok();
      }
      return p;
    };
    assert.equal(scored(1).says(), 'ALL 1 Bob 5 VP\n1 Cyd 5 VP\n3 Ada 5 VP');
    assert.equal(scored(0).says(), 'ALL 1 Ada 6 VP\n2 Bob 5 VP\n2 Cyd 5 VP');
    assert.equal(tamashii.result!(scored(1).s), 'Bob, Cyd share the win');
  });

  it('plays by the values of this copy: what a Trace hit is, which symbol loses the Body, what a success is [TA-390] [TA-247] [TA-085]', () => {
    const trace = (hit: number) => {
      const p = set(set(set(ready(), 'traceHit', hit), 'turn', 2), 'trace', 8);
      p.ok();
      p.dice(1, 1, 4).pick('Roll');
      p.pick('Keep');
      return p.says();
    };
    assert.match(trace(1), /2 ENEMIES/);
    assert.match(trace(2), /1 ENEMIES/);
    assert.match(trace(3), /3 ENEMIES/);
    assert.match(trace(0), /Not found/);
    const bodies = (losing: number, face: number) => {
      const p = set(set(set(jump(ready(), 'action'), 'body', 1), 'resetLoseBodyOn', losing), 'integrity', 0);
      p.dice(face).ok();
      return p.s.body[0];
    };
    assert.deepEqual([bodies(0, 1), bodies(0, 8), bodies(1, 1), bodies(1, 8)], [0, 1, 1, 0]);
    const p = set(set(jump(ready(), 'quest'), 'testSuccess', 2, 0), 'testSuccess', 5, 1);
    p.pick('Test', 'Test', 'Red');
    p.dial(7, 3);
    p.dice(1, 4, 5).ok();
    assert.match(p.says(), /^Ada 7 of 7 successes/);
  });

  it('recovers as much as the Frame says, down to no damage [TA-255]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 9), 'damage', 5);
    fight(jump(p, 'combat'), [5, 5], 2);
    p.pick('Top recovers');
    p.dial(3);
    assert.deepEqual(p.s.damage, [2]);
    p.pick('Top recovers');
    p.dial(3);
    assert.deepEqual(p.s.damage, [0]);
  });

  it("leaves what was launched alone when another player's Augment breaks [TA-213] [TA-218]", () => {
    const p = set(set(jump(ready(), 'action'), 'augments', 2, 2), 'augments', 1, 7 + 3);
    p.pick('Stayed');
    p.dial(0);
    p.pick('Skip', 'Augment', 'Augment 2', 'Done');
    card(p, 'Bob').pick('Augment, Protocol', 'Break an Augment', 'Break', 'Done');
    p.pick('Augment');
    assert.equal(cannot(p, 'Augment 2'), 'Once in a Launch step');
    assert.equal(p.s.augments[10], 0);
  });

  it('offers no Pattern against a defeated Shinigami [TA-374]', () => {
    const p = jump(ready({ Boss: 'Shinigami' }), 'action');
    p.pick('Stayed');
    p.dial(0);
    p.pick('Skip');
    assert(p.offers().includes('Boss: damage'));
    set(p, 'bossIntegrity', 0);
    assert(!p.offers().includes('Boss: damage'));
    assert(!p.offers().includes('Boss: drop a token'));
    p.pick('Card or sheet', 'Card 1');
    assert(!p.offers().includes('Damage the boss'));
  });

  it('is in the phase that the table jumps to, with everybody in it [TA-080] [TA-249]', () => {
    const p = fall(jump(ready(), 'action'), 'Bob');
    p.session.jump('combat.start', 0);
    assert.deepEqual([p.s.phase, p.s.phaseSkip], [2, [0, 0]]);
    assert.match(tamashii.status(p.s), /Combat/);
    p.session.jump('planning.start', 0);
    assert.equal(p.s.phase, 0);
  });

  it('sets up a boss that is there from the start: its track, its Armor, its two cards [TA-370] [TA-378]', () => {
    const boss = (answers: object) => checklist({ Players: 3, ...answers }).filter(row => /Sx17/.test(row));
    assert.deepEqual(boss({}), []);
    assert.match(boss({ Boss: 'Shinigami' })[0], /ITG 10/);
  });
});
