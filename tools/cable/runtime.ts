// Espruino itself, from the user's own download of its ESP32 release, written with Python's esptool. It clears the chip's own settings; what holds plays and programs is not touched.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { refused, TESTED, unfit, untested } from './tested';
import type { Teller } from './update';
import { Trouble } from './wire';

/** Offsets of Espruino's own README_flash for the ESP32 (targets/esp32), and what each file begins with. */
const PARTS = [
  { what: 'the bootloader', file: /^bootloader.*\.bin$/, at: 0x1000, begins: [0xe9] },
  { what: 'the table of partitions', file: /^partitions.*\.bin$/, at: 0x8000, begins: [0xaa, 0x50] },
  { what: 'Espruino', file: /^espruino.*esp32.*\.bin$/, at: 0x10000, begins: [0xe9] },
];
const ESPRUINO = PARTS[2]!.at;
/** Where the firmware ends and ours begins: plays (64 KB), then Storage. */
const OURS = 0x310000,
  STORAGE = { at: 0x320000, size: 0xe0000 };
/** The chip's own settings lie between the table and Espruino; which radio starts is among them. A wrong one survives everything else. */
const SETTINGS = { name: 'nvs', from: 0x9000, to: 0x10000 };
const CHIP = 12; // where an image says which chip it is for; the ESP32 is 0
const TOOLS = ['esptool', 'esptool.py'];
/** Bits a second; some adapters and cables do not carry the first. */
const SPEEDS = ['460800', '115200'];

export interface Image {
  at: number;
  path: string;
}

/** The version that a file of Espruino carries. */
export function versionOf(image: Buffer): string | undefined {
  return /\0(\dv\d\d(?:\.\d+)?)\0/.exec(image.toString('latin1'))?.[1];
}

/** The partitions of a table: name -> [offset, size]. */
export function partitionsOf(table: Buffer): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  for (let at = 0; at + 32 <= table.length && table.readUInt16LE(at) === 0x50aa; at += 32)
    found.set(table.toString('latin1', at + 12, at + 28).replace(/\0.*$/s, ''), [table.readUInt32LE(at + 4), table.readUInt32LE(at + 8)]);
  return found;
}

const wrong = (message: string) =>
  new Trouble('refused', `${message} Download the ESP32 files of Espruino ${TESTED} again (docs/flashing.md).`);

/** Where the files may be instead: who unpacks the whole release has a folder in a folder, and one file of the three lies outside. */
function elsewhere(folder: string): string {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !/esp32[cs]\d/i.test(entry.name))
    .map(entry => join(folder, entry.name))
    .filter(path => readdirSync(path).some(file => PARTS[0]!.file.test(file)));
  return inside.length ? ` They are in ${inside.join(' or ')}: name that folder.` : '';
}

/** The three files of a release, looked at as far as one can. */
export function readRuntime(folder: string): { images: Image[]; version: string; settings: { at: number; size: number } } {
  if (!existsSync(folder))
    throw new Trouble('refused', `There is no folder ${folder}. Unpack the ESP32 files of Espruino ${TESTED} and name their folder.`);
  if (!statSync(folder).isDirectory())
    throw new Trouble('refused', `${folder} is a file. Unpack it, and name the folder that comes out of it.`);
  const files = readdirSync(folder);
  const images = PARTS.map(part => {
    const found = files.filter(file => part.file.test(file));
    if (found.length !== 1) {
      const what = `${folder} has ${found.length ? `several files for ${part.what}: ${found.join(', ')}` : `no file for ${part.what}`}.`;
      const there = elsewhere(folder);
      throw there ? new Trouble('refused', what + there) : wrong(what);
    }
    const path = join(folder, found[0]!),
      bytes = readFileSync(path);
    if (part.begins.some((byte, at) => bytes[at] !== byte)) throw wrong(`${path} is damaged, or not ${part.what}.`);
    if (part.at + bytes.length > OURS) throw wrong(`${path} is too large: it would reach into your plays.`);
    return { at: part.at, path };
  });
  const table = partitionsOf(readFileSync(images[1]!.path));
  const [at = 0, size = 0] = table.get(SETTINGS.name) ?? [],
    settings = at >= SETTINGS.from && size && at + size <= SETTINGS.to;
  if (table.get('storage')?.[0] !== STORAGE.at || table.get('flash')?.[0] !== OURS || !settings)
    throw wrong(`${images[1]!.path} divides the flash in another way than the one that was tested.`);
  const app = readFileSync(images[2]!.path);
  if (app.readUInt16LE(CHIP) !== 0) throw wrong(`${images[2]!.path} is for another chip than the ESP32.`);
  const build = /ESP32(?:_IDF|S3|C3)\w*(?=\0)/.exec(app.toString('latin1'))?.[0];
  if (build) throw new Trouble('refused', `${images[2]!.path} is not for you. ${unfit(build, '')}`);
  const version = versionOf(app);
  if (!version) throw wrong(`${images[2]!.path} does not say which version it is.`);
  const reason = refused(version);
  if (reason) throw new Trouble('refused', reason);
  return { images, version, settings: { at, size } };
}

function toolOnPath(): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of TOOLS) for (const end of ['', '.exe']) if (existsSync(join(folder, name + end))) return join(folder, name + end);
  throw new Trouble(
    'refused',
    'esptool is not installed. Install it, then repeat the command: pipx install esptool (or: pip install esptool)',
  );
}

/** How far Espruino itself is written, as esptool 4 and 5 tell it; the two small files are not worth a bar. */
const WRITTEN = /Writing at (0x[0-9a-f]+)\D.*?(\d+)(?:\.\d+)? ?%(?!.*%)/s;

/** What esptool says once it has reached the chip: from here on a failure is the connection's. */
const REACHED = /Changing baud rate|Changed\.|Writing at/;
/** esptool 5 writes in colours, and over its own lines. */
const withoutColours = (text: string) => text.replace(/\x1b\[[\d;?]*[A-Za-z]/g, '');
const TAIL = 2000; // characters that are kept of what it said: its last words are wanted

/** An esptool that did not succeed. */
interface Failure {
  said: string;
  reached: boolean; // the chip had answered before
}

/** How esptool failed; nothing when it succeeded. */
function call(tool: string, args: string[], tell: Teller): Promise<Failure | undefined> {
  return new Promise((done, fail) => {
    const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '',
      reached = false;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        said = (said + piece).slice(-TAIL - piece.length);
        reached ||= REACHED.test(said);
        said = said.slice(-TAIL);
        const [, at, percent] = WRITTEN.exec(piece) ?? [];
        if (at && Number(at) >= ESPRUINO) tell.progress(Number(percent) || 1, 100, 'Espruino');
      });
    child.on('error', problem => fail(new Trouble('failed', `esptool could not be started: ${problem.message}`)));
    child.on('close', code => done(code === 0 ? undefined : { said: withoutColours(said).trim(), reached }));
  });
}

/** esptool with these words for the board at this port. A connection that breaks off is tried once more, slowly. */
async function run(tool: string, port: string, words: string[], tell: Teller): Promise<void> {
  for (const speed of SPEEDS) {
    const failed = await call(tool, ['--chip', 'esp32', '--port', port, '--baud', speed, ...words], tell);
    if (!failed) return;
    const { said, reached } = failed;
    if (reached && speed !== SPEEDS.at(-1)) {
      tell.say('The connection broke off. Once more, slowly: this takes some minutes.');
      continue;
    }
    tell.say(said);
    throw new Trouble(
      'failed',
      `esptool did not succeed: ${said
        .split(/[\r\n]+/)
        .at(-1)
        ?.replace(/\.$/, '')}. Hold the board's BOOT button while it starts to connect, check the cable, and repeat the command.`,
    );
  }
}

/** Everything that can be wrong before a board is touched. */
export function checkRuntime(port: string, folder: string): void {
  readRuntime(folder);
  if (port.startsWith('tcp://'))
    throw new Trouble('refused', 'Espruino itself can only be written over a cable. Name a serial port: --port');
  toolOnPath();
}

export async function writeRuntime(port: string, folder: string, tell: Teller, eraseStorage = false): Promise<void> {
  checkRuntime(port, folder);
  const { images, version, settings } = readRuntime(folder);
  const tool = toolOnPath();
  const warning = untested(version);
  if (warning) tell.say(warning);
  // no_reset: the board waits for the next call, and does not start what is there. Who has to hold BOOT does so once.
  const erase = ({ at, size }: typeof STORAGE) =>
    run(tool, port, ['--after', 'no_reset', 'erase_region', `0x${at.toString(16)}`, `0x${size.toString(16)}`], tell);
  if (eraseStorage) {
    tell.say('Erasing the program on the board. Plays stay.');
    await erase(STORAGE);
  }
  tell.say("Clearing the chip's own settings (which radio starts). Plays and program stay.");
  await erase(settings);
  tell.say(`Writing Espruino ${version} with ${tool}. This takes a minute.`);
  const files = images.flatMap(image => [`0x${image.at.toString(16)}`, image.path]);
  await run(tool, port, ['write_flash', '-z', '--flash_mode', 'dio', '--flash_freq', '40m', ...files], tell);
}
