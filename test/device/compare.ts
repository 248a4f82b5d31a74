// Runs the same script on the node engine and on the interpreter, and compares every answer and every pixel.
import { strict as assert } from 'node:assert';
import type { Told } from '../told';
import type { Ran } from '../toytree';
import { given, hold } from './bound';

export type Bench = (lines: string[], ...flags: string[]) => Promise<Ran>;

/** What is asked after every command of a script. */
const LOOK = ['screen', 'pixels', 'memory'];

interface Compared {
  screens: number; // pictures that were the same
  different: number; // ... of which so many were not like the one before
  peak: number; // variables, the most since the start
  where: string; // the command after which they were
}

let all: Compared = { screens: 0, different: 0, peak: 0, where: '' };

/** What does not depend on the engine. */
function equal(line: string, here: Told, there: Told, told: string): void {
  if (line === 'pixels') assert.ok(there.data === here.data, `${told}: other pixels`);
  else if (line !== 'memory') assert.deepEqual(there, here, told);
}

export async function compare(bench: Bench, script: string[], seed = 7): Promise<void> {
  const lines = script.flatMap(line => [line, ...LOOK]);
  const node = await bench(lines, '--seed', `${seed}`),
    sized = given() ? ['--variables', `${given()}`] : [],
    board = await bench(lines, '--seed', `${seed}`, '--engine', 'espruino', ...sized);
  assert.equal(board.stderr, '');
  assert.equal(node.answers.length, lines.length);
  assert.equal(board.answers.length, lines.length);
  let last = '';
  lines.forEach((line, i) => {
    const at = Math.floor(i / (1 + LOOK.length)),
      there = board.answers[i];
    equal(line, node.answers[i], there, `command ${at}, "${script[at]}", ${line}`);
    if (line === 'pixels') {
      all.screens++;
      if (there.data !== last) all.different++;
      last = there.data;
    }
    if (line === 'memory' && there.peak > all.peak) {
      all.peak = there.peak;
      all.where = `"${script[at]}" at "${board.answers[i - 2].rows[0]}"`;
    }
  });
}

/** Prints what was compared since last asked, and holds the ceiling. */
export function report(title: string): void {
  const { screens, different, peak, where } = all;
  all = { screens: 0, different: 0, peak: 0, where: '' };
  console.log(`      ${title}: ${screens} screens compared, ${different} of them unlike the one before`);
  assert.ok(screens > 0);
  hold(peak, `, after ${where}`);
}
