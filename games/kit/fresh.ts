// The first state of a play.
import { isLight } from './ask';
import type { Answers, State } from './game';

/** The common part of a game about to begin; the session fills in names and luck. `answers`: given by a game that asks lightOrFull(). */
export function fresh<S extends State>(step: string, seats: number, own: Omit<S, keyof State>, answers?: Answers): S {
  const common: State = { at: step, back: [], seats: each(seats, 0), seat: 0, names: [], played: 0, luck: [], light: 0, copied: '' };
  if (answers) common.light = isLight(answers);
  for (let i = 0; i < seats; i++) common.seats[i] = i;
  return Object.assign(own, common) as unknown as S; // into the larger one: a copy of it would take as much memory again
}

const MOST_CELLS = 9999; // a longer list is a mistake, and would fill the memory

/** A list of n equal values: the start of a track that every seat has. */
export function each(n: number, value: number): number[] {
  const list: number[] = [];
  if (n > MOST_CELLS) throw new Error(`A list of ${n} values is too long.`);
  while (n-- > 0) list.push(value);
  return list;
}

/** All whole numbers from one to another. */
export function range(from: number, to: number): number[] {
  const list: number[] = [];
  for (let n = from; n <= to; n++) list.push(n);
  return list;
}

/** The values of these names, with blanks between, are again what they are at the start. */
export function backToStart<S>(s: S, start: Partial<S>, names: string): void {
  for (const name of names.split(' ')) s[name as keyof S] = start[name as keyof S] as S[keyof S];
}
