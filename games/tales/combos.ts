// Item Tags and COMBOS, and the cards that pay for them: Items and Anomalies [TL-220 to TL-225, TL-230 to TL-232, TL-701, TL-702].
import { type Chapter, type Mark, type Option, range, sorted, who } from '../kit';
import { cardText } from './card-effects';
import type { Tales, Throws } from './state';
import { spend } from './time';
import { back } from './words';

export const MOST_CARDS = 2; // two separate cards for two tags [TL-223]

/** An Item of a Kid, or an Anomaly, numbered from 1. */
export interface Card {
  seat: number;
  anomaly: number; // 0 is an Item
}

export const cardName = (s: Tales, { seat, anomaly }: Card) => `${who(s, seat)}: ${anomaly ? `Anomaly ${anomaly}` : 'Item'}`;

/** The Anomalies of a Kid, from 1. */
export const anomaliesOf = (s: Tales, seat: number) => range(1, s.anomalyOf.length).filter(card => s.anomalyOf[card - 1] === seat);

/** The cards that can pay for a COMBO: those of the roller and of the helpers, but no Iconic Item, which is never used up [TL-222, TL-225]. */
export function payingCards(s: Tales): Card[] {
  const cards: Card[] = [];
  for (const seat of [s.by].concat(s.helpers)) {
    const items = Math.min(MOST_CARDS, s.items[seat] - s.iconic[seat]);
    for (let item = 0; item < items; item++) cards.push({ seat, anomaly: 0 });
    for (const anomaly of anomaliesOf(s, seat)) cards.push({ seat, anomaly });
  }
  return cards;
}

/** Their names, the second Item of a Kid with a number. */
export const payingNames = (s: Tales) => {
  const names = payingCards(s).map(card => cardName(s, card));
  return names.map((name, i) => (i && names[i - 1] === name ? `${name} 2` : name));
};

/** One counter less; the card goes with its last one [TL-231, TL-232]. */
function useAnomaly(s: Tales, t: Throws, anomaly: number): void {
  const left = --s.anomalyUses[anomaly - 1];
  t.tell(`${who(s, s.anomalyOf[anomaly - 1])}: Anomaly ${anomaly}, ${left ? `${left} left` : 'discard it'}`);
  if (left > 0) return;
  s.anomalyUses.splice(anomaly - 1, 1);
  s.anomalyOf.splice(anomaly - 1, 1);
}

/** Items are discarded, an Anomaly loses a counter, a Machine's COMBO is never used up [TL-225]. The last card goes first, so that the others keep their numbers. */
export function payCombo(s: Tales, t: Throws, places: number[]): void {
  const cards = payingCards(s),
    paid = places.map(place => cards[place]);
  for (const { seat, anomaly } of paid) if (!anomaly) t.change('items', -1, seat);
  for (const anomaly of sorted(paid.map(card => card.anomaly))) if (anomaly) useAnomaly(s, t, anomaly);
}

export const tags = () =>
  'BATTERY/BIKE/CABLES/CLOTHES/CLUB/COMBUSTIBLE/COMPUTER/FIRE/GLUE/LOUD/MAKEUP/SHARP/KNOWLEDGE/KNOWLEDGE again'.split('/');
const KNOWLEDGE = 12,
  AGAIN = 13;

/** Every COMBO with the pairs of tags that make it. */
const combos = () => `CHEMICALS: SHARP+COMBUSTIBLE, SHARP+MAKEUP
DECOY: LOUD+BIKE, LOUD+GLUE, CLUB+CLOTHES
EXPLOSIVE: FIRE+BATTERY, FIRE+COMBUSTIBLE, FIRE+GLUE
HIT 'N' RUN: CLUB+BIKE
INTERFACE: COMPUTER+BATTERY, COMPUTER+CABLES
KNOCKOUT: MAKEUP+CLOTHES, MAKEUP+LOUD
PARTS: COMPUTER+COMBUSTIBLE
POWER: CABLES+BATTERY
REACH: CLUB+GLUE
ROPE: SHARP+CLOTHES
TOW: BIKE+CABLES`;

/** Two tags of a pair, in any order; KNOWLEDGE stands for one of them, two of it for both [TL-701, TL-702]. */
function isBuilt(s: Tales, pair: string): boolean {
  const found = pair.split('+').filter(tag => s.lookUp.indexOf(tags().indexOf(tag)) >= 0).length,
    wild = s.lookUp.indexOf(KNOWLEDGE) >= 0 ? 1 : 0;
  return found === 2 || (found === 1 && wild > 0) || s.lookUp.indexOf(AGAIN) >= 0;
}

/** The COMBOS that the marked tags make. */
const built = (s: Tales) =>
  combos()
    .split('\n')
    .map(line => line.split(': '))
    .filter(([, pairs]) => pairs.split(', ').some(pair => isBuilt(s, pair)))
    .map(([name]) => name);

export const cards = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 15,
  steps: {
    look: () => ({
      say: 'Which tags are there?',
      seat: -1,
      marks: tags().map((label): Mark => ({ label })),
      do: (_, marked) => (s.lookUp = marked),
      then: 'built',
    }),

    built: () => ({
      say: built(s).length ? 'You can build' : 'No COMBO',
      seat: -1,
      options: [...built(s).map((label): Option => ({ label, then: '<' })), back('<')],
      do: () => (s.lookUp = []),
    }),

    /** An action, or what replaces one, costs 1 Time as well [TL-231]. */
    effect: () => ({
      say: 'Which one? 1 counter, and Time if it is an action',
      options: [
        ...anomaliesOf(s, s.seat).map(
          (anomaly): Option => ({ label: `Anomaly ${anomaly}`, note: `uses ${s.anomalyUses[anomaly - 1]}`, value: anomaly }),
        ),
        back('kid.act'),
      ],
      do: anomaly => useAnomaly(s, t, anomaly),
      then: s.pool[s.seat] ? 'action' : () => cardText(s, s.seat, 'kid.act'),
    }),

    action: () => ({
      say: 'Is it an action?',
      options: [
        { label: 'No', then: () => cardText(s, s.seat, 'kid.act') },
        { label: 'Yes, 1 Time', do: () => spend(s, s.seat, 1), then: () => cardText(s, s.seat, 'kid.act') },
      ],
    }),
  },
});
