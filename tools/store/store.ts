// Where a program on the PC keeps the flash of its device: one file in a folder that no other program uses meanwhile.
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileFlash, type MockFlash } from '../../hal/mock';
import { why } from '../../hal/mock/disk';
import { lock } from './lock';

export interface Store {
  flash: MockFlash;
  /** Lets the next one in. */
  close(): void;
}

/** The file with the flash. */
export const flashIn = (folder: string) => join(folder, 'flash.bin');

export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const data = environment.XDG_DATA_HOME || environment.LOCALAPPDATA || join(homedir(), '.local', 'share');
  return join(data, 'roundkeeper');
}

/** Makes the folder and takes it for this program; returns what lets the next one in. Throws a sentence when that cannot be done. */
export function takeFolder(folder: string, program: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lock(folder, program);
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    throw new Error(
      code ? `The folder ${folder} cannot be used: ${why(problem)}. A game must be stored: choose another with --store DIR` : message,
    );
  }
}

/** Throws a sentence when the folder cannot be used, and changes nothing then. */
export function openStore(folder: string, program: string): Store {
  const close = takeFolder(folder, program);
  try {
    return { flash: fileFlash(flashIn(folder)), close };
  } catch (problem) {
    close();
    throw problem;
  }
}
