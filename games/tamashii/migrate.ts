// A play of earlier rules, as one of these: tables of digits were lists, and in version 5 so was what is NONE now.
import type { Tamashii } from './state';

export function migrate(old: any, version: number): Tamashii | undefined {
  if (version < 5 || version > 6) return undefined;
  const lists =
    'shield memory power reroll locks core body mov att moved phaseSkip protocolStep grid' +
    (version > 5 ? '' : ' traceDice playerDie enemyNumberDie enemySymbolDie walker testSuccess types spare shape levels');
  for (const id of lists.split(' ')) old[id] = old[id].map((n: number) => Math.min(9, n)).join('');
  if (version > 5) return old;
  old.test = old.test.concat(old.pool);
  delete old.pool;
  for (const id of 'draw wound falling roll test diceTokens'.split(' ')) if (!old[id].length) old[id] = 0;
  if (!+old.shapes.join('')) old.shapes = 0;
  return old;
}
