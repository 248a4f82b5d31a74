// What is to be on the device: files named by their content, the list of them, and the boot code. Two versions share what is alike.
import { crc32 } from '../../hal/crc';
import type { Wiring } from '../../hal/esp32/wiring';
import { GUARD } from './guard';

/** Loaded by the boot code, in this order. */
const FIRST = ['kit', 'engine', 'shell', 'wiring', 'main'];
const LONGEST = 28; // characters of a name in Storage

export interface Release {
  version: string;
  /** What goes into Storage, by name; every file's name ends with its checksum. */
  files: Map<string, string>;
  /** The list of the files, which is stored last, and its name. */
  manifest: string;
  name: string;
  boot: string;
  /** What runs before everything else. */
  guard: string;
  wiring: Wiring;
}

export const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/** Where the page is that says which version runs: the last one of the raw region. */
export function switchPage(wiring: Wiring): number {
  return wiring.flash.address + wiring.flash.size - 4096;
}

/** `modules` are the bundles by name, `boot` that of firmware/boot.ts. A function around it: what is torn of it does nothing. */
export function releaseOf(version: string, modules: Map<string, string>, boot: string, wiring: Wiring): Release {
  const files = new Map<string, string>();
  const entry = (name: string) => {
    const file = `${name}.${hex(crc32(modules.get(name)!))}`;
    if (file.length > LONGEST)
      throw new Error(`The name ${name} is too long for the board: ${LONGEST - 9} letters are the most. Rename its source.`);
    files.set(file, modules.get(name)!);
    return `${name}=${file};`;
  };
  const first = FIRST.filter(name => modules.has(name)).map(entry);
  const rest = [...modules.keys()]
    .filter(name => !FIRST.includes(name))
    .sort()
    .map(entry);
  const around = `(function(){var module={};${boot.trim()}module.exports(${wiring.buttons.back},${switchPage(wiring)})})()`;
  // the boot code is named, so that a version with another one is another version; the last letter is nobody's name:
  // on Espruino a search finds what only begins at the end of a text
  const manifest = `RK1 ${version} ${hex(crc32(around))};${first.join('')};${rest.join('')}!`;
  return {
    version,
    files,
    manifest,
    name: `RK.${hex(crc32(manifest))}`,
    boot: around,
    guard: GUARD,
    wiring,
  };
}
