// What else changes when the table corrects a value.
import { refillVortex } from './azrak';
import { forgetSeen, setDiscard } from './destiny';
import type { Hadal } from './state';
import { shareFairly } from './updates';

/** No other step has to come first: it returns none. */
export function corrected(s: Hadal, track: string): undefined {
  if (s.phase && ['pool', 'missionReturn', 'azrakOn'].includes(track)) refillVortex(s);
  if (track === 'seenAll')
    forgetSeen(s); // counted anew [HA-067]
  else setDiscard(s, s.discardSet); // the table has put cards into the discard, or changed the value of one
  if (s.at === 'between.share' || s.at === 'between.shift') s.at = shareFairly(s); // there may be more or less to share
}
