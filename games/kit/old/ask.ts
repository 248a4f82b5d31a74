// The first edition's forms of a question: tuples and choices. Four games still use them, and say today() around their chapters; this folder goes with the last of them.
import type { Answers, Cue, Next, Option, Question, SetupQuestion, State, Steps, Table } from '../game';
import { resultIn } from './result';

/** One question. At most one of pick and dial; with neither, ok is the only answer. */
export interface OldAsk {
  say: string;
  pick?: Pick[];
  dial?: [min: number, max: number, start: number];
  then?: Next;
  cannot?: Cannot[];
  seat?: number;
  show?: string[];
  dice?: number[];
  faces?: string;
  odds?: [label: string, ways: number, of: number][];
  until?: number;
  late?: Next;
  cue?: Cue;
  keeps?: boolean;
  usual?: number; // the place of the usual answer among the picks
  why?: string; // a page: 'p. 8'
}
export type Pick = [label: string, next: Next];

/** What the rules forbid now, why, and how many picks stand before it; without that, it stands behind all of them. */
export type Cannot = [label: string, reason: string, before?: number];

export type OldStep<S> = (s: S, t: Table<S>) => OldAsk;
export type OldSteps<S> = { [step: string]: OldStep<S> };

/** A label, where it leads, and the reason against it when the rules forbid it now. One that does not exist here is falsy. */
export type Choice = [label: string, next: Next, against?: string | number | boolean] | false | 0 | '' | undefined;

/**
 * Puts choices into a question: those that are allowed, as they are (copies of all letters would take a hundred variables), and the others with their reasons.
 * Or where a dial or a plain ok leads.
 */
export function choose(ask: OldAsk, choices: Choice[] | Next): OldAsk {
  if (!Array.isArray(choices)) {
    ask.then = choices;
    return ask;
  }
  const pick: Pick[] = [],
    cannot: Cannot[] = [];
  for (const choice of choices)
    if (choice && choice[2]) cannot.push([choice[0], choice[2] as string, pick.length]);
    else if (choice) pick.push(choice as unknown as Pick);
  ask.pick = pick;
  if (cannot.length) ask.cannot = cannot;
  return ask;
}

/** Questions as one text, a row for each: its name, its options (`Device/Cards`) or where its dial begins, ends and starts (`2 6 2`), and what it changes. `when` tells whether the question of this name is asked. */
export function questionRows(text: string, when: (name: string, answers: Answers) => boolean): SetupQuestion[] {
  const list: SetupQuestion[] = [];
  for (const row of text.split('\n')) {
    const words = row.split(','),
      ends = words[1].split(' ').map(n => +n),
      question: SetupQuestion = { name: words[0], changes: words[2], when: answers => when(words[0], answers) };
    if (ends[2] >= 0) question.dial = { min: ends[0], max: ends[1], start: ends[2] };
    else question.options = words[1].split('/');
    list.push(question);
  }
  return list;
}

/** Where all of them lead; undefined when they do not lead to the same. */
function sharedNext(picks: Pick[]): Next | undefined {
  for (const pick of picks) if (pick[1] !== picks[0][1]) return undefined;
  return picks.length ? picks[0][1] : undefined;
}

/** All answers in the order of the question: what cannot be chosen stands in its place. An answer has its number among the picks. Of a pick nothing stays: a long list is a good part of the memory. */
function inPlace(picks: Pick[], cannot: Cannot[], shared: Next | undefined, usual?: number): Option[] {
  const options: Option[] = [];
  let next = 0;
  for (let at = 0; picks.length; at++) {
    const [label, then] = picks.shift()!;
    while (next < cannot.length && cannot[next][2] === at) options.push({ label: cannot[next][0], not: cannot[next++][1] });
    const option: Option = { label };
    if (!shared) option.then = then;
    if (next) option.value = at; // else it is its place
    if (at === usual) option.usual = true;
    if (label === 'Back') option.back = true;
    options.push(option);
  }
  for (; next < cannot.length; next++) options.push({ label: cannot[next][0], not: cannot[next][1] });
  return options;
}

/** A question of the first edition as one of today. It is changed in place: two of them would be a good part of the memory. */
export function fromOld(ask: OldAsk): Question {
  const today: Question = ask as unknown as Question;
  if (ask.why) today.page = ask.why.slice(0, 3) === 'p. ' ? ask.why.slice(3) : ask.why;
  if (ask.odds) today.odds = ask.odds.map(([label, ways, of]) => ({ label, ways, of }));
  if (ask.dial) today.dial = { min: ask.dial[0], max: ask.dial[1], start: ask.dial[2] };
  if (ask.pick) {
    const shared = sharedNext(ask.pick);
    if (shared) today.then = shared;
    today.options = inPlace(ask.pick, ask.cannot || [], shared, ask.usual);
    ask.pick = ask.cannot = undefined;
  }
  const result = resultIn(today);
  if (result) today.result = result;
  return today;
}

/** The steps of a chapter of the first edition as steps of today. One function serves them all, because the state says which it is. */
export function today<S extends State>(steps: OldSteps<S>): Steps<S> {
  const all: Steps<S> = {};
  for (const name in steps) all[name] = asToday(steps[name]); // each by itself: the session lets go of those that are not on the table
  return all;
}

function asToday<S extends State>(step: OldSteps<S>[string]): Steps<S>[string] {
  return (s, t) => fromOld(step(s, t));
}
