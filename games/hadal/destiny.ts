// Step 4 of a test, Destiny: the six cards, what is drawn, and the odds of the test.
import { type Dice, type Odds, sorted } from '../kit';
import { type Hadal, signed } from './state';
import { cellOf, results } from './tests';

/** As `boost` below: the odds of the test as it stands. */
export const NO_BOOST = 0;

/** The places of the cards in this set. */
const cardsIn = (s: Hadal, set: number) => s.destiny.map((_, card) => card).filter(card => set & (1 << card));

const ALL_CARDS = 63; // as a set

/** The values of the cards in the open discard, and of the others: always six together [HA-035]. */
export const discarded = (s: Hadal) => cardsIn(s, s.discard).map(card => s.destiny[card]);
export const pile = (s: Hadal) => cardsIn(s, ALL_CARDS & ~s.discard).map(card => s.destiny[card]);

/** When a card says so, all six cards become the pile, also the one that was drawn last [HA-062, HA-063]. */
export function shuffleDestiny(s: Hadal): void {
  s.discard = 0;
}

/** No card is left. The book does not say what happens then. Our ruling: the next draw shuffles all six first [HA-062]. */
const isPileEmpty = (s: Hadal) => s.discard === ALL_CARDS;

/** The values that may come next. */
const next = (s: Hadal) => (isPileEmpty(s) ? s.destiny : pile(s));

/** One of the cards in the pile goes to the open discard [HA-060, HA-061]. `t.card` draws it, or takes the one that the bench gives [HA-069]. */
export function drawDestiny(s: Hadal, t: Dice<Hadal>): void {
  const values = next(s),
    place = t.card(values.length, () => ({ name: 'a Destiny card', faces: values.map(signed) }));
  if (isPileEmpty(s)) shuffleDestiny(s);
  const card = cardsIn(s, ALL_CARDS & ~s.discard)[place];
  s.discard |= 1 << card;
  s.seen |= s.discard; // what the table has put there was seen, too [HA-067]
  s.destinyValue = s.destiny[card];
}

const areAllSeen = (s: Hadal) => (s.seen | s.discard) === ALL_CARDS;

/** Odds are shown always, never, or once every card was seen [HA-067]. The device knows nothing of cards that the table draws. */
const areOddsShown = (s: Hadal) => !s.ownCards && (s.odds === 'Always' || (s.odds === 'When seen' && areAllSeen(s)));

/** The odds are not shown yet, and the table may ask for them. */
export const canAskForOdds = (s: Hadal) => !s.ownCards && s.odds === 'When seen' && !areAllSeen(s);

/** How many cards of the pile fail, are critical and succeed if the tester boosts by so much more [HA-066]. Empty where odds are not shown. */
export function destinyOdds(s: Hadal, boost: number): Odds[] {
  if (!areOddsShown(s)) return [];
  const values = next(s),
    of = values.length,
    ways = [0, 0, 0];
  for (const value of values) ways[cellOf(s.testValue + boost + value, s.difficulty)]++;
  return results().map(({ large }, cell) => ({ label: large.charAt(0), ways: ways[cell], of })); // not the signs of the cells: "-67%" looks like a number
}

/** The same behind a label: "F17% C17% S67%". */
export const oddsInLetters = (s: Hadal, boost: number) =>
  destinyOdds(s, boost)
    .map(({ label, ways, of }) => `${label}${Math.round((ways * 100) / of)}%`)
    .join(' ');

/** A row about the chances: the legend of the odds where they are shown, else what everybody knows of the pile [HA-067]. */
export function chancesRow(s: Hadal, legend: string): string {
  if (s.ownCards) return '';
  if (isPileEmpty(s)) return `\nDestiny: ${s.destiny.length}, shuffled`;
  if (areOddsShown(s)) return legend;
  const deck = sorted(s.destiny),
    values = `${signed(deck[deck.length - 1])} to ${signed(deck[0])}`;
  return s.discard ? `\n${pile(s).length} left of ${values}` : `\nDestiny: ${deck.length}, ${values}`;
}
