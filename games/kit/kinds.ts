// Answers to questions with marks or counts: one number each, as the journal keeps them, and the lists that rules and people read.
import type { Counts, Mark, Question } from './game';

const MOST_MARKS = 30; // bits of a whole number on the device

/** What a list of counts needs for each number: those from 0 to the greatest. */
function baseOf(counts: Counts): number {
  let base = 1;
  for (const most of counts.most) if (most >= base) base = most + 1;
  return base;
}

/** The answer that stands for these places of marks, or these counts. */
export function packed(ask: Question, list: number[]): number {
  let answer = 0;
  if (ask.marks) for (const place of list) answer |= 1 << place;
  else if (ask.counts) for (let i = list.length; i-- > 0; ) answer = answer * baseOf(ask.counts) + list[i];
  return answer;
}

function places(marks: Mark[], answer: number): number[] {
  const list: number[] = [];
  for (let place = 0; place < marks.length; place++) if (answer & (1 << place)) list.push(place);
  return list;
}

function numbers(counts: Counts, answer: number): number[] {
  const list: number[] = [],
    base = baseOf(counts);
  let rest = answer;
  for (let i = 0; i < counts.labels.length; i++) {
    list.push((rest % base) | 0);
    rest = (rest / base) | 0;
  }
  return list;
}

/** The places that an answer marks, or its numbers. */
export function listIn(ask: Question, answer: number): number[] {
  if (ask.marks) return places(ask.marks, answer);
  return ask.counts ? numbers(ask.counts, answer) : [];
}

/** What stands marked, or counted, before anybody presses. */
export function startOfList(ask: Question): number[] {
  const list: number[] = [];
  let place = 0;
  for (const mark of ask.marks || []) {
    if (mark.on === true && !mark.not) list.push(place); // not a truthy one: on Espruino every object has a function `on`
    place++;
  }
  if (ask.counts) return ask.counts.start ? ask.counts.start.slice() : ask.counts.labels.map(() => 0);
  return list;
}

/** Whether an answer to marks or counts is one that they allow. */
export function isAllowed(ask: Question, answer: number): boolean {
  const list = listIn(ask, answer);
  if (answer < 0 || packed(ask, list) !== answer) return false;
  if (ask.marks) {
    for (const place of list) if (ask.marks[place].not) return false;
    return list.length >= (ask.least || 0) && list.length <= (ask.most === undefined ? MOST_MARKS : ask.most);
  }
  let at = 0;
  for (const most of ask.counts!.most) if (list[at++] > most) return false;
  return true;
}

/** The answer in words, for the log: "Ann, Cem", or "Ann 2, Cem 1". */
export function listWords(ask: Question, answer: number): string {
  const list = listIn(ask, answer),
    words: string[] = [];
  if (ask.marks) for (const place of list) words.push(ask.marks[place].label);
  else if (ask.counts) for (let i = 0; i < list.length; i++) if (list[i]) words.push(`${ask.counts.labels[i]} ${list[i]}`);
  return words.join(', ') || 'None';
}
