// A board on the fake console: Storage, raw flash, boot files and restarts as Espruino on an ESP32 has them, all in memory.
import { runInContext } from 'node:vm';
import { crc32 } from '../crc';
import { type FakeConsole, type FakeOptions, fakeConsole } from './console';

const HEADER = 32;
const PAGE = 4096;

export interface FakeBoardOptions extends FakeOptions {
  /** Bytes of Storage. */
  storage?: number;
  /** How much faster its timers run than the clock. */
  haste?: number;
  radios?: string[];
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
  /** Power off and on. */
  powerCycle(): void;
}

export async function fakeBoard(options: FakeBoardOptions = {}): Promise<FakeBoard> {
  const total = options.storage ?? 0xe0000,
    haste = options.haste ?? 50,
    address = 0x310000;
  const radios = new Set(options.radios ?? []);
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
    const native: { [name: string]: unknown } = { Storage: storage, Flash: flash };
    const caught = new Set<(problem: unknown) => void>();
    const text = (bytes: Uint8Array | string) => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1'));
    const later = (call: (value: unknown) => void, wait = 0, value?: unknown) => {
      const timer = setTimeout(() => {
        try {
          call(value);
        } catch (problem) {
          if (caught.size) for (const listener of caught) listener(problem);
          else board.print(`Uncaught ${problem}`);
        }
      }, wait / haste);
      timers.push(timer);
      return timer;
    };
    const run = (code: string) => {
      const wrapped = runInContext(`(function(module,exports){${code}\n})`, board.globals);
      const module = { exports: {} };
      wrapped(module, module.exports);
      return module.exports;
    };
    const radio = (name: string) => (on: boolean) => {
      if (on) radios.add(name);
      else radios.delete(name);
      files.delete('.bootcde');
      board.powerCycle();
    };
    return {
      E: { CRC32: (bytes: string) => crc32(text(bytes)), toString: text, reboot: () => later(board.powerCycle), enableWatchdog() {} },
      Modules: { addCached: (name: string, code: string) => modules.set(name, run(code)), getCached: () => [...modules.keys()] },
      require(name: string) {
        const found = native[name] ?? modules.get(name);
        if (!found) throw new Error(`Module "${name}" not found`);
        return found;
      },
      ESP32: {
        getState: () => ({ Wifi: radios.has('Wifi'), BLE: radios.has('BLE') }),
        enableWifi: radio('Wifi'),
        enableBLE: radio('BLE'),
      },
      process: {
        env: { VERSION: options.version ?? '2v29', BOARD: options.board ?? 'ESP32' },
        on: (_event: string, call: (problem: unknown) => void) => caught.add(call),
        removeAllListeners: () => caught.clear(),
      },
      pinMode() {},
      digitalRead: () => (board.back ? 0 : 1),
      setTimeout: later,
      clearTimeout,
      btoa,
      atob,
      reset: () => later(() => start(false)),
      load: () => later(() => start(true)),
    };
  }

  function start(bootcode: boolean): void {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    board.starts++;
    board.restart(globals());
    const boots = ['.boot0', '.boot1', '.boot2', '.boot3', ...(bootcode ? ['.bootcde'] : [])];
    for (const name of boots)
      if (files.has(name))
        try {
          runInContext(files.get(name)!, board.globals);
        } catch (problem) {
          board.print(`Uncaught ${problem}`);
        }
  }

  const board: FakeBoard = Object.assign(await fakeConsole(options), {
    files,
    raw,
    address,
    used: () => spent,
    compacted: false,
    starts: 0,
    back: false,
    powerCycle: () => start(true),
  });
  const close = board.close;
  board.close = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    return close();
  };
  start(true);
  return board;
}
