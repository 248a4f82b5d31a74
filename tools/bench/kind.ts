// What the interpreter is: how large its variables are, whether it can be told how many it has, how large its flash is, and whether it can be reached by a cable.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area } from './wiring';

/** Bytes of a variable on a board. */
export const VARIABLE = 14;

export interface Kind {
  size: number; // bytes of a variable; 0: it cannot tell
  sized: boolean; // VARS in its environment sets how many there are
  flash: Area; // all of it: a stock build has 256 KB
  telnet: boolean; // its console can be reached from outside: for the tests of the cable
}

const ASKED = 4321; // variables: no build has just so many
const LOOK =
  'print("@@"+JSON.stringify([process.memory().blocksize||0,process.memory().total,require("Flash").getFree()[0],process.env.MODULES.indexOf("TelnetServer")>=0])+"@@");E.reboot();';

const known = new Map<string, Kind>();

/** Of the one at this path; it is asked once. */
export function kindOf(interpreter: string): Kind {
  let kind = known.get(interpreter);
  if (!kind) {
    const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
    writeFileSync(join(folder, 'look.js'), LOOK);
    const { stdout } = spawnSync(interpreter, ['look.js'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 20_000,
      env: { ...process.env, VARS: String(ASKED) },
    });
    rmSync(folder, { recursive: true });
    const told = stdout?.split('@@')[1];
    if (!told) throw new Error(`${interpreter} does not run a script. Is it an Espruino for Linux?`);
    const [size, total, flash, telnet] = JSON.parse(told);
    kind = { size, sized: total === ASKED, flash, telnet };
    known.set(interpreter, kind);
  }
  return kind;
}

/** What is said where figures of memory are not those of a board; nothing where they are. */
export function notLikeBoard({ size }: Kind): string {
  return size === VARIABLE
    ? ''
    : `This interpreter has variables of ${size || 'unknown'} bytes, a board of ${VARIABLE}: its memory is not that of a board, and no bound is held.`;
}
