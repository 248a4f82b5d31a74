// Exact chances, as ways out of all. Whole numbers: 6 to the power of 20 is still exact. Tables, because the device is slow.
import type { Tamashii } from './state';

export function power(base: number, n: number): number {
  let all = 1;
  while (n-- > 0) all *= base;
  return all;
}

/** For 0 to n Player dice: ways to make at least 0, 1, 2 ... successes. The coefficients of (blank + b x^B + s x^S)^n, summed from the end. */
export function tails(s: Tamashii, n: number): number[][] {
  const die = s.playerDie,
    b = s.testSuccess[0],
    c = s.testSuccess[1],
    all: number[][] = [];
  let list = [1];
  for (let m = 0; m <= n; m++) {
    const tail: number[] = [];
    for (let i = list.length - 1, sum = 0; i >= 0; i--) tail[i] = sum += list[i];
    all.push(tail);
    const next: number[] = [];
    for (let i = list.length - 1 + Math.max(b, c); i >= 0; i--)
      next[i] = (list[i] || 0) * die[2] + ((i >= b && list[i - b]) || 0) * die[0] + ((i >= c && list[i - c]) || 0) * die[1];
    list = next;
  }
  return all;
}

/** Ways of n dice to make at least so many, out of 6 to the power of n. */
export function atLeast(tail: number[], target: number): number {
  return tail[Math.max(0, target)] || 0;
}

/** After a roll of b, s and blanks: the best chance with up to r rerolls, blanks first, then the lesser symbol; out of 6 to the power of r. */
export function saved(s: Tamashii, tail: number[][], b: number, c: number, blank: number, target: number, r: number): number {
  const worth = s.testSuccess,
    all = power(6, r);
  let sum = b * worth[0] + c * worth[1],
    share = all,
    best = 0;
  if (sum >= target) return all;
  for (let n = 1; n <= r; n++) {
    share /= 6;
    if (blank) blank--;
    else if (b && (worth[0] <= worth[1] || !c)) {
      b--;
      sum -= worth[0];
    } else if (c) {
      c--;
      sum -= worth[1];
    } else break;
    best = Math.max(best, atLeast(tail[n], target - sum) * share);
  }
  return best;
}

/** Before a roll of n dice with r Reroll: ways to pass, out of 6 to the power of n + r. */
export function withRerolls(s: Tamashii, tail: number[][], n: number, target: number, r: number): number {
  const die = s.playerDie;
  let sum = 0,
    first = 1; // ways to choose which dice show B, times their faces
  for (let b = 0; b <= n; b++) {
    let second = first * power(die[2], n - b);
    for (let c = 0; c <= n - b; c++) {
      sum += second * saved(s, tail, b, c, n - b - c, target, r);
      second = die[2] ? (second * (n - b - c) * die[1]) / ((c + 1) * die[2]) : c + 1 == n - b ? first * power(die[1], n - b) : 0;
    }
    first = (first * (n - b) * die[0]) / (b + 1);
  }
  return sum;
}
