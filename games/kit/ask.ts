// What is asked before play and at the table, as the engine and the shell read it.
import type { Answers, AnyGame, Ask, Clock, Option, Question, State } from './game';

/** The question as it can be shown and answered: an option that does not exist here is gone from its list. */
export function questionOf(game: AnyGame, s: State, ask: Ask): Ask {
  if (!ask.show && game.show) ask.show = game.show(s);
  if (ask.options) ask.options = ask.options.filter(option => option);
  if (game.clock && !ask.until && goesOn(ask)) time(ask, game.clock(s), s);
  return ask;
}

/** The game's clock runs on in this question: when it is up, the question waits below the step that says so. */
function time(ask: Ask, clock: Clock | undefined, s: State): void {
  if (!clock || s.at === clock.late) return;
  ask.until = clock.until;
  ask.late = answer => {
    s.back.push(s.at);
    return typeof clock.late === 'function' ? clock.late(answer) : clock.late;
  };
}

/** Its options, all of which exist. */
export function optionsOf(ask: Ask): Option[] {
  return (ask.options || []) as Option[];
}

/** Those that can be chosen now. */
export function offeredOf(ask: Ask): Option[] {
  return optionsOf(ask).filter(option => !option.not);
}

/** Where the cursor starts: at the usual answer, else at the first that can be chosen. */
export function usualOf(ask: Ask): number {
  const list = optionsOf(ask);
  let first = -1;
  for (let i = 0; i < list.length; i++) {
    if (list[i].usual && !list[i].not) return i;
    if (first < 0 && !list[i].not) first = i;
  }
  return first < 0 ? 0 : first;
}

/** Where the rulebook has it: "p. 8" for a page, the name of a section as it is. */
export function placeInBook(ask: Ask): string {
  const first = `${ask.page || ''}`.charAt(0);
  return first >= '0' && first <= '9' ? `p. ${ask.page}` : `${ask.page || ''}`;
}

/** The game goes on from here: there is something to answer. */
export function goesOn(ask: Ask): boolean {
  return !!(ask.options || ask.then);
}

/** The answer to a question before play that stands until somebody changes it: the place of an option, or the number of a dial. */
export function usualAnswer(question: Question): number {
  return question.dial ? question.dial.start : question.start || 0;
}

/** Answers as a game gets them: by name. `given` has, for every question, the place of an option or the number of a dial. */
export function answersBy(questions: Question[], given: number[]): Answers {
  const answers: Answers = {};
  for (let i = 0; i < questions.length; i++) {
    const { name, options, when } = questions[i];
    // two may have one name, in other words for other tables: the one that is asked counts
    if (answers[name] === undefined || !when || when(answers)) answers[name] = options ? options[given[i]] : given[i];
  }
  return answers;
}

/** How many seats a game has after these answers. */
export function seatsOf(game: AnyGame, given: number[], questions?: Question[]): number {
  return game.seats(answersBy(questions || game.questions(), given));
}

/** Whether one of the questions before play is asked at all, after these answers. All of them are given: a second list of them does not fit the device. */
export function isAsked(questions: Question[], question: Question, given: number[]): boolean {
  return !question.when || question.when(answersBy(questions, given));
}
