// A dial: up and down turn all of it, or, where a number is printed somewhere, one digit after the other.
import type { Dial } from '../../../games/kit';

/** How many digits are set one by one; 1: the dial is turned as a whole. */
export function digitsOf(dial: Dial): number {
  return dial.digits && dial.min >= 0 ? `${dial.max}`.length : 1;
}

function within(dial: Dial, n: number): number {
  return Math.max(dial.min, Math.min(dial.max, n));
}

/** The tenth, hundredth ... of the digit at this place from the left. */
function worthOf(dial: Dial, digit: number): number {
  let worth = 1;
  for (let i = digitsOf(dial) - 1; i > digit; i--) worth *= 10;
  return worth;
}

/** One up or down. A digit goes on from 9 to 0, and only as far as the greatest number has it. */
export function turned(dial: Dial, n: number, digit: number, step: number): number {
  if (digitsOf(dial) === 1) return within(dial, n + step);
  const worth = worthOf(dial, digit),
    was = ((n / worth) | 0) % 10,
    count = digit ? 10 : ((dial.max / worth) | 0) + 1,
    now = (was + step + count) % count;
  return within(dial, n + (now - was) * worth);
}

/** The number as it is shown: the digit that is set stands in brackets. */
export function shownDial(dial: Dial, n: number, digit: number): number | string {
  const digits = digitsOf(dial);
  if (digits === 1) return n;
  let text = `${n}`;
  while (text.length < digits) text = `0${text}`;
  return `${text.slice(0, digit)}[${text.charAt(digit)}]${text.slice(digit + 1)}`;
}
