// Who starts: one player by lot, a roll-off in which only those who tie roll again, or a random order of all.
import { STAR } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, lastPeople, type Place, rowsFoot, rowsOf, type Screen, type View } from '../shell';

const PLAYERS = 1, // how many there are is being set
  ONE = 2,
  ROLL = 3,
  ORDER = 4;
const MOST = 8, // players
  USUAL = 4;
const FACES = 8; // a player and what they have rolled are one letter: this many for each player

/** One player is drawn as it opens: that is what people come for. What else there is stands below. */
class Who implements Screen {
  _device: Device;
  _place: Place;
  _mode: number;
  _players: number;
  _names: string[]; // who plays, or who played last; there may be more players than names
  _drawn: string; // who is drawn, who rolls and what, or the order: a letter for each
  _round: number; // so often it was drawn or thrown: the same player twice must not look as if nothing happened

  constructor(device: Device) {
    const session = device.session,
      s = session && session.state(),
      names = s ? s.seats.map(seat => s.names[seat]) : lastPeople(device);
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._mode = ONE;
    this._names = names.length > 1 ? names : [];
    this._players = Math.min(MOST, this._names.length || USUAL);
    this._drawn = '';
    this._round = 0;
    this._draw(ONE);
  }

  _name(i: number): string {
    return this._names[i] || `Player ${i + 1}`;
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
    this._round = again || (how === ONE && this._mode === ONE) ? this._round + 1 : 1;
    this._mode = how;
    this._drawn = drawn;
    this._place.scroll = 0;
  }

  /** Who was drawn, large, and what else can be drawn. */
  _viewOne(): View {
    const set = this._mode === PLAYERS,
      options = [this._drawn ? 'Draw again' : 'One player starts', 'Roll-off', 'Order of all'];
    if (!this._device.session) options.push(rowsOf([{ id: 'players', name: 'Players', value: this._players }], set ? 0 : -1)[0]);
    return {
      title: this._round > 1 ? `Who starts? Draw ${this._round}` : 'Who starts?',
      large: this._drawn && this._name(this._player(0)),
      options,
      place: this._place,
      asks: set,
      foot: rowsFoot(false, set, 'OK choose'),
    };
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

  _viewOrder(): View {
    let body = '';
    for (let i = 0; i < this._drawn.length; i++) body += `${(body && '\n') + (i + 1)}. ${this._name(this._player(i))}`;
    return { title: 'Order of all', body, place: this._place, foot: 'OK new  BACK leave' };
  }

  /** The number of players is another one: who was drawn may not be among them. */
  _count(by: number): void {
    this._players = Math.max(2, Math.min(MOST, this._players + by));
    this._drawn = '';
    this._round = 0;
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place,
      mode = this._mode;
    if (push === 'hold') return false;
    if (mode === PLAYERS) {
      if (button === 'up' || button === 'down') this._count(button === 'up' ? 1 : -1);
      else this._mode = ONE;
      if (this._mode === ONE && !this._drawn) place.cursor = 0;
    } else if (button === 'back') {
      if (mode === ONE) return false;
      this._mode = ONE;
      this._drawn = '';
      this._round = 0;
      place.cursor = place.scroll = 0;
    } else if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (mode !== ONE) this._draw(mode);
    else if (device.seen(place)) {
      if (place.cursor === 3) this._mode = PLAYERS;
      else this._draw([ONE, ROLL, ORDER][place.cursor]);
    }
    return true;
  }

  view(): View {
    if (this._mode === ROLL) return this._viewRoll();
    return this._mode === ORDER ? this._viewOrder() : this._viewOne();
  }
}

export default function who(device: Device): Screen {
  return new Who(device);
}
