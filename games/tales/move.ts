// Moving, and avoiding the Machines at the place that is entered.
import { digit, put } from '../kit';
import { type Chapter, type Entry, list, opts } from './rows';
import {
  ACT,
  arrive,
  EFFECT,
  forced,
  HELP,
  here,
  kind,
  letter,
  letters,
  response,
  seatsOf,
  short,
  spend,
  type Tales,
  TEXT,
  test,
  unit,
  units,
} from './state';

const WALK = 0,
  CAR = 2,
  RIDE = 3;
const NOBODY = -1; // among Machines: none of them is near

export const move = (s: Tales): Chapter => {
  const { seat, place, how } = s,
    ride = +s.machine[seat] - 1,
    left = () => units(s).filter(m => !(s.met & (1 << m))),
    icon = (m: number) => response(s, m, 'icon'),
    seats = +s.capacity.charAt(ride), // Espruino has no [-1] of a text
    riders = () => (seatsOf(s, s.go).length < seats ? here(s, seat).filter(k => !(s.go & (1 << k)) && !+s.status[k]) : []),
    /** Who has to go, or to avoid a Machine. */
    mover = seatsOf(s, s.put || s.go)[0],
    free = s.put || how == EFFECT,
    /** Who chooses the place and pays: of a ride the HACKER. */
    k = free ? mover : seat,
    /** Whether the Kid stands at an OPEN place: a HOME is what its board says. */
    open = () => !(+s.locType[k] > 1 ? +s.homeType[k] : +s.locType[k]),
    /** TL-310 to TL-317. */
    cost = (to: number) => (free ? 0 : how == WALK && open() && kind(s, to) > 0 ? 2 : 1),
    no = (to: number) => (!free && how == CAR && kind(s, to) > 0 ? 'Only to OPEN places' : short(s, k, cost(to))),
    /** TL-311: what nobody has said yet may be RESTRICTED, and then a walk from an OPEN place costs 2. */
    dear = (to: number) => !free && how == WALK && kind(s, to) < 0 && open(),
    label = (to: number) =>
      letter(to) +
      (to == digit(s.home, k) ? ' HOME' : [' ?', '', ' RESTRICTED'][kind(s, to) + 1]) +
      (free ? '' : ', ' + (dear(to) ? '1-2' : cost(to))),
    /** The place that was just told to be RESTRICTED, and why that is too much. */
    vain = () => {
      const reason = s.to > 0 && !free && no(s.to);
      return reason
        ? letter(s.to) + (kind(s, s.to) > 0 ? ' is RESTRICTED: ' : ': ') + reason[0].toLowerCase() + reason.slice(1) + '\n'
        : '';
    },
    /** The next check of this Kid, or the next Kid, or the end of the move. */
    on = (over?: boolean): string => {
      if (over || !left().length) {
        s.go &= ~(1 << mover);
        s.met = 0;
      }
      return s.go && left().length ? 'near' : '<';
    },
    happens = (over?: boolean) => {
      s.may |= TEXT;
      return 'harm.text>' + on(over);
    },
    go = (): string => {
      const { to } = s;
      if (kind(s, to) < 0) return 'kind';
      if (no(to)) return 'where';
      spend(s, k, cost(to));
      if (s.put) {
        arrive(s, k, to);
        s.put &= ~(1 << k);
        // who was taken away meets no further Machine (TL-325)
        if (s.go & (1 << k)) {
          s.go &= ~(1 << k);
          s.met = 0;
        }
        return s.put ? 'where' : '<';
      }
      if (how == CAR && !+s.favor[k]) put(s, 'favor', 1, k); // TL-316
      s.from = digit(place, k);
      for (const o of seatsOf(s, s.go)) arrive(s, o, to);
      s.met = 0;
      return left().length ? 'near' : '<';
    };

  return {
    how: () => [
      seat + 'Move how?',
      ['Walk', 'Bus', 'Car', 'Machine ride']
        .map(
          (label, n): Entry => [
            label,
            () => {
              s.how = n;
              s.go = 1 << seat;
              s.put = s.to = 0;
              return (n == RIDE && riders().length ? 'riders>' : 'where>') + ACT;
            },
            n == CAR && +s.favor[seat] ? 'Only with good Favor' : n == RIDE && ride < 0 && 'No hacked Machine',
          ],
        )
        .concat([['Back', ACT]]),
    ],

    riders: () => [
      seat + 'Seats for ' + seats + ' with you. Who rides too, for free?',
      list(
        riders(),
        s.names,
        k => {
          s.go |= 1 << k;
          return riders().length ? 'riders' : 'where';
        },
        [['Go', 'where']],
      ),
      18,
    ],

    where: () => {
      const all = letters([digit(place, k)], s.rumor.concat(digit(s.home, k), 13));
      return [
        k +
          vain() +
          (free
            ? 'Where to?'
            : ['Walk along a line', 'Bus, from stop to stop', 'Car: Favor turns neutral', 'Ride, Movement ' + s.movement.charAt(ride)][
                how
              ]),
        list(
          all.filter(n => !no(n)),
          label,
          n => {
            s.to = n;
            return go();
          },
          all
            .filter(no)
            .map((n): Entry => [label(n), '', no(n)])
            .concat([!free && ['Back', '<']]),
        ),
      ];
    },

    /** TL-M14: the board says it once. */
    kind: () => [
      k +
        'What is ' +
        letter(s.to) +
        '?' +
        (dear(s.to) ? ' OPEN costs 1 Time, RESTRICTED 2' : !free && how == CAR ? ' The car goes only to OPEN places' : ''),
      opts(
        'OPEN|RESTRICTED',
        i => {
          s[i ? 'restricted' : 'open'] |= 1 << (s.to - 1);
          return go();
        },
        [
          [
            'Back',
            () => {
              s.to = 0;
              return 'where';
            },
          ],
        ],
      ),
      6,
    ],

    /** TL-320, TL-325: one check for each Machine, in the order that the moving player likes. */
    near: () => {
      if (!s.go) return ['No Machine left to avoid', '<'];
      return [
        mover + 'A Machine near ' + letter(digit(place, mover)) + '?',
        list(
          [NOBODY].concat(left()),
          m => (m < 0 ? 'None' : unit(s, m) + [', Ignore', ', Block', ', Special'][icon(m)]),
          m => {
            if (m < 0) return on(true);
            s.met |= 1 << m;
            s.foe = m;
            return icon(m) ? test(s, mover, response(s, m, 'avoid'), HELP, 'avoided') : on();
          },
        ),
        18,
      ];
    },

    /** TL-321 to TL-324. */
    avoided: () => {
      const special = icon(s.foe) > 1;
      return [
        mover +
          (s.won
            ? 'Avoided'
            : special
              ? 'Its Response happens'
              : 'Blocked: back to ' + letter(s.from) + (how ? ', or next door if that is far, OPEN if possible' : '')),
        () => {
          if (s.won) return on();
          if (special) return happens();
          if (how) return forced(s, 1 << mover, happens(true));
          arrive(s, mover, s.from);
          return happens(true);
        },
        18,
      ];
    },
  };
};
