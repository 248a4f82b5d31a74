// Reading rolled dice. Rolling itself is on the Table, so that it is journaled.
import type { Die } from './game';

/** The places, from 1, of the different faces of a die: what somebody who threw it can say. */
export function differentFaces(die: Die): number[] {
  const places: number[] = [];
  for (let i = 0; i < die.faces.length; i++) if (die.faces.indexOf(die.faces[i]) === i) places.push(i + 1);
  return places;
}

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
