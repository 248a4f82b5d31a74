// The board's Storage: what is in it, whether there is room, and files written piece by piece and checked. It is never left to compact itself.
import { crc32 } from '../../hal/crc';
import { type Console, literal, Trouble } from './console';

const PIECE = 1800, // bytes in one line to the console: 2.8 KB there, and above 3 KB the board asks us to wait
  HEADER = 32, // bytes before each file
  NAMED = 40, // bytes of a line for each file that it names
  LISTED = 24, // files that are asked for at once: the answer has to fit into the board's memory
  TRIES = 3,
  WRITING = 8000; // milliseconds: a piece, and perhaps the erasing of flash before it

const STORAGE = 'require("Storage")';

export interface Room {
  total: number;
  free: number;
  /** Bytes in files; what nobody needs any more among them. */
  used: number;
}

/** An expression for the board, of which roomIn() makes sense. */
export const ROOM = `(function(s){return [s.totalBytes,s.freeBytes,s.fileBytes+s.trashBytes]})(${STORAGE}.getStats())`;

/** `reserved`: bytes at the end that are not to be used (the interpreter on a PC has its raw region there). */
export function roomIn([total, free, used]: number[], reserved = 0): Room {
  return { total: total! - reserved, free: Math.max(0, free! - reserved), used: used! };
}

/** Every file with the checksum of what is really there. */
export async function survey(board: Console): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let from = 0, count = 1; from < count; from += LISTED) {
    const [all, part] = await board.evaluate<[number, [string, number][]]>(
      `(function(s,l){return [l.length,l.slice(${from},${from + LISTED}).map(function(n){return [n,E.CRC32(s.read(n)||"")]})]})(${STORAGE},${STORAGE}.list())`,
      WRITING,
    );
    count = all;
    for (const [name, sum] of part) found.set(name, sum >>> 0);
  }
  return found;
}

export const weight = (bytes: string): number => ((bytes.length + 3) & -4) + HEADER;

/** A piece that got lost on the way is sent again: writing the same twice changes nothing. */
async function again<T>(what: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await what();
    } catch (problem) {
      if (!(problem instanceof Trouble) || problem.kind !== 'busy' || tries === TRIES) throw problem;
    }
}

interface Piece {
  name: string;
  at: number;
  bytes: string;
  /** The whole file, which is read back when its last piece is there. */
  file: string;
}

/** Files cut into pieces, and as many pieces as fit into a line put together: a line costs a tenth of a second, however short. */
function linesOf(files: [name: string, bytes: string][]): Piece[][] {
  const lines: Piece[][] = [];
  let room = 0;
  for (const [name, file] of files)
    for (let at = 0; at < file.length; ) {
      if (room < NAMED + 1) {
        lines.push([]);
        room = PIECE + NAMED;
      }
      const bytes = file.slice(at, at + room - NAMED);
      lines.at(-1)!.push({ name, at, bytes, file });
      at += bytes.length;
      room -= bytes.length + NAMED;
    }
  return lines;
}

/** Names that are new there. Every file is read back by its checksum. Tells how many bytes have been sent, and of which file. */
export async function writeFiles(
  board: Console,
  files: [name: string, bytes: string][],
  sent: (count: number, file: string) => void = () => {},
): Promise<void> {
  for (const line of linesOf(files)) {
    const writes = line.map(({ name, at, bytes, file }) => {
      const text = btoa(bytes);
      return `s.write(${literal(name)},atob("${text}"),${at},${file.length})`;
    });
    const ended = line.filter(({ at, bytes, file }) => at + bytes.length === file.length);
    const sums = `[${ended.map(({ name }) => literal(name))}].map(function(n){return E.CRC32(${STORAGE}.read(n)||"")})`;
    const told = await again(() => board.run<number[]>(`(function(s){${writes.join(';')}})(${STORAGE})`, sums, WRITING));
    ended.forEach(({ name, file }, i) => {
      if (told[i]! >>> 0 !== crc32(file))
        throw new Trouble(
          'failed',
          `The file ${name} did not arrive whole. Check the cable and try again: the version that runs is untouched.`,
        );
    });
    for (const { name, bytes } of line) sent(bytes.length, name);
  }
}

export async function writeFile(board: Console, name: string, bytes: string): Promise<void> {
  await writeFiles(board, [[name, bytes]]);
}

/** Only the mark of a file is cleared. Nothing is moved by it. */
export async function forget(board: Console, name: string): Promise<void> {
  await board.run(`${STORAGE}.erase(${literal(name)})`, '0', WRITING);
}

/** All of Storage: its pages are erased one after the other, which takes a while. */
export async function eraseAll(board: Console): Promise<void> {
  await board.run(`${STORAGE}.eraseAll()`, '0', 60_000);
}
