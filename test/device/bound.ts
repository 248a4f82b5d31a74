// The bound of memory, and the device that it is meant for: 14-byte variables, 4,000 of them. Another interpreter plays the same, but its figures say nothing of a board.
import { strict as assert } from 'node:assert';
import { type Kind, kindOf, notLikeBoard } from '../../tools/bench/kind';
import { CEILING, EXPECTED } from '../../tools/measure/peaks';

const kind = (): Kind => kindOf(process.env.ESPRUINO!);

/** How many variables the device under test gets; undefined where the interpreter has a number of its own. */
export function given(): number | undefined {
  return kind().sized ? EXPECTED : undefined;
}

/** Holds the bound, or says why it is not held here. */
export function hold(peak: number, where = ''): void {
  const reason = notLikeBoard(kind());
  console.log(`      ${peak} variables at the worst moment${where}${reason && `. ${reason}`}`);
  if (!reason) assert.ok(peak <= CEILING, `${peak} variables${where}, ${CEILING} allowed`);
}
