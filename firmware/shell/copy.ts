// Our copy: what is printed in this table's box, kept for all plays of a game.
import { cells, type Values } from '../../games/kit';
import type { Device } from './device';

/** The printed values of the open play become those that new plays of its game start with. */
export function keepCopy(device: Device): void {
  const session = device.session!,
    s = session.state(),
    values = s as unknown as Values,
    copy: Values = {};
  for (const id of Object.keys(values)) {
    const track = session.track(id); // one at a time, whatever heading it is under
    if (track && track.printed && cells(s, track).length) copy[id] = values[id];
  }
  device.notes.keep(`p:${session.game.id}`, JSON.stringify(copy));
}
