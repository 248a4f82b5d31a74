// Dice that fell: what they come to is the largest thing on the screen. OK throws all of them again, DOWN chooses some.
import type { Button, Push } from '../../../hal/hal';
import { bar, type Device, DIE, keepTool, type Place, type Screen, type View, whoAndPhase } from '../../shell';
import { type Kind, kindsOf } from '../../tools/die';
import { type Counted, countFallen, type Fallen, throwAll } from '../../tools/fall';
import { keepRoll } from '../../tools/past';
import { HITS, NO_GOAL, SUM, type Throw, throwOf, words } from '../../tools/throw';

const FRAME = 90, // milliseconds of a picture while dice tumble
  FRAMES = 3,
  ROW = 7, // dice that fit side by side as pictures; more are written
  TOLD = 24; // faces of a roll that are kept

/** What the face of a die shows: pips for a number of a d6, else letters. */
function shown(kind: Kind, place: number): number | string {
  if (kind.die) return kind.die.faces[place - 1];
  return kind.sides > 6 ? `${place}` : place;
}

/** Of dice that are not stored yet: whether some were thrown again, and all that is put back if that fails. */
interface Thrown {
  again: boolean;
  fell: Fallen;
  counted: Counted;
  forced: number[];
}

export class Roll implements Screen {
  _device: Device;
  _place: Place;
  _formula: string;
  _title: string; // the same as it is told
  _throw: Throw; // what the formula says, and the dice of its kinds: worked out once, because every picture of tumbling dice needs them
  _kinds: Kind[];
  _counted: Counted; // what fell, counted
  fell: Fallen;
  _thrown: Thrown | undefined; // while it is not stored
  _stops: number; // when the dice stop tumbling
  _sounds: boolean; // they have just been thrown

  constructor(device: Device, formula: string) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._formula = formula;
    this._throw = throwOf(formula);
    this._title = words(this._throw);
    this._kinds = kindsOf(device.notes, this._throw.kinds);
    this._counted = { total: 0, hits: 0, own: [], out: [] };
    this.fell = { kinds: [], faces: [], second: 0 };
    this._thrown = undefined;
    this._stops = 0;
    this._sounds = false;
  }

  /** What it is called in the last rolls, before whose it was: "2d6: 4 3 = 7". */
  _line(fell: Fallen, total: number, again: boolean): string {
    let faces = '';
    for (let i = 0; i < fell.faces.length && i < TOLD; i++) faces += ` ${shown(this._kinds[fell.kinds[i]], fell.faces[i])}`;
    if (fell.faces.length > TOLD) faces += ' ..';
    return `${this._title}:${faces} = ${total}${again ? ' again' : ''}`;
  }

  /** Dice that do not fit are not thrown at all. With `marked` only those are thrown. Where none tumble, who calls this stores them at once by leave(): the stack of the device is short. */
  throwDice(marked?: number[]): void {
    const device = this._device,
      kinds = this._kinds,
      forced = device.fate.forced.slice(),
      before = this.fell;
    let fell: Fallen;
    try {
      if (marked) {
        fell = { kinds: before.kinds, faces: before.faces.slice(), second: before.second };
        for (const i of marked) fell.faces[i] = device.face(kinds[before.kinds[i]].sides);
      } else fell = throwAll(this._throw, kinds, sides => device.face(sides));
    } catch (error) {
      device.fate.forced = forced;
      throw error;
    }
    this._thrown = { again: !!marked, fell: before, counted: this._counted, forced };
    this.fell = fell;
    this._counted = countFallen(this._throw, kinds, fell);
    this._place.scroll = 0;
    this._sounds = true;
    this._stops = device.settings.animate ? device.hal.clock.now() + FRAME * FRAMES : 0;
  }

  /** Stores what fell: nobody sees it before. What cannot be stored did not fall. */
  leave(): void {
    const thrown = this._thrown,
      device = this._device;
    if (!thrown) return;
    this._thrown = undefined;
    try {
      const whose = whoAndPhase(device);
      keepRoll(device.notes, this._formula, this._line(this.fell, this._counted.total, thrown.again), whose && ` ${whose}`, thrown.again);
    } catch (error) {
      this.fell = thrown.fell;
      this._counted = thrown.counted;
      this._stops = 0;
      device.fate.forced = thrown.forced;
      throw error;
    }
    if (!thrown.fell.faces.length) keepTool(device, 'dice', `${DIE}Roll ${this._title}`); // home offers it again
  }

  /** Without a roll before it there is nothing to go back to. */
  tick(): void {
    try {
      this.leave();
    } catch (error) {
      if (!this.fell.faces.length) this._device.close();
      throw error;
    }
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place;
    this.tick();
    if (push === 'hold' || button === 'back') return false;
    if (this._stops > device.hal.clock.now()) {
      this._stops = 0; // who cannot wait: a press ends the tumbling and does nothing else
      return true;
    }
    if (button === 'ok') {
      this.throwDice();
      if (!device.settings.animate) this.leave();
    } else {
      const { scroll } = place;
      device.browse(place, button, 0);
      if (place.scroll === scroll) device.open('dice', this);
    }
    return true;
  }

  due(): number {
    return this._stops > this._device.hal.clock.now() ? FRAME : 0;
  }

  /** The faces of these dice; while they tumble, other ones. */
  faces(dice: number[], frame: number): (number | string)[] {
    const kinds = this._kinds,
      fell = this.fell,
      list: (number | string)[] = [];
    for (const i of dice) {
      const kind = kinds[fell.kinds[i]],
        place = frame > 0 ? ((fell.faces[i] + i * 3 + frame * 2) % kind.sides) + 1 : fell.faces[i];
      list.push(shown(kind, place));
    }
    return list;
  }

  _rattle(): void {
    const device = this._device,
      volume = device.settings.volume;
    this._sounds = false;
    if (volume) device.hal.buzzer.play(device.settings.animate ? [1400, 12, 0, 70, 1100, 12, 0, 70, 900, 20] : [900, 20], volume);
  }

  view(): View {
    const t = this._throw,
      counted = this._counted,
      left = this._stops - this._device.hal.clock.now(),
      frame = left > 0 ? ((left / FRAME) | 0) + 1 : 0,
      faces = this.faces(counted.own, frame),
      view: View = { title: this._title, place: this._place, foot: 'OK again  \x02 re-roll' };
    if (this._sounds) this._rattle();
    let longest = 0;
    for (const face of faces) longest = Math.max(longest, `${face}`.length);
    const pictures = faces.length <= ROW && longest < 4;
    if (pictures) view.dice = faces;
    else view.body = faces.join(' ');
    view.clock = '?';
    if (frame) return view;
    view.clock = `${counted.total}`;
    if (t.goal === HITS) view.clock = counted.hits + (counted.hits === 1 ? ' hit' : ' hits');
    if (t.goal !== NO_GOAL) view.right = (t.goal === SUM ? counted.total >= t.sum : counted.hits >= t.hits) ? 'met' : 'missed';
    if (counted.out.length) view.bars = [bar(`Out: ${this.faces(counted.out, 0).slice(0, 9).join(' ')}`, '')];
    return view;
  }
}
