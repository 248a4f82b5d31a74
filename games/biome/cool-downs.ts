// Cool Downs: where they begin, how they are rolled, and how likely they are over.
import type { Chapter, Odds } from '../kit';
import { note } from './account';
import { type Biome, campNames, type T } from './state';

const MOST_ROLLS = 8; // that the odds tell

/** No cool-down is longer than the board has spaces [BI-M04]. */
export const coolDown = (s: Biome, cd: number) => Math.min(cd, s.cdBoard) | 0;
/** After the Exit is found enemy camps have none [BI-470, BI-471, BI-472]. */
export const enemyCoolDown = (s: Biome, cd: number) => (s.exitRevealed ? 0 : coolDown(s, cd));

/** One D6 towards 0, unless the Gang is there; what goes beyond is lost [BI-200, BI-502]. True when it is over now: `over` says what that means. */
export function cool(s: Biome, t: T, cds: number[], place: number, name: string, isHalted: boolean, over: string): boolean {
  if (isHalted) {
    note(s, `${name}: Gang, no roll`);
    return false;
  }
  const before = cds[place],
    die = t.die(6);
  cds[place] = Math.max(0, before - die) | 0;
  note(s, cds[place] ? `${name}: ${die}, ${before} > ${cds[place]}` : `${name}: ${die}, ${over}`);
  return !cds[place];
}

/** How likely a cool-down is over after one roll, after two, and so on, exactly [BI-201]. */
function chances(cd: number): Odds[] {
  const odds: Odds[] = [];
  let ways = [1], // ways[n]: throws that sum to n so far, and stay below the cool-down
    all = 1;
  for (let rolls = 1; rolls <= MOST_ROLLS; rolls++) {
    const next: number[] = [];
    let below = 0;
    all *= 6;
    for (let sum = 0; sum < cd; sum++) {
      let count = 0;
      for (let die = 1; die <= 6; die++) count += ways[sum - die] || 0;
      next.push(count);
      below += count;
    }
    ways = next;
    odds.push({ label: `Roll ${rolls}`, ways: all - below, of: all });
  }
  return odds;
}

export const coolDowns = (s: Biome): Chapter<Biome> => ({
  page: 'Cool Downs',
  steps: {
    odds: () => {
      const names = s.farmCd.map((_, farm) => `Farm ${farm + 1}`).concat(s.names, campNames(s)),
        cds = s.farmCd.concat(s.injuryCD, s.cd);
      return {
        say: 'Odds of what?',
        options: [
          ...cds.map((cd, place) => cd > 0 && { label: `${names[place]}: ${cd}`, value: cd }),
          { label: 'Extra secret', then: 'extra' },
          { label: 'Back', back: true, then: '<' },
        ],
        do: cd => (s.oddsOf = cd),
        then: 'chance',
      };
    },
    /** A secret from the box when a tile is explored [BI-205]. */
    extra: () => ({
      say: 'An extra secret on the tile you explore',
      page: 'Exploration',
      odds: [
        { label: 'Forest', ways: 2, of: 6 },
        { label: 'Other land', ways: 1, of: 6 },
      ],
      then: '<',
    }),
    chance: () => ({ say: `When is cool-down ${s.oddsOf} over? By`, odds: chances(s.oddsOf), then: '<' }),
  },
});
