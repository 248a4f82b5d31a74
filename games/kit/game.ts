// What a rule module is. Everything here is a type: it costs no memory on the device.
import type { Choice } from './ask';

/**
 * Whole numbers, short texts and arrays of them only: the state is saved as text, and the device does not keep fractions exactly.
 * A long table of single digits that a track shows may be one text: it takes a tenth of the memory (kit's get() and put() know it).
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

/** A step name, or what to do with the answer before going to one. A name without a dot is a step of the same chapter. "a>b" calls a step and comes back to b, "<" goes back. */
export type Next = string | ((answer: number) => string);

/** One question. At most one of pick and dial; with neither, ok is the only answer. */
export interface Ask {
  say: string; // '\n' starts a row
  pick?: Pick[];
  dial?: [min: number, max: number, start: number];
  then?: Next; // where a dial or a plain ok leads; without it the game is over
  cannot?: [label: string, reason: string][]; // what the rules forbid now, for who asks why
  seat?: number; // who is asked, when it is not whose turn it is
  show?: string[]; // tracks worth seeing now
  dice?: number[]; // faces to be seen as pictures
  faces?: string; // a letter for each face of dice with symbols: face 1 is the first letter
  odds?: [label: string, ways: number, of: number][];
  until?: number; // second of play at which time is up
  late?: Next; // where that leads
  cue?: Cue; // sound and mark when the step is reached
  why?: string; // where the rulebook says so: a page or a section
}

export type Pick = [label: string, next: Next];

/** A question in short, which the kit makes whole: what is said, the page of the rulebook, choices or where it leads, who is asked, a dial (0: none), and what else there is to it. */
export type Row = [say: string, page: number, next: Choice[] | Next, seat?: number, dial?: Ask['dial'] | 0, more?: Partial<Ask>];

/** What a sound means; the screen shows the same. */
export type Cue = 'turn' | 'good' | 'bad' | 'time' | 'error';

/** What rules may use besides the state. Dice are journaled, so a replay throws the same. */
export interface Table<S> {
  die(sides: number): number; // 1 to sides
  roll(dice: number, sides: number): number[];
  card(left: number): number; // the position, from 0, of a card drawn from so many that are left
  add(track: keyof S & string, by: number, cell?: number): number;
  move(n: number, from: Cell<S>, to: Cell<S>): number;
}

/** A track, and the seat or cell if it has more than one value. */
export type Cell<S> = [track: keyof S & string, cell?: number];

/** A step turns the state into a question. It changes nothing until it is answered. */
export type Step<S> = (s: S, t: Table<S>) => Ask | Row;
export type Steps<S> = { [step: string]: Step<S> };

/** A number the players see and may correct at any time. */
export interface Track {
  name: string;
  min?: number; // 0 unless told
  max?: number; // 99 unless told
  limits?: number[]; // the limit that the bar of each cell shows, where it is not max
  each?: boolean; // one value per seat
  of?: string[]; // one value for each of these; with `each`, every seat has them all: cell = seat * of.length + place
  flags?: string[]; // the value is a set of these, one bit each
  words?: string[]; // the value is one of these, counted from min
  bank?: string; // a correction takes the difference from this track
  printed?: boolean; // printed on the players' copy of the game: set once, kept as a profile
  secret?: boolean; // shown only when asked for
  under?: string; // a heading: tracks with the same one are a list of their own, where a game has many
}
export type Tracks = { [id: string]: Track };

/** Asked before play. The first one is the number of seats unless the game says otherwise in seats(). */
export interface Question {
  name: string;
  options?: string[];
  dial?: [min: number, max: number, start: number];
  start?: number; // the option that stands first under the cursor
  when?: (answers: number[]) => boolean; // not asked, and left at its start, when this says no
}

export interface Game<S extends State> {
  id: string;
  title: string;
  version: number; // of the rules: a save of another version goes through migrate() or is refused
  seatNames: string; // what the seats are called until the players say their names, parted by commas
  setup?: Question[];
  questions?(): Question[]; // instead of setup: they are in memory only while they are asked
  seats(answers: number[]): number; // how many seats these answers make
  begin(answers: number[], seats: number): S; // kit's fresh() makes the common part
  /**
   * Built when needed and dropped again, so that the table costs nothing between two looks. Limits may depend on the state.
   * With `only`, no other track needs to be there: a whole table is a good part of the device's memory.
   * With a heading, only those under it; with an empty one those without, and one of each heading.
   */
  tracks(s: S, only?: string, heading?: string): Tracks;
  phases(s: S): [step: string, name: string][]; // steps the players may jump to
  /**
   * Each chapter is built when play enters it and dropped when play leaves it: only one is in memory.
   * It may be built around the state and the table, an S and a Table<S>; its steps get them, too.
   */
  chapters: { [chapter: string]: (s?: any, t?: any) => Steps<S> };
  /** Instead of them, where no chapter is worth its variables: the question on the table, and nothing else, built each time. Throws when there is no such step. */
  ask?(s: S, t: Table<S>): Ask | Row;
  show?(s: S): string[]; // tracks worth seeing with a question that is a row
  /** Looked at after every answer: a step that must come first, for example a loss. */
  triggers?(s: S): string | undefined;
  /** Looked at after a correction of this track: the few steps that must come even then. Others wait for the next answer: it may be the first of two that belong together. */
  corrected?(s: S, track: string): string | undefined;
  /** The table has gone to a phase: what else is different there. `from`: where it was, and behind that what waited there, as in `back`. */
  jumped?(s: S, from: string[]): void;
  /** What a correction broke, in words; undefined when every invariant holds. */
  broken?(s: S): string | undefined;
  inForce?(s: S): string; // what holds for everybody now, in a word or two: it stands in the title of every question
  status(s: S): string; // "Round 3, Ada": for home and the list of plays
  result?(s: S): string; // how it ended; undefined or '' while it has not
  /** The state of an older version as one of this version, or undefined when that cannot be done. */
  migrate?(old: any, version: number): S | undefined;
}
