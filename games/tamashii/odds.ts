// Exact chances, as ways out of all. Whole numbers: 6 to the power of 20 is still exact.
import type { Tamashii } from './state';

/** Ways of n Player dice to make 0, 1, 2 ... successes: the coefficients of (blank + b x^B + s x^S)^n (TA-148). */
export function ways(s: Tamashii, n: number): number[] {
  const die = s.playerDie,
    worth = [s.testSuccess[0], s.testSuccess[1], 0];
  let list = [1];
  while (n-- > 0) {
    const next: number[] = [];
    for (let i = 0; i < list.length; i++) for (let k = 0; k < 3; k++) next[i + worth[k]] = (next[i + worth[k]] || 0) + list[i] * die[k];
    for (let i = 0; i < next.length; i++) if (!next[i]) next[i] = 0;
    list = next;
  }
  return list;
}

export function power(base: number, n: number): number {
  let all = 1;
  while (n-- > 0) all *= base;
  return all;
}

/** Ways of n dice to make at least so many successes, out of 6 to the power of n. */
export function atLeast(s: Tamashii, n: number, target: number): number {
  const list = ways(s, n);
  let sum = 0;
  for (let i = Math.max(0, target); i < list.length; i++) sum += list[i];
  return sum;
}

/** After a roll of b, s and blanks: the best chance with up to r rerolls, blanks first, then the lesser symbol; out of 6 to the power of r. */
export function saved(s: Tamashii, shown: number[], target: number, r: number): number {
  const worth = s.testSuccess;
  const low = worth[0] <= worth[1] ? 0 : 1;
  const order = [2, low, 1 - low];
  let sum = shown[0] * worth[0] + shown[1] * worth[1],
    best = sum >= target ? power(6, r) : 0;
  const left = shown.slice();
  for (let n = 1; n <= r && best < power(6, r); n++) {
    let k = 0;
    while (k < 3 && !left[order[k]]) k++;
    if (k == 3) break;
    left[order[k]]--;
    if (order[k] < 2) sum -= worth[order[k]];
    best = Math.max(best, atLeast(s, n, target - sum) * power(6, r - n));
  }
  return best;
}

/** Before a roll of n dice with r Reroll: ways to pass, out of 6 to the power of n + r. */
export function withRerolls(s: Tamashii, n: number, target: number, r: number): number {
  const die = s.playerDie;
  let sum = 0,
    b = 0;
  for (; b <= n; b++) {
    let choose = 1; // of the dice that are not B, how many ways to be S
    for (let k = 0; k <= n - b; k++) {
      let first = 1;
      for (let i = 0; i < b; i++) first = (first * (n - i)) / (i + 1);
      sum += first * choose * power(die[0], b) * power(die[1], k) * power(die[2], n - b - k) * saved(s, [b, k, n - b - k], target, r);
      choose = (choose * (n - b - k)) / (k + 1);
    }
  }
  return sum;
}
