// Who starts: one player by lot, a roll-off in which only those who tie roll again, or a random order of all.
import { STAR } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, type Place, rowsFoot, type Screen, type View } from '../shell';

const ASK = 0,
  PLAYERS = 1, // how many there are is being set
  ONE = 2,
  ROLL = 3,
  ORDER = 4;
const FACES = 8; // a player and what they have rolled are one letter: this many for each player

class Who implements Screen {
  _device: Device;
  _place: Place;
  _mode: number;
  _players: number;
  _drawn: string; // who is drawn, who rolls and what, or the order: a letter for each
  _round: number;

  constructor(device: Device) {
    const session = device.session;
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._mode = ASK;
    this._players = session ? session.state().seats.length : 4;
    this._drawn = '';
    this._round = 0;
  }

  _name(i: number): string {
    const session = this._device.session,
      s = session && session.state();
    return s ? s.names[s.seats[i]] : `Player ${i + 1}`;
  }

  /** The player behind a letter of what was drawn. */
  _player(at: number): number {
    return (this._drawn.charCodeAt(at) / FACES) | 0;
  }

  /** The greatest face wins; those who share it are left. */
  _leaders(): number[] {
    let most = 0;
    const best: number[] = [],
      drawn = this._drawn;
    for (let i = 0; i < drawn.length; i++) most = Math.max(most, drawn.charCodeAt(i) % FACES);
    for (let i = 0; i < drawn.length; i++) if (drawn.charCodeAt(i) % FACES === most) best.push(this._player(i));
    return best;
  }

  /** A die that does not fit leaves everything as it was, the dice before it, too. */
  _draw(how: number): void {
    const device = this._device,
      forced = device.fate.forced.slice(),
      tie = this._mode === ROLL ? this._leaders() : [],
      again = tie.length > 1,
      left: number[] = again ? tie : [];
    let drawn = '';
    for (let i = 0; i < this._players && !again; i++) left.push(i);
    try {
      if (how === ROLL) for (const player of left) drawn += String.fromCharCode(player * FACES + device.face(6));
      if (how === ONE) drawn = String.fromCharCode((device.face(this._players) - 1) * FACES);
      while (how === ORDER && left.length) {
        const at = left.length > 1 ? device.face(left.length) - 1 : 0;
        drawn += String.fromCharCode(left.splice(at, 1)[0] * FACES);
      }
    } catch (error) {
      device.fate.forced = forced;
      throw error;
    }
    this._mode = how;
    this._round = again ? this._round + 1 : 1;
    this._drawn = drawn;
    this._place.scroll = 0;
  }

  _viewAsk(): View {
    const options = ['One player starts', 'Roll-off', 'Order of all'],
      session = this._device.session,
      set = this._mode === PLAYERS,
      players = this._players;
    if (!session) options.push(bar('Players', set ? `< ${players} >` : players));
    let body = '';
    for (let i = 0; session && i < players; i++) body += (body && ' ') + this._name(i);
    return { title: 'Who starts?', body, options, place: this._place, asks: set, foot: rowsFoot(false, set, 'OK choose') };
  }

  _viewRoll(): View {
    const bars: string[] = [],
      best = this._leaders(),
      drawn = this._drawn;
    for (let i = 0; i < drawn.length; i++) {
      const player = this._player(i);
      bars.push(bar(this._name(player), (best.indexOf(player) < 0 ? '' : `${STAR} `) + (drawn.charCodeAt(i) % FACES)));
    }
    const tie = best.length > 1;
    return {
      title: `Roll-off, throw ${this._round}`,
      body: tie ? `Tie! ${best.length} roll again` : 'starts:',
      large: tie ? undefined : this._name(best[0]),
      bars,
      place: this._place,
      foot: tie ? 'OK again  BACK leave' : 'OK new  BACK leave',
    };
  }

  /** One player, or all in order. */
  _viewDrawn(): View {
    const foot = 'OK new  BACK leave';
    if (this._mode === ONE) return { title: 'First player', body: '\n', large: this._name(this._player(0)), foot };
    let body = '';
    for (let i = 0; i < this._drawn.length; i++) body += `${(body && '\n') + (i + 1)}. ${this._name(this._player(i))}`;
    return { title: 'Order of all', body, place: this._place, foot };
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place,
      mode = this._mode;
    if (push === 'hold') return false;
    if (mode === PLAYERS) {
      if (button === 'ok' || button === 'back') this._mode = ASK;
      else this._players = Math.max(2, Math.min(8, this._players + (button === 'up' ? 1 : -1)));
    } else if (button === 'back') {
      if (mode === ASK) return false;
      this._mode = ASK;
      place.scroll = 0;
    } else if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (mode !== ASK) this._draw(mode);
    else if (device.seen(place)) {
      if (place.cursor === 3) this._mode = PLAYERS;
      else this._draw([ONE, ROLL, ORDER][place.cursor]);
    }
    return true;
  }

  view(): View {
    return this._mode <= PLAYERS ? this._viewAsk() : this._mode === ROLL ? this._viewRoll() : this._viewDrawn();
  }
}

export default function who(device: Device): Screen {
  return new Who(device);
}
