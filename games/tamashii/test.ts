// Tests: tokens of one type are dumped, each gives a die; B and S are successes (p. 20). s.test: whose part, type, target, successes, starter, Group, dice of each seat.
import { after, each, type Table } from '../kit';
import { BACK, entries, type Row, type Rows } from './ask';
import { results, rollDice, successes, tokens, wasReset, worth } from './effects';
import { DICE, ofDump, ofTest, othersDice, testDice } from './odds';
import { COMPETITIVE, DUMP, NONE, type Tamashii, TEST } from './state';
import { typeNames } from './tracks';

export const test = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const MOST = 20; // dice of one player
  const dice = (n: number) => n + (n == 1 ? ' die' : ' dice');
  const types = () => typeNames(s).slice(0, 4).concat('Core Data', 'Any');
  const sum = () => s.test[3] + (s.rolled.length ? worth(results(s), s.testSuccess) : 0);
  /** The next contributor with dice, from the starter on. */
  const toRoll = () => {
    const test = s.test;
    s.rolled = [];
    test[0] = test[4];
    do if (testDice(s, test[0])) return 'rolls';
    while ((test[0] = after(s, test[0])) != test[4]);
    return 'result';
  };
  const put = (n: number) => {
    const test = s.test;
    test[DICE + test[0]] = n;
    do test[0] = after(s, test[0]);
    while (wasReset(s, test[0]) && test[0] != test[4]); // who was reset does nothing more in this phase (TA-106)
    return test[5] && test[0] != test[4] ? 'part' : toRoll();
  };

  const begin = (group: number) => {
    s.test = [s.aim[0], 0, 0, 0, s.aim[0], group].concat(each(s.names.length, 0));
    return 'type';
  };

  return {
    kind: () => [
      'TEST: you may',
      entries(
        ['Test', 'Group Test'],
        group => (!group || s.names.length > 1) && (wasReset(s, s.aim[0]) ? '!Was reset' : [begin, group]),
      ).concat(
        'No Test',
        BACK,
        'Another player',
        // by a card, the player has been chosen; in Competitive it goes in order
        s.names.length > 1 &&
          s.mode != COMPETITIVE &&
          s.back.length < 2 &&
          (() => {
            s.aim[0] = after(s, s.aim[0]);
            return 'kind';
          }),
      ),
      s.aim[0],
    ],

    type: () => [
      'Which Data?\nOpen counts as any,\nCorrupted never',
      [
        types(),
        type => {
          s.test[1] = type;
          return 'target';
        },
      ],
    ],

    target: () => [
      'Successes needed?',
      n => {
        s.test[2] = n;
        return s.test[5] ? 'times' : 'part';
      },
      20,
      3,
      1,
    ],

    times() {
      const n = s.test[2],
        all = n * s.names.length;
      return [
        'Times the number of\nplayers?',
        [
          'Yes: ' + all,
          () => {
            s.test[2] = all;
            return 'part';
          },
          'No: ' + n,
          'part',
        ],
      ];
    },

    part() {
      const test = s.test,
        seat = test[0],
        type = test[1] == 4 ? +s.core[seat] : test[1],
        mask = type == 5 ? 31 : 16 | (1 << type),
        say = (test[5] ? 'GROUP ' : '') + 'TEST, need ' + test[2] + '\nDump ' + types()[type] + ' or Open?'; // two rows: chances below the number
      const row: Row = s.level ? [say, () => tokens(s, DUMP, seat, MOST, mask, 'dumped')] : [say, put, MOST, 0];
      row[5] = { odds: ofDump(s) };
      return row;
    },

    dumped: () => [dice(MOST - s.job[2]), () => put(MOST - s.job[2])],

    rolls() {
      const test = s.test,
        seat = test[0],
        n = testDice(s, seat);
      return [
        'Roll ' + dice(n) + '\n' + test[3] + ' of ' + test[2] + ' so far',
        () => rollDice(s, t, seat, TEST, n, othersDice(s) ? 'count' : 'result'),
        seat,
        undefined,
        0,
        { odds: ofTest(s, n, 'Pass') },
      ];
    },

    count() {
      const more = sum() - s.test[3];
      return [
        '+' + more + (more == 1 ? ' success\n' : ' successes\n') + sum() + ' of ' + s.test[2],
        () => {
          s.test[3] = sum();
          s.test[DICE + s.test[0]] = 0; // rolled
          return toRoll();
        },
      ];
    },

    result() {
      const n = sum(),
        need = s.test[2],
        say = n + ' of ' + successes(need) + '\n' + (n < need ? 'FAILED' : 'PASSED') + '\nTokens stay dumped';
      const done = () => {
        s.test = s.roll = NONE;
        s.rolled = [];
        return '<';
      };
      return [(n < need ? '!' : '*') + say, ['Done', done], s.test[4]];
    },
  };
};
