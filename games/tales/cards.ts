// Cards that the Kids hold: paying a COMBO with them, what can be built from which tags, trading, the effects of Anomalies.

import { digit, put } from '../kit';
import { type Chapter, list } from './rows';
import { ACT, gain, here, more, seatsOf, type Tales } from './state';
import { combos, tags } from './tracks';

const KNOWLEDGE = 12,
  TWO = 13; // a second KNOWLEDGE

export const cards = (s: Tales): Chapter => {
  const { anomaly, names, kids, seat, card } = s,
    have = (tag: number) => s.tags & (1 << tag),
    /** A card is the seat that has an Item, or 9 + the cell of an Anomaly. */
    owner = (c: number) => (c < 9 ? c : (c - 9) % kids),
    held = (by: number[]) => {
      const list = by.filter(k => digit(s.items, k) > +s.iconic[k]);
      for (let i = 0; i < anomaly.length; i++) if (+anomaly[i] && by.indexOf(i % kids) >= 0) list.push(i + 9);
      return list;
    },
    what = (c: number) => (c < 9 ? 'Item' : 'Anomaly ' + ((((c - 9) / kids) | 0) + 1)),
    label = (c: number) => names[owner(c)] + ': ' + what(c),
    give = (c: number, to: number) => {
      if (c < 9) {
        more(s, 'items', c, -1);
        more(s, 'items', to, 1);
      } else {
        gain(s, to, +anomaly[c - 9]);
        put(s, 'anomaly', 0, c - 9);
      }
      return 'trade';
    },
    takers = (c: number) => here(s, seat).filter(k => k != owner(c)),
    /** TL-701, TL-702: two tags of a pair, or KNOWLEDGE instead of one or of both. A pair is two letters, a is the first tag. */
    made = (pairs: string) => {
      let found = have(TWO);
      for (let i = 0; i < pairs.length; i++)
        if (have(pairs.charCodeAt(i) - 97) && (have(KNOWLEDGE) || have(pairs.charCodeAt(i ^ 1) - 97))) found = 1;
      return found;
    };

  return {
    /** TL-222 to TL-225: cards of the roller and the helpers, two different ones at most; what an Iconic or a Machine gives costs nothing. s.card is the first one + 1, or -1 after two. */
    pay: () => [
      s.by + 'Pay: a listed tag, a COMBO tag or 2 cards. Iconic, Machine free',
      list(
        card < 0 ? [] : held([s.by].concat(seatsOf(s, s.aid))).filter(c => c < 9 || c + 1 != card),
        label,
        c => {
          if (c < 9) more(s, 'items', c, -1);
          else more(s, 'anomaly', c - 9, -1);
          s.card = card ? -1 : c + 1;
          return 'pay';
        },
        [
          ['All paid', 'test.combined'],
          ['Look up', 'look>pay'],
          ['Back', 'test.pool', card && 'A card is paid'],
        ],
      ),
    ],

    look: () => [
      'Which tags are there?',
      list(
        tags().map((_, i) => i),
        i => (have(i) ? '* ' : '') + tags()[i] + (i == KNOWLEDGE && have(TWO) ? ' x2' : ''),
        i => {
          if (i == KNOWLEDGE && have(i) && !have(TWO)) s.tags |= 1 << TWO;
          else s.tags = (s.tags ^ (1 << i)) & ~(i == KNOWLEDGE ? 1 << TWO : 0);
          return 'look';
        },
        [
          ['What can we build?', 'built'],
          [
            'Back',
            () => {
              s.tags = 0;
              return '<';
            },
          ],
        ],
      ),
      0,
      { keeps: true },
    ],

    built: () => {
      const pairs = 'lflk,jbjied,hahfhi,eb,gagc,kdkj,gf,ca,ei,ld,bc'.split(','),
        built = pairs.map((_, i) => i).filter(i => made(pairs[i]));
      return [built.length ? 'You can build' : 'No COMBO', list(built, combos(), () => 'look', 'look')];
    },

    /** TL-336: among all Kids at the place, the Iconic stays. */
    trade: () => [
      'Trade: which card? Not the Iconic',
      list(
        here(s, seat)[1] >= 0 ? held(here(s, seat)) : [],
        label,
        c => {
          const to = takers(c);
          s.card = c;
          return to.length > 1 ? 'to' : give(c, to[0]);
        },
        [['Done', ACT]],
      ),
      19,
    ],

    to: () => [owner(card) + what(card) + ' goes to', list(takers(card), names, k => give(card, k), 'trade'), 19],

    /** TL-231: an action, or what replaces one, costs Time as well. TL-232: at 0 the card is gone. */
    effect: () => [
      seat + 'Which one? 1 counter, and Time if it is an action',
      list(
        held([seat]).filter(c => c > 8),
        c => what(c) + ', uses ' + anomaly[c - 9],
        c => {
          more(s, 'anomaly', c - 9, -1);
          return 'kid.action';
        },
        ACT,
      ),
    ],
  };
};
