// Tests: tokens of one type are dumped, each gives a die; B and S are successes (p. 20). s.test: whose part, type, target, successes, starter, Group.
import { after, each, type Steps } from '../kit';
import { BACK, dial, entries, menu, ok } from './ask';
import { results, rollDice, tokens, worth } from './effects';
import { chances } from './odds';
import { COMPETITIVE, DUMP, type Tamashii, TEST } from './state';
import { typeNames } from './tracks';

export const test = (): Steps<Tamashii> => {
  const MOST = 20; // dice of one player
  const types = (s: Tamashii) => typeNames(s).slice(0, 4).concat('Core Data', 'Any');
  const sum = (s: Tamashii) => s.test[3] + (s.rolled.length ? worth(results(s), s.testSuccess) : 0);
  /** The next contributor with dice, from this seat on to the last; -1 when there is none. */
  const roller = (s: Tamashii, from: number) => {
    let seat = from;
    do if (s.pool[seat]) return seat;
    while ((seat = after(s, seat)) != s.test[4]);
    return -1;
  };
  const toRoll = (s: Tamashii, from: number) => {
    const seat = roller(s, from);
    s.rolled = [];
    s.test[0] = seat < 0 ? s.test[4] : seat;
    return seat < 0 ? 'result' : 'rolls';
  };
  const put = (s: Tamashii, n: number) => {
    const test = s.test;
    s.pool[test[0]] = n;
    do test[0] = after(s, test[0]);
    while (s.phaseSkip[test[0]] && test[0] != test[4]); // who was reset does nothing more in this phase (TA-106)
    return test[5] && test[0] != test[4] ? 'part' : toRoll(s, test[4]);
  };

  return {
    kind: s =>
      menu(
        s,
        'TEST, optional',
        entries(
          ['Test', 'Group Test'],
          group =>
            (!group || s.names.length > 1) &&
            (s.phaseSkip[s.aim[0]]
              ? '!Was reset'
              : () => {
                  s.test = [s.aim[0], 0, 0, 0, s.aim[0], group];
                  s.pool = each(s.names.length, 0);
                  return 'type';
                }),
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
      ),

    type: s =>
      menu(
        s,
        'Which Data?\nOpen counts as any,\nCorrupted never',
        entries(types(s), type => () => {
          s.test[1] = type;
          return 'target';
        }),
      ),

    target: s =>
      dial(
        s,
        'Successes needed?',
        20,
        3,
        n => {
          s.test[2] = n;
          return s.test[5] ? 'times' : 'part';
        },
        1,
      ),

    times(s) {
      const n = s.test[2],
        all = n * s.names.length;
      return menu(s, 'Times the number of\nplayers?', [
        'Yes: ' + all,
        () => {
          s.test[2] = all;
          return 'part';
        },
        'No: ' + n,
        'part',
      ]);
    },

    part(s) {
      const test = s.test,
        seat = test[0],
        type = test[1] == 4 ? s.core[seat] : test[1],
        mask = type == 5 ? 31 : 16 | (1 << type),
        say =
          (test[5] ? 'GROUP ' : '') +
          'TEST, need ' +
          test[2] +
          '\nDump how many?\n' +
          types(s)[type] +
          ' or Open' +
          (test[5] ? '\nThen all roll' : '');
      const ask = s.level ? ok(s, say, () => tokens(s, DUMP, seat, MOST, mask, 'dumped')) : dial(s, say, MOST, 0, n => put(s, n)),
        odds = chances(s),
        tail = odds.tails(4);
      ask.odds = [];
      for (let n = 1; n < 5; n++) {
        const r = Math.min(s.reroll[seat], n);
        ask.odds.push([n + (n > 1 ? ' dice pass' : ' die passes'), odds.withRerolls(tail, n, test[2], r), odds.power(6, n + r)]);
      }
      return ask;
    },

    dumped: s => ok(s, MOST - s.job[2] + ' dice', () => put(s, MOST - s.job[2])),

    rolls(s, t) {
      const test = s.test,
        seat = test[0],
        n = s.pool[seat],
        rest = after(s, seat),
        last = rest == test[4] || roller(s, rest) < 0;
      const ask = ok(s, 'Roll ' + n + ' dice\n' + test[3] + ' of ' + test[2] + ' so far', () =>
        rollDice(s, t, seat, TEST, n, last ? 'result' : 'count'),
      );
      const r = last ? Math.min(s.reroll[seat], n) : 0;
      let all = n;
      if (!last) for (let one = rest; one != test[4]; one = after(s, one)) all += s.pool[one];
      if (all < 13) {
        const odds = chances(s),
          tail = odds.tails(all),
          need = test[2] - test[3];
        ask.odds = [['Pass', r ? odds.withRerolls(tail, n, need, r) : odds.atLeast(tail[all], need), odds.power(6, all + r)]];
      }
      return ask;
    },

    count: s =>
      ok(s, '+' + (sum(s) - s.test[3]) + ' successes\n' + sum(s) + ' of ' + s.test[2], () => {
        s.test[3] = sum(s);
        return toRoll(s, after(s, s.test[0]));
      }),

    result(s) {
      const n = sum(s),
        need = s.test[2],
        say = n + ' of ' + need + ' successes\n' + (n < need ? 'FAILED' : 'PASSED') + '\nTokens stay dumped';
      return menu(s, (n < need ? '!' : '*') + say, ['Done', BACK], s.test[4]);
    },
  };
};
