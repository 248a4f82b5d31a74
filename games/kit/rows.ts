// Rows of the table of tracks that were taken apart: kept for an open play, because every bar and every add() wants one.
import type { Track } from './game';

/** A row: the track without what depends on the state, and the parts that tell the rest. */
export interface Kept<Parts> {
  parts: Parts;
  track: Track;
  settled: boolean; // nothing of it depends on the state
  under: string; // its heading
}

const kept: { rows: { [key: string]: Kept<unknown> }; count: number; most: number } = { rows: {}, count: 0, most: 40 };

/** Lets go of all rows, because another game is played or memory is short. `most`: so many are kept from now on. */
export function forgetRows(most?: number): void {
  kept.rows = {};
  kept.count = 0;
  if (most) kept.most = most;
}

/** The tables of one play differ in their lengths: a row is found without a look at its text. */
export function keptRow<Parts>(table: string, id: string): Kept<Parts> | undefined {
  return kept.rows[id + table.length] as Kept<Parts> | undefined;
}

export function keepRow(table: string, id: string, row: Kept<unknown>): void {
  if (kept.count >= kept.most) forgetRows();
  kept.count++;
  kept.rows[id + table.length] = row;
}
