// Timers as deadlines: a running one knows when it ends, and what is left is told from the clock. Nobody counts ticks, so nothing drifts.
import type { Device } from '../shell';

export const DOWNWARD = 0,
  UPWARD = 1,
  GLASS = 2, // every turn has the whole time
  BANK = 3, // every player has a time, and gets some more after each turn
  DELAY = 4; // the same, but a turn's first seconds are free instead
export const MOST_TIMERS = 4;
export const LONGEST = 36000; // seconds

export interface Timer {
  name: string;
  kind: number;
  full: number; // seconds it starts with
  plus: number; // seconds: what a turn adds, or its free seconds
  players: number; // 0: nobody takes turns
  turn: number;
  left: number[]; // milliseconds, when it was started last; one for each bank. Upward: what has passed
  runs: number; // 1 while it runs
  ends: number; // when running: the moment at which all is gone (upward: at which it began); else the free milliseconds of this turn
}

/** What the shell calls beside every screen; whoever opens the timers' screen again finds them on it. */
export type Watch = (() => number) & { timers?: Timer[]; clock?: Watching; until?: number };

/** screens/watch.ts. Its functions reach a bank as `kind > 2`: the constants above are not in its bundle. */
export interface Watching {
  /** Milliseconds that are left, or have passed. */
  worth(t: Timer, now: number): number;
  pause(t: Timer, now: number): void;
  /** "4:59"; "1h40" from a hundred minutes on: never more than five characters. A part of a second counts until it is over. */
  face(milliseconds: number, upward: boolean): string;
  /** Tenths of a second: what is stored is what a stopped timer shows. */
  store(device: Device, timers: Timer[]): void;
  /** To be called after every change: banner, warnings, the end, and a note once a minute, as long as a timer runs. */
  watch(device: Device, timers: Timer[]): void;
}

/** What store() has stored. */
export function unpack(text: string): Timer[] {
  const list: Timer[] = [];
  for (const part of text.split(';')) {
    const f = part.split(',');
    if (f.length < 8) continue;
    const left: number[] = [];
    for (const tenths of f.slice(7)) left.push(+tenths * 100);
    list.push({ name: f[0], kind: +f[1], full: +f[2], plus: +f[3], players: +f[4], turn: +f[5], runs: +f[6], ends: +f[3] * 1000, left });
  }
  return list;
}

export function start(t: Timer, now: number): void {
  const left = t.left[t.kind >= BANK ? t.turn : 0];
  t.ends = t.kind == UPWARD ? now - left : now + left + (t.kind == DELAY ? t.ends : 0);
  t.runs = 1;
}

/** As it was before it began. */
export function reset(t: Timer): void {
  t.left = [];
  for (let i = 0; i < (t.kind >= BANK ? t.players : 1); i++) t.left.push(t.full * 1000); // upward: 0
  t.turn = 0;
  t.runs = 0;
  t.ends = t.plus * 1000;
}

/** True while nobody has used any of its time: then a change of its time changes what it starts with. */
export function fresh(t: Timer): boolean {
  if (t.runs || t.turn) return false;
  for (const left of t.left) if (left != t.full * 1000) return false;
  return true;
}

/** The next player's turn, after pause(); those whose time is gone are passed over. */
export function pass(t: Timer, now: number): void {
  if (t.kind == BANK && t.left[t.turn]) t.left[t.turn] += t.plus * 1000;
  for (let i = 0; i < t.players; i++) {
    t.turn = (t.turn + 1) % t.players;
    if (t.kind == GLASS || t.left[t.turn]) break;
  }
  if (t.kind == GLASS) t.left[0] = t.full * 1000;
  t.ends = t.plus * 1000;
  start(t, now);
}

/** What a press adds: a tenth or so of what there is. */
export function stepOf(seconds: number): number {
  return seconds < 60 ? 5 : seconds < 600 ? 30 : seconds < 3600 ? 60 : 300;
}
