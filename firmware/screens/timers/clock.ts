// One timer in large digits. OK starts, pauses and hands over; UP and DOWN change the time only while it waits: one slip adds none.
import { DOWN, UP } from '../../../games/kit';
import type { Button, Push } from '../../../hal/hal';
import { BANK, clockFace, DELAY, GLASS, type Screen, type Timer, timerOf, UPWARD, type View, watchTimers, worth } from '../../shell';
import { fresh, LONGEST, reset, stepOf } from './change';
import { run } from './run';
import type { Timers } from './timers';

const QUIET = 800; // milliseconds
const ROW = 21; // letters
const WARNED = 60000, // milliseconds: so much is left at the first warning
  CLOSE = 10000; // so little is told in the title, warning or not

export class Clock implements Screen {
  _timers: Timers;
  _held: number; // when a held button changed the time last, or -1: stored when it rests, because flash wears

  constructor(timers: Timers) {
    this._timers = timers;
    this._held = -1;
  }

  /** More time, or less; of a timer that has not begun, the time it starts with. Not stored yet. */
  _add(by: number, push: Push): void {
    const timers = this._timers,
      t = timers.timer(),
      now = timers.now(),
      bank = t.kind >= BANK ? t.turn : 0,
      seconds = Math.ceil(worth(t, now) / 1000),
      step = by * stepOf(by > 0 ? seconds : seconds - 1);
    if (push === 'press' || !timers.remembers()) timers.remember(`Time of ${t.name}`);
    if (fresh(t) && t.kind !== UPWARD) {
      t.full = Math.max(5, Math.min(LONGEST, t.full + step));
      reset(t);
    } else t.left[bank] = Math.max(0, Math.min(LONGEST * 1000, t.left[bank] + step * 1000));
    timers.put(t);
    if (push === 'press') return;
    watchTimers(timers.device, timers.list);
    this._held = now;
  }

  _turn(button: Button, push: Push): void {
    const timers = this._timers,
      t = timers.timer();
    if (t.runs) timers.device.say('It runs. Pause it to change the time.');
    else if (push === 'press' && !fresh(t))
      timers.device.say('Hold the button to change the time.'); // a slip gives nobody more of it
    else {
      this._add(button === 'up' ? 1 : -1, push);
      if (push === 'press') timers.changed();
    }
  }

  press(button: Button, push: Push): boolean {
    const timers = this._timers;
    if (push === 'hold') {
      if (button !== 'back') return false;
      this._held = -1;
      timers.undo();
    } else if (button === 'back') {
      this.leave(); // from here: the stack of the device is short
      timers.go('menu');
    } else if (button === 'ok') {
      run(timers, 'go');
      this._held = -1;
      timers.changed();
    } else this._turn(button, push);
    return true;
  }

  tick(): void {
    const t = this._timers.timer();
    if (t.runs && t.kind !== UPWARD) this._timers.device.wake(); // a clock that is looked at does not go dark before it ends
    if (this._held >= 0 && this._timers.now() - this._held >= QUIET) this.leave();
  }

  due(): number {
    return this._held < 0 ? 0 : QUIET;
  }

  leave(): void {
    if (this._held < 0) return;
    this._held = -1;
    this._timers.changed();
  }

  /** One row: whose turn comes, or what the others have left, as many as there is room for. */
  _others(t: Timer, before: string): string {
    const timers = this._timers;
    if (t.kind === GLASS) return `${before}next: ${timers.who(t, (t.turn + 1) % t.players)}`;
    let row = before;
    for (let i = 1; t.kind >= BANK && i < t.players; i++) {
      const other = (t.turn + i) % t.players,
        name = t.players === 2 ? timers.who(t, other) : other + 1,
        longer = `${row + (row && i > 1 ? ' ' : '')}${name} ${clockFace(t.left[other], false)}`;
      if (longer.length > ROW) break;
      row = longer;
    }
    return row;
  }

  /** Below the digits. */
  _state(t: Timer, now: number, over: boolean): string {
    const free = t.runs && t.kind === DELAY ? t.ends - now - t.left[t.turn] : 0;
    if (over) return 'TIME IS UP';
    if (free > 0) return `free: ${Math.ceil(free / 1000)} s`;
    if (t.runs) return this._others(t, '') || 'running';
    return this._others(t, fresh(t) ? 'ready ' : 'PAUSED ');
  }

  /** The twin of the beeps; else only the time of another timer is of interest here. */
  _right(t: Timer, now: number, left: number): string | undefined {
    const watch = this._timers.device.background,
      warned = watch && watch.until > now ? WARNED : CLOSE;
    if (t.runs && t.kind !== UPWARD && left <= warned) return `! ${Math.ceil(left / 1000)} s`;
    let others = -t.runs;
    for (const text of this._timers.list) others += timerOf(text).runs;
    return others > 0 || this._timers.game() ? undefined : ' ';
  }

  _foot(t: Timer, over: boolean): string {
    let does = t.runs ? 'pause' : 'start';
    if (over) does = 'reset';
    if (t.players && (t.runs || over)) does = 'next';
    return `OK ${does}${t.runs ? '' : ` ${UP}${DOWN}time`}  BACK`;
  }

  view(): View {
    const timers = this._timers,
      t = timers.timer(),
      now = timers.now(),
      left = worth(t, now),
      over = t.kind !== UPWARD && !left,
      right = this._right(t, now, left),
      alone = right === ' ';
    return {
      title: t.players ? timers.who(t, t.turn) : t.name,
      right,
      counts: alone,
      timed: !alone,
      digits: clockFace(left, t.kind === UPWARD),
      body: this._state(t, now, over),
      foot: this._foot(t, over),
    };
  }
}
