// What a test needs that not every machine has. A test that has to do without is skipped, and the end of `npm test` tells how to switch it on.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { kindOf } from '../tools/bench/kind';

export const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium';

interface Need {
  isMet: () => boolean;
  /** What a person does to meet it. */
  how: string;
}

const NEEDS = {
  interpreter: {
    isMet: () => !!process.env.ESPRUINO,
    how: 'Set ESPRUINO to the path of an Espruino for Linux. docs/bench.md says where it comes from.',
  },
  sizedInterpreter: {
    isMet: () => !!process.env.ESPRUINO && kindOf(process.env.ESPRUINO).sized,
    how: 'Set ESPRUINO to the path of an Espruino that can be told how many variables it has (VARS). docs/bench.md says what such a one is.',
  },
  cableInterpreter: {
    isMet: () => !!process.env.ESPRUINO && kindOf(process.env.ESPRUINO).telnet,
    how: 'Set ESPRUINO to the path of an Espruino for Linux that has its telnet console, as a stock build has. docs/bench.md says where it comes from.',
  },
  browser: {
    isMet: () => existsSync(CHROMIUM),
    how: `Install Chromium: apt-get install chromium. Or set CHROMIUM to its path; there is none at ${CHROMIUM}.`,
  },
  terminals: {
    isMet: () => process.platform === 'linux' && !spawnSync('script', ['--version']).error,
    how: 'Run them on Linux, with the program script of util-linux: apt-get install bsdutils.',
  },
  serialport: {
    isMet: () => hasPackage('serialport'),
    how: 'Install the optional package serialport: npm ci.',
  },
} satisfies { [name: string]: Need };

function hasPackage(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Where the reason stands, for the end of `npm test`: on the test itself, or on the suite whose hook asked. */
interface Skippable {
  how?: string;
  parent?: Skippable;
}

/** Skips the test, or the suite of the hook, where what it needs is missing. */
export function need(context: Mocha.Context, what: keyof typeof NEEDS): void {
  const { isMet, how } = NEEDS[what];
  if (isMet()) return;
  const asked = context.runnable() as Mocha.Test | Mocha.Hook;
  const skipped: Skippable = asked.type === 'hook' ? asked.parent! : asked;
  skipped.how = how;
  context.skip();
}

/** How a skipped test is switched on. */
export function howToRun(test: Skippable): string {
  for (let at: Skippable | undefined = test; at; at = at.parent) if (at.how) return at.how;
  return 'Its test says skip(): see there.';
}
