// Options that open what happens beside the turn, and lead back to it: cards and tiles, Upgrades, the events of Light.
import type { Option } from '../kit';
import type { Tamashii } from './state';

/** Opens the menu of card effects: for this player, or first asks for whom. */
export const otherFor = (s: Tamashii, seat: number): Option => ({
  label: 'Other...',
  do: () => (s.whom = seat),
  then: `${s.names.length > 1 ? 'other.whom' : 'other.menu'}>${s.at}`,
});

/** The same while an enemy acts: if the effect removes it, its part is over [TA-290]. */
export function duringEnemyPart(s: Tamashii): void {
  s.whom = s.seat;
  s.fight = 'enemy';
}

/** Opens Upgrades, at any moment of Planning [TA-092]. */
export const upgradeFor = (s: Tamashii, seat: number): Option => ({
  label: 'Upgrade',
  do: () => (s.whom = seat),
  then: `${s.names.length > 1 ? 'upgrade.whom' : 'upgrade.menu'}>${s.at}`,
});

/** Light: what happens beside the turn. */
export const eventOption = (s: Tamashii, seat: number): Option => ({
  label: 'Something else',
  do: () => (s.whom = seat),
  then: `light.event>${s.at}`,
});
