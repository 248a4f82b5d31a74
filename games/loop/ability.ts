// The ABILITYs that are used once a turn. The others are part of WORK, BUY, FAVOUR and the turn's start.
import { call, type Steps, who } from '../kit';
import {
  ask,
  choose,
  dig,
  drawFavour,
  goods,
  grab,
  job,
  label,
  namer,
  offline,
  owned,
  pileName,
  piles,
  put,
  rise,
  topEvent,
  typeName,
} from './rules';
import {
  BANKER,
  COOP,
  CRAFTSMAN,
  ENGINEER,
  EVENT_CARDS,
  FREELANCER,
  HOMEMAKER,
  INVESTOR,
  type Loop,
  NURSE,
  SCAVENGER,
  SOLDIER,
  type Then,
  UTILITY,
} from './state';
import { careerNames, eventText } from './texts';

export const ability = (): Steps<Loop> => {
  const main = 'turn.main';
  /** MATERIALs of a seat that the Craftsman or the Engineer may touch. */
  const fitting = (s: Loop, seat: number): number[] =>
    owned(s, seat).filter(m => job(s) == CRAFTSMAN || (m % 5 < 4 && ((m / 5) | 0) % 5 != UTILITY));

  return {
    use: (s, t) => {
      const me = s.seat,
        job = s.job[me],
        others = s.seats.filter(seat => seat != me);
      let list: number[] = [0],
        can: unknown = true,
        name = namer(s),
        next: (x: number) => Then,
        odds: [string, number, number][] | undefined;
      if (job == BANKER) {
        // two for each seat: his COIN for REP, his REP for COIN
        can = !offline(s);
        list = [];
        for (const seat of others) {
          if (s.rep[me] && s.coin[seat] && s.rep[seat] < 2) list.push(seat * 2);
          if (s.coin[me] && s.rep[seat] && s.rep[me] < 2) list.push(seat * 2 + 1);
        }
        name = x => who(s, x >> 1) + (x & 1 ? ': REP for my $1' : ': $1 for my REP');
        next = x => {
          const by = x & 1 ? 1 : -1;
          s.coin[me] -= by;
          s.rep[me] += by;
          s.coin[x >> 1] += by;
          s.rep[x >> 1] -= by;
        };
      } else if (job == CRAFTSMAN || job == ENGINEER) {
        list = s.seats.filter(seat => fitting(s, seat).length);
        next = seat => {
          s.abilityUsed = 0; // not yet
          s.to = seat;
          return 'which';
        };
      } else if (job == HOMEMAKER) {
        can = goods(s) < 2;
        name = () => '+1 REP';
        next = () => rise(s, me, 1);
      } else if (job == INVESTOR) {
        can = s.coin[me] && !offline(s);
        name = () => 'Pay $1, toss twice';
        odds = [['$2 back', 3, 4]];
        next = () => {
          s.used = t.roll(2, 2);
          s.coin[me] += s.used.indexOf(1) < 0 ? -1 : 1;
          s.taker = me;
          return call(s, 'alert.tossed', main);
        };
      } else if (job == FREELANCER) {
        can = s.mode < COOP && s.hand[me];
        name = () => 'Discard 1, draw 1';
        next = () => {
          s.hand[me]--;
          s.favDiscard++;
          drawFavour(s, me);
        };
      } else if (job == NURSE) {
        can = s.hand[me];
        list = others;
        next = seat => {
          s.hand[me]--;
          s.hand[seat]++;
          rise(s, me, 1);
        };
      } else if (job == SOLDIER) {
        list = others.filter(seat => s.hand[seat]);
        odds = [];
        for (const seat of list) odds.push([who(s, seat) + ', each', 1, s.hand[seat]]);
        next = seat => grab(s, t, seat, me, main);
      } else if (job == SCAVENGER) {
        list = piles(s, i => i % 5 != UTILITY);
        name = i => pileName(s, i);
        next = i => dig(s, i, me, 1);
      } else {
        // Scholar
        list = [0, 1];
        name = i => (i ? 'Event deck' : 'Another deck');
        next = i => {
          if (!i || s.style & EVENT_CARDS) return;
          s.eventTop = topEvent(s, t);
          return 'seen';
        };
      }
      const a = ask(
        s,
        18,
        careerNames()[job],
        choose(
          can ? list : [],
          name,
          x => {
            s.abilityUsed = 1;
            return next(x);
          },
          main,
        ),
      );
      if (can && list.length) a.odds = odds;
      else a.cannot = [['Ability', offline(s) ? 'All Online: no card' : 'Nothing to use it on']];
      return a;
    },
    which: s =>
      ask(
        s,
        18,
        'which MATERIAL?',
        choose(
          fitting(s, s.to),
          label,
          material => {
            s.it = material;
            if (job(s) == CRAFTSMAN) return 'forge';
            s.abilityUsed = 1;
            put(s, material, -1);
            put(s, material + 1, 1);
          },
          'use',
        ),
      ),
    forge: s =>
      ask(
        s,
        18,
        label(s.it) + ' counts as?',
        choose(
          [1, 2, 3, 4].filter(type => type != ((s.it / 5) | 0) % 5),
          typeName,
          type => {
            s.abilityUsed = 1;
            s.forged = s.it * 5 + type;
          },
        ),
      ),
    seen: s => ask(s, 19, 'for your eyes only\n' + eventText(s.eventTop), main),
  };
};
