// A play of earlier rules, as one of these. Those of version 6 differ only in what they ask; before, tables of digits were lists, and so was what is NONE now.
import type { Tamashii } from './state';

export function migrate(old: any, version: number): Tamashii | undefined {
  if (version == 6) return old;
  if (version != 5) return undefined;
  for (const id of 'traceDice playerDie enemyNumberDie enemySymbolDie walker testSuccess types spare shape levels'.split(' '))
    old[id] = old[id].map((n: number) => Math.min(9, n)).join('');
  old.test = old.test.concat(old.pool);
  delete old.pool;
  for (const id of 'draw wound falling roll test diceTokens'.split(' ')) if (!old[id].length) old[id] = 0;
  if (!+old.shapes.join('')) old.shapes = 0;
  return old;
}
