// How long the parts of a script take on the interpreter: by the clock, each the shortest of some runs, or in instructions, which callgrind counts.
import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const RUNS = Number(process.env.RUNS) || 7; // the shortest of so many: what else the machine does only ever makes it longer
const END = 'the end';

/** What a script needs besides: files beside it, and how many variables the interpreter shall have, when it is one that can be told. */
export interface Needs {
  files: { [name: string]: string | Buffer };
  variables?: number;
}

/** m(f, a) calls f(a), and measures it. By the clock: what it takes is printed. */
const CLOCK = 'var clock=getTime;function m(f,a){var t=clock();f(a);t=clock()-t;print("@"+Math.round(t*1e7)+"@")}\n';
/** A native function that does nothing and that nobody else calls: there callgrind ends one part of its count. */
const COUNT = 'function m(f,a){E.getErrorFlags();f(a);E.getErrorFlags()}\n';

/** Runs a script to its end; tells what it printed, and leaves its folder to `look`. */
export async function run(command: string[], script: string, needs: Needs, look?: (folder: string) => Promise<void>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  for (const name in needs.files) writeFileSync(join(folder, name), needs.files[name]!);
  writeFileSync(join(folder, 'run.js'), `${script}\nprint("${END}");E.reboot();`);
  const env = needs.variables ? { ...process.env, VARS: String(needs.variables) } : process.env,
    child = spawn(command[0]!, [...command.slice(1), process.env.ESPRUINO!, 'run.js'].slice(command[0] === process.env.ESPRUINO ? 1 : 0), {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      env,
    });
  let said = '';
  child.stdout.setEncoding('latin1').on('data', piece => {
    said += piece;
  });
  await new Promise((done, fail) => {
    child.once('close', done);
    child.once('error', () => fail(new Error(`${command[0]} cannot be run. Is it installed?`)));
  });
  try {
    if (!said.includes(END)) throw new Error(`The interpreter did not get to the end. It said: ${said.slice(-3000)}`);
    await look?.(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return said;
}

async function timed(script: string, needs: Needs): Promise<number[]> {
  let least: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const said = await run([process.env.ESPRUINO!], CLOCK + script, needs),
      found = [...said.matchAll(/@(\d+)@/g)].map(match => Number(match[1]));
    least = i ? found.map((time, at) => Math.min(time, least[at]!)) : found;
  }
  return least;
}

async function counted(script: string, needs: Needs): Promise<number[]> {
  const flags = ['--tool=callgrind', '--combine-dumps=yes', '--dump-before=jswrap_espruino_getErrorFlags', '--callgrind-out-file=out'],
    found: number[] = [];
  await run(['valgrind', ...flags], COUNT + script, needs, async folder => {
    const lines = createInterface({ input: createReadStream(join(folder, 'out')) });
    for await (const line of lines) if (line.startsWith('summary: ')) found.push(Number(line.slice(9)));
  });
  return found.filter((_, at) => at % 2); // every other part lies between two calls of m()
}

/** What each call of m() in the script takes, in their order: in units of its own, alike for all of them. */
export function parts(script: string, needs: Needs, exact: boolean): Promise<number[]> {
  return exact ? counted(script, needs) : timed(script, needs);
}
