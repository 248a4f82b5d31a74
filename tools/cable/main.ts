#!/usr/bin/env node
// The commands that need a board: npm run flash (or npx roundkeeper flash), doctor, monitor, backup, restore. What fails is told in a sentence, and the exit is 1.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complain } from '../tell';
import { doctor } from './doctor/doctor';
import { flash } from './flash';
import { monitor } from './monitor/monitor';
import { backup } from './saves/backup';
import { restore } from './saves/restore';

/** The built modules: beside this file in a package, in dist/ among the sources. */
function distFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return existsSync(join(here, 'boot')) ? here : resolve(here, '../../dist');
}

const COMMANDS: { [name: string]: (words: string[], dist: string) => Promise<void> } = { flash, doctor, monitor, backup, restore };

const [name = '', ...words] = process.argv.slice(2);
const command = COMMANDS[name];
const work = command
  ? command(words, distFolder())
  : Promise.reject(new Error(`Which command? ${Object.keys(COMMANDS).join(', ')}. More with: ${Object.keys(COMMANDS)[0]} --help`));
work.then(
  () => process.exit(0),
  problem => {
    const { code, message } = problem as NodeJS.ErrnoException;
    // what Node says of an option has no way on
    complain(code?.startsWith('ERR_PARSE_ARGS') ? `${message}. What there is: npm run ${name} -- --help` : message);
    process.exit(1);
  },
);
