// The timers while one of their screens is open: all of them as texts, the one that is looked at, the last change, and how it is stored.
// One is an object only while it is read or changed, and no longer when that is stored: the memory of the device is short.
import { type Device, storeTimers, type Timer, textOf, timerOf, watchTimers } from '../../shell';

export class Timers {
  device: Device;
  list: string[]; // by textOf()
  at: number; // the timer that is open
  screen: string; // what is seen: list, kinds, menu or clock
  _before: string[] | undefined; // all timers before the last change
  _what: string; // the name of that change

  constructor(device: Device, list: string[]) {
    this.device = device;
    this.list = list;
    this.at = 0;
    this.screen = 'list';
    this._before = undefined;
    this._what = '';
  }

  /** Shows another screen of the tool. */
  go(screen: string): void {
    this.screen = screen;
    this.device.swap(this);
  }

  now(): number {
    return this.device.hal.clock.now();
  }

  timer(): Timer {
    return timerOf(this.list[this.at]);
  }

  put(t: Timer): void {
    this.list[this.at] = textOf(t);
  }

  remember(change: string): void {
    this._before = this.list.slice();
    this._what = change;
  }

  /** True while the last change can be undone. */
  remembers(): boolean {
    return !!this._before;
  }

  /** All timers as they were; what ran then has run on since. */
  _restore(texts: string[]): void {
    const list = this.list;
    list.splice(0, list.length); // the same list: the device looks at it
    for (const text of texts) list.push(text);
    this._before = undefined;
  }

  /** What was changed is stored and watched. What could not be stored did not happen. */
  changed(): void {
    const device = this.device,
      list = this.list;
    try {
      storeTimers(device, list);
    } catch (error) {
      if (this._before) this._restore(this._before);
      watchTimers(device, list);
      throw error;
    }
    watchTimers(device, list);
  }

  /** Takes the last change back. */
  undo(): void {
    const before = this._before;
    if (!before) {
      this.device.say('There is nothing to undo.', 'error');
      return;
    }
    const undone = this.list.slice();
    this._restore(before);
    this._before = undone; // as long as it is not stored
    this.changed();
    this._before = undefined;
    this.device.say(`Undone: ${this._what}`);
    if (this.at >= this.list.length) this.go('list');
  }

  /** The clock of the game on the table stands above the timers; it can be paused here: for the rulebook, for the door. */
  game(): string {
    const watch = this.device.background;
    return watch ? watch.game : '';
  }

  /** What a player is called: by the open play, if as many play it. */
  who(t: Timer, player: number): string {
    const session = this.device.session,
      s = session && session.state();
    return s && s.seats.length === t.players ? s.names[s.seats[player]] : `Player ${player + 1}`;
  }
}
