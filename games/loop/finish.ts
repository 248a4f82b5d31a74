// The end of a turn, in this order (LO-044): PAYOFF, EVENT check, refill, DEPLETION, burn, end of the game, EVENTs, next seat.
import type { Ask, Steps, Table } from '../kit';
import { applyFor, ask, byType, happy, hurt, less, more, namer, nextTurn, on, options, refill, rivals, types } from './rules';
import {
  CHECKED,
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

/** Cards with so many COIN on them that had no PAYOFF this turn. */
function unpaid(s: Loop, now: number): number {
  return Math.max(0, s.cards[s.seat * 5 + now] - s.paid[now] - s.paid[now + 5]);
}

/** PAYOFFs that must be made before the turn ends (LO-163). */
function owed(s: Loop): number {
  let n = s.rules & NEW_WAITS ? -Math.min(s.applied, unpaid(s, 0)) : 0;
  for (let now = 0; now < 5; now++) n += unpaid(s, now);
  return n;
}

/** Every payment that is possible: 1 or 2 COIN on a card, or a second one. At the turn end the other cards must still get theirs (LO-185). */
function payoff(s: Loop, to: string): Ask {
  const list: number[][] = [], // COIN that it got before, COIN on it, COIN now
    me = s.seat,
    must = to == 'end',
    spare = s.coin[me] - (must ? owed(s) - 1 : 0);
  for (let got = 0; got < (must ? 1 : 2); got++)
    for (let on = 0; on < 5; on++)
      for (let coins = 1; coins < 3 - got; coins++)
        if ((got ? s.paid[on] : unpaid(s, on)) && coins <= spare && on + coins < 6) list.push([got, on, coins]);
  const choices = options(
    list,
    x => (x[0] ? 'Paid,' : 'Card') + ' with $' + x[1] + ': $' + x[2],
    x => {
      const card = me * 5 + x[1],
        now = x[1] + x[2];
      s.coin[me] -= x[2];
      less(s, 'cards', card);
      if (x[0]) s.paid[x[1]]--;
      // with 5 it is cleared and goes back (LO-164)
      if (now < 5) {
        s.cards[card + x[2]]++;
        s.paid[(x[0] + x[2]) * 5 - 5 + now]++;
      }
      return to;
    },
    must ? '' : to,
  );
  return ask(s, 15, 'PAYOFF|: $1 or $2 on each card', choices);
}

function last(s: Loop): boolean {
  return s.seat == s.seats[s.n - 1];
}

/** S10 to S13: the end of the game, the EVENTs of whoever has the turn, the next seat. */
function pass(s: Loop): string {
  if (!s.endLatch || !last(s)) return s.pending[s.seat] ? 'event.flip' : nextTurn(s);
  s.mark |= TOLD; // too late to announce a last round
  return 'end.score';
}

/** S6 */
function check(s: Loop, t: Table<Loop>): Ask | undefined {
  const me = s.seat,
    own = types(s, me),
    what = eventText(s.activeEvent),
    checked = (seat: number) => {
      s.mark |= CHECKED;
      if (types(s, seat) & ~own) hurt(s, t, me, HURT);
      return 'end';
    };
  if (s.mark & CHECKED) return undefined;
  if (on(s, DIAMOND) && !(own & (1 << METAL)))
    return ask(s, 20, what, () => {
      happy(s, t, me, -1);
      return checked(me);
    });
  if (on(s, HYPEBEAST) && s.n > 1) return ask(s, 20, what, options(rivals(s, me), namer(s), checked));
  return undefined;
}

export const finish = (s: Loop, t: Table<Loop>): Steps<Loop> => ({
  end: () => {
    const me = s.seat,
      due = owed(s),
      goods = Math.min(5 - s.buySlots, s.matDeck);
    if (due > s.coin[me]) return ask(s, 15, 'PAYOFF needs $' + due + ': one more card', () => applyFor(s, me, 'end'));
    if (due) return payoff(s, 'end');
    return (
      check(s, t) ||
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
          refill(s);
          if (s.mark & PENALTY) {
            s.mark ^= PENALTY;
            hurt(s, t, me, DEPLETED);
          }
          if (s.h.indexOf(12) >= 0) s.endLatch |= HAPPY12; // a correction reaches it, too
          return s.matDeck && (s.mode == SOLO || (s.mode == COOP && last(s))) ? 'burn' : pass(s); // S9
        },
      )
    );
  },
  pay: () => payoff(s, MAIN),
  burn: () =>
    ask(
      s,
      s.mode == SOLO ? 17 : 16,
      'Burn the top MATERIAL|. Its type?',
      byType(s, type => {
        more(s, 'matDiscard', type);
        less(s, 'matDeck');
        if (!s.matDeck) s.endLatch |= DEPLETION; // without penalty
        return pass(s);
      }),
    ),
});
