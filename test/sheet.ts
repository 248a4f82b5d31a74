// All pictures on one sheet, each in a thin frame with its name below it.

import { wrap } from '../firmware/shell/layout';
import { HEIGHT, lit, pixels, WIDTH } from '../hal/pixels';
import { png } from '../tools/png';

const GAP = 8,
  NAME = 20, // pixels below a picture, for two rows of its name
  COLUMNS = 21,
  PANEL = 0.02174; // metres: a panel of 0.96 inch is so wide

export type Picture = [name: string, pixels: Uint8Array];

/** The name in the letters of the device. */
function caption(name: string): Uint8Array {
  const display = pixels();
  wrap(name, COLUMNS)
    .slice(0, 2)
    .forEach((row, i) => {
      display.text(0, i * 9, row, 1, true);
    });
  display.flip([]);
  return display.pixels();
}

/** What is lit in a picture. */
function* dots(picture: Uint8Array): Generator<[x: number, y: number]> {
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (lit(picture, x, y)) yield [x, y];
}

/** A thin frame round it. */
function* frame(): Generator<[x: number, y: number]> {
  for (let x = -3; x < WIDTH + 3; x++) yield* [[x, -3] as [number, number], [x, HEIGHT + 2] as [number, number]];
  for (let y = -3; y < HEIGHT + 3; y++) yield* [[-3, y] as [number, number], [WIDTH + 2, y] as [number, number]];
}

/** `across` pictures side by side. With `scale` 2, a picture has 2x2 dots for each pixel; printed, it is as large as the panel. */
export function sheet(pictures: Picture[], across: number, scale: number, named: boolean): Buffer {
  const cellWide = WIDTH + 2 * GAP,
    cellHigh = HEIGHT + 2 * GAP + (named ? NAME : 0),
    wide = across * cellWide,
    bits = new Uint8Array((wide * Math.ceil(pictures.length / across) * cellHigh) / 8),
    put = (left: number, top: number, lights: Iterable<[number, number]>) => {
      for (const [x, y] of lights) {
        const at = (top + y) * wide + left + x;
        bits[at >> 3]! |= 0x80 >> (at & 7);
      }
    };
  pictures.forEach(([name, picture], i) => {
    const left = (i % across) * cellWide + GAP,
      top = Math.floor(i / across) * cellHigh + GAP;
    put(left, top, frame());
    put(left, top, dots(picture));
    if (named) put(left, top + HEIGHT + 6, dots(caption(name)));
  });
  return png(bits, wide, scale, (WIDTH * scale) / PANEL);
}
