// Plays to and from files, through any engine. A file is checked and played through here before the device hears of it.
import { readWhole, writeWhole } from '../../hal/mock/disk';
import { parsed } from '../replay/file';
import { replayed, withRolls } from '../replay/replay';
import type { Engine } from './engine';

const MOST_LINES = 100_000; // far more than any flash holds
const MOST_PAGES = 20; // of rolls: twice what the device keeps

// biome-ignore lint/suspicious/noExplicitAny: every command has an answer of its own (docs/bench.md)
async function ask(engine: Engine, line: string): Promise<any> {
  const told = JSON.parse(await engine.command(line));
  if (!told.ok) throw new Error(told.error);
  return told;
}

/** The last rolls of the dice tool, the newest first. */
async function toolRolls(engine: Engine): Promise<string[]> {
  const lines: string[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const { tool } = await ask(engine, `rolls ${page}`);
    if (!tool.length) break;
    lines.push(...tool);
  }
  return lines;
}

export async function exportPlay(engine: Engine, path: string): Promise<void> {
  if (!path) throw new Error('Where shall the play go? export FILE');
  if (/^-|^\d+$/.test(path)) throw new Error(`"${path}" is no name for a play. If you mean a file of that name: export ./${path}`);
  const lines: string[] = [];
  for (let n = 0; ; n++) {
    if (n > MOST_LINES) throw new Error('The device tells no end of this play. Flash it again: npm run flash');
    const { line } = await ask(engine, `export ${n}`);
    if (line === undefined) break;
    lines.push(line);
  }
  writeWhole(path, withRolls(lines, await toolRolls(engine)), 'The play');
}

export async function importPlay(engine: Engine, path: string): Promise<void> {
  if (!path) throw new Error('Which play? import FILE');
  const file = parsed(readWhole(path, 'The play').toString());
  replayed(file); // throws when the rules do not follow it
  await ask(engine, `import ${JSON.stringify(file.head)}`);
  for (const entry of file.entries) await ask(engine, `import ${JSON.stringify(entry)}`);
  await ask(engine, 'import end');
}
