// How many instructions the interpreter takes for something, as callgrind counts them: the same on any machine, however busy.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FEW = 4,
  MANY = 24; // repetitions: the difference of two runs leaves the start out

/** Instructions that a script takes, all threads; it ends itself with quit(). */
async function instructions(script: string, flash?: Buffer): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  if (flash) writeFileSync(join(folder, 'espruino.flash'), flash);
  writeFileSync(join(folder, 'run.js'), `${script}\nE.reboot();`);
  const child = spawn('valgrind', ['--tool=callgrind', '--callgrind-out-file=out', process.env.ESPRUINO!, 'run.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.resume();
  child.stdout.resume();
  await new Promise(done => child.once('exit', done)); // E.reboot() ends it: waiting for a key would count, too
  const total = Number(/^(?:summary|totals): (\d+)/m.exec(readFileSync(join(folder, 'out'), 'utf8'))?.[1]);
  rmSync(folder, { recursive: true });
  return total;
}

/** What one repetition costs: `body` with the number of repetitions put in. */
export async function each(body: (n: number) => string, flash?: Buffer): Promise<number> {
  return Math.round(((await instructions(body(MANY), flash)) - (await instructions(body(FEW), flash))) / (MANY - FEW));
}
