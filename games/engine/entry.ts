// One input of a play, as a line on flash has it: a list, because that is the shortest. What stands where is told here, by constants, which cost the device nothing.

/** What each of its places is: SECONDS and WHAT of every input, behind them what that kind of input needs. */
export type Entry = (number | string)[];

export const SECONDS = 0, // of play, since the input before
  WHAT = 1; // the number of an answer, the id of a track that was corrected, or one of these signs
export const JUMPED = '>',
  RENAMED = '=',
  REORDERED = '#', // somebody went, came, or sits elsewhere
  ANEW = '~', // the dice to come are others from here on
  SWITCHED = '%'; // Light instead of Full, or the other way round

/** Of an answer: the first of its dice. One that did not come from the stream, but was entered by hand, is negative. */
export const DICE = 2;
/** Of a correction. */
export const CELL = 2,
  VALUE = 3;
/** Of JUMPED. */
export const STEP = 2;
/** Of RENAMED. */
export const SEAT = 2,
  NAME = 3;
/** Of REORDERED: the first of the seats. */
export const SEATS = 2;
/** Of ANEW: 32 bits of chance. */
export const WORD = 2;
/** Of SWITCHED: 1 for Light, 0 for Full. */
export const LIGHT = 2;

export function isAnswer(entry: Entry): boolean {
  return typeof entry[WHAT] === 'number';
}
