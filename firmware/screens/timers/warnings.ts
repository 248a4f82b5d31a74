// When clocks warn: each stage on or off with one press, for the game's own clock and every timer.
import type { Button, Push } from '../../../hal/hal';
import { bar, type Device, keepSettings, type Place, type Screen, stages, type View } from '../../shell';

export class Warnings implements Screen {
  _device: Device;
  _place: Place;

  constructor(device: Device) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
  }

  /** What cannot be stored did not happen. */
  _turn(stage: number): void {
    const { notes, settings } = this._device;
    settings.warn ^= 1 << stage;
    try {
      keepSettings(notes, settings);
    } catch (error) {
      settings.warn ^= 1 << stage;
      throw error;
    }
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place,
      last = stages().length - 1;
    if (push === 'hold' || button === 'back') return false;
    if (button !== 'ok') device.browse(place, button, stages().length);
    else if (device.seen(place)) this._turn(last - place.cursor); // the first warning stands on top
    return true;
  }

  view(): View {
    const options: string[] = [],
      { warn } = this._device.settings;
    for (let i = stages().length - 1; i >= 0; i--)
      options.push(bar(i ? `${stages()[i]} seconds` : `Last ${stages()[0]}, each`, (warn >> i) & 1 ? 'on' : 'off'));
    return { title: 'Warn at', options, place: this._place, foot: 'OK on or off  BACK' };
  }
}
