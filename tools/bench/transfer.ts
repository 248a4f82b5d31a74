// A play as lines of text: a head with the state where its history starts, then every input. The PC makes a file of them.

import { type Device, deletePlay, leavePlay, openPlay } from '../../firmware/shell';
import { type Entry, newPlay } from '../../games/engine';
import type { State } from '../../games/kit';

/** Line 0 is the head; line n the n-th input that is still known. undefined after the last one. */
export function exported(device: Device, line: number): string | undefined {
  const session = device.session;
  if (!session) throw new Error('No play is open. Open the one to export.');
  const journal = session.journal,
    bottom = journal.bottom();
  if (line > 0) {
    const entry = bottom + line <= journal.depth ? journal.entry(bottom + line) : undefined;
    return entry && JSON.stringify(entry);
  }
  let start: State | undefined;
  journal.read(bottom, bottom, {
    clear: () => undefined,
    begin: s => {
      start = s;
    },
    line: () => undefined,
  });
  const known = journal.about();
  return JSON.stringify({
    roundkeeper: 1,
    game: known.game,
    version: known.version,
    name: known.name,
    seed: known.seed,
    chosen: known.chosen,
    depth: bottom,
    state: start,
  });
}

interface Head {
  game: string;
  version: number;
  name: string;
  seed: number[];
  chosen?: string; // older files do not tell it
  state: State;
}

/** Starts a play from the head of a file; the inputs follow with session.again(). */
export function importHead(device: Device, head: Head): void {
  if (device.session) leavePlay(device);
  const owner = newPlay(device.ring, head.game, head.version, head.name, head.state, { seed: head.seed, chosen: head.chosen });
  try {
    openPlay(device, owner);
  } catch (error) {
    deletePlay(device, owner); // what cannot be opened is not kept
    throw error;
  }
}

/** One input of a file. When it does not fit, the whole import is taken back. */
export function importEntry(device: Device, entry: Entry): void {
  const session = device.session;
  if (!session) throw new Error('No import has begun.');
  try {
    session.again(entry);
  } catch (error) {
    const owner = session.journal.owner;
    device.session = undefined;
    device.unload(session.game.id);
    deletePlay(device, owner);
    throw error;
  }
}
