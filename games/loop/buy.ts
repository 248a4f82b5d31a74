// BUY: a MATERIAL from the BUY AREA (or, for the Scientist, from a LANDFILL), its Q for COIN and REP, and what comes free with it.
import type { OldSteps as Steps } from '../kit';
import { ask, dig, goods, on, options, pileName, priceName, prices, spend, takeOne, typeName } from './rules';
import { ACTED, BOGOF, BUY, FACE_UP, type Loop, MAIN } from './state';

export const buy = (s: Loop): Steps<Loop> => ({
  kind: () =>
    ask(
      s,
      7,
      'BUY what?',
      options(
        goods(s),
        pileName(s),
        i => {
          s.it = i;
          return 'price';
        },
        MAIN,
      ),
    ),
  price: () => {
    const me = s.seat,
      type = s.it % 5;
    return ask(
      s,
      7,
      'Pay what for ' + typeName(type) + '?',
      options(
        prices(s, type),
        priceName,
        x => {
          s.bought++;
          s.main = s.main || BUY; // a Clerk may be at WORK
          s.rep[me] -= x[2];
          if (x[3]) s.mark |= ACTED;
          if (s.it < FACE_UP) s.abilityUsed = 1;
          dig(s, s.it, me, x[1]);
          spend(s, x[0]);
          return on(s, BOGOF) && s.buySlots ? 'free' : '';
        },
        'kind',
      ),
    );
  },
  free: () => takeOne(s, 20, 1, s.seat),
});
