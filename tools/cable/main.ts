#!/usr/bin/env node
// The commands that need a board: npm run flash, doctor, monitor, backup, restore. A package has those that need none as well: roundkeeper start, web, replay.
// What fails is told in a sentence, and the exit is 1.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complain, leave, tell } from '../tell';
import { doctor } from './doctor/doctor';
import { flash } from './flash';
import { monitor } from './monitor/monitor';
import { backup } from './saves/backup';
import { restore } from './saves/restore';

const HERE = dirname(fileURLToPath(import.meta.url));

/** The built modules: beside this file in a package, in dist/ among the sources. */
const DIST = existsSync(join(HERE, 'boot')) ? HERE : resolve(HERE, '../../dist');

interface Command {
  help: string;
  run(words: string[]): Promise<void>;
}

/** A program of its own, beside this file. It reads the command line itself and ends when it wants to. */
function program(name: string, help: string): { [name: string]: Command } {
  if (!existsSync(join(HERE, `${name}.mjs`))) return {}; // among the sources npm calls it
  const run = async () => {
    process.argv.splice(2, 1);
    await import(join(HERE, `${name}.mjs`));
    return new Promise<never>(() => {});
  };
  return { [name]: { help, run } };
}

const COMMANDS: { [name: string]: Command } = {
  ...program('start', 'the device in this terminal'),
  ...program('web', 'the device in a browser, on this machine only'),
  flash: { help: 'puts the program on a board, with --runtime DIR Espruino first', run: words => flash(words, DIST) },
  doctor: { help: 'looks at cable, board and device, and says what is wrong', run: doctor },
  monitor: { help: "the device's screen in this terminal, and keys for its buttons", run: monitor },
  backup: { help: 'copies plays and settings from the device', run: backup },
  restore: { help: 'brings them back', run: restore },
  ...program('replay', 'tells an exported play in words, and checks it'),
};

function help(): string {
  const lines = Object.entries(COMMANDS).map(([name, command]) => `  ${name.padEnd(9)}${command.help}`);
  return `${lines.join('\n')}\n\nEach of them takes --help.`;
}

const [name = '', ...words] = process.argv.slice(2);
const command = COMMANDS[name];

async function main(): Promise<void> {
  if (command) return command.run(words);
  if (['--help', '-h', 'help'].includes(name)) return tell(`Roundkeeper, a device that keeps the round.\n\n${help()}`);
  throw new Error(`${name ? `There is no command ${name}.` : 'Which command?'} There are:\n${help()}`);
}

main().then(
  () => leave(0),
  problem => {
    const { code, message } = problem as NodeJS.ErrnoException;
    // what Node says of an option has no way on
    complain(code?.startsWith('ERR_PARSE_ARGS') ? `${message}. What there is: npm run ${name} -- --help` : message);
    leave(1);
  },
);
