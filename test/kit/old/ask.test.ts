import assert from 'node:assert/strict';
import { choose, fromOld, type OldAsk, questionRows, type State, type Table, today } from '../../../games/kit';

describe('a question with choices', () => {
  it('offers what is allowed in its order, and keeps the reason against the rest', () => {
    const next = () => 'a';
    const ask = choose({ say: 'What?' }, [['Run', next], 0, ['Hide', 'b', 'Nowhere to hide'], false, ['Wait', 'c', '']]);
    assert.deepEqual(ask.pick, [
      ['Run', next],
      ['Wait', 'c', ''],
    ]);
    assert.deepEqual(ask.cannot, [['Hide', 'Nowhere to hide', 1]]);
  });

  it('says nothing of reasons when all is allowed', () => {
    assert(!('cannot' in choose({ say: 'What?' }, [['Run', 'a']])));
  });
});

describe('a question of the first edition', () => {
  it('is told as one of today: the page, a dial and chances with names', () => {
    const ask = fromOld({ say: 'How many?', why: 'p. 4', dial: [0, 9, 1], odds: [['Hit', 2, 6]], seat: 1, then: 'next' });
    assert.deepEqual([ask.say, ask.page, ask.seat, ask.then], ['How many?', '4', 1, 'next']);
    assert.deepEqual([ask.dial, ask.odds], [{ min: 0, max: 9, start: 1 }, [{ label: 'Hit', ways: 2, of: 6 }]]);
  });

  it('keeps the number of an answer, whatever is forbidden before it', () => {
    const ask = fromOld(
      choose({ say: 'What?' }, [
        ['Fly', 'a', 'No wings'],
        ['Run', 'b'],
      ]),
    );
    assert.deepEqual(ask.options, [
      { label: 'Fly', not: 'No wings' },
      { label: 'Run', value: 0 },
    ]);
    assert.equal(ask.then, 'b');
  });

  it('says once where all answers lead, and beside each where they do not lead to the same', () => {
    const then = (picks: [string, string][]) => {
      const ask = fromOld({ say: 'What?', pick: picks });
      return [ask.then, ...ask.options!.map(option => option && option.then)];
    };
    assert.deepEqual(
      then([
        ['A', 'a'],
        ['B', 'a'],
      ]),
      ['a', undefined, undefined],
    );
    assert.deepEqual(
      then([
        ['A', 'a'],
        ['B', 'b'],
      ]),
      [undefined, 'a', 'b'],
    );
  });

  it('has what is forbidden in its place, also at the end, and what names no place behind the rest', () => {
    const list = (ask: OldAsk) => fromOld(ask).options!.map(option => option && (option.not ? `(${option.label})` : option.label));
    const next = 'a';
    assert.deepEqual(
      list(
        choose({ say: 'What?' }, [
          ['A', next],
          ['B', next, 'No'],
          ['C', next, 'No'],
          ['D', next],
          ['E', next, 'No'],
        ]),
      ),
      ['A', '(B)', '(C)', 'D', '(E)'],
    );
    assert.deepEqual(
      list({
        say: 'What?',
        pick: [
          ['A', next],
          ['B', next],
        ],
        cannot: [['C', 'No']],
      }),
      ['A', 'B', '(C)'],
    );
    assert.deepEqual(
      fromOld({
        say: 'What?',
        pick: [
          ['A', next],
          ['B', next],
        ],
        cannot: [['C', 'No', 0]],
        usual: 1,
      }).options![2],
      {
        label: 'B',
        value: 1,
        usual: true,
      },
    );
  });
});

describe('a chapter of the first edition', () => {
  it('has its steps as today, each asked as the state says', () => {
    const steps = today<State>({ fight: () => ({ say: 'Fight?', why: 'p. 9' }), flee: s => ({ say: `Flee, ${s.at}?` }) }),
      table = {} as Table<State>;
    assert.deepEqual(Object.keys(steps), ['fight', 'flee']);
    assert.equal(steps.fight({ at: 'road.fight' } as State, table).page, '9');
    assert.equal(steps.flee({ at: 'road.flee' } as State, table).say, 'Flee, road.flee?');
  });
});

describe('the questions of a game as rows', () => {
  const rows = questionRows(
    'Mode,Open/Closed\nPlayers,2 6 3\nMinutes,0 9 0',
    (name, answers) => name !== 'Minutes' || answers.Mode === 'Closed',
  );

  it('have options, or where a dial begins, ends and starts', () => {
    assert.deepEqual(
      rows.map(({ name, options, dial }) => [name, options || dial]),
      [
        ['Mode', ['Open', 'Closed']],
        ['Players', { min: 2, max: 6, start: 3 }],
        ['Minutes', { min: 0, max: 9, start: 0 }],
      ],
    );
  });

  it('are asked when the game says so', () => {
    assert.deepEqual(
      ['Open', 'Closed'].map(Mode => rows.map(({ when }) => when!({ Mode }))),
      [
        [true, true, false],
        [true, true, true],
      ],
    );
  });
});
