// How the tools on the cable talk to the person: lines, one bar of progress, one question.
import { createInterface } from 'node:readline/promises';
import { printable } from '../../hal/printable';
import { tell } from '../tell';

export interface Talk {
  say(line: string): void;
  progress(what: string, done: number, of: number): void;
  /** undefined where nobody can answer. */
  ask(question: string): Promise<string | undefined>;
}

const WIDE = 30;

/** "1 play", "3 plays". */
export function many(count: number, what: string): string {
  return `${count || 'no'} ${what}${count === 1 ? '' : 's'}`;
}

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
