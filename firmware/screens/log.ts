// What was played, in words, the newest at the top. A page of it at a time: more does not fit into the memory beside a play.
import { type Session, tellLog } from '../../games/engine';
import { DOWN } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { type Device, doneReading, type Place, roomToRead, type Screen, undoStep, type View } from '../shell';

const PAGE = 12, // steps
  UNDONE = 3, // of them, those that OK does again
  FAR = 999; // rows: there is no scroll below

class Log implements Screen {
  _device: Device;
  _session: Session;
  _place: Place;
  _text: string; // of the page; empty until it is shown: while a screen opens, the stack is deep already
  _first: number; // the depth before its oldest step
  _last: number; // the depth of its newest step
  _isMore: boolean; // there are steps before it

  constructor(device: Device, session: Session) {
    this._device = device;
    this._session = session;
    this._place = { cursor: 0, scroll: 0 };
    this._text = '';
    this._first = this._last = 0;
    this._isMore = false;
    this._goTo(this._newest(), 0);
  }

  /** The page that ends with this step. */
  _goTo(last: number, scroll: number): void {
    this._last = last;
    this._text = '';
    this._place.scroll = scroll;
  }

  /** The newest step that is told. */
  _newest(): number {
    const { depth, top } = this._session.journal;
    return Math.min(top, depth + UNDONE);
  }

  /** Moves the words; from the end of a page to the next one. */
  _browse(button: Button): void {
    const { scroll } = this._place,
      { rows, room } = this._device.painter.layout,
      isEnd = scroll + room >= rows.length - 1;
    this._device.browse(this._place, button, 0);
    if (button === 'down' && isEnd && this._isMore) this._goTo(this._first, 0);
    else if (button === 'up' && !scroll && this._last < this._newest()) this._goTo(Math.min(this._newest(), this._last + PAGE), FAR);
  }

  press(button: Button, push: Push): boolean {
    const { depth } = this._session.journal;
    if (button === 'back' && push === 'hold')
      undoStep(this._device, false); // not by the device: the stack is short
    else if (button === 'ok' && push === 'press') this._device.redo();
    else if (button === 'up' || button === 'down') this._browse(button);
    else return false;
    if (this._session.journal.depth !== depth) this._goTo(this._newest(), 0);
    return true;
  }

  /** Reads the page into one text: a list of its lines would be as long again. */
  _read(): void {
    const { journal } = this._session,
      steps = this._session.steps();
    this._device.painter.busy('Reading the log...');
    this._session.rest(); // a redo has built its question
    let made = false; // room for the rules
    try {
      const first = Math.max(0, this._last - PAGE);
      this._first = journal.reaches(first) ? first : journal.bottom();
      this._isMore = journal.reaches(this._first - 1);
      tellLog(
        this._session,
        this._first,
        this._last,
        line => {
          this._text = line + (this._text && '\n') + this._text;
        },
        () => {
          made = true;
          roomToRead(this._device, 0);
        },
      );
    } finally {
      if (made) doneReading(this._device, steps);
    }
    if (this._isMore) this._text += `\n${DOWN} earlier`;
    else {
      const { chosen } = this._session.journal.about(); // the head of the log: what was chosen before play
      if (chosen) this._text += `${this._text && '\n'}Chosen: ${chosen}`;
    }
  }

  view(): View {
    if (!this._text) this._read();
    return { title: 'Log', body: this._text || 'Nothing was played yet.', place: this._place, foot: 'OK redo  BACK leave' };
  }
}

export default function log(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return new Log(device, session);
}
