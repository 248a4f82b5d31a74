// What the used secrets do: farms, camps, routes, and looking ahead.
import { call, type Steps } from '../kit';
import {
  ACT,
  ALLY,
  type Biome,
  CAMP,
  CAMPS,
  CARAVAN_KIT,
  CARAVANS,
  camps,
  FARM,
  FARMS,
  found,
  GANG,
  GONE,
  grow,
  here,
  LOOKING,
  menu,
  put,
  ROUTE,
  rest,
  section,
  spend,
  tell,
  up,
  yes,
} from './table';

export const kits = (): Steps<Biome> => {
  const feeds = (s: Biome, next: (k: number) => void) => {
    const names = camps(s);
    return menu(
      'Feeds which adjacent camp?',
      FARMS,
      names.length,
      k => (s.kind[k] < GONE ? names[k] : ''),
      k => {
        next(k);
        return ACT;
      },
    );
  };
  return {
    /** Beside any camp, never on one (BI-330). Shown where it is of no use, it is lost (BI-442). */
    farm: s =>
      menu(
        'Farm beside a camp. On which tile?',
        FARMS,
        3,
        i => ['Farmland: CD 6', 'Other land: CD 10', 'No camp: kit lost'][i],
        i => {
          s.chosen = i ? 10 : 6;
          return i < 2 ? 'feeds' : ACT;
        },
      ),
    feeds: s => feeds(s, k => grow(s, FARM, [k + 1, s.chosen, rest(s, s.chosen), 0])),
    /** An idle farm finds another camp (BI-332). */
    assign: s =>
      feeds(s, k => {
        s.farmCamp[Math.max(0, s.farmCamp.indexOf(0))] = k + 1;
      }),
    camp: s => ({
      say: 'A camp here! How many face-down secrets lie on the tile?',
      dial: [0, 9, 0],
      why: section(CAMPS),
      then(n) {
        const k = found(s, CAMP, s.on[s.seat], 0);
        s.hidden[k] = n; // BI-A25
        s.on[s.seat] = k + 3;
        s.done = 0;
        return 'more';
      },
    }),
    /** One neighbour after the other, each to its end (BI-338); who else stands there is on the camp now. */
    more: s => {
      const seats = s.seats;
      return menu(
        'New camp! Explore every free neighbour\nDone: ' + s.done,
        CAMPS,
        seats.length + 2,
        i => {
          const seat = seats[i - 2];
          if (i < 2) return i ? 'No free neighbour' : 'Explore the next' + (s.tilesLeft ? '' : '\nNo tiles left');
          return up(s, seat) && s.on[seat] == s.land[here(s)] ? s.names[seat] + ' is here too' : '';
        },
        i => {
          if (i == 1) return ACT;
          if (i) s.on[seats[i - 2]] = s.on[s.seat];
          else s.done++;
          return i ? 'more' : call(s, 'explore.tile', 'more');
        },
      );
    },
    route: s => {
      const names = camps(s);
      return menu(
        'Route to which camp? At most 5 tiles, no lake, no camp between',
        CARAVANS,
        names.length,
        k => (s.kind[k] <= ALLY && k != here(s) ? names[k] : ''),
        k => {
          s.chosen = k;
          return 'length';
        },
        [
          'No way: keep kit',
          () => {
            put(s, CARAVAN_KIT, here(s), 1);
            spend(s, -1);
            return ACT;
          },
        ],
      );
    },
    length: s => ({
      say: 'Tiles of the route, both ends counted?',
      dial: [2, 5, 3],
      why: section(CARAVANS),
      then(n) {
        const k = Math.max(0, here(s));
        grow(s, ROUTE, [k, s.chosen, n, s.gangOn == k + 2 || s.gangOn == s.chosen + 2 ? 1 : 0]);
        return s.gangOn == 1 ? 'across' : ACT;
      },
    }),
    across: s =>
      menu("Does it cross the Gang's tile?", GANG, 2, yes, i => {
        s.blocked[s.blocked.length - 1] = i;
        return ACT;
      }),
    clairvoyance: () =>
      tell('Look alone at all secrets here and on adjacent tiles. Captured does no harm. Warn, but name none', LOOKING, undefined, ACT),
    foresight: s =>
      menu(
        'Look alone, put back in any order:',
        LOOKING,
        2,
        i => 'Next ' + Math.min(5, i ? s.secretsLeft : s.tilesLeft) + (i ? ' secrets' : ' tiles'),
        () => ACT,
      ),
  };
};
