// What is at the other end: which chip, which Espruino, which Roundkeeper, how much room. Asking changes nothing there.
import type { Console } from './console';
import { type Room, room } from './storage';
import { refused } from './tested';
import { Trouble } from './wire';

/** Boards that can be flashed. The interpreter on a PC keeps its raw region at the end of what it calls Storage. */
const CHIPS: { [board: string]: { reserved: number } } = {
  ESP32: { reserved: 0 },
  ESP32_IDF4: { reserved: 0 },
  LINUX: { reserved: 0x10000 },
};

export interface Found {
  espruino: string;
  chip: string;
  /** The manifest of the version that runs, and its number; undefined when none runs. */
  running?: { name: string; version: string };
  room: Room;
  /** Radios that start with the board. */
  radios: string[];
}

export async function inspect(board: Console): Promise<Found> {
  const { version, board: chip } = board.who;
  const known = CHIPS[chip];
  if (!known)
    throw new Trouble(
      'refused',
      `The board at ${board.port} is a ${chip}. Roundkeeper needs an ESP32, the original one (docs/hardware.md). Is it the right port?`,
    );
  const reason = refused(version);
  if (reason) throw new Trouble('refused', reason);
  const [sum, head] = await board.evaluate<[number, string]>('global.files?[E.CRC32(files),files.slice(0,files.indexOf(";"))]:[0,""]');
  const radios = chip.startsWith('ESP32')
    ? await board.evaluate<string[]>('(function(s){return ["Wifi","BLE"].filter(function(n){return s[n]})})(ESP32.getState())')
    : [];
  return {
    espruino: version,
    chip,
    running: head ? { name: `RK.${(sum >>> 0).toString(16).padStart(8, '0')}`, version: head.split(' ')[1] ?? '' } : undefined,
    room: await room(board, known.reserved),
    radios,
  };
}

export async function roomOf(board: Console): Promise<Room> {
  return room(board, CHIPS[board.who.board]?.reserved);
}
