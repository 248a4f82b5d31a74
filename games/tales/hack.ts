// The HACK, from the team to the last firewall, and the ARMED ability.
import { digit, put, sum } from '../kit';
import { type Chapter, type Entry, list, opts } from './rows';
import {
  ACT,
  ALL,
  ARMED,
  able,
  build,
  forced,
  more,
  PREDICTABLE,
  response,
  scouted,
  seatsOf,
  spend,
  type Tales,
  TEAM,
  TEXT,
  tell,
  test,
  unit,
  units,
} from './state';

/** Added to a Kid in the list of the team: one Time less. */
const LESS = 8;

export const hack = (s: Tales): Chapter => {
  const { it, seat, seats, names, machine, won } = s,
    need = +s.spaces[it],
    invested = (k: number) => digit(s.invested, k),
    /** ALERT on the Track or on the Response Card: the table may have turned that one. */
    half = s.half || +s.mode[it],
    leader = s.hacker ? s.hacker - 1 : seat,
    team = () => seatsOf(s, s.participants),
    rolls = (k: number) => test(s, k, 0, TEAM, 'tested'),
    roll = () => (team().length > 1 ? 'roller' : rolls(leader)),
    /** TL-342, TL-346: the highest investors among those without a Machine. */
    leaders = () => {
      const fit = seats.filter(k => invested(k) && !+machine[k]);
      return fit.filter(k => !fit.some(o => invested(o) > invested(k)));
    },
    start = (k: number) => {
      s.hacker = k + 1;
      s.participants = 0;
      for (const k of seats)
        if (invested(k)) {
          spend(s, k, invested(k));
          s.participants |= 1 << k;
        }
      if (able(s, it, PREDICTABLE)) scouted(s, it, 5);
      s.space = s.subtest = 1;
      s.half = +s.mode[it];
      return 'wall';
    },
    /** TL-343, TL-346: the next space, or the Machine is theirs. */
    pass = () => {
      s.subtest = 1;
      if (s.space++ < need) return 'wall';
      put(s, 'hackedBy', leader + 1, it);
      put(s, 'machine', it + 1, leader);
      const token = +s.hackToken[it];
      put(s, 'hackToken', 0, it);
      return tell(s, unit(s, it) + ' is HACKED, it goes with ' + names[leader] + (token ? '. Hack Token off' : ''), ACT, 20);
    },
    /** TL-344, TL-349: the lower half of the same firewall. */
    wake = () => {
      s.half = s.subtest = 1;
      put(s, 'mode', 1, it);
      return 'wall';
    },
    /** TL-344: in ALERT the HACK has failed, for all of them. */
    miss = () => {
      if (!half) return wake();
      put(s, 'hackToken', 1, it);
      s.by = s.kid = leader;
      s.may = TEXT | ALL;
      return tell(s, 'HACK FAILED. Its Response hits all, a Hack Token on its card', 'harm.text>away', 19);
    };

  return {
    target: () => [
      seat + 'HACK which Machine nearby?',
      list(
        units(s),
        m => unit(s, m) + ', needs ' + s.spaces[m],
        m => {
          s.it = m;
          for (const k of seats) put(s, 'invested', 0, k);
          return 'team';
        },
        ACT,
      ),
    ],

    team: () => {
      const best = leaders(),
        given = sum(seats.map(k => Math.min(invested(k), s.pool[k]))), // the table may have corrected a pool
        no = given < need ? 'Needs ' + need + ' Time' : !best.length && 'All have a Machine';
      return [
        'HACK: Time ' + given + ' of ' + need + '. Kids nearby may join',
        list(
          (no ? [] : [-1]).concat(
            seats.filter(k => !+s.status[k] && invested(k) < s.pool[k]),
            seats.filter(invested).map(k => k + LESS),
          ),
          k => (k < 0 ? 'Start' : names[k % LESS] + (k < LESS ? ' +1' : ' -1') + ', now ' + invested(k % LESS)),
          k => {
            if (k < 0) return best.length > 1 ? 'tie' : start(best[0]);
            more(s, 'invested', k % LESS, k < LESS ? 1 : -1);
            return 'team';
          },
          [no && ['Start', '', no], ['Back', ACT]],
        ),
        0,
        { keeps: true },
      ];
    },

    tie: () => [s.firstKid - 1 + 'A tie: who is the HACKER?', list(leaders(), names, start, 'team')],

    wall: () => {
      const side = half ? 'ALERT, lower half' : 'ROUTINE, top half';
      return [
        leader +
          'Firewall ' +
          s.space +
          '/' +
          need +
          (s.space < 2 && able(s, it, PREDICTABLE) ? ' draw all' : digit(s.walls, it) & (1 << (s.space - 1)) ? '' : ' draw it') +
          '\n' +
          side +
          '\nEffect first',
        opts(
          'One trait|Two traits|Repel attempt|Default firewall|Machine moved off' + (half ? '' : '|ALERT!'),
          i => {
            build(s, it, digit(s.walls, it) | (1 << (s.space - 1)));
            s.two = i + 1;
            if (i < 2) return roll();
            if (i == 2) return response(s, it, 'icon', half) ? test(s, leader, response(s, it, 'avoid', half), TEAM, 'repelled') : pass();
            if (i == 3) return tell(s, 'Its Response Card has the default firewall. ' + side, 'wall', 20);
            if (i == 5) return wake();
            if (half) put(s, 'hackToken', 1, it);
            return tell(s, 'HACK over. No Response, nobody moves' + (half ? ', Hack Token on its card' : ''), ACT, 20);
          },
          [half > 0 && ['ALERT!', '', 'Is ALERT already']] as Entry[],
        ),
        0,
        { show: ['firewalls'] },
      ];
    },

    roller: () => [
      leader + 'Trait ' + s.subtest + '/' + s.two + ': who rolls?',
      list([leader].concat(team().filter(k => k != leader)), names, rolls),
    ],

    tested: () => [
      leader +
        (won
          ? s.subtest < s.two
            ? 'Now the lower trait'
            : 'Firewall passed'
          : half
            ? 'Failed in ALERT'
            : 'ALERT now! Turn its card. Lower half'),
      () => (won ? (s.subtest++ < s.two ? roll() : pass()) : miss()),
    ],

    /** TL-347: a check of the HACKER; in ALERT the Response of the failed HACK is the same one. */
    repelled: () => [
      leader + (won ? 'Not repelled' : 'Repelled: its Response, then as after a failed test'),
      () => {
        if (won) return pass();
        if (half) return miss();
        s.may |= TEXT;
        return 'harm.text>' + wake();
      },
      20,
    ],

    away: () => ['All in the HACK go next door, to OPEN if possible', () => forced(s, s.participants, ACT)],

    /** TL-360: gone until the next Round's return step. */
    wreck: () => [
      seat + 'WRECK which, nearby? 2 Time. Figure, Firewalls, Hack Token off until next Round',
      list(
        units(s).filter(m => +s.ability[m] != ARMED),
        m => unit(s, m),
        m => {
          spend(s, seat, 2);
          put(s, 'wrecked', Math.min(s.round, 35), m);
          put(s, 'hackToken', 0, m);
          build(s, m, 0);
          return ACT;
        },
        ACT,
      ),
      10,
    ],
  };
};
