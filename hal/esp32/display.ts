// SSD1306 or SH1106 on I2C, both by pages of 128 columns: only the pages and columns that changed are sent.
// There is one display, so its state lies in the module: on Espruino a function in a function costs three variables more.
import type { Clock, Display } from '../hal';
import { fileOf } from './modules';
import type { Wiring } from './wiring';

let wires: Wiring['display'];
let told: string[]; // where a fault goes
let g: Graphics; // its colour is 1, but while dark letters are drawn
let pages: Graphics; // the same memory, four bits a pixel: whole pages are filled and inverted with a fraction of the work
let negative: Uint16Array; // the palette that inverts such pixels
let font: string | undefined;
let wide: string | undefined; // the same, half as large again: read when big letters are drawn first
let sums: number[] = []; // a checksum of what the panel has in each page, 0 = not known
let size = 0;
let dead = false;
let level = 255;
let half = false;
let down = 0;
const BIG = 1.5; // times as large, which Graphics cannot do by itself
const NARROW = 32; // columns: of all eight pages no more than of two whole ones

/**
 * Sends a part of the picture. One or two pages, as when a cursor moves to the next row, go to an SSD1306 in one window, without looking.
 * So does what is narrow, as a digit is. Of other pages those are left out that did not change: a cursor that leaps from the last row to the first draws nothing between.
 */
function send(x1: number, x2: number, first: number, last: number): void {
  const other = wires.chip === 'SH1106', // has no windows, and 132 columns of which it shows the middle ones
    width = x2 - x1 + 1;
  let at = first * 128 + x1;
  if (last - first < 2 && !other) {
    sums[first] = sums[last] = 0;
    I2C1.writeTo(wires.address, 0, 0x21, x1, x2, 0x22, first, last);
    I2C1.writeTo(wires.address, 0x40, new Uint8Array(g.buffer, at, width), first < last ? new Uint8Array(g.buffer, at + 128, width) : []);
    return;
  }
  if (width <= NARROW && !other) {
    const parts: Uint8Array[] = [];
    for (let page = first; page <= last; page++) {
      sums[page] = 0;
      parts.push(new Uint8Array(g.buffer, at, width));
      at += 128;
    }
    I2C1.writeTo(wires.address, 0, 0x21, x1, x2, 0x22, first, last);
    I2C1.writeTo(wires.address, 0x40, parts);
    return;
  }
  const { address } = wires,
    { buffer } = g,
    column = x1 + 2;
  for (let page = first; page <= last; page++) {
    const sum = E.CRC32(new Uint8Array(buffer, page * 128, 128));
    if (sum !== sums[page]) {
      sums[page] = sum;
      if (other) I2C1.writeTo(address, 0, 0xb0 | page, column & 15, 0x10 | (column >> 4));
      else I2C1.writeTo(address, 0, 0x21, x1, x2, 0x22, page, page);
      I2C1.writeTo(address, 0x40, new Uint8Array(buffer, at, width));
    }
    at += 128;
  }
}

/** Wakes the panel and gives it the whole picture, for after a loose wire it has forgotten everything. */
function start(attempts: number): void {
  for (; attempts; attempts--) {
    try {
      // the order is that of the data sheets: off, timing, power, direction, picture, on
      I2C1.writeTo(wires.address, 0, [
        0xae,
        0xd5,
        0x80,
        0xa8,
        0x3f,
        0xd3,
        -down & 63,
        0x40,
        0xda,
        0x12,
        0xd9,
        0xf1,
        0xdb,
        0x40,
        0xa4,
        0xa6,
      ]);
      I2C1.writeTo(wires.address, 0, wires.chip === 'SH1106' ? [0xad, 0x8b] : [0x8d, 0x14, 0x20, 0]);
      I2C1.writeTo(wires.address, 0, half !== !!wires.turned ? [0xa0, 0xc0] : [0xa1, 0xc8], [0x81, level]);
      sums = [];
      send(0, 127, 0, 7);
      if (level) I2C1.writeTo(wires.address, 0, 0xaf);
      return;
    } catch {}
  }
  dead = true;
  display.blind = false;
  told.push('The display does not answer. Check its four wires, restart. Till then the console shows the screen.');
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
  pages = Graphics.createArrayBuffer(256, 8, 4, { buffer: g.buffer });
  negative = new Uint16Array(
    E.toArrayBuffer(E.toFlatString('\x0f\0\x0e\0\x0d\0\x0c\0\x0b\0\x0a\0\x09\0\x08\0\x07\0\x06\0\x05\0\x04\0\x03\0\x02\0\x01\0\0\0')!),
  ); // drawImage() takes no other than a flat one
  font = require('Storage').read(fileOf('font'));
  wide = undefined;
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
  display.blind = true;
  start(2);
  return display;
}

const display: Display = {
  text(x, y, text, scale, lit) {
    if (scale !== size) {
      size = scale;
      if (scale === BIG && !wide) wide = require('Storage').read(fileOf('font12'));
      if (scale === BIG && wide) g.setFontCustom(wide, 1, 9, 12);
      else if (font) g.setFontCustom(font, 1, 6, (scale << 8) | 8);
      else g.setFont('6x8', scale);
    }
    if (lit) g.drawString(text, x, y);
    else g.setColor(0).drawString(text, x, y).setColor(1);
  },
  fill(x, y, width, height, lit) {
    if (width <= 0 || height <= 0) return;
    if ((y | height) & 7) {
      if (lit) g.fillRect(x, y, x + width - 1, y + height - 1);
      else g.clearRect(x, y, x + width - 1, y + height - 1);
    } else if (lit) pages.fillRect(2 * x, y >> 3, 2 * (x + width) - 1, ((y + height) >> 3) - 1);
    else pages.clearRect(2 * x, y >> 3, 2 * (x + width) - 1, ((y + height) >> 3) - 1);
  },
  invert(x, y, width, height) {
    for (let page = y >> 3; height > 0; page++, height -= 8)
      pages.drawImage(
        { width: 2 * width, height: 1, bpp: 4, buffer: new Uint8Array(g.buffer, page * 128 + x, width), palette: negative },
        2 * x,
        page,
      );
  },
  image(x, y, bitmap) {
    // an image as a string: width, height, one bit with a transparent colour, which is 0
    g.drawImage(String.fromCharCode(bitmap[0], bitmap[1], 0x81, 0) + bitmap[2], x, y);
  },
  flip(rows) {
    const part = g.getModified(true),
      whole = pages.getModified(true);
    if ((part || whole) && !dead)
      try {
        if (!part) send(whole!.x1 >> 1, whole!.x2 >> 1, whole!.y1, whole!.y2);
        else if (!whole) send(part.x1, part.x2, part.y1 >> 3, part.y2 >> 3);
        else
          send(
            Math.min(part.x1, whole.x1 >> 1),
            Math.max(part.x2, whole.x2 >> 1),
            Math.min(part.y1 >> 3, whole.y1),
            Math.max(part.y2 >> 3, whole.y2),
          );
      } catch {
        start(1); // the second attempt
      }
    // symbols are control characters to a terminal
    if (dead) print(rows.join('\n').replace(/[\x01-\x09\x0b-\x1f]/g, '*'));
  },
  page: n => E.toString(new Uint8Array(g.buffer, n * 128, 128))!,
  shine(to) {
    level = to;
    tell(to ? [0x81, to, 0xaf] : [0xae]);
  },
  rotate(to) {
    half = to;
    if (!dead) start(2); // the columns turn only as they are written
  },
  shift(to) {
    down = to;
    tell([0xd3, -to & 63]);
  },
};
