// Stand-ins for what Espruino has and Node lacks, so that hal/esp32 can be tested here. What they are told can be read back.
import Module from 'node:module';
import { createSandbox, type SinonStub } from 'sinon';
import { crc32 } from '../../hal/crc';
import { FONT } from '../../hal/font';
import { lit, type Pixels, pixels, set } from '../../hal/pixels';
import { type Panel, panel } from '../../tools/bench/panel';

/** The names that a program on the board finds around it. */
export const board = globalThis as unknown as { [name: string]: unknown };

export interface Fakes {
  /** The chip's own calls, as stubs of sinon: what they were told, and what they answer. Pins read high. */
  calls: { [name in (typeof CALLS)[number]]: SinonStub };
  panel: Panel;
  /** What require() finds; a Storage with the font is there. */
  modules: { [name: string]: unknown };
  files: { [name: string]: string };
  time: number;
  /** An edge of a pin: everybody who watches it is called. */
  edge(pin: number, state: boolean, time: number): void;
}

const CALLS = [
  'pinMode',
  'digitalRead',
  'digitalWrite',
  'analogRead',
  'analogWrite',
  'setWatch',
  'print',
  'setup', // of I2C1
  'writeTo',
  'setConsole', // of E
  'kickWatchdog',
] as const;

/** The bytes of the messages that I2C1 was told. */
export const bytesOf = (writeTo: SinonStub) => sum(writeTo.args.map(([, ...data]) => spread(data).length));

/** Calls of several stubs in their order, each with the name of its stub before its arguments. */
export function inOrder(...stubs: SinonStub[]): unknown[][] {
  const calls = stubs.flatMap(stub => stub.getCalls().map(call => ({ call, name: `${stub}` })));
  return calls.sort((a, b) => (a.call.calledBefore(b.call) ? -1 : 1)).map(({ call, name }) => [name, ...call.args]);
}

type Data = number | Iterable<Data>;
const spread = (part: Data): number[] => (typeof part === 'number' ? [part] : [...part].flatMap(spread));
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

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
    setFontCustom(_font: string, _first: number, width: number, height: number) {
      size = width === 9 ? 1.5 : height >> 8;
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
  const sandbox = createSandbox(),
    calls = Object.fromEntries(CALLS.map(name => [name, sandbox.stub().named(name)])) as unknown as Fakes['calls'],
    fakes: Fakes = {
      calls,
      panel: panel(chip),
      modules: {},
      files: { font: FONT, font12: FONT },
      time: 0,
      edge(pin, state, time) {
        for (const [call, watched] of calls.setWatch.args) if (watched === pin) call({ state, time, lastTime: 0, pin });
      },
    };
  calls.digitalRead.returns(1);
  calls.analogRead.returns(0.5);
  calls.writeTo.callsFake((_address: number, ...data: Data[]) => fakes.panel.take(Uint8Array.from(spread(data))));
  fakes.modules.Storage = { read: (name: string) => fakes.files[name] };
  const { pinMode, digitalRead, digitalWrite, analogRead, analogWrite, setWatch, print, setup, writeTo, setConsole, kickWatchdog } = calls,
    globals: { [name: string]: unknown } = {
      ...{ pinMode, digitalRead, digitalWrite, analogRead, analogWrite, setWatch, print },
      I2C1: { setup, writeTo },
      Graphics: { createArrayBuffer: graphics },
      E: {
        CRC32: (data: string | Uint8Array) => crc32(typeof data === 'string' ? data : Buffer.from(data).toString('latin1')),
        toFlatString: (text: string) => text,
        toArrayBuffer: (text: string) => Uint8Array.from(Buffer.from(text, 'latin1')).buffer,
        toString: (data: Uint8Array) => Buffer.from(data).toString('latin1'),
        hwRand: () => 4,
        setConsole,
        kickWatchdog,
      },
      getTime: () => fakes.time,
      setTime: (seconds: number) => {
        fakes.time = seconds;
      },
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
  for (const [name, value] of Object.entries(globals)) sandbox.define(globalThis, name as keyof typeof globalThis, value as never);
  const loader = Module as unknown as { _load(name: string, ...rest: unknown[]): unknown },
    load = loader._load;
  sandbox.replace(loader, '_load', (name: string, ...rest: unknown[]) =>
    name in fakes.modules ? fakes.modules[name] : load(name, ...rest),
  );
  return [fakes, () => sandbox.restore()];
}

/** A file of hal/esp32. Untyped: its globals are Espruino's, not Node's. */
export const esp32 = (file: string) => require(`../../hal/esp32/${file}`);
