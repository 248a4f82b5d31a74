// The device in a terminal: real time, a panel that somebody draws, keys instead of buttons, a bell instead of a piezo.
import { randomBytes } from 'node:crypto';
import type { Button, Clock, Flash, Hal, Push } from '../hal';
import { handedOn, onPc } from '../pc';
import { type Pixels, watched } from '../pixels';
import { Tune } from '../tune';

export interface TerminalHal extends Hal {
  display: Pixels;
  push(button: Button, push: Push): void;
  /** False: nobody writes. */
  type(letter: string): boolean;
}

export interface TerminalParts {
  flash: Flash;
  /** Something on the panel is different. */
  changed(): void;
  /** A tune begins. */
  bell(): void;
  /** Finds a bundle by its name in Storage. */
  load: Hal['load'];
}

export function realClock(): Clock {
  const start = performance.now();
  const timers = new Map<number, NodeJS.Timeout>();
  let last = 0;
  return {
    now: () => Math.floor(performance.now() - start),
    date: () => Math.floor(Date.now() / 1000),
    after(milliseconds, call) {
      const id = ++last;
      const due = () => {
        timers.delete(id);
        call();
      };
      timers.set(id, setTimeout(due, milliseconds));
      return id;
    },
    cancel(id) {
      clearTimeout(timers.get(id));
      timers.delete(id);
    },
  };
}

export function terminalHal({ flash, changed, bell, load }: TerminalParts): TerminalHal {
  const clock = realClock();
  const silent = new Tune(clock, () => {});
  return {
    ...onPc(),
    ...handedOn(),
    display: watched(changed),
    buzzer: {
      play(tune, volume) {
        if (volume) bell();
        silent.play(tune, volume);
      },
      busy: () => silent.busy(),
    },
    flash,
    clock,
    noise: () => randomBytes(4).readInt32LE(),
    load,
    board: 'terminal',
  };
}
