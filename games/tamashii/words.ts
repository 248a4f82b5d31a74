// Names that several chapters say: tokens, slots, Patterns, numbers with their nouns.
import type { Tamashii } from './state';

export const colours = () => 'Red,Blue,Green,Yellow,Purple,Orange,White,Pink,Cyan,Black'.split(',');

/** The table's names of the four basic types, then Open and Corrupted [CV-20]. */
export const typeNames = (s: Tamashii) => s.types.concat('Open', 'Corrupted');

/** Slots of a Launcher as people say them: row letter, column number. */
export function slotNames(rows: number, cols: number): string[] {
  const names: string[] = [];
  for (let row = 0; row < rows; row++) for (let col = 1; col <= cols; col++) names.push('ABCDE'[row] + col);
  return names;
}

/** "1 enemy", "3 enemies". */
export const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
export const successes = (n: number) => counted(n, 'success', 'successes');
export const dieWord = (n: number) => counted(n, 'die', 'dice');
