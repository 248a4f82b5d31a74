import { strict as assert } from 'node:assert';
import tamashii from '../../../games/tamashii';
import { shown } from '../../play';
import { card, jump, NAMES, RIVAL, ready, set, type Table, world } from './table';

/** Scoring of a Competitive game, with Goal VP and Open tokens of each player. */
function score(p: Table, ...typed: number[][]): Table {
  p.session.jump('end.over', 0);
  p.ok();
  for (const [vp, open] of typed) {
    p.dial(vp, open);
    p.ok();
  }
  return p;
}
const rivals = (Players = 2) => ready({ Players, Game: 'Competitive', Length: 'Short' });
/** The lines of the first player. */
function lines(p: Table, vp = 0, open = 0): string {
  p.session.jump('end.over', 0);
  p.ok();
  p.dial(vp, open);
  return p.says();
}

describe('tamashii: the end', () => {
  it('ends with the card drawn: resolve it, mark a win on the Progress sheet [TA-320]', () => {
    const p = world(ready());
    p.pick('New card', 'Victory!');
    assert.match(p.says(), /VICTORY!\nResolve the card: it\nmay unlock or lock\nMark code: Progress/);
    const q = world(ready({ Game: 'Prologue' }));
    q.pick('New card', 'Scenario Lost');
    assert.match(q.says(), /SCENARIO LOST\nResolve its card/);
  });

  it('records the outcome and asks nothing more [TA-321]', () => {
    const p = world(ready());
    p.pick('New card', 'Victory!');
    assert.equal(tamashii.result!(p.s), 'Victory');
    assert.throws(() => p.session.answer(0, 0), /over/);
    const q = world(ready());
    assert.equal(tamashii.result!(q.s), '');
    q.pick('New card', 'Scenario Lost');
    assert.equal(tamashii.result!(q.s), 'Scenario lost');
  });

  it('ends Competitive at once when Time is 0, then counts [TA-323]', () => {
    const p = set(jump(rivals(), 'quest'), 'time', 1);
    p.pick('Done', 'Done');
    assert.match(p.says(), /GAME OVER\nReveal your Goals/);
    p.ok();
    assert.match(p.says(), /Bob VP of your 0 Goals/);
  });

  it('gives 1 VP for each 3 Assets of all kinds together [TA-324]', () => {
    const p = rivals();
    for (const [id, n] of [
      ['shield', 2],
      ['memory', 1],
      ['power', 2],
      ['reroll', 3],
    ])
      set(p, id as string, n as number);
    assert.match(lines(p), /Assets 2 /);
  });

  it('gives 1 VP for each unlocked slot [TA-325]', () => assert.match(lines(set(rivals(), 'locks', 1)), /Slots 3/));
  it('gives 1 VP for each Open token of the pool [TA-326]', () => assert.match(lines(rivals(), 0, 4), /Open 4/));
  it('gives 1 VP for each point of limit above 5 [TA-327]', () => assert.match(lines(set(rivals(), 'integrityMax', 8)), /Limit 3/));

  it('gives 1 VP for each equipped Faction Augment without Break [TA-328]', () => {
    const p = set(set(set(rivals(), 'augments', 2, 2), 'augments', 3, 3), 'augments', 4, 5);
    assert.match(lines(p), /Faction 2/);
  });

  it('gives 2 VP for each equipped Class Augment that is no Starting one [TA-329]', () => {
    const p = set(set(rivals(), 'augments', 2, 1), 'augments', 3, 4);
    assert.match(lines(p), /Class 4/);
  });

  it('adds the VP of the Goals [TA-330]', () => {
    const p = jump(rivals(), 'action');
    card(p).pick('Claim a Goal');
    p.session.jump('end.over', 0);
    p.ok();
    assert.match(p.says(), /Ada VP of your 1 Goal/);
    p.dial(7, 0);
    assert.match(p.says(), /Goals 7/);
  });

  it('takes VP for Corrupted: 1, 2 for 2-3, 3 for 4-5, 4 for 6 or more [TA-331]', () => {
    const vp = [0, 1, 2, 3, 4, 5, 6, 9].map(n => Number(/Corrupt (-?\d)/.exec(lines(set(rivals(), 'corruptedHeld', n)))![1]));
    assert.deepEqual(vp, [0, -1, -2, -2, -3, -3, -4, -4]);
  });

  it('lets the highest total win, then fewer Corrupted, else the win is shared [TA-332]', () => {
    assert.equal(tamashii.result!(score(rivals(3), [3, 0], [9, 0], [5, 0]).s), 'Bob wins');
    const tie = set(rivals(), 'corruptedHeld', 1);
    score(tie, [4, 0], [3, 0]);
    assert.deepEqual(tie.s.points, [3, 3]);
    assert.equal(tamashii.result!(tie.s), 'Bob wins');
    assert.match(tie.says(), /1 Bob 3 VP\n2 Ada 3 VP/);
    assert.equal(tamashii.result!(score(rivals(), [4, 0], [4, 0]).s), 'Ada, Bob share the win');
  });

  it('shows every line of a player before the total, which may be negative [TA-333]', () => {
    const text = lines(set(rivals(), 'corruptedHeld', 4));
    assert.match(text, /Ada VP -3\nAssets 0 {2}Slots 0\nOpen 0 {2}Limit 0\nFaction 0 {2}Class 0\nGoals 0 {2}Corrupt -3/);
    for (const row of lines(set(rivals(), 'corruptedHeld', 16), 99).split('\n')) assert(row.length <= 21, row);
  });

  it('plays a whole Competitive game: as many turns as Time [TA-369] [TA-360]', () => {
    const p = ready({ Players: 2, Game: 'Competitive', Length: 'Short' });
    let turns = 0,
      turn = 0;
    for (let i = 0; i < 400 && !/GAME OVER/.test(p.says()); i++) {
      if (p.s.turn !== turn) turns++;
      turn = p.s.turn;
      const ask = shown(p.session);
      if (ask.dial) p.dial(ask.dial[2]);
      else if (!ask.pick) p.ok();
      else
        p.pick(
          p.offers().filter(l => /Action phase|^Stayed, Trace|Skip|End Launch|Done|No wounds|End combat|Go on|Roll for/.test(l))[0] ||
            p.offers()[0]!,
        );
    }
    assert.deepEqual([turns, p.s.time], [5, 0]);
    score(p, [4, 1], [2, 0]);
    assert.equal(p.s.outcome, 'scored');
    assert(tamashii.result!(p.s)!.includes(NAMES[p.s.points[0] > p.s.points[1] ? 0 : 1]));
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

  it('ends a Competitive game at once when Time reaches 0, whatever brought it there [TA-323] [TA-267]', () => {
    const p = jump(ready(RIVAL), 'action');
    card(p).pick('Set Time');
    assert.match(p.says(), /0 = game over/);
    p.dial(0);
    assert.match(p.says(), /GAME OVER/);
    const q = jump(ready(RIVAL), 'quest');
    card(set(q, 'time', 3), 'Bob').pick('Lose', 'Time');
    q.dial(3);
    assert.match(q.says(), /GAME OVER/);
    // and nothing interrupts the counting
    q.ok();
    set(q, 'integrity', 0);
    q.dial(4, 0);
    assert.match(q.says(), /Goals 4/);
    assert.equal(ready().s.time, 0); // a scenario without a time limit goes on
  });

  it('plays on when the table leaves an ended game [TA-240] [TA-321]', () => {
    const p = world(ready());
    p.pick('New card', 'Victory!');
    assert.equal(tamashii.result!(p.s), 'Victory');
    set(jump(p, 'action'), 'trace', 10);
    assert.match(p.says(), /TRACED/);
    assert.equal(tamashii.result!(p.s), '');
  });
});
