// Questions with choices: what the rules forbid now is not offered, and its reason can be asked for.
import type { Ask, Game, Next, Pick, Question, Row } from './game';

/** A label, where it leads, and the reason against it when the rules forbid it now. One that does not exist here is falsy. */
export type Choice = [label: string, next: Next, against?: string | number | boolean] | false | 0 | '' | undefined;

/**
 * Puts choices into a question: those that are allowed, as they are (copies of all letters would take a hundred variables), and the others with their reasons.
 * Or where a dial or a plain ok leads.
 */
export function choose(ask: Ask, choices: Choice[] | Next): Ask {
  if (!Array.isArray(choices)) {
    ask.then = choices;
    return ask;
  }
  const pick: Pick[] = [],
    cannot: [string, string][] = [];
  for (const choice of choices)
    if (choice && choice[2]) cannot.push([choice[0], choice[2] as string]);
    else if (choice) pick.push(choice as unknown as Pick);
  ask.pick = pick;
  if (cannot.length) ask.cannot = cannot;
  return ask;
}

/**
 * A choice for each of a list, with the reason against all of them if there is one; then others, or where Back leads.
 * One function answers for the whole list, so that it costs little memory; therefore these choices stand first in their question.
 */
export function options(
  list: number[],
  label: string[] | ((one: number) => string),
  next: (one: number) => string,
  more?: Choice[] | string,
  against?: string | number | boolean,
): Choice[] {
  const all: Choice[] = [],
    chosen = (answer: number) => next(list[answer]);
  for (const one of list) all.push([typeof label == 'function' ? label(one) : label[one], chosen, against]);
  return all.concat(typeof more == 'string' ? [['Back', more]] : more || []);
}

/** The question that a row stands for. */
export function question(row: Row, show?: string[]): Ask {
  return choose(Object.assign({ say: row[0], why: 'p. ' + row[1], seat: row[3], dial: row[4] || undefined, show }, row[5]), row[2]);
}

/** What is asked before play. Hold on to the list: it may be built anew for everyone who wants it. */
export function questionsOf(game: Game<any>): Question[] {
  return game.questions ? game.questions() : game.setup || [];
}

/** Questions as one text, a row for each: its name, and its options (`Device/Cards`) or where its dial begins, ends and starts (`2 6 2`). `when` tells whether a row is asked. */
export function questionRows(text: string, when: (row: number, answers: number[]) => boolean): Question[] {
  const list: Question[] = [];
  for (const row of text.split('\n')) {
    const i = list.length,
      words = row.split(','),
      dial: any = words[1].split(' ').map(n => +n),
      question: Question = { name: words[0], when: answers => when(i, answers) };
    if (dial[2] >= 0) question.dial = dial;
    else question.options = words[1].split('/');
    list.push(question);
  }
  return list;
}
