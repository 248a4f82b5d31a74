// What a restore does on a device: everything from a backup, or one play more. What was there is kept first.
import type { Console } from '../console';
import { many, type Talk } from '../say';
import { readRegion, writeRegion } from './copy';
import { start, stop } from './device';
import type { Backup } from './file';
import { openRegion, type Region } from './region';
import { playsIn, ringOf } from './still';
import { takeBackup } from './take';

/** What is to be brought: a backup, or what a play makes of the bytes that are there. */
export interface Bringing {
  backup?: Backup;
  withPlay?(bytes: string): Promise<string>;
  /** Asks whether it is meant. */
  allowed(question: string): Promise<boolean>;
  /** Keeps what was there, and says where. */
  keep(before: Backup): string;
}

function list(title: string, plays: string[], talk: Talk): void {
  talk.say(`${title}: ${many(plays.length, 'play')}`);
  for (const play of plays) talk.say(`  ${play}`);
}

export async function bring(board: Console, { backup, withPlay, allowed, keep }: Bringing, talk: Talk): Promise<void> {
  const region = await openRegion(board);
  if (backup && backup.bytes.length !== region.size)
    throw new Error(
      `This backup is of a device with ${backup.bytes.length / 1024} KB for plays, and this one has ${region.size / 1024}. Nothing was changed on it.`,
    );
  const before = await takeBackup(board, talk),
    cut = ringOf(before.bytes).unfinished;
  if (cut && !backup) throw new Error('A restore was cut off on this device. Repeat that one first: npm run restore FILE');
  const wanted = backup ? backup.bytes : await withPlay!(before.bytes);
  if (cut) talk.say('A restore was cut off on this device: this one finishes it.');
  else list('On the device now', playsIn(before.bytes), talk);
  list(
    backup ? `In the backup of ${backup.made.slice(0, 16).replace('T', ' ')}, ${backup.device}` : 'On the device afterwards',
    playsIn(wanted),
    talk,
  );
  const question = backup ? 'The backup takes the place of everything on the device.' : 'The play is added.';
  if (!(await allowed(question))) return talk.say('Nothing was changed.');
  await stop(board);
  try {
    const now = await readRegion(region, () => {}, before.bytes), // it may have stored something since
      kept = keep({ ...before, bytes: now });
    talk.say(`What was there is in ${kept}.`);
    const goal = backup ? wanted : await withPlay!(now);
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
