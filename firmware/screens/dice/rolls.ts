// The last rolls of the dice tool, the newest first: their faces, who rolled and in which phase. OK leads further back.
import type { Button, Push } from '../../../hal/hal';
import type { Device, Place, Screen, View } from '../../shell';
import { figuresOf, rollsOf } from '../../tools/past';
import { throwOf, words } from '../../tools/throw';

export class Rolls implements Screen {
  _device: Device;
  _place: Place;
  _head: string;
  _back: number; // notes ago

  constructor(device: Device, pool: string) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._head = figuresOf(device.notes, words(throwOf(pool)));
    this._back = 0;
  }

  press(button: Button, push: Push): boolean {
    const device = this._device;
    if (push === 'hold' || button === 'back') return false;
    if (button !== 'ok') device.browse(this._place, button, 0);
    else if (rollsOf(device.notes, this._back + 1).length) {
      this._back++;
      this._place.scroll = 0;
    } else device.say('That is all that is kept.');
    return true;
  }

  view(): View {
    const lines = rollsOf(this._device.notes, this._back),
      body = (this._back ? lines : [this._head].concat(lines)).join('\n');
    return { title: 'Last rolls', body, place: this._place, foot: 'OK earlier  BACK' };
  }
}
