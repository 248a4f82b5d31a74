// Where a die of a play comes from: the journal, the bench, the hands of the table, what fell before it was undone, or the stream.
import type { Deck, Die } from '../kit';
import type { Fairness } from './fairness';
import type { Session } from './session';

/** In the place of a deck: it is a card, and nobody knows what is printed on them. */
export const UNKNOWN_CARDS = null;
/** What a card is drawn from; undefined for a die. */
export type DrawnFrom = Deck | typeof UNKNOWN_CARDS | undefined;

export const DISAGREE = 'The journal and the rules disagree.';

/** Where dice come from when the stream does not decide alone. */
export interface Fate {
  forced: number[]; // the next results, given by the bench
  byHand: boolean; // the table throws its own dice
  given: number[]; // what it has thrown for the answer that waits
  wanted: number; // sides of the die it has to throw next, or cards to draw from; or 0
  die?: Die; // that die or those cards, when their faces are not 1 to so many
  drawn?: boolean; // it is a card, not a die
  before?: number; // what this die showed, when the answer was given before and undone
  fairness?: Fairness; // told of every die that came from the stream
}

/** A die as an entry notes it: one of the stream as it fell, whatever else was thrown negative. */
function noted(value: number, streamed: number): number {
  return value === streamed ? value : -value;
}

/** What was noted when the answer was given. */
export function replayed(value: number, streamed: number): number {
  if (!value || (value > 0 && value !== streamed)) throw new Error(DISAGREE);
  return value;
}

/** A die that falls now, as it is noted: given by the bench, thrown by hand, as it fell before it was undone, or from the stream. */
export function thrown(session: Session, die: number | Die, deck: DrawnFrom, sides: number, streamed: number): number {
  const fate = session._fate;
  if (session._used < fate.forced.length) {
    const value = fate.forced[session._used++];
    if (value < 1 || value > sides) throw new Error(`A die of ${sides} cannot show ${value}.`);
    return noted(value, streamed);
  }
  // before what has fallen: a face that was entered wrongly can be undone and entered again
  if (fate.byHand && sides > 1) {
    if (session._used >= fate.given.length) want(session, die, deck, sides);
    return noted(fate.given[session._used++], streamed);
  }
  if (session._fallen) return session._fallen[session._rolled] as number;
  if (fate.fairness) fate.fairness.fell(sides, streamed);
  return streamed;
}

/** What is printed on a die or on cards; undefined where that is 1 to so many, or nobody knows. */
export function printedOn(die: number | Die, deck: DrawnFrom): Die | undefined {
  if (typeof die !== 'number') return die;
  return deck ? deck() : undefined;
}

/** The answer fails: the table has to throw this die first, or to draw, and then to answer again. */
function want(session: Session, die: number | Die, deck: DrawnFrom, sides: number): void {
  const fate = session._fate;
  fate.wanted = sides;
  fate.die = printedOn(die, deck);
  fate.drawn = deck !== undefined;
  fate.before = session._fallen ? Math.abs(session._fallen[session._rolled] as number) : 0;
  throw new Error(`A die of ${sides} has to be thrown first.`);
}
