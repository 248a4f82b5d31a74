// Exact odds of a throw. Nothing is enumerated or sampled: each figure is a closed sum of a few hundred products at most, so it takes
// a moment on the device. All but one of the sums have only positive terms; that one is taken from its nearer end (see below), and loses
// at most four of the sixteen digits. test/tools/odds.test.ts holds them against counting every case.
import type { Throw } from './throw';

/** Work of highestOdds, in steps of its innermost loops: about two seconds on the device, by estimate. */
const MOST_STEPS = 24000;

/** Chance that the sum of `n` dice is `goal` or more: inclusion and exclusion of the dice that would be too high. */
export function sumOdds(n: number, sides: number, goal: number): number {
  if (goal <= n) return 1;
  if (goal > n * sides) return 0;
  const under = n * sides - goal, // a sum is as likely as its mirror image
    near = under * 2 < n * (sides - 1); // the far end's terms are greater than the result, and their rounding would show
  let total = 0,
    choose = 1, // n over k, with the sign of the term
    t = near ? under : goal - n - 1;
  for (let k = 0; k <= n && t >= 0; k++) {
    let term = choose;
    for (let i = 1; i <= n; i++) term *= (t + i) / (i * sides); // divided on the way: the whole numbers would have 47 digits
    total += term;
    choose *= -(n - k) / (k + 1);
    t -= sides;
  }
  return near ? total : 1 - total;
}

/** Chance of at least `hits` among `n` dice that hit with chance `p`. */
export function hitOdds(n: number, p: number, hits: number): number {
  if (hits <= 0) return 1;
  if (hits > n) return 0;
  if (p >= 1) return 1;
  let term = 1,
    total = 0;
  for (let i = 0; i < n; i++) term *= 1 - p;
  for (let i = 0; i <= n; i++) {
    if (i >= hits) total += term;
    term *= ((n - i) / (i + 1)) * (p / (1 - p));
  }
  return total;
}

/**
 * Chance that the highest `k` of `n` dice sum to `goal` or more: by the lowest face that is kept, and how many dice lie above it.
 * -1 when that is too much work.
 */
export function highestOdds(n: number, sides: number, k: number, goal: number): number {
  const sure = Math.min(sides + 1, Math.ceil(goal / k)); // from this lowest face on the goal is reached in any case
  const first = Math.max(1, goal - (k - 1) * sides); // below it never
  let total = sure > sides ? 0 : hitOdds(n, (sides - sure + 1) / sides, k);
  if ((sure - first) * k * (30 + Math.min(k, n - k) + k * k) > MOST_STEPS) return -1;
  for (let least = first; least < sure; least++) {
    let above = 1; // chance that these a dice, of all n, lie above, in any order
    for (let a = 0; a < k; a++) {
      const rest = n - a,
        enough = sumOdds(a, sides - least, goal - k * least);
      // chance that the rest is `least` or lower, less the chance that it lacks some of the k-a dice that are missing
      let fits = enough ? (least / sides) ** rest : 0,
        term = ((least - 1) / sides) ** rest;
      for (let same = 0; fits && least > 1 && same < k - a; same++) {
        fits -= term;
        term *= (rest - same) / (same + 1) / (least - 1);
      }
      total += above * fits * enough;
      above *= ((rest / (a + 1)) * (sides - least)) / sides;
    }
  }
  return total;
}

/** Chance to reach the goal with so many plain dice, tops beside them. */
function explodedOdds(t: Throw, hits: boolean, plain: number, tops: number): number {
  return hits ? hitOdds(plain, (t.sides - t.face) / (t.sides - 1), t.hits - tops) : sumOdds(plain, t.sides - 1, t.sum - tops * t.sides);
}

/**
 * Every top face adds a die, `extra` at most. Without the bound n plain dice end n chains, the last die being one of them;
 * with it n+extra dice fall and fewer than n are plain.
 */
function explodingOdds(t: Throw, hits: boolean, extra: number): number {
  const n = t.n,
    sides = t.sides,
    all = n + extra;
  let total = 0,
    weight = 1,
    bound = 1;
  for (let i = 0; i < n; i++) weight *= (sides - 1) / sides;
  for (let tops = 0; tops <= extra; tops++) {
    if (weight > 1e-9) total += weight * explodedOdds(t, hits, n, tops);
    weight *= (n + tops) / (tops + 1) / sides;
  }
  for (let i = 0; i < all; i++) bound /= sides;
  for (let plain = 0; plain < n; plain++) {
    if (bound > 1e-9) total += bound * explodedOdds(t, hits, plain, all - plain);
    bound *= ((all - plain) / (plain + 1)) * (sides - 1);
  }
  return total;
}

/** The chance to reach the goal with the `k` dice that count, or what to change when it cannot be told. */
export function odds(t: Throw, k: number, highest: boolean, hits: boolean, extra: number): number | string {
  const n = t.n,
    sides = t.sides;
  let p: number;
  if (t.explode && k < n) return 'For odds, keep all dice or do not explode.';
  if (t.explode) p = explodingOdds(t, hits, extra);
  // the highest dice have the hits; the lowest have those that are too many for the others
  else if (hits) p = hitOdds(n, (sides - t.face + 1) / sides, highest ? t.hits : t.hits + n - k);
  else if (k == n) p = sumOdds(n, sides, t.sum);
  else p = highestOdds(n, sides, k, highest ? t.sum : k * (sides + 1) - t.sum + 1); // the lowest are the highest in a mirror
  if (p < 0) return 'For odds, keep fewer dice: this is too much to work out.';
  if (!highest && !hits) p = 1 - p;
  // the goal is never certain nor out of reach here: a rounded 1 or 0 would say so
  return Math.max(1e-9, Math.min(1 - 1e-9, p));
}
