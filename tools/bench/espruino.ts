// The built bundles on the real interpreter. A power cut is the end of its process.
// Commands go through a named pipe: the Linux build's console loses characters when it is busy (its reader is a thread without locks) and naps for 50 ms.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '../../games/catalogue';
import { save, saved } from '../../hal/mock';
import { flashIn, takeFolder } from '../store/store';
import { BENCH, CUT, type Engine, type EngineOptions } from './engine';
import { FLASH, flashImage, packed, regionAt } from './image';
import { kindOf } from './kind';

const MARK = '@@';
const PIPE = 'commands';
/** Takes a size in six digits, and so many characters of code; tells what that is. */
const SERVE = `var p=E.openFile("${PIPE}","r"),n;while(n=p.read(6))print("${MARK}"+eval(p.read(parseInt(n,10))))`;
const PATIENCE = 60_000; // milliseconds for one command

/** What the fake board and the bench hold themselves is weighed, and taken off what `memory` answers. With `bench`, so many variables are not there for the firmware either. */
export const loadBoard = (bench = 0) =>
  `var own=process.memory().usage;require("board");board.variables=process.memory().usage-own;${bench ? `board.hide(${bench});` : ''}`;
/** After main. */
export const LOAD_BENCH = 'own=board.usage();var bench=require("bench");board.variables+=board.usage()-own;';

export type Shortage = '' | 'OUT OF MEMORY' | 'OUT OF STACK';

/** What Espruino prints where it breaks off (src/jsvar.c, src/jsparse.c). */
const SHORTAGES: [said: string, Shortage][] = [
  ['the stack is about to overflow', 'OUT OF STACK'],
  ['OUT OF MEMORY', 'OUT OF MEMORY'],
];

export interface EspruinoEngine extends Engine {
  /** Ends the process after so many milliseconds, whatever it does then: the command that runs answers that the power was cut. */
  killIn(milliseconds: number): void;
  /** The most variables of the firmware since its last start, looked at whenever a picture is sent or a record is written. */
  peak(): Promise<number>;
  /** What the interpreter has said that there is no more of, in the middle of whatever it did; '' while there was always some. The device may have gone on. */
  ranOut(): Shortage;
}

export async function espruinoEngine(options: EngineOptions = {}): Promise<EspruinoEngine> {
  const interpreter = process.env.ESPRUINO;
  if (!interpreter) throw new Error('Set ESPRUINO to the path of an Espruino for Linux. docs/bench.md says where it comes from.');
  if (options.variables && !kindOf(interpreter).sized)
    throw new Error(
      'This interpreter cannot be told how many variables it has. docs/bench.md says which one can. Or leave --variables out.',
    );
  const at = regionAt(interpreter),
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  let flash = await flashImage(interpreter, options.game);
  let held = packed(interpreter, options.game);
  const kept = options.store && flashIn(options.store),
    leave = options.store ? takeFolder(options.store, BENCH) : () => {};
  flash.fill(255, at);
  if (kept) saved(kept)?.copy(flash, at);
  writeFileSync(join(folder, FLASH), flash);

  let child: ChildProcess;
  let out = '';
  let told: ((line: string) => void) | undefined;
  let boots = 0;
  let limit = 0, // variables that the interpreter gets; 0: as many as it has
    bench = 0; // of them, what the bench holds; 0 while that does not matter
  let pipe = 0;
  writeFileSync(join(folder, 'serve.js'), SERVE);

  function boot(): Promise<string> {
    out = '';
    if (pipe) closeSync(pipe);
    rmSync(join(folder, PIPE), { force: true });
    execFileSync('mkfifo', [join(folder, PIPE)]);
    pipe = openSync(join(folder, PIPE), 'r+'); // r: so that it opens before anybody reads
    const env = { ...process.env, ...(limit && { VARS: String(limit) }), ...(options.stack && { STACK: String(options.stack) }) },
      mine = spawn(interpreter!, ['serve.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], env });
    child = mine;
    mine.stdout!.setEncoding('latin1').on('data', (piece: string) => {
      if (mine !== child) return;
      out += piece;
      for (let at = out.indexOf('\n'); at >= 0; at = out.indexOf('\n')) {
        const line = out.slice(0, at);
        out = out.slice(at + 1);
        if (line.includes(MARK)) tell(line.slice(line.indexOf(MARK) + MARK.length).trim());
        else if (line.trim()) said.push(line.trim());
      }
    });
    mine.on('exit', () => {
      if (mine === child) tell('');
    });
    const seed = options.seed === undefined ? '' : `board.seed(${options.seed + boots++});`;
    return speak(`${loadBoard(bench)}${seed}require("main");${LOAD_BENCH}"ready"`);
  }

  const said: string[] = []; // what it printed besides: errors

  function tell(line: string): void {
    const listener = told;
    told = undefined;
    listener?.(line);
  }

  function speak(code: string): Promise<string> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        fail(new Error(`The interpreter did not answer. It said: ${said.slice(-8).join(' | ')}`));
      }, PATIENCE);
      told = line => {
        clearTimeout(timer);
        done(line);
      };
      writeSync(pipe, String(code.length).padStart(6, '0') + code);
    });
  }

  async function stop(): Promise<void> {
    const old = child;
    child = undefined as unknown as ChildProcess;
    old.kill('SIGKILL');
    if (old.exitCode === null && old.signalCode === null) await new Promise(done => old.once('exit', done));
  }

  async function start(): Promise<void> {
    if ((await boot()) === 'ready') return;
    await stop();
    throw new Error(`The device did not start. It said: ${said.slice(-8).join(' | ')}`);
  }

  async function restart(): Promise<void> {
    await stop();
    await start();
  }

  let touched = false; // something was done that the flash may tell of

  /** Another game comes into Storage: the device starts anew, with the flash region as it was, or as before the first start if nothing was done yet. */
  async function bring(id: string): Promise<void> {
    await stop();
    const region = touched ? readFileSync(join(folder, FLASH)).subarray(at) : Buffer.from(flash.subarray(at));
    if (!touched) boots = 0;
    flash = await flashImage(interpreter!, id);
    held = packed(interpreter!, id);
    region.copy(flash, at);
    writeFileSync(join(folder, FLASH), flash);
    await start();
  }

  /** The bench itself does not count: what it holds is learnt first. */
  async function limitTo(variables: number): Promise<void> {
    bench = Number(await speak('board.variables'));
    limit = variables + bench;
    boots = 0;
    await stop();
    writeFileSync(join(folder, FLASH), flash); // as if it had not been on yet
    await start();
  }

  const missing = (id: string) => !held.includes(id) && catalogue().some(game => game.id === id);

  await start();
  if (options.variables) await limitTo(options.variables);

  return {
    async command(line) {
      if (child.exitCode !== null || child.signalCode !== null) {
        await restart();
        return CUT;
      }
      const game = /^new (\w+)/.exec(line)?.[1];
      if (game && missing(game)) await bring(game);
      if (line === 'games' && catalogue().some(({ id }) => missing(id))) {
        const games: unknown[] = [];
        for (const { id } of catalogue()) {
          if (missing(id)) await bring(id);
          games.push(...JSON.parse(await speak(`bench.command(device,board,"games ${id}")`)).games);
        }
        return JSON.stringify({ ok: true, games });
      }
      touched = true;
      // code is ASCII
      const text = JSON.stringify(line).replace(/[^\x20-\x7e]/g, c => `\\x${(c.charCodeAt(0) & 255).toString(16).padStart(2, '0')}`);
      const answer = await speak(`bench.command(device,board,${text})`);
      if (answer) return answer;
      await restart();
      return CUT;
    },
    killIn(milliseconds) {
      const mine = child;
      setTimeout(() => mine.kill('SIGKILL'), milliseconds);
    },
    peak: async () => Number(await speak('board.peak()')),
    ranOut: () => SHORTAGES.find(([words]) => said.some(line => line.includes(words)))?.[1] ?? '',
    async cut(after) {
      if (after === undefined) await restart();
      else await speak(`board.cutAfter(${after});""`);
      return '{"ok":true}';
    },
    async end() {
      await stop();
      closeSync(pipe);
      if (kept) save(kept, readFileSync(join(folder, FLASH)).subarray(at));
      leave();
      rmSync(folder, { recursive: true });
    },
  };
}
