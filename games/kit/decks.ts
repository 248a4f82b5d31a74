// A deck held by the device: a list of cards, the first on top. Draws come from the Table, so that they are journaled.
import type { Table } from './game';

/** Takes a random card out of what is left. */
export function take<S>(t: Table<S>, deck: number[]): number {
  return deck.splice(t.card(deck.length), 1)[0];
}
