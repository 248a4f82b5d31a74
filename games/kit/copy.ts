// Values that are printed in the box: which of them the table has said, and which are only guessed. `s.copied` has a piece ",power=5" for each track: bit by bit its cells.
import type { State } from './game';
import { find } from './text';

/** Before a value that nobody has said yet. */
export const GUESS = '~';

const CELLS = 30; // bits of a whole number on the device: what comes behind them has a piece of its own
const BASE = 36;

const keyOf = (id: string, cell: number) => `,${id}${cell < CELLS ? '' : `.${(cell / CELLS) | 0}`}=`;

/** The cells that have been said, of those of this piece. */
function bitsAt(text: string, at: number, key: string): number {
  return at < 0 ? 0 : parseInt(text.slice(at + key.length), BASE) | 0;
}

export function isSaid(s: State, id: string, cell: number): boolean {
  const key = keyOf(id, cell);
  return !!(bitsAt(s.copied, find(s.copied, key), key) & (1 << (cell % CELLS)));
}

export function noteSaid(s: State, id: string, cell: number): void {
  const text = s.copied,
    key = keyOf(id, cell),
    at = find(text, key),
    end = at < 0 ? -1 : text.indexOf(',', at + 1),
    piece = key + (bitsAt(text, at, key) | (1 << (cell % CELLS))).toString(BASE);
  s.copied = (at < 0 ? text : text.slice(0, at)) + (end < 0 ? '' : text.slice(end)) + piece;
}
