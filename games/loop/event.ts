// EVENTS flipped after a turn, one by one. A CONTINUOUS one waits for the next turn; an IMMEDIATE one goes round the table.
import { type OldAsk as Ask, after, get, put, type OldSteps as Steps, sorted, type Table } from '../kit';
import {
  applyFor,
  ask,
  bit,
  chance,
  charge,
  coin,
  count,
  dig,
  drawFavour,
  give,
  grab,
  handOdds,
  hurt,
  label,
  less,
  namer,
  nextTurn,
  note,
  options,
  owned,
  pileName,
  piles,
  rivals,
  takeOne,
  wear,
} from './rules';
import {
  CLIMB,
  COMBUSTION,
  DEPLETION,
  GAP,
  HIDDEN_CLAUSE,
  HURT,
  IMMEDIATE,
  INSURANCE,
  LIVE,
  type Loop,
  OBSOLESCENCE,
  OVER_PRODUCTION,
  REDEEM,
  REPURCHASE,
  RETURNED,
  SANTA,
  SOCIAL,
  type Then,
  TOSSED,
  UTILITY,
} from './state';
import { eventName, eventText } from './texts';

/** What an IMMEDIATE EVENT asks each player; nothing where it only happens. */
function asks(event: number): string {
  if (event == INSURANCE) return 'lose $1, or toss?';
  if (event == OBSOLESCENCE) return 'which MATERIAL loses 1 Q?';
  if (event == REDEEM) return 'what do you buy?';
  if (event == REPURCHASE) return 'which MATERIAL do you take for $1?';
  if (event == SANTA) return 'which MATERIAL do you give away?';
  if (event == SOCIAL) return 'take a FAVOUR from which happier player?';
  if (event == CLIMB) return 'which less happy player?|\nRicher than you: -1 H';
  return '';
}

export const event = (s: Loop, t: Table<Loop>): Steps<Loop> => {
  const turnUp = (event: number) => {
    if (IMMEDIATE & bit(event)) {
      s.event = event;
      s.actor = s.seat;
      s.it = 0; // flags: who took a CREDIT CARD for this EVENT
      return 'now';
    }
    s.eventDiscard |= bit(s.nextEvent);
    s.nextEvent = event;
    return 'lasting';
  };

  /** The next EVENT of the triggerer, or the next turn. */
  const flipped = (): string => {
    s.eventDiscard |= bit(s.event);
    s.event = 0;
    while (s.flips > 0) {
      s.flips--;
      less(s, 'pending', s.seat);
      for (let i = 0; i < s.secret.length; i++) if (((s.secret[i] / 100) | 0) == s.seat) return turnUp(s.secret.splice(i, 1)[0] % 100);
      if (s.eventDeck) return 'which'; // the table may have told more than there are
    }
    return nextTurn(s);
  };

  /** The EVENT goes round the table. */
  const next = () => {
    s.actor = after(s, s.actor);
    return s.actor == s.seat ? flipped() : 'now';
  };

  /** The three that are resolved once. */
  const forTable = () => {
    if (s.event == OVER_PRODUCTION) {
      t.move(2, { track: 'matDeck' }, { track: 'matRemoved' });
      if (!s.matDeck) s.endLatch |= DEPLETION; // without penalty
    } else {
      const sad = sorted(s.seats.map(seat => s.h[seat])).pop(),
        worth = sorted(
          s.seats.map(seat => {
            let n = s.coin[seat];
            for (const material of owned(s, seat)) n += ((material % 4) + 1) * count(s, material);
            return n;
          }),
        );
      // whoever triggered it is the first to draw for a new zone (LO-158)
      do {
        const me = s.actor;
        if (s.event == GAP) {
          if (worth[0] - worth[worth.length - 1] > 7) hurt(s, t, me, HURT);
        } else if (s.h[me] == sad) {
          let cards = 0;
          for (let i = me * 5; i < me * 5 + UTILITY; i++) {
            cards += get(s, 'landfill', i);
            put(s, 'landfill', 0, i);
          }
          s.matDeck += cards;
          if (cards) note(s, RETURNED, me);
        }
        s.actor = after(s, me);
      } while (s.actor != s.seat);
    }
    return flipped();
  };

  return {
    flip: () =>
      ask(
        s,
        14,
        'Flip EVENTS: ' + s.pending[s.seat],
        () => {
          s.mark &= ~LIVE;
          s.flips = s.pending[s.seat];
          return flipped();
        },
        s.seat,
        { odds: chance(s) },
      ),
    which: () => {
      const list: number[] = [];
      for (let event = 1; event < 31; event++) if (s.eventDeck & bit(event)) list.push(event);
      return ask(
        s,
        14,
        'Which EVENT?',
        list.length
          ? options(list, eventName, event => {
              s.eventDeck &= ~bit(event);
              return turnUp(event);
            })
          : flipped,
      );
    },
    lasting: () => ask(s, 14, 'From the next turn on\n' + eventText(s.nextEvent), flipped),
    /** One player's part in it. */
    now: (): Ask => {
      const me = s.actor,
        e = s.event,
        table = ((1 << COMBUSTION) | (1 << OVER_PRODUCTION) | (1 << GAP)) & (1 << e), // evaluated once, not by each player (LO-168)
        climb = e == CLIMB;
      let list = [0],
        name = (_: number) => 'Go on',
        act: (x: number) => Then = forTable,
        odds: Ask['odds'];
      if (e == HIDDEN_CLAUSE)
        act = () => {
          // those with 1 on them join those with 0, the others move up, and none has 4
          const card = (coins: number) => get(s, 'cards', me * 5 + coins);
          put(s, 'cards', card(0) + card(1), me * 5);
          for (let coins = 1; coins < 5; coins++) put(s, 'cards', coins < 4 ? card(coins + 1) : 0, me * 5 + coins);
        };
      else if (e == INSURANCE) {
        list = [1, 2];
        odds = [['+$2', 1, 2]];
        name = i => (i > 1 ? 'Toss: +$2 or -$2' : 'Lose $1');
        act = i => {
          if (i > 1) {
            s.used = t.roll(1, coin());
            t.tried({ seat: me, successes: s.used[0] == 1 ? 1 : 0, tries: 1, ways: 1, of: 2 });
            note(s, TOSSED, me);
            if (s.used[0] == 1) i = -2;
          }
          charge(s, me, i);
        };
      } else if (e == OBSOLESCENCE || e == SANTA) {
        list = e == SANTA && s.n < 2 ? [] : owned(s, me);
        name = label;
        act = material => {
          s.to = material;
          if (e == SANTA) return 'santa';
          wear(s, material);
        };
      } else if (e == REDEEM) {
        list = [0, 1, 2, 3].filter(pay => !pay || (s.buySlots && s.coin[me] >= pay));
        name = pay => ['Nothing', '$1: Q1', '$2: Q1, 1 favour', '$3: Q3, 2 favours'][pay];
        act = pay => {
          s.coin[me] -= pay;
          for (let i = 1; i < pay; i++) drawFavour(s, me);
          s.to = pay;
          return pay ? 'redeem' : '';
        };
      } else if (e == REPURCHASE) {
        list = piles(s, i => i < 30 && i % 5 != UTILITY && ((i / 5) | 0) != me);
        name = pileName(s);
        act = i => {
          dig(s, i, me, 1);
          s.coin[(i / 5) | 0]++;
          charge(s, me, 1);
        };
      } else if (!table) {
        // Status Climb, Social Responsibility
        list = s.seats.filter(seat => (climb ? s.h[seat] < s.h[me] : s.h[seat] > s.h[me] && s.hand[seat]));
        if (!climb) odds = handOdds(s, list);
        name = namer(s);
        act = seat => {
          if (!climb) grab(s, t, seat, me);
          else if (s.coin[seat] > s.coin[me]) hurt(s, t, me, HURT);
        };
      }
      const some = list.length,
        question = some && asks(e);
      if (!some) list = [0];
      for (const seat of table ? s.seats : [me]) if (!(s.it & (1 << seat))) list.push(~seat); // below 0: whoever takes a CREDIT CARD first
      return ask(
        s,
        20,
        question ? eventName(e) + ': ' + question : eventText(e),
        options(
          list,
          x => (x >= 0 ? (some ? name(x) : 'No effect') : table ? 'Credit for ' + s.names[~x] : 'Credit card first'),
          x => {
            if (x >= 0) return (some && act(x)) || next();
            s.it |= 1 << ~x;
            return applyFor(s, ~x, 'now');
          },
        ),
        me,
        { odds },
      );
    },
    redeem: () => takeOne(s, 21, s.to > 2 ? 3 : 1, s.actor, next),
    santa: () =>
      ask(
        s,
        21,
        'Give ' + label(s.to) + ' to whom?',
        options(rivals(s, s.actor), namer(s), seat => {
          give(s, [[s.to, seat]]);
          return next();
        }),
        s.actor,
      ),
  };
};
