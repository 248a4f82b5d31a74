// A backup of a device: all of its region, at one moment.
import type { Console } from '../console';
import type { Talk } from '../say';
import { readRegion } from './copy';
import { nameOf } from './device';
import type { Backup } from './file';
import { openRegion } from './region';

export async function takeBackup(board: Console, talk: Talk): Promise<Backup> {
  const region = await openRegion(board),
    device = await nameOf(board);
  const bytes = await readRegion(region, (done, of) => talk.progress('Reading', done, of));
  return { made: new Date().toISOString(), device, bytes };
}
