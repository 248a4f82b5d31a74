// The luck of the open play: counted with every roll, stored in a quiet moment and when the play is left.
import { addRoll, type Fortune, fortuneNote, fortunesOf } from '../../games/engine';
import type { Device } from './device';

function noteName(device: Device): string {
  return `l${device.session!.journal.owner}`;
}

/** Of every seat of the open play. */
export function fortunes(device: Device): Fortune[] {
  return fortunesOf(device.fortune || device.notes.read(noteName(device)), device.session!.state().names.length);
}

/** A roll for which odds stood there. */
export function countLuck(device: Device, seat: number, chance: number, success: boolean): void {
  const all = fortunes(device);
  if (!all[seat]) return; // everybody was asked
  addRoll(all[seat], chance, success);
  device.fortune = fortuneNote(all);
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
