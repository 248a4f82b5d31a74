// One of your own dice: its faces, each with what it is worth and how often it is on the die.
import { BOLT, CHECK, CROSS, HEART, MOON, SHIELD, SKULL, STAR, SUN } from '../../../games/kit';
import type { Button, Push } from '../../../hal/hal';
import { bar, type Device, type Place, type Row, rowsFoot, rowsOf, type Screen, type View } from '../../shell';
import { dieOf, type Face, facesOf, keepDice, LONGEST_FACE, ownDice } from '../../tools/die';

const FACES = 0,
  FACE = 1, // one of them
  EDIT = 2; // a value of it

export class DieScreen implements Screen {
  _device: Device;
  _place: Place;
  _which: number; // of your own dice
  _mode: number;
  _at: number; // the face that is open

  constructor(device: Device, which: number) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._which = which;
    this._mode = FACES;
    this._at = 0;
  }

  _name(): string {
    const text = ownDice(this._device.notes)[this._which];
    return text.slice(0, text.indexOf(':'));
  }

  _parts(): Face[] {
    return facesOf(ownDice(this._device.notes)[this._which]);
  }

  /** Kept at once. A die that would not be one stays as it was, with a sentence. */
  _keep(parts: Face[]): void {
    const { notes } = this._device,
      dice = ownDice(notes),
      old = dice[this._which];
    let text = old.slice(0, old.indexOf(':') + 1); // its name; not by _name(): the stack of the device is short
    for (const part of parts) text += ` ${part.label}=${part.worth}*${part.times}`;
    dieOf(text);
    dice[this._which] = text;
    keepDice(notes, dice);
  }

  _delete(): void {
    const { notes } = this._device,
      dice = ownDice(notes),
      name = this._name();
    dice.splice(this._which, 1);
    keepDice(notes, dice);
    this._device.close();
    this._device.say(`${name} is deleted.`);
  }

  /** What is printed on this face, in letters. */
  _write(): void {
    const parts = this._parts();
    this._device.open('write', {
      title: 'On this face',
      text: parts[this._at].label,
      most: LONGEST_FACE,
      taken: (label: string): string => {
        if (label.indexOf(' ') >= 0) return 'A face has no blanks. Take one word.';
        parts[this._at].label = label;
        this._keep(parts);
        return '';
      },
    });
  }

  /** The next picture of the font on this face. */
  _picture(by: number): void {
    const all = HEART + STAR + SKULL + SHIELD + BOLT + SUN + MOON + CHECK + CROSS,
      parts = this._parts(),
      part = parts[this._at];
    part.label = all.charAt((all.indexOf(part.label) + all.length + (by > 0 ? 1 : -1)) % all.length);
    this._keep(parts);
  }

  _menu(part: Face): Row[] {
    return [
      { id: 'label', name: 'Letters', value: part.label },
      { id: 'picture', name: 'Picture', value: part.label },
      { id: 'worth', name: 'Worth', value: part.worth },
      { id: 'times', name: 'How often', value: part.times },
      { id: 'delete', name: 'Take it away' },
    ];
  }

  _change(by: number): void {
    const parts = this._parts(),
      part = parts[this._at],
      id = this._menu(part)[this._place.cursor].id;
    if (id === 'picture') {
      this._picture(by);
      return;
    }
    if (id === 'worth') part.worth = Math.max(-99, Math.min(99, part.worth + by));
    else part.times = Math.max(1, Math.min(50, part.times + by));
    this._keep(parts);
  }

  _go(mode: number, cursor: number): void {
    this._mode = mode;
    this._place.cursor = cursor;
    this._place.scroll = 0;
  }

  /** OK on a row of the die or of a face. */
  _choose(): void {
    const parts = this._parts(),
      cursor = this._place.cursor;
    if (this._mode === FACE) {
      const id = this._menu(parts[this._at])[cursor].id;
      if (id === 'label') this._write();
      else if (id === 'delete') {
        parts.splice(this._at, 1);
        this._keep(parts);
        this._go(FACES, 0);
      } else this._mode = EDIT;
    } else if (cursor < parts.length) {
      this._at = cursor;
      this._go(FACE, 0);
    } else if (cursor > parts.length) this._delete();
    else {
      parts.push({ label: `${parts.length + 1}`, worth: parts.length + 1, times: 1 });
      this._keep(parts);
      this._at = parts.length - 1;
      this._go(FACE, 0);
    }
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place;
    if (push === 'hold') return false;
    if (this._mode === EDIT) {
      if (button === 'ok' || button === 'back') this._mode = FACE;
      else this._change(button === 'up' ? 1 : -1);
    } else if (button === 'back') {
      if (this._mode === FACES) return false;
      this._go(FACES, this._at);
    } else if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) this._choose();
    return true;
  }

  view(): View {
    const parts = this._parts(),
      edits = this._mode === EDIT,
      place = this._place;
    let options: string[] = [];
    if (this._mode === FACES) {
      for (const part of parts) options.push(bar(part.label, `${part.worth}${part.times > 1 ? ` x${part.times}` : ''}`));
      options.push('New face', 'Delete this die');
    } else options = rowsOf(this._menu(parts[this._at]), edits ? place.cursor : -1);
    return { title: this._name(), options, place, asks: edits, foot: rowsFoot(false, edits, 'OK open') };
  }
}
