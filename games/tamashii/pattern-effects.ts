// What a Pattern does when its tokens have been dumped (p. 7, 14).
import type { Dice } from '../kit';
import { beginInhabiting } from './bodies';
import { discard, foesOf } from './enemies';
import { assetNames, BATTERY, BODY, BOSS_DAMAGE, BOSS_TOKEN, EXP, LONGER, REPEL } from './patterns';
import { BASIC_PATTERNS, type Tamashii } from './state';

/** An Asset Pattern gives 1, a longer one 2 and nothing else; beyond 5 it is lost [TA-040, TA-190]. */
function applyBasic(s: Tamashii, t: Dice<Tamashii>, pattern: number): void {
  if (pattern === EXP)
    t.add('exp', s.expPatternGain, s.seat); // [TA-191]
  else t.add(assetNames()[pattern % LONGER], pattern < LONGER ? 1 : 2, s.seat);
}

/** Its tokens have been dumped: now the effect [TA-167]. Returns the step that asks for more. */
export function applyPattern(s: Tamashii, t: Dice<Tamashii>): string {
  const pattern = s.pattern;
  if (pattern === BODY) return `${beginInhabiting(s, s.seat)}>launch.menu`; // wherever the player is [TA-224]
  s.launched[pattern] = 1;
  if (pattern < BASIC_PATTERNS) applyBasic(s, t, pattern);
  else if (pattern < REPEL) return foesOf(s, s.seat).length ? 'launch.hack' : 'launch.effect';
  else if (pattern === REPEL) {
    discard(s, t, s.seat, 0); // not defeated [TA-223]
    return 'launch.penalty';
  } else if (pattern === BATTERY)
    t.add('batteries', 1); // [TA-355]
  else if (pattern === BOSS_DAMAGE) return 'launch.bossHack';
  else if (pattern !== BOSS_TOKEN) return 'launch.effect';
  return 'launch.menu';
}
