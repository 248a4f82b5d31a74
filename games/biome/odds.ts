// How likely a cool-down is over after so many rolls, exactly (BI-201).
import type { Steps } from '../kit';
import { ACT, BACK, type Biome, COOLING, camps, menu, tell } from './table';

export const odds = (s: Biome): Steps<Biome> => ({
  list: () => {
    const all = s.farmCd.concat(s.injuryCD, s.cd),
      names = s.farmCd.map((_, f) => 'Farm ' + (f + 1)).concat(s.names, camps(s));
    return menu(
      s,
      COOLING,
      'Odds of which cool-down?',
      all.map((cd, i) => (cd ? names[i] + ': ' + cd : '')),
      i => {
        s.chosen = all[i];
        return 'table';
      },
      BACK,
    );
  },
  table: () => {
    const cd = s.chosen,
      ask = tell(s, COOLING, 'Cool-down ' + cd + ' over after', ACT);
    let ways = [1], // ways[n]: throws that sum to n so far, and stay below the cool-down
      all = 1;
    ask.odds = [];
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
      ask.odds.push([k + ' rolls', all - below, all]);
    }
    return ask;
  },
});
