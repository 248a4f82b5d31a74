// Espruino's own files from its ESP32 release, looked at as far as one can before anything is written. They are never part of this project.
import { refused, TESTED, unfit } from './tested';
import { Trouble } from './trouble';
import { textOf } from './webserial';

/** Offsets of Espruino's own README_flash for the ESP32 (targets/esp32), and what each file begins with. */
export const PARTS = [
  { what: 'the bootloader', file: /^bootloader.*\.bin$/, at: 0x1000, begins: [0xe9] },
  { what: 'the table of partitions', file: /^partitions.*\.bin$/, at: 0x8000, begins: [0xaa, 0x50] },
  { what: 'Espruino', file: /^espruino.*esp32.*\.bin$/, at: 0x10000, begins: [0xe9] },
];
/** Where the firmware ends and ours begins: plays (64 KB), then Storage. */
const OURS = 0x310000;
export const STORAGE = { at: 0x320000, size: 0xe0000 };
/** The chip's own settings lie between the table and Espruino; which radio starts is among them. A wrong one survives everything else. */
const SETTINGS = { name: 'nvs', from: 0x9000, to: 0x10000 };
const CHIP = 12; // where an image says which chip it is for; the ESP32 is 0

export interface Image {
  at: number;
  bytes: Uint8Array;
}

export interface Runtime {
  images: Image[];
  version: string;
  settings: { at: number; size: number };
}

const number = (bytes: Uint8Array, at: number, size: number): number => {
  let n = 0;
  for (let i = size - 1; i >= 0; i--) n = n * 256 + (bytes[at + i] ?? 0);
  return n;
};

/** The version that a file of Espruino carries. */
export function versionOf(image: Uint8Array): string | undefined {
  return /\0(\dv\d\d(?:\.\d+)?)\0/.exec(textOf(image))?.[1];
}

/** The partitions of a table: name -> [offset, size]. */
export function partitionsOf(table: Uint8Array): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  for (let at = 0; at + 32 <= table.length && number(table, at, 2) === 0x50aa; at += 32)
    found.set(textOf(table.subarray(at + 12, at + 28)).replace(/\0.*$/s, ''), [number(table, at + 4, 4), number(table, at + 8, 4)]);
  return found;
}

export const wrong = (message: string) =>
  new Trouble('refused', `${message} Download the ESP32 files of Espruino ${TESTED} again (docs/flashing.md).`);

/** The three files of a release, by name; `where` is what they were found in, for a sentence. */
export function lookedAt(files: Map<string, Uint8Array>, where: string): Runtime {
  const pick = (part: (typeof PARTS)[number]): [string, Uint8Array] => {
    const found = [...files].filter(([name]) => part.file.test(name));
    if (found.length !== 1)
      throw wrong(
        `${where} has ${found.length ? `several files for ${part.what}: ${found.map(([name]) => name).join(', ')}` : `no file for ${part.what}`}.`,
      );
    return found[0]!;
  };
  const images = PARTS.map(part => {
    const [name, bytes] = pick(part);
    if (part.begins.some((byte, at) => bytes[at] !== byte)) throw wrong(`${name} is damaged, or not ${part.what}.`);
    if (part.at + bytes.length > OURS) throw wrong(`${name} is too large: it would reach into your plays.`);
    return { at: part.at, bytes };
  });
  const [, { bytes: tableBytes }, { bytes: app }] = images as [Image, Image, Image],
    table = partitionsOf(tableBytes),
    [at = 0, size = 0] = table.get(SETTINGS.name) ?? [],
    settings = at >= SETTINGS.from && size && at + size <= SETTINGS.to;
  if (table.get('storage')?.[0] !== STORAGE.at || table.get('flash')?.[0] !== OURS || !settings)
    throw wrong('The table of partitions divides the flash in another way than the one that was tested.');
  if (number(app, CHIP, 2) !== 0) throw wrong('This Espruino is for another chip than the ESP32.');
  const build = /ESP32(?:_IDF|S3|C3)\w*(?=\0)/.exec(textOf(app))?.[0];
  if (build) throw new Trouble('refused', `This Espruino is not for you. ${unfit(build, '')}`);
  const version = versionOf(app);
  if (!version) throw wrong('This Espruino does not say which version it is.');
  const reason = refused(version);
  if (reason) throw new Trouble('refused', reason);
  return { images, version, settings: { at, size } };
}
