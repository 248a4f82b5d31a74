// A board on the fake console: Storage, raw flash, boot files and restarts as Espruino on an ESP32 has them, all in memory. It also fails as one does (chip.ts).
import { runInContext } from 'node:vm';
import { crc32 } from '../crc';
import { type Chip, fakeChip, REGIONS } from './chip';
import { CRASH, type FakeConsole, type FakeOptions, fakeConsole, STARTING } from './console';

const HEADER = 32;
const PAGE = 4096;
const CRASHED = 40; // milliseconds from a crash to the next start

export interface FakeBoardOptions extends FakeOptions {
  /** Bytes of Storage. */
  storage?: number;
  /** How much faster its timers run than the clock. */
  haste?: number;
  /** Which radios the chip's settings start; Wi-Fi, as on a board that was flashed before. A new one has both. */
  radios?: ('Wifi' | 'BLE')[];
  /** Bytes of memory that its Espruino needs less than 2v29. */
  spare?: number;
}

export interface FakeBoard extends FakeConsole {
  files: Map<string, string>;
  /** The raw region and where it begins. */
  raw: Uint8Array;
  address: number;
  /** Bytes of Storage in use, with what was erased and cannot be written again. */
  used(): number;
  /** True when something was written without room: Storage would have compacted itself. */
  compacted: boolean;
  starts: number;
  /** Is BACK held down? */
  back: boolean;
  /** Settings, radios and watchdog. */
  chip: Chip;
  /** What esptool does to it when it is called with these words; then the board starts, unless they say no_reset. */
  esptool(words: string): void;
  /** Espruino is written: whatever was there is gone. */
  espruino(): void;
  /** Power off and on. */
  powerCycle(): void;
}

export async function fakeBoard(options: FakeBoardOptions = {}): Promise<FakeBoard> {
  const total = options.storage ?? 0xe0000,
    haste = options.haste ?? 50,
    address = REGIONS.plays.at;
  const chip = fakeChip(options.version ?? '2v29', options.radios ?? ['Wifi'], () => crash(), options.spare);
  const files = new Map<string, string>();
  const raw = new Uint8Array(0x10000).fill(255);
  let spent = 0; // bytes from the start of Storage that are not blank
  const timers: NodeJS.Timeout[] = [];

  const weight = (size: number) => ((size + 3) & -4) + HEADER;
  const storage = {
    list: () => [...files.keys()],
    read: (name: string) => files.get(name),
    erase: (name: string) => void files.delete(name),
    eraseAll() {
      files.clear();
      spent = 0;
    },
    getFree: () => total - spent,
    getStats: () => ({ totalBytes: total, freeBytes: total - spent, fileBytes: spent, trashBytes: 0 }),
    write(name: string, bytes: string, at = 0, size = bytes.length) {
      let old = files.get(name);
      if (old === undefined) {
        if (spent + weight(size) > total) {
          board.compacted = true;
          throw new Error('Unable to find or create file');
        }
        spent += weight(size);
        old = '\xff'.repeat(size);
      }
      const there = old.slice(at, at + bytes.length);
      for (let i = 0; i < bytes.length; i++)
        if (there.charCodeAt(i) !== 255 && there[i] !== bytes[i]) throw new Error('File already written with different data');
      files.set(name, old.slice(0, at) + bytes + old.slice(at + bytes.length));
      return true;
    },
  };

  function place(at: number, length: number): number {
    if (!(at >= address && at + length <= address + raw.length))
      throw new Error(`The flash at ${at} is not ours: this would have broken a board.`);
    return at - address;
  }
  const flash = {
    read: (length: number, at: number) => raw.slice(place(at, length), place(at, length) + length),
    write(bytes: string, at: number) {
      const from = place(at, bytes.length);
      for (let i = 0; i < bytes.length; i++) raw[from + i]! &= bytes.charCodeAt(i);
    },
    erasePage: (at: number) => raw.fill(255, place(at, 1) & -PAGE, (place(at, 1) & -PAGE) + PAGE),
    getPage: (at: number) => ({ addr: at & -PAGE, length: PAGE }),
  };

  function globals(): { [name: string]: unknown } {
    const modules = new Map<string, unknown>();
    const native: { [name: string]: unknown } = { Storage: storage, Flash: flash, ...chip.modules };
    const caught = new Set<(problem: unknown) => void>();
    const text = (bytes: Uint8Array | string) => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1'));
    const later = (call: (value: unknown) => void, wait = 0, value?: unknown) => {
      const timer = setTimeout(() => {
        chip.idle();
        try {
          call(value);
        } catch (problem) {
          if (caught.size) for (const listener of caught) listener(problem);
          else board.print(`Uncaught ${problem}`);
        }
        board.todo?.();
      }, wait / haste);
      timers.push(timer);
      return timer;
    };
    const after = (call: () => void) => {
      board.todo = call;
    };
    /** The chip restarts at once: whatever else was due never happens. */
    const reboot = () => {
      stopTimers();
      later(board.powerCycle);
    };
    const run = (code: string) => {
      const wrapped = runInContext(`(function(module,exports){${code}\n})`, board.globals);
      const module = { exports: {} };
      wrapped(module, module.exports);
      return module.exports;
    };
    const radio = (name: 'wifi' | 'bluetooth') => (on: boolean) => {
      chip.settings[name] = on;
      for (const name of ['.bootcde', '.bootrst', '.varimg']) files.delete(name);
      board.powerCycle();
    };
    return {
      E: { CRC32: (bytes: string) => crc32(text(bytes)), toString: text, reboot, ...chip.E },
      Modules: { addCached: (name: string, code: string) => modules.set(name, run(code)), getCached: () => [...modules.keys()] },
      require(name: string) {
        const found = native[name] ?? modules.get(name);
        if (!found) throw new Error(`Module "${name}" not found`);
        return found;
      },
      ESP32: { getState: chip.state, enableWifi: radio('wifi'), enableBLE: radio('bluetooth') },
      NRF: chip.NRF,
      work: chip.work,
      process: {
        env: { VERSION: options.version ?? '2v29', BOARD: options.board ?? 'ESP32' },
        on: (_event: string, call: (problem: unknown) => void) => caught.add(call),
        removeAllListeners: () => caught.clear(),
        memory: () => ({ usage: 500, total: chip.variables() }),
      },
      pinMode() {},
      digitalRead: () => (board.back ? 0 : 1),
      setTimeout: later,
      clearTimeout,
      btoa,
      atob,
      reset: () => after(() => start(false, false)),
      load: () => after(() => start(true, false)),
    };
  }

  /** The chip restarts by itself, and crashes again when nothing has changed. */
  function crash(): void {
    board.mood = 'starting';
    stopTimers();
    board.print(CRASH);
    timers.push(setTimeout(start, CRASHED, true, true));
  }

  function stopTimers(): void {
    for (const timer of timers.splice(0)) clearTimeout(timer);
  }

  function start(bootcode: boolean, power: boolean): void {
    stopTimers();
    board.todo = undefined;
    board.starts++;
    board.mood = options.mood ?? 'well';
    if (power) {
      board.print(STARTING);
      chip.power();
    }
    if (power && !chip.fits()) crash();
    else run(bootcode, power);
  }

  function runFile(name: string): void {
    try {
      runInContext(files.get(name)!, board.globals);
    } catch (problem) {
      if (board.mood === 'well') board.print(`Uncaught ${problem}`);
    }
  }

  /** The interpreter is there, and runs what it finds. */
  function run(bootcode: boolean, power: boolean): void {
    chip.begin();
    board.restart(globals());
    const last = bootcode && !files.has('.bootrst') ? '.bootcde' : '.bootrst';
    const boots = [...(power ? ['.bootPowerOn'] : []), '.boot0', '.boot1', '.boot2', '.boot3', last];
    for (const name of boots) if (files.has(name) && board.mood === 'well') runFile(name);
    if (board.mood !== 'well') return;
    if (power) chip.network(files.has('.wificfg'));
    if (!chip.firstIdle()) crash();
  }

  function esptool(words: string): void {
    const erased = /erase_region (\w+) (\w+)$/.exec(words);
    if (erased) {
      const [from, to] = [Number(erased[1]), Number(erased[1]) + Number(erased[2])];
      const hits = ({ at, size }: { at: number; size: number }) => from < at + size && at < to;
      if (hits(REGIONS.plays)) throw new Error('This would have erased plays.');
      if (hits(REGIONS.settings)) chip.forget();
      if (hits(REGIONS.storage)) storage.eraseAll();
    }
    if (!words.includes('no_reset')) start(true, true);
  }

  const board: FakeBoard = Object.assign(await fakeConsole(options), {
    files,
    raw,
    address,
    used: () => spent,
    compacted: false,
    starts: 0,
    back: false,
    chip,
    esptool,
    espruino: () => {
      options.mood = 'well';
      board.mood = 'well';
    },
    powerCycle: () => start(true, true),
  });
  const close = board.close;
  board.close = () => {
    stopTimers();
    return close();
  };
  start(true, true);
  return board;
}
