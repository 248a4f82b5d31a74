// A deck held by the device: a list of cards, the first on top. Draws come from the dice, so that they are journaled.
import type { Dice } from './game';

/** Takes a random card out of what is left. `name` and `label` say what players call such a card and each of them, for a table that draws by hand. */
export function take<S>(t: Dice<S>, deck: number[], name?: string, label?: (card: number) => string): number {
  const known = name && label ? () => ({ name, faces: deck.map(label) }) : undefined;
  return deck.splice(t.card(deck.length, known), 1)[0];
}
