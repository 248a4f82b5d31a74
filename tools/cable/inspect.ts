// What is at the other end: which chip, which Espruino, which Roundkeeper, how much room. One question, for a line takes its time on the cable; asking changes nothing there.
import type { Console } from './console';
import { GUARD_FILE } from './guard';
import { ROOM, type Room, roomIn } from './storage';
import { refused, tellsState, unfit } from './tested';
import { Trouble } from './trouble';

/** The interpreter on a PC, which the tests flash, keeps its raw region at the end of what it calls Storage. */
const PC = { board: 'LINUX', reserved: 0x10000 };

/** What the chip's own settings say of the radios. */
export interface Radios {
  bluetooth: boolean;
  wifi: boolean;
}

export interface Found {
  espruino: string;
  chip: string;
  /** The manifest of the version that runs, and its number; undefined when none runs. */
  running?: { name: string; version: string };
  room: Room;
  /** undefined where there are none, or where asking would crash this Espruino. */
  radios?: Radios;
  /** The checksum of the file that keeps the consoles of the radios closed; 0 when there is none. */
  guard: number;
  /** Somebody has saved a Wi-Fi network there, which would start with the board. */
  network: boolean;
  /** Files of another program that Espruino would run by itself. */
  leftovers: string[];
}

/** A file of Espruino's, not of ours: Wifi.save() writes it (src/jswrap_storage.h:19). */
export const NETWORK_FILE = '.wificfg';

/** What Espruino runs at a start besides our files; where .bootrst is, .bootcde is not even looked at (src/jsflash.c:1403). */
const RUN_BY_ITSELF = ['.bootrst', '.bootPowerOn', '.boot2', '.boot3', '.varimg'];

/** An expression for the board: its radios, or 0 where they cannot be asked. */
export function askRadios(who: { version: string; board: string }): string {
  return who.board === 'ESP32' && tellsState(who.version)
    ? '(function(s){return {bluetooth:!!s.BLE,wifi:!!s.Wifi}})(ESP32.getState())'
    : '0';
}

const reserved = (board: Console) => (board.who.board === PC.board ? PC.reserved : 0);

export async function inspect(board: Console): Promise<Found> {
  const { version, board: chip } = board.who;
  const reason = (chip === PC.board ? undefined : unfit(chip, board.port)) ?? refused(version);
  if (reason) throw new Trouble('refused', reason);
  const [sum, head, radios, stats, guard, network, leftovers] = await board.evaluate<
    [number, string, Radios | 0, number[], number, boolean, string[]]
  >(
    `(function(s,f){return [f?E.CRC32(f):0,f?f.slice(0,f.indexOf(";")):"",${askRadios(board.who)},${ROOM},E.CRC32(s.read("${GUARD_FILE}")||""),s.read("${NETWORK_FILE}")!==undefined,${JSON.stringify(RUN_BY_ITSELF)}.filter(function(n){return s.read(n)!==undefined})]})(require("Storage"),global.files)`,
  );
  return {
    espruino: version,
    chip,
    running: head ? { name: `RK.${(sum >>> 0).toString(16).padStart(8, '0')}`, version: head.split(' ')[1] ?? '' } : undefined,
    room: roomIn(stats, reserved(board)),
    radios: radios || undefined,
    guard: guard >>> 0,
    network,
    leftovers,
  };
}

export async function roomOf(board: Console): Promise<Room> {
  return roomIn(await board.evaluate<number[]>(ROOM), reserved(board));
}
