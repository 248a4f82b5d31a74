// Espruino itself, from the user's own download of its ESP32 release: the folder is looked at, then written. What holds plays and programs is not touched.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeChip } from './chip';
import { lookedAt, PARTS, type Runtime } from './images';
import { serialOf } from './serial';
import { TESTED } from './tested';
import { Trouble } from './trouble';
import type { Teller } from './update';
import type { SerialLike } from './webserial';

/** Where the files may be instead: who unpacks the whole release has a folder in a folder, and one file of the three lies outside. */
function elsewhere(folder: string): string {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !/esp32[cs]\d/i.test(entry.name))
    .map(entry => join(folder, entry.name))
    .filter(path => readdirSync(path).some(file => PARTS[0]!.file.test(file)));
  return inside.length ? ` They are in ${inside.join(' or ')}: name that folder.` : '';
}

/** The three files of a release, looked at as far as one can. */
export function readRuntime(folder: string): Runtime {
  if (!existsSync(folder))
    throw new Trouble('refused', `There is no folder ${folder}. Unpack the ESP32 files of Espruino ${TESTED} and name their folder.`);
  if (!statSync(folder).isDirectory())
    throw new Trouble('refused', `${folder} is a file. Unpack it, and name the folder that comes out of it.`);
  const files = readdirSync(folder);
  const lacking = PARTS.find(part => files.filter(file => part.file.test(file)).length !== 1),
    there = lacking ? elsewhere(folder) : '';
  if (lacking && there) throw new Trouble('refused', `${folder} has no file for ${lacking.what}.${there}`);
  const wanted = files.filter(file => PARTS.some(part => part.file.test(file)));
  return lookedAt(new Map(wanted.map(file => [file, new Uint8Array(readFileSync(join(folder, file)))])), folder);
}

/** Everything that can be wrong before a board is touched. */
export function checkRuntime(port: string, folder: string): void {
  readRuntime(folder);
  if (port.startsWith('tcp://'))
    throw new Trouble('refused', 'Espruino itself can only be written over a cable. Name a serial port: --port');
}

export async function writeRuntime(
  port: string,
  folder: string,
  tell: Teller,
  eraseStorage = false,
  serial: (port: string) => SerialLike = serialOf,
): Promise<void> {
  checkRuntime(port, folder);
  await writeChip(serial(port), readRuntime(folder), tell, eraseStorage);
}
