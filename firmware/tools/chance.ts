// The chance of a throw to reach its goal, whatever its dice are.
import type { Kind } from './die';
import { odds } from './odds';
import { mixedOdds } from './spread';
import { countOf, EXTRA, HITS, kept, type Throw, takesHighest } from './throw';

function once(t: Throw, kinds: Kind[]): number | string {
  const hits = t.goal === HITS,
    goal = hits ? t.hits : t.sum - t.plus;
  if (!hits && t.sum <= t.least) return 1;
  if (!hits && t.sum > t.most) return 0;
  if (kinds.length > 1 || kinds[0].die || t.again) return mixedOdds(t, kinds, goal);
  const k = kept(t, 0),
    all = { n: countOf(t), sides: kinds[0].sides, keep: t.keep, explode: t.explode, sum: goal, face: t.face, hits: t.hits };
  if (!hits && goal <= k) return 1;
  if (!t.explode && (hits ? t.face > all.sides || goal > k : goal > k * all.sides)) return 0;
  return odds(all, k, takesHighest(t), hits, EXTRA);
}

/** A number, or a sentence that says what to change when it would take too long. */
export function chanceOf(t: Throw, kinds: Kind[]): number | string {
  const p = once(t, kinds);
  if (typeof p === 'string' || !t.twice) return p;
  return t.twice === 1 ? 1 - (1 - p) * (1 - p) : p * p;
}
