// NOR flash in a file, written through at once: what the terminal and the bench keep.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { type MockFlash, mockFlash } from './flash';

const SIZE = 0x10000;

/** The bytes of a save, or undefined when there is none yet. Throws a sentence when it is none of ours, and leaves it as it is. */
export function saved(path: string, size = SIZE): Buffer | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  if (bytes.length !== size)
    throw new Error(
      `The save ${path} is damaged: it has ${bytes.length} bytes instead of ${size}. It is left as it is. Move it away to start anew.`,
    );
  return bytes;
}

export function fileFlash(path: string, size = SIZE): MockFlash {
  const bytes = new Uint8Array(saved(path, size) ?? new Uint8Array(size).fill(255));
  if (!existsSync(path)) writeFileSync(path, bytes);
  return mockFlash(bytes, 4096, (at, changed) => {
    const file = openSync(path, 'r+');
    writeSync(file, changed, 0, changed.length, at);
    fsyncSync(file);
    closeSync(file);
  });
}
