// The Enemy Number die on the attached enemies, and who acts next (p. 15).
import { sum } from '../kit';
import type { Tamashii } from './state';

/** The die lies on the enemy of that number from the Top, at most on the last; a blank, or no enemy: no die [TA-281]. Who comes later is behind it, and does not act [TA-292]. */
export const placeOf = (number: number, enemies: number) => (number < enemies ? number : enemies) - 1;

/**
 * An enemy has left from this place: right of the die or under it, the die moves one to the right, off after the Top [TA-289].
 * If it was the one that acts, its part is over: the player has a Frame before the next enemy acts [TA-283, TA-290].
 */
export function followDie(s: Tamashii, place: number, enemies: number): void {
  const acting = Math.min(s.numDie, enemies - 1) | 0;
  if (s.fight === 'enemy' && place === acting) s.fight = 'player';
  if (place <= s.numDie) s.numDie--;
}

/** The enemy under the die has done its part: one to the right, from the Top it is gone [TA-288]. */
export function passDieOn(s: Tamashii, enemies: number): void {
  s.numDie = (Math.min(s.numDie, enemies - 1) | 0) - 1;
  s.fight = 'player';
}

/** Whose part it is, from what lies on the table: they take turns until the die is gone and no dice are left [TA-283, TA-293]. */
export function whoActs(s: Tamashii): 'player' | 'enemy' | 'nobody' {
  const isOver = s.numDie < 0;
  if (s.fight !== 'player' && !isOver) return 'enemy';
  if (sum(s.dice)) return 'player';
  return isOver ? 'nobody' : 'enemy';
}
