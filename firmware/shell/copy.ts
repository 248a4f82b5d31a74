// Our copy: what is printed in this table's box, kept for all plays of a game.
import { type AnyGame, cells, get, ownOf, put, type State, type Value, type Values } from '../../games/kit';
import type { Device } from './device';

/** The printed values of the open play become those that new plays of its game start with, and those that are only guessed stay so. */
export function keepCopy(device: Device): void {
  const session = device.session!,
    s = session.state(),
    values = s as unknown as Values,
    copy: Values = { copied: s.copied };
  for (const id in values) {
    // a list of all names would take hundreds of variables
    const track = session.track(id); // one at a time, whatever heading it is under
    if (track && track.printed && cells(s, track).length) copy[id] = values[id];
  }
  device.notes.keep(`p:${session.game.id}`, JSON.stringify(copy));
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
    if (own === undefined) continue;
    if (game.tables) values[key] = fitted(own, was);
    else if (typeof own === 'number')
      values[key] = was; // 0 may stand for a list that is not there yet
    else for (let i = 0; i < own.length && i < (was as number[]).length; i++) put(s, key, get(kept as unknown as State, key, i), i);
  }
}
