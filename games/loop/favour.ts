// FAVOURs: which one, to whom, and what the target does about it. What an accepted one does is in effect.ts.
import { type Next, type Pick, type Steps, who } from '../kit';
import { ask, choose, job, namer, offline, on, owned, recyclable, rise, topQ } from './rules';
import {
  ACQUIRE,
  AS_RESELL,
  BARTER,
  COMMISSION,
  CONSUME,
  COOP,
  COOP_REP,
  FACE_DOWN,
  LAWYER,
  type Loop,
  MANNERS,
  OFFICER,
  POLITICIAN,
  RECYCLE,
  RESELL,
  SALESMAN,
  SCAVENGER,
  SHARE,
  SOLO,
} from './state';

export const favour = (): Steps<Loop> => {
  const names = ['Acquire', 'Barter', 'Recycle', 'Resell', 'Share'],
    name = (s: Loop, fav: number) => (fav == RECYCLE && s.mode == SOLO ? 'Renew' : names[fav]);
  /** The seats to which this FAVOUR can be played now (LO-280 to LO-284); in SOLO the player's own. */
  const targets = (s: Loop, fav: number): number[] =>
    s.seats.filter(seat => {
      const me = s.seat,
        coin = s.coin[me],
        solo = s.mode == SOLO;
      if (seat == me && !solo) return false;
      if ((fav == ACQUIRE || fav == RECYCLE) && (offline(s) || !coin)) return false;
      if (fav == SHARE && s.main != CONSUME) return false;
      if (fav == RECYCLE) {
        return recyclable(s, seat).length && (!solo || coin > 1);
      }
      if (fav == RESELL) return owned(s, me, solo ? 4 : s.coin[seat]).length;
      if (solo) return s.buySlots && (fav != BARTER || topQ(s));
      return owned(s, seat, fav == ACQUIRE ? coin : fav == BARTER ? topQ(s) : 4).length;
    });

  /** The card leaves the hand, and the effect follows. */
  const accept = (s: Loop): string => {
    s.favPlayed++;
    s.hand[s.seat]--;
    if (s.mode < COOP) s.hand[s.to]++;
    else s.favUsed[s.seat] |= 1 << (s.bluff & AS_RESELL ? RECYCLE : s.fav);
    if (s.mode < COOP || (s.mode == COOP && s.rules & COOP_REP)) rise(s, s.to, [1, 1, 0, 1, 2][s.fav]);
    for (const seat of [s.seat, s.to])
      if (s.job[seat] == SALESMAN && s.mode < SOLO && (s.fav == ACQUIRE || s.fav == RESELL)) {
        s.coin[seat]++;
        s.news.push(COMMISSION * 10 + seat);
      }
    return 'effect.' + names[s.fav];
  };
  /** The played card, and the one thrown against it, go to the discard (LO-146). */
  const discard = (s: Loop, by?: number) => () => {
    s.favPlayed++;
    s.hand[s.seat]--;
    s.favDiscard++;
    if (by !== undefined) {
      s.hand[by]--;
      s.favDiscard++;
    }
    return 'turn.main';
  };

  return {
    kind: s => {
      const pick: Pick[] = [],
        cannot: [string, string][] = [];
      const add = (label: string, card: number, fav: number, bluff: number) => {
        if (s.favUsed[s.seat] & (1 << card)) cannot.push([label, 'Used: back when you WORK']);
        else if (targets(s, fav).length)
          pick.push([
            label,
            () => {
              s.fav = fav;
              s.bluff = bluff;
              s.to = s.seat;
              return s.mode == SOLO ? accept(s) : 'who';
            },
          ]);
        else cannot.push([label, fav == SHARE ? 'Only to CONSUME' : 'Nobody fits, or no coin']);
      };
      for (let fav = 0; fav < 5; fav++) add(name(s, fav), fav, fav, 0);
      if (job(s) == SCAVENGER) add(name(s, RECYCLE) + ' as Resell', RECYCLE, RESELL, AS_RESELL);
      pick.push(['Back', 'turn.main']);
      return ask(s, 11, 'which FAVOUR?', pick, s.seat, cannot);
    },
    who: s =>
      ask(
        s,
        9,
        name(s, s.fav) + ' to whom?',
        choose(
          targets(s, s.fav),
          namer(s),
          seat => {
            s.to = seat;
            return s.mode == COOP ? accept(s) : job(s) == POLITICIAN ? 'face' : 'reply';
          },
          'kind',
        ),
      ),
    face: s =>
      ask(s, 19, 'show it, or only claim ' + name(s, s.fav) + '?', [
        ['Face up', 'reply'],
        [
          'Face down',
          () => {
            s.bluff = FACE_DOWN;
            return 'reply';
          },
        ],
      ]),
    reply: s => {
      const me = s.to,
        manners = on(s, MANNERS),
        enforced = job(s) == OFFICER && !s.favPlayed,
        lawyer = s.job.indexOf(LAWYER),
        pick: Pick[] = [['Accept', () => accept(s)]],
        a = ask(s, 9, name(s, s.fav) + (s.bluff & FACE_DOWN ? ' claimed by ' : ' from ') + who(s), pick, me);
      const add = (can: unknown, label: string, next: Next) => can && pick.push([label, next]);
      add(s.hand[me] && !manners && !enforced, 'Reject: same card', discard(s, me));
      add(s.rep[me] && !enforced, 'Reject: 1 REP', () => {
        s.rep[me]--;
        return discard(s)();
      });
      add(s.hand[lawyer] && lawyer != s.seat && !manners, 'Objection, ' + who(s, lawyer), discard(s, lawyer));
      add(s.bluff & FACE_DOWN, 'Call the bluff', 'called');
      if (enforced || manners) a.cannot = [['Reject', enforced ? 'Officer: Enforce' : 'Manners: by REP only']];
      return a;
    },
    called: s =>
      ask(s, 19, 'show it. Is it ' + name(s, s.fav) + '?', [
        [
          'True',
          () => {
            s.bluff = 0;
            rise(s, s.seat, 1);
            return 'reply';
          },
        ],
        ['A lie', discard(s)],
      ]),
  };
};
