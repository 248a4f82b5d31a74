// Exact chances, as ways out of all. Whole numbers: 6 to the power of 20 is still exact. Tables, because the device is slow.
import type { Odds } from '../kit';
import { traceHits, worth } from './dice';
import { SEAT, SUCCESSES, TARGET, type Tamashii } from './state';
import { wasReset } from './turn';
import { dieWord } from './words';

const MANY = 13; // so many dice of all players are too slow for the device to count

/** What one Player die may show: for rolls whose worth is the player's own business [TA-136]. */
export const oddsOfOneDie = (s: Tamashii): Odds[] => [
  { label: 'B', ways: s.playerDie[0], of: 6 },
  { label: 'S', ways: s.playerDie[1], of: 6 },
];

function power(base: number, n: number): number {
  let all = 1;
  for (let i = 0; i < n; i++) all *= base;
  return all;
}

/** That so many dice draw at least one enemy: 1 - (1 - b)^n [TA-134]. */
export function oddsOfTrace(s: Tamashii, label: string, dice: number): Odds {
  const all = power(6, dice);
  return { label, ways: all - power(6 - worth(s.playerDie, traceHits(s)), dice), of: all };
}

/** How many enemies will act, before any is gone: the number, at most those attached [TA-149]. */
export function oddsOfNumberDie(s: Tamashii, enemies: number): Odds[] {
  const odds: Odds[] = [];
  for (let acting = 0; acting <= enemies && acting <= 9; acting++) {
    const ways = s.enemyNumberDie.filter(number => Math.min(number, enemies) === acting).length;
    if (ways) odds.push({ label: `${acting} ${acting === 1 ? 'enemy acts' : 'enemies act'}`, ways, of: 8 });
  }
  return odds;
}

/** Built for one table of odds, and dropped with it. */
export const chances = (s: Tamashii) => {
  const die = s.playerDie,
    each = s.testSuccess;

  /** For 0 to n Player dice: ways to make at least 0, 1, 2 ... successes. The coefficients of (blank + b x^B + s x^S)^n, summed from the end [TA-148]. */
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
        if (die[2]) second = (second * (n - b - c) * die[1]) / ((c + 1) * die[2]);
        else second = c + 1 === n - b ? first * power(die[1], n - b) : 0;
      }
      first = (first * (n - b) * die[0]) / (b + 1);
    }
    return sum;
  };

  return { power, tails, atLeast, saved, withRerolls };
};

/** Dice that a player rolls in this Test: none any more once they were reset [TA-267]. */
export const testDiceOf = (s: Tamashii, seat: number) => (wasReset(s, seat) ? 0 : s.testDice[seat]);

/** Dice that the others have dumped for and not rolled yet. */
export function othersDice(s: Tamashii): number {
  let n = 0;
  for (const seat of s.seats) if (seat !== s.test[SEAT]) n += testDiceOf(s, seat);
  return n;
}

/** After a roll of these B, S and blanks, with r Reroll to spend [TA-134, TA-148]. */
export function oddsOfReroll(s: Tamashii, count: number[], r: number): Odds[] {
  const { power, saved, tails } = chances(s);
  if (s.rollKind === 'trace') {
    const hits = worth(count, traceHits(s)),
      miss = 6 - worth(s.playerDie, traceHits(s));
    return [{ label: 'Reroll: no enemy', ways: hits > r ? 0 : power(miss, hits), of: power(6, hits) }];
  }
  const more = s.rollKind === 'test' ? othersDice(s) : MANY;
  if (more >= MANY) return [];
  const need = s.test[TARGET] - s.test[SUCCESSES];
  return [{ label: 'Reroll: pass', ways: saved(tails(r + more), count[0], count[1], count[2], need, r, more), of: power(6, r + more) }];
}

/** Before n dice of a Test are rolled. */
export function oddsOfTest(s: Tamashii, n: number, label: string): Odds[] {
  const more = othersDice(s),
    r = s.light ? 0 : Math.min(s.reroll[s.test[SEAT]], n) | 0;
  if (n + more > MANY) return [];
  const { atLeast, power, tails, withRerolls } = chances(s),
    tail = tails(r ? r + more : n + more),
    need = s.test[TARGET] - s.test[SUCCESSES],
    ways = r ? withRerolls(tail, n, need, r, more) : atLeast(tail[n + more], need); // without a Reroll nothing has to be weighed, which is much quicker
  return [{ label, ways, of: power(6, n + r + more) }];
}

/** Before tokens are dumped for a Test: three chances, from the fewest dice on that can pass. */
export function oddsOfDump(s: Tamashii): Odds[] {
  const best = Math.max(s.testSuccess[0], s.testSuccess[1]) || 1,
    least = Math.max(1, Math.ceil((s.test[TARGET] - s.test[SUCCESSES]) / best) - othersDice(s));
  let odds: Odds[] = [];
  for (let n = least; n < least + 3; n++) odds = odds.concat(oddsOfTest(s, n, `${dieWord(n)} pass${n > 1 ? '' : 'es'}`));
  return odds;
}
