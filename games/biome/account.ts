// What the board turn did, told item by item (or all at once, when the table wants it short).
import type { OldSteps as Steps } from '../kit';
import { type Biome, BRIEF, COOLING, tell } from './table';

export const account = (s: Biome): Steps<Biome> => ({
  tell: () => {
    const n = s.rulings & BRIEF ? 99 : 1,
      items = s.account.slice(0, n),
      die = +items[0].charAt(0);
    const ask = tell(s, COOLING, items.map(item => item.slice(1)).join('\n'), () => {
      s.account.splice(0, n);
      return s.account.length ? 'tell' : '<';
    });
    if (die && n == 1) ask.dice = [die];
    return ask;
  },
});
