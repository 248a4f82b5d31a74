// The dice roller: what to throw and its odds, the dice that fell, those to throw again. This is open over a running game, where memory is scarce:
// what is set and what fell are texts, the rolls before are in flash alone, and odds and last rolls are bundles of their own.
import { CHECK, count, DOWN, sum, UP } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, type Place, percent, type Row, rowsOf, type Screen, type View } from '../shell';
import { HEAD, MOST_PAST, packThrow, record, unpackThrow } from '../tools/past';
import {
  EXTRA,
  goalWords,
  HITS,
  kept,
  MOST_DICE,
  NO_GOAL,
  SUM,
  settle,
  sidesOf,
  split,
  type Throw,
  takesHighest,
  words,
} from '../tools/throw';

const SET = 0, // what to throw
  EDIT = 1, // one value of it
  FELL = 2,
  CHOOSE = 3; // dice to throw again
const FRAME = 90, // milliseconds of a picture while dice tumble
  FRAMES = 3,
  ROW = 7, // dice side by side
  PICTURES = 14, // dice that are seen as pictures; more are written as numbers
  AGAIN = 128; // on top of the face of a die that is to be thrown again

/** The faces of dice that are packed as a letter each. */
function unpack(text: string): number[] {
  const faces: number[] = [];
  for (let i = 0; i < text.length; i++) faces.push(text.charCodeAt(i) % AGAIN);
  return faces;
}

class Dice implements Screen {
  _device: Device;
  _place: Place; // in the setting, or in what fell
  _outer: number; // the scroll of the setting to come back to; the cursor is at its first row then
  _mode: number;
  _set: string; // what to throw
  _past: number; // rolls that are kept
  _fell: string;
  _at: number; // the die under the cursor; one past the last: throw them
  _held: number; // how long a button is held: values change faster
  _stops: number; // when the dice stop tumbling
  _chance: number | string | undefined; // to reach the goal; worked out when it is looked at

  constructor(device: Device) {
    const note = device.notes.read('dice') || '';
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._outer = 0;
    this._mode = SET;
    this._set = packThrow(unpackThrow(note));
    this._past = (note.slice(HEAD).length / 3) | 0;
    this._fell = '';
    this._at = 0;
    this._held = 0;
    this._stops = 0;
    this._chance = undefined;
  }

  /** Id, name and value of every row of the setting. */
  _rows(t: Throw): Row[] {
    const list: Row[] = [
      ['roll', 'Roll'],
      ['n', 'Dice', t.n],
      ['sides', 'Sides', `d${t.sides}`],
      ['goal', 'Goal', ['none', 'sum', 'hits'][t.goal]],
    ];
    if (t.goal === SUM) list.push(['sum', 'Sum at least', t.sum]);
    if (t.goal === HITS) list.push(['face', 'A hit is', `${t.face}+`], ['hits', 'Hits at least', t.hits]);
    if (t.n > 1) list.push(['keep', t.keep < 3 ? 'Keep' : 'Drop', ['all', 'highest', 'lowest', 'highest', 'lowest'][t.keep]]);
    if (t.keep) list.push(['many', 'How many', t.many]);
    list.push(['explode', 'Exploding', t.explode ? 'yes' : 'no'], ['past', 'Last rolls', this._past]);
    return list;
  }

  /** The value under the cursor. */
  _change(by: number): void {
    const t = unpackThrow(this._set),
      own = t as any,
      id = this._rows(t)[this._place.cursor][0],
      k = kept(t, t.explode * EXTRA), // at most so many dice count
      up = by > 0 ? 1 : -1;
    let least = 1,
      most = MOST_DICE;
    if (id === 'sides') {
      const all = sidesOf();
      t.sides = all[Math.max(0, Math.min(all.length - 1, all.indexOf(t.sides) + up))];
    } else if (id === 'goal' || id === 'keep' || id === 'explode') {
      const of = id === 'goal' ? 3 : id === 'keep' ? 5 : 2;
      own[id] = (own[id] + of + up) % of;
    } else {
      if (id === 'sum') {
        least = kept(t, 0) + 1;
        most = k * t.sides;
      } else if (id === 'face') {
        least = 2;
        most = t.sides;
      } else if (id === 'hits') most = k;
      else if (id === 'many') most = t.n - 1;
      own[id] = Math.max(least, Math.min(most, own[id] + by));
    }
    if (['sum', 'face', 'hits'].indexOf(id) < 0) settle(t); // else the goal was meant so
    this._chance = undefined;
    this._set = packThrow(t);
  }

  /** The rolls that are kept, as they are stored. */
  _rolls(): string {
    return (this._device.notes.read('dice') || '').slice(HEAD);
  }

  /** Nothing is shown before it is stored, and dice that do not fit are not thrown at all. */
  _roll(again: boolean): void {
    const device = this._device,
      t = unpackThrow(this._set),
      forced = device.fate.forced.slice(),
      before = again ? this._fell : '';
    let next = '';
    try {
      for (let i = 0; i < t.n && !again; i++) next += String.fromCharCode(device.face(t.sides));
      for (let i = 0; t.explode && !again && i < next.length && next.length < t.n + EXTRA; i++)
        if (next.charCodeAt(i) === t.sides) next += String.fromCharCode(device.face(t.sides));
      for (let i = 0; i < before.length; i++)
        next += before.charCodeAt(i) < AGAIN ? before.charAt(i) : String.fromCharCode(AGAIN + device.face(t.sides));
      const rolls = this._rolls(),
        more = ((again ? rolls.slice(0, -3) : rolls) + record(t, sum(split(t, unpack(next))[0]))).slice(-3 * MOST_PAST);
      device.notes.keep('dice', this._set + more);
      this._past = (more.length / 3) | 0;
    } catch (error) {
      device.fate.forced = forced;
      throw error;
    }
    if (this._mode === SET) this._outer = this._place.scroll | 0; // a whole number takes less memory
    this._fell = next;
    this._mode = FELL;
    this._place.scroll = 0;
    this._stops = device.settings.animate ? device.hal.clock.now() + FRAME * FRAMES : 0;
  }

  /** How many dice are to be thrown again. */
  _marked(): number {
    let many = 0;
    for (let i = 0; i < this._fell.length; i++) if (this._fell.charCodeAt(i) >= AGAIN) many++;
    return many;
  }

  _mark(): void {
    const fell = this._fell,
      at = this._at;
    this._fell = fell.slice(0, at) + String.fromCharCode(fell.charCodeAt(at) ^ AGAIN) + fell.slice(at + 1);
  }

  _viewSet(): View {
    const t = unpackThrow(this._set),
      list = this._rows(t),
      edit = this._mode === EDIT,
      cursor = this._place.cursor;
    if (t.goal === NO_GOAL) this._chance = '';
    else if (this._chance === undefined) {
      const hal = this._device.hal;
      this._chance = hal.load('s_odds')(t, kept(t, 0), takesHighest(t), t.goal === HITS, EXTRA) as number | string;
      hal.unload('s_odds');
    }
    const chance = this._chance,
      told = typeof chance === 'string' ? '' : percent(chance, 1);
    return {
      title: words(t),
      body: told ? `${goalWords(t)}: ${told}` : (chance as string),
      options: rowsOf(list, edit ? cursor : -1),
      place: this._place,
      asks: true, // the foot tells what ok does there
      foot: edit
        ? `${UP + DOWN} set OK done ${told}`
        : `${cursor === 0 ? 'OK roll' : cursor < list.length - 1 ? 'OK set' : 'OK look'}  BACK leave`,
    };
  }

  _viewFell(): View {
    const t = unpackThrow(this._set),
      settings = this._device.settings,
      parts = split(t, unpack(this._fell)),
      own = parts[0],
      left = this._stops - this._device.hal.clock.now(),
      numbers = t.sides > 6,
      title = words(t) + (t.goal === HITS ? ` at ${t.face}+` : ''),
      foot = `OK again  ${DOWN}${settings.big || own.length > PICTURES ? ' more' : ' re-roll'}`;
    let high = 0,
      low = t.sides,
      out = '';
    const tumbled: number[] = [];
    for (const face of own) {
      high = Math.max(high, face);
      low = Math.min(low, face);
      tumbled.push(((face + tumbled.length * 3 + ((left / FRAME) | 0) * 2) % t.sides) + 1);
    }
    if (left > 0) return { title, dice: tumbled, numbers, foot };
    const total = sum(own),
      hits = count(own, t.face),
      reached = t.goal === SUM ? total >= t.sum : hits >= t.hits;
    // words, not marks: they read the same on the panel and as text
    const met = t.goal === NO_GOAL ? '' : reached ? 'goal met' : 'goal missed',
      aim = t.goal === NO_GOAL ? '' : t.goal === HITS ? `Sum ${total}` : goalWords(t),
      main = t.goal === HITS ? hits + (hits === 1 ? ' hit' : ' hits') : `Sum ${total}`;
    if (parts[1].length) out = parts[1].length > 2 ? `${parts[1].length} out` : `out ${parts[1].join(' ')}`;
    if (own.length <= ROW) {
      const bars = [bar(`High ${high} low ${low}`, met && out), bar(aim, met || out)];
      return { title, dice: own, numbers, large: main, bars, place: this._place, foot };
    }
    // what they come to is the largest thing, in view however many there are; whether that is enough stands in the title
    const right = met ? met.slice(5) : undefined;
    if (own.length <= PICTURES) return { title, right, dice: own, numbers, large: main, place: this._place, foot };
    return { title, right, clock: main, dice: own, numbers, bars: [bar(`${low} to ${high}`, out)], place: this._place, foot };
  }

  _viewChoose(): View {
    const at = this._at,
      fell = this._fell,
      on = at < fell.length, // a die is under the cursor
      first = on ? at - (at % ROW) : 0,
      gap = '\xa0', // a blank that does not break a row
      many = this._marked();
    let marks = '',
      points = '';
    for (let i = first; i < fell.length && i < first + ROW; i++) {
      marks += gap + (fell.charCodeAt(i) < AGAIN ? gap : CHECK) + gap; // three letters are as wide as a die
      points += gap + (i === at ? DOWN : gap) + gap;
    }
    const what = many ? `Re-roll ${many}${many === 1 ? ' die' : ' dice'}` : 'Mark dice with OK';
    return {
      title: on ? `Die ${at + 1} of ${fell.length}` : 'Re-roll',
      body: this._device.settings.big ? (!on ? '' : fell.charCodeAt(at) < AGAIN ? 'stays' : 'goes') : `${marks}\n${points}`,
      dice: unpack(fell.slice(first, first + ROW)),
      numbers: unpackThrow(this._set).sides > 6,
      options: on ? [] : [what], // lit only when OK does it
      bars: on ? [bar(what, '')] : [],
      place: { cursor: 0, scroll: 0 },
      foot: UP + DOWN + (on ? ' die  OK mark' : ' die  OK roll'),
    };
  }

  /** OK on a row of the setting. True: roll. The press does that itself, because the stack of the device is short. */
  _choose(): boolean {
    const t = unpackThrow(this._set),
      id = this._rows(t)[this._place.cursor][0];
    if (id === 'past') this._device.open('rolls', { rolls: this._rolls(), like: record(t, 0), sides: sidesOf(), t });
    else if (id !== 'roll') this._mode = EDIT;
    return id === 'roll';
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place,
      mode = this._mode,
      by = button === 'up' ? 1 : -1;
    if (push === 'hold') return false;
    if (this._stops > device.hal.clock.now())
      this._stops = 0; // who cannot wait: a press ends the tumbling and does nothing else
    else if (mode === EDIT) {
      this._held = push === 'again' ? this._held + 1 : 0;
      if (button === 'ok' || button === 'back') this._mode = SET;
      else this._change(by * (this._held > 40 ? 50 : this._held > 15 ? 5 : 1));
    } else if (button === 'back') {
      if (mode === SET) return false;
      this._mode = mode === CHOOSE ? FELL : SET;
      if (mode === FELL) place.scroll = this._outer;
    } else if (mode === SET) {
      if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
      else if (device.seen(place) && this._choose()) this._roll(false);
    } else if (mode === CHOOSE) {
      const dice = this._fell.length;
      if (button !== 'ok') this._at = (this._at + dice + 1 - by) % (dice + 1);
      else if (this._at < dice) this._mark();
      else if (this._marked()) this._roll(true);
      else device.say('Mark dice with OK first.');
    } else if (button === 'ok') this._roll(false);
    else {
      const scroll = place.scroll;
      device.browse(place, button, 0);
      if (place.scroll === scroll) {
        this._mode = CHOOSE;
        this._at = button === 'up' ? this._fell.length : 0;
      }
    }
    return true;
  }

  /** What is set is stored with a roll, or here. */
  leave(): void {
    const notes = this._device.notes;
    if (packThrow(unpackThrow(notes.read('dice') || '')) !== this._set) notes.keep('dice', this._set + this._rolls());
  }

  due(): number {
    return this._stops > this._device.hal.clock.now() ? FRAME : 0;
  }

  view(): View {
    return this._mode === FELL ? this._viewFell() : this._mode === CHOOSE ? this._viewChoose() : this._viewSet();
  }
}

export default function dice(device: Device): Screen {
  return new Dice(device);
}
