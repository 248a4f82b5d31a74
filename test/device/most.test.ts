// The largest table of every game on the real interpreter, with undo and redo, every tool used, a timer running, and every row of its tracks opened: what the device holds at the most.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import { CUT } from '../../tools/bench/engine';
import { espruinoEngine } from '../../tools/bench/espruino';
import { need } from '../needs';
import { given, hold } from './bound';
import { ANSWERS, crowded, SEED } from './script';

describe('on the interpreter, with the most players', function () {
  this.timeout(600_000);

  for (const { id, title } of catalogue())
    it(`${title} keeps within the variables that the device may use`, async function () {
      need(this, 'interpreter');
      const device = await espruinoEngine({ seed: SEED, variables: given(), game: id });
      let cut = '';
      for (const line of await crowded(id, ANSWERS, SEED)) if ((await device.command(line)) === CUT) cut ||= line;
      const memory = JSON.parse(await device.command('memory'));
      await device.end();
      assert.equal(cut, '', 'it ran out of memory and started again');
      hold(memory.peak);
    });
});
