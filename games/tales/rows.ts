// Questions as short rows, and chapters made of them: most of a chapter is then what the table reads.
import { type Ask, type Choice, choose, type Next, type Steps, type Table } from '../kit';
import type { Tales } from './state';

export type Entry = Choice;
/** What is said, what can be answered, the rulebook's page if it is not the chapter's, and the rest. A digit before the text is the seat that is asked. */
export type Row = [say: string, next?: Next | Entry[], page?: number, more?: Partial<Ask>];
/** The rows of a phase: a text that wants an ok, or a row made when it is asked; nothing where the rules skip it. */
export type Rows = (string | (() => Row) | false | 0 | undefined)[];
export type Chapter = { [step: string]: () => Row };

/**
 * A chapter whose rows see the state: they are made anew for every question. `make` is also called without one, for the names of its steps.
 * One function serves them all, because each would cost the device seven variables or more.
 */
export const chapter = (page: number, make: (s: Tales, t: Table<Tales>) => Chapter): Steps<Tales> => {
  const steps: Steps<Tales> = {},
    step = (s: Tales, t: Table<Tales>) => {
      const row = make(s, t)[s.at.slice(s.at.indexOf('.') + 1)](),
        say = row[0],
        next = row[1],
        asked = say < '5' && say >= '0', // one Kid; else all of them, and the title is the game's
        ask: Ask = Object.assign({ say: asked ? say.slice(1) : say, seat: asked ? +say[0] : -1, why: 'p. ' + (row[2] || page) }, row[3]);
      if (Array.isArray(next)) return choose(ask, next as Entry[]);
      if (!ask.dial && !ask.show) ask.show = ['insight', 'enigma'];
      ask.then = next as Next;
      return ask;
    };
  for (const name of Object.keys(make(0 as any, 0 as any))) steps[name] = step;
  return steps;
};

/** Labels that share an answer; then what else can be chosen, or where Back leads. */
const entries = (labels: string[], next: (i: number) => string, more?: Entry[] | string): Entry[] =>
  labels.map((label): Entry => [label, next]).concat(typeof more == 'string' ? [['Back', more] as Entry] : more || []);

/** Labels in one text, 'Yes|No'. */
export const opts = (labels: string, next: (i: number) => string, more?: Entry[] | string) => entries(labels.split('|'), next, more);

/** One label for each of these numbers. */
export const list = (of: number[], label: string[] | ((n: number) => string), next: (n: number) => string, more?: Entry[] | string) =>
  entries(
    of.map(n => (typeof label == 'function' ? label(n) : label[n])),
    i => next(of[i]),
    more,
  );

/** The row of a phase that is on the table. A correction may have made it idle. */
export const current = (s: Tales, rows: Rows, on: () => string): Row => {
  const row = rows[s.i];
  return typeof row == 'function' ? row() : [row || 'Go on', on];
};

/** Goes to the next row of a phase that applies, or to what comes after the last. */
export const advance = (s: Tales, rows: Rows, after: string): string => {
  while (++s.i < rows.length) if (rows[s.i]) return 'go';
  return after;
};
