// npm run restore: a backup back onto the device; or one play from a file, beside those that are there.
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readWhole } from '../../../hal/mock/disk';
import { tell } from '../../tell';
import { Console } from '../console';
import { choosePort, lastPort, listPorts, rememberPort } from '../ports';
import { many, type Talk, terminalTalk } from '../talk';
import { keep, newName, takeBackup } from './backup';
import { readRegion, writeRegion } from './copy';
import { start, stop } from './device';
import { parsed } from './file';
import { withPlay } from './plays';
import { openRegion, type Region } from './region';
import { playsIn, ringOf } from './still';

const USAGE = `npm run restore -- FILE [--yes] [--port PORT]
npm run restore -- --play FILE [--yes] [--port PORT]

  FILE         a backup: takes the place of all plays and settings on the device
  --play FILE  one play that was exported: comes beside those that are there
  --yes        do not ask
  --port PORT  where the board is, when there are several

What was on the device is copied into a file first. The device restarts at the end.
`;

export interface RestoreOptions {
  file?: string;
  play?: string;
  yes?: boolean;
}

async function allowed(question: string, options: RestoreOptions, talk: Talk): Promise<boolean> {
  if (options.yes) return true;
  const answer = await talk.ask(`${question} Type yes: `);
  if (answer === undefined) throw new Error('Nobody is here to be asked. Say --yes if it is meant. Nothing was changed.');
  return answer === 'yes';
}

function list(title: string, plays: string[], talk: Talk): void {
  talk.say(`${title}: ${many(plays.length, 'play')}`);
  for (const play of plays) talk.say(`  ${play}`);
}

function text(file: string): string {
  return readWhole(file, 'The file', 'Check its name. Nothing was changed on the device.').toString();
}

export async function bringBack(board: Console, options: RestoreOptions, talk: Talk): Promise<void> {
  const backup = options.file === undefined ? undefined : parsed(text(options.file)); // before the device is asked for anything
  if (options.play !== undefined) text(options.play);
  const region = await openRegion(board);
  if (backup && backup.bytes.length !== region.size)
    throw new Error(
      `This backup is of a device with ${backup.bytes.length / 1024} KB for plays, and this one has ${region.size / 1024}. Nothing was changed on it.`,
    );
  const before = await takeBackup(board, talk),
    cut = ringOf(before.bytes).unfinished;
  if (cut && !backup) throw new Error('A restore was cut off on this device. Repeat that one first: npm run restore FILE');
  const wanted = backup ? backup.bytes : await withPlay(before.bytes, options.play!);
  if (cut) talk.say('A restore was cut off on this device: this one finishes it.');
  else list('On the device now', playsIn(before.bytes), talk);
  list(
    backup ? `In the backup of ${backup.made.slice(0, 16).replace('T', ' ')}, ${backup.device}` : 'On the device afterwards',
    playsIn(wanted),
    talk,
  );
  const question = backup ? 'The backup takes the place of everything on the device.' : 'The play is added.';
  if (!(await allowed(question, options, talk))) return talk.say('Nothing was changed.');
  const kept = newName(dirname(options.file ?? options.play!), 'roundkeeper-before');
  await stop(board);
  try {
    const now = await readRegion(region, () => {}, before.bytes); // it may have stored something since
    keep(kept, { ...before, bytes: now });
    talk.say(`What was there is in ${kept}.`);
    const goal = backup ? wanted : await withPlay(now, options.play!);
    await write(region, now, goal, kept, talk);
  } finally {
    await restart(board, talk);
  }
}

async function write(region: Region, now: string, goal: string, kept: string, talk: Talk): Promise<void> {
  try {
    const { pages } = await writeRegion(region, now, goal, (done, of) => talk.progress('Writing', done, of));
    talk.say(pages ? 'All of it is written and read back.' : 'All of it was there already.');
  } catch (problem) {
    throw new Error(
      `${(problem as Error).message}\nIt was cut off in the middle: repeat the command, which finishes it. Until then the device says that its plays are not whole. What was there is in ${kept}.`,
    );
  }
}

async function restart(board: Console, talk: Talk): Promise<void> {
  try {
    if (await start(board)) talk.say('The device has started again.');
    else talk.say('Roundkeeper does not run on the device. Put it there: npm run flash');
  } catch {
    talk.say('The device does not answer. Unplug it and plug it in again.');
  }
}

export async function restore(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { play: { type: 'string' }, yes: { type: 'boolean' }, port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return void tell(USAGE);
  if (positionals.length + (values.play === undefined ? 0 : 1) !== 1) throw new Error(`Which file? One of:\n${USAGE}`);
  const port = choosePort(values.port, listPorts(), lastPort());
  const board = await Console.open(port);
  rememberPort(port);
  try {
    await bringBack(board, { file: positionals[0], play: values.play, yes: values.yes }, terminalTalk());
  } finally {
    board.close();
  }
}
