// Any game: whose turn it is, phases, clocks, totals and ranks, by the words on the screen.
import { strict as assert } from 'node:assert';
import any from '../../../games/any';
import type { Any } from '../../../games/any/state';
import { LATE } from '../../../games/engine';
import { sample } from '../../long';
import { type Answers, begin, type Player } from '../../play';
import { randomPlays } from '../../random';

const NAMES = ['Ann', 'Ben', 'Cem', 'Dia', 'Eva', 'Fay', 'Gil', 'Hal'];
const play = (answers: Answers) => begin(any, answers, 1, NAMES);
const whose = (p: Player<Any>) => p.s.names[p.session.seat()];

/** Ends so many turns, and tells whose they were. */
function turns(p: Player<Any>, count: number, label = 'End turn'): string {
  const list: string[] = [];
  for (let i = 0; i < count; i++) {
    list.push(whose(p)!);
    p.pick(label);
  }
  return list.join(' ');
}

describe('Any game', () => {
  it('passes the turn clockwise, round after round', () => {
    const p = play({ Players: 3 });
    assert.equal(turns(p, 7), 'Ann Ben Cem Ann Ben Cem Ann');
    assert.equal(p.s.round, 3);
  });

  it('moves the first player on each round', () => {
    assert.equal(turns(play({ Players: 3, 'Turn order': 'First moves on' }), 9), 'Ann Ben Cem Ben Cem Ann Cem Ann Ben');
  });

  it('turns the order round every second round', () => {
    assert.equal(turns(play({ Players: 3, 'Turn order': 'Back and forth' }), 9), 'Ann Ben Cem Cem Ben Ann Ann Ben Cem');
  });

  it('goes round until all have passed, and who passed first begins the next round', () => {
    const p = play({ Players: 3, 'Turn order': 'Who passes first' });
    assert.equal(turns(p, 4), 'Ann Ben Cem Ann');
    assert.equal(turns(p, 1, 'Pass'), 'Ben');
    assert.equal(turns(p, 3), 'Cem Ann Cem');
    assert.equal(turns(p, 2, 'Pass'), 'Ann Cem');
    assert.equal(p.s.round, 2);
    assert.equal(turns(p, 3), 'Ben Ann Cem');
  });

  it('asks for bids before a round; who bids most begins, and equal bids keep their order', () => {
    const p = play({ Players: 4, 'Turn order': 'By bid' });
    assert.equal(p.says(), 'Round 1. Your bid?');
    assert.equal(whose(p), 'Ann');
    p.dial(2, 5, 2, 7);
    assert.equal(turns(p, 4), 'Dia Ben Ann Cem');
    assert.equal(p.says(), 'Round 2. Your bid?');
  });

  it('gives all a turn in each phase of a round', () => {
    const p = play({ Players: 2, Phases: 2, 'Phase 1': 'Draw', 'Phase 2': 'Fight' });
    assert.equal(p.s.phase, 'Draw');
    assert.equal(turns(p, 2), 'Ann Ben');
    assert.equal(p.s.phase, 'Fight');
    assert.equal(turns(p, 2), 'Ann Ben');
    assert.deepEqual([p.s.phase, p.s.round], ['Draw', 2]);
  });

  it('goes through all phases in the turn of one player', () => {
    const p = play({ Players: 2, Phases: 2, 'Phase 1': 'Draw', 'Phase 2': 'Fight', 'Phases of': 'Turns' });
    assert.equal(turns(p, 4), 'Ann Ann Ben Ben');
    assert.deepEqual([p.s.phase, p.s.round], ['Draw', 2]);
  });

  it('lets all act together in a phase, and asks nobody then', () => {
    const p = play({ Players: 3, Phases: 2, 'Phases of': 'Rounds, together', Clock: 'Each turn' });
    assert.equal(p.session.seat(), -1);
    assert.equal(p.session.ask().until, undefined);
    p.pick('All are done', 'All are done');
    assert.equal(p.s.round, 2);
  });

  it('adds and takes 1 of a total, and tells what it comes to', () => {
    const p = play({ Players: 2, Totals: 2, 'Total 1': 'Life', 'Total 2': 'Coins', 'Start 1': 20 });
    p.pick('+1 Life');
    assert.deepEqual(p.session.told, ['Ann: Total Life 20 > 21']);
    p.pick('-1 Coins', 'End turn', '-1 Life');
    assert.deepEqual(p.s.total, [21, -1, 19, 0]);
  });

  it('says so where a total goes no further', () => {
    const p = play({ Players: 2 });
    p.s.total[0] = 9999;
    const more = p.session.ask().options!.find(option => option && option.label === '+1 Points');
    assert.equal(more && more.not, 'No more fits');
    p.s.total[0] = -900;
    const less = p.session.ask().options!.find(option => option && option.label === '-1 Points');
    assert.equal(less && less.not, 'None left');
  });

  it('takes phases and totals in words of the table', () => {
    const p = play({ Players: 2, Phases: 1, 'Phase 1': 'Gather', 'Total 1': 'Gold' });
    assert.equal(p.s.phase, 'Gather');
    assert.deepEqual(p.offers(), ['End turn', '+1 Gold', 'End the game', '-1 Gold']);
  });

  it('has a clock for each turn, and the turn goes on when it is up', () => {
    const p = play({ Players: 2, Clock: 'Each turn', Minutes: 1 });
    assert.equal(p.session.ask().until, 60);
    p.session.answer(LATE, 60);
    assert.equal(p.says(), 'Time is up, Ann');
    p.ok();
    assert.equal(p.session.ask().until, undefined);
    const { played } = p.s;
    p.pick('End turn');
    assert.equal(whose(p), 'Ben');
    assert.equal(p.session.ask().until, p.s.played + 60);
    assert.ok(p.s.played >= played);
  });

  it('has a clock for each player that stops with the turn', () => {
    const p = play({ Players: 2, Clock: 'Each player', Minutes: 1 });
    p.session.answer(0, 20);
    assert.equal(p.s.left[0], 40);
    p.session.answer(0, 10);
    assert.equal(p.session.ask().until, 30 + 40);
    p.session.answer(LATE, 40);
    p.ok();
    p.pick('End turn', 'End turn');
    assert.deepEqual([p.s.left[0], p.session.ask().until], [0, undefined]);
  });

  it('ends after the last round; the first total is the score, until somebody changes it', () => {
    const p = play({ Players: 2, Rounds: 1, 'Start 1': 7 });
    turns(p, 2);
    assert.equal(p.says(), 'Your score?');
    assert.equal(p.session.ask().dial!.start, 7);
    p.dial(7, 12);
    assert.equal(p.says(), 'Ben wins\n1 Ben 12\n2 Ann 7');
  });

  it('lets equal scores share a rank, and the fewest win where the table wants that', () => {
    const p = play({ Players: 3, Totals: 0, Winner: 'Fewest' });
    p.pick('End the game');
    p.dial(3, 3, 9);
    assert.equal(p.says(), 'Ann, Ben tie\n1 Ann 3\n1 Ben 3\n3 Cem 9');
  });

  it('keeps everything when the power fails', () => {
    const p = play({ Players: 2, Phases: 2 });
    p.pick('+1 Points', 'End turn');
    p.crash();
    assert.deepEqual([whose(p), p.s.total], ['Ben', [1, 0]]);
  });

  for (const order of ['Clockwise', 'First moves on', 'Back and forth', 'Who passes first', 'By bid'])
    it(`comes through random plays, whatever the table corrects: ${order}`, () => {
      const answers = { 'Turn order': order, Players: 5, Phases: 3, Totals: 3, Rounds: 3, Clock: 'Each player' };
      randomPlays(any, sample(6, 60), { answers, steps: 120, corrections: 8 });
    });

  it('lets the table sit out and come back', () => {
    const p = play({ Players: 3 });
    p.session.sit(1, 0);
    assert.equal(turns(p, 3), 'Ann Cem Ann');
    p.session.sit(1, 0);
    turns(p, 1);
    assert.equal(turns(p, 3), 'Ann Ben Cem');
    p.session.sit(1, 0);
    assert.throws(() => p.session.sit(2, 0), /Two of you have to stay/);
  });
});
