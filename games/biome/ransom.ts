// Ransom: 2 Supplies for each captive, on the camp that holds them [BI-361].
import type { Option } from '../kit';
import { afterAccount } from './account';
import { free } from './captured';
import { recall } from './mercenaries';
import { type Biome, here, isEnemy, kindOf, type Reason, spend, type T } from './state';
import { pay, reasonAgainstPrice } from './supplies';

const RANSOM = 2;

export const RANSOMS = 8; // these values of the turn's options and above: plus the seat
export function ransomOptions(s: Biome, reasonOf: (actions: number) => Reason): Option[] {
  const camp = here(s);
  if (!isEnemy(kindOf(s, camp))) return [];
  return s.seats
    .filter(seat => s.capture[seat] === camp + 2)
    .map(seat => ({
      label: `Ransom ${s.names[seat]}, ${RANSOM}`,
      not: reasonOf(s.paymentActs) || reasonAgainstPrice(s, RANSOM),
      value: RANSOMS + seat,
    }));
}

/** The captive is free where they stand; what was taken from them stays. Mercs who were sent for them have nothing more to do [BI-356]. */
export function ransom(s: Biome, t: T, seat: number): string {
  spend(s, s.paymentActs);
  free(s, seat);
  t.tell(`${s.names[seat]} is free`);
  recall(s);
  return pay(s, RANSOM, afterAccount(s, 'turn.act'));
}
