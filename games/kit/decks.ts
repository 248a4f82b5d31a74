// A deck held by the device: a list of cards, the first on top. Draws come from the Table, so that they are journaled.
import type { Table } from './game';

/** Takes a random card out of what is left. */
export function take(t: Table<any>, deck: number[]): number {
  return deck.splice(t.card(deck.length), 1)[0];
}
