// One value of a counter, more or less, within its limits. A held button goes in tens, then in hundreds.
import { type Counter, FAR } from '../../tools/counter';

/** Milliseconds after which a held button's count is stored: flash wears. */
export const QUIET = 800;

export type Dial = 'value' | 'step' | 'min' | 'max' | 'start';

/** So much at a time, when a button has been held for so many repeats. */
function pace(held: number): number {
  if (held > 40) return 100;
  return held > 15 ? 10 : 1;
}

export function change(c: Counter, id: Dial, by: number, held: number): void {
  let least = id === 'min' ? -FAR : c.min,
    most = id === 'max' ? FAR : c.max;
  if (id === 'step') {
    least = 1;
    most = 100;
  }
  c[id] = Math.max(least, Math.min(most, c[id] + by * pace(held)));
  c.value = Math.max(c.min, Math.min(c.max, c.value));
  c.start = Math.max(c.min, Math.min(c.max, c.start));
}
