import assert from 'node:assert/strict';
import { choose, fromOld, options, questionRows } from '../../../games/kit';

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

describe('a choice for each of a list', () => {
  const names = ['Ann', 'Ben', 'Cas'];
  const next = (seat: number) => `to${seat}`;

  it('answers by its place, with names or what is made of each', () => {
    const choices = options([2, 0], names, next) as any[];
    assert.deepEqual(
      choices.map((choice, i) => [choice[0], choice[1](i)]),
      [
        ['Cas', 'to2'],
        ['Ann', 'to0'],
      ],
    );
    assert.equal((options([7], n => `No. ${n}`, next) as any[])[0][0], 'No. 7');
  });

  it('is followed by others, or by where Back leads', () => {
    assert.deepEqual((options([0], names, next, 'menu') as any[]).slice(1), [['Back', 'menu']]);
    assert.deepEqual((options([0], names, next, [['Leave', 'out'], false]) as any[]).slice(1), [['Leave', 'out'], false]);
  });

  it('is not offered where there is a reason against all', () => {
    const ask = choose({ say: 'Who?' }, options([0, 1], names, next, 'menu', 'Nobody may'));
    assert.deepEqual(ask.pick, [['Back', 'menu']]);
    assert.deepEqual(ask.cannot, [
      ['Ann', 'Nobody may', 0],
      ['Ben', 'Nobody may', 0],
    ]);
  });
});

describe('a question of the first edition', () => {
  it('is told as one of today: the page, the tracks of the game, a dial with names', () => {
    const ask = fromOld(['How many?', 4, 'next', 1, [0, 9, 1]], ['coins']);
    assert.deepEqual(
      [ask.say, ask.page, ask.seat, ask.dial, ask.show, ask.then],
      ['How many?', '4', 1, { min: 0, max: 9, start: 1 }, ['coins'], 'next'],
    );
  });

  it('takes choices, a dial of 0 for none, and what else there is to it', () => {
    const ask = fromOld(['What?', 4, [['Run', 'a']], -1, 0, { cue: 'bad', show: [] }], ['coins']);
    assert.deepEqual([ask.seat, ask.dial, ask.cue, ask.show], [-1, undefined, 'bad', []]);
    assert.deepEqual(ask.options, [{ label: 'Run', then: 'a' }]);
  });

  it('keeps the number of an answer, whatever is forbidden before it', () => {
    const ask = fromOld([
      'What?',
      4,
      [
        ['Fly', 'a', 'No wings'],
        ['Run', 'b'],
      ],
    ]);
    assert.deepEqual(ask.options, [
      { label: 'Fly', not: 'No wings' },
      { label: 'Run', value: 0, then: 'b' },
    ]);
  });

  it('has what is forbidden in its place, also at the end, and what names no place behind the rest', () => {
    const list = (ask: any) => fromOld(ask).options!.map(option => option && (option.not ? `(${option.label})` : option.label));
    const next = 'a';
    assert.deepEqual(
      list([
        'What?',
        4,
        [
          ['A', next],
          ['B', next, 'No'],
          ['C', next, 'No'],
          ['D', next],
          ['E', next, 'No'],
        ],
      ]),
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
        then: next,
        usual: true,
      },
    );
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
