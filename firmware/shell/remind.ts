// The table's own reminders: at a round, every so many rounds, in a phase, or when a track reaches a value. Kept with a play, or with all plays of a game.
import { phaseNow, roundNow } from '../../games/engine';
import { get, ownOf, type State, type Values, valueAt } from '../../games/kit';
import type { Device } from './device';

export const AT_ROUND = 0,
  EVERY = 1, // so many rounds
  IN_PHASE = 2,
  AT_VALUE = 3; // of a track
export const MOST_REMINDERS = 8;

export interface Reminder {
  kind: number; // AT_ROUND, EVERY, IN_PHASE or AT_VALUE
  number: number; // of the round, of rounds, or the value
  what: string; // the name of a phase, or the id of a track
  cell: number; // which of its values
  text: string;
}

export function newReminder(): Reminder {
  return { kind: AT_ROUND, number: 0, what: '', cell: 0, text: '' };
}

/** Kept with the game, or with this play. */
function noteName(device: Device, withGame: boolean): string {
  const { game, journal } = device.session!;
  return withGame ? `m:${game.id}` : `m${journal.owner}`;
}

/** Those of the game, or those of this play. A note has five values of each, in the order of Reminder. */
export function remindersOf(device: Device, withGame: boolean): Reminder[] {
  const list: Reminder[] = [];
  try {
    for (const stored of JSON.parse(device.notes.read(noteName(device, withGame)) || '[]')) {
      const [kind, number, what, cell, text] = stored;
      if (stored.length === 5) list.push({ kind, number, what, cell, text });
    }
  } catch (_) {
    // damaged: no reason to stop a game
  }
  return list;
}

export function keepReminders(device: Device, withGame: boolean, list: Reminder[]): void {
  const stored = list.map(({ kind, number, what, cell, text }) => [kind, number, what, cell, text]);
  device.notes.keep(noteName(device, withGame), JSON.stringify(stored));
  openReminders(device);
}

/** A new play has none of its own: another play had this number. */
export function forgetReminders(device: Device, owner: number): void {
  if (device.notes.read(`m${owner}`)) device.notes.keep(`m${owner}`, '');
}

/** '' while there is nothing to remind of; else another text for each time. */
function occasion(device: Device, s: State, one: Reminder): string {
  const round = roundNow(s),
    { kind, number, what } = one;
  if (kind === AT_ROUND) return round === number ? 'now' : '';
  if (kind === EVERY) return round && round % number === 0 ? `${round}` : '';
  if (kind === IN_PHASE) return phaseNow(device.session!.game, s) === what ? 'now' : '';
  if (ownOf(s as unknown as Values, what) === undefined) return '';
  const track = device.session!.track(what);
  return (track ? valueAt(s, what, track, one.cell) : get(s, what, one.cell)) >= number ? 'now' : '';
}

/** A play opens, or what it is reminded of has changed: what is so already is not told. */
export function openReminders(device: Device): void {
  const s = device.session!.state();
  device.reminders = remindersOf(device, true).concat(remindersOf(device, false));
  device.occasions = device.reminders.map(one => occasion(device, s, one));
}

/** After every answer: says what has come since the last time. */
export function remind(device: Device): void {
  const s = device.session!.state();
  if (!device.reminders) {
    openReminders(device);
    return;
  }
  for (let i = 0; i < device.reminders.length; i++) {
    const now = occasion(device, s, device.reminders[i]);
    if (now && now !== device.occasions[i]) {
      device.add(`Remember: ${device.reminders[i].text}`);
      device.cue('time');
    }
    device.occasions[i] = now;
  }
}
