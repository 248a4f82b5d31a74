// A throw: which dice, which of them count, and what they are thrown for. Few functions: each costs memory while dice are on the screen.

/** Dice that exploding may add. */
export const EXTRA = 20;
export const MOST_DICE = 20;

/** What is aimed at. */
export const NO_GOAL = 0,
  SUM = 1,
  HITS = 2;

/** Whole numbers only: it is stored as bytes. */
export interface Throw {
  n: number;
  sides: number;
  keep: number; // 0 all, 1 keep highest, 2 keep lowest, 3 drop highest, 4 drop lowest
  many: number; // so many are kept or dropped
  explode: number; // 1: a top face adds a die
  goal: number;
  sum: number;
  face: number; // a die that shows this or more is a hit
  hits: number;
}

export function sidesOf(): number[] {
  return [2, 3, 4, 6, 8, 10, 12, 20, 100];
}

/** How many of the thrown dice count, when so many are added. */
export function kept(t: Throw, extra: number): number {
  return t.keep === 0 ? t.n + extra : t.keep < 3 ? t.many : t.n - t.many + extra;
}

export function takesHighest(t: Throw): boolean {
  return t.keep < 2 || t.keep === 4;
}

/** After a change: everything within its limits, and a sum that is reached about every second time. */
export function settle(t: Throw): void {
  if (t.n < 2) t.keep = 0;
  t.many = Math.max(1, Math.min(t.n - 1, t.many));
  t.face = Math.max(2, Math.min(t.sides, t.face));
  t.hits = Math.max(1, Math.min(kept(t, t.explode * EXTRA), t.hits));
  t.sum = Math.max(kept(t, 0) + 1, Math.ceil((kept(t, 0) * (t.sides + 1)) / 2)); // the least sum can be missed
}

/** "4d6 high 3", "5d10!": as short as the title. */
export function words(t: Throw): string {
  return `${t.n}d${t.sides}${t.keep ? ['', ' high ', ' low ', ' -high ', ' -low '][t.keep] + t.many : ''}${t.explode ? '!' : ''}`;
}

export function goalWords(t: Throw): string {
  return t.goal === SUM ? `sum ${t.sum}+` : `${t.hits + (t.hits > 1 ? ' hits at ' : ' hit at ') + t.face}+`;
}

/** The dice that count, high to low, then the others. With exploding, all that fell are chosen from. */
export function split(t: Throw, dice: number[]): number[][] {
  if (t.keep === 0) return [dice, []];
  const order = dice.slice().sort((a, b) => b - a),
    k = t.keep < 3 ? t.many : dice.length - t.many,
    at = takesHighest(t) ? k : dice.length - k;
  const high = order.slice(0, at),
    low = order.slice(at);
  return takesHighest(t) ? [high, low] : [low, high];
}
