// Between Locations: return, Standard Update, swaps, the next Time Captain.
import { after, each, type Steps, sum } from '../kit';
import { type Hadal, NO_LAST_UPDATE } from './state';
import { ask, choose, go, more, name, named, type Option, tell, updates, whom } from './table';

export const rest = (): Steps<Hadal> => {
  /** Has somebody come back from a loss of control? */
  const lost = (s: Hadal) => s.lost.indexOf(1) >= 0;
  /** Too little in the Vortex for all agents at 0: they come first, 1 each [HA-135]. */
  const scarce = (s: Hadal) => lost(s) && s.pool.filter(pool => !pool).length > s.vortex;
  const room = (s: Hadal, seat: number) => (scarce(s) ? (s.pool[seat] ? 0 : 1) : s.level[seat] - s.pool[seat]);
  /** One at a time to the smallest pool; ties go to the left from the Time Captain [HA-123]. */
  const split = (s: Hadal) => {
    let left = s.vortex,
      seat = s.tc - 1;
    s.share = each(s.n, 0);
    for (let low = 0; low < 20; low++)
      for (const _ of s.seats) {
        if (left && s.pool[seat] + s.share[seat] == low && s.share[seat] < room(s, seat)) {
          s.share[seat]++;
          left--;
        }
        seat = after(s, seat);
      }
    return 'share';
  };
  /** Control is regained with at least 1 Azrak; who has none stays out [HA-047, HA-135]. */
  const updated = (s: Hadal) => {
    for (const seat of s.seats) s.lost[seat] = s.out[seat] = s.lost[seat] && !s.pool[seat] ? 1 : 0;
    return s.brief ? go(s, 3, 3, 'captain') : go(s, 3, 2, 'swaps');
  };
  return {
    returns: s =>
      tell(named(s, s.out) + ' back' + (lost(s) ? '. Control was lost: Update is due' : ''), 10, () => {
        s.out = each(s.n, 0);
        return go(s, 3, 1, 'update');
      }),
    update: s => {
      const must = lost(s) && s.vortex > (s.rulings & NO_LAST_UPDATE ? 1 : 0);
      return ask(
        (must ? 'Update is due' : 'Standard Update?') +
          '\n1 to Mission Return, share the rest of ' +
          s.vortex +
          '. Free left: ' +
          s.freeUpdates,
        10,
        updates(s, 'Update', 1, () => split(s)).concat([['No Update', () => updated(s), must && 'Control was lost']]),
      );
    },
    share: s => {
      const left = s.vortex - sum(s.share);
      const take = () => {
        s.pool = s.pool.map((pool, seat) => pool + s.share[seat]);
        s.vortex = left;
        return updated(s);
      };
      // who has none keeps at least 1, if there is 1 for each of them [HA-135]
      const giving = s.seats.filter(seat => s.share[seat] > (s.pool[seat] || scarce(s) ? 0 : 1));
      return ask(
        s.seats.map(seat => name(s, seat) + ' +' + s.share[seat]).join(' ') + '\nVortex keeps ' + left + '\nOr take 1 back from:',
        10,
        [['OK', take] as Option].concat(
          whom(s, giving, seat => {
            s.k = seat;
            return 'shift';
          }),
        ),
      );
    },
    shift: s =>
      ask(
        '1 of ' + name(s, s.k) + ' goes to',
        10,
        whom(
          s,
          s.seats.filter(seat => seat != s.k && s.share[seat] < room(s, seat)),
          seat => {
            s.share[s.k]--;
            s.share[seat]++;
            return 'share';
          },
        ).concat([['Back', 'share']]),
      ),
    swaps: s => {
      const out = named(s, s.out);
      return ask('Swap or give all but Gear, hexagons, Azrak' + (out && '\nOut: ' + out), 11, [
        ['Done', () => go(s, 3, 3, 'captain')],
        more(s, 'swaps'),
      ]);
    },
    captain: s => {
      let next = after(s, s.tc - 1);
      for (const _ of s.seats) if (s.out[next]) next = after(s, next); // [HA-049]
      return tell('Panorama under the deck, deck to the left. New TC: ' + name(s, next), 7, () => {
        s.tc = next + 1;
        s.round++;
        return choose(s);
      });
    },
  };
};
