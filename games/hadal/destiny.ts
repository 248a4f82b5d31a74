// Destiny: the six cards, what is drawn, the result that it makes, and the odds of a test.
import { type Odds, sorted, type Table } from '../kit';
import { type Hadal, ODDS_ALWAYS, ODDS_WHEN_SEEN } from './state';
import { signed } from './words';

export const FAILURE = 0,
  CRITICAL = 1,
  SUCCESS = 2;

const ALL_SIX = 63; // the set of all Destiny cards

/** Puts these cards into the discard and the others into the pile: always six together [HA-035]. */
export function deal(s: Hadal, drawn: number): void {
  s.drawn = drawn;
  s.draw = [];
  s.discard = [];
  for (let card = 0; card < s.destiny.length; card++) (drawn & (1 << card) ? s.discard : s.draw).push(s.destiny[card]);
  s.seen |= drawn;
  if (s.seen === ALL_SIX) s.seenAll = 1;
}

/** One of the cards left goes to the open discard [HA-060, HA-061]. */
export function drawDestiny(s: Hadal, t: Table<Hadal>): void {
  const drawn = s.draw.length ? s.drawn : 0;
  let place = t.card(pile(s).length),
    card = 0;
  while (drawn & (1 << card) || place--) card++; // counted over what is left
  deal(s, drawn | (1 << card));
  s.destinyValue = s.destiny[card];
}

/** Less than the difficulty fails, equal is critical, more succeeds [HA-065]. */
export function resultOf(margin: number): number {
  if (margin < 0) return FAILURE;
  return margin ? SUCCESS : CRITICAL;
}

/** The cards left; all six when the pile is empty, because then all go back first [HA-062]. */
const pile = (s: Hadal) => (s.draw.length ? s.draw : s.destiny);

/** Odds are told always, never, or once every card was seen [HA-067]; of cards on the table the device knows nothing. */
export function oddsAreTold(s: Hadal): boolean {
  if (s.ownCards) return false;
  return s.odds === ODDS_ALWAYS || (s.odds === ODDS_WHEN_SEEN && s.seenAll > 0);
}

/** How many of the cards left fail, are critical and succeed with so much more [HA-066]. */
export function destinyOdds(s: Hadal, more: number): Odds[] {
  if (!oddsAreTold(s)) return [];
  const cards = pile(s),
    ways = [0, 0, 0];
  for (const card of cards) ways[resultOf(s.testValue + more + card - s.difficulty)]++;
  return [
    ['fail', ways[FAILURE], cards.length],
    ['critical', ways[CRITICAL], cards.length],
    ['success', ways[SUCCESS], cards.length],
  ];
}

/** The same in a label, by the signs of the cells on the cards: "-17% =17% +67%". */
export const oddsInSigns = (s: Hadal, more: number) =>
  destinyOdds(s, more)
    .map((odds, i) => ` ${'-=+'[i]}${Math.round((odds[1] * 100) / odds[2])}%`)
    .join('');

/** Without odds, what everybody knows of Destiny: the cards left, the least and the greatest of the deck [HA-067]. */
export function knownOfDestiny(s: Hadal): string {
  if (s.ownCards || oddsAreTold(s)) return '';
  const deck = sorted(s.destiny);
  return `\nDestiny: ${pile(s).length}, ${signed(deck[5])} to ${signed(deck[0])}`;
}
