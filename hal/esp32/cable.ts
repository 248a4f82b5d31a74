// The device's end of npm run monitor: tells a PC on the cable what changes on the screen.
// Loaded from Storage while somebody looks, and gone afterwards. State in the module, as in display.ts.
import type { Button, Display, Hal, Push } from '../hal';

const PATIENCE = 60000; // milliseconds without a word from the PC: nobody looks any more

/** What is needed of the device; the boundary knows nothing of the shell. */
interface Device {
  hal: Hal;
  painter: { rows(): string[] };
  push(button: Button, push: Push): void;
  wake(): void;
  show(): void;
}

let device: Device | undefined;
let display: Display;
let flip: Display['flip'];
let shine: Display['shine'];
let words = false; // rows of text instead of pixels
let sums: number[] = []; // of what the PC has: eight pages, or all rows
let heard = 0; // when the PC was heard last

/** One line: a letter or a digit, what it is about in base64, and its checksum. */
function tell(kind: string | number, bytes: string, sum: number): void {
  print(`~${kind}${btoa(bytes)}~${(sum >>> 0).toString(16)}`);
}

/** Tells whatever differs from what was told last. */
function show(): void {
  const seen = device as Device;
  for (let n = 0; n < (words ? 1 : 8); n++) {
    const bytes = words ? seen.painter.rows().join('\n') : (display.page as (n: number) => string)(n),
      sum = seen.hal.crc(bytes);
    if (sum !== sums[n]) tell(words ? 'r' : n, bytes, sum);
    sums[n] = sum;
  }
}

/** Everything as it was before. */
function stop(): void {
  if (!device) return;
  display.flip = flip;
  display.shine = shine;
  device.hal.watched = false;
  device = undefined;
}

export function leave(seen: Device): void {
  stop();
  seen.hal.unload('cable');
}

/** Begins to tell, and begins with everything. */
export function watch(seen: Device, text: boolean): void {
  stop();
  device = seen;
  display = seen.hal.display;
  flip = display.flip;
  shine = display.shine;
  seen.hal.watched = true;
  words = text;
  sums = [];
  heard = seen.hal.clock.now();
  display.flip = rows => {
    flip(rows);
    if (seen.hal.clock.now() - heard > PATIENCE) leave(seen);
    else show();
  };
  display.shine = level => {
    shine(level);
    if (seen.hal.clock.now() - heard > PATIENCE) leave(seen);
    else tell('l', `${level}`, seen.hal.crc(`${level}`));
  };
  seen.wake();
  seen.show();
  show();
}

/** The PC is still there. False when nobody tells it anything: it has to begin again. */
export function here(): boolean {
  if (!device) return false;
  heard = device.hal.clock.now();
  return true;
}

/** A key of the PC is a button of ours. */
export function push(button: Button, how: Push, times: number): boolean {
  if (!here()) return false;
  for (let i = 0; i < times; i++) (device as Device).push(button, i ? 'again' : how);
  return true;
}
