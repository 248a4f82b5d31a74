// A deck held by the device: a list of cards, the first on top. Draws come from the Table, so that they are journaled.
import type { Table } from './game';

/** Takes a random card out of what is left. */
export function take(t: Table<any>, deck: number[]): number {
  return deck.splice(t.card(deck.length), 1)[0];
}

/** A new order of the same cards: one journaled draw for each. */
export function shuffled(t: Table<any>, cards: number[]): number[] {
  const left = cards.slice(),
    deck: number[] = [];
  while (left.length > 1) deck.push(take(t, left));
  return deck.concat(left);
}
