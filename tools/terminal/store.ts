// Where the terminal keeps its flash: one file in the user's data folder, used by one device at a time.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileFlash, type MockFlash } from '../../hal/mock';

export interface Store {
  flash: MockFlash;
  /** Lets the next one in. */
  close(): void;
}

export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const data = environment.XDG_DATA_HOME || environment.LOCALAPPDATA || join(homedir(), '.local', 'share');
  return join(data, 'roundkeeper');
}

function alive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's, but alive
  }
}

/** A file with our number. One that a crash left behind names nobody who is alive. */
function lock(file: string): void {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
    }
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner && owner !== process.pid && alive(owner))
      throw new Error(
        `Another Roundkeeper (process ${owner}) uses this save. Go on there, or leave it with q; for a second device: npm start -- --store DIR. ` +
          `If none runs, delete ${file}.`,
      );
    rmSync(file, { force: true });
  }
}

/** Throws a sentence when the folder cannot be used, and changes nothing then. */
export function openStore(folder: string): Store {
  const file = join(folder, 'flash.bin'),
    held = join(folder, 'lock');
  try {
    mkdirSync(folder, { recursive: true });
    lock(held);
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    throw code
      ? new Error(`The folder ${folder} cannot be written (${code}), and a game must be stored. Choose another: npm start -- --store DIR`)
      : new Error(message);
  }
  const close = () => rmSync(held, { force: true });
  try {
    const flash = fileFlash(file);
    closeSync(openSync(file, 'r+')); // may it be written? Better asked now than after a turn
    return { flash, close };
  } catch (problem) {
    close();
    const { code, message } = problem as NodeJS.ErrnoException;
    throw code
      ? new Error(
          `The save ${file} cannot be read or written (${code}). Check who owns it, or choose another folder: npm start -- --store DIR`,
        )
      : new Error(message);
  }
}
