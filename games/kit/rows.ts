// Rows of the table of tracks that were taken apart: kept by the session of a play, because every bar and every add() wants one.
import type { State, Track, Values } from './game';

/** A row: the track without what depends on the state, and the parts that tell the rest. */
export interface Kept<Parts> {
  parts: Parts;
  track: Track;
  settled: boolean; // nothing of the track depends on the state, but whether it is there
}

/** What one play has kept. */
export interface Rows {
  tracks: { [id: string]: Track };
  rows: { [key: string]: Kept<unknown> };
  count: number;
  most: number; // so many are kept
}

const MOST = 40; // unless told

export const newRows = (most?: number): Rows => ({ tracks: {}, rows: {}, count: 0, most: most === undefined ? MOST : most });

/** Lets go of all of them, because memory is short, or another game is played. */
export function forgetRows(kept: Rows): void {
  kept.tracks = {};
  kept.rows = {};
  kept.count = 0;
}

/** One more is kept; all others go when that is too many. */
function count(kept: Rows): void {
  if (kept.count >= kept.most) forgetRows(kept);
  kept.count++;
}

/** Whether the play has this track now: see `if` and `unless`. */
export function isThere(s: State, track: { if?: string; unless?: string }): boolean {
  const values = s as unknown as Values;
  return (!track.if || !!values[track.if]) && !(track.unless && values[track.unless]);
}

/** A track that is the same in every state of the play, while it is there. Behind the dot no id is a member that every object of Espruino has, such as `on`. */
export function keptTrack(kept: Rows, s: State, id: string): Track | undefined {
  const track = kept.tracks[`${id}.`];
  return track && (track.if || track.unless) && !isThere(s, track) ? undefined : track; // most have neither, and every bar comes here
}

export function keepTrack(kept: Rows, id: string, track: Track): void {
  count(kept);
  kept.tracks[`${id}.`] = track;
}

/** The tables of one play differ in their lengths: a row is found without a look at its text. */
export function keptRow<Parts>(kept: Rows, table: string, id: string): Kept<Parts> | undefined {
  return kept.rows[id + table.length] as Kept<Parts> | undefined;
}

export function keepRow(kept: Rows, table: string, id: string, row: Kept<unknown>): void {
  count(kept);
  kept.rows[id + table.length] = row;
}
