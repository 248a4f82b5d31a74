// npm run -s bench: commands on standard input, one a line; one line of JSON for each on standard output. docs/bench.md has the table.
import { createInterface } from 'node:readline';
import { writeWhole } from '../../hal/mock/disk';
import { printableJson } from '../../hal/printable';
import { readable } from '../../hal/symbols';
import { png } from '../png';
import { complain, leave, tell } from '../tell';
import type { Engine, EngineOptions } from './engine';
import { espruinoEngine } from './espruino';
import { exportPlay, importPlay } from './files';
import { nodeEngine } from './node';
import { portEngine } from './port';

function error(message: string): string {
  return JSON.stringify({ ok: false, error: message });
}

async function picture(engine: Engine, file: string): Promise<string> {
  if (!file) return error('Where shall the picture go? png FILE');
  const told = JSON.parse(await engine.command('pixels'));
  if (!told.ok) return JSON.stringify(told);
  try {
    writeWhole(file, png(Buffer.from(told.data, 'base64')), 'The picture');
  } catch (problem) {
    return error((problem as Error).message);
  }
  return '{"ok":true}';
}

async function power(engine: Engine, line: string): Promise<string> {
  if (line === 'power cut') return engine.cut();
  const [, cut, after, count] = line.split(/ +/),
    bytes = Number(count);
  if (cut !== 'cut' || after !== 'after' || !(bytes >= 0 && Number.isInteger(bytes))) return error('Say: power cut, or: power cut after N');
  return engine.cut(bytes);
}

/** What needs the PC: files, the power, and letters instead of symbols. */
export async function answer(engine: Engine, line: string): Promise<string> {
  const words = line.split(/ +/);
  if (words[0] === 'png') return picture(engine, line.slice(4).trim());
  if (words[0] === 'power') return power(engine, line);
  if (words[0] === 'export' || words[0] === 'import') {
    try {
      await (words[0] === 'export' ? exportPlay : importPlay)(engine, line.slice(7).trim());
    } catch (problem) {
      return error((problem as Error).message);
    }
    return '{"ok":true}';
  }
  if (/[^\x20-\xff]|\\u(?!00)/.test(line)) return error('The device has Latin letters only. Write this command with those.');
  const told = await engine.command(line);
  if (words[0] !== 'screen') return told;
  const screen = JSON.parse(told);
  if (screen.rows) screen.rows = screen.rows.map((row: string) => readable(row).trimEnd());
  return JSON.stringify(screen);
}

async function open(name: string, options: EngineOptions): Promise<Engine> {
  if (name === 'node') return nodeEngine(options);
  if (name === 'espruino') return espruinoEngine(options);
  return portEngine(name, options);
}

function whole(flag: string, value: string, least: number): number {
  const n = Number(value);
  if (!Number.isInteger(n) || n < least) throw new Error(`${flag} takes a whole number.`);
  return n;
}

function read(args: string[]): { name: string; options: EngineOptions } {
  const options: EngineOptions = {};
  let name = 'node';
  while (args.length) {
    const flag = args.shift()!,
      value = args.shift();
    if (value === undefined) throw new Error(`${flag} needs a value.`);
    if (flag === '--engine') name = value;
    else if (flag === '--store') options.store = value;
    else if (flag === '--seed') options.seed = whole(flag, value, -Infinity);
    else if (flag === '--variables') options.variables = whole(flag, value, 1);
    else throw new Error(`There is no option ${flag}. There are --engine node|espruino|PORT, --store DIR, --seed N and --variables N.`);
  }
  if (options.variables && name !== 'espruino') throw new Error('--variables is for --engine espruino: nothing else can be told.');
  return { name, options };
}

async function main(): Promise<void> {
  const { name, options } = read(process.argv.slice(2));
  const engine = await open(name, options);
  for await (const raw of createInterface({ input: process.stdin })) {
    const line = raw.trim();
    if (line && !line.startsWith('#')) tell(printableJson(await answer(engine, line)));
  }
  await engine.end();
}

if (process.argv[1]?.endsWith('main.ts')) {
  main().then(
    () => leave(0),
    problem => {
      complain((problem as Error).message);
      leave(1);
    },
  );
}
