// Files of the PC: read whole, written whole or not at all. What the system refuses is told in words.
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const MOST = 16_000_000; // bytes: far more than anything that we write

/** Why the system does not do it, as the end of a sentence. */
export function why(problem: unknown): string {
  const { code, message } = problem as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'it is not there';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a file is where a folder should be';
    case 'EACCES':
    case 'EPERM':
      return 'you have no right to do that';
    case 'EROFS':
      return 'that disk cannot be written';
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return 'there is no room left';
    case 'ENAMETOOLONG':
      return 'its name is too long';
    default:
      return code ?? message;
  }
}

/** Throws when something other than a file has this name: to read a pipe or a device may never end. */
function onlyFile(path: string): void {
  const there = existsSync(path) && statSync(path);
  if (there && there.isDirectory()) throw new Error('it is a folder');
  if (there && !there.isFile()) throw new Error('it is no file, but a pipe or a device');
}

/** All bytes of a file. `what` it is begins the sentence of the error: "The play". */
export function readWhole(path: string, what: string, next = 'Check its name.'): Buffer {
  try {
    onlyFile(path);
    if (statSync(path).size > MOST) throw new Error('it is far too long');
    return readFileSync(path);
  } catch (problem) {
    throw new Error(`${what} ${path} cannot be read: ${why(problem)}. ${next}`);
  }
}

/** Written beside and put in place when all of it is there: a full disk or a crash leaves what was there before. */
export function writeWhole(path: string, content: string | Uint8Array, what: string, next = 'Choose another place.'): void {
  let beside = '';
  try {
    onlyFile(path);
    if (!existsSync(dirname(path))) throw new Error('there is no such folder');
    const place = existsSync(path) ? realpathSync(path) : path; // a link stays one
    beside = `${place}.${process.pid}`;
    const file = openSync(beside, 'wx');
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, place);
  } catch (problem) {
    if (beside) rmSync(beside, { force: true });
    throw new Error(`${what} ${path} cannot be written: ${why(problem)}. ${next}`);
  }
}
