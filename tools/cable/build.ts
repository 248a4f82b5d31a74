// The program is built anew before it is flashed, where its sources are; a package has it built already.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const BUILD = 'tools/build/build.mjs';
const SECOND = 1000;

/** Says that it builds, and on a terminal for how long it has. What is wrong with the sources is thrown as the build tells it. */
export async function buildAnew(dist: string, out: NodeJS.WriteStream): Promise<void> {
  const root = resolve(dist, '..');
  if (!existsSync(join(root, BUILD))) return;
  out.write('Building the program. This takes about ten seconds.\n');
  const began = Date.now();
  const clock = setInterval(() => out.isTTY && out.write(`\r${Math.round((Date.now() - began) / SECOND)} s`), SECOND);
  try {
    await run(root);
  } finally {
    clearInterval(clock);
    if (out.isTTY) out.write('\r');
  }
}

function run(root: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [BUILD], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
    });
    child.on('error', fail);
    child.on('close', code =>
      code === 0 ? done() : fail(new Error(`${said.trim()}\nThe program cannot be built. The board was not touched.`)),
    );
  });
}
