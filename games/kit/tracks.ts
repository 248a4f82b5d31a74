// Reading and changing tracks within their limits.
import type { Cell, State, Track, Values } from './game';

export function get(s: State, id: string, cell?: number): number {
  const value = (s as unknown as Values)[id];
  return typeof value === 'number' ? value : ((value as number[])[cell || 0] as number);
}

/** Math.min() and the like give Espruino a fraction, even a whole one, which takes a variable more: `| 0`. */
export function put(s: State, id: string, value: number, cell?: number): void {
  const own = s as unknown as Values,
    old = own[id],
    at = cell || 0;
  if (typeof old === 'number') own[id] = value | 0;
  else (old as number[])[at] = value | 0;
}

/** The value as a number: of a word that the state keeps, its place among the words of its track. */
export function valueAt(s: State, id: string, track: Track, cell?: number): number {
  const value = (s as unknown as Values)[id];
  if (typeof value === 'number') return value;
  const one = typeof value === 'string' ? value : value[cell || 0];
  if (typeof one === 'number') return one;
  const place = track.words ? track.words.indexOf(one) : -1;
  return place < 0 ? get(s, id, cell) : place + least(track);
}

/** Sets it, as the state keeps it. */
export function setValue(s: State, id: string, track: Track, value: number, cell?: number): void {
  const own = s as unknown as Values,
    old = own[id],
    word = track.words && track.words[value - least(track)];
  if (typeof old === 'string' && track.words && track.words.indexOf(old) >= 0) own[id] = word as string;
  else if (typeof old === 'object' && typeof old[0] === 'string') old[cell || 0] = word as string;
  else put(s, id, value, cell);
}

export function least(track: Track): number {
  return track.min || 0;
}

/** The greatest value that can be set. */
export function most(track: Track): number {
  if (track.flags) return (1 << track.flags.length) - 1;
  if (track.words) return least(track) + track.words.length - 1;
  return track.max === undefined ? 99 : track.max;
}

/** Where the bar of a cell ends. */
export function barEnd(s: State, track: Track, cell: number): number {
  if (typeof track.bar === 'string') return get(s, track.bar, cell);
  return track.bar === undefined ? most(track) : track.bar;
}

/** Adds, stops at the limits, and returns how much was really added. A value that the table has put beyond a limit stays there until it moves back. */
export function add(track: Track, s: State, id: string, by: number, cell?: number): number {
  const added = room(track, s, id, by, cell);
  setValue(s, id, track, valueAt(s, id, track, cell) + added, cell);
  return added;
}

/** How much of this add() would add. */
export function room(track: Track, s: State, id: string, by: number, cell?: number): number {
  const now = valueAt(s, id, track, cell);
  return by > 0 ? Math.max(0, Math.min(by, most(track) - now)) | 0 : Math.min(0, Math.max(by, least(track) - now)) | 0;
}

/** Moves up to n, as far as there are so many and they fit, and returns how many. The sum never changes. */
export function move(giver: Track, taker: Track, s: State, n: number, from: Cell, to: Cell): number {
  const given = Math.min(n, get(s, from.track, from.cell) - least(giver));
  if (given <= 0) return 0;
  const moved = add(taker, s, to.track, given, to.cell);
  put(s, from.track, get(s, from.track, from.cell) - moved, from.cell);
  return moved;
}

/** The table is right: sets the value, whatever the rules think of it; a bank pays or takes the difference. */
export function correct(track: Track, s: State, id: string, cell: number, value: number): void {
  const bank = track.bank;
  if (bank && (s as unknown as Values)[bank] === undefined)
    throw new Error(`The bank of ${track.name} is "${bank}", and the state has no such value.`);
  if (bank) put(s, bank, Math.max(0, get(s, bank) + get(s, id, cell) - value));
  setValue(s, id, track, value, cell);
}

/** The cells that a track has now: seats in play (or only these), named cells, named cells of every seat, or one. */
export function cells(s: State, track: Track, seats?: number[]): number[] {
  const list: number[] = [],
    own = track.of ? track.of.length : 1;
  for (const seat of track.each ? seats || s.seats : [0]) for (let i = 0; i < own; i++) list.push(seat * own + i);
  return list;
}

export function cellName(s: State, track: Track, cell: number): string {
  const names = track.of,
    own = names ? names.length : 1,
    seat = track.each ? s.names[(cell / own) | 0] : '';
  return names ? seat + (seat && ' ') + names[cell % own] : seat;
}

/** The value as people say it: a word, the flags that are set, or the number. */
export function say(track: Track, value: number): string {
  if (track.words) {
    const word = track.words[value - least(track)];
    if (word === undefined) return value < least(track) ? '-' : `${value}`; // '' is none of them
    return word;
  }
  if (!track.flags) return `${value}`;
  let text = '';
  for (let i = 0; i < track.flags.length; i++) if (value & (1 << i)) text += (text && ' ') + track.flags[i];
  return text || '-';
}
