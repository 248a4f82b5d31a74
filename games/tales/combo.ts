// COMBOS: paying with cards instead of rolling, and what can be built from which tags.
import { back, call } from '../kit';
import { chapter, list, type Row } from './rows';
import { seatsOf } from './state';
import { combos, tags } from './tracks';

const KNOWLEDGE = 12,
  TWO = 13; // a second KNOWLEDGE

/** Two letters make a pair, a is the first tag; in the order of the COMBOS. */
const pairs = () => 'lflk,jbjied,hahfhi,eb,gagc,kdkj,gf,ca,ei,ld,bc'.split(',');

export const combo = () =>
  chapter(15, s => {
    const { items, iconic, anomaly, names, kids } = s,
      have = (tag: number) => s.tags & (1 << tag),
      look = (after: string) => () => {
        s.tags = 0;
        return call(s, 'look', after);
      };

    /** TL-701, TL-702: two tags of a pair, or KNOWLEDGE instead of one or of both. */
    function made(text: string): boolean {
      let found = have(TWO) > 0;
      for (let i = 0; i < text.length; i++)
        if (have(text.charCodeAt(i) - 97) && (have(KNOWLEDGE) || have(text.charCodeAt(i ^ 1) - 97))) found = true;
      return found;
    }

    return {
      /** TL-222 to TL-225: cards of the roller and the helpers, two at most; what an Iconic or a Machine gives costs nothing. */
      cards: () => {
        const own = [s.by].concat(seatsOf(s, s.aid)),
          codes = own
            .filter(k => items[k] > iconic[k])
            .concat(anomaly.map((n, i) => (n && own.indexOf(i % kids) >= 0 ? i + 9 : -1)).filter(i => i > 0));
        return [
          '@a tag or COMBO tag alone, or two cards. Pay Items and Anomalies, not Iconic, not Machine',
          list(
            s.card < 2 ? codes : [],
            c => (c < 9 ? 'Item, ' + names[c] : 'Anomaly ' + ((((c - 9) / kids) | 0) + 1) + ', ' + names[(c - 9) % kids]),
            c => {
              if (c < 9) items[c]--;
              else anomaly[c - 9]--;
              s.card++;
              return 'cards';
            },
          ).concat([
            ['All paid', 'test.combined'],
            ['Look up', look('cards')],
            ['Back', 'test.pool', s.card > 0 && 'A card is paid'],
          ]),
        ];
      },

      look: () => [
        'Tags that you have',
        list(
          tags().map((_, i) => i),
          i => (have(i) ? '* ' : '') + tags()[i] + (i == KNOWLEDGE && have(TWO) ? ' x2' : ''),
          i => {
            if (i == KNOWLEDGE && have(i) && !have(TWO)) s.tags |= 1 << TWO;
            else s.tags = (s.tags ^ (1 << i)) & ~(i == KNOWLEDGE ? 1 << TWO : 0);
            return 'look';
          },
        ).concat([
          ['What can we build?', 'built'],
          ['Back', () => back(s)],
        ]),
      ],

      built: () => [
        combos()
          .filter((_, i) => made(pairs()[i]))
          .join(', ') || 'No COMBO',
        'look',
      ],
    } as { [step: string]: () => Row };
  });
