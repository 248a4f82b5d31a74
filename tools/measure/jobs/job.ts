// A job that people do all the time, and the buttons that do it. A file beside this one has the jobs of a game, or of the shell.

export interface Job {
  name: string;
  before?: number; // presses in the first edition
  bound: number;
  /** Bench commands that bring the device to where the job begins. */
  from: string[];
  /** The buttons, one word each: up, down, ok, back; with a number behind a star: `down*3`. A held one: `ok:hold`. */
  presses: string;
  /** What the screen says when the job is done. */
  ends: RegExp;
}
