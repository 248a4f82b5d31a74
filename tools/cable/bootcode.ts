// The files that run at every start, each replaced so that there is one at every moment. docs/flashing.md
import { crc32 } from '../../hal/crc';
import type { Console } from './console';
import { GUARD_FILE } from './guard';
import { forget, writeFile } from './storage';

const BOOT = '.bootcde'; // runs at every start
export const STANDBY = '.boot1'; // runs before it, and also after reset()

/** What Storage.write() must not do piece by piece: a file of another size under the same name is first forgotten. */
async function replace(board: Console, name: string, bytes: string): Promise<void> {
  await forget(board, name);
  await writeFile(board, name, bytes);
}

/** The new boot code runs from .boot1 while .bootcde is written. */
export async function writeBoot(board: Console, there: Map<string, number>, boot: string): Promise<void> {
  const right = (name: string) => there.get(name) === crc32(boot);
  if (!right(BOOT)) {
    if (there.has(BOOT)) {
      if (!right(STANDBY)) await (there.has(STANDBY) ? replace(board, STANDBY, boot) : writeFile(board, STANDBY, boot));
      await replace(board, BOOT, boot);
    } else await writeFile(board, BOOT, boot);
  }
  if (there.has(STANDBY) || (there.has(BOOT) && !right(BOOT))) await forget(board, STANDBY);
}

/** The very first thing on a board, before any other file and any setting. `there`: its checksum now, 0 when there is none. */
export async function writeGuard(board: Console, there: number, guard: string): Promise<void> {
  if (there === crc32(guard)) return;
  if (there) await replace(board, GUARD_FILE, guard);
  else await writeFile(board, GUARD_FILE, guard);
}
