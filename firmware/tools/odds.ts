// Exact odds of a throw. Nothing is enumerated or sampled: each figure is a closed sum of products, so it takes
// a moment on the device. All but one of the sums have only positive terms; that one is taken from its nearer end (see below), and loses
// at most four of the sixteen digits. test/tools/odds.test.ts holds them against counting every case.

/** Dice of one kind, and what they are thrown for. */
export interface OneKind {
  n: number;
  sides: number;
  keep: number; // as in a throw
  explode: number;
  sum: number;
  face: number;
  hits: number;
}

/** Less than this makes no difference to what is told, a tenth of a percent; most of the work would be there. */
const NOTHING = 1e-9;
/** Work of highestOdds, in steps of its innermost loops: three to four seconds on the device, by estimate. */
const MOST_STEPS = 45000;

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

/** Chance that the highest `k` of `n` dice sum to `goal` or more, times `weight`: by the lowest face that is kept, and how many dice lie above it. */
export function highestOdds(n: number, sides: number, k: number, goal: number, weight: number): number {
  const sure = Math.min(sides + 1, Math.ceil(goal / k)); // from this lowest face on the goal is reached in any case
  const first = Math.max(1, goal - (k - 1) * sides); // below it never
  let total = sure > sides ? 0 : weight * hitOdds(n, (sides - sure + 1) / sides, k);
  for (let least = first; least < sure; least++) {
    let above = weight; // chance that these a dice, of all n, lie above, in any order
    for (let a = 0; a < k; a++) {
      const rest = n - a;
      // chance that the rest is `least` or lower, less the chance that it lacks some of the k-a dice that are missing
      let fits = (least / sides) ** rest,
        term = ((least - 1) / sides) ** rest;
      for (let same = 0; above * fits > NOTHING && least > 1 && same < k - a; same++) {
        fits -= term;
        term *= (rest - same) / (same + 1) / (least - 1);
      }
      if (above * fits > NOTHING) total += above * fits * sumOdds(a, sides - least, goal - k * least);
      above *= ((rest / (a + 1)) * (sides - least)) / sides;
    }
  }
  return total;
}

/**
 * Chance, times `weight`, to reach the goal with the `k` dice that count of `plain` dice of so many sides and `tops` that show more than these do.
 * The highest dice are tops first, the lowest are plain first.
 */
function reach(t: OneKind, k: number, highest: boolean, hits: boolean, plain: number, sides: number, tops: number, weight: number): number {
  const own = highest ? Math.max(0, k - tops) : Math.min(plain, k), // plain dice that count
    goal = hits ? t.hits - (k - own) : t.sum - (k - own) * t.sides;
  if (goal <= (hits ? 0 : own)) return weight;
  if (goal > (hits ? own : own * sides)) return 0;
  // the highest dice have the hits; the lowest have those that are too many for the others
  if (hits) return weight * hitOdds(plain, (sides - t.face + 1) / sides, highest ? goal : goal + plain - own);
  if (own === plain) return weight * sumOdds(plain, sides, goal);
  if (highest) return highestOdds(plain, sides, own, goal, weight);
  return weight - highestOdds(plain, sides, own, own * (sides + 1) - goal + 1, weight); // the lowest are the highest in a mirror
}

/**
 * Exploding dice: every top face adds a die, `extra` at most; dice that are dropped stay so many, however many are added.
 * Without the bound n plain dice end n chains, the last die being one of them; with it n+extra dice fall and fewer than n are plain.
 */
function exploding(t: OneKind, k: number, highest: boolean, hits: boolean, extra: number): number {
  const { n, sides } = t,
    all = n + extra,
    drops = t.keep === 0 || t.keep > 2,
    alike = t.keep === 2; // tops are never among the lowest, unless the bound is reached: all ways without it are one
  let total = 0,
    weight = ((sides - 1) / sides) ** n,
    ways = 0,
    bound = sides ** -all;
  for (let tops = 0; tops <= extra; tops++) {
    ways = alike ? ways + weight : weight;
    if (alike ? tops === extra : ways > NOTHING) total += reach(t, drops ? k + tops : k, highest, hits, n, sides - 1, tops, ways);
    weight *= (n + tops) / (tops + 1) / sides;
  }
  for (let plain = 0; plain < n; plain++) {
    if (bound > NOTHING) total += reach(t, drops ? k + extra : k, highest, hits, plain, sides - 1, all - plain, bound);
    bound *= ((all - plain) / (plain + 1)) * (sides - 1);
  }
  return total;
}

/** The chance to reach the goal with the `k` dice that count, or what to change when that is too much work. */
export function odds(t: OneKind, k: number, highest: boolean, hits: boolean, extra: number): number | string {
  if (!hits && k < t.n && t.sides * k * k * (t.explode && t.keep !== 2 ? 6 : 1) > MOST_STEPS)
    return 'For odds, keep fewer dice: this is too much to work out.';
  const total = t.explode ? exploding(t, k, highest, hits, extra) : reach(t, k, highest, hits, t.n, t.sides, 0, 1);
  // the goal is never certain nor out of reach here: a rounded 1 or 0 would say so
  return Math.max(1e-9, Math.min(1 - 1e-9, total));
}
