// The interpreter's flash with the bundles in its Storage, as they are flashed. It takes seconds to make, so it is kept until something in it changes.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { catalogue } from '../../games/catalogue';
import { kindOf } from './kind';
import { REGION_SIZE } from './wiring';

export const FLASH = 'espruino.flash'; // where the Linux build keeps its flash, in its working folder
/** Where in that file our region begins: its last 64 KB are ours, Storage has the rest (ESPRUINO.md 3). */
export const regionAt = (interpreter: string) => kindOf(interpreter).flash.length - REGION_SIZE;
/** The last page before the region stays empty: where Storage finds it begun, it takes the region's first bytes for its next file, and erases all of it. */
const LAST = 0x1000;
const MARK = '@@';
const PIECE = 4096,
  BATCH = 40_000; // characters of script: the interpreter keeps it in memory

/** Runs a script and returns what it left in `told`. */
async function run(interpreter: string, folder: string, script: string): Promise<string> {
  writeFileSync(join(folder, 'script.js'), `var told="";${script}print("${MARK}"+told+"${MARK}");`);
  const { VARS: _, ...env } = process.env; // a whole bundle is more than a small memory holds
  const child = spawn(interpreter, ['script.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], env });
  let out = '';
  for await (const piece of child.stdout!) {
    out += piece;
    if (out.split(MARK).length > 2) break;
  }
  child.kill('SIGKILL');
  const told = out.split(MARK)[1];
  if (told === undefined) throw new Error(`The interpreter failed. It said: ${out.slice(-300)}`);
  return told;
}

const BUILT = resolve('dist', 'flash');

/** A large game goes without these in a small flash: a play is not complete without it, and does without them. */
const SPARED = ['s_counters', 's_fair', 's_remind', 's_who', 's_timers', 's_selftest', 's_about', 's_coin', 's_help', 's_dice', 's_rolls'];

/** The files that go into so many bytes of Storage: of the games the wanted one first, then as many as there is room for. */
export function fitting(sizes: Map<string, number>, games: string[], room: number, wanted?: string): string[] {
  const size = (file: string) => sizes.get(file)! + 40, // and a header in Storage
    files = [...sizes.keys()].filter(file => !games.includes(file));
  let left = room;
  for (const file of files) left -= size(file);
  for (const name of SPARED)
    if (wanted && sizes.has(wanted) && size(wanted) > left && files.includes(name)) {
      files.splice(files.indexOf(name), 1);
      left += size(name);
    }
  for (const id of wanted ? [wanted, ...games.filter(other => other !== wanted)] : games) {
    if (!sizes.has(id) || size(id) > left) continue;
    files.push(id);
    left -= size(id);
  }
  return files;
}

/** The files of an image. A flash of 1 MB has room for all, as a board has. */
export function packed(interpreter: string, wanted?: string): string[] {
  const built = readdirSync(BUILT).filter(file => !file.startsWith('wiring_') && file !== 'boot'), // the fake board boots by itself
    sizes = new Map(built.map(file => [file, statSync(join(BUILT, file)).size])),
    games = catalogue().map(({ id }) => id);
  return fitting(sizes, games, regionAt(interpreter) - LAST, wanted);
}

/** What an image depends on: the interpreter, which has its own size of pages, and every file by its name and its bytes. */
export function keyOf(interpreter: string, files: [name: string, bytes: Buffer][]): Buffer {
  const hash = createHash('sha256'),
    { size, mtimeMs } = statSync(interpreter);
  hash.update(`${resolve(interpreter)} ${size} ${mtimeMs}\n`);
  for (const [name, bytes] of files) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return hash.digest();
}

/** What was kept in this file under this key, or else what is made now. The key stands at the end of the file, which another program may read meanwhile. */
export async function kept(file: string, key: Buffer, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) {
    const held = readFileSync(file),
      end = Math.max(0, held.length - key.length);
    if (held.subarray(end).equals(key)) return held.subarray(0, end);
  }
  const made = await make(),
    part = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(part, Buffer.concat([made, key]));
  renameSync(part, file);
  return made;
}

async function make(interpreter: string, files: [name: string, bytes: Buffer][]): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  let script = 'require("Storage").eraseAll();';
  for (const [name, bytes] of files) {
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE).toString('base64');
      script += `require("Storage").write(${JSON.stringify(name)},atob("${piece}"),${at},${bytes.length});`;
      if (script.length > BATCH) {
        await run(interpreter, folder, script);
        script = '';
      }
    }
  }
  const count = Number(await run(interpreter, folder, `${script}var told=require("Storage").list().length;`));
  if (count !== files.length) throw new Error(`The interpreter took ${count} of ${files.length} files. Is dist/ larger than its Storage?`);
  const flash = readFileSync(join(folder, FLASH));
  rmSync(folder, { recursive: true });
  return flash;
}

/** The flash with the wanted game, and with as many others as fit. */
export async function flashImage(interpreter: string, wanted?: string): Promise<Buffer> {
  if (!existsSync(join(BUILT, 'main'))) throw new Error('There is no build. Make one: npm run build');
  const files = packed(interpreter, wanted).map((name): [string, Buffer] => [name, readFileSync(join(BUILT, name))]);
  const cached = resolve('.cache', `espruino${wanted ? `-${wanted}` : ''}.flash`);
  return kept(cached, keyOf(interpreter, files), () => make(interpreter, files));
}
