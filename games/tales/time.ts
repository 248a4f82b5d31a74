// Time: the cubes of a Kid, in the pool or in the action space.
import type { Tales } from './state';

/** Why a Kid cannot spend so much, or false [TL-300]. */
export const reasonAgainstSpending = (s: Tales, seat: number, time: number) =>
  s.pool[seat] < time && `Needs ${time} Time, has ${s.pool[seat]}`;

/** As much as there is: the table may have corrected the pool while it chose [TL-300]. */
export function spend(s: Tales, seat: number, time: number): void {
  const spent = Math.min(time, s.pool[seat]) | 0;
  s.pool[seat] -= spent;
  s.action[seat] += spent;
}

/** Takes a cube for a slot: of the pool, else of the action space [TL-413, TL-421]. Returns how many are left there; '' when there was none. */
export function takeCube(s: Tales, seat: number): string {
  const from = s.pool[seat] ? s.pool : s.action;
  if (!from[seat]) return '';
  from[seat]--;
  return from === s.pool ? `pool ${s.pool[seat]}` : `action space ${s.action[seat]}`;
}
