// Puts a version beside the one that runs, checks every file, throws the switch, and waits for the device to report. At any byte the cable may go.
import { crc32 } from '../../hal/crc';
import { STANDBY, writeBoot, writeGuard } from './bootcode';
import { type Release, switchPage } from './bundle';
import { type Console, STARTS } from './console';
import { askRadios, type Found, inspect, NETWORK_FILE, type Radios, roomOf } from './inspect';
import { awake, stopProgram } from './program';
import { many } from './say';
import { eraseAll, forget, survey, weight, writeFiles } from './storage';
import { Switch } from './switch';
import { TESTED, untested } from './tested';
import { Trouble } from './trouble';

/** Where the user reads along. */
export interface Teller {
  say(line: string): void;
  /** Bytes sent of all that are to be sent, and the file. */
  progress(sent: number, of: number, file: string): void;
  /** Copies the plays to the PC, before Storage is written anew. What it throws stops the update, with nothing changed. */
  backUp(board: Console): Promise<void>;
}

export interface Outcome {
  result: 'already there' | 'updated';
  sent: number; // bytes of files
  files: number;
  milliseconds: number;
}

const RESTART = 15_000, // milliseconds for a start
  TRIAL = 90_000, // what hangs is ended by the device itself after 10 s; a long play that is read again takes longer than that
  SETTLE = 3000,
  SPARE = 4096; // bytes of Storage that are left alone
const KB = 1024;

const VARIABLE = 14, // bytes
  BLUETOOTH = 46_000, // bytes of memory that come free with it, at the most (docs/hardware.md)
  WIFI = 61_000, // and those that Wi-Fi takes, at the least
  LARGEST = 113_840; // bytes: the longest piece of memory on the chip, and Espruino wants all its variables in one

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));

/** One of the chip's own settings: it restarts the board and takes its boot code away. Goes on only when the chip has really taken it. */
async function setRadio(board: Console, name: keyof Radios, on: boolean): Promise<void> {
  await board.run(`setTimeout(function(){ESP32.enable${name === 'wifi' ? 'Wifi' : 'BLE'}(${on})},100)`);
  await pause(1000);
  await awake(board);
  if ((await board.evaluate<Radios>(askRadios(board.who)))[name] !== on)
    throw new Trouble('failed', 'The board did not keep which radio is to start. Repeat the command; nothing is half done.');
}

/**
 * Bluetooth off for good. Wi-Fi stays on in the chip's settings, and silent: without it this Espruino panics at every start,
 * and with both off it asks for more memory in one piece than there is (docs/hardware.md). So Wi-Fi comes first.
 */
async function settleRadios(board: Console, { bluetooth, wifi }: Radios, tell: Teller): Promise<void> {
  if (!wifi) {
    tell.say(
      'Wi-Fi is off in the settings of the chip, and this Espruino may not start so. It is set back to on, and stays silent. The board restarts.',
    );
    await setRadio(board, 'wifi', true);
  }
  if (bluetooth) {
    tell.say('Switching Bluetooth off for good. The board restarts.');
    await setRadio(board, 'bluetooth', false);
  }
}

/** An Espruino that needs less memory than the tested one would ask for a longer piece than there is, without Bluetooth, and restart for ever. */
async function checkMemory(board: Console, radios: Radios | undefined): Promise<void> {
  if (!radios?.bluetooth) return;
  const wanted = (await board.evaluate<number>('process.memory().total')) * VARIABLE + BLUETOOTH - (radios.wifi ? 0 : WIFI);
  if (wanted <= LARGEST) return;
  throw new Trouble(
    'refused',
    `This Espruino leaves more memory free than ${TESTED} does. With Bluetooth off it would want ${Math.ceil(wanted / KB)} KB in one piece, the chip has ${Math.floor(LARGEST / KB)}, and it would restart for ever. Nothing was changed. Write Espruino ${TESTED} first: npm run flash -- --runtime DIR (docs/flashing.md)`,
  );
}

const settled = (radios: Radios | undefined) => !radios || (radios.wifi && !radios.bluetooth);

/** What of the release is not there yet, or not whole. */
function missing(release: Release, there: Map<string, number>): [name: string, bytes: string][] {
  return [...release.files].filter(([name]) => there.get(name) !== parseInt(name.slice(-8), 16));
}

const sum = (list: [string, string][]): number => list.reduce((bytes, [, content]) => bytes + weight(content), 0);

/** Bytes of Storage for these files and what goes with them. */
const needs = (release: Release, list: [string, string][]): number =>
  sum(list) + weight(release.manifest) + weight(release.guard) + 2 * weight(release.boot) + SPARE;

function checkSize(release: Release, total: number): void {
  const whole = needs(release, [...release.files]);
  if (whole <= total) return;
  throw new Trouble(
    'refused',
    `This version needs ${Math.ceil(whole / KB)} KB, and the board's Storage has ${Math.floor(total / KB)}. Leave a game out.`,
  );
}

/** Room for a second version, or all of Storage anew. */
async function makeRoom(board: Console, release: Release, there: Map<string, number>, tell: Teller): Promise<Map<string, number>> {
  const { free, total } = await roomOf(board);
  checkSize(release, total);
  if (needs(release, missing(release, there)) <= free) return there;
  tell.say(
    `Storage has no room for a second version (${Math.floor(free / KB)} KB free). It is written anew, whole; your plays are elsewhere and stay.`,
  );
  await startAnew(board, release, tell);
  return new Map();
}

const RATE = 8 * KB, // bytes a second: base64 at 115,200 bits (docs/flashing.md)
  TRIED = 3; // seconds of restart and trial

/** What update() would do, in sentences. Nothing is written. */
export async function plan(board: Console, release: Release, force = false): Promise<string[]> {
  const found = await inspect(board);
  if (isThere(found, release) && !force) return [`Roundkeeper ${release.version} runs there already: nothing would be written.`];
  await checkMemory(board, found.radios);
  const list: string[] = [],
    there = await survey(board),
    beside = missing(release, there),
    { free, total } = found.room,
    fits = needs(release, beside) <= free;
  checkSize(release, total);
  if (found.leftovers.length) list.push(`Would forget what another program left (${found.leftovers.join(', ')}).`);
  if (found.network) list.push('Would forget the Wi-Fi network that was saved.');
  if (found.radios?.bluetooth) list.push('Would switch Bluetooth off for good.');
  if (!fits) list.push('Storage has no room for a second version: would copy your plays to this PC, and write Storage anew, whole.');
  const files = fits ? beside : [...release.files],
    bytes = files.reduce((all, [, content]) => all + content.length, 0);
  const where = found.running ? ', beside the version that runs' : '';
  list.push(
    `Would write ${many(files.length, 'file')}, ${Math.ceil(bytes / KB)} KB${fits ? where : ', with no version beside it'}: about ${Math.ceil(bytes / RATE) + TRIED} s.`,
  );
  return list;
}

/** An empty Storage, with the guard in it. */
async function startAnew(board: Console, release: Release, tell: Teller): Promise<void> {
  await tell.backUp(board);
  tell.say('Writing Storage anew. Should the cable go now, the board waits for you to repeat this command.');
  await eraseAll(board);
  await writeGuard(board, 0, release.guard);
}

/** The guard, while the program there still runs: reset() opens telnet again, and a chip with Wi-Fi off would crash. False when there is no room for it. */
async function guardFirst(board: Console, release: Release, found: Found): Promise<boolean> {
  if (found.guard !== crc32(release.guard) && found.room.free < weight(release.guard) + SPARE) return false; // Storage would compact itself
  await writeGuard(board, found.guard, release.guard);
  return true;
}

async function upload(board: Console, release: Release, there: Map<string, number>, tell: Teller): Promise<[sent: number, files: number]> {
  const files = missing(release, there);
  const total = files.reduce((bytes, [, content]) => bytes + content.length, 0);
  const list =
    there.get(release.name) === parseInt(release.name.slice(3), 16) ? [] : [[release.name, release.manifest] as [string, string]];
  for (const [name] of [...files, ...list]) if (there.has(name)) await forget(board, name); // an earlier attempt left it half written
  let sent = 0;
  await writeFiles(board, files, (count, name) => {
    sent += count;
    tell.progress(sent, total, name.slice(0, -9));
  });
  await writeFiles(board, list);
  return [sent, files.length];
}

/** Restarts, and waits until the trial is over: what the board said of it, or nothing when that was lost on the way. */
async function trial(board: Console): Promise<string | undefined> {
  let starts = 0,
    said: string | undefined;
  const stop = board.listen(line => {
    if (line.includes('This version is kept.')) said ??= '';
    else if (line.includes('This version does not start')) said ??= line.trim();
    // the chip tells of each of its starts: the first is ours, a second one is the watchdog's
    else if (STARTS.test(line) && ++starts > 1) said ??= 'it hung, or crashed, and restarted';
  });
  try {
    await board.run('setTimeout(function(){E.reboot()},100)');
    await board
      .expect(
        () => said,
        RESTART,
        () => new Trouble('silent', ''),
      )
      .catch(async trouble => {
        if (trouble.kind !== 'silent') throw trouble;
        await awake(board, TRIAL, RESTART); // a console that answers has ended its start
        await pause(SETTLE);
      });
    return said;
  } finally {
    stop();
  }
}

/** What runs after a version that failed. The very first one is started again, for want of another: a cable pulled in its trial is no fault of it. */
function wayBack(running: Found['running'], release: Release): string {
  if (!running) return 'There is no version before it: the board waits for another one.';
  if (running.name === release.name) return 'There is no version before it, so this one is started all the same.';
  return `It went back to version ${running.version}.`;
}

/** Asks the switch how the trial ended. That the version runs proves nothing: where it is the only one, it is started again after a trial that failed. */
async function isKept(board: Console, release: Release): Promise<boolean> {
  const newest = (await new Switch(board, switchPage(release.wiring)).entries()).at(-1);
  return newest?.name === release.name && newest.state === 'kept';
}

async function restart(board: Console, release: Release, tell: Teller): Promise<void> {
  tell.say('Restarting.');
  const hangs = (problem: Trouble) => {
    if (problem.kind !== 'busy') throw problem;
    throw new Trouble('busy', "The new version hangs. Press the board's reset button: it then goes back to the version before by itself.");
  };
  const said = await trial(board).catch(hangs);
  if (said) {
    await pause(SETTLE); // it restarts by itself
    await awake(board, TRIAL).catch(hangs);
  }
  const { running } = await inspect(board);
  const isWell = said === undefined ? await isKept(board, release) : !said;
  if (isWell && running?.name === release.name) return;
  let why = said ? `The board said: ${said}` : 'Something else was started.';
  if (said === undefined) why = 'The board did not say why, or the cable lost it.';
  throw new Trouble('failed', `The new version did not start well. ${wayBack(running, release)} ${why}`);
}

/** Everything but the last step leaves the version that runs as it is. */
async function putBeside(board: Console, release: Release, found: Found, tell: Teller): Promise<[sent: number, files: number]> {
  if (found.network) {
    tell.say('A Wi-Fi network was saved on this board, and would start with it. It is forgotten.');
    await forget(board, NETWORK_FILE);
  }
  if (found.radios) await settleRadios(board, found.radios, tell);
  let there = await survey(board);
  if (there.has(STANDBY)) {
    // the cable went while the boot code was replaced, and reset() has started the program again
    await writeBoot(board, there, release.boot);
    await stopProgram(board);
    there = await survey(board);
  }
  const switches = new Switch(board, switchPage(release.wiring));
  await switches.prepare(async kept => {
    for (const name of [...there.keys()])
      if (name.startsWith('RK.') && name !== kept) {
        await forget(board, name);
        there.delete(name);
      }
  });
  there = await makeRoom(board, release, there, tell);
  const sent = await upload(board, release, there, tell);
  await writeBoot(board, there, release.boot);
  await switches.add(release.name);
  return sent;
}

/** This version runs there, and nothing else is to be put right. */
const isThere = (found: Found, release: Release): boolean =>
  found.running?.name === release.name &&
  settled(found.radios) &&
  !found.network &&
  !found.leftovers.length &&
  found.guard === crc32(release.guard);

export async function update(board: Console, release: Release, tell: Teller, force = false): Promise<Outcome> {
  const began = Date.now();
  const found: Found = await inspect(board);
  const warning = untested(found.espruino);
  if (warning) tell.say(warning);
  if (isThere(found, release) && !force) return { result: 'already there', sent: 0, files: 0, milliseconds: Date.now() - began };
  await checkMemory(board, found.radios);
  const guarded = await guardFirst(board, release, found);
  if (found.leftovers.length) {
    tell.say(`Another program was on this board, and would start with it (${found.leftovers.join(', ')}). It is forgotten.`);
    for (const name of found.leftovers) await forget(board, name);
  }
  await stopProgram(board);
  if (!guarded) {
    tell.say('Storage is full. It is written anew, whole; your plays are elsewhere and stay.');
    await startAnew(board, release, tell);
  }
  const [sent, files] = await putBeside(board, release, found, tell).catch(async problem => {
    await board.order('load()').catch(() => {}); // what ran before runs again
    throw problem;
  });
  await restart(board, release, tell);
  return { result: 'updated', sent, files, milliseconds: Date.now() - began };
}
