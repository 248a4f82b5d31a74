// SSD1306 or SH1106 on I2C. Both take pages of 128 columns; a page that still has the same checksum is not sent again.
// There is one display, so its state lies in the module: on Espruino a function in a function costs three variables more.
import type { Clock, Display } from '../hal';
import type { Wiring } from './wiring';

let wires: Wiring['display'];
let told: string[]; // where a fault goes
let g: Graphics;
let font: string | undefined;
let sums: number[] = [];
let size = 0;
let dead = false;
let level = 255;
let half = false;
let down = 0;

/** Sends the pages that changed; `all`: every page, whatever we believe the panel has. */
function send(all: boolean): void {
  const changed = g.getModified(true);
  const part = all ? { x1: 0, y1: 0, x2: 127, y2: 63 } : changed;
  if (!part) return;
  const column = part.x1 + (wires.chip === 'SH1106' ? 2 : 0); // it has 132 columns and shows the middle ones
  for (let page = part.y1 >> 3; page <= part.y2 >> 3; page++) {
    const sum = E.CRC32(new Uint8Array(g.buffer, page * 128, 128));
    if (!all && sum === sums[page]) continue;
    I2C1.writeTo(wires.address, 0, 0xb0 | page, column & 15, 0x10 | (column >> 4));
    I2C1.writeTo(wires.address, 0x40, new Uint8Array(g.buffer, page * 128 + part.x1, part.x2 - part.x1 + 1));
    sums[page] = sum;
  }
}

/** Wakes the panel and gives it the whole picture. The order is that of the data sheets: off, timing, power, picture, on. */
function start(): void {
  const turned = half !== !!wires.turned;
  I2C1.writeTo(wires.address, 0, [0xae, 0xd5, 0x80, 0xa8, 0x3f, 0xd3, -down & 63, 0x40, 0xda, 0x12, 0xd9, 0xf1, 0xdb, 0x40, 0xa4, 0xa6]);
  I2C1.writeTo(wires.address, 0, wires.chip === 'SH1106' ? [0xad, 0x8b] : [0x8d, 0x14, 0x20, 2]);
  I2C1.writeTo(wires.address, 0, turned ? [0xa0, 0xc0] : [0xa1, 0xc8], [0x81, level]);
  send(true);
  if (level) I2C1.writeTo(wires.address, 0, 0xaf);
}

/** Two attempts, the second from the very start: after a loose wire the panel has forgotten everything. */
function show(fresh: boolean): void {
  for (let tries = 0; tries < 2 && !dead; tries++) {
    try {
      if (fresh) start();
      else send(false);
      return;
    } catch {
      fresh = true;
    }
  }
  if (!dead) told.push('The display does not answer. Check its four wires, then restart. Until then the console shows the screen.');
  dead = true;
}

/** A command on the side. One that is lost makes no difference that the next start() does not mend. */
function tell(bytes: number[]): void {
  try {
    if (!dead) I2C1.writeTo(wires.address, 0, bytes);
  } catch {}
}

export function esp32Display(wiring: Wiring['display'], clock: Clock, faults: string[]): Display {
  wires = wiring;
  told = faults;
  g = Graphics.createArrayBuffer(128, 64, 1, { vertical_byte: true, msb: false });
  font = require('Storage').read('font');
  sums = [];
  size = 0;
  dead = false;
  level = 255;
  half = false;
  down = 0;

  if (wiring.power !== undefined) {
    digitalWrite(wiring.power, 0);
    for (const on = clock.now(); clock.now() < on + 50; ); // its regulator comes up
  }
  if (wiring.reset !== undefined) {
    digitalWrite(wiring.reset, 0);
    digitalWrite(wiring.reset, 1);
  }
  I2C1.setup({ sda: wiring.sda, scl: wiring.scl, bitrate: 400000 });
  if (!font) faults.push('The file font is missing on this device. Flash it again: npm run flash.');
  show(true);
  return display;
}

const display: Display = {
  text(x, y, text, scale, lit) {
    if (scale !== size) {
      size = scale;
      if (font) g.setFontCustom(font, 1, 6, (scale << 8) | 8);
      else g.setFont('6x8', scale);
    }
    g.setColor(lit ? 1 : 0).drawString(text, x, y);
  },
  fill(x, y, width, height, lit) {
    if (width > 0 && height > 0) g.setColor(lit ? 1 : 0).fillRect(x, y, x + width - 1, y + height - 1);
  },
  image(x, y, bitmap) {
    // an image as a string: width, height, one bit with a transparent colour, which is 0
    g.setColor(1).drawImage(String.fromCharCode(bitmap[0], bitmap[1], 0x81, 0) + bitmap[2], x, y);
  },
  flip(rows) {
    show(false);
    // symbols are control characters to a terminal
    if (dead) print(rows.join('\n').replace(/[\x01-\x09\x0b-\x1f]/g, '*'));
  },
  shine(to) {
    level = to;
    tell(to ? [0x81, to, 0xaf] : [0xae]);
  },
  rotate(to) {
    half = to;
    show(true); // the columns turn only as they are written
  },
  shift(to) {
    down = to;
    tell([0xd3, -to & 63]);
  },
};
