// How likely a cool-down is over after so many rolls, exactly (BI-201).
import type { Steps } from '../kit';
import { ACT, BACK, type Biome, COOLING, camps, menu, section } from './table';

export const odds = (): Steps<Biome> => ({
  list: s => {
    const farms = s.farmCd.map((_, f) => 'Farm ' + (f + 1)),
      names = farms.concat(s.names, camps(s)),
      all = s.farmCd.concat(s.injuryCD, s.cd);
    return menu(
      'Odds of which cool-down?',
      COOLING,
      all.length,
      i => (all[i] ? names[i] + ': ' + all[i] : ''),
      i => {
        s.chosen = all[i];
        return 'table';
      },
      BACK,
    );
  },
  table: s => {
    const cd = s.chosen,
      odds: [string, number, number][] = [];
    let ways = [1], // ways[n]: throws that sum to n so far, and stay below the cool-down
      all = 1;
    for (let k = 1; k < 9; k++) {
      const next: number[] = [];
      let below = 0;
      all *= 6;
      for (let sum = 0; sum < cd; sum++) {
        let n = 0;
        for (let die = 1; die < 7; die++) n += ways[sum - die] || 0;
        next.push(n);
        below += n;
      }
      ways = next;
      odds.push([k + ' rolls', all - below, all]);
    }
    return { say: 'Cool-down ' + cd + ' over after', odds, why: section(COOLING), then: ACT };
  },
});
