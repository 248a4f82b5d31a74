// The register of Items and tokens in words: what its numbers stand for, and where a thing of it can be.
import type { Hadal } from './state';

export const HIGHEST_ITEM = 99; // greater numbers of the register are tokens

// where a thing can be, beside the seats 0 to 3
export const JUST_TAKEN = -1,
  ON_TABLE = 4,
  REMOVED = 5;

/** The words of these, in their order. */
export function holders(s: Hadal): string[] {
  const list = ['?'];
  for (let seat = 0; seat < ON_TABLE; seat++) list.push(s.names[seat] || '-');
  return list.concat('Table', 'Removed');
}

/** What a number of the register stands for. */
export const itemName = (number: number) => (number > HIGHEST_ITEM ? `Token ${number - HIGHEST_ITEM}` : `Item ${number}`);
