// A broken link: in the middle of anything, an Emergency Update or the loss of control. The last Azrak lies in the Vortex.
import { back, type Steps } from '../kit';
import type { Hadal } from './state';
import { ask, name, settle, tell, updates } from './table';

export const link = (): Steps<Hadal> => {
  /** A test or a card is carried through [HA-144]; after anything else the action is complete. */
  const resume = (s: Hadal) => {
    const to = back(s);
    if (to == 'test.boost' && s.lost[s.seat]) return 'test.help';
    return to.indexOf('test.') && to.indexOf('card.') ? settle(s, to) : to;
  };
  return {
    broken: s => {
      const seat = s.link - 1;
      // this pool alone is refilled [HA-141, HA-142]
      const refill = () => {
        s.link = 0;
        s.pool[seat] = Math.min(s.level[seat], s.vortex);
        s.vortex -= s.pool[seat];
        return resume(s);
      };
      const lose = () => {
        s.link = 0;
        s.lost[seat] = 1;
        s.k = seat;
        return 'out';
      };
      const q = ask(
        'Link broken: ' + name(s, seat) + '\nPay 1 to Mission Return and refill? Free left: ' + s.freeUpdates,
        10,
        updates(s, 'Emergency', 2, refill).concat([['Lose control', lose]]), // paid, 1 must be left for the pool [HA-146]
        'bad',
      );
      q.seat = seat;
      return q;
    },
    out: s =>
      tell(
        name(s, s.k) + (s.lost[s.k] ? ' lost control\nFinish this, then' : ' is ejected\nNow') + ' no action, support, swap till you leave',
        10,
        () => resume(s),
      ),
  };
};
