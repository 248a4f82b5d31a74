// The counters while one of their screens is open: all of them, the one that is looked at, the last change, and how it is stored.
// They are kept as one text, as they are stored: this may be open over a game, where memory is scarce, and as objects each would take a dozen variables.
import type { Device } from '../../shell';
import { type Counter, packCounters, unpackCounters } from '../../tools/counter';

export class Counters {
  device: Device;
  at: number; // the counter that is open
  screen: string; // what is seen: list, count or menu
  _all: string;
  _before: string; // everything before the last change, for undo
  _what: string; // the name of that change

  constructor(device: Device) {
    this.device = device;
    this.at = 0;
    this.screen = 'list';
    this._all = device.notes.read('counters') || '';
    this._before = '';
    this._what = '';
  }

  /** Shows another screen of the tool. */
  go(screen: string): void {
    this.screen = screen;
    this.device.swap(this);
  }

  list(): Counter[] {
    return unpackCounters(this._all);
  }

  /** The one that is open. */
  counter(): Counter {
    return this.list()[this.at];
  }

  /** The open one as it was before the last change. */
  before(): Counter {
    return unpackCounters(this._before)[this.at];
  }

  put(list: Counter[]): void {
    this._all = packCounters(list);
  }

  remember(change: string): void {
    this._before = this._all || ' '; // nothing is no text to go back to
    this._what = change;
  }

  /** What the last change is called, once it is known. */
  call(change: string): void {
    this._what = change;
  }

  remembers(): boolean {
    return !!this._before;
  }

  /** What could not be stored did not happen. */
  store(): void {
    try {
      this.device.notes.keep('counters', this._all);
    } catch (error) {
      if (this._before) this._all = this._before;
      this._before = '';
      throw error;
    }
  }

  /** Takes the last change back. */
  undo(): void {
    const { device } = this,
      undone = this._all;
    if (!this._before) {
      device.say('There is nothing to undo.', 'error');
      return;
    }
    this._all = this._before;
    this._before = '';
    try {
      this.store();
    } catch (error) {
      this._all = undone; // what could not be stored did not happen
      throw error;
    }
    device.say(`Undone: ${this._what}`);
    if (this.at >= this.list().length) this.go('list');
  }
}
