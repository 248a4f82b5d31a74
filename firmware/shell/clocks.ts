// Timers as deadlines: a running one knows when it ends, and what is left is told from the clock. Nobody counts ticks, so nothing drifts.
// Here is what goes on beside every screen while one runs. A timer that nobody looks at is a text: as an object it takes four times the memory.
import { HOURGLASS } from '../../games/kit';
import type { Device } from './device';

export const UPWARD = 1,
  GLASS = 2, // every turn has the whole time
  BANK = 3, // every player has a time, and gets some more after each turn
  DELAY = 4; // the same, but a turn's first seconds are free instead
const STORE = 60000; // milliseconds between two notes of a running timer: flash wears
const MARK = 3000; // as long as a warning is seen
const FIRST = 60000; // milliseconds before the end: the first warning

export interface Timer {
  name: string;
  kind: number; // 0: it counts down, and nothing else
  full: number; // seconds it starts with
  plus: number; // seconds: what a turn adds, or its free seconds
  players: number; // 0: nobody takes turns
  turn: number;
  left: number[]; // milliseconds, when it was started last; one for each bank. Upward: what has passed
  runs: number; // 1 while it runs
  ends: number; // when running: the moment at which all is gone (upward: at which it began); else the free milliseconds of this turn
}

/** What the device holds while a timer runs. */
export interface Watch {
  timers: string[]; // by textOf(); those that wait, too: the timers' screen finds them here
  last: number; // when they were looked at
  due: number; // the moment at which one of them has something to tell again
  store: number; // the moment of the next note
  owes: boolean; // the last one could not be stored
  until: number; // so long a warning is seen
}

/** Not as it is stored: nothing of a timer is lost here. */
export function textOf(t: Timer): string {
  return JSON.stringify([t.runs, t.name, t.kind, t.full, t.plus, t.players, t.turn, t.ends].concat(t.left as any));
}

export function timerOf(text: string): Timer {
  const f = JSON.parse(text);
  return { name: f[1], kind: f[2], full: f[3], plus: f[4], players: f[5], turn: f[6], left: f.slice(8), runs: f[0], ends: f[7] };
}

/** Milliseconds that are left, or have passed. */
export function worth(t: Timer, now: number): number {
  const left = t.left[t.kind >= BANK ? t.turn : 0];
  if (!t.runs) return left;
  return t.kind == UPWARD ? now - t.ends : Math.max(0, Math.min(left, t.ends - now)); // free seconds lie before the time that counts
}

export function pause(t: Timer, now: number): void {
  const left = worth(t, now);
  if (t.kind == DELAY && t.runs) t.ends = Math.max(0, t.ends - now - left); // free seconds that this turn still has
  t.left[t.kind >= BANK ? t.turn : 0] = left;
  t.runs = 0;
}

/** "4:59"; "1h40" from a hundred minutes on: never more than five characters. A part of a second counts until it is over. */
export function clockFace(milliseconds: number, upward: boolean): string {
  const s = upward ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000),
    minutes = (s / 60) | 0;
  return s < 6000 ? minutes + ':' + ('0' + (s % 60)).slice(-2) : ((minutes / 60) | 0) + 'h' + ('0' + (minutes % 60)).slice(-2);
}

/** Tenths of a second: what is stored is what a stopped timer shows. */
function noteOf(timers: string[], now: number): string {
  let note = '';
  for (const text of timers) {
    const t = timerOf(text);
    note += (note && ';') + [t.name, t.kind, t.full, t.plus, t.players, t.turn, t.runs].join(',');
    for (let i = 0; i < t.left.length; i++) {
      const left = t.left.length < 2 || i == t.turn ? worth(t, now) : t.left[i];
      note += ',' + Math.floor(left / 100);
    }
  }
  return note || ' ';
}

export function storeTimers(device: Device, timers: string[]): void {
  device.notes.keep('timers', noteOf(timers, device.hal.clock.now()));
}

/**
 * To be called after every change. The device looks at them before its next picture, and from then on as long as one runs:
 * not from here, because the stack of the device is short.
 */
export function watchTimers(device: Device, timers: string[]): void {
  const now = device.hal.clock.now();
  // else it has looked at these timers since they began, and misses nothing
  if (!device.background) device.background = { timers, last: now, due: 0, store: now + STORE, owes: false, until: 0 };
}

/** Banner, warnings, the end, and a note once a minute. Returns milliseconds until it must be called again, 0 for never. */
export function lookAtTimers(device: Device, watch: Watch): number {
  const now = device.hal.clock.now(),
    timers = watch.timers;
  let soon = 0,
    first = Infinity,
    told = false;
  device.banner = '';
  for (let i = 0; i < timers.length; i++) {
    if (timers[i].charAt(1) != '1') continue; // it does not run
    const t = timerOf(timers[i]),
      before = worth(t, watch.last),
      left = worth(t, now),
      upward = t.kind == UPWARD;
    if (!upward && !left) {
      pause(t, now);
      timers[i] = textOf(t);
      watch.store = 0;
      told = true;
      device.wake(); // a sound in the dark has no twin
      device.say('Time is up: ' + t.name, 'time');
      continue;
    }
    for (const second of upward ? [] : [60, 30, 10, 5, 4, 3, 2, 1]) {
      if (before <= second * 1000 || left > second * 1000) continue;
      told = true;
      watch.until = now + MARK;
      device.wake();
      // one beep, two, three; then a short one for each second. Its twin is the mark in the title
      const tune = second > 5 ? [880, 120] : [1320, 70];
      for (let more = second; more < 60 && more > 5; more = more < 30 ? 30 : 60) tune.push(0, 80, 880, 120);
      if (device.settings.volume) device.hal.buzzer.play(tune, device.settings.volume);
    }
    // the next whole second, of what is left or of what has passed; free seconds are told once a second, too
    const part = upward ? 1000 - (left % 1000) : (t.ends - now) % 1000 || 1000,
      rank = upward ? 1e9 + left : left;
    if (!soon || part < soon) soon = part;
    if (rank >= first) continue;
    first = rank;
    device.banner = (watch.until > now && rank <= FIRST ? '!' : HOURGLASS) + clockFace(left, upward);
  }
  watch.last = now;
  watch.due = now + soon;
  if (now >= watch.store) {
    watch.store = now + STORE;
    watch.owes = true;
    try {
      storeTimers(device, timers);
      watch.owes = false;
    } catch (error) {
      device.say((error as Error).message, 'error');
    }
  }
  if (!soon && !watch.owes) device.background = undefined; // else the end of the last one would not be known after the power was off
  return told ? 1 : soon; // what was told in the dark is painted at once
}
