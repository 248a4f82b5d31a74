// What can be done with one timer: started, set, named, deleted.
import type { Button, Push } from '../../../hal/hal';
import { BANK, clockFace, DELAY, type Place, type Row, rowsFoot, rowsOf, type Screen, type Timer, UPWARD, type View } from '../../shell';
import { fresh, LONGEST, reset, stepOf } from './change';
import { run } from './run';
import type { Timers } from './timers';

/** What the first row does. */
function running(t: Timer): Row {
  if (t.runs) return { id: 'pause', name: 'Pause' };
  return { id: 'go', name: fresh(t) ? 'Start' : 'Go on' };
}

export class Menu implements Screen {
  _timers: Timers;
  _place: Place;
  _edits: boolean; // up and down change the value under the cursor
  _sure: boolean; // the next press deletes, or keeps

  constructor(timers: Timers) {
    this._timers = timers;
    this._place = { cursor: 0, scroll: 0 };
    this._edits = false;
    this._sure = false;
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

  _choose(id: string): void {
    const timers = this._timers,
      { name } = timers.timer();
    if (id === 'show') timers.go('clock');
    else if (id === 'name') this._name(name);
    else if (id === 'delete') {
      this._sure = true;
      timers.device.say(`Delete ${name}? DOWN deletes, any other button keeps it.`);
    } else if (id === 'go' || id === 'pause' || id === 'reset') {
      run(timers, id);
      timers.changed();
      if (id === 'reset') this._place.cursor = 0;
      else timers.go('clock');
    } else {
      timers.remember(`Change ${name}`);
      this._edits = true;
    }
  }

  /** The value under the cursor, one step up or down. Not stored yet. */
  _set(by: number): void {
    const t = this._timers.timer(),
      id = this._rows()[this._place.cursor].id;
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
      { device } = timers,
      place = this._place;
    if (this._sure) {
      // deleting takes a second, different press
      this._sure = false;
      if (button === 'down' && push === 'press') this._delete();
    } else if (push === 'hold') {
      if (button !== 'back') return false;
      this._edits = false;
      timers.undo();
    } else if (this._edits) {
      if (button === 'ok' || button === 'back') {
        this._edits = false;
        timers.changed();
      } else this._set(button === 'up' ? 1 : -1);
    } else if (button === 'back') timers.go('list');
    else if (button !== 'ok') device.browse(place, button, this._rows().length);
    else if (device.seen(place)) this._choose(this._rows()[place.cursor].id);
    return true;
  }

  leave(): void {
    if (this._edits) this._timers.changed();
  }

  view(): View {
    const edits = this._edits,
      place = this._place;
    return {
      title: this._timers.timer().name,
      options: rowsOf(this._rows(), edits ? place.cursor : -1),
      place,
      asks: edits,
      foot: rowsFoot(this._sure, edits, 'OK choose'),
    };
  }
}
