// How the tools on the cable talk to a person at a terminal.
import { createInterface } from 'node:readline/promises';
import { printable } from '../../hal/printable';
import { tell } from '../tell';
import type { Talk } from './say';

export { many, type Talk } from './say';

const WIDE = 30;

export function terminalTalk(): Talk {
  const { stdin, stdout, stderr } = process;
  let last = '';
  return {
    say: tell,
    progress(what, done, of) {
      if (!stderr.isTTY) return;
      const full = Math.round((WIDE * done) / of),
        bar = `${what} [${'#'.repeat(full)}${'.'.repeat(WIDE - full)}] ${Math.round((100 * done) / of)} %`;
      if (bar !== last) stderr.write(`\r${bar}${done === of ? '\n' : ''}`);
      last = bar;
    },
    async ask(question) {
      if (!stdin.isTTY) return undefined;
      const lines = createInterface({ input: stdin, output: stdout });
      try {
        return (await lines.question(printable(question))).trim();
      } finally {
        lines.close();
      }
    },
  };
}
