// Exact chances, as ways out of all. Whole numbers: 6 to the power of 20 is still exact. Tables, because the device is slow.
import type { OldAsk as Ask } from '../kit';
import { wasReset, worth } from './effects';
import { type Tamashii, TEST, TRACE_ROLL } from './state';

type Odds = NonNullable<Ask['odds']>;

/** Where the dice of each seat are in s.test; so many dice of all players are too slow for the device to count. */
export const DICE = 6;
const MANY = 13;

/** What one Player die may show: for rolls whose worth is the player's own business. */
export function ofOneDie(s: Tamashii): Odds {
  return [
    ['B on a die', +s.playerDie[0], 6],
    ['S on a die', +s.playerDie[1], 6],
  ];
}

/** Built for one table of odds, and dropped with it. */
export const chances = (s: Tamashii) => {
  const die = [0, 1, 2].map(i => +s.playerDie[i]),
    each = [0, 1].map(i => +s.testSuccess[i]);

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

  /**
   * After a roll of b, c S and blanks, with `more` dice of others to come: the best chance with up to r rerolls, blanks first, then the lesser symbol;
   * out of 6 to the power of r + more.
   */
  const saved = (tail: number[][], b: number, c: number, blank: number, target: number, r: number, more: number): number => {
    let sum = b * each[0] + c * each[1],
      share = power(6, r),
      best = atLeast(tail[more], target - sum) * share;
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
      best = Math.max(best, atLeast(tail[n + more], target - sum) * share);
    }
    return best;
  };

  /** Before a roll of n dice with r Reroll, and `more` of others: ways to pass, out of 6 to the power of all these. */
  const withRerolls = (tail: number[][], n: number, target: number, r: number, more: number): number => {
    let sum = 0,
      first = 1; // ways to choose which dice show B, times their faces
    for (let b = 0; b <= n; b++) {
      let second = first * power(die[2], n - b);
      for (let c = 0; c <= n - b; c++) {
        sum += second * saved(tail, b, c, n - b - c, target, r, more);
        second = die[2] ? (second * (n - b - c) * die[1]) / ((c + 1) * die[2]) : c + 1 == n - b ? first * power(die[1], n - b) : 0;
      }
      first = (first * (n - b) * die[0]) / (b + 1);
    }
    return sum;
  };

  return { power, tails, atLeast, saved, withRerolls };
};

/** Dice that a player rolls in this Test: none any more once they were reset (TA-267). */
export function testDice(s: Tamashii, seat: number): number {
  return wasReset(s, seat) ? 0 : s.test[DICE + seat];
}

/** Dice that the others have dumped for and not rolled yet. */
export function othersDice(s: Tamashii): number {
  let n = 0;
  for (const seat of s.seats) if (seat != s.test[0]) n += testDice(s, seat);
  return n;
}

/** After a roll of these B, S and blanks, with r Reroll to spend (TA-134, TA-148). */
export function ofReroll(s: Tamashii, what: number, n: number[], r: number): Odds | undefined {
  const odds = chances(s),
    hit = [s.traceHit & 1, s.traceHit >> 1],
    h = worth(n, hit),
    more = what == TEST ? othersDice(s) : MANY;
  if (more < MANY)
    return [['Reroll: pass', odds.saved(odds.tails(r + more), n[0], n[1], n[2], s.test[2] - s.test[3], r, more), odds.power(6, r + more)]];
  if (what == TRACE_ROLL) return [['Reroll: no enemy', h > r ? 0 : odds.power(6 - worth(s.playerDie, hit), h), odds.power(6, h)]];
  return undefined;
}

/** Before n dice of a Test are rolled. */
export function ofTest(s: Tamashii, n: number, label: string): Odds {
  const more = othersDice(s),
    r = Math.min(+s.reroll[s.test[0]], n);
  if (n + more > MANY) return [];
  const odds = chances(s),
    tail = odds.tails(r ? r + more : n + more),
    need = s.test[2] - s.test[3];
  // without a Reroll nothing has to be weighed, which is much quicker
  return [[label, r ? odds.withRerolls(tail, n, need, r, more) : odds.atLeast(tail[n + more], need), odds.power(6, n + r + more)]];
}

/** Before tokens are dumped for a Test: three chances, from the fewest dice on that can pass. */
export function ofDump(s: Tamashii): Odds {
  const best = Math.max(+s.testSuccess[0], +s.testSuccess[1]) || 1,
    least = Math.max(1, Math.ceil((s.test[2] - s.test[3]) / best) - othersDice(s));
  let list: Odds = [];
  for (let n = least; n < least + 3; n++) list = list.concat(ofTest(s, n, n + (n > 1 ? ' dice pass' : ' die passes')));
  return list;
}
