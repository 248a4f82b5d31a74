import { strict as assert } from 'node:assert';
import { fresh, type Game, type State } from '../../games/kit';
import { begin } from '../play';
import { randomPlays } from '../random';

const start = () => ({ phase: '', coins: 0, debt: 0, helpers: [] as number[], gifts: [0, 0, 0] });
type Camp = State & ReturnType<typeof start>;

/** A day of two phases, with everything that a question may be. */
const camp: Game<Camp> = {
  id: 'camp',
  title: 'Camp',
  version: 1,
  seatNames: 'Ann,Ben,Cem',
  questions: () => [],
  seats: () => 3,
  begin: () => fresh<Camp>('day.wake', 3, start()),
  tables: () => ['\ncoins: up to 99\ndebt: up to 99\n'],
  phases: () => [
    { step: 'day.work', name: 'Work', enter: s => (s.coins = 5) },
    { step: 'night.sleep', name: 'Night', enter: (s, from) => (s.helpers = [from.length]) },
  ],
  interrupts: { 'day.dun': s => s.debt > 0, 'night.rob': s => s.coins > 8 },
  status: s => s.phase,
  result: s => (s.at === 'night.over' ? 'Over' : ''),
  chapters: {
    day: s => ({
      page: 3,
      steps: {
        wake: () => ({ say: 'Morning', then: 'phase Work' }),
        work: () => ({
          say: `${s.coins} coins`,
          options: [
            { label: 'Help', then: 'help>work' },
            { label: 'Borrow', do: () => (s.debt = 2), then: 'give' },
            { label: 'To bed', then: 'phase Night' },
            { label: 'Nowhere', then: 'phase Noon' },
          ],
        }),
        help: () => ({
          say: 'Who helps?',
          marks: [{ label: 'Ann', on: true }, { label: 'Ben', not: 'Asleep' }, { label: 'Cem' }],
          most: 2,
          do: (_, marked) => (s.helpers = marked),
          then: '<',
        }),
        give: () => ({
          say: 'How many from each?',
          counts: { labels: s.names, most: [3, 0, 9], start: [1, 0, 0] },
          do: (_, numbers) => (s.gifts = numbers),
          then: (_, numbers) => (numbers[2] ? 'work' : 'help>work'),
        }),
        dun: () => ({ say: `Pay ${s.debt} first`, do: () => (s.debt = 0), then: '<' }),
      },
    }),
    night: s => ({
      sleep: () => ({ say: 'Sleep', then: 'over' }),
      rob: () => ({ say: 'Robbed', do: () => (s.coins = 0), then: '<' }),
      over: () => ({ say: 'Over' }),
    }),
  },
};

describe('a phase', () => {
  it('is entered by an answer that names it', () => {
    const p = begin(camp);
    p.ok();
    assert.deepEqual([p.says(), p.s.phase], ['5 coins', 'Work']);
  });

  it('is entered when the table goes there, and what waited is over', () => {
    const p = begin(camp);
    p.ok();
    p.pick('Help');
    p.session.jump('night.sleep', 1);
    assert.deepEqual([p.says(), p.s.phase, p.s.back, p.s.helpers], ['Sleep', 'Night', [], [2]]);
    p.session.undo();
    assert.deepEqual([p.says(), p.s.phase, p.s.back], ['Who helps?', 'Work', ['day.work']]);
  });

  it('that no game has is an error with the step and the name, and nothing has happened', () => {
    const p = begin(camp);
    p.ok();
    assert.throws(() => p.pick('Nowhere'), /day\.work leads to "phase Noon", and the game has no such phase/);
    assert.equal(p.says(), '5 coins');
  });
});

describe('an interrupt', () => {
  it('comes before the next step, and play comes back by itself', () => {
    const p = begin(camp);
    p.ok();
    p.pick('Borrow');
    assert.equal(p.says(), 'Pay 2 first');
    p.ok();
    assert.equal(p.says(), 'How many from each?');
  });

  it('waits for the next answer after a correction, and comes at once when the table goes to a phase', () => {
    const p = begin(camp);
    p.ok();
    p.session.correct('coins', 0, 9, 1);
    assert.equal(p.says(), '9 coins');
    p.session.jump('night.sleep', 1);
    assert.equal(p.says(), 'Robbed');
    p.ok();
    assert.equal(p.says(), 'Sleep');
  });
});

describe('marks', () => {
  it('are one answer, which the rule gets as a list and the log in words', () => {
    const p = begin(camp);
    p.ok();
    p.pick('Help');
    p.mark('Ann', 'Cem');
    assert.deepEqual([p.s.helpers, p.says()], [[0, 2], '5 coins']);
    assert.match(p.session.log(1).join(), /Ann, Cem/);
    p.crash();
    assert.deepEqual(p.s.helpers, [0, 2]);
  });

  it('that are not offered, or more than there may be, are refused', () => {
    const p = begin(camp);
    p.ok();
    p.pick('Help');
    for (const answer of [2, 8, -1, 1 << 30]) assert.throws(() => p.session.answer(answer, 1), /not offered/);
    p.mark();
    assert.deepEqual(p.s.helpers, []);
  });
});

describe('counts', () => {
  it('are one answer with a number for each', () => {
    const p = begin(camp);
    p.ok();
    p.pick('Borrow');
    p.ok();
    p.count(3, 0, 9);
    assert.deepEqual([p.s.gifts, p.says()], [[3, 0, 9], '5 coins']);
    assert.match(p.session.log(1).join(), /Ann 3, Cem 9/);
  });

  it('beyond their limits are refused', () => {
    const p = begin(camp);
    p.ok();
    p.pick('Borrow');
    p.ok();
    assert.throws(() => p.count(3, 1, 9), /not offered/);
    assert.throws(() => p.session.answer(100000, 1), /not offered/);
    assert.equal(p.says(), 'How many from each?');
  });
});

describe('a game with all of this', () => {
  it('passes random plays, with jumps', () => {
    const phases: typeof camp.phases = s => [...camp.phases(s), { step: 'day.wake', name: 'Noon' }];
    randomPlays({ ...camp, phases }, 30, { steps: 40, jumps: 5 });
  });
});
