// The data bag and the Launcher's grid that the device holds at the virtual level.
import type { Table } from '../kit';
import { KINDS, type Tamashii } from './state';

/** An empty bag takes the whole Dump, and only then (TA-152). How many tokens it holds now. */
export function pour(s: Tamashii, seat: number): number {
  let n = 0;
  for (let turn = 0; turn < 2 && !n; turn++)
    for (let i = seat * KINDS; i < seat * KINDS + KINDS; i++) {
      if (turn) {
        s.bag[i] = s.dump[i];
        s.dump[i] = 0;
      }
      n += s.bag[i];
    }
  return n;
}

/** Draws one token; undefined when Bag and Dump are both empty. */
export function drawToken(s: Tamashii, t: Table<Tamashii>, seat: number): number | undefined {
  const from = seat * KINDS,
    n = pour(s, seat);
  if (!n) return undefined;
  let place = t.card(n),
    type = 0;
  while (place >= s.bag[from + type]) place -= s.bag[from + type++];
  s.bag[from + type]--;
  return type;
}

/** Puts a token on a slot. */
export function onGrid(s: Tamashii, seat: number, slot: number, type: number): void {
  s.grid[seat * s.shape[0] * s.shape[1] + slot] = type + 1;
  s.launcher[seat * KINDS + type]++;
}

/** Fills the empty lit slots, column by column unless the table reads it by rows (TA-088, AM-40). Unlocked slots are lit (TA-089). */
export function refillGrid(s: Tamashii, t: Table<Tamashii>, seat: number): void {
  const rows = s.shape[0],
    cols = s.shape[1];
  for (let i = 0; i < rows * cols; i++) {
    const slot = s.refillBy ? i : (i % rows) * cols + ((i / rows) | 0);
    if (s.grid[seat * rows * cols + slot] || !((s.highlight | s.lockedSlots) & (1 << slot))) continue;
    const type = drawToken(s, t, seat);
    if (type === undefined) return;
    onGrid(s, seat, slot, type);
  }
}
