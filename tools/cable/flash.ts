// npm run flash: finds the board, puts this version on it beside the one that runs, and waits until it reports.
import { printable } from '../../hal/printable';
import { type Flag, helpOf, readArguments } from './arguments';
import { buildAnew } from './build';
import { inspect } from './inspect';
import { openConsole } from './open';
import { choosePort, lastPort, listPorts, rememberPort } from './ports';
import { checkBuild, profilesIn, readRelease } from './release';
import { checkRuntime, readRuntime, writeRuntime } from './runtime';
import { keepCopy } from './saves/backup';
import { many } from './talk';
import { plan, type Teller, update } from './update';
import { checkPort } from './wire';
import { profileOf } from './wired';

const FLAGS: { [name: string]: Flag } = {
  port: { value: 'PORT', help: 'the board: /dev/ttyUSB0, COM3, tcp://host:port; else the only one, or that of last time' },
  board: { value: 'NAME', help: 'how it is wired: a profile of hal/esp32/wiring; else what it has, or devkit' },
  runtime: { value: 'DIR', help: 'first writes Espruino itself, from the files of its ESP32 release (docs/flashing.md)' },
  'erase-storage': { help: 'with --runtime: erases the program on the board as well; plays stay' },
  plan: { help: 'says what would be written and how long it takes, and writes nothing' },
  force: { help: 'also when this version runs there already' },
  help: { help: 'this' },
};

const WIDTH = 24; // letters of the bar
const KB = 1024;

/** A bar on a terminal; elsewhere nothing but the lines. */
function teller(out: NodeJS.WriteStream): Teller {
  let began = Date.now(),
    last = 0;
  return {
    say: line => void out.write(`${printable(line)}\n`),
    progress(sent, of, file) {
      if (!out.isTTY) return;
      if (sent < last) began = Date.now(); // Espruino is written; now the program
      last = sent;
      const done = Math.round((WIDTH * sent) / of),
        left = Math.ceil(((Date.now() - began) * (of - sent)) / sent / 1000);
      out.write(`\r[${'#'.repeat(done).padEnd(WIDTH, '.')}] ${Math.round((100 * sent) / of)} %  ${left} s  ${file.padEnd(12)}`);
      if (sent === of) out.write('\n');
    },
    async backUp(board) {
      const file = await keepCopy(board);
      if (file) out.write(`A copy of your plays is in ${file}, should anything go wrong.\n`);
    },
  };
}

/** What stands on a board before Espruino is written is not looked at: it may have no program that answers. */
function sayRuntime(folder: string, tell: Teller): void {
  const { images, version } = readRuntime(folder),
    bytes = images.reduce((all, { bytes }) => all + bytes.length, 0);
  tell.say(`Would write Espruino ${version}, ${Math.ceil(bytes / KB)} KB: about a minute. Then the whole program: about a minute more.`);
  tell.say('This is a plan: nothing was written.');
}

export async function flash(words: string[], dist: string, out: NodeJS.WriteStream = process.stdout): Promise<void> {
  const given = readArguments(words, FLAGS);
  if (given.help) return void out.write(`npm run flash -- [options]\n${helpOf(FLAGS)}\n`);
  if (given['erase-storage'] && !given.runtime)
    throw new Error('--erase-storage goes with --runtime DIR: the boot loader of the chip does both (docs/flashing.md). Nothing was done.');
  const tell = teller(out);
  // what can be told at once is told before the build, and all the rest before anything is written
  const port = choosePort(given.port, listPorts(), lastPort());
  checkPort(port);
  if (given.runtime) checkRuntime(port, given.runtime);
  await buildAnew(dist, out);
  checkBuild(dist);
  const wanted = given.board ?? process.env.BOARD;
  if (wanted) readRelease(dist, wanted);
  if (given.runtime && given.plan) return sayRuntime(given.runtime, tell);
  if (given.runtime) await writeRuntime(port, given.runtime, tell, !!given['erase-storage']);
  const board = await openConsole(port, given.runtime ? { starting: 30_000, started: true } : {});
  try {
    const found = await inspect(board);
    const there = found.running ? `with Roundkeeper ${found.running.version}` : 'without Roundkeeper';
    tell.say(
      `${port}: ${found.chip}, Espruino ${found.espruino}, ${there}; ${Math.floor(found.room.free / KB)} of ${found.room.total / KB} KB free.`,
    );
    const profile = wanted ?? (await profileOf(board, profilesIn(dist))),
      release = readRelease(dist, profile);
    tell.say(`Wired as the profile ${profile} says: ${release.wiring.board}.`);
    if (given.plan) {
      for (const line of await plan(board, release, !!given.force)) tell.say(line);
      tell.say('This is a plan: nothing was written.');
      return;
    }
    const outcome = await update(board, release, tell, !!given.force);
    rememberPort(port);
    tell.say(
      outcome.result === 'updated'
        ? `Roundkeeper ${release.version} runs. ${many(outcome.files, 'file')}, ${(outcome.sent / KB).toFixed(1)} KB, ${(outcome.milliseconds / 1000).toFixed(1)} s.`
        : `Roundkeeper ${release.version} runs there already: nothing to do.`,
    );
  } finally {
    board.close();
  }
}
