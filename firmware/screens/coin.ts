// A coin: one toss, the best of three, or how long the same side keeps falling.
import { DOWN } from '../../games/kit';
import type { Device, Screen } from '../shell';

const ONE = 0,
  STREAK = 2; // between them: the best of three
const SPIN = 300; // milliseconds in the air

function side(fell: number): string {
  return fell == 1 ? 'HEADS' : 'TAILS';
}

export default function coin(device: Device): Screen {
  let mode = ONE;
  let fell = 0; // 1 heads, 2 tails, 0 not tossed yet
  let heads = 0, // of this best of three
    tails = 0;
  let streak = 0,
    longest = 0;
  let lands = 0;

  function toss() {
    const before = fell;
    fell = device.face(2); // first: a side that does not fit changes nothing
    if (heads == 2 || tails == 2) heads = tails = 0;
    if (fell == 1) heads++;
    else tails++;
    streak = fell == before ? streak + 1 : 1;
    longest = Math.max(longest, streak);
    if (device.settings.animate) lands = device.hal.clock.now() + SPIN;
  }

  function flies(): boolean {
    return lands > device.hal.clock.now();
  }

  function words(): string {
    if (!fell) return '';
    if (mode == STREAK) return streak + ' in a row, longest ' + longest;
    if (mode == ONE) return '';
    const score = heads + ':' + tails;
    return heads == 2 ? 'Heads win ' + score : tails == 2 ? 'Tails win ' + tails + ':' + heads : 'Heads ' + heads + ', tails ' + tails;
  }

  return {
    press(button, push) {
      if (push == 'hold' || button == 'back') return false;
      if (button == 'ok') {
        if (flies()) lands = 0;
        else toss();
      } else if (push == 'press') {
        mode = (mode + (button == 'down' ? 1 : 2)) % 3;
        fell = heads = tails = streak = longest = lands = 0;
      }
      return true;
    },
    due: () => (flies() ? SPIN / 3 : 0),
    view: () => ({
      title: 'Coin: ' + ['one toss', 'best of 3', 'streak'][mode],
      clock: flies() ? ['.', 'o', '.', 'o'][((lands - device.hal.clock.now()) / (SPIN / 3)) | 0] : fell ? side(fell) : '?',
      body: flies() ? '' : words(),
      foot: 'OK toss  ' + DOWN + ' ' + ['best of 3', 'streak', 'one toss'][mode],
    }),
  };
}
