// What a CAREER can do, to be read, and the ABILITIES that are used once a turn. The others are part of WORK, BUY, FAVOUR and the turn's start.
import { type OldAsk as Ask, after, type Choice, type OldSteps as Steps, type Table } from '../kit';
import {
  ask,
  coin,
  dig,
  drawFavour,
  grab,
  handOdds,
  label,
  lend,
  less,
  more,
  namer,
  note,
  offline,
  options,
  owned,
  part,
  pileName,
  piles,
  rise,
  rivals,
  topEvent,
  typeName,
  whoseLabel,
} from './rules';
import {
  BANKER,
  COOP,
  CRAFTSMAN,
  ENGINEER,
  EVENT_CARDS,
  FREELANCER,
  HOMEMAKER,
  INTERN,
  INVESTOR,
  type Loop,
  MAIN,
  NURSE,
  SCAVENGER,
  SCHOLAR,
  SOLDIER,
  type Then,
  TOSSED,
  UTILITY,
} from './state';
import { careerText, eventText } from './texts';

export const ability = (s: Loop, t: Table<Loop>): Steps<Loop> => {
  /** Anybody's ABILITY can be looked up, one after the other. */
  const turnTo = (seat: number) => {
    s.to = after(s, seat);
    return s.to == s.seat ? MAIN : 'read';
  };

  return {
    use: () => {
      const me = s.seat,
        job = s.job[me],
        others = rivals(s, me);
      let list: number[] = [],
        name = namer(s),
        next!: (x: number) => Then,
        no = s.abilityUsed ? 'Only once a turn' : offline(s) && (job == BANKER || job == INVESTOR) ? 'EVENT: All Online' : '',
        odds: Ask['odds'];
      if (job == BANKER) {
        // two for each seat: his COIN for REP, his REP for COIN
        for (const seat of others) {
          if (s.rep[me] && s.coin[seat] && s.rep[seat] < 2) list.push(seat * 2);
          if (s.coin[me] && s.rep[seat] && s.rep[me] < 2) list.push(seat * 2 + 1);
        }
        name = x => (x & 1 ? '$1 to ' : 'REP to ') + s.names[x >> 1];
        next = x => {
          const by = x & 1 ? 1 : -1;
          s.coin[me] -= by;
          s.rep[me] += by;
          s.coin[x >> 1] += by;
          s.rep[x >> 1] -= by;
        };
      } else if (job == CRAFTSMAN || job == ENGINEER) {
        for (const seat of [me].concat(others))
          list = list.concat(owned(s, seat).filter(m => job == CRAFTSMAN || (m % 4 < 3 && ((m / 4) | 0) % 5 != UTILITY)));
        name = whoseLabel(s);
        next = material => {
          if (job == CRAFTSMAN) {
            s.it = material;
            return 'forge';
          }
          less(s, 'mats', material);
          more(s, 'mats', material + 1);
          lend(s, material, 1);
        };
      } else if (job == HOMEMAKER) {
        if (part(s, 'mats', me, 20) < 2) list = [0];
        name = () => '+1 REP';
        next = () => rise(s, me, 1);
      } else if (job == INVESTOR) {
        if (s.coin[me]) list = [0];
        name = () => 'Pay $1, toss twice';
        odds = [['$2 back', 3, 4]];
        next = () => {
          s.used = t.roll(2, coin());
          t.tried({ seat: me, successes: s.used.indexOf(1) < 0 ? 0 : 1, tries: 1, ways: 3, of: 4 });
          s.coin[me] += s.used.indexOf(1) < 0 ? -1 : 1;
          note(s, TOSSED, me);
        };
      } else if (job == FREELANCER) {
        if (s.mode < COOP && s.hand[me]) list = [0];
        name = () => 'Swap a FAVOUR';
        next = () => {
          s.hand[me]--;
          s.favDiscard++;
          drawFavour(s, me);
        };
      } else if (job == NURSE) {
        if (s.hand[me]) list = others;
        next = seat => {
          s.hand[me]--;
          s.hand[seat]++;
          rise(s, me, 1);
        };
      } else if (job == SOLDIER) {
        list = others.filter(seat => s.hand[seat]);
        odds = handOdds(s, list);
        next = seat => grab(s, t, seat, me);
      } else if (job == SCAVENGER) {
        list = piles(s, i => i % 5 != UTILITY);
        name = pileName(s);
        next = i => dig(s, i, me, 1);
      } else if (job == SCHOLAR) {
        list = [0, 1];
        name = i => (i ? 'Event deck' : 'Another deck');
        next = i => {
          if (!i || s.style & EVENT_CARDS) return;
          s.eventTop = topEvent(s, t);
          return 'seen';
        };
      } else no = job == INTERN ? 'It has no ability' : 'It works by itself';
      if (no) list = [];
      return ask(
        s,
        18,
        careerText(job),
        options(list, name, x => {
          s.abilityUsed = 1;
          return next(x);
        }).concat([
          !list.length && ['Use it', '', no || 'Nothing fits'],
          ['Back', MAIN],
          others.length && ['Other careers', () => turnTo(me)],
        ] as Choice[]),
        me,
        { odds: list.length ? odds : undefined },
      );
    },
    read: () => ask(s, 18, careerText(s.job[s.to]), () => turnTo(s.to), s.to),
    forge: () =>
      ask(
        s,
        18,
        label(s.it) + ' counts as what?',
        options(
          [1, 2, 3, 4].filter(type => type != ((s.it / 4) | 0) % 5),
          typeName,
          type => {
            s.forged = s.it;
            s.forgedAs = type;
          },
        ),
      ),
    seen: () => ask(s, 19, 'Only for you\n' + (eventText(s.eventTop) || 'No EVENT left'), MAIN),
  };
};
