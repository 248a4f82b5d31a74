// The largest table of every game on the real interpreter, with undo and redo, every tool used, a timer running, and every row of its tracks opened: what the device holds at the most.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import { espruinoEngine } from '../../tools/bench/espruino';
import { need } from '../needs';
import { ANSWERS, crowded, SEED } from './script';

/** The design's bound. */
const CEILING = 3600;

describe('on the interpreter, with the most players', function () {
  this.timeout(600_000);

  for (const { id, title } of catalogue())
    it(`${title} keeps within the variables that the device may use`, async function () {
      need(this, 'interpreter');
      const device = await espruinoEngine({ seed: SEED });
      for (const line of await crowded(id, ANSWERS, SEED)) await device.command(line);
      const memory = JSON.parse(await device.command('memory'));
      console.log(`      ${memory.peak} variables at the worst moment`);
      await device.end();
      assert(memory.peak <= CEILING, `${memory.peak} variables, ${CEILING} allowed`);
    });
});
