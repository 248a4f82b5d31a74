// The Patterns of a Launch step, each once in it, also where two look alike (p. 7, 14) [TA-217, TA-218, TA-221].
import type { Dice } from '../kit';
import { beginInhabiting } from './bodies';
import { discard, foesOf } from './enemies';
import { AUGMENTS, BASIC_PATTERNS, BREAK, FACTION, type Tamashii } from './state';

/** Places in patternNames() and in `launched`. */
export const LONGER = 4,
  EXP = 8,
  HACK = 9,
  REPEL = 12,
  BATTERY = 13,
  BOSS_TOKEN = 14,
  BOSS_DAMAGE = 15,
  PROTOCOL = 16,
  CARD = 17,
  AUGMENT = 21,
  MOST_AUGMENTS = 9,
  BODY = 30; // of the Body Market: as often as there are tokens, so it is not in the list

export function patternNames(): string[] {
  const names = (
    'Shield +1,Memory +1,Power +1,Reroll +1,Shield +2,Memory +2,Power +2,Reroll +2,EXP,Hack 1,Hack 2,Hack 3,Repel,Bot battery +1,' +
    'Boss: drop a token,Boss: damage,Learning Protocol,Card 1,Card 2,Card 3,Card 4'
  ).split(',');
  for (let n = 1; n <= MOST_AUGMENTS; n++) names.push(`Augment ${n}`);
  return names;
}

export const assetNames = () => ['shield', 'memory', 'power', 'reroll'] as const;

/** Equipped Faction Augments, each of which has a Pattern [TA-212, TA-233]. */
export function augmentPatterns(s: Tamashii): number {
  const own = s.seat * AUGMENTS;
  return Math.min(MOST_AUGMENTS, s.augments[own + FACTION] + s.augments[own + BREAK]) | 0;
}

/** The Top Enemy has left: the next one's Hacks and Repel are other Patterns [TA-220]. */
export function forgetTopPatterns(s: Tamashii): void {
  for (let pattern = HACK; pattern <= REPEL && s.launching; pattern++) s.launched[pattern] = 0;
}

/** A broken Augment is no longer among those that are equipped: what has been launched of those behind it moves up [TA-213, TA-218]. */
export function forgetAugment(s: Tamashii, pattern: number): void {
  s.launched.splice(pattern, 1);
  s.launched.push(0);
}

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
