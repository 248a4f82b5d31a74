// Step 4 of a test, Destiny: the six cards, what is drawn, and the odds of the test.
import { type Odds, sorted, type Table } from '../kit';
import { CRITICAL, FAILURE, resultOf, SUCCESS } from './resolution';
import { type Hadal, ODDS_ALWAYS, ODDS_WHEN_SEEN } from './state';
import { signed } from './words';

/** The bit of this card: `discardSet` is a sum of such bits. */
const bitOf = (card: number) => 1 << card;

/** As `boost` below: the odds of the test as it stands. */
export const NO_BOOST = 0;

const isIn = (discardSet: number, card: number) => (discardSet & bitOf(card)) > 0;

/** Puts these cards into the open discard and the others into the pile: always six together [HA-035]. */
export function setDiscard(s: Hadal, discardSet: number): void {
  s.discardSet = discardSet;
  s.pile = [];
  s.discard = [];
  for (let card = 0; card < s.destiny.length; card++) {
    if (isIn(discardSet, card)) {
      s.discard.push(s.destiny[card]);
      s.seen[card] = 1;
    } else s.pile.push(s.destiny[card]);
  }
  if (!s.seen.includes(0)) s.seenAll = 1;
}

/** From now on no card counts as seen [HA-067]. */
export function forgetSeen(s: Hadal): void {
  s.seen = s.destiny.map(() => 0);
}

/** When a card says so, all six cards become the pile, also the one that was drawn last [HA-062, HA-063]. */
export const shuffleDestiny = (s: Hadal) => setDiscard(s, 0);

/** No card is left. The book does not say what happens then. Our ruling: the next draw shuffles all six first [HA-062]. */
const isPileEmpty = (s: Hadal) => s.pile.length === 0;

/** One of the cards in the pile goes to the open discard [HA-060, HA-061]. `t.card` draws it, or takes the one that the bench gives [HA-069]. */
export function drawDestiny(s: Hadal, t: Table<Hadal>): void {
  const cards = isPileEmpty(s) ? s.destiny : s.pile,
    place = t.card(cards.length, () => ({ name: 'a Destiny card', faces: cards.map(signed) })),
    inPile: number[] = [];
  if (isPileEmpty(s)) shuffleDestiny(s);
  for (let card = 0; card < s.destiny.length; card++) if (!isIn(s.discardSet, card)) inPile.push(card);
  const card = inPile[place];
  setDiscard(s, s.discardSet | bitOf(card));
  s.destinyValue = s.destiny[card];
}

/** Odds are shown always, never, or once every card was seen [HA-067]. The device knows nothing of cards that the table draws. */
function areOddsShown(s: Hadal): boolean {
  if (s.ownCards) return false;
  return s.odds === ODDS_ALWAYS || (s.odds === ODDS_WHEN_SEEN && s.seenAll > 0);
}

/** The odds are not shown yet, and the table may ask for them. */
export const canAskForOdds = (s: Hadal) => !s.ownCards && s.odds === ODDS_WHEN_SEEN && !s.seenAll;

/** How many cards of the pile fail, are critical and succeed if the tester boosts by so much more [HA-066]. Empty where odds are not shown. */
export function destinyOdds(s: Hadal, boost: number): Odds[] {
  if (!areOddsShown(s)) return [];
  const values = isPileEmpty(s) ? s.destiny : s.pile,
    cards = values.length,
    ways = [0, 0, 0];
  for (const value of values) ways[resultOf(s.testValue + boost + value, s.difficulty)]++;
  return [
    { label: '-', ways: ways[FAILURE], of: cards }, // the signs of the cells on a card
    { label: '=', ways: ways[CRITICAL], of: cards },
    { label: '+', ways: ways[SUCCESS], of: cards },
  ];
}

/** The same as the end of a label: " -17% =17% +67%". */
export const oddsInSigns = (s: Hadal, boost: number) =>
  destinyOdds(s, boost)
    .map(({ label, ways, of }) => ` ${label}${Math.round((ways * 100) / of)}%`)
    .join('');

/** A row about the chances: the legend of the odds where they are shown, else what everybody knows of the pile [HA-067]. */
export function chancesRow(s: Hadal, legend: string): string {
  if (s.ownCards) return '';
  if (isPileEmpty(s)) return `\nDestiny: ${s.destiny.length}, shuffled`;
  if (areOddsShown(s)) return legend;
  const deck = sorted(s.destiny),
    lowest = deck[deck.length - 1],
    highest = deck[0];
  return `\nDestiny: ${s.pile.length}, ${signed(lowest)} to ${signed(highest)}`;
}
