// What is asked before play and at the table, as the engine and the shell read it.
import type { Answers, AnyGame, Clock, Given, Heading, Option, Question, SetupQuestion, State } from './game';

/** The question as it can be shown and answered: with the tracks and the clock of the game, and without options that do not exist here. */
export function questionOf(game: AnyGame, s: State, ask: Question, shared?: Heading): Question {
  if (shared && ask.page === undefined) ask.page = shared.page;
  if (shared && ask.seat === undefined) ask.seat = shared.seat;
  if (!ask.show && game.show) ask.show = game.show(s);
  if (ask.options) ask.options = ask.options.filter(option => option);
  if (game.clock && !ask.until && goesOn(ask)) runClock(ask, game.clock(s), s);
  return ask;
}

/** The game's clock runs on in this question. When it is up, its step comes, and the question waits in `s.back`. */
function runClock(ask: Question, clock: Clock | undefined, s: State): void {
  if (!clock || s.at === clock.late) return;
  ask.until = clock.until;
  ask.late = (answer, list) => {
    s.back.push(s.at);
    return typeof clock.late === 'function' ? clock.late(answer, list) : clock.late;
  };
}

/** The options of a question that questionOf() has made: all of them exist. */
export function optionsOf(ask: Question): Option[] {
  return (ask.options || []) as Option[];
}

/** The options that can be chosen now. */
export function offeredOf(ask: Question): Option[] {
  return optionsOf(ask).filter(option => !option.not);
}

/** Where the cursor starts: at the usual answer, else at the first option that can be chosen; at one that is rare only where there is no other. */
export function usualOf(ask: Question): number {
  let first = -1,
    rare = -1,
    at = 0; // counted, because on the device list[i] walks from the start of the list
  for (const option of optionsOf(ask)) {
    if (option.usual && !option.not) return at;
    if (!option.not) {
      if (option.rare && rare < 0) rare = at;
      else if (!option.rare && first < 0) first = at;
    }
    at++;
  }
  if (first < 0) first = rare;
  return first < 0 ? 0 : first;
}

/** Where the rulebook has it: "p. 8" for a page, the name of a section as it is. */
export function placeInBook(ask: Question): string {
  const first = `${ask.page || ''}`.charAt(0);
  return first >= '0' && first <= '9' ? `p. ${ask.page}` : `${ask.page || ''}`;
}

/** The game goes on from here: there is something to answer. */
export function goesOn(ask: Question): boolean {
  return !!(ask.options || ask.then);
}

/** The answer that a question before play has until somebody changes it: the place of an option, or the number of a dial. */
export function usualAnswer(question: SetupQuestion): number {
  return question.dial ? question.dial.start : question.start || 0;
}

/** Answers as a game gets them: by name. */
export function answersBy(questions: SetupQuestion[], given: Given): Answers {
  const answers: Answers = {};
  for (let i = 0; i < questions.length; i++) {
    const { name, options, when } = questions[i],
      answer = given[i];
    // two questions may share a name, with different words for different tables: the one that is asked counts
    if (answers[name] === undefined || !when || when(answers))
      answers[name] = options && typeof answer === 'number' ? options[answer] : answer;
  }
  return answers;
}

/** What was chosen before play, in words: all that is not as usual. */
export function chosenWords(questions: SetupQuestion[], given: Given): string {
  const words: string[] = [],
    answers = answersBy(questions, given);
  for (let i = 0; i < questions.length; i++) {
    const { name, when } = questions[i];
    if (given[i] !== usualAnswer(questions[i]) && (!when || when(answers))) words.push(`${name} ${answers[name]}`);
  }
  return words.join(', ');
}

/** How many seats a game has after these answers. */
export function seatsOf(game: AnyGame, given: Given, questions?: SetupQuestion[]): number {
  return game.seats(answersBy(questions || game.questions(), given));
}

/** Whether this question before play is asked at all, after these answers. The caller hands over all questions: the device has no room to make them twice. */
export function isAsked(questions: SetupQuestion[], question: SetupQuestion, given: Given): boolean {
  return !question.when || question.when(answersBy(questions, given));
}

/** Asked first by every game: how much of the table the device keeps. Light is the usual answer. Each says in a sentence what it does here. */
export function lightOrFull(light: string, full: string): SetupQuestion {
  return { name: 'Mode', changes: `Light: ${light} Full: ${full}`, options: ['Light', 'Full'] };
}

/** What the table has answered to it, as the state keeps it. */
export const isLight = (answers: Answers) => (answers.Mode === 'Light' ? 1 : 0);
