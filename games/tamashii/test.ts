// Tests: tokens of one type are dumped, each gives a die; B and S are successes (p. 20). s.test: type, target, successes, starter, whose part, Group.
import { after, each, type Steps } from '../kit';
import { BACK, dial, entries, menu, ok } from './ask';
import { results, rollDice, success, tokens } from './effects';
import { atLeast, power, tails, withRerolls } from './odds';
import { DUMP, type Tamashii, TEST } from './state';
import { typeNames } from './tracks';

export const test = (): Steps<Tamashii> => {
  const types = (s: Tamashii) => typeNames(s).slice(0, 4).concat('Core Data', 'Any');
  const own = (s: Tamashii) => success(s, results(s));
  /** The next contributor with dice, from this seat on to the last; -1 when there is none. */
  const roller = (s: Tamashii, from: number) => {
    let seat = from;
    do if (s.pool[seat]) return seat;
    while ((seat = after(s, seat)) != s.test[3]);
    return -1;
  };
  const toRoll = (s: Tamashii, from: number) => {
    s.rolled = [];
    s.test[4] = roller(s, from);
    return s.test[4] < 0 ? 'result' : 'rolls';
  };
  const put = (s: Tamashii, n: number) => {
    s.pool[s.test[4]] = n;
    s.test[4] = after(s, s.test[4]);
    return s.test[5] && s.test[4] != s.test[3] ? 'part' : toRoll(s, s.test[3]);
  };

  return {
    kind: s =>
      menu(
        s,
        '@: TEST\nOptional',
        entries(
          ['Test', 'Group Test'],
          group =>
            (!group || s.names.length > 1) &&
            (() => {
              s.test = [0, 0, 0, s.aim[0], s.aim[0], group];
              s.pool = each(s.names.length, 0);
              return 'type';
            }),
        ).concat('No Test', BACK),
        s.aim[0],
      ),

    type: s =>
      menu(
        s,
        'Which Data?\nOpen counts as any,\nCorrupted never',
        entries(types(s), type => () => {
          s.test[0] = type;
          return 'target';
        }),
        s.test[3],
      ),

    target: s =>
      dial(
        s,
        'Successes needed?',
        20,
        3,
        n => {
          s.test[1] = n;
          return s.test[5] ? 'times' : 'part';
        },
        s.test[3],
        1,
      ),

    times: s =>
      menu(
        s,
        'Times the number of\nplayers?',
        [
          'Yes: ' + s.test[1] * s.names.length,
          () => {
            s.test[1] *= s.names.length;
            return 'part';
          },
          'No: ' + s.test[1],
          'part',
        ],
        s.test[3],
      ),

    part(s) {
      const seat = s.test[4],
        type = s.test[0] == 4 ? s.core[seat] : s.test[0],
        mask = type == 5 ? 31 : 16 | (1 << type),
        say =
          (s.test[5] ? 'GROUP TEST need ' + s.test[1] + '\n@' : '@ TEST target ' + s.test[1] + '\n') +
          ' dumps how many?\n' +
          types(s)[type] +
          ' or Open' +
          (s.test[5] ? '\nThen all roll' : '');
      const ask = s.level ? ok(s, say, () => tokens(s, DUMP, seat, 20, mask, 'dumped'), seat) : dial(s, say, 20, 0, n => put(s, n), seat);
      ask.odds = [];
      const tail = tails(s, 4);
      for (let n = 1; n < 5; n++) {
        const r = Math.min(s.reroll[seat], n);
        ask.odds.push([n + ' dice pass', withRerolls(s, tail, n, s.test[1], r), power(6, n + r)]);
      }
      return ask;
    },

    dumped: s => ok(s, '@: ' + (20 - s.job[2]) + ' dice', () => put(s, 20 - s.job[2]), s.test[4]),

    rolls(s, t) {
      const seat = s.test[4],
        n = s.pool[seat],
        rest = after(s, seat),
        last = rest == s.test[3] || roller(s, rest) < 0;
      const ask = ok(
        s,
        '@: roll ' + n + ' dice\n' + s.test[2] + ' of ' + s.test[1] + ' so far',
        () => rollDice(s, t, seat, TEST, n, last ? 'result' : 'count'),
        seat,
      );
      const r = last ? Math.min(s.reroll[seat], n) : 0;
      let all = n;
      if (!last) for (let one = rest; one != s.test[3]; one = after(s, one)) all += s.pool[one];
      if (all < 13) {
        const tail = tails(s, all),
          need = s.test[1] - s.test[2];
        ask.odds = [['Pass', r ? withRerolls(s, tail, n, need, r) : atLeast(tail[all], need), power(6, all + r)]];
      }
      return ask;
    },

    count: s =>
      ok(
        s,
        '+' + own(s) + ' successes\n' + (s.test[2] + own(s)) + ' of ' + s.test[1],
        () => {
          s.test[2] += own(s);
          return toRoll(s, after(s, s.test[4]));
        },
        s.test[4],
      ),

    result(s) {
      const sum = s.test[2] + own(s),
        passed = sum >= s.test[1];
      return menu(
        s,
        (passed ? '*' : '!') + sum + ' of ' + s.test[1] + ' successes\n' + (passed ? 'PASSED' : 'FAILED') + '\nTokens stay dumped',
        ['Done', BACK],
        s.test[3],
      );
    },
  };
};
