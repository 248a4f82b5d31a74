// The last changes of one value: what it was, what it became, and by which input. For who asks why a track stands where it stands.
import { type Track, valueAt } from '../kit';
import { applyEntry } from './apply';
import { putEffect } from './effect';
import { entryIn, wordsIn } from './journal';
import { giveBack, lay, textOf, touch } from './replay';
import type { Session } from './session';
import { told } from './words';

const LOOKED = 80; // steps back, on the page that is written

export interface Change {
  was: number;
  now: number;
  words: string; // of the input, as the log has them; '' where they are not stored
  ago: number; // seconds of play
}

/** The oldest first. The state on the table waits as a text meanwhile, as it does for the log. */
export function changesOf(session: Session, id: string, track: Track, cell: number): Change[] {
  const { journal } = session,
    list: Change[] = [];
  session.settle();
  const { played } = session.state(),
    before = textOf(session),
    start = Math.max(journal.low, journal.depth - LOOKED);
  let names: string[] = [];
  touch(session);
  session._replaying = true;
  try {
    journal.read(start, journal.depth, {
      clear: () => lay(session, undefined),
      begin: (s, _depth, own) => {
        lay(session, s);
        names = own;
      },
      line(line, _to, effect) {
        const s = session._s,
          was = valueAt(s, id, track, cell),
          named = wordsIn(line),
          words = named && told(session, named, entryIn(line));
        if (effect) putEffect(s, names, effect, parseInt(line, 10));
        else {
          lay(session, s);
          applyEntry(session, entryIn(line));
        }
        const now = valueAt(session._s, id, track, cell);
        if (now !== was) list.push({ was, now, words, ago: played - session._s.played });
      },
    });
  } finally {
    giveBack(session, before, journal.depth);
  }
  return list;
}
