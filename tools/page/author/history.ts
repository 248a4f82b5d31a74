// The whole play as a line to walk along: any step of it, back and forth. The play then stands there, as after so many undos.
import type { Device } from '../../../firmware/shell';
import { Session } from '../../../games/engine';

export interface History {
  bottom: number;
  depth: number;
  top: number;
}

export function historyOf(device: Device): History | undefined {
  const journal = device.session?.journal;
  return journal && { bottom: journal.bottom(), depth: journal.depth, top: journal.top };
}

/** Throws a sentence, and leaves the play where it was, when the history does not reach there. */
export function goTo(device: Device, depth: number): void {
  const { session } = device;
  if (!session || depth === session.journal.depth) return;
  const { game, journal } = session,
    before = journal.depth;
  journal.go(depth);
  try {
    device.session = new Session(game, journal, device.fate);
  } catch (problem) {
    journal.go(before);
    throw problem;
  }
  device.time.seconds(); // the time since then is no step's
  while (device.screens.length) device.close();
  device.open('play');
  device.show();
}
