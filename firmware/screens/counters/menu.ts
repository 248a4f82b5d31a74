// What can be set of one counter.
import type { Button, Push } from '../../../hal/hal';
import { type Place, type Row, rowsFoot, rowsOf, type Screen, type View } from '../../shell';
import { change, type Dial } from './change';
import type { Counters } from './counters';

export class Menu implements Screen {
  _counters: Counters;
  _place: Place;
  _edits: boolean; // up and down change the value under the cursor
  _sure: boolean; // the next press deletes, or keeps
  _held: number; // how long a button is held

  constructor(counters: Counters) {
    this._counters = counters;
    this._place = { cursor: 0, scroll: 0 };
    this._edits = false;
    this._sure = false;
    this._held = 0;
  }

  _rows(): Row[] {
    const c = this._counters.counter();
    return [
      { id: 'value', name: 'Set to', value: c.value },
      { id: 'reset', name: `Back to ${c.start}` },
      { id: 'start', name: 'Starts at', value: c.start },
      { id: 'min', name: 'Least', value: c.min },
      { id: 'max', name: 'Most', value: c.max },
      { id: 'step', name: 'Step', value: c.step },
      { id: 'name', name: 'Name', value: c.name },
      { id: 'delete', name: 'Delete' },
    ];
  }

  _name(text: string): string {
    const counters = this._counters,
      list = counters.list();
    counters.remember(`Name ${text}`);
    list[counters.at].name = text;
    counters.put(list);
    counters.store();
    return '';
  }

  _delete(): void {
    const counters = this._counters,
      list = counters.list(),
      { name } = list[counters.at];
    counters.remember(`Delete ${name}`);
    list.splice(counters.at, 1);
    counters.put(list);
    counters.store();
    counters.at = 0;
    counters.go('list');
    counters.device.say(`${name} is deleted. Hold BACK to undo.`);
  }

  _reset(): void {
    const counters = this._counters,
      list = counters.list(),
      c = list[counters.at];
    counters.remember(`Reset ${c.name}`);
    c.value = c.start;
    counters.put(list);
    counters.store();
    counters.go('count');
  }

  _choose(id: string): void {
    const counters = this._counters,
      { name } = counters.counter();
    if (id === 'name')
      counters.device.open('write', { title: 'Name of counter', text: name, taken: (text: string): string => this._name(text) });
    else if (id === 'reset') this._reset();
    else if (id === 'delete') {
      this._sure = true;
      counters.device.say(`Delete ${name}? DOWN deletes, any other button keeps it.`);
    } else {
      counters.remember(`Change ${name}`);
      this._edits = true;
    }
  }

  /** The value under the cursor. Not stored yet. */
  _change(by: number, push: Push): void {
    const counters = this._counters,
      list = counters.list();
    this._held = push === 'again' ? this._held + 1 : 0;
    change(list[counters.at], this._rows()[this._place.cursor].id as Dial, by, this._held);
    counters.put(list);
  }

  press(button: Button, push: Push): boolean {
    const counters = this._counters,
      { device } = counters,
      place = this._place,
      turned = button === 'up' || button === 'down';
    if (this._sure) {
      // deleting takes a second, different press
      this._sure = false;
      if (button === 'down' && push === 'press') this._delete();
    } else if (push === 'hold') {
      if (button !== 'back') return false;
      this._edits = false;
      counters.undo();
    } else if (this._edits && turned) this._change(button === 'up' ? 1 : -1, push);
    else if (this._edits) {
      this._edits = false;
      counters.store();
    } else if (button === 'back') counters.go('count');
    else if (turned) device.browse(place, button, this._rows().length);
    else if (device.seen(place)) this._choose(this._rows()[place.cursor].id);
    return true;
  }

  leave(): void {
    if (this._edits) this._counters.store();
  }

  view(): View {
    const edits = this._edits,
      place = this._place;
    return {
      title: this._counters.counter().name,
      options: rowsOf(this._rows(), edits ? place.cursor : -1),
      place,
      asks: edits,
      foot: rowsFoot(this._sure, edits, 'OK choose'),
    };
  }
}
