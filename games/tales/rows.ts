// Questions as short rows, and chapters made of them: most of a chapter is then what the table reads.
import { type Ask, type Next, type Pick, type Steps, type Table, who } from '../kit';
import type { Tales } from './state';

/** A label, where it leads, and why it cannot be chosen now; nothing at all when it does not apply. */
export type Entry = [label: string, next: Next, no?: string | false | 0] | false | 0 | '' | undefined;

/**
 * What is said, what can be answered, the rest, and the rulebook's page if it is not the chapter's.
 * A mark before the text names who is asked: `:` whose turn it is, `@` who rolls, `#` the First Player, `$` the Kid of a card.
 */
export type Row = [say: string, next?: Next | Entry[], more?: Partial<Ask>, page?: number];
/** The rows of a phase: a text that wants an ok, or a row made when it is asked; nothing where the rules skip it. */
export type Rows = (string | (() => Row) | false | 0 | undefined)[];

/** A chapter whose rows see the state. `make` is also called without one, for the names of its steps. */
export function chapter(page: number, make: (s: Tales, t: Table<Tales>) => { [step: string]: () => Row }): Steps<Tales> {
  const steps: Steps<Tales> = {};
  for (const name of Object.keys(make(0 as any, 0 as any)))
    steps[name] = (s, t) => {
      const row = make(s, t)[name](),
        next = row[1],
        ask: Ask = Object.assign(
          { say: row[0], why: 'p. ' + (row[3] || page), show: s.phase == 1 ? ['pool', 'action'] : ['insight', 'enigma'], cannot: [] },
          row[2],
        ),
        mark = ':@#$'.indexOf(ask.say[0]);
      if (mark >= 0) {
        ask.seat = [s.seat, s.by, s.firstKid - 1, s.kid][mark];
        ask.say = ask.say.slice(1);
      }
      if (ask.seat! >= 0) ask.say = who(s, ask.seat) + ': ' + ask.say;
      if (Array.isArray(next)) {
        ask.pick = [];
        for (const entry of next as Entry[])
          if (entry) {
            if (entry[2]) ask.cannot!.push([entry[0], entry[2]]);
            else ask.pick.push(entry as unknown as Pick);
          }
      } else ask.then = next as Next;
      return ask;
    };
  return steps;
}

/** One label for each of these numbers. Stands first in a row, because the answer counts from there. */
export function list(of: number[], label: string[] | ((n: number) => string), next: (n: number) => string, back?: Next): Entry[] {
  const entries: Entry[] = [],
    go = (i: number) => next(of[i]);
  for (const n of of) entries.push([typeof label == 'function' ? label(n) : label[n], go]);
  if (back) entries.push(['Back', back]);
  return entries;
}

/** Labels in one text, 'Yes|No', that share an answer. */
export const opts = (labels: string, next: (i: number) => string): Entry[] => labels.split('|').map(label => [label, next]);

/** Where a Kid is now. */
export const places = (s: Tales, k: number, next: () => string): Entry[] =>
  opts('OPEN place|RESTRICTED place|HOME', i => {
    s.locType[k] = i;
    return next();
  });

/** The row of a phase that is on the table. A correction may have made it idle. */
export function current(s: Tales, rows: Rows, on: () => string): Row {
  const row = rows[s.i];
  return typeof row == 'function' ? row() : [row || 'Go on', on];
}

/** Goes to the next row of a phase that applies, or to what comes after the last. */
export function advance(s: Tales, rows: Rows, after: string): string {
  while (++s.i < rows.length) if (rows[s.i]) return 'go';
  return after;
}
