// BUY: a MATERIAL from the BUY AREA (or, for the Scientist, from a LANDFILL), its Q for COIN and REP, and what comes free with it.
import type { Steps } from '../kit';
import { ask, choose, dig, digit, job, on, pileName, piles, prices, put, spend, takeOne, typeName, unseen } from './rules';
import { BOGOF, BUY, type Loop, SALE, SCIENTIST } from './state';

export const buy = (): Steps<Loop> => {
  /** -5 to -1 is a type of the BUY AREA, from 0 on a LANDFILL. */
  const price = (s: Loop) => (i: number) => {
    s.it = i;
    return 'price';
  };
  return {
    kind: s => {
      const pick = choose(s.buySlots ? unseen(s).filter(type => prices(s, type).length) : [], typeName, type => price(s)(type - 5));
      if (job(s) == SCIENTIST && s.main == BUY && !s.abilityUsed) pick.push(['From a landfill', 'pile']);
      pick.push(['Back', 'turn.main']);
      return ask(s, 7, 'BUY which type?', pick);
    },
    pile: s =>
      ask(
        s,
        19,
        'from which landfill?',
        choose(
          piles(s, i => prices(s, i % 5).length > 0),
          i => pileName(s, i),
          price(s),
          'kind',
        ),
      ),
    price: s => {
      const type = (s.it + 5) % 5;
      return ask(
        s,
        7,
        'pay for ' + typeName(type),
        choose(
          prices(s, type),
          x => (x > 999 ? 'Sale: ' : '') + 'Q' + digit(x, 1) + ' for $' + digit(x, 2) + (x % 10 ? ' ' + (x % 10) + ' REP' : ''),
          x => {
            s.bought++;
            s.rep[s.seat] -= x % 10;
            if (x > 999) s.mark |= SALE;
            if (s.it < 0) {
              s.buySlots--;
              put(s, s.seat * 25 + type * 5 + digit(x, 1), 1);
            } else {
              s.abilityUsed = 1;
              dig(s, s.it, s.seat, digit(x, 1));
            }
            spend(s, digit(x, 2));
            return on(s, BOGOF) && s.buySlots ? 'free' : undefined;
          },
          'kind',
        ),
      );
    },
    free: s => takeOne(s, 20, 1),
  };
};
