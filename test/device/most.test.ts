// The largest table of every game on the real interpreter, with undo and redo, every tool used, a timer running, and every row of its tracks opened: what the device holds at the most.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import { largestOf, peakOf } from '../../tools/measure/peaks';
import { need } from '../needs';
import { given, hold } from './bound';

describe('on the interpreter, with the most players', function () {
  this.timeout(600_000);

  for (const { id, title } of catalogue())
    it(`${title} keeps within the variables that the device may use`, async function () {
      need(this, 'interpreter');
      const played = await largestOf(id),
        { peak, at, ranOut } = await peakOf(played, given()),
        line = (n: number) => `line ${n} of ${played.lines.length}, "${played.lines[n - 1]}"`;
      assert.equal(ranOut, 0, `It ran out of memory at ${line(ranOut)}; ${peak} variables at ${line(at)} before.`);
      hold(peak, `, at ${line(at)}`);
    });
});
