// NOR flash in a file, written through at once: what the terminal and the bench keep.
import { closeSync, existsSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { readWhole, why, writeWhole } from './disk';
import { type MockFlash, mockFlash } from './flash';

const SIZE = 0x10000,
  NEXT = 'Choose another folder: --store DIR';

/** The bytes of a save, or undefined when there is none yet. Throws a sentence when it is none of ours, and leaves it as it is. */
export function saved(path: string, size = SIZE): Buffer | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readWhole(path, 'The save', NEXT);
  if (bytes.length !== size)
    throw new Error(
      `The save ${path} is damaged: it has ${bytes.length} bytes instead of ${size}. It is left as it is. Move it away to start anew.`,
    );
  return bytes;
}

/** A whole save, in the place of the one before. */
export function save(path: string, bytes: Uint8Array): void {
  writeWhole(path, bytes, 'The save', NEXT);
}

function change(path: string, at: number, bytes: Uint8Array): void {
  try {
    const file = openSync(path, 'r+');
    try {
      writeSync(file, bytes, 0, bytes.length, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (problem) {
    throw new Error(`The save ${path} cannot be written: ${why(problem)}. ${NEXT}`);
  }
}

export function fileFlash(path: string, size = SIZE): MockFlash {
  const bytes = new Uint8Array(saved(path, size) ?? new Uint8Array(size).fill(255));
  if (!existsSync(path)) save(path, bytes);
  change(path, 0, bytes.subarray(0, 0)); // may it be written? Better asked now than after a turn
  return mockFlash(bytes, 4096, (at, changed) => change(path, at, changed));
}
