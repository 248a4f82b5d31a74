// Where the open play stands, in words: for what is kept of a roll.
import { whoNow } from '../../games/engine';
import type { Device } from './device';

/** "Ada, Combat": who is asked, and in which phase; '' when no play is open. */
export function whoAndPhase(device: Device): string {
  return device.session ? whoNow(device.session) : '';
}
