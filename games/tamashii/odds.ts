// Exact chances, as ways out of all. Whole numbers: 6 to the power of 20 is still exact. Tables, because the device is slow.
import type { Tamashii } from './state';

/** What one Player die may show: for rolls whose worth is the player's own business. */
export function ofOneDie(s: Tamashii): [string, number, number][] {
  return [
    ['B on a die', s.playerDie[0], 6],
    ['S on a die', s.playerDie[1], 6],
  ];
}

/** Built by the chapters that roll, and dropped with them. */
export const chances = (s: Tamashii) => {
  const die = s.playerDie,
    each = s.testSuccess;

  const power = (base: number, n: number): number => {
    let all = 1;
    while (n-- > 0) all *= base;
    return all;
  };

  /** For 0 to n Player dice: ways to make at least 0, 1, 2 ... successes. The coefficients of (blank + b x^B + s x^S)^n, summed from the end. */
  const tails = (n: number): number[][] => {
    const all: number[][] = [];
    let list = [1];
    for (let m = 0; m <= n; m++) {
      const tail: number[] = [],
        next: number[] = [];
      for (let i = list.length - 1, sum = 0; i >= 0; i--) tail[i] = sum += list[i];
      all.push(tail);
      for (let i = list.length - 1 + Math.max(each[0], each[1]); i >= 0; i--)
        next[i] = (list[i] || 0) * die[2] + (list[i - each[0]] || 0) * die[0] + (list[i - each[1]] || 0) * die[1];
      list = next;
    }
    return all;
  };

  /** Ways of n dice to make at least so many, out of 6 to the power of n. */
  const atLeast = (tail: number[], target: number): number => tail[Math.max(0, target)] || 0;

  /** After a roll of b, c S and blanks: the best chance with up to r rerolls, blanks first, then the lesser symbol; out of 6 to the power of r. */
  const saved = (tail: number[][], b: number, c: number, blank: number, target: number, r: number): number => {
    const all = power(6, r);
    let sum = b * each[0] + c * each[1],
      share = all,
      best = 0;
    if (sum >= target) return all;
    for (let n = 1; n <= r; n++) {
      share /= 6;
      if (blank) blank--;
      else if (b && (each[0] <= each[1] || !c)) {
        b--;
        sum -= each[0];
      } else if (c) {
        c--;
        sum -= each[1];
      } else break;
      best = Math.max(best, atLeast(tail[n], target - sum) * share);
    }
    return best;
  };

  /** Before a roll of n dice with r Reroll: ways to pass, out of 6 to the power of n + r. */
  const withRerolls = (tail: number[][], n: number, target: number, r: number): number => {
    let sum = 0,
      first = 1; // ways to choose which dice show B, times their faces
    for (let b = 0; b <= n; b++) {
      let second = first * power(die[2], n - b);
      for (let c = 0; c <= n - b; c++) {
        sum += second * saved(tail, b, c, n - b - c, target, r);
        second = die[2] ? (second * (n - b - c) * die[1]) / ((c + 1) * die[2]) : c + 1 == n - b ? first * power(die[1], n - b) : 0;
      }
      first = (first * (n - b) * die[0]) / (b + 1);
    }
    return sum;
  };

  return { power, tails, atLeast, saved, withRerolls };
};
