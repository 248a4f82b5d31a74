// Every piece on the table that the device knows, a page for each player and one for what belongs to nobody: to lay a game out again, or to compare.
import { piecesIn, type Session } from '../../games/engine';
import { barEnd, cellName, cells, say, type Track, valueAt } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, type Place, type Screen, type View } from '../shell';

const MANY = 4; // cells of one track: of more, those that are empty are left out

/** One value of a track. */
function row(session: Session, id: string, track: Track, cell: number, name: string): string {
  const s = session.state(),
    value = valueAt(s, id, track, cell);
  return track.words || track.flags ? bar(name, say(track, value)) : bar(name, value, barEnd(s, track, cell));
}

/** The pieces of a seat, or with -1 those of nobody. */
function rowsOf(session: Session, seat: number): string[] {
  const { game } = session,
    s = session.state(),
    rows: string[] = [];
  for (const id of piecesIn(game, s)) {
    const track = session.track(id);
    if (!track || track.secret || !!track.each !== seat >= 0) continue;
    const own = cells(s, track, seat < 0 ? undefined : [seat]);
    for (const cell of own) {
      const part = track.each && track.of ? track.of[cell % track.of.length] : '',
        name = track.each ? part || track.name : `${track.name} ${cellName(s, track, cell)}`.trim();
      if (own.length <= MANY || valueAt(s, id, track, cell)) rows.push(row(session, id, track, cell, name));
    }
  }
  return rows;
}

/** All pieces are laid out. */
const ALL = -2;

class Lay implements Screen {
  _device: Device;
  _session: Session;
  _place: Place;
  _seats: number[]; // whose pages are still to come
  _check: boolean; // they are only compared

  constructor(device: Device, session: Session, seat: number) {
    this._device = device;
    this._session = session;
    this._place = { cursor: 0, scroll: 0 };
    this._seats = seat === ALL ? session.state().seats.concat([-1]) : [seat];
    this._check = seat !== ALL;
  }

  press(button: Button, push: Push): boolean {
    if (push === 'hold' || button === 'back') return false;
    if (button !== 'ok') {
      this._device.browse(this._place, button, 0);
      return true;
    }
    this._seats.shift();
    this._place.scroll = 0;
    if (!this._seats.length) this._device.close();
    return true;
  }

  view(): View {
    const seat = this._seats[0],
      rows = rowsOf(this._session, seat);
    return {
      title: seat < 0 ? 'On the table' : this._session.state().names[seat],
      body: this._check ? 'Is it so?' : 'Lay this out',
      bars: rows.length ? rows : [bar('Nothing', '')],
      place: this._place,
      foot: this._check ? 'OK yes  BACK leave' : `OK ${this._seats.length > 1 ? 'next' : 'done'}  BACK leave`,
    };
  }
}

/** `seat`: only their pieces, to be compared. */
export default function lay(device: Device, seat?: number): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return new Lay(device, session, seat === undefined ? ALL : seat);
}
