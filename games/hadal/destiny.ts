// Destiny: the six cards, what is drawn, the result that it makes, and the odds of a test.
import { type Cue, type Odds, sorted, type Table } from '../kit';
import { type Hadal, ODDS_ALWAYS, ODDS_WHEN_SEEN } from './state';
import { signed } from './words';

// results of a test, in the order of their cells on a card
export const FAILURE = 0,
  CRITICAL = 1,
  SUCCESS = 2;

/** What players hear of each result, by FAILURE, CRITICAL, SUCCESS. */
export const results = (): { word: string; cell: string; cue: Cue }[] => [
  { word: 'FAILURE', cell: 'left', cue: 'bad' },
  { word: 'CRITICAL SUCCESS', cell: 'lower', cue: 'good' },
  { word: 'SUCCESS', cell: 'right', cue: 'good' },
];

/** Less than the difficulty fails, equal is critical, more succeeds [HA-065]. */
export function resultOf(value: number, difficulty: number): number {
  if (value < difficulty) return FAILURE;
  return value === difficulty ? CRITICAL : SUCCESS;
}

const ALL_SIX = (1 << 6) - 1; // the set of all Destiny cards

/** Puts these cards into the open discard and the others into the pile: always six together [HA-035]. */
export function setDiscard(s: Hadal, discardSet: number): void {
  s.discardSet = discardSet;
  s.pile = [];
  s.discard = [];
  for (let card = 0; card < s.destiny.length; card++) (discardSet & (1 << card) ? s.discard : s.pile).push(s.destiny[card]);
  s.seenSet |= discardSet;
  if (s.seenSet === ALL_SIX) s.seenAll = 1;
}

/** All six cards become the pile, the one that was drawn last, too: when a card says so [HA-062, HA-063]. */
export const shuffleDestiny = (s: Hadal) => setDiscard(s, 0);

/** The pile. When it is empty, the next draw shuffles all six first: a ruling of ours [HA-062]. */
const cardsToDrawFrom = (s: Hadal) => (s.pile.length ? s.pile : s.destiny);

/** Of the cards that are not in this set, the one with this place among them. */
function cardOutside(set: number, place: number): number {
  for (let card = 0; ; card++) {
    if (set & (1 << card)) continue;
    if (place === 0) return card;
    place--;
  }
}

/** One of the cards in the pile goes to the open discard [HA-060, HA-061]. */
export function drawDestiny(s: Hadal, t: Table<Hadal>): void {
  const discardSet = s.pile.length ? s.discardSet : 0,
    cards = cardsToDrawFrom(s),
    card = cardOutside(
      discardSet,
      t.card(cards.length, () => ({ name: 'a Destiny card', faces: cards.map(signed) })),
    );
  setDiscard(s, discardSet | (1 << card));
  s.destinyValue = s.destiny[card];
}

/** Odds are told always, never, or once every card was seen [HA-067]; of cards on the table the device knows nothing. */
function areOddsTold(s: Hadal): boolean {
  if (s.ownCards) return false;
  return s.odds === ODDS_ALWAYS || (s.odds === ODDS_WHEN_SEEN && s.seenAll > 0);
}

/** They are not told yet, and the table may ask for them. */
export const canAskForOdds = (s: Hadal) => !s.ownCards && s.odds === ODDS_WHEN_SEEN && !s.seenAll;

/** How many cards of the pile fail, are critical and succeed when the test has so much more [HA-066]. Empty where odds are not told. */
export function destinyOdds(s: Hadal, more: number): Odds[] {
  if (!areOddsTold(s)) return [];
  const cards = cardsToDrawFrom(s),
    ways = [0, 0, 0];
  for (const card of cards) ways[resultOf(s.testValue + more + card, s.difficulty)]++;
  return [
    ['fail', ways[FAILURE], cards.length],
    ['critical', ways[CRITICAL], cards.length],
    ['success', ways[SUCCESS], cards.length],
  ];
}

/** The same behind a label, by the signs of the cells on the cards: " -17% =17% +67%". */
export const oddsInSigns = (s: Hadal, more: number) =>
  destinyOdds(s, more)
    .map((odds, result) => ` ${'-=+'[result]}${Math.round((odds[1] * 100) / odds[2])}%`)
    .join('');

/** A row about the chances: where odds are told, how to read them; else what everybody knows of the pile [HA-067]. */
export function chancesRow(s: Hadal, howToRead: string): string {
  if (areOddsTold(s)) return howToRead;
  if (s.ownCards) return '';
  const deck = sorted(s.destiny),
    lowest = deck[deck.length - 1],
    highest = deck[0];
  return `\nDestiny: ${cardsToDrawFrom(s).length}, ${signed(lowest)} to ${signed(highest)}`;
}
