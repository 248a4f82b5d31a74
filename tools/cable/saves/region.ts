// The raw region of a board's flash, over its console: where all plays and settings are. Nothing there protects what lies beside it.

import { crc32 } from '../../../hal/crc';
import devkit from '../../../hal/esp32/wiring/devkit';
import { wiringOf } from '../../bench/wiring';
import { fromBase64 } from '../bytes';
import { type Console, Trouble } from '../console';
import { BLOCK } from './file';

const PAGE = 4096,
  TRIES = 3,
  PIECE = 512, // bytes written in one line
  ERASING = 8000; // milliseconds

/** Addresses are from the start of the region; texts are strings of bytes. */
export interface Region {
  size: number;
  page: number;
  read(at: number, length: number): Promise<string>;
  write(at: number, bytes: string): Promise<void>;
  /** One page becomes 0xFF. */
  erase(at: number): Promise<void>;
  /** The checksum of every kilobyte of a page. */
  sums(page: number): Promise<number[]>;
}

/** Where the region is. A board tells it while Roundkeeper runs there; otherwise it is where every profile has it. */
async function place(board: Console): Promise<{ address: number; size: number }> {
  const chip = board.who.board;
  // only a PC is asked for the end of its flash: on a board it is not where the region is
  const onPc = async () => wiringOf(await board.evaluate('require("Flash").getFree()[0]')).flash,
    elsewhere = chip === 'LINUX' ? await onPc() : undefined,
    usual = chip.startsWith('ESP32') ? devkit.flash : elsewhere;
  if (!usual || /^ESP32(C|S|H)/.test(chip))
    throw new Trouble(
      'refused',
      `The board at ${board.port} is a ${chip}, and Roundkeeper keeps its plays on an ESP32. Is it the right port?`,
    );
  const told = await board.evaluate<number>('typeof device=="object"?device.hal.flash.size:0');
  // the last page of the region says which version of the program runs: that is not part of the saves
  const size = told || usual.size - PAGE;
  if (!Number.isInteger(size) || size <= 0 || size % PAGE || size >= usual.size)
    throw new Trouble(
      'refused',
      `The device at ${board.port} says that it keeps its plays in ${String(size).slice(0, 20)} bytes, which cannot be. Nothing was copied or changed. Flash it again: npm run flash`,
    );
  return { address: usual.address, size };
}

export async function openRegion(board: Console): Promise<Region> {
  const { address, size } = await place(board);

  /** The address of something that lies in the region, or an error. */
  function within(at: number, length: number, unit: number): number {
    if (!(at >= 0 && length > 0 && at + length <= size) || at % unit || length % unit)
      throw new Error(`${length} bytes at ${at} are not in the region for plays. Report this as a bug.`);
    return address + at;
  }

  const bytes = (from: number | string, length: number) => `E.toString(require("Flash").read(${length},${from}))`;

  return {
    size,
    page: PAGE,
    async read(at, length) {
      const from = within(at, length, 1);
      for (let tries = 1; ; tries++) {
        const [sum, base64] = await board.evaluate<[number, string]>(`(function(b){return [E.CRC32(b),btoa(b)]})(${bytes(from, length)})`);
        const told = fromBase64(base64);
        if (told.length === length && crc32(told) >>> 0 === sum >>> 0) return told;
        if (tries === TRIES)
          throw new Trouble(
            'failed',
            'What the device tells is damaged on the way, three times over. Use a shorter or better cable and try again.',
          );
      }
    },
    async write(at, text) {
      for (let from = 0; from < text.length; from += PIECE) {
        const piece = text.slice(from, from + PIECE),
          to = within(at + from, piece.length, 4),
          base64 = btoa(piece);
        // writing the same twice changes nothing, so a lost answer is asked for again
        await board.run(`require("Flash").write(atob("${base64}"),${to})`, '0', ERASING);
      }
    },
    async erase(at) {
      // a chip may have smaller pages: Linux has 1024
      const from = within(at, PAGE, PAGE),
        step = await board.evaluate<number>(`require("Flash").getPage(${from}).length`);
      for (let offset = 0; offset < PAGE; offset += step) await board.run(`require("Flash").erasePage(${from + offset})`, '0', ERASING);
    },
    async sums(page) {
      const start = within(page * PAGE, PAGE, PAGE),
        block = bytes(`${start}+i*${BLOCK}`, BLOCK);
      const sums = await board.evaluate<number[]>(
        `(function(){var c=[];for(var i=0;i<${PAGE / BLOCK};i++)c.push(E.CRC32(${block}));return c})()`,
        ERASING,
      );
      return sums.map(sum => sum >>> 0);
    },
  };
}
