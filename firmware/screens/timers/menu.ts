// What can be done with one timer: started, set, named, deleted.
import type { Button, Push } from '../../../hal/hal';
import {
  askToDelete,
  BANK,
  clockFace,
  DELAY,
  deedOf,
  type Menu,
  newMenu,
  type Row,
  type Screen,
  type Timer,
  UPWARD,
  type View,
  viewOfMenu,
} from '../../shell';
import { fresh, LONGEST, reset, stepOf } from './change';
import { run } from './run';
import type { Timers } from './timers';

/** What the first row does. */
function running(t: Timer): Row {
  if (t.runs) return { id: 'pause', name: 'Pause' };
  return { id: 'go', name: fresh(t) ? 'Start' : 'Go on' };
}

export class TimerMenu implements Screen {
  _timers: Timers;
  _menu: Menu;

  constructor(timers: Timers) {
    this._timers = timers;
    this._menu = newMenu();
  }

  _rows(): Row[] {
    const t = this._timers.timer(),
      rows: Row[] = [running(t)];
    if (t.runs) rows.push({ id: 'show', name: 'Show the clock' });
    else {
      if (t.kind !== UPWARD) rows.push({ id: 'full', name: t.players ? 'Each player' : 'Time', value: clockFace(t.full * 1000, true) });
      if (t.players) rows.push({ id: 'players', name: 'Players', value: t.players });
      if (t.kind >= BANK) rows.push({ id: 'plus', name: `${['Bonus', 'Free', 'Back'][t.kind - BANK]} a turn`, value: `${t.plus} s` });
      if (!fresh(t)) rows.push({ id: 'reset', name: 'Reset' });
    }
    rows.push({ id: 'name', name: 'Name', value: t.name }, { id: 'delete', name: 'Delete' });
    return rows;
  }

  /** A new name. By itself: what is here stays in memory as long as it is written. */
  _name(name: string): void {
    const timers = this._timers;
    timers.device.open('write', {
      title: 'Name of timer',
      text: name,
      taken: (text: string): string => {
        const t = timers.timer(); // not that of the menu: another one has its place when it could not be stored
        timers.remember(`Name ${text}`);
        t.name = text;
        timers.put(t);
        timers.changed();
        return '';
      },
    });
  }

  _delete(): void {
    const timers = this._timers,
      { name } = timers.timer();
    timers.remember(`Delete ${name}`);
    timers.list.splice(timers.at, 1);
    timers.changed();
    timers.at = 0;
    timers.go('list');
    timers.device.say(`${name} is deleted. Hold BACK to undo.`);
  }

  _choose(): void {
    const timers = this._timers,
      { name } = timers.timer(),
      id = this._rows()[this._menu.place.cursor].id;
    if (id === 'show') timers.go('clock');
    else if (id === 'name') this._name(name);
    else if (id === 'delete') askToDelete(timers.device, this._menu, name);
    else if (id === 'go' || id === 'pause' || id === 'reset') {
      run(timers, id);
      timers.changed();
      if (id === 'reset') this._menu.place.cursor = 0;
      else timers.go('clock');
    } else {
      timers.remember(`Change ${name}`);
      this._menu.edits = true;
    }
  }

  /** The value under the cursor, one step up or down. Not stored yet. */
  _set(by: number): void {
    const t = this._timers.timer(),
      id = this._rows()[this._menu.place.cursor].id;
    if (id === 'plus') {
      t.plus = Math.max(0, Math.min(60, t.plus + by));
      if (t.kind === DELAY) t.spare = t.plus * 1000;
    } else {
      if (id === 'players') t.players = Math.max(2, Math.min(8, t.players + by));
      else t.full = Math.max(5, Math.min(LONGEST, t.full + by * stepOf(by > 0 ? t.full : t.full - 1)));
      reset(t);
    }
    this._timers.put(t);
  }

  press(button: Button, push: Push): boolean {
    const timers = this._timers,
      deed = deedOf(timers.device, this._menu, this._rows().length, button, push);
    if (deed === 'choose') this._choose();
    else if (deed === 'more') this._set(1);
    else if (deed === 'less') this._set(-1);
    else if (deed === 'store') timers.changed();
    else if (deed === 'undo') timers.undo();
    else if (deed === 'delete') this._delete();
    else if (deed === 'leave') timers.go('list');
    return deed !== 'other';
  }

  leave(): void {
    if (this._menu.edits) this._timers.changed();
  }

  view(): View {
    return viewOfMenu(this._menu, this._timers.timer().name, this._rows());
  }
}
