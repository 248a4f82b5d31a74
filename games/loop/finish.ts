// The end of a turn, in this order (LO-044): PAYOFF, EVENT check, refill, DEPLETION, burn, end of the game, EVENTs, next seat.
import { type Ask, type Pick, type Steps, sum, type Table } from '../kit';
import { applyFor, ask, choose, digit, happy, namer, nextTurn, on, refill, typeName, types, unit, unseen } from './rules';
import { CHECKED, COOP, DEPLETED, DEPLETION, DIAMOND, HYPEBEAST, type Loop, METAL, PENALTY, SOLO } from './state';

export const finish = (): Steps<Loop> => {
  /** Cards with so many COIN on them that had no PAYOFF this turn. */
  const unpaid = (s: Loop, level: number) => Math.max(0, digit(s.cards[s.seat], level) - digit(s.paid, level));
  const debts = (s: Loop) => sum([0, 1, 2, 3, 4].map(level => unpaid(s, level)));
  /** Every payment that is possible: 1 or 2 COIN on a card. At the turn end the other cards must still get theirs (LO-163, LO-185). */
  const payments = (s: Loop, to: string): Pick[] => {
    const list: number[] = [], // level * 10 + COIN
      must = to == 'end',
      spare = s.coin[s.seat] - (must ? debts(s) - 1 : 0);
    for (let level = 0; level < 5; level++)
      for (let coins = 1; coins < 3; coins++) if (unpaid(s, level) && coins <= spare && level + coins < 6) list.push(level * 10 + coins);
    return choose(
      list,
      x => 'Card with $' + digit(x, 1) + ': $' + (x % 10),
      x => {
        const now = digit(x, 1) + (x % 10);
        s.coin[s.seat] -= x % 10;
        s.cards[s.seat] -= unit(digit(x, 1));
        // with 5 it is cleared and goes back (LO-164)
        if (now < 5) {
          s.cards[s.seat] += unit(now);
          s.paid += unit(now);
        }
        return to;
      },
      must ? '' : to,
    );
  };

  const last = (s: Loop) => s.seat == s.seats[s.seats.length - 1];
  /** S10 to S13: the end of the game, the EVENTs of whoever has the turn, the next seat. */
  const pass = (s: Loop): string => (s.endLatch && last(s) ? 'end.score' : s.pending[s.seat] ? 'event.flip' : nextTurn(s));
  /** S9, skipped where nothing burns. */
  const burning = (s: Loop): string => (s.matDeck && (s.mode == SOLO || (s.mode == COOP && last(s))) ? 'burn' : pass(s));

  /** S6 */
  const check = (s: Loop, t: Table<Loop>): Ask | undefined => {
    const me = s.seat,
      lacks = (seat: number) => (seat < 0 ? 1 << METAL : types(s, seat)) & ~types(s, me),
      checked = (seat: number) => {
        s.mark |= CHECKED;
        if (lacks(seat)) happy(s, t, me, -1);
        return 'end';
      };
    if (s.mark & CHECKED) return undefined;
    if (on(s, DIAMOND) && lacks(-1)) return ask(s, 20, 'no METAL, -1 H', () => checked(-1));
    if (!on(s, HYPEBEAST)) return undefined;
    return ask(
      s,
      20,
      'Hypebeast: whose types do you own?',
      choose(
        s.seats.filter(seat => seat != me || s.mode == SOLO),
        namer(s),
        checked,
      ),
    );
  };

  return {
    end: (s, t) => {
      const owed = debts(s),
        goods = Math.min(5 - s.buySlots, s.matDeck);
      if (owed > s.coin[s.seat])
        return ask(s, 15, '$' + s.coin[s.seat] + ' for ' + owed + ' card(s). One more card is needed', () => applyFor(s, s.seat, 'end'));
      if (owed) return ask(s, 15, 'PAYOFF, $1 or $2 on each card', payments(s, 'end'));
      return (
        check(s, t) ||
        ask(
          s,
          10,
          'refill ' +
            goods +
            ' MATERIAL, ' +
            (5 - s.actSlots) +
            ' ACTIVITY (deck empty: its discard). Material deck: ' +
            (s.matDeck - goods),
          () => {
            refill(s);
            if (s.mark & PENALTY) {
              s.news.push(DEPLETED * 10 + s.seat);
              happy(s, t, s.seat, -1);
            }
            return burning(s);
          },
        )
      );
    },
    pay: s => ask(s, 15, 'PAYOFF, at most $2 on a card', payments(s, 'turn.main')),
    burn: s =>
      ask(
        s,
        s.mode == SOLO ? 17 : 16,
        'burn: discard the top MATERIAL. Its type?',
        choose(unseen(s), typeName, type => {
          s.matDiscard[type]++;
          if (!--s.matDeck) s.endLatch |= DEPLETION; // without penalty
          return pass(s);
        }),
      ),
  };
};
