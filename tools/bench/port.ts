// A real board on its console: a serial port, or a socket as tcp://host:port. Time is real time there.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { crc32 } from '../../hal/crc';
import { setPage } from '../../hal/pixels';
import { type Console, literal, Trouble } from '../cable/console';
import { openConsole } from '../cable/open';
import type { Engine, EngineOptions } from './engine';

const PIECE = 512, // characters of code in one line
  PATIENCE = 30_000, // milliseconds for one command: opening a long play takes a while
  START = 20_000; // and for a restart

/** What the bench calls on the board, by the places that its functions have in these files. */
const CALLED = ['kit', 'engine', 'shell'];

/** An expression for the board: the checksums of those files, by the list of the version that runs (hal/esp32/modules.ts). */
const SUMS = `(function(s,l){return ${JSON.stringify(CALLED)}.map(function(n){var i=l.indexOf(";"+n+"=");return E.CRC32(s.read(i<0?n:l.slice(i+n.length+2,l.indexOf(";",i+1)))||"")})})(require("Storage"),global.files||"")`;

function built(name: string): string {
  const file = resolve('dist', 'flash', name);
  if (!existsSync(file)) throw new Error('There is no build, and the board needs the bench from it. Make one: npm run build');
  return readFileSync(file, 'latin1');
}

/** The bench's half on the board is not flashed: it is sent into memory, where it lasts until the next restart. */
async function bringAgent(board: Console): Promise<void> {
  const there = await board.evaluate<boolean>('(function(){try{return !!device.hal.load("bench")}catch(e){return false}})()');
  if (there) return;
  const code = built('bench'),
    sums = await board.evaluate<number[]>(SUMS);
  if (CALLED.some((name, i) => crc32(built(name)) !== sums[i]! >>> 0))
    throw new Error('The board runs another build than the one in dist/, and the bench fits only that one. Put it there: npm run flash');
  await board.run('global.code=""');
  for (let at = 0; at < code.length; at += PIECE) await board.run(`code+=${literal(code.slice(at, at + PIECE))}`);
  await board.run('Modules.addCached("bench",code);delete global.code;require("bench")');
}

/** A board tells its picture by pages; the bench tells it by rows. */
function byRows(answer: string): string {
  const told = JSON.parse(answer);
  if (!told.ok) return answer;
  const pages = Buffer.from(told.data, 'base64').toString('latin1'),
    picture = new Uint8Array(1024);
  for (let n = 0; n < 8; n++) setPage(picture, n, pages.slice(n * 128, n * 128 + 128));
  return JSON.stringify({ ...told, data: Buffer.from(picture).toString('base64') });
}

export async function portEngine(port: string, options: EngineOptions = {}): Promise<Engine> {
  if (options.store) throw new Error('A board has its own flash. Leave out --store.');
  if (options.seed !== undefined) throw new Error("A board's noise cannot be fixed: leave --seed away, and give the dice with: dice N N");
  let board: Console;

  async function begin(): Promise<void> {
    board = await openConsole(port, { patience: PATIENCE });
    if (!(await board.evaluate('typeof device=="object"')))
      throw new Error(`Espruino answers at ${port}, but Roundkeeper does not run on it. Put it there: npm run flash`);
    await bringAgent(board);
    await board.run('global.rig=require("bench").boardRig(device);device.hal.watched=1'); // a script is no finger: the board would go to sleep under it
  }

  async function restart(): Promise<void> {
    await board.send('\x10E.reboot()\n');
    await new Promise(done => setTimeout(done, 1000));
    board.close();
    for (const end = Date.now() + START; ; await new Promise(done => setTimeout(done, 500)))
      try {
        return await begin();
      } catch (problem) {
        board.close();
        if (Date.now() > end) throw problem;
      }
  }

  await begin();
  return {
    async command(text) {
      const wait = /^wait (\d+)$/.exec(text);
      if (wait) {
        await new Promise(done => setTimeout(done, Number(wait[1])));
        return '{"ok":true}';
      }
      try {
        const answer = await board.evaluate<string>(`require("bench").command(device,rig,${literal(text)})`);
        return text === 'pixels' ? byRows(answer) : answer;
      } catch (problem) {
        if (!(problem instanceof Trouble)) throw problem;
        return JSON.stringify({ ok: false, error: problem.message });
      }
    },
    async cut(after) {
      if (after !== undefined)
        return JSON.stringify({ ok: false, error: "A real board's power cannot be cut after so many bytes. Pull the plug." });
      await restart();
      return '{"ok":true}';
    },
    async end() {
      await board.run('delete global.rig;device.hal.watched=0').catch(() => {});
      board.close();
    },
  };
}
