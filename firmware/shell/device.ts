// What every screen gets: the device as a whole.
import type { Cue, Fate, Notes, Ring, Session } from '../../games/kit';
import type { Button, Hal, Push } from '../../hal/hal';
import type { Painter } from './paint';
import type { Pool } from './pool';
import type { Settings } from './settings';
import type { Place, Screen } from './view';

export interface Device {
  hal: Hal;
  ring: Ring;
  notes: Notes;
  pool: Pool;
  fate: Fate;
  settings: Settings;
  painter: Painter;
  screens: Screen[]; // the last one is seen
  session: Session | undefined; // the play that is open
  /** What a button did, as the hardware tells it; the bench on a board uses it, too. */
  push(button: Button, push: Push): void;
  /** Opens a screen above this one: the bundle s_<name> is loaded and given `arg`. */
  open(name: string, arg?: any): void;
  /** Leaves this screen; its memory comes back. */
  close(): void;
  /** Leaves everything, the play too: it is stored anyway. */
  home(): void;
  /** Says something above the screen's own words, until the next press. */
  say(text: string, cue?: Cue): void;
  cue(cue: Cue): void;
  /** Paints the screen again. */
  show(): void;
  /** Lights the screen, for what happens by itself: a sound in the dark has no twin. */
  wake(): void;
  /** Seconds of play since this was asked last. */
  seconds(): number;
  /** The same, without counting them. */
  pending(): number;
  /** Takes the last step of the open play back, and says which. */
  undo(): void;
  redo(): void;
  /** Moves the cursor of a list, or the words when there is nothing to choose. */
  browse(place: Place, button: Button, count: number): void;
  /** True when the chosen option can be seen; else brings it into view, so that nobody answers what they have not read. */
  seen(place: Place): boolean;
  /** A fair face for a tool, outside any game; forced by the bench. */
  face(sides: number): number;
  /** What runs beside every screen: timers. Returns milliseconds until it must be called again, 0 for never. */
  background: (() => number) | undefined;
  banner: string; // at the right end of every title: the timer that ends first
  applySettings(): void;
}
