// What else changes when the table corrects a value.
import { refillVortex } from './azrak';
import { deal } from './destiny';
import type { Hadal } from './state';
import { proposeShare } from './updates';

export function corrected(s: Hadal, track: string): undefined {
  if (s.phase && ['pool', 'missionReturn', 'azrakOn'].includes(track)) refillVortex(s);
  if (track === 'seenAll')
    s.seen = 0; // counted anew [HA-067]
  else deal(s, s.drawn); // what is in the pile, or a card's value
  if (s.at === 'between.share' || s.at === 'between.shift') s.at = proposeShare(s); // what there is to share
}
