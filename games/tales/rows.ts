// Questions as short rows: most of a chapter is then what the table reads.
import { type OldAsk as Ask, type Choice, choose, type Next } from '../kit';
import type { Tales } from './state';

export type Entry = Choice;
/** What is said, what can be answered, the rulebook's page if it is not the chapter's, and the rest. A digit before the text is the seat that is asked. */
export type Row = [say: string, next?: Next | Entry[], page?: number, more?: Partial<Ask>];
/** A row of a phase: a text that wants an ok, or a question; nothing where the rules skip it. */
type Line = string | Row | false | 0 | undefined;
/** The rows of a phase. Those that there is one of for each Kid, Machine or space are a count and what makes them: functions for all of them at once would take 200 variables. */
export type Rows = (string | (() => Row) | [count: number, make: (n: number) => Line] | false | 0 | undefined)[];
/** The rows of a chapter by the names of its steps. They see the state, and are made anew for every question. */
export type Chapter = { [step: string]: () => Row };

/** The question of a row. */
export const asked = (row: Row, page: string): Ask => {
  const say = row[0],
    next = row[1],
    one = say < '5' && say >= '0', // one Kid; else all of them, and the title is the game's
    ask: Ask = Object.assign({ say: one ? say.slice(1) : say, seat: one ? +say[0] : -1, why: 'p. ' + (row[2] || page) }, row[3]);
  if (Array.isArray(next)) return choose(ask, next as Entry[]);
  if (!ask.dial && !ask.show) ask.show = ['insight', 'enigma'];
  ask.then = next as Next;
  return ask;
};

/** What the number at a place leads to. A function of its own: made in list(), it would hold all entries in memory once more while the question waits. */
const byPlace = (of: number[], next: (n: number) => string) => (place: number) => next(of[place]);

/** One label for each of these numbers; then what else can be chosen, or where Back leads. */
export const list = (
  of: number[],
  label: string[] | ((n: number) => string),
  next: (n: number) => string,
  more?: Entry[] | string,
): Entry[] => {
  const all: Entry[] = [],
    answer = byPlace(of, next);
  for (const n of of) all.push([typeof label == 'function' ? label(n) : label[n], answer]);
  if (typeof more == 'string') all.push(['Back', more]);
  else for (const entry of more || []) all.push(entry);
  return all;
};

/** Labels in one text, 'Yes|No', that share an answer. */
export const opts = (text: string, next: (i: number) => string, more?: Entry[]) => {
  const labels = text.split('|');
  return list(
    labels.map((_, i) => i),
    labels,
    next,
    more,
  );
};

/** The row of this number; null after the last. */
const line = (rows: Rows, i: number): Line | null => {
  for (const row of rows) {
    const n = Array.isArray(row) ? row[0] : 1;
    if (i < n) return Array.isArray(row) ? row[1](i) : typeof row == 'function' ? row() : row;
    i -= n;
  }
  return null;
};

/** The row of a phase that is on the table. A correction may have made it idle. */
export const current = (s: Tales, rows: Rows, on: () => string): Row => {
  const row = line(rows, s.i);
  return typeof row == 'string' ? [row, on] : row || ['Go on', on];
};

/** Goes to the next row of a phase that applies, or to what comes after the last. */
export const advance = (s: Tales, rows: Rows, after: string): string => {
  let row: Line | null;
  do row = line(rows, ++s.i);
  while (!row && row !== null);
  return row ? 'go' : after;
};
