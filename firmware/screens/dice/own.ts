// Your own dice: up to eight, each with a name. OK opens one; on a PC they are typed (docs/tools.md).
import type { Button, Push } from '../../../hal/hal';
import { bar, type Device, type Place, type Screen, type View } from '../../shell';
import { dieOf, dieText, keepDice, MOST_OWN, ownDice } from '../../tools/die';

export class Own implements Screen {
  _device: Device;
  _place: Place;

  constructor(device: Device) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
  }

  /** A name, and a die with two faces to go on from. */
  _new(): void {
    const { notes } = this._device;
    this._device.open('write', {
      title: 'Name of the die',
      text: '',
      taken: (name: string): string => {
        const dice = ownDice(notes);
        for (const text of dice) if (text.slice(0, name.length + 1) === `${name}:`) return `There is a die ${name} already.`;
        const text = `${name}: 1 2 3 4 5 6`;
        try {
          dieOf(text);
        } catch (error) {
          return (error as Error).message;
        }
        keepDice(notes, dice.concat(text));
        return '';
      },
    });
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place;
    if (push === 'hold' || button === 'back') return false;
    if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) {
      if (place.cursor < ownDice(device.notes).length) device.open('dice', `die ${place.cursor}`);
      else this._new();
    }
    return true;
  }

  view(): View {
    const options: string[] = [],
      dice = ownDice(this._device.notes);
    for (const text of dice) {
      const die = dieOf(text);
      options.push(bar(die.name, `${die.faces.length} faces`));
    }
    if (dice.length < MOST_OWN) options.push('New die');
    return { title: 'Your own dice', options, place: this._place, foot: 'OK open  BACK leave' };
  }
}

/** Keeps a die that was typed on a PC, in the place of the one that has its name. */
export function typed(device: Device, text: string): void {
  const dice = ownDice(device.notes),
    die = dieOf(text);
  let at = 0;
  while (at < dice.length && dice[at].slice(0, die.name.length + 1) !== `${die.name}:`) at++;
  if (at >= MOST_OWN) throw new Error(`${MOST_OWN} dice of your own are the most. Delete one on the device first.`);
  dice[at] = dieText(die);
  keepDice(device.notes, dice);
}
