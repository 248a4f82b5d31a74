// Time since power-on, and the date where somebody has set it. State in the module, as in display.ts.
import type { Clock } from '../hal';

let last = getTime();
let start = last;

/**
 * Somebody sets the date: over the cable, from Espruino's IDE. By how much is known only here, so ours stands before the interpreter's own.
 * No player has thought for that long, and no timer has run.
 */
const setDate = setTime;
(global as { setTime?: (seconds: number) => void }).setTime = seconds => {
  clock.now();
  const before = getTime();
  setDate(seconds);
  last = getTime();
  start += last - before;
};

export const clock: Clock = {
  now() {
    const time = getTime();
    const step = time - last;
    if (step < 0 || step > 1e6) start += step; // it was set in a way that we do not see
    last = time;
    return Math.floor((time - start) * 1000);
  },
  date: () => (getTime() > 1e9 ? Math.floor(getTime()) : 0),
  after: (milliseconds, call) => setTimeout(call, milliseconds),
  cancel: clearTimeout,
};
