// The table is always right: every track, flag and phase of the play, shown as it is and set to what it really is.
import { type Session, statusOf } from '../../games/engine';
import { barEnd, CHECK, cellName, cells, DOWN, get, HEADING, least, most, RIGHT, say, type Track, UP, valueAt } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, keepCopy, type Place, ROOM, type Screen, type View } from '../shell';

/** A row behind the tracks, and the screen that it opens; LEAVE, KEEP and SWITCH open none. */
interface Extra {
  label: string;
  screen: string;
  arg?: boolean;
}
/** Values side by side that are as long as this do not fit beside the name: they are seen when the row is opened. */
const TOO_MUCH = '          ';
const LEAVE = 'leave', // the game
  SWITCH = 'switch', // to Light or Full
  KEEP = 'keep'; // the printed values, as the profile of new plays

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
  _known: string; // the state and the heading whose list is kept
  _list: string[]; // ids of tracks, and headings
  _rows: string[]; // what they say, as far as it was in view
  _seen: string; // the secret value that is shown while OK is held on it: its track and its cell
  release: (() => void) | undefined; // and what hides it

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
    this._known = '';
    this._list = [];
    this._rows = [];
    this._seen = '';
    this.release = undefined;
  }

  /** The list of this heading, made once for a state. */
  _ids(): string[] {
    const known = `${this._session.journal.depth} ${this._heading}`;
    if (known !== this._known) {
      this._list = this._session.listed(this._heading, this._printed);
      this._rows = [];
      this._known = known;
    }
    return this._list;
  }

  /** Light where it is Full, and the other way round, in a game whose rules can go from one to the other. */
  _otherMode(): Extra[] {
    const session = this._session;
    return session.game.switchTo ? [{ label: `Play on ${session.state().light ? 'Full' : 'Light'}`, screen: SWITCH }] : [];
  }

  _extras(): Extra[] {
    if (this._heading) return [];
    if (this._printed) return [{ label: 'Keep for new plays', screen: KEEP }];
    return [
      { label: 'Go to phase', screen: 'jump' },
      ...this._otherMode(),
      { label: 'Names', screen: 'names' },
      { label: 'Log', screen: 'log' },
      { label: 'Our copy', screen: 'tracks', arg: true },
      { label: 'Leave the game', screen: LEAVE },
    ];
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
      now = valueAt(s, id, track, cell);
    const mark = track.printed && this._session.mark(id, track, cell);
    if (track.secret && this._seen !== `${id} ${cell}`) return bar(name, '?');
    if (mark) return bar(name, mark + say(track, now));
    return track.words || track.flags ? bar(name, say(track, now)) : bar(name, now, barEnd(s, track, cell));
  }

  /** The value as people say it. */
  _said(track: Track, id: string, cell: number): string {
    const now = valueAt(this._session.state(), id, track, cell);
    return (track.printed ? this._session.mark(id, track, cell) : '') + say(track, now);
  }

  /** An entry of the list as a row. A track with many cells is one line: its values side by side. */
  _line(entry: string): string {
    if (entry.charAt(0) === HEADING) return bar(entry.slice(1), RIGHT);
    const track = this._session.track(entry),
      list = cells(this._session.state(), track);
    if (list.length === 1 && !track.flags) return this._row(track, entry, list[0], track.name);
    let text = track.secret ? TOO_MUCH : '';
    for (let i = 0; i < list.length && text.length < TOO_MUCH.length; i++) text += (text && ' ') + this._said(track, entry, list[i]);
    return bar(track.name, text.length < TOO_MUCH.length ? text : RIGHT);
  }

  /** After a correction: what it broke. */
  _tellBroken(): void {
    const broken = this._session.game.broken && this._session.game.broken(this._session.state());
    if (broken) this._device.say(broken, 'error');
  }

  _toFirst(): void {
    this._place.cursor = this._place.scroll = 0;
  }

  /** OK on a seat, on a flag, which changes at once, or on a value. */
  _chooseCell(): void {
    const id = this._inside,
      track = this._session.track(id),
      flags = track.flags,
      list = this._listed(track),
      { cursor } = this._place;
    if (this._bySeat(track) && this._whose < 0) {
      this._whose = this._session.state().seats[cursor];
      this._toFirst();
    } else if (flags) {
      const cell = list[(cursor / flags.length) | 0],
        flag = 1 << (cursor % flags.length);
      this._session.correct(id, cell, get(this._session.state(), id, cell) ^ flag, this._device.time.seconds());
      this._tellBroken();
    } else this._begin(id, list[cursor]);
  }

  /** OK on a heading, or on a track. */
  _openEntry(entry: string): void {
    if (entry.charAt(0) === HEADING) {
      this._heading = entry.slice(1);
      this._above = this._place.cursor;
      this._toFirst();
      return;
    }
    const track = this._session.track(entry),
      own = cells(this._session.state(), track);
    if (own.length === 1 && !track.flags) this._begin(entry, own[0]);
    else {
      this._inside = entry;
      this._outer = this._place.cursor;
      this._toFirst();
    }
  }

  /** OK in the list. True: the game is left. The press does that itself, because the stack of the device is short. */
  _chooseRow(): boolean {
    const list = this._ids(),
      at = this._heading ? this._place.cursor : this._place.cursor - 1; // the way back stands before them
    if (at < 0) this._device.close();
    else if (at < list.length) this._openEntry(list[at]);
    else {
      const { screen, arg } = this._extras()[at - list.length];
      if (screen === LEAVE) return true;
      if (screen === KEEP) this._keep();
      else if (screen === SWITCH) this._switch();
      else this._device.open(screen, arg);
    }
    return false;
  }

  _begin(id: string, cell: number): void {
    if (!this._inside) {
      this._inside = id;
      this._outer = this._place.cursor;
    }
    this._setting = cell;
    const track = this._session.track(id);
    this._value = track.secret ? least(track) : valueAt(this._session.state(), id, track, cell); // to set a secret does not tell it
  }

  /** The printed values become the profile with which the next plays of this game start. */
  _keep(): void {
    keepCopy(this._device);
    this._device.say('Kept. New plays of this game start with these values.', 'good');
  }

  /** Play goes on there, or the device says why it cannot. */
  _switch(): void {
    this._session.switchTo(this._session.state().light ? 0 : 1, this._device.time.seconds());
    this._device.close();
  }

  _to(cursor: number): void {
    this._place.cursor = cursor;
    this._place.scroll = Math.max(0, cursor - 5); // it is the last of the six rows, or above
  }

  /** One level up: from the cells of a seat, of a track, or from a heading. */
  _out(): void {
    if (!this._inside) {
      this._heading = '';
      this._to(this._above);
      return;
    }
    this._to(this._whose < 0 ? this._outer : this._session.state().seats.indexOf(this._whose));
    if (this._whose < 0) this._inside = '';
    this._whose = -1;
  }

  _single(): boolean {
    const track = this._session.track(this._inside);
    return cells(this._session.state(), track).length === 1 && !track.flags;
  }

  /** Rows of the track that is open: its seats, its values, or its flags. */
  _cellRows(): string[] {
    const s = this._session.state(),
      list: string[] = [],
      track = this._session.track(this._inside);
    if (this._bySeat(track) && this._whose < 0) return s.seats.map(seat => s.names[seat]);
    for (const cell of this._listed(track)) {
      const name = this._whose < 0 ? cellName(s, track, cell) || track.name : track.of![cell % track.of!.length],
        flags = track.flags || [];
      if (!track.flags) list.push(this._row(track, this._inside, cell, name));
      for (let i = 0; i < flags.length; i++) list.push(bar(`${name} ${flags[i]}`, get(s, this._inside, cell) & (1 << i) ? CHECK : '-'));
    }
    return list;
  }

  /** Rows of the list: the way back, tracks and headings, and what else there is. */
  _listRows(): string[] {
    const list: string[] = [],
      ids = this._ids(),
      extras = this._extras();
    if (!this._heading) list.push(this._printed ? 'Back' : 'Back to the game');
    const before = list.length;
    this._look(ids, before, before + ids.length + extras.length);
    for (const row of this._rows) list.push(row || ' ');
    for (const extra of extras) list.push(extra.label);
    return list;
  }

  /** Makes the rows that come into view, wherever the painter scrolls to: each takes a good part of the time that a press has. Big letters show fewer. */
  _look(ids: string[], before: number, total: number): void {
    const { scroll, cursor } = this._place,
      top = Math.min(scroll, cursor, total - ROOM) - before,
      end = Math.max(scroll, cursor) + ROOM - before;
    for (let i = 0; i < ids.length; i++) if (!this._rows[i]) this._rows[i] = i >= top && i < end ? this._line(ids[i]) : '';
  }

  /** While a value is set: UP and DOWN change it, OK takes it, BACK leaves it as it was. */
  _turn(button: Button): void {
    const track = this._session.track(this._inside);
    if (button === 'up' || button === 'down') {
      this._value = Math.max(least(track), Math.min(most(track), this._value + (button === 'up' ? 1 : -1)));
      return;
    }
    if (button === 'ok') {
      this._session.correct(this._inside, this._setting, this._value, this._device.time.seconds());
      this._tellBroken();
    }
    this._setting = -1;
    if (this._single()) this._out();
  }

  /** The value under the cursor: its track and which cell; undefined on every other row. */
  _pointed(): { id: string; cell: number } | undefined {
    const { cursor } = this._place,
      list = this._ids(),
      id = this._inside || list[this._heading ? cursor : cursor - 1],
      track = id && id.charAt(0) !== HEADING ? this._session.track(id) : undefined;
    if (!track || (this._inside && this._bySeat(track) && this._whose < 0)) return undefined;
    const own = this._inside ? this._listed(track) : cells(this._session.state(), track),
      at = this._inside ? (cursor / (track.flags ? track.flags.length : 1)) | 0 : 0;
    return this._inside || own.length === 1 ? { id, cell: own[at] } : undefined;
  }

  /** A secret is shown as long as OK is held on it. */
  _show(seen: string): void {
    this._seen = seen;
    this._known = ''; // its row is made anew
    this.release = () => {
      this._seen = this._known = '';
      this.release = undefined;
    };
  }

  /** A press hides what was shown. */
  _hide(): void {
    if (this.release) this.release();
  }

  /** Why is this 5? Of a secret: what it is. False on a row without a value. */
  _askWhy(): boolean {
    const pointed = this._pointed();
    if (pointed && this._session.track(pointed.id).secret) this._show(`${pointed.id} ${pointed.cell}`);
    else if (pointed) this._device.open('changes', pointed);
    return !!pointed;
  }

  press(button: Button, push: Push): boolean {
    const device = this._device;
    this._hide();
    if (button === 'ok' && push === 'hold' && this._setting < 0) return this._askWhy();
    // what is turned and not taken yet is the last thing that happened: a held BACK leaves it, like a short one, and undoes no step
    if (push === 'hold' && (this._setting < 0 || button !== 'back')) return false;
    if (this._setting >= 0) this._turn(button);
    else if (button === 'up' || button === 'down') device.browse(this._place, button, device.painter.layout.options.length - 1);
    else if (button === 'back') {
      if (this._inside || this._heading) this._out();
      else if (this._printed) return false;
      else device.home();
    } else if (device.seen(this._place)) {
      if (this._inside) this._chooseCell();
      else if (this._chooseRow()) device.home();
    }
    return true;
  }

  /** The value that is being set, large. */
  _viewSetting(): View {
    const track = this._session.track(this._inside),
      cell = cellName(this._session.state(), track, this._setting),
      limits = track.words ? '' : `from ${least(track)} to ${most(track)}`;
    return {
      title: track.name,
      body: cell + (cell && limits && '\n') + limits,
      large: track.words ? say(track, this._value) : undefined,
      dial: track.words ? undefined : this._value,
      foot: `${UP}${DOWN} set OK  BACK leave`,
    };
  }

  _title(): string {
    const s = this._session.state();
    if (this._inside) return (this._whose < 0 ? '' : `${s.names[this._whose]} `) + this._session.track(this._inside).name;
    if (this._heading) return this._heading;
    return this._printed ? 'Our copy' : statusOf(this._session.game, s);
  }

  view(): View {
    if (this._setting >= 0) return this._viewSetting();
    return {
      title: this._title(),
      options: this._inside ? this._cellRows() : this._listRows(),
      place: this._place,
      late: !this._inside,
      asks: !!this.release, // any press hides a secret
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
