// One program at a time in a folder with plays: a file there says which one. What a crash left behind names nobody who is alive.
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWhole } from '../../hal/mock/disk';

const TRIES = 100, // for a moment in which another program looks at the lock
  PAUSE = 20; // milliseconds between them

const held = new Set<string>(); // by this process

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's, but alive
  }
}

/** Only one program at a time looks at the lock and changes it. Whoever crashed in the middle is not waited for. */
function alone(guard: string, work: () => void): void {
  for (let tries = 0; tries < TRIES; tries++)
    try {
      mkdirSync(guard);
      break;
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  try {
    work();
  } finally {
    if (existsSync(guard)) rmdirSync(guard);
  }
}

/** Who has the lock: "npm start (process 12)"; undefined when nobody does. */
function owner(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const [, id, program] = /^(\d+) ?([\w :-]*)/.exec(readWhole(file, 'The lock').toString('latin1')) ?? [];
  const isOurs = Number(id) === process.pid;
  if (!id || (isOurs ? !held.has(file) : !isAlive(Number(id)))) return undefined;
  return `${program || 'Roundkeeper'} (process ${id})`;
}

/** Takes the folder for this program, and returns what lets the next one in. Throws a sentence when another program has it. */
export function lock(folder: string, program: string): () => void {
  const file = join(folder, 'lock');
  alone(`${file}.taken`, () => {
    const other = owner(file);
    if (other)
      throw new Error(
        `Another program uses the plays in ${folder}: ${other}. End it first, or take another folder: --store DIR. If it does not run, delete ${file}.`,
      );
    writeFileSync(file, `${process.pid} ${program}`);
    held.add(file);
  });
  return () => {
    if (held.delete(file)) rmSync(file, { force: true });
  };
}
