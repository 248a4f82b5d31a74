// A test, in the order of the book: initiate, boost, support, Destiny, result. No step is opened again [HA-076].
import { type Ask, back, type Steps, sum, type Table } from '../kit';
import { ALL, type Hadal, LOCKED_ALONE, ONE_HELPER } from './state';
import { ask, name, type Option, pay, signed, tell } from './table';
import { symbols } from './tracks';

export const trial = (): Steps<Hadal> => {
  const pile = (s: Hadal) => [0, 1, 2, 3, 4, 5].filter(card => (s.draw || ALL) & (1 << card));
  /** The test begins with the attribute [HA-064] and the talent, which may count in conflicts only [HA-176]. */
  const use = (s: Hadal, attribute: number) => {
    const scope = s.scope[s.seat];
    s.value = attribute + (scope == 1 || (scope && s.kind) ? s.talent[s.seat] : 0);
    return 'difficulty';
  };
  const way = (gap: number) => (gap < 0 ? 0 : gap ? 2 : 1); // [HA-065]
  /** Why this agent may not add 1: who supports at all [HA-081, HA-082, HA-153], and how much [HA-080]. */
  const against = (s: Hadal, seat: number) => {
    const alone = s.kind < 2,
      second = s.rulings & ONE_HELPER ? 0 : 1, // 3 receptacles: one gives 2, the other 1
      most = s.n == 3 && sum(s.help) - s.help[seat] > second ? second : 5 - s.n;
    return s.out[seat]
      ? 'Ejected'
      : alone && s.card[seat]
        ? 'Reads a card'
        : s.personal[seat] && (alone || s.rulings & LOCKED_ALONE)
          ? 'In a conflict'
          : s.pool[seat]
            ? s.help[seat] >= most && 'No more allowed'
            : 'No Azrak';
  };
  const title = (s: Hadal, then: string) => name(s) + ': ' + s.value + ' vs ' + s.diff + '\n' + then;
  /** Adds what is known of Destiny [HA-067], and the exact chances with up to so much boost more [HA-066]. */
  const foresee = (q: Ask, s: Hadal, most: number) => {
    if (s.table) return q;
    const left = pile(s);
    q.say +=
      '\nDestiny: ' + left.length + ' left, ' + signed(Math.min.apply(null, s.destiny)) + ' to ' + signed(Math.max.apply(null, s.destiny));
    q.show = ['pool', 'discard'];
    q.odds = [];
    if (s.odds ? s.odds < 2 : s.seenAll)
      for (let more = 0; more <= most; more++) {
        const ways = [0, 0, 0];
        for (const card of left) ways[way(s.value + more + s.destiny[card] - s.diff)]++;
        for (let i = 0; i < 3; i++) if (ways[i]) q.odds.push(['+' + more + ' ' + ['fail', 'critical', 'success'][i], ways[i], left.length]);
        if (ways[2] == left.length) break; // more changes nothing
      }
    return q;
  };
  const reveal = (s: Hadal, t: Table<Hadal>) => {
    if (!s.draw) s.discard = 0; // the pile is empty: all go back first [HA-062]
    const left = pile(s),
      card = left[t.card(left.length)];
    s.discard |= 1 << card;
    s.draw = ALL ^ s.discard;
    s.seen |= 1 << card;
    if (s.seen == ALL) s.seenAll = 1;
    s.fate = s.destiny[card];
    return 'result';
  };
  return {
    attribute: s =>
      ask(
        ['Test of ', 'Conflict: ', 'Group conflict: '][s.kind] + name(s) + '\nWhich attribute?',
        8,
        s.symbol
          .map((symbol, i): Option => {
            const attribute = s.attr[s.seat * 3 + i];
            return [symbols(symbol)[0] + ': ' + attribute, () => use(s, attribute)];
          })
          .concat([s.kind < 2 && ['Back', () => back(s)]]), // nothing is paid yet
      ),
    difficulty: s =>
      tell(
        name(s) + ': difficulty?\nPay 1 Azrak to begin',
        8,
        n => {
          s.diff = n;
          pay(s, s.seat, 1);
          return 'bonus';
        },
        [0, 30, s.diff],
      ),
    bonus: s =>
      tell(
        title(s, 'Gear or Item bonus? Talent is counted'),
        3,
        n => {
          s.value += n;
          return s.pool[s.seat] ? 'boost' : 'help';
        },
        [-9, 9, 0],
      ),
    boost: s =>
      foresee(
        tell(
          title(s, 'Boost? +1 per Azrak'),
          8,
          n => {
            s.value += n;
            pay(s, s.seat, n);
            return s.link ? 'boost' : 'help'; // an Emergency Update allows more [HA-145]
          },
          [0, s.pool[s.seat], 0],
        ),
        s,
        s.pool[s.seat],
      ),
    help: (s, t) =>
      foresee(
        ask(
          title(s, 'Support? Then draw'),
          9,
          [['Draw Destiny', () => (s.table ? 'drawn' : reveal(s, t))] as Option].concat(
            s.seats.map(
              (seat): Option =>
                seat != s.seat && [
                  name(s, seat) + ' +1',
                  () => {
                    s.help[seat]++;
                    s.value++;
                    pay(s, seat, 1);
                    return 'help';
                  },
                  against(s, seat),
                ],
            ),
          ),
        ),
        s,
        0,
      ),
    drawn: s =>
      tell(
        title(s, 'Value of the card?'),
        9,
        n => {
          s.fate = n;
          return 'result';
        },
        [-9, 9, 0],
      ),
    result: s => {
      const final = s.value + s.fate,
        how = way(final - s.diff);
      const q = tell(
        ['FAILURE', 'CRITICAL SUCCESS', 'SUCCESS'][how] +
          '\nFinal value ' +
          final +
          ' vs ' +
          s.diff +
          '\nRead the ' +
          ['left', 'lower', 'right'][how] +
          ' cell, for ' +
          name(s) +
          ' only',
        9,
        () => {
          if (s.kind == 1) s.personal[s.seat] = 0; // unless the cell says otherwise [HA-162]
          return 'card.says';
        },
      );
      q.cue = how ? 'good' : 'bad';
      return q;
    },
  };
};
