// npm run backup: all plays and settings of the device into one file; or every play into a file of its own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readWhole, writeWhole } from '../../../hal/mock/disk';
import { tell } from '../../tell';
import type { Console } from '../console';
import { openConsole } from '../open';
import { choosePort, lastPort, listPorts, rememberPort } from '../ports';
import { many, type Talk, terminalTalk } from '../talk';
import { type Backup, parsed, written } from './file';
import { exportPlays } from './plays';
import { playsIn, ringOf } from './still';
import { takeBackup } from './take';

const USAGE = `npm run backup -- [FILE] [--plays DIR] [--port PORT]

  FILE         where all plays and settings go; a name with the date without it
  --plays DIR  instead: every play into a text file of its own (npm run replay tells one in words)
  --port PORT  where the board is, when there are several

The device plays on meanwhile, and nothing on it is changed.
`;

/** A name with the date that no file has yet. */
export function newName(folder: string, stem: string): string {
  const date = new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  for (let n = 1; ; n++) {
    const file = join(folder, `${stem}-${date}${n > 1 ? `-${n}` : ''}.backup`);
    if (!existsSync(file)) return file;
  }
}

/** Written, read back and checked, before anybody is told that it is there. */
export function keep(file: string, backup: Backup): void {
  const text = written(backup);
  parsed(text); // what could not be restored is not kept
  if (existsSync(file)) throw new Error(`There is a file ${file} already, and it is left alone. Choose another name.`);
  writeWhole(file, text, 'The backup');
  if (readWhole(file, 'The backup').toString() !== text) throw new Error(`The disk did not keep ${file}. Choose another place.`);
}

/** A copy beside the command, for a step that must not lose anything; the name of its file, or nothing where there is nothing to copy. */
export async function keepCopy(board: Console, folder = '.'): Promise<string | undefined> {
  const quiet: Talk = { say() {}, progress() {}, ask: async () => undefined };
  const backup = await takeBackup(board, quiet);
  if (!backup.bytes.replace(/\xff+/g, '')) return undefined;
  const file = newName(folder, 'roundkeeper-before');
  try {
    keep(file, backup);
  } catch (problem) {
    throw new Error(
      `The plays could not be copied into ${file} (${(problem as Error).message}). Nothing was changed. Repeat the command in a folder where you may write.`,
    );
  }
  return file;
}

export async function backUp(board: Console, options: { file?: string; plays?: string }, talk: Talk): Promise<void> {
  const file = options.file ?? newName('.', 'roundkeeper');
  if (!options.plays && existsSync(file)) throw new Error(`There is a file ${file} already, and it is left alone. Choose another name.`);
  const backup = await takeBackup(board, talk),
    list = playsIn(backup.bytes);
  if (ringOf(backup.bytes).unfinished)
    throw new Error('A restore was cut off on this device, so its plays are not whole. Repeat it first: npm run restore FILE');
  if (options.plays) {
    const { files, failed } = await exportPlays(backup.bytes, options.plays);
    for (const name of files) talk.say(`  ${name}`);
    for (const why of failed) talk.say(`  not exported: ${why}`);
    talk.say(
      `Exported into ${options.plays}: ${files.length} of ${many(list.length, 'play')}. Into a device: npm run restore -- --play FILE`,
    );
    return;
  }
  keep(file, backup);
  for (const play of list) talk.say(`  ${play}`);
  talk.say(`Copied into ${file}: ${many(list.length, 'play')} and all settings. Back onto a device: npm run restore ${file}`);
}

export async function backup(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { plays: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return void tell(USAGE);
  if (positionals.length > 1) throw new Error(`One file is enough: ${positionals.join(', ')}. npm run backup -- --help tells more.`);
  const port = choosePort(values.port, listPorts(), lastPort());
  const board = await openConsole(port);
  rememberPort(port);
  try {
    await backUp(board, { file: positionals[0], plays: values.plays }, terminalTalk());
  } finally {
    board.close();
  }
}
