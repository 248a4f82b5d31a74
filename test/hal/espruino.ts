// Stand-ins for what Espruino has and Node lacks, so that hal/esp32 can be tested here. What they are told can be read back.
import Module from 'node:module';
import { crc32 } from '../../hal/crc';
import { FONT } from '../../hal/font';
import { lit, type Pixels, pixels, set } from '../../hal/pixels';
import { type Panel, panel } from '../../tools/bench/panel';

/** What setWatch() was told. */
export interface Watch {
  call: (edge: { state: boolean; time: number; lastTime: number; pin: number }) => void;
  pin: number;
  options: { repeat?: boolean; edge?: string; debounce?: number };
}

/** The names that a program on the board finds around it. */
export const board = globalThis as unknown as { [name: string]: unknown };

export interface Fakes {
  panel: Panel;
  /** I2C payload bytes and messages; set them to 0 to count anew. */
  bytes: number;
  messages: number;
  /** Throws on every I2C write while true. */
  unplugged: boolean;
  /** What print() was told. */
  printed: string[];
  /** Pins that read low. */
  low: Set<number>;
  /** What was told to pins, in order: ['analogWrite', pin, ...]. */
  pins: unknown[][];
  watches: Watch[];
  /** What require() finds; a Storage with the font is there. */
  modules: { [name: string]: unknown };
  files: { [name: string]: string };
  time: number;
}

/** What was drawn since somebody asked. */
function modified(width: number, height: number) {
  let changed: { x1: number; y1: number; x2: number; y2: number } | undefined;
  return {
    mark(x1: number, y1: number, x2: number, y2: number): void {
      if (x2 < 0 || y2 < 0 || x1 >= width || y1 >= height) return;
      const c = changed ?? { x1: width - 1, y1: height - 1, x2: 0, y2: 0 };
      changed = {
        x1: Math.min(c.x1, Math.max(0, x1)),
        y1: Math.min(c.y1, Math.max(0, y1)),
        x2: Math.max(c.x2, Math.min(width - 1, x2)),
        y2: Math.max(c.y2, Math.min(height - 1, y2)),
      };
    },
    getModified() {
      const told = changed;
      changed = undefined;
      return told;
    },
  };
}

/** Four bits a pixel, on the memory of another Graphics. Our driver always takes two of them together. */
function nibbles(width: number, height: number, buffer: ArrayBuffer) {
  const bytes = new Uint8Array(buffer),
    { mark, getModified } = modified(width, height);
  function fill(x1: number, y1: number, x2: number, y2: number, colour: number): void {
    for (let y = Math.max(0, y1); y <= Math.min(height - 1, y2); y++)
      for (let x = Math.max(0, x1); x < Math.min(width - 1, x2); x += 2) bytes[(y * width + x) / 2] = colour;
    mark(x1, y1, x2, y2);
  }
  return {
    fillRect: (x1: number, y1: number, x2: number, y2: number) => fill(x1, y1, x2, y2, 255),
    clearRect: (x1: number, y1: number, x2: number, y2: number) => fill(x1, y1, x2, y2, 0),
    drawImage(image: { width: number; height: number; bpp: number; buffer: Uint8Array; palette: Uint16Array }, x: number, y: number) {
      if (image.height !== 1 || image.bpp !== 4 || image.width % 2 || x % 2) throw new Error('only whole bytes, and one row of them');
      for (let i = 0; i < image.width / 2; i++) {
        const byte = image.buffer[i]!;
        bytes[(y * width + x) / 2 + i] = (image.palette[byte >> 4]! << 4) | image.palette[byte & 15]!;
      }
      mark(x, y, x + image.width - 1, y);
    },
    getModified,
  };
}

/** The calls of Graphics that our driver makes, drawn by hal/pixels.ts into vertical bytes. */
function graphics(width: number, height: number, bits: number, options: { buffer?: ArrayBuffer }) {
  if (bits === 4) return nibbles(width, height, options.buffer!);
  const buffer = new ArrayBuffer(1024);
  const bytes = new Uint8Array(buffer);
  const drawn: Pixels = pixels();
  const { mark: note, getModified } = modified(width, height);
  let colour = 1;
  let size = 1;

  /** Somebody else may have drawn on the same memory. */
  function look(): void {
    for (let y = 0; y < 64; y++) for (let x = 0; x < 128; x++) drawn.fill(x, y, 1, 1, (bytes[(y >> 3) * 128 + x]! & (1 << (y & 7))) !== 0);
  }

  function mark(x1: number, y1: number, x2: number, y2: number): void {
    note(x1, y1, x2, y2);
    drawn.flip([]);
    const picture = drawn.pixels();
    for (let y = 0; y < 64; y++)
      for (let x = 0; x < 128; x++) {
        const at = (y >> 3) * 128 + x;
        bytes[at] = lit(picture, x, y) ? bytes[at]! | (1 << (y & 7)) : bytes[at]! & ~(1 << (y & 7));
      }
  }

  const g = {
    buffer,
    setColor(to: number) {
      colour = to;
      return g;
    },
    setFontCustom(_font: string, _first: number, _width: number, height: number) {
      size = height >> 8;
      return g;
    },
    setFont(_name: string, scale: number) {
      size = scale;
      return g;
    },
    drawString(text: string, x: number, y: number) {
      look();
      drawn.text(x, y, text, size, !!colour);
      mark(x, y, x + text.length * 6 * size - 1, y + 8 * size - 1);
      return g;
    },
    fillRect(x1: number, y1: number, x2: number, y2: number) {
      look();
      drawn.fill(x1, y1, x2 - x1 + 1, y2 - y1 + 1, !!colour);
      mark(x1, y1, x2, y2);
      return g;
    },
    clearRect(x1: number, y1: number, x2: number, y2: number) {
      look();
      drawn.fill(x1, y1, x2 - x1 + 1, y2 - y1 + 1, false);
      mark(x1, y1, x2, y2);
      return g;
    },
    drawImage(image: string, x: number, y: number) {
      look();
      const [width, height] = [image.charCodeAt(0), image.charCodeAt(1)];
      drawn.image(x, y, [width, height, image.slice(4)]);
      mark(x, y, x + width - 1, y + height - 1);
      return g;
    },
    getModified,
  };
  return g;
}

/** A panel's pages row by row, as hal/pixels.ts has them. */
export function picture(pages: Uint8Array): Uint8Array {
  const rows = new Uint8Array(1024);
  for (let y = 0; y < 64; y++) for (let x = 0; x < 128; x++) if (pages[(y >> 3) * 128 + x]! & (1 << (y & 7))) set(rows, x, y, true);
  return rows;
}

/** Installs the stand-ins for one test; the second result takes them away. */
export function espruino(chip: 'SSD1306' | 'SH1106' = 'SSD1306'): [Fakes, () => void] {
  const fakes: Fakes = {
    panel: panel(chip),
    bytes: 0,
    messages: 0,
    unplugged: false,
    printed: [],
    low: new Set(),
    pins: [],
    watches: [],
    modules: {},
    files: { font: FONT },
    time: 0,
  };
  fakes.modules.Storage = { read: (name: string) => fakes.files[name] };
  const told =
    (what: string) =>
    (...args: unknown[]) => {
      fakes.pins.push([what, ...args]);
    };
  const globals: { [name: string]: unknown } = {
    Graphics: { createArrayBuffer: graphics },
    I2C1: {
      setup: told('setup'),
      writeTo(_address: number, ...data: (number | Iterable<number | Iterable<number>>)[]) {
        if (fakes.unplugged) throw new Error('jshI2CWrite: slave does not ACK');
        const spread = (part: number | Iterable<number | Iterable<number>>): number[] =>
          typeof part === 'number' ? [part] : [...part].flatMap(spread);
        const bytes = Uint8Array.from(data.flatMap(spread));
        fakes.bytes += bytes.length;
        fakes.messages++;
        fakes.panel.take(bytes);
      },
    },
    E: {
      CRC32: (data: string | Uint8Array) => crc32(typeof data === 'string' ? data : Buffer.from(data).toString('latin1')),
      toFlatString: (text: string) => text,
      toArrayBuffer: (text: string) => Uint8Array.from(Buffer.from(text, 'latin1')).buffer,
      toString: (data: Uint8Array) => Buffer.from(data).toString('latin1'),
      hwRand: () => 4,
      setConsole: told('setConsole'),
      kickWatchdog: told('kickWatchdog'),
    },
    print: (text: string) => fakes.printed.push(text),
    getTime: () => fakes.time,
    setTime: (seconds: number) => {
      fakes.time = seconds;
    },
    pinMode: told('pinMode'),
    digitalWrite: told('digitalWrite'),
    analogWrite: told('analogWrite'),
    digitalRead: (pin: number) => (fakes.low.has(pin) ? 0 : 1),
    analogRead: () => 0.5,
    setWatch: (call: Watch['call'], pin: number, options: Watch['options']) => fakes.watches.push({ call, pin, options }),
    Modules: {
      getCached: () => Object.keys(fakes.modules),
      addCached(name: string, code: string) {
        const module = { exports: {} };
        new Function('module', 'exports', code)(module, module.exports);
        fakes.modules[name] = module.exports;
      },
      removeCached: (name: string) => {
        delete fakes.modules[name];
      },
    },
  };
  const before = Object.keys(globals).map(name => [name, board[name]] as const);
  Object.assign(globalThis, globals);
  const loader = Module as unknown as { _load(name: string, ...rest: unknown[]): unknown };
  const load = loader._load;
  loader._load = (name: string, ...rest: unknown[]) => (name in fakes.modules ? fakes.modules[name] : load(name, ...rest));
  return [
    fakes,
    () => {
      loader._load = load;
      for (const [name, value] of before)
        if (value === undefined) delete board[name];
        else board[name] = value;
    },
  ];
}

/** A file of hal/esp32. Untyped: its globals are Espruino's, not Node's. */
export const esp32 = (file: string) => require(`../../hal/esp32/${file}`);
