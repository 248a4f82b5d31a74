// The device in a page: the browser's clock, canvas, keys, speaker and storage behind the same boundary as the board's.
import type { Button, Hal, Push } from '../hal';
import { handedOn, onPc } from '../pc';
import type { Pixels } from '../pixels';
import { BUTTONS, Presses } from '../press';
import { Tune } from '../tune';
import type { PageClock } from './clock';
import type { PageFlash } from './flash';

export interface BrowserHal extends Hal {
  display: Pixels;
  clock: PageClock;
  flash: PageFlash;
  /** A contact closes or opens. */
  edge(button: Button, down: boolean): void;
  push(button: Button, push: Push): void;
  /** False: nobody writes. */
  type(letter: string): boolean;
}

export interface BrowserParts {
  display: Pixels;
  clock: PageClock;
  flash: PageFlash;
  sound(hertz: number, volume: number): void;
  /** Finds a bundle by its name in Storage. */
  load: Hal['load'];
}

export function browserHal({ display, clock, flash, sound, load }: BrowserParts): BrowserHal {
  const keys = handedOn(),
    contact = new Presses(clock, keys.push, 0);
  let edges = 0;
  return {
    ...onPc(),
    ...keys,
    display,
    clock,
    flash,
    buzzer: new Tune(clock, sound),
    noise: () => crypto.getRandomValues(new Int32Array(1))[0]!,
    load,
    board: 'browser',
    // a pointer and a key do not chatter: each edge counts as long after the one before
    edge: (button, down) => contact.edge(BUTTONS.indexOf(button), down, ++edges * 1000),
  };
}
