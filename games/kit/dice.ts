// Reading rolled dice. Rolling itself is on the Table, so that it is journaled.
import type { Die } from './game';

/** The places, from 1, of the different faces of a die: the answers that somebody who threw it can give. */
export function differentFaces(die: Die): number[] {
  const places: number[] = [];
  for (let i = 0; i < die.faces.length; i++) if (die.faces.indexOf(die.faces[i]) === i) places.push(i + 1);
  return places;
}

/** Cards or tokens to draw from: each label as often as `counts` says. */
export function deckOf(name: string, labels: string[], counts: (number | string)[]): Die {
  const faces: string[] = [];
  for (let i = 0; i < labels.length; i++) for (let n = +counts[i]; n > 0; n--) faces.push(labels[i]);
  return { name, faces };
}

/** Cards or tokens that have only numbers, 1 to `count`. */
export function numbered(name: string, count: number): Die {
  const faces: string[] = [];
  while (faces.length < count) faces.push(`${faces.length + 1}`);
  return { name, faces };
}

/** How many dice show this number or more. */
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
