// NOR flash in memory: writes only clear bits, and the power may fail in the middle of anything. Runs in a browser, too.
import type { Flash } from '../hal';

/** An erase takes this much of failAfter's budget, so that a cut can fall in its first, second, third or last quarter. */
export const ERASE_COST = 4;

export class PowerCut extends Error {
  constructor() {
    super('The power failed. Start the device again from what its flash holds.');
  }
}

export interface MockFlash extends Flash {
  bytes: Uint8Array;
  /** Since the start; a test may set them to 0. */
  written: number;
  erases: number;
  /**
   * The power fails after so many more bytes: what was begun stays half done and everything throws PowerCut until failAfter() is called again,
   * without an argument for good power. `torn` 'bits': the last word keeps any of its bits, as real chips may do; else it stops between two bytes.
   */
  failAfter(bytes?: number, torn?: 'prefix' | 'bits', seed?: number): void;
  /** True once the power has failed. */
  failed(): boolean;
}

/** Node has a way that is six times as fast, and our tests read a lot of flash. */
const textOf: (bytes: Uint8Array) => string =
  typeof Buffer === 'undefined'
    ? bytes => String.fromCharCode.apply(null, bytes as unknown as number[])
    : bytes => Buffer.from(bytes).toString('latin1');

/** A region of the board: its last page, which says what version of the program runs, is not ours to write. `saved` is told what changed, for a region that is kept in a file or in a browser. */
export function mockFlash(
  bytes = new Uint8Array(0x10000).fill(255),
  page = 4096,
  saved: (at: number, changed: Uint8Array) => void = () => {},
): MockFlash {
  let left = Infinity;
  let dead = false;
  let bits = 0;

  function check(at: number, length: number, unit: number): void {
    if (dead) throw new PowerCut();
    if (!(at >= 0 && length >= 0 && at + length <= flash.size))
      throw new Error(`Flash has ${flash.size} bytes; ${length} at ${at} are outside. Check the address.`);
    if (at % unit || length % unit) throw new Error(`Flash works in units of ${unit} bytes; ${length} at ${at} are not. Pad the record.`);
  }

  function cut(): never {
    dead = true;
    throw new PowerCut();
  }

  const flash: MockFlash = {
    size: bytes.length - page,
    page,
    bytes,
    written: 0,
    erases: 0,

    read(at, length) {
      check(at, length, 1);
      return textOf(bytes.subarray(at, at + length));
    },

    write(at, text) {
      check(at, text.length, 4);
      for (let i = 0; i < text.length; i++)
        if (text.charCodeAt(i) & ~bytes[at + i]!)
          throw new Error(
            `Flash cannot set bits: byte ${at + i} holds ${bytes[at + i]}, asked for ${text.charCodeAt(i)}. Erase the page first.`,
          );
      const whole = Math.min(text.length, left);
      for (let i = 0; i < whole; i++) bytes[at + i]! &= text.charCodeAt(i);
      const torn = whole < text.length;
      if (torn && bits)
        for (let i = whole & ~3; i < (whole & ~3) + 4; i++) {
          bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
          bytes[at + i]! &= text.charCodeAt(i) | (bits >>> 24);
        }
      flash.written += whole;
      left -= whole;
      saved(at, bytes.subarray(at, at + text.length));
      if (torn) cut();
    },

    erase(at) {
      check(at, page, page);
      const done = (page / ERASE_COST) * Math.min(left, ERASE_COST);
      bytes.fill(255, at, at + done);
      saved(at, bytes.subarray(at, at + page));
      flash.erases++;
      left -= ERASE_COST;
      if (left < 0) cut();
    },

    failAfter(budget = Infinity, torn = 'prefix', seed = 1) {
      left = budget;
      dead = false;
      bits = torn === 'bits' ? seed * 2 + 1 : 0;
    },

    failed: () => dead,
  };
  return flash;
}
