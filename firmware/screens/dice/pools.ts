// The dice tool: the pools that were thrown last, any of them one press away. Others are put together next door (pool.ts).
import type { Button, Push } from '../../../hal/hal';
import type { Device, Place, Screen, View } from '../../shell';
import { poolsOf } from '../../tools/past';

export class Pools implements Screen {
  _device: Device;
  _place: Place;

  constructor(device: Device) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place;
    if (push === 'hold' || button === 'back') return false;
    if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) {
      const pools = poolsOf(device.notes),
        at = place.cursor - pools.length,
        pool = pools[place.cursor];
      place.cursor = place.scroll = 0; // what was thrown stands first then
      device.open('dice', pool ? `roll ${pool}` : [`set ${pools[0]}`, 'own', `past ${pools[0]}`][at]);
    }
    return true;
  }

  view(): View {
    const options = poolsOf(this._device.notes).concat('Other dice', 'Your own dice', 'Last rolls');
    return { title: 'Dice', options, place: this._place, foot: 'OK roll  BACK leave' };
  }
}
