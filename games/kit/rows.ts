// Rows of the table of tracks that were taken apart: kept for the open play, because every bar and every add() wants one.
// One play at a time: a session that is opened forgets what another one has kept.
import type { State, Track, Values } from './game';

/** A row: the track without what depends on the state, and the parts that tell the rest. */
export interface Kept<Parts> {
  parts: Parts;
  track: Track;
  settled: boolean; // nothing of the track depends on the state, but whether it is there
}

const kept: { tracks: { [id: string]: Track }; rows: { [key: string]: Kept<unknown> }; count: number; most: number } = {
  tracks: {},
  rows: {},
  count: 0,
  most: 40,
};

/** Lets go of all of them, because another game is played or memory is short. */
export function forgetRows(): void {
  kept.tracks = {};
  kept.rows = {};
  kept.count = 0;
}

/** So many are kept from now on. */
export function sizeRows(most: number): void {
  kept.most = most;
}

/** One more is kept; all others go when that is too many. */
function count(): void {
  if (kept.count >= kept.most) forgetRows();
  kept.count++;
}

/** Whether the play has this track now: see `if` and `unless`. */
export function isThere(s: State, track: { if?: string; unless?: string }): boolean {
  const values = s as unknown as Values;
  return (!track.if || !!values[track.if]) && !(track.unless && values[track.unless]);
}

/** A track that is the same in every state of the play, while it is there. Behind the dot no id is a member that every object of Espruino has, such as `on`. */
export function keptTrack(s: State, id: string): Track | undefined {
  const track = kept.tracks[`${id}.`];
  return track && (track.if || track.unless) && !isThere(s, track) ? undefined : track; // most have neither, and every bar comes here
}

export function keepTrack(id: string, track: Track): void {
  count();
  kept.tracks[`${id}.`] = track;
}

/** The tables of one play differ in their lengths: a row is found without a look at its text. */
export function keptRow<Parts>(table: string, id: string): Kept<Parts> | undefined {
  return kept.rows[id + table.length] as Kept<Parts> | undefined;
}

export function keepRow(table: string, id: string, row: Kept<unknown>): void {
  count();
  kept.rows[id + table.length] = row;
}
