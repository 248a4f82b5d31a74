// The last rolls of the open play, the newest first: their faces, who rolled and in which phase. OK leads further back.
import { MOST_ROLLS, type Rolls, rollsBefore, type Session } from '../../games/engine';
import type { Button, Push } from '../../hal/hal';
import { type Device, doneReading, type Place, roomToRead, type Screen, type View } from '../shell';

class PlayRolls implements Screen {
  _device: Device;
  _session: Session;
  _place: Place;
  _read: Rolls | undefined; // read when it is shown: while a screen opens, the stack is deep already
  _before: number; // the depth from which it is read
  _told: number; // rolls before these

  constructor(device: Device, session: Session) {
    this._device = device;
    this._session = session;
    this._place = { cursor: 0, scroll: 0 };
    this._read = undefined;
    this._before = session.journal.depth;
    this._told = 0;
  }

  /** The next ones that are further back. */
  _earlier(): void {
    const { lines, next } = this._read as Rolls,
      told = this._told + lines.length;
    if (!next || told >= MOST_ROLLS) {
      this._device.say(next ? `These are the last ${told}.` : 'That is all that is kept.');
      return;
    }
    this._told = told;
    this._before = next;
    this._read = undefined;
    this._place.scroll = 0;
  }

  press(button: Button, push: Push): boolean {
    if (push === 'hold' || button === 'back') return false;
    if (button === 'ok') this._earlier();
    else this._device.browse(this._place, button, 0);
    return true;
  }

  view(): View {
    if (!this._read) {
      // here, and not in a function of its own: the stack of the device is short
      const steps = this._session.steps();
      this._device.painter.busy('Reading the rolls...');
      roomToRead(this._device, 0);
      try {
        this._read = rollsBefore(this._session, this._before);
      } finally {
        doneReading(this._device, steps);
      }
    }
    const { lines, next } = this._read,
      none = next ? 'None in these steps. OK looks further back.' : 'Nothing was rolled yet.';
    return { title: 'Rolls so far', body: lines.join('\n') || none, place: this._place, foot: 'OK earlier  BACK' };
  }
}

export default function rolls(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return new PlayRolls(device, session);
}
