// The Adventure Phase: who acts, what they may do, and how their day ends. Kids act in any order (TL-151).

import { digit, put } from '../kit';
import { closed, tileAt, tiles } from './place';
import type { Chapter, Entry, Row } from './rows';
import {
  ACT,
  ARMED,
  able,
  arrive,
  cardText,
  HELP,
  HOME,
  has,
  here,
  LATE,
  letter,
  locked,
  rumors,
  SICK,
  seatsOf,
  short,
  spend,
  type Tales,
  TEXT,
  TOGETHER,
  test,
  units,
} from './state';

export const kid = (s: Tales): Chapter => {
  const { seat, seats, names, pool, place } = s,
    machine = (k: number) => +s.machine[k],
    status = (k: number) => +s.status[k],
    ache = (k: number) => locked(s, k).length,
    low = (n: number) => short(s, seat, n),
    timed = { cue: 'turn' as const },
    rest = (how: number) => () => {
      s.how = how;
      return 'place.rest';
    },
    is = (n: number) => {
      put(s, 'status', n, seat);
      return 'who';
    },
    /** What a card does without Time. */
    free = (): Entry[] => [
      ['Card effect (free)', () => cardText(s, seat, ACT)],
      ['Card TEST (free)', () => test(s, seat, 0, HELP | TEXT, ACT)],
      ['Anomaly', 'cards.effect', !s.anomaly.split('').some((n, i) => +n && i % s.kids == seat) && 'No Anomaly'],
    ],
    /** TL-350: the Event place that the Kid is at. */
    event = (): Entry => {
      const tile = tileAt(s, seat);
      return [tiles()[tile] || 'Event place', 'place.go', closed(s, seat, tile)];
    },
    /** TL-371 to TL-374: only the place they start from counts; TL-613: a Machine takes all who were there. */
    done = (): Row => {
      const rides =
          machine(seat) ||
          (has(s, TOGETHER) && (seatsOf(s, s.lift).indexOf(seat) >= 0 || seats.some(k => machine(k) && place[k] == place[seat]))),
        cost = Math.max(0, [1, 2, 0][+s.locType[seat]] - (rides ? 1 : 0));
      return [
        seat + (pool[seat] ? 'Done for today?' : 'No Time left.') + ' Home costs ' + cost + ' Time',
        (
          [
            [
              'Home for dinner',
              () => {
                spend(s, seat, cost);
                if (machine(seat)) for (const k of here(s, seat)) s.lift |= 1 << k;
                arrive(s, seat, digit(s.home, seat));
                return is(HOME);
              },
              low(cost),
            ],
            ['Be late', () => is(LATE)],
          ] as Entry[]
        ).concat(pool[seat] ? [['Back', 'act']] : free().concat([event(), ['Back', 'who']])),
        21,
      ];
    },
    who = (): Row => {
      const out = seats.filter(k => !status(k));
      return [
        out.length ? 'Who acts?' : 'All are home, late or sick',
        seats
          .map(
            (k): Entry =>
              status(k) && (status(k) != SICK || +s.restUsed[k] & 2 || !ache(k))
                ? [names[k], '', ['', 'Home', 'Late', 'Sick'][status(k)]]
                : [
                    names[k] + (status(k) ? ', sick' : ', Time ' + pool[k]),
                    () => {
                      s.seat = k;
                      return status(k) ? 'sick' : 'act';
                    },
                  ],
          )
          .concat([
            ['End Phase', 'night.start', out.length && names[out[0]] + ' is still out'],
            ['More', 'more'],
          ]),
        0,
        timed,
      ];
    };

  return {
    start: () => [
      s.firstKid - 1 + 'Adventure Phase\nDoes a Diary card apply now?',
      () => {
        s.phase = 1;
        s.ends = s.minutes && s.played + s.minutes * 60;
        return 'who';
      },
      0,
      { cue: 'turn' },
    ],

    who,
    done,

    act: () => {
      if (status(seat)) return who();
      if (!pool[seat]) return done(); // TL-153
      const near = units(s),
        spot = digit(place, seat),
        at = letter(spot),
        found = s.rumor.indexOf(spot || -1);
      return [
        seat + ['At ' + at, at + ' RESTRICTED', 'At ' + at + ' HOME'][+s.locType[seat]] + ', Time ' + pool[seat], // one row, also with 10
        (
          [
            ['Move', 'move.how'],
            [
              'Investigate ' + at,
              () => {
                s.it = found;
                spend(s, seat, 1);
                put(s, 'rumorUp', 1, found);
                return test(s, seat, 0, HELP, 'explore.result');
              },
              found < 0 && 'No Rumor here',
            ],
            ['Scout', 'explore.scout', !rumors(s, true).length && !near.some(m => s.firewalls[m] < s.spaces[m]) && 'Nothing is hidden'],
            ['Hack', 'hack.target', !near.length && 'No Machine'],
            ['Rest', rest(0), s.restLimit && +s.restUsed[seat] & 1 ? 'Once a Round' : !ache(seat) && 'No condition'],
            event(),
            [
              'Trade',
              () => {
                spend(s, seat, 1);
                return 'cards.trade';
              },
              here(s, seat).length < 2 && 'Nobody else here',
            ],
            ['CARD ACTION (Time)', 'action'],
          ] as Entry[]
        ).concat(free(), [
          machine(seat) &&
            able(s, machine(seat) - 1, ARMED) && [
              'Wreck',
              'hack.wreck',
              low(2) || (!near.some(m => +s.ability[m] != ARMED) && 'No unarmed Machine'),
            ],
          ['Done for today', 'done'],
          ['Other Kid', 'who'],
        ]),
        0,
        timed,
      ];
    },

    /** TL-170, TL-171: all that a sick Kid can do. */
    sick: () => [
      seat + 'Sick, at HOME',
      [
        ['Free REST', rest(2)],
        ['Back', 'who'],
        ['Act', '', 'Sick: no Time, no leaving'],
      ],
      11,
    ],

    /** TL-337: the card says how much. */
    action: () => [
      seat + 'How much Time does the card cost?',
      n => {
        spend(s, seat, n);
        return cardText(s, seat, 'act');
      },
      0,
      { dial: [0, pool[seat], Math.min(1, pool[seat])] },
    ],

    more: () => [
      'What else?',
      [
        ['COMBO look-up', 'cards.look>who'],
        ['New Machine', 'setup.arrives>who', s.mode.length > 5 && 'Six at most'],
        ['Event tiles', 'setup.tiles>who'],
        ['Game over', 'end.diary'],
        ['Back', 'who'],
      ],
    ],

    late: () => [
      'Time is up!',
      () => {
        s.ends = 0;
        return '<';
      },
      0,
      { cue: 'time' },
    ],
  };
};
