// The board's Storage: what is in it, whether there is room, and files written piece by piece and checked. It is never left to compact itself.
import { crc32 } from '../crc';
import { type Console, literal, Trouble } from './console';

const PIECE = 1024, // bytes in one line to the console
  HEADER = 32, // bytes before each file
  LISTED = 12, // files that are asked for at once: the answer has to fit into the board's memory
  TRIES = 3,
  WRITING = 8000; // milliseconds: a piece, and perhaps the erasing of flash before it

const STORAGE = 'require("Storage")';

export interface Room {
  total: number;
  free: number;
  /** Bytes in files; what nobody needs any more among them. */
  used: number;
}

/** `reserved`: bytes at the end that are not to be used (the interpreter on a PC has its raw region there). */
export async function room(board: Console, reserved = 0): Promise<Room> {
  const [total, free, used] = await board.evaluate<number[]>(
    `(function(s){return [s.totalBytes,s.freeBytes,s.fileBytes+s.trashBytes]})(${STORAGE}.getStats())`,
  );
  return { total: total! - reserved, free: Math.max(0, free! - reserved), used: used! };
}

/** Every file with the checksum of what is really there. */
export async function survey(board: Console): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const count = await board.evaluate<number>(`${STORAGE}.list().length`);
  for (let from = 0; from < count; from += LISTED) {
    const part = await board.evaluate<[string, number][]>(
      `${STORAGE}.list().slice(${from},${from + LISTED}).map(function(n){return [n,E.CRC32(${STORAGE}.read(n)||"")]})`,
      WRITING,
    );
    for (const [name, sum] of part) found.set(name, sum >>> 0);
  }
  return found;
}

export const weight = (bytes: string): number => ((bytes.length + 3) & -4) + HEADER;

/** A piece that got lost on the way is sent again: writing the same twice changes nothing. */
async function again<T>(board: Console, what: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await what();
    } catch (problem) {
      if (!(problem instanceof Trouble) || problem.kind !== 'busy' || tries === TRIES) throw problem;
      await board.interrupt();
    }
}

/** A name that is new there. Tells how many bytes have been sent. */
export async function writeFile(board: Console, name: string, bytes: string, sent: (count: number) => void): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.slice(at, at + PIECE);
    const text = Buffer.from(piece, 'latin1').toString('base64');
    await again(board, () => board.run(`${STORAGE}.write(${literal(name)},atob("${text}"),${at},${bytes.length})`, '0', WRITING));
    sent(piece.length);
  }
  await check(board, name, bytes);
}

export async function check(board: Console, name: string, bytes: string): Promise<void> {
  const sum = await again(board, () => board.evaluate<number>(`E.CRC32(${STORAGE}.read(${literal(name)})||"")`, WRITING));
  if (sum >>> 0 !== crc32(bytes))
    throw new Trouble(
      'failed',
      `The file ${name} did not arrive whole. Check the cable and try again: the version that runs is untouched.`,
    );
}

/** Only the mark of a file is cleared. Nothing is moved by it. */
export async function forget(board: Console, name: string): Promise<void> {
  await board.run(`${STORAGE}.erase(${literal(name)})`, '0', WRITING);
}

/** All of Storage: its pages are erased one after the other, which takes a while. */
export async function eraseAll(board: Console): Promise<void> {
  await board.run(`${STORAGE}.eraseAll()`, '0', 60_000);
}
