// The font's symbols in letters that every terminal and screen reader knows.
import { printable } from './printable';

const WORDS = ['', '^', 'v', '<', '>', '*', 'o', '>', '+', '', '', 'x', '#', '', 'o', '%', '1', '2', '3', '4', '5', '6'];
/** From 0x16: what has no letter is said in a word. */
const NAMES = ['music', 'battery', 'lock', 'sun', 'moon', '..', 'star', 'skull', 'shield', 'bolt'];

export function readable(row: string): string {
  const words = row.replace(/[\x01-\x1f]/g, c => WORDS[c.charCodeAt(0)] ?? NAMES[c.charCodeAt(0) - 0x16] ?? '~');
  return printable(words);
}
