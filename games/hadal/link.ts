// A broken link: in the middle of anything, an Emergency Update or the loss of control. The last Azrak lies in the Vortex.
import { back, type Steps } from '../kit';
import type { Hadal } from './state';
import { pay, room, settle, updates } from './table';

export const link = (s: Hadal): Steps<Hadal> => {
  /** A test or a card is carried through [HA-144]; after anything else the action is complete. */
  const resume = () => {
    const to = back(s);
    if (to == 'test.boost' && s.lost[s.seat]) return 'test.help';
    return ['test', 'card'].includes(to.slice(0, 4)) ? to : settle(s, to);
  };
  return {
    broken: () => {
      const seat = s.link - 1;
      const goOn = () => {
        s.link = 0;
        return resume();
      };
      // this pool alone is refilled [HA-141, HA-142]
      const refill = () => {
        pay(s, seat, -room(s, seat));
        return goOn();
      };
      const lose = () => {
        s.link = 0;
        s.lost[seat] = 1;
        s.k = seat;
        return 'out';
      };
      if (s.pool[seat]) return ['The link holds', 10, goOn, seat]; // a correction has found an Azrak
      return [
        'LINK BROKEN\nFree left: ' + s.freeUpdates,
        10,
        updates(s, 'Emergency', 2, refill).concat([['Lose control', lose]]), // paid, 1 must be left for the pool [HA-146]
        seat,
        0,
        { cue: 'bad' },
      ];
    },
    out: () => [
      (s.lost[s.k] ? 'Control is lost\nFinish this, then' : 'Ejected\nNow') + ' no action, support, swap till all leave',
      10,
      resume,
      s.k,
    ],
  };
};
