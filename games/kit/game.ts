// What a rule module is. All but one of it are types, which cost no memory on the device.

/**
 * Whole numbers, short texts and arrays of them only: the state is saved as text, and the device does not keep fractions exactly.
 * The older games keep some lists as texts of digits, which get() and put() know, too; new ones do not.
 */
export interface State {
  at: string; // the step on the table: "chapter.step"
  back: string[]; // steps to return to, last in first out
  seats: number[]; // seats in play, in board order
  seat: number; // whose turn it is
  names: string[]; // what the players call themselves, by seat
  played: number; // seconds
  luck: number[]; // where the dice stream stands
}

/** A state for whoever does not know the game: its values by their names. */
export type Values = { [name: string]: Value };
export type Value = number | string | (number | string)[];

/** A step name, or what to do with the answer before going to one. A name without a dot is a step of the same chapter. "a>b" calls a step and comes back to b, "<" goes back. */
export type Next = string | ((answer: number) => string);

/** One question to the table. It has options, or a dial, or neither: then OK is the only answer. Without any `then` the game is over. */
export interface Ask {
  say: string; // '\n' starts a row
  result?: string; // words at the beginning of a row of `say` that are the result: shown twice as large where there is room
  page?: number | string; // of the rulebook, or the name of a section, for who asks why
  seat?: number; // who is asked, when it is not whose turn it is; ALL for the whole table
  options?: (Option | Nothing)[]; // what does not exist here may be false, so that a list can be written with &&
  dial?: Dial;
  then?: Next; // for a dial, a plain OK, and every option that has none of its own
  keeps?: boolean; // asked again, the cursor stays on the option with the same label: marks, +1 and -1, a menu that play comes back to
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
  value?: number; // what `then` gets; its place in the list unless told
  then?: Next; // where this one leads, when it is not where all of them lead
  not?: string | Nothing;
  usual?: boolean; // the cursor starts here; without it, at the first that can be chosen
  back?: boolean; // it leads one level up, out of this menu: players need not look for it in the list
}

export type Nothing = false | 0 | '' | null | undefined;
export interface Dial {
  min: number;
  max: number;
  start: number;
}

/** A time that runs over several questions: a turn, a talk, a phase. */
export interface Clock {
  until: number; // second of play at which it is up
  /** The step that comes then, whatever is asked. It is called: "<" leads back to that question. To end the turn instead, it empties s.back and names the next step. */
  late: Next;
}

/** A chance, as players compare it: so many of so many equal cases. */
export interface Odds {
  label: string;
  ways: number;
  of: number;
}

/** The seat of a question to everybody. */
export const ALL = -1;

/** What a sound means; the screen shows the same. */
export type Cue = 'turn' | 'good' | 'bad' | 'time' | 'error';

/** A die whose faces are not 1 to so many: what is printed on each of them, numbers or symbols, and what players call it. Your own dice are such, too. */
export interface Die {
  name: string;
  faces: string[]; // one that is there twice is twice as likely
  worth?: number[]; // of each face, where that is not for the rules to say
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

/** What rules may use besides the state. Dice are journaled, so a replay throws the same. */
export interface Table<S> {
  die(die: number | Die): number; // of a plain die of so many sides 1 to that; else the place of the face, from 1
  roll(dice: number, die: number | Die): number[];
  card(left: number, deck?: Deck): number; // the position, from 0, of a card drawn from so many that are left
  tried(dice: Try): void; // for the luck of a seat: said where dice are rolled against odds
  add(track: keyof S & string, by: number, cell?: number): number;
  move(n: number, from: CellOf<S>, to: CellOf<S>): number;
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
export type Step<S> = (s: S, t: Table<S>) => Ask;
export type Steps<S> = { [step: string]: Step<S> };

/** A number the players see and may correct at any time. */
export interface Track {
  name: string;
  min?: number; // 0 unless told
  max?: number; // 99 unless told
  bar?: number | string; // where its bar ends, where that is not max: a number, or the id of the value that tells it
  limits?: number[]; // the same for each cell, as the first edition's games give it
  each?: boolean; // one value per seat
  of?: string[]; // one value for each of these; with `each`, every seat has them all: cell = seat * of.length + place
  flags?: string[]; // the value is a set of these, one bit each
  words?: string[]; // the value is one of these, counted from min
  bank?: string; // a correction takes the difference from this track
  printed?: boolean; // printed on the players' copy of the game: set once, kept as a profile
  secret?: boolean; // shown only when asked for
  piece?: boolean; // something on the table shows it, too: when it changes, the kit tells what to move
}
export type Tracks = { [id: string]: Track };

/** A track as a list of many needs it: where it belongs. The device has neither the time nor the memory for whole tables. */
export interface Listed {
  printed?: boolean;
  under?: string; // a heading: tracks with the same one are a list of their own
}
export type TrackList = { [id: string]: Listed };

/** A part of a round that players know by its name, and the step that it begins with. */
export interface Phase {
  step: string;
  name: string;
}

/** Asked before play. The first one is the number of seats unless the game says otherwise in seats(). */
export interface Question {
  name: string;
  changes?: string; // what it changes, in a sentence, for who has never played
  options?: string[];
  dial?: Dial;
  start?: number; // the place of the option that stands until somebody changes it; the first unless told
  when?: (answers: Answers) => boolean; // not asked, and left at its start, when this says no
}

/** The answers by the names of their questions: the words of an option, the number of a dial. */
// biome-ignore lint/suspicious/noExplicitAny: which of the two it is, the game knows that asked
export type Answers = { [question: string]: any };

export interface Game<S extends State> {
  id: string; // the name of its folder
  title: string;
  version: number; // of the rules: a save of another version goes through migrate() or is refused
  seatNames: string; // what the seats are called until the players say their names, parted by commas
  questions(): Question[]; // in memory only while they are asked
  seats(answers: Answers): number; // how many seats these answers make
  begin(answers: Answers, seats: number): S; // kit's fresh() makes the common part
  /** Built when needed and dropped again, so that the table costs nothing between two looks. Limits may depend on the state. */
  tracks(s: S): Tracks;
  /** One of them, undefined when there is none now. A game with many tracks has this and the two below: all of them are a good part of the device's memory. */
  track?(s: S, id: string): Track | undefined;
  tracksOnTop?(s: S): TrackList; // those that have values: all without a heading, and the first of each heading
  tracksUnder?(s: S, heading: string): TrackList; // those that have values
  /** The ids of the tracks that have a piece on the table: kit's piecesOf() finds them in a table. What moves is told with the next question. */
  pieces?(): string[];
  phases(s: S): Phase[]; // where the players may jump to
  /**
   * Each chapter is built when play enters it and dropped when play leaves it: only one is in memory.
   * It may be built around the state and the table; its steps get them, too.
   */
  chapters: { [chapter: string]: (s: S, t: Table<S>) => Steps<S> };
  show?(s: S): string[]; // tracks worth seeing with a question that names none
  /** The clock that runs now, if one does: looked at with every question that has no `until` of its own. The state has to tell when it ends. */
  clock?(s: S): Clock | undefined;
  /** Looked at after every answer: a step that must come first, for example a loss. */
  triggers?(s: S): string | undefined;
  /** Looked at after a correction of this track: the few steps that must come even then. Others wait for the next answer: it may be the first of two that belong together. */
  corrected?(s: S, track: string): string | undefined;
  /** The table has gone to a phase: what else is different there. `from`: where it was, and behind that what waited there, as in `back`. */
  jumped?(s: S, from: string[]): void;
  /** What a correction broke, in words; undefined when every invariant holds. */
  broken?(s: S): string | undefined;
  large?: string; // values that no track shows and that may be above 99,999, parted by commas: sets of many flags
  /** A player wants to leave the table for a while: '' when play can go on without them now, else the reason. Without this the game needs everybody. */
  sitsOut?(s: S, seat: number): string;
  /**
   * The words of its screens for who has never played: a row `term: meaning` each, what matters most first. Help shows those whose terms are on the screen.
   * A short term is a whole word (`eB: ...`), a longer one may go on (`Pattern` is also in Patterns), and terms of one meaning are parted by commas.
   */
  words?(s: S): string;
  inForce?(s: S): string; // what holds for everybody now, in a word or two: it stands in the title of every question
  status(s: S): string; // "Round 3, Ada": for home and the list of plays
  result?(s: S): string; // how it ended; undefined or '' while it has not
  /** The state of an older version as one of this version, or undefined when that cannot be done. */
  migrate?(old: Values, version: number): S | undefined;
}

/** Any game, for who only plays it. The rules of a game take its own state, so that no one type fits them all. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any>;
