// What the used secrets do: farms, camps, routes, and looking ahead.
import type { Pick, OldSteps as Steps } from '../kit';
import {
  ACT,
  ALLY,
  BACK,
  type Biome,
  CAMP,
  CAMPS,
  CARAVAN_KIT,
  CARAVANS,
  carry,
  FARM,
  FARMS,
  found,
  GANG,
  GONE,
  ground,
  here,
  known,
  LAND,
  LOOKING,
  lock,
  menu,
  named,
  piece,
  put,
  ROUTE,
  rest,
  spend,
  tell,
  unless,
  up,
} from './table';

const feeds = (s: Biome, next: (k: number) => string, last: Pick | 1) =>
  menu(
    s,
    FARMS,
    'Which adjacent camp does it feed?',
    named(s, kind => kind < GONE),
    k => next(k + 1),
    last,
  );

/** A Farm Kit leaves the hand, and everybody has seen it. */
const shown = (s: Biome) => {
  lock(s);
  return carry(s, -1, -1, ACT);
};

export const kits = (s: Biome): Steps<Biome> => ({
  /** Beside any camp, never on one (BI-330). Shown where it is of no use, it is lost, and nothing else (BI-442). */
  farm: () =>
    menu(
      s,
      FARMS,
      'Farm on which tile?\tBeside a camp',
      LAND + ',No camp: kit lost',
      i => {
        s.chosen = i ? 10 : 6;
        return i < 2 ? 'feeds' : shown(s);
      },
      BACK,
    ),
  feeds: () =>
    feeds(
      s,
      camp => {
        spend(s, 1);
        piece(s, FARM, 0, [rest(s, s.chosen), s.chosen, camp, 0]);
        return shown(s);
      },
      ['Back', 'farm'],
    ),
  /** An idle farm finds another camp (BI-332). */
  assign: () =>
    feeds(
      s,
      camp => {
        s.farmCamp = s.farmCamp.map((was, f) => (f == s.mode ? camp : was));
        return ACT;
      },
      BACK,
    ),
  camp: () => {
    const ask = tell(s, CAMPS, 'A camp here! How many face-down secrets lie on the tile?', n => {
      const k = found(s, CAMP, ground(s, s.seat), 0);
      s.hidden[k] = n; // BI-A25
      s.on[s.seat] = k + 3;
      s.done = 0;
      return 'more';
    });
    ask.dial = [0, 9, 0];
    return ask;
  },
  /** One neighbour after the other, each to its end (BI-338); who else stands there is on the camp now. */
  more: () => {
    const land = ground(s, s.seat);
    return menu(
      s,
      CAMPS,
      'New camp! Explore every free neighbour\nDone: ' + s.done,
      [unless('Explore the next', known(s)), 'No free neighbour'].concat(
        s.names.map((name, seat) => (up(s, seat) && s.on[seat] == land && s.on[s.seat] != land ? name + ' is here' : '')),
      ),
      i => {
        if (i == 1) return ACT;
        if (i) s.on[i - 2] = s.on[s.seat];
        return i ? 'more' : 'explore.tile>more';
      },
    );
  },
  route: () =>
    menu(
      s,
      CARAVANS,
      'Route to which camp?\tAt most 5 tiles, no lake, no camp between',
      named(s, (kind, k) => kind <= ALLY && k != here(s)),
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
    ),
  length: () => {
    const ask = tell(s, CARAVANS, 'How many tiles long, with both ends?', n => {
      const k = Math.max(0, here(s));
      piece(s, ROUTE, 0, [k, s.chosen, n, s.gangOn == k + 2 || s.gangOn == s.chosen + 2 ? 1 : 0]);
      return s.gangOn == 1 ? 'across' : ACT;
    });
    ask.dial = [2, 5, 3];
    return ask;
  },
  across: () =>
    menu(s, GANG, "Does it cross the Gang's tile?", 'No,Yes', i => {
      s.blocked = s.blocked.map((was, r) => (r + 1 < s.blocked.length ? was : i));
      return ACT;
    }),
  clairvoyance: () => tell(s, LOOKING, 'Look alone at all secrets here and beside.\tCaptured is safe. Warn, name none', ACT),
  foresight: () =>
    menu(
      s,
      LOOKING,
      'Look alone, put back in any order:',
      [s.tilesLeft, s.secretsLeft].map((left, i) => {
        const what = i ? 'secret' : 'tile';
        if (!left) return unless(i ? 'Secrets' : 'Tiles', 'The stack is empty');
        return 'Next ' + (left > 1 ? Math.min(5, left) + ' ' + what + 's' : what);
      }),
      () => ACT,
    ),
});
