// Time since power-on, and the date where somebody has set it. State in the module, as in display.ts.
import type { Clock } from '../hal';

let last = getTime();
let start = last;

export const clock: Clock = {
  now() {
    const time = getTime();
    const step = time - last;
    if (step < 0 || step > 1e6) start += step; // somebody set the date
    last = time;
    return Math.floor((time - start) * 1000);
  },
  date: () => (getTime() > 1e9 ? Math.floor(getTime()) : 0),
  after: (milliseconds, call) => setTimeout(call, milliseconds),
  cancel: clearTimeout,
};
