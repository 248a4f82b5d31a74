// What every screen is and what it can show. A screen never touches the hardware: it takes buttons and says what to show, never how.
import type { Cue, Odds } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';

/** Where the eye is: the option under the cursor and the first row in view. Screens own it, the shell moves it. */
export interface Place {
  cursor: number;
  scroll: number;
}

export interface View {
  title: string;
  right?: string; // at the right end of the title: a timer, the battery
  notice?: string; // above the body, inverse, until the next press: what was undone, what went wrong
  headline?: string; // a result, above the body and twice as large
  body?: string; // '\n' starts a row; wraps and scrolls
  dice?: (number | string)[]; // a number is shown as pips up to 6, letters as they are
  faces?: string; // a letter for each face; without it a face up to 6 is shown as pips
  numbers?: boolean; // no pips: dice of more than six sides
  dial?: number | string; // the value that up and down change, large
  large?: string; // at twice the size, 10 letters a row, below the dice: a sum, a name
  digits?: string; // 0-9 : - h, up to five of them, as tall as the panel allows: to be read at 3 m
  counts?: boolean; // the digits are the time of the timer that ends first: while it runs, nothing else changes
  timed?: boolean; // every second changes more than that: the screen has to be asked
  clock?: string; // up to five letters at four times the size, up to ten at twice
  odds?: Odds[];
  options?: string[]; // bar() makes one that is drawn as a bar
  choices?: number; // so many of the options can be chosen; behind a line stand those that cannot. All of them, where it does not say
  reasons?: string[]; // against some options, by their place: they are struck out, and the foot says why while the cursor is on it
  bars?: string[]; // made by bar(): tracks that are worth seeing but not chosen from
  foot?: string; // what the buttons do here
  place?: Place;
  follow?: boolean; // the chosen option comes into view, though there are words above it that nobody has read
  asks?: boolean; // up and down do more here than move the cursor: the screen wants to be asked
  late?: boolean; // rows of a long list are made when they come into view: the screen is asked when it scrolls
}

export interface Screen {
  /** False when the screen does not use this button: the shell then goes back, undoes or opens the tools. */
  press(button: Button, push: Push): boolean;
  view(): View;
  /** A letter from a keyboard, '\r' to end, '\b' to take one away. False: it is no letter here, but a key like others. */
  type?(letter: string): boolean;
  /** Called when `due` milliseconds have passed, and after every press. */
  tick?(): void;
  /** Milliseconds until it wants to be shown again; 0 or nothing: only after a press. */
  due?(): number;
  /** What the whole table should read from where it sits, while nobody presses. A press brings the view back and does nothing else. Nothing: the view stays. */
  sign?(): View | undefined;
  /** Something is shown only while OK is held: it is hidden now. Nothing else may happen meanwhile. */
  release?: () => void;
  /** The screen goes: what it started must end. */
  leave?(): void;
  cue?: Cue; // sound for what the last press or tick did
}
