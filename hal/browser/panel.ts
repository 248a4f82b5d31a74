// The panel on a canvas: every pixel of the device is a whole number of the screen's, whatever the zoom, so nothing is ever blurred.
import { HEIGHT, lit, type Pixels, WIDTH } from '../pixels';

/** An OLED's light, and what its glass looks like where there is none. */
const LIGHT = [233, 246, 255];
const GLASS = [5, 9, 12];

/** A dimmed OLED is still read in a dark room; on a page it must be told from a dark one. */
function strength(level: number): number {
  return level === 0 ? 0 : 0.35 + 0.65 * Math.sqrt(level / 255);
}

/** The picture as an eye sees it, four bytes a pixel. */
export function coloured(display: Pixels): Uint8ClampedArray<ArrayBuffer> {
  const seen = display.visible(),
    light = strength(display.level),
    bytes = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const on = lit(seen, i % WIDTH, Math.floor(i / WIDTH));
    for (let c = 0; c < 3; c++) bytes[4 * i + c] = on ? GLASS[c]! + (LIGHT[c]! - GLASS[c]!) * light : GLASS[c]!;
    bytes[4 * i + 3] = 255;
  }
  return bytes;
}

export interface Glass {
  draw(display: Pixels): void;
  /** Makes the canvas so many of the screen's own pixels wide and high for each of ours. */
  size(times: number, tall: number): void;
}

export function glass(canvas: HTMLCanvasElement): Glass {
  const small = document.createElement('canvas');
  small.width = WIDTH;
  small.height = HEIGHT;
  const from = small.getContext('2d')!,
    to = canvas.getContext('2d', { alpha: false })!;

  function copy(): void {
    to.imageSmoothingEnabled = false;
    to.drawImage(small, 0, 0, canvas.width, canvas.height);
  }

  return {
    draw(display) {
      from.putImageData(new ImageData(coloured(display), WIDTH, HEIGHT), 0, 0);
      copy();
    },
    size(times, tall) {
      if (canvas.width === WIDTH * times && canvas.height === HEIGHT * tall) return;
      canvas.width = WIDTH * times;
      canvas.height = HEIGHT * tall;
      copy();
    },
  };
}

/**
 * How many of the screen's pixels one of ours gets, so that a device of `wide` and `high` (in widths of the panel) fits into so many CSS pixels.
 * `ratio` is how many of the screen's pixels make a CSS pixel: it changes with the zoom.
 */
export function magnification(width: number, height: number, ratio: number, wide: number, high: number): number {
  const across = (width * ratio) / (WIDTH * wide),
    down = (height * ratio) / (WIDTH * high);
  // letters of less than two CSS pixels a dot are hard to read: rather scroll than squint
  const readable = Math.min(across, 2 * ratio);
  return Math.max(1, Math.floor(Math.max(Math.min(across, down), readable)));
}
