// A broken link: in the middle of anything, an Emergency Update or the loss of control. The last Azrak lies in the Vortex.
import { back, type Steps } from '../kit';
import { gain, room } from './azrak';
import { completeAction } from './ejection';
import type { Hadal } from './state';
import { waysToUpdate } from './updates';

/** A test or a card is carried through [HA-144]; after anything else the action is complete. */
function resume(s: Hadal): string {
  const to = back(s);
  if (to === 'test.boost' && s.lostControl[s.seat]) return 'test.support';
  return to.slice(0, 5) === 'test.' || to.slice(0, 6) === 'cards.' ? to : completeAction(s, to);
}

/** The agent decided, or a correction did. */
function settled(s: Hadal): string {
  s.brokenLink = 0;
  return resume(s);
}

export const link = (s: Hadal): Steps<Hadal> => ({
  broken: () => {
    const seat = s.brokenLink - 1;
    if (s.pool[seat]) return { say: 'The link holds', page: 10, seat, then: () => settled(s) }; // a correction has found an Azrak
    /** This pool alone is refilled [HA-141, HA-142]. */
    const refill = () => {
      gain(s, seat, room(s, seat));
      return settled(s);
    };
    const loseControl = () => {
      s.brokenLink = 0;
      s.lostControl[seat] = 1; // [HA-144]
      s.leaving = seat;
      return 'out';
    };
    return {
      say: `LINK BROKEN\nFree Updates left: ${s.freeUpdates}`,
      page: 10,
      seat,
      cue: 'bad',
      options: waysToUpdate(s, 'Emergency', 2, refill, { label: 'Lose control', then: loseControl }), // paid, 1 must be left for the pool [HA-146]
    };
  },

  out: () => ({
    say: `${s.lostControl[s.leaving] ? 'Control is lost\nFinish this, then' : 'Ejected\nNow'} no action, support, swap till all leave`, // [HA-130, HA-131]
    page: 10,
    seat: s.leaving,
    then: () => resume(s),
  }),
});
