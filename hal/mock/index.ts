// A whole device without hardware: what it shows, plays and stores can be read back, and its time is told by the test.
import { crc32, sha256 } from '../crc';
import { Encoder } from '../encoder';
import type { Button, Hal, Push } from '../hal';
import { type Pixels, pixels } from '../pixels';
import { roles } from '../press';
import { Tune } from '../tune';
import { xorshift } from '../xorshift';
import { type MockClock, mockClock } from './clock';
import { type MockFlash, mockFlash } from './flash';

export { type MockClock, mockClock } from './clock';
export { fileFlash, save, saved } from './file';
export { ERASE_COST, type MockFlash, mockFlash, PowerCut } from './flash';

export interface MockHal extends Hal {
  display: Pixels;
  clock: MockClock;
  flash: MockFlash;
  /** What the firmware hears: 'press' unless told otherwise. */
  push(button: Button, push?: Push): void;
  /** How the shell wants the contacts to change roles (hal/press.ts). */
  turned: number;
  /** A rotary encoder in place of up, down and ok: its contacts (0 is A) open and close. */
  knob: Encoder;
  /** Letters from a keyboard, one after the other; false when nobody writes. */
  type(text: string): boolean;
  advance(milliseconds: number): void;
  /** Every tune asked for, with its volume, even 0. */
  played: { tune: number[]; volume: number }[];
  /** Tones that have sounded since last asked, [hertz, milliseconds]; one that still sounds is not among them. */
  tones(): [number, number][];
  /** What load() finds, by name; unload() puts the name into `unloaded`. */
  // biome-ignore lint/suspicious/noExplicitAny: as load() gives them
  modules: { [name: string]: any };
  unloaded: string[];
  /** What battery() answers, in millivolts. */
  millivolts: number;
  /** How often the device has switched itself off. Nothing else happens then: boot another one from the same flash. */
  slept: number;
  /** How often alive() was said. */
  lives: number;
  /** What memory() answers. */
  variables: { used: number; total: number } | undefined;
}

export interface MockParts {
  seed?: number;
  flash?: MockFlash;
  modules?: { [name: string]: unknown };
  faults?: string[];
}

export function mockHal(parts: MockParts = {}): MockHal {
  const clock = mockClock();
  let pushed: ((button: Button, push: Push) => void) | undefined;
  let typed: ((letter: string) => boolean) | undefined;
  let heard: [number, number][] = [];
  let hertz = 0;
  let since = 0;

  const buzzer = new Tune(clock, next => {
    if (hertz && clock.now() > since) heard.push([hertz, clock.now() - since]);
    hertz = next;
    since = clock.now();
  });

  const hal: MockHal = {
    display: pixels(),
    clock,
    flash: parts.flash ?? mockFlash(),
    buttons: {
      watch(call, write) {
        pushed = call;
        typed = write;
      },
      turn(half, left) {
        hal.turned = roles(half, left);
      },
    },
    buzzer: {
      play(tune, volume) {
        hal.played.push({ tune, volume });
        buzzer.play(tune, volume);
      },
      busy: () => buzzer.busy(),
    },
    noise: xorshift(parts.seed ?? (Math.random() * 0x100000000) | 0),
    crc: crc32,
    digest: sha256,
    battery: () => hal.millivolts,
    alive: () => void hal.lives++,
    sleep: () => void hal.slept++,
    memory: () => hal.variables,
    load(name) {
      if (!(name in hal.modules)) throw new Error(`The file ${name} is missing on this device. Flash it again: npm run flash.`);
      return hal.modules[name];
    },
    unload(name) {
      hal.unloaded.push(name);
    },
    faults: parts.faults ?? [],
    board: 'mock',

    push(button, push = 'press') {
      if (!pushed) throw new Error('Nobody watches the buttons yet. Call hal.buttons.watch first.');
      pushed(button, push);
    },
    turned: 0,
    knob: new Encoder(by => hal.push(by > 0 ? 'down' : 'up'), 3),
    type: text => [...text].every(letter => typed?.(letter)),
    advance: clock.advance,
    played: [],
    tones() {
      const told = heard;
      heard = [];
      return told;
    },
    modules: parts.modules ?? {},
    unloaded: [],
    millivolts: 0,
    slept: 0,
    lives: 0,
    variables: undefined,
  };
  return hal;
}
