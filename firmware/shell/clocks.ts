// Time: the timers of the tool and the clock of the game on the table, which is one of them. All are deadlines: a running one knows when it ends,
// and what is left is told from the clock. Nobody counts ticks, so nothing drifts.
// Here is what goes on beside every screen while one runs. A timer that nobody looks at is a text: as an object it takes four times the memory.
import { LATE } from '../../games/engine';
import { type Ask, goesOn, HOURGLASS } from '../../games/kit';
import type { Device } from './device';
import type { View } from './view';

export const UPWARD = 1,
  GLASS = 2, // every turn has the whole time
  BANK = 3, // every player has a time, and gets some more after each turn (Fischer)
  DELAY = 4, // the same, but a turn's first seconds are free instead
  BRONSTEIN = 5; // the same, but what a turn took comes back, up to so much
const STORE = 60000, // milliseconds between two notes of a running timer, at most: flash wears
  SOONEST = 5000, // and at least
  NOTES = 12; // so many notes for the time that is left: a power cut costs a twelfth of it
const MARK = 3000, // as long as a warning is seen
  CALM = 3000; // after a press: who is pressing buttons is not interrupted
const AGAIN = 1000; // milliseconds until an end that could not be stored is tried again

export interface Timer {
  name: string;
  kind: number; // 0: it counts down, and nothing else
  full: number; // seconds it starts with
  plus: number; // seconds: what a turn adds, or its free seconds, or what comes back at most
  players: number; // 0: nobody takes turns
  turn: number;
  left: number[]; // milliseconds, when it was started last; one for each bank. Upward: what has passed
  spare: number; // milliseconds of this turn: still free (delay), or used before it was started last (Bronstein)
  runs: number; // 1 while it runs
  ends: number; // when running: the moment at which all is gone (upward: at which it began)
}

/** What the device holds while a timer runs. */
export interface Watch {
  timers: string[] | undefined; // by textOf(); those that wait, too: the timers' screen finds them here. Nothing: nobody has opened them yet
  game: string; // the clock of the open play, as one more of them; '' when none runs
  last: number; // when they were looked at
  due: number; // the moment at which one of them has something to tell again
  stored: number; // the moment of the last note
  owes: boolean; // the last one could not be stored
  until: number; // so long a warning is seen
  warns: string; // what it says, in large digits
  whose: string; // of which timer
  second: number; // of play at which the game's clock is up
  part: number; // milliseconds of a second that had passed when it began
  tried: number; // when the end of the game's time was given last
}

/** Not as it is stored: nothing of a timer is lost here. */
export function textOf(t: Timer): string {
  const first: (number | string)[] = [t.runs, t.name, t.kind, t.full, t.plus, t.players, t.turn, t.spare, t.ends];
  return JSON.stringify(first.concat(t.left));
}

export function timerOf(text: string): Timer {
  const f = JSON.parse(text);
  return {
    name: f[1],
    kind: f[2],
    full: f[3],
    plus: f[4],
    players: f[5],
    turn: f[6],
    left: f.slice(9),
    spare: f[7],
    runs: f[0],
    ends: f[8],
  };
}

/** Milliseconds that are left, or have passed. */
export function worth(t: Timer, now: number): number {
  const left = t.left[t.kind >= BANK ? t.turn : 0];
  if (!t.runs) return left;
  return t.kind === UPWARD ? now - t.ends : Math.max(0, Math.min(left, t.ends - now)); // free seconds lie before the time that counts
}

export function pause(t: Timer, now: number): void {
  const bank = t.kind >= BANK ? t.turn : 0,
    left = worth(t, now);
  if (t.kind === DELAY && t.runs) t.spare = Math.max(0, t.ends - now - left);
  if (t.kind === BRONSTEIN) t.spare += t.left[bank] - left;
  t.left[bank] = left;
  t.runs = 0;
}

/** "4:59"; "1h40" from a hundred minutes on: never more than five characters. A part of a second counts until it is over. */
export function clockFace(milliseconds: number, upward: boolean): string {
  const s = upward ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000),
    minutes = (s / 60) | 0;
  return s < 6000 ? `${minutes}:${(`0${s % 60}`).slice(-2)}` : `${(minutes / 60) | 0}h${(`0${minutes % 60}`).slice(-2)}`;
}

/** How long a play took, as nobody has to read it from afar: 90 reads "1:30", 3700 reads "1:01:40". */
export function minutes(seconds: number): string {
  const two = (n: number) => `0${n}`.slice(-2);
  return seconds < 3600
    ? `${(seconds / 60) | 0}:${two(seconds % 60)}`
    : `${(seconds / 3600) | 0}:${two(((seconds / 60) | 0) % 60)}:${two(seconds % 60)}`;
}

/** Tenths of a second: what is stored is what a stopped timer shows. */
function noteOf(timers: string[], now: number): string {
  let note = '';
  for (const text of timers) {
    const t = timerOf(text),
      ran = t.runs;
    pause(t, now);
    note += (note && ';') + [t.name, t.kind, t.full, t.plus, t.players, t.turn, ran, Math.floor(t.spare / 100)].join(',');
    for (const left of t.left) note += `,${Math.floor(left / 100)}`;
  }
  return note || ' ';
}

export function storeTimers(device: Device, timers: string[]): void {
  device.notes.keep('timers', noteOf(timers, device.hal.clock.now()));
}

function begun(device: Device): Watch {
  const now = device.hal.clock.now();
  return (
    device.background ||
    (device.background = {
      timers: undefined,
      game: '',
      last: now,
      due: 0,
      stored: now,
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

// --- the clock of the game on the table

/** Milliseconds until time is up in this question. Seconds of play are whole: the part of one that had passed when this clock began comes on top. */
function leftOf(device: Device, watch: Watch, ask: Ask): number {
  const passed = device.passed();
  if (watch.second !== ask.until) {
    watch.second = ask.until!;
    watch.part = passed < 1000 ? passed : 0;
  }
  return (ask.until! - device.session!.state().played) * 1000 + watch.part - passed;
}

/** The clock of the play that is open, as the question on the table has it. It is the same clock as long as it ends at the same moment. */
export function watchGame(device: Device, ask: Ask): void {
  const runs = ask.until && goesOn(ask);
  if (!runs && !(device.background && device.background.game)) return;
  const watch = begun(device),
    s = device.session!.state(),
    left = runs ? leftOf(device, watch, ask) : 0,
    name = s.names[ask.seat === undefined ? s.seat : ask.seat] || device.session!.game.title,
    t: Timer = {
      name,
      kind: 0,
      full: 0,
      plus: 0,
      players: 0,
      turn: 0,
      left: [Math.max(0, left)],
      spare: 0,
      runs: device.stopped() ? 0 : 1,
      ends: device.hal.clock.now() + left,
    },
    before = watch.game && timerOf(watch.game);
  if (runs && before && before.ends === t.ends && before.runs === t.runs && t.runs) return;
  watch.game = runs ? textOf(t) : '';
  watch.due = 0;
}

/** How long the question on the table has waited, for a play that is opened again: after a power cut, too. */
export function storeTime(device: Device): void {
  const { journal } = device.session!;
  device.notes.keep('time', [journal.owner, journal.depth, device.session!.state().played, Math.floor(device.passed() / 100)].join());
}

/** A play was opened: its question has waited as long as it had when the play was left or the power failed. A clock that ran then waits for the players. */
export function openTime(device: Device): void {
  const session = device.session!,
    note = device.notes.read('time') || '',
    key = [session.journal.owner, session.journal.depth, session.state().played, ''].join();
  device.go(note.slice(0, key.length) === key ? +note.slice(key.length) * 100 : 0);
  try {
    if (session.ask().until) device.stop();
  } catch (_) {
    // the screen of the play says what is wrong with this question
  }
}

/** The time of the play is up: that is the answer to whatever is asked, whatever screen is above it. An answer that waits for dice was given in time. */
export function endTime(device: Device, watch: Watch): void {
  const session = device.session,
    now = device.hal.clock.now();
  if (!watch.game || !session || device.fate.wanted || now < watch.tried + AGAIN || worth(timerOf(watch.game), now)) return;
  const top = device.top() === 'play';
  watch.tried = now; // it may fail
  if (session.ask().until && leftOf(device, watch, session.ask()) <= 0) {
    const seconds = device.pending();
    session.answer(LATE, seconds);
    device.count(seconds);
    watch.tried = -AGAIN;
    device.wake(); // a sound in the dark has no twin
    if (top) device.cue('time');
    else device.say(`Time is up: ${timerOf(watch.game).name}`, 'time');
  }
  watchGame(device, session.ask());
}

// --- what goes on beside every screen

/** A warning is a sound, a mark in the title and, while nobody presses, large digits. */
function warn(device: Device, watch: Watch, t: Timer, second: number): void {
  const now = device.hal.clock.now(),
    // one beep, two, three; then a short one for each second
    tune = second > 5 ? [880, 120] : [1320, 70];
  for (let more = second; more < 60 && more > 5; more = more < 30 ? 30 : 60) tune.push(0, 80, 880, 120);
  watch.until = now + MARK;
  watch.whose = t.name;
  device.wake(true);
  if (device.settings.volume) device.hal.buzzer.play(tune, device.settings.volume);
}

/** Large digits over any screen, while a warning is seen. */
export function warningOf(device: Device, watch: Watch): View | undefined {
  const now = device.hal.clock.now();
  if (watch.until <= now || now < device.touched + CALM) return undefined;
  return { title: watch.whose, digits: watch.warns, foot: 'Any button: go on' };
}

/** Banner, warnings, the end, and a note now and then. Returns milliseconds until it must be called again, 0 for never. */
export function lookAtTimers(device: Device, watch: Watch): number {
  const now = device.hal.clock.now(),
    timers = watch.timers || [],
    from = [0, 5, 10, 30, 60][device.settings.warn] * 1000;
  let soon = 0,
    first = Infinity,
    pace = STORE,
    told = false;
  device.banner = '';
  for (let i = watch.game ? -1 : 0; i < timers.length; i++) {
    const text = i < 0 ? watch.game : timers[i],
      runs = text.charAt(1) === '1';
    if (!runs && i >= 0) continue;
    const t = timerOf(text),
      before = worth(t, watch.last),
      left = worth(t, now),
      upward = t.kind === UPWARD;
    if (!upward && !left && i < 0)
      soon = device.fate.wanted ? AGAIN : Math.max(1, watch.tried + AGAIN - now); // endTime() comes
    else if (!upward && !left) {
      pause(t, now);
      timers[i] = textOf(t);
      watch.stored = -STORE;
      told = true;
      device.wake(); // a sound in the dark has no twin
      device.say(`Time is up: ${t.name}`, 'time');
      continue;
    }
    for (const second of upward ? [] : [60, 30, 10, 5, 4, 3, 2, 1]) {
      if (before <= second * 1000 || left > second * 1000 || second * 1000 > from || !left) continue;
      told = true;
      warn(device, watch, t, second);
    }
    if (watch.whose === t.name) watch.warns = clockFace(left, upward);
    // the next whole second, of what is left or of what has passed; free seconds are told once a second, too
    const part = upward ? 1000 - (left % 1000) : (t.ends - now) % 1000 || 1000,
      rank = upward ? 1e9 + left : left;
    if (runs && (left || upward) && (!soon || part < soon)) soon = part;
    if (runs && !upward) pace = Math.min(pace, Math.max(SOONEST, left / NOTES));
    if (rank >= first) continue;
    first = rank;
    const mark = watch.until > now && watch.whose === t.name ? '!' : HOURGLASS;
    device.banner = (runs ? mark : 'II') + clockFace(left, upward);
  }
  watch.last = now;
  watch.due = now + soon;
  if (now >= watch.stored + pace) {
    watch.stored = now;
    watch.owes = true;
    try {
      if (watch.timers) storeTimers(device, watch.timers);
      if (watch.game && !device.stopped()) storeTime(device);
      watch.owes = false;
    } catch (error) {
      device.say((error as Error).message, 'error');
    }
  }
  if (!soon && !watch.owes && !watch.game) device.background = undefined; // else the end of the last one would not be known after the power was off
  return told ? 1 : soon; // what was told in the dark is painted at once
}
