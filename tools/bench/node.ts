// The firmware in Node, on simulated hardware and virtual time.
import { randomBytes } from 'node:crypto';
import { type Device, openShell, powerOn } from '../../firmware/shell';
import type { Button } from '../../hal/hal';
import { type MockFlash, type MockHal, mockFlash, mockHal } from '../../hal/mock';
import { BUTTONS, Presses } from '../../hal/press';
import { BUNDLES } from '../bundles';
import { openStore } from '../store/store';
import { command } from './agent';
import { BENCH, CUT, type Engine, type EngineOptions } from './engine';
import type { Rig } from './rig';
import { BOARD } from './wiring';

export interface NodeEngine extends Engine {
  hal: MockHal;
  device: Device;
}

/** `games` are modules beside those of the box, for tests; they must be in the catalogue, too. */
export function nodeEngine(options: EngineOptions = {}, games: { [id: string]: unknown } = {}): NodeEngine {
  const seed = options.seed === undefined ? randomBytes(4).readUInt32LE() : options.seed;
  const store = options.store ? openStore(options.store, BENCH) : undefined;
  const flash: MockFlash = store ? store.flash : mockFlash();
  let boots = 0;
  let rig: Rig;

  function boot(): void {
    flash.failAfter();
    // a board's noise goes on after a power cut; ours has to be told, or every start would throw the same dice
    const hal = mockHal({ seed: seed + boots++, flash, modules: { ...BUNDLES, ...games } });
    hal.board = BOARD; // the same on both engines
    const press = new Presses(hal.clock, (button, push) => hal.push(button, push), 0);
    const contact = (button: Button, down: boolean) => press.edge(BUTTONS.indexOf(button), down, hal.clock.now());
    let written = flash.written,
      erases = flash.erases;
    rig = {
      push(button, milliseconds) {
        contact(button, true);
        hal.advance(milliseconds);
        contact(button, false);
        hal.advance(30);
      },
      advance: hal.advance,
      panel: () => Buffer.from(hal.display.pixels()).toString('base64'),
      tones: () => hal.tones(),
      writes() {
        const told = { bytes: flash.written - written, erases: flash.erases - erases };
        written = flash.written;
        erases = flash.erases;
        return told;
      },
      memory: () => null,
    };
    engine.hal = hal;
    engine.device = openShell(hal);
    powerOn(engine.device);
  }

  const engine: NodeEngine = {
    hal: undefined as unknown as MockHal,
    device: undefined as unknown as Device,
    async command(line) {
      let answer: string;
      try {
        answer = command(engine.device, rig, line);
      } catch (error) {
        answer = JSON.stringify({ ok: false, error: (error as Error).message });
      }
      if (!flash.failed()) return answer;
      boot();
      return CUT;
    },
    async cut(after) {
      if (after === undefined) boot();
      else flash.failAfter(after);
      return '{"ok":true}';
    },
    async end() {
      store?.close();
    },
  };
  boot();
  return engine;
}
