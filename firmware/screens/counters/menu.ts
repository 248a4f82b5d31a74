// What can be set of one counter.
import type { Button, Push } from '../../../hal/hal';
import { askToDelete, deedOf, type Menu, newMenu, type Row, type Screen, type View, viewOfMenu } from '../../shell';
import { change, type Dial } from './change';
import type { Counters } from './counters';

export class CounterMenu implements Screen {
  _counters: Counters;
  _menu: Menu;
  _held: number; // how long a button is held

  constructor(counters: Counters) {
    this._counters = counters;
    this._menu = newMenu();
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

  _choose(): void {
    const counters = this._counters,
      { name } = counters.counter(),
      id = this._rows()[this._menu.place.cursor].id;
    if (id === 'name')
      counters.device.open('write', { title: 'Name of counter', text: name, taken: (text: string): string => this._name(text) });
    else if (id === 'reset') this._reset();
    else if (id === 'delete') askToDelete(counters.device, this._menu, name);
    else {
      counters.remember(`Change ${name}`);
      this._menu.edits = true;
    }
  }

  /** The value under the cursor. Not stored yet. */
  _change(by: number, push: Push): void {
    const counters = this._counters,
      list = counters.list();
    this._held = push === 'again' ? this._held + 1 : 0;
    change(list[counters.at], this._rows()[this._menu.place.cursor].id as Dial, by, this._held);
    counters.put(list);
  }

  press(button: Button, push: Push): boolean {
    const counters = this._counters,
      deed = deedOf(counters.device, this._menu, this._rows().length, button, push);
    if (deed === 'choose') this._choose();
    else if (deed === 'more') this._change(1, push);
    else if (deed === 'less') this._change(-1, push);
    else if (deed === 'store') counters.store();
    else if (deed === 'undo') counters.undo();
    else if (deed === 'delete') this._delete();
    else if (deed === 'leave') counters.go('count');
    return deed !== 'other';
  }

  leave(): void {
    if (this._menu.edits) this._counters.store();
  }

  view(): View {
    return viewOfMenu(this._menu, this._counters.counter().name, this._rows());
  }
}
