// A test, in the order of the book: initiate, boost, support, Destiny, result. No step is opened again [HA-076].
import { type Choice, each, options, type Steps, sorted, type Table } from '../kit';
import { deal, type Hadal, LOCKED_ALONE, ONE_HELPER } from './state';
import { pay, poor, signed } from './table';
import { words } from './tracks';

/** The values of the cards left; all six when the pile is empty, because then all go back first [HA-062]. */
const pile = (s: Hadal) => (s.draw.length ? s.draw : s.destiny);

const way = (gap: number) => (gap < 0 ? 0 : gap ? 2 : 1); // [HA-065]

const versus = (s: Hadal, then: string) => s.value + ' vs ' + s.diff + then;

/** Of the cards left, how many fail, are critical and succeed with so much more [HA-066]; nothing when it is not to be told. */
const odds = (s: Hadal, more: number): [string, number, number][] => {
  const left = pile(s);
  return s.table || !(s.odds ? s.odds < 2 : s.seenAll)
    ? []
    : ['fail', 'critical', 'success'].map((label, i) => [
        label,
        left.filter(value => way(s.value + more + value - s.diff) == i).length,
        left.length,
      ]);
};

/** Before the card is drawn, without odds: what everybody knows of Destiny besides the open discard: the cards left, and the least and the greatest of the deck [HA-067]. */
const known = (s: Hadal, legend: string) => {
  const deck = sorted(s.destiny);
  return odds(s, 0).length ? legend : s.table ? '' : '\nDestiny: ' + pile(s).length + ', ' + signed(deck[5]) + ' to ' + signed(deck[0]);
};

export const trial = (s: Hadal, t: Table<Hadal>): Steps<Hadal> => {
  return {
    attribute: () => {
      const value = (i: number) => s.attr[s.seat * 3 + i];
      return [
        (s.kind ? 'Conflict' : 'Test') + ': attribute?',
        8,
        options(
          [0, 1, 2],
          i => words('symbols')[s.symbol[i]] + ': ' + value(i),
          // it begins with the attribute [HA-064] and the talent, which may count in conflicts only [HA-176]
          i => {
            s.value = value(i) + ([0, 1, s.kind][+s.scope[s.seat]] ? s.talent[s.seat] : 0);
            return 'difficulty';
          },
          s.kind < 2 ? '<' : [], // nothing is paid yet
        ),
      ];
    },
    difficulty: () => [
      'Difficulty?\nPay 1 to begin',
      8,
      n => {
        s.diff = n;
        pay(s, s.seat, 1);
        return 'bonus';
      },
      s.seat,
      [0, 30, s.diff],
    ],
    bonus: () => [
      versus(s, '\nGear, Item bonus? Talent is in'),
      3,
      n => {
        s.value += n;
        return s.pool[s.seat] ? 'boost' : 'help';
      },
      s.seat,
      [-9, 9, 0],
    ],
    boost: () => {
      const spend = (n: number) => {
        s.value += n;
        pay(s, s.seat, n);
        return s.link ? 'boost' : 'help'; // an Emergency Update allows more [HA-145]
      };
      const show = () => {
        s.odds = 1; // on demand, from now on
        return 'boost';
      };
      return [
        versus(s, '. Boost?') + known(s, '\n-fail =crit +success'),
        8,
        each(s.pool[s.seat] + 1, 0)
          .map(
            (_, n): Choice => [
              // the signs are those of the cells on the cards
              '+' +
                n +
                odds(s, n)
                  .map((o, i) => ' ' + '-=+'[i] + Math.round((o[1] * 100) / o[2]) + '%')
                  .join(''),
              spend,
            ],
          )
          .concat([!(s.table || s.odds || s.seenAll) && ['Show odds', show]]),
      ];
    },
    help: () => {
      /** Why this agent may not add 1: who supports at all [HA-081, HA-082, HA-153], and how much [HA-080]. */
      const against = (seat: number) => {
        const alone = s.kind < 2,
          given = s.help.split('' + seat).length - 1,
          second = s.rulings & ONE_HELPER ? 0 : 1, // 3 receptacles: one gives 2, the other 1
          most = s.n == 3 && s.help.length - given > second ? second : 5 - s.n;
        return s.out[seat]
          ? 'Ejected'
          : alone && s.card[seat]
            ? 'Reads a card'
            : s.personal[seat] && (alone || s.rulings & LOCKED_ALONE)
              ? 'In a conflict'
              : poor(s, seat) || (given >= most && 'No more');
      };
      const reveal = () => {
        if (s.table) return 'drawn';
        const drawn = s.draw.length ? s.drawn : 0;
        let place = t.card(pile(s).length),
          card = 0;
        while (drawn & (1 << card) || place--) card++; // counted over what is left
        deal(s, drawn | (1 << card));
        s.fate = s.destiny[card];
        return 'result';
      };
      return [
        versus(s, '. Support?') + known(s, ''),
        9,
        [['Draw Destiny', reveal] as Choice].concat(
          s.seats.map(
            (seat): Choice =>
              seat != s.seat && [
                s.names[seat] + ' +1',
                () => {
                  s.help += seat;
                  s.value++;
                  pay(s, seat, 1);
                  return 'help';
                },
                against(seat),
              ],
          ),
        ),
        s.seat,
        0,
        { odds: odds(s, 0) },
      ];
    },
    drawn: () => [
      versus(s, '\nCard value?'),
      9,
      n => {
        s.fate = n;
        return 'result';
      },
      s.seat,
      [-9, 9, 0],
    ],
    result: () => {
      const final = s.value + s.fate,
        how = way(final - s.diff);
      return [
        ['FAILURE', 'CRITICAL SUCCESS', 'SUCCESS'][how] +
          '\nDestiny ' +
          signed(s.fate) +
          ': ' +
          final +
          ' vs ' +
          s.diff +
          '\nRead the ' +
          ['left', 'lower', 'right'][how] +
          ' cell, for you only',
        9,
        () => {
          if (s.kind == 1) s.personal[s.seat] = 0; // unless the cell says otherwise [HA-162]
          return 'card.says';
        },
        s.seat,
        0,
        { cue: how ? 'good' : 'bad' },
      ];
    },
  };
};
