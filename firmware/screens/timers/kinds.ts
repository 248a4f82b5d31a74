// What a new timer is. One with minutes in its name starts at once; the last one stands first.
import type { Button, Push } from '../../../hal/hal';
import {
  BANK,
  BRONSTEIN,
  clockFace,
  DELAY,
  type Device,
  GLASS,
  type Place,
  rowsFoot,
  type Screen,
  type Timer,
  textOf,
  timerOf,
  UPWARD,
  type View,
} from '../../shell';
import { LONGEST, reset } from './change';
import { begin } from './run';
import type { Timers } from './timers';

/** What a new timer can be. */
interface NewTimer {
  label: string;
  name: string; // that the timer gets
  starts: boolean; // at once
  kind: number;
  full: number;
  plus: number;
  players: number;
}

/** Seconds of the countdown that was started last; 0 when none was, or what was kept is damaged. */
export function lastSeconds(device: Device): number {
  const last = parseInt(device.notes.read('lastTimer') || '0', 10);
  return last > 0 && last <= LONGEST ? last : 0;
}

function countdown(label: string, full: number, starts: boolean): NewTimer {
  return { label, name: 'Timer', starts, kind: 0, full, plus: 0, players: 0 };
}

function chessClock(label: string, kind: number): NewTimer {
  return { label, name: 'Clock', starts: false, kind, full: 300, plus: 5, players: 2 };
}

function kinds(device: Device): NewTimer[] {
  const last = lastSeconds(device),
    list: NewTimer[] = [];
  if (last) list.push(countdown(`Again ${clockFace(last * 1000, false)}`, last, true));
  for (const minutes of [1, 2, 3, 5, 10]) list.push(countdown(`${minutes} min`, minutes * 60, true));
  list.push(countdown('Countdown', 300, false));
  return list.concat([
    { label: 'Count up', name: 'Watch', starts: false, kind: UPWARD, full: 0, plus: 0, players: 0 },
    { label: 'Sand glass', name: 'Glass', starts: false, kind: GLASS, full: 60, plus: 0, players: 4 },
    chessClock('Chess clock, bonus', BANK),
    chessClock('Chess clock, delay', DELAY),
    chessClock('Chess, Bronstein', BRONSTEIN),
  ]);
}

/** A timer of this kind, with a name of its own. */
function fresh(timers: Timers, made: NewTimer): Timer {
  const { session } = timers.device,
    names: string[] = []; // a list: in texts, Espruino also finds what only begins at their end
  for (const text of timers.list) names.push(timerOf(text).name);
  const { kind, full, plus, players } = made;
  let name = made.name;
  for (let i = 2; names.indexOf(name) >= 0; i++) name = `${made.name} ${i}`;
  const t: Timer = { name, kind, full, plus, players, turn: 0, left: [], spare: 0, runs: 0, ends: 0 };
  if (t.players && session) t.players = Math.max(2, session.state().seats.length);
  reset(t);
  return t;
}

/** Makes a timer, by its place among the kinds, and stores it. Returns the screen that shows it. */
export function make(timers: Timers, kind: number): string {
  const made = kinds(timers.device)[kind],
    t = fresh(timers, made);
  timers.remember('New timer');
  if (made.starts) begin(timers, t);
  timers.list.push(textOf(t));
  timers.changed();
  timers.at = timers.list.length - 1;
  return t.players ? 'menu' : 'clock';
}

export class Kinds implements Screen {
  _timers: Timers;
  _place: Place;

  constructor(timers: Timers) {
    this._timers = timers;
    this._place = { cursor: -1, scroll: 0 }; // known when it is shown: while a screen opens, the stack is deep already
  }

  press(button: Button, push: Push): boolean {
    const timers = this._timers,
      { device } = timers,
      place = this._place;
    if (place.cursor < 0) this.view();
    if (button === 'back' && push === 'hold') timers.undo();
    else if (push === 'hold') return false;
    else if (button === 'back') timers.go('list');
    else if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) timers.go(make(timers, place.cursor));
    return true;
  }

  view(): View {
    const options = kinds(this._timers.device).map(kind => kind.label),
      place = this._place;
    if (place.cursor < 0) place.cursor = options[0].slice(0, 5) === 'Again' ? 0 : 1; // the last one, else two minutes
    return { title: 'New timer', options, place, foot: rowsFoot(false, false, 'OK choose') };
  }
}
