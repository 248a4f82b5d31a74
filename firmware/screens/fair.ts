// Are the dice fair? What has fallen since first use, against what was to be expected, and a verdict in words.

import { countedDice } from '../../games/engine';
import type { Button, Push } from '../../hal/hal';
import { bar, type Device, type Place, type Screen, type View } from '../shell';
import { verdict } from '../tools/chi';

const LONGEST = 8; // letters of "rolled/expected" that leave room for a bar

/** The last one stands for all others, by halves. */
function kinds(): number[] {
  return countedDice().concat(2);
}

/** How often each face of a kind of dice has fallen. */
function counts(text: string, which: number): number[] {
  const list: number[] = [],
    dice = kinds();
  let first = 0;
  for (let i = 0; i < which; i++) first += dice[i];
  for (let i = 3 * first; i < 3 * (first + dice[which]); i += 3)
    list.push(text.charCodeAt(i) | (text.charCodeAt(i + 1) << 8) | (text.charCodeAt(i + 2) << 16) || 0); // beyond the end: nothing fell yet
  return list;
}

function total(list: number[]): number {
  let all = 0;
  for (const n of list) all += n;
  return all;
}

function name(which: number): string {
  const dice = kinds();
  return which === dice.length - 1 ? 'others' : `d${dice[which]}`;
}

function short(list: number[]): string {
  const told = verdict(list);
  if (told.charAt(0) === 't') return 'too few';
  return told.charAt(0) === 'l' ? 'fair' : told.slice(9);
}

class Fair implements Screen {
  _device: Device;
  _place: Place;
  _open: boolean; // the faces of the dice under the cursor are seen

  constructor(device: Device) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._open = false;
    if (device.fate.fairness) device.fate.fairness.store(); // what still waits
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place,
      open = this._open;
    if (push === 'hold' || (button === 'back' && !open)) return false;
    if (button === 'up' || button === 'down') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (button === 'back' || (!open && device.seen(place))) {
      this._open = !open;
      place.scroll = 0;
    }
    return true;
  }

  /** What fell is read whenever it is shown: two hundred letters are too many to hold over a game. */
  _faces(): View {
    const text = this._device.notes.read('fair') || '',
      which = this._place.cursor,
      list = counts(text, which),
      all = total(list),
      expected = Math.floor(all / list.length + 0.5),
      bars: string[] = [];
    for (let i = 0; i < list.length; i++) {
      const face = name(which) === 'others' ? ['low half', 'high half'][i] : `${i + 1}`;
      const long = `${list[i]}/${expected}`.length > LONGEST;
      bars.push(long ? bar(face, `${list[i]}/${expected}`) : bar(face, list[i], expected));
    }
    const body = `${verdict(list)}\nrolled / expected`;
    return { title: `${name(which)}: ${all} ${all === 1 ? 'roll' : 'rolls'}`, body, bars, place: this._place, foot: 'BACK leave' };
  }

  view(): View {
    if (this._open) return this._faces();
    const options: string[] = [],
      text = this._device.notes.read('fair') || '';
    for (let i = 0; i < kinds().length; i++) {
      const list = counts(text, i);
      options.push(bar(`${name(i)}: ${total(list)}`, short(list)));
    }
    return { title: 'Are they fair?', options, place: this._place, foot: 'OK faces  BACK leave' };
  }
}

export default function fair(device: Device): Screen {
  return new Fair(device);
}
