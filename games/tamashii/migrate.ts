// A play of earlier rules, as one of these: tables of digits were lists, and in version 5 so was what is NONE now.
import { digits } from '../kit';
import type { Tamashii } from './state';

export function migrate(old: any, version: number): Tamashii | undefined {
  if (version < 5 || version > 7) return undefined;
  const lists =
    (version > 6 ? '' : 'shield memory power reroll locks core body mov att moved phaseSkip protocolStep grid ') +
    (version > 5 ? '' : 'traceDice playerDie enemyNumberDie enemySymbolDie walker testSuccess types spare shape levels ') +
    'supply trace integrity integrityMax corruptedHeld pro augments goals bag launcher dump dice enemies damage enemyOf bossStart';
  // what is left of an enemy stays, if it had more than a digit can be
  for (let i = 0; i < old.enemies.length; i++) if (old.enemies[i] > 35) old.damage[i] = Math.max(0, old.damage[i] - old.enemies[i] + 35);
  for (const id of lists.split(' ')) old[id] = digits(old[id]);
  old.diceTokens = digits(old.diceTokens || []);
  for (const id of ['goalVp', 'vp']) if (!old[id]) old[id] = [];
  if (version > 5) return old;
  old.test = old.test.concat(old.pool);
  delete old.pool;
  for (const id of 'draw wound falling roll test'.split(' ')) if (!old[id].length) old[id] = 0;
  if (!+old.shapes.join('')) old.shapes = 0;
  return old;
}
