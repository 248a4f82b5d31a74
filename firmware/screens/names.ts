// Who sits where: names, the order of the seats, and who sits out for a while.
import type { Session } from '../../games/engine';
import { allSeats } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, knownNames, type Place, type Screen, type View } from '../shell';

const NOBODY = -1;

class Names implements Screen {
  _device: Device;
  _session: Session;
  _place: Place;
  _seat: number; // the one that was chosen

  constructor(device: Device, session: Session) {
    this._device = device;
    this._session = session;
    this._place = { cursor: 0, scroll: 0 };
    this._seat = NOBODY;
  }

  /** The first seat goes to the end; a few presses make any order round the table. */
  _rotate(by: number): void {
    const seats = this._session.state().seats.slice();
    const first = seats.splice(0, 1)[0];
    if (by > 1) seats.splice(1, 0, first);
    else seats.push(first);
    this._session.reorder(seats, this._device.time.seconds());
  }

  _write(seat: number): void {
    const device = this._device,
      session = this._session,
      names = session.state().names;
    device.open('write', {
      title: `Name of seat ${seat + 1}`,
      text: names[seat],
      known: knownNames(device, names),
      taken(text: string): string {
        session.rename(seat, text, device.time.seconds());
        return '';
      },
    });
  }

  _choose(): void {
    const list = allSeats(this._session.state()),
      at = this._place.cursor;
    if (this._seat === NOBODY) {
      if (at >= list.length) this._rotate(at - list.length + 1);
      else {
        this._seat = list[at];
        this._place.cursor = this._place.scroll = 0;
      }
    } else if (!at) this._write(this._seat);
    else {
      this._session.sit(this._seat, this._device.time.seconds());
      this._leave();
    }
  }

  _leave(): void {
    this._place.cursor = Math.max(0, allSeats(this._session.state()).indexOf(this._seat));
    this._seat = NOBODY;
  }

  press(button: Button, push: Push): boolean {
    if (push === 'hold' || (button === 'back' && this._seat === NOBODY)) return false;
    if (button === 'back') this._leave();
    else if (button !== 'ok') this._device.browse(this._place, button, this._device.painter.layout.options.length - 1);
    else if (this._device.seen(this._place)) this._choose();
    return true;
  }

  view(): View {
    const s = this._session.state(),
      seat = this._seat,
      place = this._place,
      foot = 'OK change  BACK leave';
    if (seat !== NOBODY) {
      const out = s.seats.indexOf(seat) < 0;
      return { title: s.names[seat], options: ['Rename', out ? 'Comes back' : 'Sits out'], place, foot };
    }
    const options: string[] = [];
    for (const listed of allSeats(s)) options.push(s.seats.indexOf(listed) < 0 ? bar(s.names[listed], 'sits out') : s.names[listed]);
    return { title: 'Seats in order', options: options.concat(['First one goes last', 'Swap first two']), place, foot };
  }
}

export default function names(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return new Names(device, session);
}
