// Coordination and Takebacksies: what a player may take back in the turn [BI-130 to BI-132].
import type { Option } from '../kit';
import { put } from './secrets';
import { type Biome, type Loot, ON_CAMP, spend } from './state';

/** A turn begins, or what was learned forbids to take anything back. */
export function forgetDeeds(s: Biome): void {
  s.undoWhat = [];
  s.undoCost = [];
  s.undoOn = [];
  s.undoCarried = [];
  s.undoSecret = [];
  s.locked = 0;
}

/** New information: nothing before it can be taken back in this turn [BI-131]. */
export function lock(s: Biome): void {
  forgetDeeds(s);
  s.locked = 1;
}

/** A move, a pick-up of what was seen, or a face-down place can be taken back [BI-132]. Said before it is done. */
export function remember(s: Biome, what: string, cost: number, secret: Loot): void {
  s.undoWhat.push(what);
  s.undoCost.push(cost);
  s.undoOn.push(s.on[s.seat]);
  s.undoCarried.push(s.carried[s.seat]);
  s.undoSecret.push(secret);
}

export function takeBack(s: Biome): void {
  const { seat } = s,
    secret = s.undoSecret.pop() as Loot;
  s.undoWhat.pop();
  spend(s, -(s.undoCost.pop() as number));
  s.on[seat] = s.undoOn.pop() as number;
  s.carried[seat] = s.undoCarried.pop() as number;
  if (secret !== '-') put(s, secret, s.on[seat] - ON_CAMP, 1);
}

export const TAKE_BACK = 5; // done at once, by this value of the turn's options
/** Step by step, as far as nothing new was learned [BI-130]. */
export function undoOption(s: Biome): Option | false {
  const last = s.undoWhat.length - 1;
  if (last >= 0) return { label: `Undo ${s.undoWhat[last]}`, value: TAKE_BACK };
  return s.locked > 0 && { label: 'Undo', not: 'Locked by new info' };
}
