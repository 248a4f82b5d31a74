// Which value of which track a reminder waits for: first the track, then the seat, then the value. Only what is listed now is in memory: all values of a play are more than a board holds.
import type { Session } from '../../../games/engine';
import { cellName, cells, HEADING, RIGHT, type Track } from '../../../games/kit';
import { bar } from '../../shell';

/** A reminder comes at a number that everybody may know. */
function isCounted(track: Track): boolean {
  return !track.words && !track.flags && !track.secret;
}

export class Reach {
  id: string; // the track; empty while none is chosen
  cell: number; // which of its values
  _session: Session;
  _heading: string; // whose tracks are listed
  _seat: number; // whose values are listed, where every seat has several; -1 while none is chosen
  _ids: string[]; // the tracks and headings that are listed

  constructor(session: Session) {
    this.id = '';
    this.cell = 0;
    this._session = session;
    this._heading = '';
    this._seat = -1;
    this._ids = [];
  }

  /** The tracks to choose from, and the headings that have more; what is printed on the players' copy does not change. */
  _trackRows(): string[] {
    const rows: string[] = [],
      ids: string[] = [];
    for (const entry of this._session.listed(this._heading, false)) {
      const track = entry.charAt(0) === HEADING ? undefined : this._session.track(entry); // one at a time
      if (track && (!isCounted(track) || !cells(this._session.state(), track).length)) continue;
      ids.push(entry);
      rows.push(track ? track.name : bar(entry.slice(1), RIGHT));
    }
    this._ids = ids;
    return rows;
  }

  /** Where each of several seats has several values, the seat is chosen first. */
  _asksSeat(track: Track): boolean {
    return !!track.each && !!track.of && this._seat < 0 && this._session.state().seats.length > 1;
  }

  /** The values that are listed: of one seat, or all. */
  _cells(track: Track): number[] {
    return cells(this._session.state(), track, this._seat < 0 ? undefined : [this._seat]);
  }

  rows(): string[] {
    if (!this.id) return this._trackRows();
    const s = this._session.state(),
      track = this._session.track(this.id);
    if (this._asksSeat(track)) return s.seats.map(seat => s.names[seat]);
    return this._cells(track).map(cell => (this._seat < 0 ? cellName(s, track, cell) : track.of![cell % track.of!.length]));
  }

  /** What is being chosen from. */
  title(): string {
    if (!this.id) return this._heading;
    const name = this._session.track(this.id).name;
    return this._seat < 0 ? name : `${this._session.state().names[this._seat]} ${name}`;
  }

  _chooseTrack(id: string): boolean {
    if (id.charAt(0) === HEADING) {
      this._heading = id.slice(1);
      return false;
    }
    const list = cells(this._session.state(), this._session.track(id));
    this.id = id;
    this.cell = list[0];
    return list.length === 1;
  }

  /** OK on a row. True when that was the last choice. */
  choose(at: number): boolean {
    if (!this.id) return at < this._ids.length && this._chooseTrack(this._ids[at]);
    const track = this._session.track(this.id),
      asksSeat = this._asksSeat(track);
    if (asksSeat) this._seat = this._session.state().seats[at];
    else this.cell = this._cells(track)[at];
    return !asksSeat;
  }

  /** BACK: one choice less. False where there is none to take back. */
  back(): boolean {
    if (this._seat >= 0) this._seat = -1;
    else if (this.id) this.id = '';
    else if (this._heading) this._heading = '';
    else return false;
    return true;
  }

  /** BACK behind the last choice: it is made again. */
  again(): void {
    if (cells(this._session.state(), this._session.track(this.id)).length === 1) this.id = '';
  }
}
