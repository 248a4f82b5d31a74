// TRADE: any Items and Anomalies among all Kids at the place, but no Iconic Item [TL-334, TL-336].
import { type Chapter, eachSeat, type Option, who } from '../kit';
import { here } from './board';
import { anomaliesOf, type Card, cardName } from './combos';
import type { Tales, Throws } from './state';
import { back } from './words';

/** What the Kids here can give away; nothing when there is nobody to take it. The limit of four Items waits for the End Phase [TL-442, TL-450]. */
function tradable(s: Tales, kids: number[]): Card[] {
  const cards: Card[] = [];
  if (kids.length < 2) return cards;
  for (const seat of kids) {
    if (s.items[seat] > s.iconic[seat]) cards.push({ seat, anomaly: 0 });
    for (const anomaly of anomaliesOf(s, seat)) cards.push({ seat, anomaly });
  }
  return cards;
}

/** An Anomaly goes with its counters. */
function give(s: Tales, t: Throws, to: number): string {
  if (s.tradeCard) {
    s.anomalyOf[s.tradeCard - 1] = to;
    t.tell(`Anomaly ${s.tradeCard}: ${who(s, to)}`);
  } else {
    t.change('items', -1, s.tradeOf);
    t.change('items', 1, to);
  }
  return 'card';
}

export const trade = (s: Tales, t: Throws): Chapter<Tales> => {
  const takers = () => here(s, s.seat).filter(seat => seat !== s.tradeOf);
  return {
    page: 19,
    steps: {
      card: () => {
        const cards = tradable(s, here(s, s.seat));
        return {
          say: 'Trade: which card? Not the Iconic',
          options: [
            { label: 'Done', usual: true, then: '<' },
            ...cards.map((card, value): Option => ({ label: cardName(s, card), value })),
          ],
          do(place) {
            s.tradeOf = cards[place].seat;
            s.tradeCard = cards[place].anomaly;
          },
          then: () => (takers().length > 1 ? 'to' : give(s, t, takers()[0])),
        };
      },

      to: () => ({
        say: `${s.tradeCard ? `Anomaly ${s.tradeCard}` : 'Item'} goes to`,
        seat: s.tradeOf,
        options: [...eachSeat(s, takers()), back('card')],
        then: seat => give(s, t, seat),
      }),
    },
  };
};
