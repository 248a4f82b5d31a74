// The table's own reminders: at a round, every so many rounds, in a phase, or when a track reaches a value. Kept with a play, or with all plays of a game.
import { phaseNow } from '../../games/engine';
import { get, type State } from '../../games/kit';
import type { Device } from './device';

export const AT_ROUND = 0,
  EVERY = 1, // so many rounds
  IN_PHASE = 2,
  AT_VALUE = 3; // of a track
export const MOST_REMINDERS = 8;

/** `what`: the name of a phase, or the id of a track. `cell`: which of its values. */
export type Reminder = [kind: number, number: number, what: string, cell: number, text: string];

/** The round of a play; 0 when its game counts none. */
export function roundOf(s: State): number {
  const { round } = s as unknown as { round?: number };
  return typeof round === 'number' ? round : 0;
}

/** Kept with the game, then with this play. */
function names(device: Device): string[] {
  const { game, journal } = device.session!;
  return [`m:${game.id}`, `m${journal.owner}`];
}

function listed(note: string | undefined): Reminder[] {
  try {
    const list = JSON.parse(note || '[]');
    return list.filter((one: Reminder) => one.length === 5);
  } catch (_) {
    return []; // damaged: no reason to stop a game
  }
}

/** Those of the game, and those of this play. */
export function remindersOf(device: Device): [game: Reminder[], play: Reminder[]] {
  const [game, play] = names(device);
  return [listed(device.notes.read(game)), listed(device.notes.read(play))];
}

export function keepReminders(device: Device, withGame: boolean, list: Reminder[]): void {
  device.notes.keep(names(device)[withGame ? 0 : 1], JSON.stringify(list));
  device.reminders = undefined; // read again at the next answer
}

/** A new play has none of its own: another play had this number. */
export function forgetReminders(device: Device, owner: number): void {
  if (device.notes.read(`m${owner}`)) device.notes.keep(`m${owner}`, '');
}

/** '' while there is nothing to remind of; else another text for each time. */
function occasion(device: Device, s: State, one: Reminder): string {
  const round = roundOf(s);
  if (one[0] === AT_ROUND) return round === one[1] ? 'now' : '';
  if (one[0] === EVERY) return round && round % one[1] === 0 ? `${round}` : '';
  if (one[0] === IN_PHASE) return phaseNow(device.session!.game, s) === one[2] ? 'now' : '';
  const value = (s as unknown as { [id: string]: unknown })[one[2]];
  return value !== undefined && get(s, one[2], one[3]) >= one[1] ? 'now' : '';
}

/** Called when a play opens and after every answer: says what has come since the last time. */
export function remind(device: Device, opened?: boolean): void {
  const s = device.session!.state();
  if (opened || !device.reminders) {
    const kept = remindersOf(device);
    device.reminders = kept[0].concat(kept[1]);
    device.occasions = device.reminders.map(one => occasion(device, s, one));
    return;
  }
  for (let i = 0; i < device.reminders.length; i++) {
    const now = occasion(device, s, device.reminders[i]);
    if (now && now !== device.occasions[i]) {
      device.add(`Remember: ${device.reminders[i][4]}`);
      device.cue('time');
    }
    device.occasions[i] = now;
  }
}
