// The end of a turn, in this order (LO-044): PAYOFF, EVENT check, refill, DEPLETION, burn, end of the game, EVENTs, next seat.
import { get, type Steps, type Table } from '../kit';
import { applyFor, ask, byType, happy, hurt, less, more, namer, nextTurn, on, options, refill, rivals, types } from './rules';
import {
  ACTED,
  COOP,
  DEPLETED,
  DEPLETION,
  DIAMOND,
  HAPPY12,
  HURT,
  HYPEBEAST,
  type Loop,
  MAIN,
  METAL,
  NEW_WAITS,
  PENALTY,
  SOLO,
  TOLD,
} from './state';
import { eventText } from './texts';

export const finish = (s: Loop, t: Table<Loop>): Steps<Loop> => {
  /** Cards with so many COIN on them that had no PAYOFF this turn. */
  const unpaid = (now: number) => Math.max(0, get(s, 'cards', s.seat * 5 + now) - get(s, 'paid', now) - get(s, 'paid', now + 5));

  /** PAYOFFs that must be made before the turn ends (LO-163). */
  const owed = () => {
    let n = s.rules & NEW_WAITS ? -Math.min(s.applied, unpaid(0)) : 0;
    for (let now = 0; now < 5; now++) n += unpaid(now);
    return n;
  };

  /** Every payment that is possible: 1 or 2 COIN on a card, or a second one. At the turn end the other cards must still get theirs (LO-185). */
  const payoff = (to: string) => {
    const list: number[][] = [], // COIN that it got before, COIN on it, COIN now
      me = s.seat,
      must = to == 'end',
      spare = s.coin[me] - (must ? owed() - 1 : 0);
    for (let got = 0; got < (must ? 1 : 2); got++)
      for (let on = 0; on < 5; on++)
        for (let coins = 1; coins < 3 - got; coins++)
          if ((got ? get(s, 'paid', on) : unpaid(on)) && coins <= spare && on + coins < 6) list.push([got, on, coins]);
    return ask(
      s,
      15,
      'PAYOFF|: $1 or $2 on each card',
      options(
        list,
        x => (x[0] ? 'Paid,' : 'Card') + ' with $' + x[1] + ': $' + x[2],
        x => {
          const card = me * 5 + x[1],
            now = x[1] + x[2];
          s.coin[me] -= x[2];
          less(s, 'cards', card);
          if (x[0]) less(s, 'paid', x[1]);
          // with 5 it is cleared and goes back (LO-164)
          if (now < 5) {
            more(s, 'cards', card + x[2]);
            more(s, 'paid', (x[0] + x[2]) * 5 - 5 + now);
          }
          return to;
        },
        must ? '' : to,
      ),
    );
  };

  const last = () => s.seat == s.seats[s.n - 1];

  /** S10 to S13: the end of the game, the EVENTs of whoever has the turn, the next seat. */
  const pass = () => {
    if (!s.endLatch || !last()) return s.pending[s.seat] ? 'event.flip' : nextTurn(s);
    s.mark |= TOLD; // too late to announce a last round
    return 'end.score';
  };

  /** S6 */
  const check = () => {
    const me = s.seat,
      own = types(s, me),
      what = eventText(s.activeEvent),
      checked = (seat: number) => {
        s.mark |= ACTED;
        if (types(s, seat) & ~own) hurt(s, t, me, HURT);
        return 'end';
      };
    if (s.mark & ACTED) return undefined;
    if (on(s, DIAMOND) && !(own & (1 << METAL)))
      return ask(s, 20, what, () => {
        happy(s, t, me, -1);
        return checked(me);
      });
    if (on(s, HYPEBEAST) && s.n > 1) return ask(s, 20, what, options(rivals(s, me), namer(s), checked));
    return undefined;
  };

  return {
    end: () => {
      const me = s.seat,
        due = owed(),
        goods = Math.min(5 - s.buySlots, s.matDeck);
      if (due > s.coin[me]) return ask(s, 15, 'PAYOFF needs $' + due + ': one more card', () => applyFor(s, me, 'end'));
      if (due) return payoff('end');
      return (
        check() ||
        ask(
          s,
          10,
          'Refill ' +
            goods +
            ' MATERIAL, ' +
            (5 - s.actSlots) +
            ' ACTIVITY. Deck left ' +
            (s.matDeck - goods) +
            (s.actSlots < 5 ? '|. No ACTIVITY left: shuffle' : ''),
          () => {
            refill(s, t);
            if (s.mark & PENALTY) {
              s.mark ^= PENALTY;
              hurt(s, t, me, DEPLETED);
            }
            if (s.h.indexOf(12) >= 0) s.endLatch |= HAPPY12; // a correction reaches it, too
            return s.matDeck && (s.mode == SOLO || (s.mode == COOP && last())) ? 'burn' : pass(); // S9
          },
        )
      );
    },
    pay: () => payoff(MAIN),
    burn: () =>
      ask(
        s,
        s.mode == SOLO ? 17 : 16,
        'Burn the top MATERIAL|. Its type?',
        byType(s, type => {
          more(s, 'matDiscard', type);
          less(s, 'matDeck');
          if (!s.matDeck) s.endLatch |= DEPLETION; // without penalty
          return pass();
        }),
      ),
  };
};
