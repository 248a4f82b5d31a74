// The end of a turn, in this order (LO-044): PAYOFF, EVENT check, refill, DEPLETION, burn, end of the game, EVENTS, next seat.
import { get, type OldSteps as Steps, type Table } from '../kit';
import {
  applyFor,
  ask,
  byType,
  happier,
  happy,
  hurt,
  less,
  many,
  more,
  namer,
  nextTurn,
  on,
  options,
  refill,
  rivals,
  tooFew,
  types,
} from './rules';
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
import { eventName, eventText } from './texts';

/** Cards with so many COIN on them that had no PAYOFF this turn. */
const unpaid = (s: Loop, now: number) => Math.max(0, get(s, 'cards', s.seat * 5 + now) - get(s, 'paid', now) - get(s, 'paid', now + 5));

/** PAYOFFS that must be made before the turn ends (LO-163). */
function owed(s: Loop): number {
  let n = s.rules & NEW_WAITS ? -Math.min(s.applied, unpaid(s, 0)) : 0;
  for (let now = 0; now < 5; now++) n += unpaid(s, now);
  return n;
}

/** The EVENT that is checked now, before the refill (S6), or 0. */
function checked(s: Loop): number {
  if (s.mark & ACTED) return 0;
  if (on(s, DIAMOND) && !(types(s, s.seat) & (1 << METAL))) return DIAMOND;
  return on(s, HYPEBEAST) && s.n > 1 ? HYPEBEAST : 0;
}

/** MATERIALS that the refill brings. */
const goods = (s: Loop) => Math.min(5 - s.buySlots, s.matDeck);

const last = (s: Loop) => s.seat == s.seats[s.seats.length - 1];

/** S10 to S13: the end of the game, the EVENTS of whoever has the turn, the next seat. */
function pass(s: Loop): string {
  if (!s.endLatch || !last(s)) return s.pending[s.seat] ? 'event.flip' : nextTurn(s);
  s.mark |= TOLD; // too late to announce a last round
  return 'end.score';
}

/** S7 to S9: the refill, DEPLETION, and what is burnt. */
function fill(s: Loop, t: Table<Loop>): string {
  refill(s, t);
  if (s.mark & PENALTY) {
    s.mark ^= PENALTY;
    hurt(s, t, s.seat, DEPLETED);
  }
  if (s.h.indexOf(12) >= 0) s.endLatch |= HAPPY12; // a correction reaches it, too
  return s.matDeck && (s.mode == SOLO || (s.mode == COOP && last(s))) ? 'finish.burn' : pass(s);
}

/** The turn ends: where something is to be paid, checked or refilled it is asked, else play goes on. */
export const close = (s: Loop, t: Table<Loop>): string => (owed(s) || checked(s) || goods(s) || s.actSlots < 5 ? 'finish.end' : fill(s, t));

export const finish = (s: Loop, t: Table<Loop>): Steps<Loop> => {
  /** Every payment that is possible: 1 or 2 COIN on a card, or a second one. At the turn end the other cards must still get theirs (LO-185). */
  const payoff = (must: boolean) => {
    const list: number[][] = [], // COIN that it got before, COIN on it, COIN now
      me = s.seat,
      spare = s.coin[me] - (must ? owed(s) - 1 : 0);
    for (let got = 0; got < (must ? 1 : 2); got++)
      for (let on = 0; on < 5; on++)
        for (let coins = 1; coins < 3 - got; coins++)
          if ((got ? get(s, 'paid', on) : unpaid(s, on)) && coins <= spare && on + coins < 6) list.push([got, on, coins]);
    return ask(
      s,
      15,
      'PAYOFF of CREDIT CARDS|: $1 or $2 on each',
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
          return must ? close(s, t) : MAIN;
        },
        must ? '' : MAIN,
      ),
    );
  };

  /** S6: the EVENT that looks at the AREA of whoever ends the turn. */
  const check = () => {
    const me = s.seat,
      lacks = (seat: number) => {
        s.mark |= ACTED;
        if (types(s, seat) & ~types(s, me)) hurt(s, t, me, HURT);
        return close(s, t);
      };
    if (checked(s) == HYPEBEAST)
      return ask(
        s,
        20,
        eventName(HYPEBEAST) + ': which player do you name?|\n-1 H if they own a type that you do not',
        options(rivals(s, me), namer(s), lacks),
      );
    return ask(
      s,
      20,
      eventText(DIAMOND).replace('|', ': ' + happier(s, me, -1) + '|'),
      () => {
        happy(s, t, me, -1);
        return lacks(me);
      },
      me,
      { show: [] },
    );
  };

  return {
    end: () => {
      const me = s.seat,
        due = owed(s),
        wanted = [goods(s), 5 - s.actSlots],
        parts: string[] = [];
      if (due > s.coin[me]) return ask(s, 15, 'PAYOFF needs $' + due + ': one more CREDIT CARD', () => applyFor(s, me, 'end'));
      if (due) return payoff(true);
      if (checked(s)) return check();
      if (wanted[0]) parts.push(many(wanted[0], 'MATERIAL'));
      if (wanted[1]) parts.push(many(wanted[1], 'ACTIVITY'));
      return ask(
        s,
        10,
        'Refill ' +
          (parts.join(', ') || 'nothing') +
          '. Deck: ' +
          (s.matDeck - wanted[0]) +
          ' left' +
          (tooFew(s) ? '|. No ACTIVITY left: shuffle' : ''),
        () => fill(s, t),
      );
    },
    pay: () => payoff(false),
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
  };
};
