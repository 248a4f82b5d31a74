// Between Locations: return, Standard Update, swaps, the next Time Captain.
import { after, type Choice, type Steps, sum } from '../kit';
import { ALL, ALL_RETURN, type Hadal, NO_LAST_UPDATE, none } from './state';
import { ask, choose, go, left, more, named, pay, room, tell, updates, whom } from './table';

/** Too little in the Vortex for all agents at 0: they come first, 1 each [HA-135]. */
const scarce = (s: Hadal) => s.lost.includes(1) && s.pool.filter(pool => !pool).length > s.vortex;

/** What an agent can get in an Update. */
const most = (s: Hadal, seat: number) => (scarce(s) ? (s.pool[seat] ? 0 : 1) : room(s, seat));

/** Proposes one at a time to the smallest pool; ties go to the left from the Time Captain [HA-123]. */
export const split = (s: Hadal) => {
  let left = s.vortex,
    seat = s.tc - 1;
  const share = none(s);
  for (let low = 0; low < 20; low++)
    for (const _ of s.seats) {
      if (left && s.pool[seat] + share[seat] == low && share[seat] < most(s, seat)) {
        share[seat]++;
        left--;
      }
      seat = after(s, seat);
    }
  s.share = share;
  return 'rest.share';
};

export const rest = (s: Hadal): Steps<Hadal> => {
  /** Who could get 1 of another agent's share. */
  const takers = (giver: number) => s.seats.filter(seat => seat != giver && s.share[seat] < most(s, seat));
  /** Control is regained with at least 1 Azrak; who has none stays out [HA-047, HA-135]. */
  const updated = () => {
    for (const seat of s.seats) s.lost[seat] = s.out[seat] = s.lost[seat] && !s.pool[seat] && !(s.rulings & ALL_RETURN) ? 1 : 0;
    return s.brief && !s.register ? go(s, 33, 'captain') : go(s, 32, 'swaps');
  };
  return {
    returns: () =>
      tell(
        'Back: ' + named(s, s.seats, s.out),
        10,
        () => {
          s.out = none(s);
          return 'update';
        },
        ALL,
      ),
    update: () => {
      const must = s.lost.includes(1) && s.vortex > (s.rulings & NO_LAST_UPDATE ? 1 : 0);
      return ask(
        (must ? 'Update is due' : 'Standard Update?') + '\nVortex ' + s.vortex + ', free: ' + s.freeUpdates,
        10,
        updates(s, 'Update', 1, () => split(s)).concat([['No Update', updated, must && 'Control was lost']]),
        ALL,
      );
    },
    share: () => {
      const share = s.share;
      const take = () => {
        for (const seat of s.seats) pay(s, seat, -share[seat]);
        return updated();
      };
      // who has none keeps at least 1 when the Update is due, if there is 1 for each of them [HA-135]
      const giving = s.seats.filter(
        seat => share[seat] > (s.pool[seat] || !s.lost.includes(1) || scarce(s) ? 0 : 1) && takers(seat).length,
      );
      return ask(
        s.seats.map(seat => s.names[seat].slice(0, 7) + ' +' + share[seat]).join(' ') +
          '\nVortex keeps ' +
          (s.vortex - sum(share)) +
          (giving.length ? '\nOr take 1 back from:' : ''),
        10,
        [['OK', take] as Choice].concat(
          whom(s, giving, seat => {
            s.k = seat;
            return 'shift';
          }),
        ),
        ALL,
      );
    },
    shift: () =>
      ask(
        '1 of ' + s.names[s.k] + ' goes to',
        10,
        whom(s, takers(s.k), seat => {
          s.share[s.k]--;
          s.share[seat]++;
          return 'share';
        }).concat([['Back', 'share']]),
        ALL,
      ),
    swaps: () => {
      const out = named(s, s.seats, s.out);
      return ask(
        'Swap or give all but Gear, hexagons, Azrak' + (out && '\nOut: ' + out),
        11,
        [['Done', () => go(s, 33, 'captain')], more(s)],
        ALL,
      );
    },
    captain: () => {
      const next = left(s, s.tc - 1);
      return tell(
        'Panorama under the deck. You are TC',
        7,
        () => {
          s.tc = next + 1;
          s.round++;
          return choose(s);
        },
        next,
      );
    },
  };
};
