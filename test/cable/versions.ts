// Small versions of the program for tests of flashing: the real boot code with modules that do next to nothing.
import { readFileSync } from 'node:fs';
import type { Wiring } from '../../hal/esp32/wiring';
import { makeRelease, type Release } from '../../tools/cable/release';
import { buildTree } from '../build/tree';

export const WIRING: Wiring = {
  board: 'test',
  buttons: { up: 32, down: 33, ok: 27, back: 14 },
  display: { chip: 'SSD1306', sda: 21, scl: 22, address: 0x3c },
  flash: { address: 0x310000, size: 0x10000 },
};

export const MAIN = 'require("kit");require("shell");print("Roundkeeper "+require("wiring").board);if(global.started)global.started()';

let boot = '';

/** The boot code as it is flashed. */
export async function bootCode(): Promise<string> {
  if (!boot) {
    const { bundles, error } = await buildTree({ 'firmware/boot.ts': readFileSync('firmware/boot.ts', 'utf8') });
    if (error) throw new Error(error);
    boot = bundles.get('boot')!;
  }
  return boot;
}

/** Modules by name; `change` replaces or adds some. */
export async function version(number: string, change: { [name: string]: string } = {}, wiring: Wiring = WIRING): Promise<Release> {
  const modules: { [name: string]: string } = {
    kit: 'exports.kit=1',
    shell: 'exports.shell=require("kit").kit',
    wiring: `module.exports=${JSON.stringify(wiring)}`,
    main: MAIN,
    font: '\x00\xff\x7f'.repeat(100),
    hadal: `module.exports={title:"Hadal"}//${'x'.repeat(3000)}`,
    ...change,
  };
  return makeRelease(number, new Map(Object.entries(modules)), await bootCode());
}

export const quiet = { say() {}, progress() {}, async backUp() {} };
