// Reading rolled dice. Rolling itself is on the Table, so that it is journaled.

export function count(dice: number[], from: number): number {
  let n = 0;
  for (const d of dice) if (d >= from) n++;
  return n;
}

export function sum(dice: number[]): number {
  let n = 0;
  for (const d of dice) n += d;
  return n;
}

/** High to low. Dice are small whole numbers, so ties need no order of their own. */
export function sorted(dice: number[]): number[] {
  return dice.slice().sort((a, b) => b - a);
}
