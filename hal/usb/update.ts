// Puts a version beside the one that runs, checks every file, throws the switch, and waits for the device to report. At any byte the cable may go.
import { STANDBY, writeBoot } from './bootcode';
import type { Console } from './console';
import { type Found, inspect, roomOf } from './inspect';
import { type Release, switchPage } from './release';
import { eraseAll, forget, survey, weight, writeFile } from './storage';
import { Switch } from './switch';
import { untested } from './tested';
import { Trouble } from './wire';

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
  TRIAL = 15_000, // the device itself gives up after 10 s
  SETTLE = 3000,
  SPARE = 4096; // bytes of Storage that are left alone
const KB = 1024;

/** Until the console answers again. */
async function awake(board: Console, patience: number): Promise<void> {
  const until = Date.now() + patience;
  for (;;)
    try {
      await board.evaluate('0', 1000);
      return;
    } catch (problem) {
      if (!(problem instanceof Trouble) || problem.kind !== 'busy' || Date.now() > until) throw problem;
    }
}

/** Ends the program there, so that all memory is free; its plays are in flash already. */
async function stopProgram(board: Console): Promise<void> {
  await board.send('\x10reset()\n');
  await awake(board, RESTART);
}

/** Switches the radios off for good: once, for it restarts the board and takes its boot code away (docs/hardware.md). */
async function radiosOff(board: Console, radios: string[], tell: Teller): Promise<void> {
  for (const radio of radios) {
    tell.say(`Switching ${radio === 'BLE' ? 'Bluetooth' : 'Wi-Fi'} off for good. The board restarts.`);
    await board.run(`setTimeout(function(){ESP32.enable${radio === 'BLE' ? 'BLE' : 'Wifi'}(false)},100)`);
    await new Promise(done => setTimeout(done, 1000));
    await awake(board, RESTART);
  }
}

/** What of the release is not there yet, or not whole. */
function missing(release: Release, there: Map<string, number>): [name: string, bytes: string][] {
  return [...release.files].filter(([name]) => there.get(name) !== parseInt(name.slice(-8), 16));
}

const sum = (list: [string, string][]): number => list.reduce((bytes, [, content]) => bytes + weight(content), 0);

/** Room for a second version, or all of Storage anew. */
async function makeRoom(board: Console, release: Release, there: Map<string, number>, tell: Teller): Promise<Map<string, number>> {
  const { free, total } = await roomOf(board);
  const need = (list: [string, string][]) => sum(list) + weight(release.manifest) + 2 * weight(release.boot) + SPARE;
  const whole = need([...release.files]);
  if (whole > total)
    throw new Trouble(
      'refused',
      `This version needs ${Math.ceil(whole / KB)} KB, and the board's Storage has ${Math.floor(total / KB)}. Leave a game out.`,
    );
  if (need(missing(release, there)) <= free) return there;
  tell.say(
    `Storage has no room for a second version (${Math.floor(free / KB)} KB free). It is written anew, whole; your plays are elsewhere and stay.`,
  );
  await tell.backUp(board);
  tell.say('Writing Storage anew. Should the cable go now, the board waits for you to repeat this command.');
  await eraseAll(board);
  return new Map();
}

async function upload(board: Console, release: Release, there: Map<string, number>, tell: Teller): Promise<[sent: number, files: number]> {
  const files = missing(release, there);
  const total = files.reduce((bytes, [, content]) => bytes + content.length, 0);
  let sent = 0;
  const put = async (name: string, bytes: string, told: (count: number) => void) => {
    if (there.has(name)) await forget(board, name); // an earlier attempt left it half written
    await writeFile(board, name, bytes, told);
  };
  for (const [name, bytes] of files)
    await put(name, bytes, count => {
      sent += count;
      tell.progress(sent, total, name.slice(0, -9));
    });
  if (there.get(release.name) !== parseInt(release.name.slice(3), 16)) await put(release.name, release.manifest, () => {});
  return [sent, files.length];
}

/** Restarts, and hears how the trial ends. */
async function restart(board: Console, release: Release, tell: Teller): Promise<void> {
  tell.say('Restarting.');
  const verdict = board.expect(
    line => (line.includes('This version is kept.') ? '' : line.includes('This version does not start') ? line.trim() : undefined),
    TRIAL,
    () => new Trouble('silent', 'It said nothing.'),
  );
  verdict.catch(() => {});
  await board.run('setTimeout(function(){E.reboot()},100)');
  let said = await verdict.catch((trouble: Trouble) => {
    if (trouble.kind !== 'silent') throw trouble;
    return trouble.message;
  });
  if (said) await new Promise(done => setTimeout(done, SETTLE)); // it restarts by itself
  await awake(board, RESTART).catch(() => {
    throw new Trouble('busy', "The new version hangs. Press the board's reset button: it then goes back to the version before by itself.");
  });
  const { running } = await inspect(board);
  if (!said && running?.name === release.name) return;
  said ||= 'Something else was started.';
  const now = running ? `It went back to version ${running.version}.` : 'There is no version before it: the board waits for another one.';
  throw new Trouble('failed', `The new version did not start well. ${now} The board said: ${said}`);
}

/** Everything but the last step leaves the version that runs as it is. */
async function putBeside(board: Console, release: Release, radios: string[], tell: Teller): Promise<[sent: number, files: number]> {
  await radiosOff(board, radios, tell);
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

export async function update(board: Console, release: Release, tell: Teller, force = false): Promise<Outcome> {
  const began = Date.now();
  const found: Found = await inspect(board);
  const warning = untested(found.espruino);
  if (warning) tell.say(warning);
  if (found.running?.name === release.name && !found.radios.length && !force)
    return { result: 'already there', sent: 0, files: 0, milliseconds: Date.now() - began };
  await stopProgram(board);
  const [sent, files] = await putBeside(board, release, found.radios, tell).catch(async problem => {
    await board.send('\x10load()\n').catch(() => {}); // what ran before runs again
    throw problem;
  });
  await restart(board, release, tell);
  return { result: 'updated', sent, files, milliseconds: Date.now() - began };
}
