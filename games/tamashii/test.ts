// Tests: tokens of one type are dumped, each gives a die; B and S are successes (p. 20). s.test: whose part, type, target, successes, starter, Group, dice of each seat.
import { after, each, type Table } from '../kit';
import { BACK, entries, type Row, type Rows } from './ask';
import { results, rollDice, tokens, worth } from './effects';
import { ofDump, ofTest } from './odds';
import { COMPETITIVE, DUMP, type Tamashii, TEST } from './state';
import { typeNames } from './tracks';

export const test = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const MOST = 20, // dice of one player
    DICE = 6; // where they are in s.test, seat by seat
  const types = () => typeNames(s).slice(0, 4).concat('Core Data', 'Any');
  const sum = () => s.test[3] + (s.rolled.length ? worth(results(s), s.testSuccess) : 0);
  /** The next contributor with dice, from this seat on to the last; -1 when there is none. Who was reset meanwhile rolls no more (TA-267). */
  const roller = (from: number) => {
    let seat = from;
    do if (s.test[DICE + seat] && !s.phaseSkip[seat]) return seat;
    while ((seat = after(s, seat)) != s.test[4]);
    return -1;
  };
  const toRoll = (from: number) => {
    const seat = roller(from);
    s.rolled = [];
    s.test[0] = seat < 0 ? s.test[4] : seat;
    return seat < 0 ? 'result' : 'rolls';
  };
  const put = (n: number) => {
    const test = s.test;
    test[DICE + test[0]] = n;
    do test[0] = after(s, test[0]);
    while (s.phaseSkip[test[0]] && test[0] != test[4]); // who was reset does nothing more in this phase (TA-106)
    return test[5] && test[0] != test[4] ? 'part' : toRoll(test[4]);
  };

  const begin = (group: number) => {
    s.test = [s.aim[0], 0, 0, 0, s.aim[0], group].concat(each(s.names.length, 0));
    return 'type';
  };

  return {
    kind: () => [
      'TEST, optional',
      entries(
        ['Test', 'Group Test'],
        group => (!group || s.names.length > 1) && (s.phaseSkip[s.aim[0]] ? '!Was reset' : [begin, group]),
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
        type = test[1] == 4 ? s.core[seat] : test[1],
        mask = type == 5 ? 31 : 16 | (1 << type),
        say =
          (test[5] ? 'GROUP ' : '') +
          'TEST, need ' +
          test[2] +
          '\nDump how many?\n' +
          types()[type] +
          ' or Open' +
          (test[5] ? '\nThen all roll' : '');
      const row: Row = s.level ? [say, () => tokens(s, DUMP, seat, MOST, mask, 'dumped')] : [say, put, MOST, 0];
      row[5] = { odds: ofDump(s) };
      return row;
    },

    dumped: () => [MOST - s.job[2] + ' dice', () => put(MOST - s.job[2])],

    rolls() {
      const test = s.test,
        seat = test[0],
        n = test[DICE + seat],
        rest = after(s, seat),
        last = rest == test[4] || roller(rest) < 0;
      let all = n;
      if (!last) for (let one = rest; one != test[4]; one = after(s, one)) all += test[DICE + one];
      return [
        'Roll ' + n + ' dice\n' + test[3] + ' of ' + test[2] + ' so far',
        () => rollDice(s, t, seat, TEST, n, last ? 'result' : 'count'),
        seat,
        undefined,
        0,
        { odds: all < 13 ? ofTest(s, n, all, last ? Math.min(s.reroll[seat], n) : 0) : undefined },
      ];
    },

    count: () => [
      '+' + (sum() - s.test[3]) + ' successes\n' + sum() + ' of ' + s.test[2],
      () => {
        s.test[3] = sum();
        return toRoll(after(s, s.test[0]));
      },
    ],

    result() {
      const n = sum(),
        need = s.test[2],
        say = n + ' of ' + need + ' successes\n' + (n < need ? 'FAILED' : 'PASSED') + '\nTokens stay dumped';
      return [(n < need ? '!' : '*') + say, ['Done', BACK], s.test[4]];
    },
  };
};
