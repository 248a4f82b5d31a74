// Injury: back to the main camp, out until the cool-down is over [BI-410, BI-411].
import { cool, coolDown } from './cool-downs';
import { type Biome, ON_CAMP, type T } from './state';

/** The inventory is kept, and nobody is injured twice. */
export function injure(s: Biome, seat: number): void {
  s.on[seat] = ON_CAMP;
  if (!s.injuryCD[seat]) s.injuryCD[seat] = coolDown(s, 10);
}

/** The Gang on the main camp halts it. Who is healed plays from the next round on [BI-142]. */
export function heal(s: Biome, t: T, seat: number): void {
  if (s.injuryCD[seat]) cool(s, t, s.injuryCD, seat, s.names[seat], s.gangOn === 2, 'healthy');
}
