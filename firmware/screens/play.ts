// The game screen: up and down move, ok answers, back opens the tracks; held, back undoes and ok opens the tools.
import { type Ask, type Cue, cellName, cells, ELLIPSIS, get, LATE, minutes, most, type Session, say } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, type Place, type Screen, type View, wrap } from '../shell';

const NOTHING = -2; // no answer waits for dice

/** Where a question was left. */
interface Before {
  place: Place;
  dial: number;
  asked: string;
}

class Play implements Screen {
  cue: Cue | undefined;
  _device: Device;
  _session: Session;
  _place: Place;
  _dial: number;
  _waiting: number; // the answer that waits for dice thrown by hand
  _depth: number; // where in the history it waits
  _asked: string; // the step that was shown last

  constructor(device: Device, session: Session, before: Before | undefined) {
    this._device = device;
    this._session = session;
    this._place = before ? before.place : { cursor: 0, scroll: 0 };
    this._dial = before ? before.dial : 0;
    this._waiting = NOTHING;
    this._depth = 0;
    this._asked = before ? before.asked : '';
    this.cue = before ? undefined : this._arrive().cue;
  }

  aside(): Before | undefined {
    return this._waiting == NOTHING ? { place: this._place, dial: this._dial, asked: this._asked } : undefined;
  }

  /** A new question: the cursor starts at its first option, unless the same step is asked again. */
  _arrive(): Ask {
    const ask = this._session.ask(),
      at = this._session.state().at,
      place = this._place;
    if (at != this._asked || place.cursor >= (ask.pick ? ask.pick.length : 1)) place.cursor = 0;
    place.scroll = 0;
    this._asked = at;
    this._dial = ask.dial ? ask.dial[2] : 0;
    return ask;
  }

  _give(value: number): void {
    const device = this._device,
      session = this._session,
      fate = device.fate;
    if (session.answer(value, device.seconds())) {
      // one roll by hand, or all of them: what this game is set to counts again
      if (this._waiting != NOTHING) fate.byHand = device.notes.read('h:' + session.game.id) == '1';
      this._waiting = NOTHING;
      this.cue = this._arrive().cue;
    } else {
      this._waiting = value;
      this._depth = session.journal.depth;
      this._dial = Math.min(fate.before || 1, fate.wanted);
    }
  }

  _turn(button: string, least: number, greatest: number): void {
    this._dial = Math.max(least, Math.min(greatest, this._dial + (button == 'up' ? 1 : -1)));
  }

  _stop(): void {
    this._waiting = NOTHING;
    this._device.fate.given = [];
    this._arrive();
  }

  /** The table rolls: one die after the other, until the answer has all it needs. True: it is to be given. Not from here, because the stack of the device is short. */
  _byHand(button: string): boolean {
    const fate = this._device.fate;
    if (button == 'back') this._stop();
    else if (button == 'ok') fate.given.push(this._dial);
    else this._turn(button, 1, fate.wanted);
    return button == 'ok';
  }

  _left(ask: Ask): number {
    return (ask.until as number) - this._session.state().played - this._device.pending();
  }

  /** The tracks worth seeing. Who is asked sees their own, one row each; a question to everybody shows them all, name by name. */
  _bars(ask: Ask): string[] {
    const list: string[] = [],
      s = this._session.state(),
      asked = ask.seat === undefined ? s.seat : ask.seat;
    for (const id of ask.show as string[]) {
      const track = this._session.track(id),
        own = track.each && asked >= 0,
        many = track.of || (track.each && !own);
      if (many) list.push(bar(track.name, ''));
      for (const cell of cells(s, track, own ? [asked] : undefined)) {
        const value = get(s, id, cell),
          name = !many ? track.name : ' ' + (own ? track.of![cell % track.of!.length] : cellName(s, track, cell));
        list.push(track.words || track.flags ? bar(name, say(track, value)) : bar(name, value, most(track, cell)));
      }
    }
    return list;
  }

  /** The bench answers as the buttons would. */
  answer(value: number): void {
    const wanted = this._device.fate.wanted;
    if (this._waiting == NOTHING) {
      this._give(value);
      return;
    }
    if (!(value >= 1 && value <= wanted)) throw new Error('A die of ' + wanted + ' cannot show ' + value + '.');
    this._device.fate.given.push(value);
    this._give(this._waiting);
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      session = this._session,
      place = this._place,
      waits = this._waiting != NOTHING;
    if (push == 'hold') {
      if (button != 'back') return false;
      const given = device.fate.given;
      if (waits && given.length) {
        // the die that was entered last, before the whole answer is given: its face stands there to be changed
        const last = given.pop() as number;
        this._give(this._waiting);
        this._dial = last;
        device.say('Undone: die ' + (given.length + 1));
        return true;
      }
      this._stop();
      device.undo();
      this._arrive();
      return true;
    }
    if (waits) {
      if (this._byHand(button)) this._give(this._waiting);
      return true;
    }
    // the question is let go of before it is answered: two of them would be in memory at once
    let ask: Ask | undefined = session.ask();
    if (button == 'up' || button == 'down') {
      if (ask.dial) this._turn(button, ask.dial[0], ask.dial[1]);
      else device.browse(place, button, ask.pick ? ask.pick.length : 0);
      return true;
    }
    const value = ask.dial ? this._dial : place.cursor,
      open = button == 'ok' && (ask.pick ? device.seen(place) : !!ask.then);
    ask = undefined;
    if (button == 'back') device.open('tracks');
    else if (open) this._give(value);
    return true;
  }

  tick(): void {
    if (this._waiting != NOTHING) return; // answered in time; only the dice are still on their way
    let ask: Ask | undefined = this._session.ask();
    if (!ask.until || this._left(ask) > 0) return;
    ask = undefined;
    this._give(LATE);
    this._device.wake();
    this.cue = this.cue || 'time';
  }

  due(): number {
    return this._session.ask().until ? 1000 : 0;
  }

  /** Who is asked, in letters for the whole table, and what about. */
  sign(): View | undefined {
    const session = this._session,
      game = session.game,
      s = session.state(),
      ask = session.ask(),
      rows = wrap(ask.say, 21),
      name = s.names[ask.seat === undefined ? s.seat : ask.seat];
    if (!name || this._waiting != NOTHING || !(ask.pick || ask.then)) return undefined;
    return {
      title: (game.inForce && game.inForce(s)) || game.title,
      right: ask.until ? minutes(this._left(ask)) : undefined,
      clock: name.slice(0, 10),
      body: rows.length < 3 ? ask.say : rows[0] + '\n' + wrap(rows[1], 20)[0] + ELLIPSIS, // behind a whole word
      foot: 'Any button: go on',
    };
  }

  view(): View {
    const session = this._session,
      fate = this._device.fate;
    if (this._waiting != NOTHING && (!fate.byHand || session.journal.depth != this._depth)) this._stop(); // the tools were asked to roll, or the log to undo
    if (this._waiting != NOTHING)
      return {
        title: session.game.title,
        body: 'Throw a die of ' + fate.wanted + ' and enter its face' + (fate.given.length ? '\nEntered: ' + fate.given.join(' ') : ''),
        dial: this._dial,
        foot: 'OK enter  BACK stop',
      };
    if (session.state().at != this._asked) this._arrive(); // undone, corrected or sent elsewhere on another screen
    const ask = session.ask(),
      s = session.state(),
      inForce = session.game.inForce && session.game.inForce(s),
      labels: string[] = [];
    for (const option of ask.pick || []) labels.push(option[0]);
    return {
      title: (s.names[ask.seat === undefined ? s.seat : ask.seat] || session.game.title) + (inForce ? ': ' + inForce : ''),
      right: ask.until ? minutes(this._left(ask)) : undefined,
      body: ask.say,
      dice: ask.dice,
      faces: ask.faces,
      dial: ask.dial ? this._dial : undefined,
      odds: ask.odds,
      options: labels,
      bars: ask.show ? this._bars(ask) : undefined,
      place: this._place,
      foot: ask.dial ? '\x01\x02 set OK BACK tracks' : ask.pick || ask.then ? 'OK go  BACK tracks' : 'The end  BACK tracks',
    };
  }
}

export default function play(device: Device, before?: Before): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return new Play(device, session, before);
}
