// What goes on beside every screen while a timer runs: the banner, the warnings, the end, and a note now and then.
// The clock of the game on the table is one more of them (turn.ts).
import { HOURGLASS } from '../../games/kit';
import type { Device } from './device';
import { clockFace, isRunning, noteOf, pause, type Timer, textOf, timerOf, UPWARD, worth } from './timer';
import type { View } from './view';

const STORE = 60000, // milliseconds between two notes of a running timer, at most: flash wears
  SOONEST = 5000, // and at least
  NOTES = 12; // so many notes for the time that is left: a power cut costs a twelfth of it
const MARK = 3000, // as long as a warning is seen
  CALM = 3000; // after a press: who is pressing buttons is not interrupted
export const AGAIN = 1000; // milliseconds until an end that could not be stored is tried again
const LAST = 5; // seconds that are told one by one

/** What the device holds while a timer runs. */
export interface Watch {
  timers: string[] | undefined; // by textOf(); those that wait, too: the timers' screen finds them here. Nothing: nobody has opened them yet
  game: string; // the clock of the open play, as one more of them; '' when none runs
  last: number; // when they were looked at
  due: number; // the moment at which one of them has something to tell again
  calm: number; // until this moment a second changes nothing but the figures of the one that ends first (second.ts); 0: it may change more
  ends: number; // of that one: when it ends, or when it began
  upward: boolean; // that one counts up
  digits: boolean; // it is seen in large digits, too
  stored: number; // the moment of the last note
  notes: number; // the moment of the next one: the first second after it
  owes: boolean; // the last one could not be stored
  until: number; // so long a warning is seen
  warns: string; // what it says, in large digits
  whose: string; // of which timer
  second: number; // of play at which the game's clock is up
  part: number; // milliseconds of a second that had passed when it began
  tried: number; // when the end of the game's time was given last
}

export function storeTimers(device: Device, timers: string[]): void {
  device.notes.keep('timers', noteOf(timers, device.hal.clock.now()));
}

/** What is watched, from now on if nothing was. */
export function begun(device: Device): Watch {
  const now = device.hal.clock.now();
  return (
    device.background ||
    (device.background = {
      timers: undefined,
      game: '',
      last: now,
      due: 0,
      calm: 0,
      ends: 0,
      upward: false,
      digits: false,
      stored: now,
      notes: 0,
      owes: false,
      until: 0,
      warns: '',
      whose: '',
      second: 0,
      part: 0,
      tried: -AGAIN,
    })
  );
}

/**
 * To be called after every change. The device looks at them before its next picture, and from then on as long as one runs:
 * not from here, because the stack of the device is short.
 */
export function watchTimers(device: Device, timers: string[]): void {
  const watch = begun(device);
  watch.timers = timers;
  watch.due = 0;
}

/** How long the question on the table has waited, for a play that is opened again: after a power cut, too. */
export function storeTime(device: Device): void {
  const { journal } = device.session!;
  device.notes.keep('time', [journal.owner, journal.depth, device.session!.state().played, Math.floor(device.time.passed() / 100)].join());
}

/** The seconds that are left when a clock warns: each is a bit of the setting, the last ones first. */
export function stages(): number[] {
  return [LAST, 10, 30, 60];
}

function isStage(device: Device, second: number): boolean {
  return !!((device.settings.warn >> stages().indexOf(Math.max(LAST, second))) & 1);
}

/** A warning is a sound, a mark in the title and, while nobody presses, large digits. */
function warn(device: Device, watch: Watch, t: Timer, second: number): void {
  const now = device.hal.clock.now(),
    // one beep, two, three; then a short one for each second
    tune = second > LAST ? [880, 120] : [1320, 70];
  for (let more = second; more < 60 && more > LAST; more = more < 30 ? 30 : 60) tune.push(0, 80, 880, 120);
  watch.until = now + MARK;
  watch.whose = t.name;
  device.wake(true);
  if (device.settings.volume) device.hal.buzzer.play(tune, device.settings.volume);
}

/** Large digits over any screen, while a warning is seen. */
export function warningOf(device: Device, watch: Watch): View | undefined {
  const now = device.hal.clock.now();
  if (watch.until <= now || now < device.touched + CALM) return undefined;
  return { title: watch.whose, digits: watch.warns, foot: 'Buttons act at once' };
}

/** True when it has warned since it was looked at last. */
function hasWarned(device: Device, watch: Watch, t: Timer, left: number): boolean {
  const before = worth(t, watch.last);
  let warned = false;
  for (const second of [60, 30, 10, 5, 4, 3, 2, 1]) {
    if (before <= second * 1000 || left > second * 1000 || !left || !isStage(device, second)) continue;
    warned = true;
    warn(device, watch, t, second);
  }
  return warned;
}

/** A timer of the tool has come to its end. */
function end(device: Device, watch: Watch, at: number, t: Timer): void {
  pause(t, device.hal.clock.now());
  watch.timers![at] = textOf(t);
  watch.stored = -STORE;
  device.wake(); // a sound in the dark has no twin
  device.say(`Time is up: ${t.name}`, 'time');
}

/** What cannot be stored is owed: else the end of the last one would not be known after the power was off. */
function storeAll(device: Device, watch: Watch): void {
  watch.stored = device.hal.clock.now();
  watch.owes = true;
  try {
    if (watch.timers) storeTimers(device, watch.timers);
    if (watch.game && !device.time.stopped()) storeTime(device);
    watch.owes = false;
  } catch (error) {
    device.say(`The clock runs on, but was not stored: ${(error as Error).message}`, 'error');
  }
}

/** The next whole second, of what is left or of what has passed; free seconds are told once a second, too. 0: it waits. */
function secondOf(t: Timer, now: number, left: number): number {
  if (!t.runs) return 0;
  if (t.kind === UPWARD) return 1000 - (left % 1000);
  return left ? (t.ends - now) % 1000 || 1000 : 0;
}

/** Until this moment a second changes nothing but its figures. Free seconds are told in words, the last ten beside the title. */
function calmUntil(t: Timer, now: number, left: number): number {
  if (t.ends - now > left) return 0;
  for (const second of [60, 30, 10]) if (left > second * 1000) return t.ends - second * 1000; // it may warn then
  return 0;
}

/** What one look at all of them finds. */
interface Look {
  now: number;
  soon: number; // milliseconds until one of them has something to tell; 0 for never
  calm: number; // the moment until which seconds change nothing but figures
  first: number; // what is left of the one in the banner
  pace: number; // milliseconds between two notes
  told: boolean; // one has warned, or has ended
}

/** The one that ends first is seen in every title, those that count up behind all others. */
function showFirst(device: Device, watch: Watch, look: Look, t: Timer, left: number): void {
  const upward = t.kind === UPWARD,
    rank = upward ? 1e9 + left : left;
  if (rank >= look.first) return;
  look.first = rank;
  const mark = watch.until > look.now && watch.whose === t.name ? '!' : HOURGLASS;
  watch.ends = t.ends;
  watch.upward = upward;
  device.banner = (t.runs ? mark : 'II') + clockFace(left, upward);
}

/** One that runs, or the game's own, which is seen while it is paused, too. */
function lookAt(device: Device, watch: Watch, look: Look, t: Timer, next: number): void {
  const left = worth(t, look.now),
    upward = t.kind === UPWARD;
  if (!upward && hasWarned(device, watch, t, left)) look.told = true;
  if (watch.whose === t.name) watch.warns = clockFace(left, upward);
  if (next && (!look.soon || next < look.soon)) look.soon = next;
  if (t.runs && !upward) {
    look.pace = Math.min(look.pace, Math.max(SOONEST, left / NOTES));
    look.calm = Math.min(look.calm, calmUntil(t, look.now, left));
  }
  showFirst(device, watch, look, t, left);
}

function lookAtGame(device: Device, watch: Watch, look: Look): void {
  const t = timerOf(watch.game),
    left = worth(t, look.now),
    wait = device.fate.wanted ? AGAIN : Math.max(1, watch.tried + AGAIN - look.now); // its end is the answer (turn.ts)
  lookAt(device, watch, look, t, left ? secondOf(t, look.now, left) : wait);
}

function lookAtOne(device: Device, watch: Watch, look: Look, at: number): void {
  const t = timerOf(watch.timers![at]),
    left = worth(t, look.now);
  if (left || t.kind === UPWARD) lookAt(device, watch, look, t, secondOf(t, look.now, left));
  else {
    end(device, watch, at, t);
    look.told = true;
  }
}

/** Banner, warnings, the end, and a note now and then. Returns milliseconds until it must be called again, 0 for never. */
export function lookAtTimers(device: Device, watch: Watch): number {
  const now = device.hal.clock.now(),
    timers = watch.timers || [],
    look: Look = { now, soon: 0, calm: Infinity, first: Infinity, pace: STORE, told: false };
  device.banner = '';
  if (watch.game) lookAtGame(device, watch, look);
  for (let i = 0; i < timers.length; i++) if (isRunning(timers[i])) lookAtOne(device, watch, look, i); // the others wait
  watch.last = now;
  watch.due = now + look.soon;
  if (now >= watch.stored + look.pace) storeAll(device, watch);
  // while a warning is seen, or the first one waits, every second is told by the screen
  watch.calm = watch.until > now || device.banner.charAt(0) !== HOURGLASS ? 0 : look.calm;
  watch.notes = watch.stored + look.pace;
  if (!look.soon && !watch.owes && !watch.game) device.background = undefined;
  return look.told ? 1 : look.soon; // what was told in the dark is painted at once
}
