// The luck of the open play: counted with every roll, stored in a quiet moment and when the play is left.
import { addRolls, type Fortune, fortuneNote, fortunesOf } from '../../games/engine';
import type { Device } from './device';

function noteName(device: Device): string {
  return `l${device.session!.journal.owner}`;
}

/** Of every seat of the open play. */
export function fortunes(device: Device): Fortune[] {
  return fortunesOf(device.fortune || device.notes.read(noteName(device)), device.session!.state().names.length);
}

/** What was tried with the last answer. What cannot fail, or cannot succeed, is nobody's luck. */
export function countLuck(device: Device): void {
  const { tries } = device.session!,
    all = tries.length ? fortunes(device) : [];
  for (const one of tries)
    if (all[one.seat] && one.tries && one.ways > 0 && one.ways < one.of)
      addRolls(all[one.seat], one.ways / one.of, one.successes, one.tries);
  if (tries.length) device.fortune = fortuneNote(all);
}

/** A page that counts is no reason to stop a game: what cannot be stored waits for the next time. */
export function storeLuck(device: Device): void {
  if (!device.fortune || !device.session) return;
  try {
    device.notes.keep(noteName(device), device.fortune);
    device.fortune = '';
  } catch (_) {
    // it waits
  }
}

/** A new play begins with nobody's luck. */
export function forgetLuck(device: Device, owner: number): void {
  if (device.notes.read(`l${owner}`)) device.notes.keep(`l${owner}`, '');
}
