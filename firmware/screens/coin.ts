// A coin: one toss, the best of three, or how long the same side keeps falling.
// Few functions, each with much in it: so few would not be worth a shelf (docs/build.md), and each would take memory.
import { DOWN } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { COIN, type Device, keepTool, type Screen, type View } from '../shell';

const ONE = 0,
  STREAK = 2; // between them: the best of three
const SPIN = 300; // milliseconds in the air

class Coin implements Screen {
  _device: Device;
  _mode: number;
  _fell: number; // 1 heads, 2 tails, 0 not tossed yet
  _heads: number; // of this best of three
  _tails: number;
  _streak: number;
  _longest: number;
  _lands: number;

  constructor(device: Device) {
    this._device = device;
    this._mode = ONE;
    this._fell = this._heads = this._tails = this._streak = this._longest = this._lands = 0;
  }

  /** A side that does not fit changes nothing. */
  toss(): void {
    const device = this._device,
      fell = device.face(2);
    if (this._heads === 2 || this._tails === 2) this._heads = this._tails = 0;
    if (fell === 1) this._heads++;
    else this._tails++;
    this._streak = fell === this._fell ? this._streak + 1 : 1;
    if (this._streak > this._longest) this._longest = this._streak;
    this._fell = fell;
    if (device.settings.animate) this._lands = device.hal.clock.now() + SPIN;
  }

  press(button: Button, push: Push): boolean {
    if (push === 'hold' || button === 'back') return false;
    if (button !== 'ok') {
      if (push !== 'press') return true;
      this._mode = (this._mode + (button === 'down' ? 1 : 2)) % 3;
      this._fell = this._heads = this._tails = this._streak = this._longest = this._lands = 0;
    } else if (this._lands > this._device.hal.clock.now()) this._lands = 0;
    else this.toss();
    return true;
  }

  due(): number {
    return this._lands > this._device.hal.clock.now() ? SPIN / 3 : 0;
  }

  view(): View {
    const left = this._lands - this._device.hal.clock.now(),
      mode = this._mode,
      heads = this._heads,
      tails = this._tails,
      names = ['one toss', 'best of 3', 'streak'];
    let body = '';
    if (mode === STREAK) body = `${this._streak} in a row, longest ${this._longest}`;
    else if (mode === ONE) body = '';
    else if (heads === 2) body = `Heads win ${heads}:${tails}`;
    else body = tails === 2 ? `Tails win ${tails}:${heads}` : `Heads ${heads}, tails ${tails}`;
    return {
      title: `Coin: ${names[mode]}`,
      clock: left > 0 ? ['.', 'o', '.', 'o'][(left / (SPIN / 3)) | 0] : ['?', 'HEADS', 'TAILS'][this._fell],
      body: left > 0 || !this._fell ? '' : body,
      foot: `OK toss  ${DOWN} ${names[(mode + 1) % 3]}`,
    };
  }
}

/** It is tossed as it opens: nobody opens it for anything else. */
export default function coin(device: Device): Screen {
  const screen = new Coin(device);
  screen.toss();
  keepTool(device, 'coin', `${COIN}Toss a coin`);
  return screen;
}
