// Boards with less memory than expected, as expected, and with plenty: the example round of every game gives the same answers on each.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import type { Engine } from '../../tools/bench/engine';
import { espruinoEngine } from '../../tools/bench/espruino';
import { nodeEngine } from '../../tools/bench/node';
import { need } from '../needs';
import { AFTERWARDS, example } from './script';

/** Below it the start screen says that memory is short. */
const ENOUGH = 3700;

describe('on an interpreter with little memory', function () {
  this.timeout(600_000);
  let device: Engine | undefined;

  afterEach(async () => {
    await device?.end(); // also when a test fails: nobody waits for it then
    device = undefined;
  });

  for (const variables of [3600, 4000, 8000])
    for (const { id, title } of catalogue())
      it(`${title} is played to its end with ${variables} variables, as in Node`, async function () {
        need(this, 'sizedInterpreter');
        const node = nodeEngine({ seed: 1 });
        device = await espruinoEngine({ seed: 1, variables, game: id });
        const there = async (line: string) => JSON.parse(await device!.command(line)),
          here = async (line: string) => JSON.parse(await node.command(line));

        const first = (await there('screen')).rows.map((row: string) => row.trim()).join(' ');
        if (variables < ENOUGH)
          assert.match(first, /Little memory \(3600\): plays may stop\. Is Bluetooth on, or is it another build\? Ask npm run doctor\./);
        else assert.doesNotMatch(first, /memory/);
        for (const engine of [device, node]) await engine.command('press back'); // it was read
        for (const line of example(id))
          for (const command of [line, 'screen']) {
            const told = await there(command),
              expected = await here(command);
            assert.deepEqual(told, expected, `${line}, then ${command}: ${JSON.stringify(told).slice(0, 300)}`);
          }
        for (const line of AFTERWARDS) {
          await there(line);
          assert.doesNotMatch((await there('screen')).rows.join(' '), /memory/i, line);
        }
        const { peak } = await there('memory');
        console.log(`      ${peak} variables at the worst moment`);
        assert.ok(peak <= variables, `${peak} variables`);
      });
});
