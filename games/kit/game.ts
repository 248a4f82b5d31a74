// What a game is. Everything here but the constant ALL is a type, and types cost no memory on the device.

/**
 * Whole numbers, short texts and lists of them only: the state is saved as text, and the device does not keep fractions exactly.
 */
export interface State {
  at: string; // the step on the table: "chapter.step"
  back: string[]; // steps to return to, last in first out
  seats: number[]; // seats in play, in board order
  seat: number; // whose turn it is
  names: string[]; // what the players call themselves, by seat
  played: number; // seconds
  luck: number[]; // where the dice stream stands
  light: number; // 1: Light, the companion that leaves on the table what the table shows; 0: Full
  copied: string; // the printed values that the table has said (copy.ts); all others are guessed
}

/** The state of a game that the reader does not know: its values by their names. */
export type Values = { [name: string]: Value };
export type Value = number | string | (number | string)[];

/**
 * Where an answer leads: the name of a step, or a function that does what the answer means and returns that name.
 * A name without a dot is a step of the same chapter. "a>b" goes to step a, and comes back to b when a ends with "<". "phase Update" goes to the phase of
 * that name, by its entrance.
 */
export type Next = string | ((answer: number, list: number[]) => string);

/**
 * What an answer changes. Where play goes is told apart from it, so that a reader, and a test, can follow the steps without playing them.
 * `list`: the places of what was marked, or the numbers of `counts`; empty for all other questions.
 */
export type Deed = (answer: number, list: number[]) => void;

/** One question to the table. It has options, or a dial, or marks, or counts, or none of them: then OK is the only answer. Without any `then` the game is over. */
export interface Question {
  say: string; // '\n' starts a row
  result?: string; // the words at the beginning of a row of `say` that tell how it went: shown twice as large where there is room
  page?: number | string; // of the rulebook, or the name of a section, for players who ask why
  rule?: string; // and what it says, in our own words
  seat?: number; // who is asked: the seat whose turn it is by default; ALL for the whole table
  options?: (Option | Nothing)[]; // an option that does not exist here may be false, so that a list can be written with &&
  dial?: Dial;
  marks?: Mark[]; // any of these may be chosen together
  least?: number; // how many marks it needs, 0 by default
  most?: number; // and how many it takes
  counts?: Counts;
  do?: Deed; // what the answer changes, before play goes on to `then`
  then?: Next; // for a dial, a plain OK, and every option that has none of its own
  keeps?: boolean; // when it is asked again, the cursor stays on the same label: for marks, +1 and -1, a menu that play comes back to
  show?: string[]; // tracks worth seeing now
  dice?: number[]; // faces to be seen as pictures
  faces?: string; // a letter for each face of dice with symbols: face 1 is the first letter
  odds?: Odds[];
  until?: number; // second of play at which time is up for this one question; a clock over several is the game's (Game.clock)
  late?: Next; // where that leads
  cue?: Cue; // sound and mark when the step is reached
}

/** One answer of a list. What the rules forbid now has a reason `not`: it is shown, and cannot be chosen. */
export interface Option {
  label: string;
  note?: string; // at the right end of its row: what to know before it is chosen
  value?: number; // what `then` gets; the place in the list by default, from 0
  do?: Deed; // what this one changes, when it is not what all of them change
  then?: Next; // where this one leads, when it is not where all of them lead
  not?: string | Nothing;
  rare?: boolean; // costly, final, or another player's loss: the cursor never starts here
  usual?: boolean; // the cursor starts here; by default it starts at the first option that can be chosen
  back?: boolean; // it leads one level up, out of this menu: players need not look for it in the list
}

export type Nothing = false | 0 | '' | null | undefined;
export interface Dial {
  min: number;
  max: number;
  start: number;
  digits?: boolean; // asked by its tens and ones: for numbers that are printed somewhere, such as 47
}

/** One line of a list in which several may be marked, 30 at most. */
export interface Mark {
  label: string;
  note?: string;
  on?: boolean; // marked at first
  not?: string | Nothing;
}

/** A number for each of these: of Azrak from each player, say. All are answered on one screen. */
export interface Counts {
  labels: string[];
  most: number[]; // by label
  start?: number[]; // 0 by default
}

/** A time that runs over several questions: a turn, a talk, a phase. */
export interface Clock {
  until: number; // second of play at which it is up
  /** The step that comes then, whatever is asked. "<" leads from it back to that question. A step that ends the turn instead empties s.back and names the next step. */
  late: Next;
}

/** A chance, as players compare it: "2 of 6 cases". */
export interface Odds {
  label: string;
  ways: number;
  of: number;
}

/** The seat of a question to everybody. */
export const ALL = -1;

/** What a sound means; the screen shows the same. */
export type Cue = 'turn' | 'good' | 'bad' | 'time' | 'error';

/** A die that does not simply count from 1, or one that the players made themselves: what it is called, and what is printed on each face, numbers or symbols. */
export interface Die {
  name: string;
  faces: string[]; // a face that is listed twice is twice as likely
  worth?: number[]; // what each face counts, for dice that no rule reads
}

/**
 * Cards or tokens that are drawn from: what players call one of them, and what is printed on each, in the order of their positions.
 * A function, because it is wanted only when the table draws by hand, or asks later what was drawn.
 */
export type Deck = () => Die;

/** Dice that fell against odds: of so many tries of a seat, each of which succeeds in `ways` of `of` cases, so many succeeded. */
export interface Try {
  seat: number;
  successes: number;
  tries: number;
  ways: number;
  of: number;
}

/** What rules may use besides the state. What falls is journaled, so a replay throws the same. */
export interface Dice<S> {
  die(die: number | Die): number; // one roll: die(6) gives 1 to 6; of a Die it gives the place of the face, from 1
  roll(dice: number, die: number | Die): number[]; // several dice of one kind
  card(left: number, deck?: Deck): number; // draws one of the cards that are left: its position, from 0
  tried(dice: Try): void; // counts for the luck of a seat: a rule says this wherever dice fall against odds
  add(track: keyof S & string, by: number, cell?: number): number;
  move(n: number, from: CellOf<S>, to: CellOf<S>): number;
  change(track: keyof S & string, by: number, cell?: number): number; // like add(), and the next screen tells the new value, piece or not
  room(track: keyof S & string, by: number, cell?: number): number; // how much of it add() would add
  said(track: keyof S & string, cell?: number): string; // the value as people say it, with ~ before a printed one that is only guessed
  guessed(track: keyof S & string, cell?: number): boolean; // it is printed in the box, and nobody has said it yet: time to ask
  tell(sentence: string): void; // above the next question
  copy(track: keyof S & string, value: number, cell?: number): void; // a value that is printed in the table's box: it is kept at once, for later plays, too
}

/** A track, and the seat or cell if it has more than one value. */
export interface Cell {
  track: string;
  cell?: number;
}
export interface CellOf<S> extends Cell {
  track: keyof S & string;
}

/** A step turns the state into a question. It changes nothing until it is answered. */
export type Step<S> = (s: S, t: Dice<S>) => Question;
export type Steps<S> = { [step: string]: Step<S> };

/** What a chapter says for all of its steps; a question may say otherwise. */
export interface Heading {
  page?: number | string;
  seat?: number;
}

/** Steps that stand on one page of the rulebook, or ask the same seat. */
export interface Chapter<S> extends Heading {
  steps: Steps<S>;
}

/** A number the players see and may correct at any time. */
export interface Track {
  name: string;
  min?: number; // 0 by default
  max?: number; // 99 by default
  bar?: number | string; // where its bar ends, when that is not max: a number, or the id of the value that says it
  each?: boolean; // one value per seat
  of?: string[]; // one value for each of these; with `each`, every seat has them all: cell = seat * of.length + place
  flags?: string[]; // the value is a set of these, one bit each
  words?: string[]; // the value is one of these, counted from min
  bank?: string; // when the table corrects this track, the bank pays or takes the difference
  printed?: boolean; // printed on the players' copy of the game: set once, kept as a profile
  secret?: boolean; // shown only when asked for
  piece?: boolean; // a piece on the table shows the same value: when it changes, the kit says what to move
  if?: string; // it is there only while this value of the state is not 0
  unless?: string; // and not while this one is
}
export type Tracks = { [id: string]: Track };

/**
 * A part of a round that players know by its name, and the step that it begins with. `s.phase`, where a state has it, is the name of the one that is played,
 * '' before the first; `s.round`, where it has that, is the round. Titles, the log, reminders and home say them.
 */
export interface Phase<S = State> {
  step: string;
  name: string;
  /**
   * Sets what its steps count on. Called whenever play comes here, by an answer ("phase Update") or because the table goes here. What waited is over then:
   * `from` has those steps, as `s.back` had them, and last the one that was left; `was` is the phase that was played.
   */
  enter?(s: S, from: string[], was: string): void;
}

/** A page of reference. */
export interface Page {
  title: string;
  text: string;
}

/** Asked before play. The first one is the number of seats unless the game says otherwise in seats(). */
export interface SetupQuestion {
  name: string;
  changes?: string; // what it changes, in a sentence, for people who have never played
  options?: string[];
  dial?: Dial;
  start?: number; // the place of the option that stands until somebody changes it; 0, the first, by default
  own?: boolean; // instead of one of the options the table may write a word of its own
  when?: (answers: Answers) => boolean; // not asked, and left at its start, when this says no
}

/** The answers as the table gives them, question by question: the place of an option or a word of the table's own, the number of a dial. */
export type Given = (number | string)[];

/** The answers by the names of their questions: the words of an option, the number of a dial. */
// biome-ignore lint/suspicious/noExplicitAny: only the game that asked knows which of the two it is
export type Answers = { [question: string]: any };

export interface Game<S extends State> {
  id: string; // the name of its folder
  title: string;
  version: number; // of the rules: a save of another version goes through migrate() or is refused
  seatNames: string; // what the seats are called until the players say their names, with commas between them
  questions(): SetupQuestion[]; // in memory only while they are asked
  seats(answers: Answers): number; // how many seats these answers make
  begin(answers: Answers, seats: number): S; // kit's fresh() makes the common part
  /**
   * What players see and may correct: texts with a row for each track (table.ts explains every phrase), which are read while somebody wants one.
   * `lists` has the words of every list that a row names with `~`.
   */
  tables?(s: S): string[];
  lists?(s: S, name: string): string[];
  /** Rows of the same form for values that no track shows: the range of each, so that no play that somebody has forged holds another. */
  hidden?(s: S): string;
  phases(s: S): Phase<S>[]; // in order; the players may go to each of them at any time
  /**
   * Each chapter is built when play enters it and dropped when play leaves it: only one is in memory.
   * It may be built around the state and the table; its steps get them, too.
   */
  chapters: { [chapter: string]: (s: S, t: Dice<S>) => Steps<S> | Chapter<S> };
  show?(s: S): string[]; // tracks worth seeing with a question that names none
  /** The clock that runs now, if one does. The kit asks for it with every question that has no `until` of its own. When it ends must be in the state. */
  clock?(s: S): Clock | undefined;
  /**
   * What must come before all else, by its step: a broken link, a loss. Asked after every answer, the first one counts; play comes back with "<".
   * The first answer there makes it untrue again.
   */
  interrupts?: { [step: string]: (s: S) => boolean };
  /**
   * The same after a correction of this track, for the few steps that cannot wait.
   * Others come after the next answer: the correction may be the first of two that belong together.
   */
  corrected?(s: S, track: string): string | undefined;
  /**
   * The table wants Light instead of Full, or the other way round, in the middle of a play: sets what the steps there count on, and returns ''.
   * Or returns the reason against it, and changes nothing. A game that does not have this stays as it began.
   */
  switchTo?(s: S, light: number): string;
  /** What a correction broke, in words; undefined when every invariant holds. */
  broken?(s: S): string | undefined;
  large?: string; // the names of values that no track shows and that may be above 99,999, with commas between them: sets of many flags
  /** A player wants to leave the table for a while: '' when play can go on without them now, else the reason against it. A game that does not have this needs everybody. */
  sitsOut?(s: S, seat: number): string;
  /**
   * The words on its screens, for people who have never played: a row `term: meaning` for each, the most important first.
   * Help shows the rows whose terms are on the screen. A short term must be a whole word there (`eB: ...`), a longer one may be
   * the beginning of a word (`Pattern` is also in Patterns). Terms of one meaning have commas between them.
   */
  words?(s: S): string;
  /** Pages to look things up in, beside the words: an order of steps, a table of the rulebook. */
  reference?(s: S): Page[];
  inForce?(s: S): string; // what holds for everybody now, in a word or two: it stands in the title of every question
  /** How many rounds a play usually has: then the device can say how long it still takes. 0: nobody knows. */
  rounds?(s: S): number;
  status?(s: S): string; // for home and the list of plays, where the kit's own "Round 3/6, Update" does not say it
  result?(s: S): string; // how it ended; undefined or '' while it has not
  /** The state of an older version as one of this version, or undefined when that cannot be done. */
  migrate?(old: Values, version: number): S | undefined;
}

/** Any game, for code that only plays it. The rules of a game take its own state, so no single type fits them all. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any>;
