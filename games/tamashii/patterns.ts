// The Patterns of a Launch step, each once in it, also where two look alike (p. 7, 14) [TA-217, TA-218, TA-221].
import { AUGMENTS, BREAK, FACTION, type Tamashii } from './state';

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
