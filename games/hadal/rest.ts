// Between Locations: return, Standard Update, swaps, the next Time Captain.
import { after, type Choice, options, type Steps, sum } from '../kit';
import { ALL, ALL_RETURN, type Hadal, NO_LAST_UPDATE, none } from './state';
import { go, left, more, named, pay, room, updates } from './table';

/** Proposes one at a time to the smallest pool, so that agents at 0 come first [HA-135]; ties go to the left from the Time Captain [HA-123]. */
export const split = (s: Hadal) => {
  let left = s.vortex,
    seat = s.tc - 1;
  const share = none(s);
  for (let low = 0; low < 20; low++)
    for (const _ of s.seats) {
      if (left && s.pool[seat] + share[seat] == low && share[seat] < room(s, seat)) {
        share[seat]++;
        left--;
      }
      seat = after(s, seat);
    }
  s.share = share;
  return 'rest.share';
};

export const rest = (s: Hadal): Steps<Hadal> => {
  /** Who could get 1 of this agent's share. When the Update is due, who has only that 1 keeps it, unless the other has none at all [HA-135]. */
  const takers = (giver: number) =>
    s.seats.filter(
      seat =>
        seat != giver &&
        s.share[giver] &&
        s.share[seat] < room(s, seat) &&
        (s.pool[giver] + s.share[giver] > 1 || !(s.pool[seat] + s.share[seat]) || !s.lost.includes(1)),
    );
  /** Control is regained with at least 1 Azrak; who has none stays out [HA-047, HA-135]. */
  const updated = () => {
    for (const seat of s.seats) s.lost[seat] = s.out[seat] = s.lost[seat] && !s.pool[seat] && !(s.rulings & ALL_RETURN) ? 1 : 0;
    return go(s, s.brief && !s.register ? 33 : 32);
  };
  return {
    returns: () => [
      'Back: ' + named(s, s.seats, s.out),
      10,
      () => {
        s.out = none(s);
        return 'update';
      },
      ALL,
    ],
    update: () => {
      const must = s.lost.includes(1) && s.vortex > (s.rulings & NO_LAST_UPDATE ? 1 : 0);
      return [
        (must ? 'Update is due' : 'Standard Update?') + '\nVortex ' + s.vortex + ', free: ' + s.freeUpdates,
        10,
        updates(s, 'Update', 1, () => split(s)).concat([['No Update', updated, must && 'Control was lost']]),
        ALL,
      ];
    },
    share: () => {
      const share = s.share;
      const take = () => {
        for (const seat of s.seats) pay(s, seat, -share[seat]);
        return updated();
      };
      return [
        s.seats.map(seat => s.names[seat].slice(0, 7) + ' +' + share[seat]).join(' ') + '\nVortex keeps ' + (s.vortex - sum(share)),
        10,
        [['OK', take] as Choice].concat(
          s.seats.map(
            (seat): Choice =>
              takers(seat).length && [
                '-1 ' + s.names[seat],
                () => {
                  s.k = seat;
                  return 'shift';
                },
              ],
          ),
        ),
        ALL,
      ];
    },
    shift: () => [
      '1 of ' + s.names[s.k] + ' goes to',
      10,
      options(
        takers(s.k),
        s.names,
        seat => {
          s.share[s.k]--;
          s.share[seat]++;
          return 'share';
        },
        'share',
      ),
      ALL,
    ],
    swaps: () => {
      const out = named(s, s.seats, s.out);
      return ['Swap or give all but Gear, hexagons, Azrak' + (out && '\nOut: ' + out), 11, [['Done', () => go(s, 33)], more(s)], ALL];
    },
    captain: () => {
      const next = left(s, s.tc - 1);
      return [
        'Panorama under deck. You are TC',
        7,
        () => {
          s.tc = next + 1;
          s.round++;
          return go(s, 11);
        },
        next,
      ];
    },
  };
};
