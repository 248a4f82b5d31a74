// Cards in front, and standing by: an agent without a card in front stands by [HA-100]. In Light the table keeps track of that.
import { type Hadal, namesWith, present } from './state';

/** The agent takes a card and keeps it in front. */
export function takeCard(s: Hadal, seat: number): void {
  if (!s.light) s.cardInFront[seat] = 1;
}

/** The agent stands by: the card in front goes back [HA-100]. */
export function standBy(s: Hadal, seat: number): void {
  s.cardInFront[seat] = 0;
}

/** The names of the agents who have a card in front, or '' when nobody has. */
export const readerNames = (s: Hadal) => namesWith(s, present(s), s.cardInFront);
