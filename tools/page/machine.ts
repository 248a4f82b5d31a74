// The device as a page has it: switched on from what the flash holds, switched off, asked by the bench's commands.
import { type Device, openShell, powerOn } from '../../firmware/shell';
import { type BrowserHal, browserHal } from '../../hal/browser/browser';
import { pageClock } from '../../hal/browser/clock';
import type { PageFlash } from '../../hal/browser/flash';
import { watched } from '../../hal/pixels';
import { command } from '../bench/agent';
import type { Rig } from '../bench/rig';
import { loader } from '../bundles';

export interface Machine {
  hal: BrowserHal;
  device: Device;
  /** Counts the starts: whoever remembers something of the device must forget it when this changes. */
  starts: number;
  on: boolean;
  /** Switches on, from what the flash holds; what ran before is gone as if the plug had been pulled. `cut`: it was, and the device says so. */
  start(cut: boolean): void;
  /** Switches off without a word. */
  stop(): void;
  /** A command of the bench (docs/bench.md); throws the sentence that it answers with. */
  // biome-ignore lint/suspicious/noExplicitAny: every command has an answer of its own
  ask(line: string): any;
}

const HOLD = 700,
  LONGER = 1700;

export interface MachineParts {
  flash: PageFlash;
  sound(hertz: number, volume: number): void;
  /** True for who wants nothing to move: dice do not tumble then. */
  calm(): boolean;
  /** Something is different: the panel, or the play. */
  changed(): void;
}

export function machine({ flash, sound, calm, changed }: MachineParts): Machine {
  let tones: [number, number][] = [];
  let written = 0,
    erases = 0;

  const rig: Rig = {
    push(button, milliseconds) {
      self.hal.push(button, milliseconds >= HOLD ? 'hold' : 'press');
      if (milliseconds >= LONGER) self.hal.push(button, 'longer');
      if (milliseconds >= HOLD && button === 'ok') self.hal.push(button, 'end');
    },
    advance: milliseconds => self.hal.clock.advance(milliseconds),
    panel: () => btoa(String.fromCharCode(...self.hal.display.pixels())),
    tones() {
      const told = tones;
      tones = [];
      return told;
    },
    writes() {
      const told = { bytes: flash.written - written, erases: flash.erases - erases };
      written = flash.written;
      erases = flash.erases;
      return told;
    },
    memory: () => null,
  };

  /** Tones as the bench tells them: those that have ended. */
  function heard(clock: { now(): number }): (hertz: number, volume: number) => void {
    let playing = 0,
      since = 0;
    return (hertz, volume) => {
      if (playing && clock.now() > since) tones.push([playing, clock.now() - since]);
      if (tones.length > 100) tones.shift();
      playing = hertz;
      since = clock.now();
      sound(hertz, volume);
    };
  }

  const self: Machine = {
    hal: undefined as unknown as BrowserHal,
    device: undefined as unknown as Device,
    starts: 0,
    on: false,
    start(cut) {
      self.stop();
      flash.failAfter();
      const clock = pageClock();
      self.hal = browserHal({ display: watched(changed), clock, flash, sound: heard(clock), load: loader('Load the page again.') });
      self.device = openShell(self.hal);
      self.starts++;
      self.on = true;
      if (calm()) self.device.settings.animate = 0;
      powerOn(self.device, !cut);
    },
    stop() {
      if (self.on) self.hal.clock.stop();
      self.hal?.buttons.watch(() => {});
      sound(0, 0);
      self.on = false;
    },
    ask(line) {
      const told = JSON.parse(command(self.device, rig, line));
      changed();
      if (!told.ok) throw new Error(told.error);
      return told;
    },
  };
  return self;
}
