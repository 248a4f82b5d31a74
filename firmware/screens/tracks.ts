// The table is always right: every track, flag and phase of the play, shown as it is and set to what it really is.
import type { Session } from '../../games/engine';
import { barEnd, cellName, cells, get, least, most, say, type Track, type Values } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, type Place, ROOM, type Screen, type View } from '../shell';

class TracksScreen implements Screen {
  _device: Device;
  _session: Session;
  _printed: boolean; // the values of the players' own copy of the game instead of the tracks of this play
  _place: Place;
  _heading: string; // whose tracks are listed
  _above: number; // the cursor to come back to from there
  _inside: string; // the track whose cells are listed
  _whose: number; // the seat whose cells they are, where every seat has several
  _outer: number; // the cursor to come back to
  _setting: number; // the cell that is being set
  _value: number;
  _flips: boolean; // a flag was chosen: it changes at once
  _known: string; // the state and the heading whose list is kept
  _list: string[]; // names of tracks, and headings with a slash before them
  _rows: string[]; // what they say, as far as it was in view

  constructor(device: Device, session: Session, printed: boolean) {
    this._device = device;
    this._session = session;
    this._printed = printed;
    this._place = { cursor: 0, scroll: 0 };
    this._heading = '';
    this._above = 0;
    this._inside = '';
    this._whose = -1;
    this._outer = 0;
    this._setting = -1;
    this._value = 0;
    this._flips = false;
    this._known = '';
    this._list = [];
    this._rows = [];
  }

  /** The list of this heading, made once for a state. */
  _ids(): string[] {
    const known = `${this._session.journal.depth} ${this._heading}`;
    if (known !== this._known) {
      this._list = this._listTracks();
      this._rows = [];
      this._known = known;
    }
    return this._list;
  }

  _listTracks(): string[] {
    const list: string[] = [],
      all = this._session.game.tracks(this._session.state(), undefined, this._heading);
    for (const id of Object.keys(all)) {
      const under = all[id].under || '',
        entry = under === this._heading ? id : `/${under}`;
      if (
        !!all[id].printed === this._printed &&
        cells(this._session.state(), all[id]).length &&
        (under === this._heading || !this._heading) &&
        list.indexOf(entry) < 0
      )
        list.push(entry);
    }
    return list;
  }

  _extras(): string[] {
    return this._printed ? ['Keep for new plays'] : ['Go to phase', 'Names', 'Log', 'Our copy', 'Leave the game'];
  }

  /** Where every seat has several cells, the seat is chosen first. */
  _bySeat(track: Track): boolean {
    return !!track.each && !!track.of;
  }

  /** The cells that are listed inside. */
  _listed(track: Track): number[] {
    const list = cells(this._session.state(), track),
      own = track.of ? track.of.length : 1;
    return this._bySeat(track) ? list.slice(0, own).map(cell => (cell % own) + this._whose * own) : list;
  }

  _row(track: Track, id: string, cell: number, name: string): string {
    const s = this._session.state(),
      now = get(s, id, cell);
    if (track.secret) return bar(name, '?');
    return track.words || track.flags ? bar(name, say(track, now)) : bar(name, now, barEnd(s, track, cell));
  }

  /** A track with many cells is one line: its values side by side. */
  _line(track: Track, id: string): string {
    if (!track) return bar(id.slice(1), '\x04');
    const list = cells(this._session.state(), track);
    if (list.length === 1 && !track.flags) return this._row(track, id, list[0], track.name);
    let text = '';
    for (const cell of list)
      text +=
        (text && ' ') +
        (track.words || track.flags ? say(track, get(this._session.state(), id, cell)) : get(this._session.state(), id, cell));
    return bar(track.name, text.length > 9 || track.secret ? '\x04' : text);
  }

  _set(id: string, cell: number, to: number): void {
    this._session.correct(id, cell, to, this._device.seconds());
    const broken = this._session.game.broken && this._session.game.broken(this._session.state());
    if (broken) this._device.say(broken, 'error');
  }

  /** True: the game is left. The press does that itself, because the stack of the device is short. */
  _choose(): boolean {
    if (this._inside) {
      const track = this._session.track(this._inside),
        flags = track.flags,
        list = this._listed(track);
      if (this._bySeat(track) && this._whose < 0) {
        this._whose = this._session.state().seats[this._place.cursor];
        this._place.cursor = this._place.scroll = 0;
      } else if (flags) {
        const cell = list[(this._place.cursor / flags.length) | 0];
        this._setting = cell;
        this._value = get(this._session.state(), this._inside, cell) ^ (1 << (this._place.cursor % flags.length));
        this._flips = true; // the press does that itself, because the stack of the device is short
      } else this._begin(this._inside, list[this._place.cursor]);
      return false;
    }
    const list = this._ids();
    let at = this._heading ? this._place.cursor : this._place.cursor - 1;
    if (at < 0) this._device.close();
    else if (at < list.length && list[at].charAt(0) === '/') {
      this._heading = list[at].slice(1);
      this._above = this._place.cursor;
      this._place.cursor = this._place.scroll = 0;
    } else if (at < list.length) {
      const track = this._session.track(list[at]),
        own = cells(this._session.state(), track);
      if (own.length === 1 && !track.flags) this._begin(list[at], own[0]);
      else {
        this._inside = list[at];
        this._outer = this._place.cursor;
        this._place.cursor = this._place.scroll = 0;
      }
    } else if (!this._heading) {
      at -= list.length;
      if (this._printed) this._keep();
      else if (at === 0) this._device.open('jump');
      else if (at === 1) this._device.open('names');
      else if (at === 2) this._device.open('log');
      else if (at === 3) this._device.open('tracks', true);
      else return true;
    }
    return false;
  }

  _begin(id: string, cell: number): void {
    if (!this._inside) {
      this._inside = id;
      this._outer = this._place.cursor;
    }
    this._setting = cell;
    this._value = get(this._session.state(), id, cell);
  }

  /** The printed values become the profile with which the next plays of this game start. */
  _keep(): void {
    const s = this._session.state(),
      values = s as unknown as Values,
      profile: Values = {};
    for (const id of Object.keys(values)) {
      const track = this._session.track(id); // one at a time, whatever heading it is under
      if (track && track.printed && cells(s, track).length) profile[id] = values[id];
    }
    this._device.notes.keep(`p:${this._session.game.id}`, JSON.stringify(profile));
    this._device.say('Kept. New plays of this game start with these values.', 'good');
  }

  _to(cursor: number): void {
    this._place.cursor = cursor;
    this._place.scroll = Math.max(0, cursor - 5); // it is the last of the six rows, or above
  }

  _out(): void {
    this._to(this._whose < 0 ? this._outer : this._session.state().seats.indexOf(this._whose));
    if (this._whose < 0) this._inside = '';
    this._whose = -1;
  }

  _single(): boolean {
    const track = this._session.track(this._inside);
    return cells(this._session.state(), track).length === 1 && !track.flags;
  }

  _options(): string[] {
    const s = this._session.state(),
      list: string[] = [];
    if (this._inside) {
      const track = this._session.track(this._inside);
      if (this._bySeat(track) && this._whose < 0) {
        for (const seat of s.seats) list.push(s.names[seat]);
        return list;
      }
      for (const cell of this._listed(track)) {
        const name = this._whose < 0 ? cellName(s, track, cell) || track.name : track.of![cell % track.of!.length];
        if (!track.flags) list.push(this._row(track, this._inside, cell, name));
        else
          for (let i = 0; i < track.flags.length; i++)
            list.push(bar(`${name} ${track.flags[i]}`, get(s, this._inside, cell) & (1 << i) ? '\x08' : '-'));
      }
      return list;
    }
    if (!this._heading) list.push(this._printed ? 'Back' : 'Back to the game');
    const ids = this._ids(),
      before = list.length,
      extras = this._heading ? [] : this._extras();
    this._look(ids, before, before + ids.length + extras.length);
    for (let i = 0; i < ids.length; i++) list.push(this._rows[i] || ' ');
    return list.concat(extras);
  }

  /** Makes the rows that come into view, wherever the painter scrolls to: each takes a good part of the time that a press has. Big letters show fewer. */
  _look(ids: string[], before: number, total: number): void {
    const { scroll, cursor } = this._place,
      top = Math.min(scroll, cursor, total - ROOM) - before,
      end = Math.max(scroll, cursor) + ROOM - before;
    for (let i = 0; i < ids.length; i++)
      if (!this._rows[i]) this._rows[i] = i >= top && i < end ? this._line(this._session.track(ids[i]), ids[i]) : '';
  }

  press(button: Button, push: Push): boolean {
    // what is turned and not taken yet is the last thing that happened: a held BACK leaves it, like a short one, and undoes no step
    if (push === 'hold' && (this._setting < 0 || button !== 'back')) return false;
    if (this._setting >= 0) {
      const track = this._session.track(this._inside);
      if (button === 'ok') {
        this._set(this._inside, this._setting, this._value);
        this._setting = -1;
        if (this._single()) this._out();
      } else if (button === 'back') {
        this._setting = -1;
        if (this._single()) this._out();
      } else this._value = Math.max(least(track), Math.min(most(track), this._value + (button === 'up' ? 1 : -1)));
      return true;
    }
    if (button === 'ok') {
      if (this._device.seen(this._place) && this._choose()) this._device.home();
      else if (this._flips) {
        this._flips = false;
        const cell = this._setting;
        this._setting = -1;
        this._set(this._inside, cell, this._value);
      }
    } else if (button === 'back') {
      if (this._inside) this._out();
      else if (this._heading) {
        this._heading = '';
        this._to(this._above);
      } else if (this._printed) return false;
      else this._device.home();
    } else this._device.browse(this._place, button, this._device.painter.layout.options.length - 1);
    return true;
  }

  view(): View {
    const s = this._session.state();
    if (this._setting >= 0) {
      const track = this._session.track(this._inside),
        cell = cellName(s, track, this._setting),
        limits = track.words ? '' : `from ${least(track)} to ${most(track)}`;
      return {
        title: track.name,
        body: cell + (cell && limits && '\n') + limits,
        large: track.words ? say(track, this._value) : undefined,
        dial: track.words ? undefined : this._value,
        foot: '\x01\x02 set OK  BACK leave',
      };
    }
    return {
      title: this._inside
        ? (this._whose < 0 ? '' : `${s.names[this._whose]} `) + this._session.track(this._inside).name
        : this._heading || (this._printed ? 'Our copy' : this._session.game.status(s)),
      options: this._options(),
      place: this._place,
      late: !this._inside,
      foot: this._inside || this._heading || this._printed ? 'OK set  BACK leave' : 'OK set  BACK home',
    };
  }
}

/** `printed`: the values of the players' own copy of the game instead of the tracks of this play. */
export default function tracks(device: Device, printed?: boolean): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return new TracksScreen(device, session, !!printed);
}
