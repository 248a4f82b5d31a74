// A panel of 128x64 pixels on a PC, drawn as Espruino's Graphics draws: same pixels as the device, which is tested.
import { FONT } from './font';
import type { Bitmap, Display } from './hal';

export const WIDTH = 128;
export const HEIGHT = 64;
const STRIDE = WIDTH / 8;

export interface Pixels extends Display {
  /** The last flipped picture: row by row, most significant bit left, 1 is lit. */
  pixels(): Uint8Array;
  /** The same as an eye sees it: dark when switched off, upside down and shifted as told. */
  visible(): Uint8Array;
  /** The text rows of the last flip. */
  rows: string[];
  level: number;
  half: boolean;
  down: number;
}

export function lit(picture: Uint8Array, x: number, y: number): boolean {
  return (picture[y * STRIDE + (x >> 3)]! & (0x80 >> (x & 7))) !== 0;
}

export function set(picture: Uint8Array, x: number, y: number, on: boolean): void {
  if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
  const at = y * STRIDE + (x >> 3);
  const bit = 0x80 >> (x & 7);
  picture[at] = on ? picture[at]! | bit : picture[at]! & ~bit;
}

/** One page of eight rows, as Display.page() tells it, put into its place. */
export function setPage(picture: Uint8Array, n: number, columns: string): void {
  for (let x = 0; x < WIDTH; x++)
    for (let row = 0; row < 8; row++) set(picture, x, n * 8 + row, (columns.charCodeAt(x) & (1 << row)) !== 0);
}

/** The same picture upside down. */
function turned(picture: Uint8Array): Uint8Array {
  const seen = new Uint8Array(picture.length);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (lit(picture, x, y)) set(seen, WIDTH - 1 - x, HEIGHT - 1 - y, true);
  return seen;
}

export function pixels(): Pixels {
  const drawing = new Uint8Array(STRIDE * HEIGHT);
  const shown = new Uint8Array(STRIDE * HEIGHT);

  function fill(x: number, y: number, width: number, height: number, on: boolean): void {
    for (let row = y | 0; row <= ((y + height - 1) | 0) && height > 0; row++)
      for (let column = x | 0; column <= ((x + width - 1) | 0) && width > 0; column++) set(drawing, column, row, on);
  }

  /** Graphics leaves out a character that begins in the last column (libs/graphics/jswrap_graphics.c:3041). */
  function letter(x: number, y: number, code: number, size: number, on: boolean): void {
    if (x >= WIDTH - 1) return;
    for (let column = 0; column < 6; column++)
      for (let row = 0; row < 8; row++)
        if (FONT.charCodeAt((code - 1) * 6 + column) & (0x80 >> row))
          fill(x + ((column * size) | 0), y + ((row * size) | 0), Math.ceil(size), Math.ceil(size), on);
  }

  const panel: Pixels = {
    rows: [],
    level: 255,
    half: false,
    down: 0,

    text(x, y, text, size, on) {
      const start = (x |= 0);
      y |= 0;
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code > 255 || code === 0)
          throw new Error(
            `The text ${JSON.stringify(text)} has the character U+${code.toString(16)}, which the font lacks. Use Latin-1 or a symbol of games/kit/symbols.ts.`,
          );
        if (code === 10) {
          x = start;
          y += 8 * size;
          continue;
        }
        letter(x, y, code, size, on);
        x += 6 * size;
      }
    },

    fill,

    invert(x, y, width, height) {
      for (let row = y; row < y + height; row++)
        for (let column = x; column < x + width; column++) set(drawing, column, row, !lit(drawing, column, row));
    },

    image(x, y, bitmap: Bitmap) {
      const [width, height, bits] = bitmap;
      for (let i = 0; i < width * height; i++)
        if (bits.charCodeAt(i >> 3) & (0x80 >> (i & 7))) set(drawing, (x | 0) + (i % width), (y | 0) + Math.floor(i / width), true);
    },

    flip(rows) {
      shown.set(drawing);
      panel.rows = rows.map(row => row.replace(/ +$/, '')); // trimEnd() would take some of our symbols, too
    },

    shine(level) {
      panel.level = level;
    },
    rotate(half) {
      panel.half = half;
    },
    shift(down) {
      panel.down = down;
    },

    page(n) {
      let columns = '';
      for (let x = 0; x < WIDTH; x++) {
        let bits = 0;
        for (let row = 0; row < 8; row++) if (lit(drawing, x, n * 8 + row)) bits |= 1 << row;
        columns += String.fromCharCode(bits);
      }
      return columns;
    },

    pixels: () => shown.slice(),

    visible() {
      const seen = new Uint8Array(shown.length);
      if (panel.level === 0) return seen;
      for (let y = 0; y < HEIGHT; y++) {
        const to = (y + panel.down) & (HEIGHT - 1);
        for (let x = 0; x < WIDTH; x++) if (lit(shown, x, y)) set(seen, x, to, true);
      }
      return panel.half ? turned(seen) : seen;
    },
  };
  return panel;
}

/** A display that tells when it is seen to change. */
export function watched(changed: () => void): Pixels {
  const display = pixels(),
    { flip, shine, rotate, shift } = display;
  display.flip = rows => {
    flip(rows);
    changed();
  };
  display.shine = level => {
    shine(level);
    changed();
  };
  display.rotate = half => {
    rotate(half);
    changed();
  };
  display.shift = down => {
    shift(down);
    changed();
  };
  return display;
}
