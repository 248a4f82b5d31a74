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
