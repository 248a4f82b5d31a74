// Our copy: what is printed in this table's box, kept for all plays of a game.
import { type AnyGame, ownOf, type State, type Value, type Values } from '../../games/kit';
import type { Device } from './device';

/** The values that the table has copied from its box are those that new plays of the game start with. */
export function keepCopy(device: Device): void {
  const session = device.session!,
    s = session.state(),
    note = `p:${session.game.id}`,
    copy: Values = JSON.parse(device.notes.read(note) || '{}');
  copy.copied = s.copied;
  for (const id of session.copied) copy[id] = (s as unknown as Values)[id];
  session.copied = [];
  device.notes.keep(note, JSON.stringify(copy));
}

/** A value as it was kept, as far as it fits: with fewer players, or by rules that had a list there. */
function fitted(own: Value, kept: Value): Value {
  if (Array.isArray(own)) return Array.isArray(kept) ? kept.concat(own.slice(kept.length)).slice(0, own.length) : own;
  return typeof kept === typeof own ? kept : own;
}

/** A new play starts with the values of our copy. */
export function takeCopy(device: Device, game: AnyGame, s: State): void {
  const kept: Values = JSON.parse(device.notes.read(`p:${game.id}`) || '{}'),
    values = s as unknown as Values;
  for (const key of Object.keys(kept)) {
    const own = ownOf(values, key),
      was = kept[key];
    if (own !== undefined) values[key] = fitted(own, was);
  }
}
