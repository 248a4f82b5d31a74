// BUY: a MATERIAL from the BUY AREA (or, for the Scientist, from a LANDFILL), its Q for COIN and REP, and what comes free with it.
import type { Steps } from '../kit';
import { ask, dig, job, on, options, pileName, piles, priceName, prices, spend, takeOne, typeName, unseen } from './rules';
import { ACTED, BOGOF, BUY, FACE_UP, type Loop, MAIN, SCIENTIST } from './state';

export const buy = (s: Loop): Steps<Loop> => ({
  kind: () => {
    let list: number[] = [];
    const payable = (i: number) => prices(s, i % 5).length;
    if (s.buySlots)
      list = unseen(s)
        .map(type => FACE_UP + type)
        .filter(payable);
    if (job(s) == SCIENTIST && !s.abilityUsed) list = list.concat(piles(s, payable));
    return ask(
      s,
      7,
      'BUY what?',
      options(
        list,
        pileName(s),
        i => {
          s.it = i;
          return 'price';
        },
        MAIN,
      ),
    );
  },
  price: () => {
    const me = s.seat,
      type = s.it % 5;
    return ask(
      s,
      7,
      'Pay for ' + typeName(type),
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
