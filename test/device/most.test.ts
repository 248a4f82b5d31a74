// What takes the most memory, on the real interpreter: the largest table of every game, with undo and redo, every tool used, a timer running and every row of its tracks opened;
// and the log, which plays the round once more. It shows what it shows in Node: where memory ends, it may go on with something else.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import type { Engine } from '../../tools/bench/engine';
import { nodeEngine } from '../../tools/bench/node';
import { largestOf, type Played, peakOf } from '../../tools/measure/peaks';
import { need } from '../needs';
import { given, hold } from './bound';
import { example } from './script';

/** From the tracks up over the end of the list to the log; an undo there, a page further down, and back. */
const LOG = [
  'press back',
  'press up',
  'press up',
  'press up',
  'press ok',
  'hold back',
  'press down',
  'press down',
  'press back',
  'press back',
];

/** Plays it on both, compares every screen, and holds the bound. */
async function playBoth(played: Played): Promise<void> {
  const node = nodeEngine({ seed: played.seed });
  let count = 0;

  async function look(device: Engine, line: string): Promise<void> {
    await node.command(line);
    count++;
    const here = JSON.parse(await node.command('screen')),
      there = JSON.parse(await device.command('screen'));
    assert.deepEqual(there, here, `line ${count}, "${line}"`);
  }

  const { peak, at, ranOut } = await peakOf(played, given(), look),
    line = (n: number) => `line ${n} of ${played.lines.length}, "${played.lines[n - 1]}"`;
  assert.equal(ranOut, 0, `It ran out of memory at ${line(ranOut)}; ${peak} variables at ${line(at)} before.`);
  hold(peak, `, at ${line(at)}`);
}

describe('on the interpreter, with the most players', function () {
  this.timeout(600_000);

  for (const { id, title } of catalogue())
    it(`${title} is played as in Node, and keeps within the variables that the device may use`, async function () {
      need(this, 'roomyInterpreter');
      await playBoth(await largestOf(id));
    });
});

describe('on the interpreter, in the log of a round', function () {
  this.timeout(600_000);

  for (const { id, title } of catalogue())
    it(`${title} is read and undone as in Node, and keeps within the variables that the device may use`, async function () {
      need(this, 'roomyInterpreter');
      await playBoth({ game: id, what: 'log', seed: 1, lines: [...example(id), ...LOG] });
    });
});
