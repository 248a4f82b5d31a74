// The largest table of every game on the real interpreter, with undo and redo, every tool used, a timer running, and every row of its tracks opened: what the device holds at the most. It shows what it shows in Node: where memory ends, it may go on with something else.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import type { Engine } from '../../tools/bench/engine';
import { nodeEngine } from '../../tools/bench/node';
import { largestOf, peakOf } from '../../tools/measure/peaks';
import { need } from '../needs';
import { given, hold } from './bound';

describe('on the interpreter, with the most players', function () {
  this.timeout(600_000);

  for (const { id, title } of catalogue())
    it(`${title} is played as in Node, and keeps within the variables that the device may use`, async function () {
      need(this, 'roomyInterpreter');
      const played = await largestOf(id),
        node = nodeEngine({ seed: played.seed });
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
    });
});
