// Named counters with limits: life, gold, rounds. Up and down count; hold BACK takes the last change back.
// They are kept as one text, as they are stored: this may be open over a game, where memory is scarce, and as objects each would take a dozen variables.
import { DOWN, UP } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, type Place, type Row, rowsFoot, rowsOf, type Screen, type View } from '../shell';
import { type Counter, FAR, MOST_COUNTERS, packCounters, unpackCounters } from '../tools/counter';

const LIST = 0,
  COUNT = 1, // one counter, large
  MENU = 2,
  EDIT = 3,
  SURE = 4; // the next press deletes, or keeps
const QUIET = 800; // milliseconds after which a held button's count is stored: flash wears

type Dial = 'value' | 'step' | 'min' | 'max' | 'start';

/** So much at a time, when a button has been held for so many repeats. */
function pace(held: number): number {
  if (held > 40) return 100;
  return held > 15 ? 10 : 1;
}

class Counters implements Screen {
  _device: Device;
  _place: Place;
  _all: string;
  _mode: number;
  _at: number; // the counter that is open
  _before: string; // everything before the last change, for undo
  _what: string; // the name of that change
  _held: number; // how long a button is held, which goes on with the same change; -1: none is
  _unsaved: number; // when it moved last, or -1

  constructor(device: Device) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._all = device.notes.read('counters') || '';
    this._mode = LIST;
    this._at = 0;
    this._before = '';
    this._what = '';
    this._held = -1;
    this._unsaved = -1;
  }

  _remember(change: string): void {
    this._before = this._all || ' '; // nothing is no text to go back to
    this._what = change;
  }

  /** What could not be stored did not happen. */
  _store(): void {
    this._unsaved = -1;
    try {
      this._device.notes.keep('counters', this._all);
    } catch (error) {
      if (this._before) this._all = this._before;
      this._before = '';
      throw error;
    }
  }

  _go(to: number, cursor: number): void {
    this._held = -1;
    this._mode = to;
    this._place.cursor = cursor;
    this._place.scroll = 0;
  }

  _undo(): void {
    const device = this._device;
    if (!this._before) {
      device.say('There is nothing to undo.', 'error');
      return;
    }
    const undone = this._all;
    this._all = this._before;
    this._before = '';
    this._held = -1;
    try {
      this._store();
    } catch (error) {
      this._all = undone; // what could not be stored did not happen
      throw error;
    }
    device.say(`Undone: ${this._what}`);
    if (this._mode === EDIT) this._mode = MENU;
    if (this._at >= unpackCounters(this._all).length) this._go(LIST, 0);
  }

  /** One value more or less, within its limits; held, in tens and then in hundreds. */
  _change(id: Dial, by: number, push: Push): void {
    const list = unpackCounters(this._all),
      c = list[this._at];
    let least = id === 'min' ? -FAR : c.min,
      most = id === 'max' ? FAR : c.max;
    if (id === 'step') {
      least = 1;
      most = 100;
    }
    this._held = push === 'again' ? this._held + 1 : 0;
    c[id] = Math.max(least, Math.min(most, c[id] + by * pace(this._held)));
    c.value = Math.max(c.min, Math.min(c.max, c.value));
    c.start = Math.max(c.min, Math.min(c.max, c.start));
    this._all = packCounters(list);
  }

  /** Up or down at a counter. True: to be stored now. The press does that itself, because the stack of the device is short. */
  _count(by: number, push: Push): boolean {
    const c = unpackCounters(this._all)[this._at];
    if (push === 'press' || this._held < 0 || !this._before) this._remember('');
    this._change('value', by * c.step, push);
    const from = unpackCounters(this._before)[this._at].value,
      to = unpackCounters(this._all)[this._at].value;
    this._what = `${c.name}, ${from} to ${to}`;
    if (push !== 'press') this._unsaved = this._device.hal.clock.now();
    return push === 'press';
  }

  _menu(): Row[] {
    const c = unpackCounters(this._all)[this._at];
    return [
      ['value', 'Set to', c.value],
      ['reset', `Back to ${c.start}`],
      ['start', 'Starts at', c.start],
      ['min', 'Least', c.min],
      ['max', 'Most', c.max],
      ['step', 'Step', c.step],
      ['name', 'Name', c.name],
      ['delete', 'Delete'],
    ];
  }

  _new(list: Counter[]): void {
    const names: string[] = []; // a list: in texts, Espruino also finds what only begins at their end
    let number = 1;
    for (const other of list) names.push(other.name);
    while (names.indexOf(`Count ${number}`) >= 0) number++;
    this._remember('New counter');
    list.push({ name: `Count ${number}`, value: 0, min: 0, max: 99, step: 1, start: 0 });
  }

  _choose(id: string): void {
    const device = this._device,
      at = this._at,
      list = unpackCounters(this._all),
      c = list[at];
    if (id === 'name') {
      device.open('write', { title: 'Name of counter', text: c.name, taken: (text: string): string => this._name(text) });
      return;
    }
    if (id === 'new') this._new(list);
    else if (id === 'reset') {
      this._remember(`Reset ${c.name}`);
      c.value = c.start;
    } else if (id === 'delete') {
      this._remember(`Delete ${c.name}`);
      list.splice(at, 1);
    } else {
      this._remember(`Change ${c.name}`);
      this._mode = EDIT;
      return;
    }
    this._all = packCounters(list);
    this._store();
    if (id === 'new') this._at = list.length - 1;
    this._go(id === 'delete' ? LIST : COUNT, 0);
    if (id === 'delete') device.say(`${c.name} is deleted. Hold BACK to undo.`);
  }

  _name(text: string): string {
    const list = unpackCounters(this._all);
    this._remember(`Name ${text}`);
    list[this._at].name = text;
    this._all = packCounters(list);
    this._store();
    return '';
  }

  _options(): string[] {
    if (this._mode !== LIST) return rowsOf(this._menu(), this._mode === EDIT ? this._place.cursor : -1);
    const texts: string[] = [];
    for (const c of unpackCounters(this._all)) texts.push(c.min < 0 || c.max > 999 ? bar(c.name, c.value) : bar(c.name, c.value, c.max));
    if (texts.length < MOST_COUNTERS) texts.push('New counter');
    return texts;
  }

  /** OK at a row of the list or of the menu: what is to be done, if not by this alone. */
  _chosen(): string {
    const cursor = this._place.cursor,
      list = unpackCounters(this._all);
    if (this._mode === LIST) {
      if (cursor >= list.length) return 'new';
      this._at = cursor;
      this._go(COUNT, 0);
      return '';
    }
    const id = this._menu()[cursor][0];
    if (id !== 'delete') return id;
    this._mode = SURE;
    this._device.say(`Delete ${list[this._at].name}? DOWN deletes, any other button keeps it.`);
    return '';
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      mode = this._mode,
      place = this._place,
      turned = button === 'up' || button === 'down',
      by = button === 'up' ? 1 : -1;
    if (mode === SURE) {
      // deleting takes a second, different press
      this._mode = MENU;
      if (button === 'down' && push === 'press') this._choose('delete');
    } else if (push === 'hold') {
      if (button === 'back') this._undo();
      return button === 'back';
    } else if (mode === EDIT) {
      if (turned) this._change(this._menu()[place.cursor][0] as Dial, by, push);
      else {
        this._mode = MENU;
        this._store();
      }
    } else if (button === 'back') {
      if (this._unsaved >= 0) this._store();
      if (mode === LIST) return false;
      this._go(mode === MENU ? COUNT : LIST, mode === MENU ? 0 : this._at);
    } else if (mode === COUNT) {
      if (!turned) this._go(MENU, 0);
      else if (this._count(by, push)) this._store();
    } else if (turned) device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) {
      const id = this._chosen();
      if (id) this._choose(id);
    }
    return true;
  }

  tick(): void {
    if (this._unsaved >= 0 && this._device.hal.clock.now() - this._unsaved >= QUIET) this._store();
  }

  due(): number {
    return this._unsaved < 0 ? 0 : QUIET;
  }

  leave(): void {
    if (this._unsaved >= 0 || this._mode === EDIT) this._store();
  }

  view(): View {
    const mode = this._mode,
      c = unpackCounters(this._all)[this._at];
    if (mode !== COUNT)
      return {
        title: mode === LIST ? 'Counters' : c.name,
        options: this._options(),
        place: this._place,
        asks: mode === EDIT,
        foot: rowsFoot(mode === SURE, mode === EDIT, mode === LIST ? 'OK open' : 'OK choose'),
      };
    let edge = `from ${c.min} to ${c.max}`;
    if (c.value === c.min) edge = 'the lowest';
    if (c.value === c.max) edge = 'the highest';
    return {
      title: c.name,
      digits: `${c.value}`,
      body: edge + (c.step > 1 ? `, by ${c.step}` : ''),
      foot: `${UP + DOWN} count  OK change`,
    };
  }
}

export default function counters(device: Device): Screen {
  return new Counters(device);
}
