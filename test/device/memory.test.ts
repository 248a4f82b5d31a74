// Boards with less memory than expected, as expected, and with plenty: the example round of every game gives the same answers on each.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import { espruinoEngine, FIXED } from '../../tools/bench/espruino';
import { nodeEngine } from '../../tools/bench/node';
import { script } from '../bench/page';

/** Below it the start screen says that memory is short. */
const ENOUGH = 3700;

type Device = Awaited<ReturnType<typeof espruinoEngine>>;
type Engine = Pick<Device, 'command'>;

/** Nothing where the interpreter has a number of variables of its own. */
async function board(variables: number): Promise<Device | undefined> {
  try {
    return await espruinoEngine({ seed: 1, variables });
  } catch (error) {
    if ((error as Error).message === FIXED) return undefined;
    throw error;
  }
}

async function readsWarning(device: Device, node: Engine): Promise<void> {
  assert.match((JSON.parse(await device.command('screen')).rows as string[]).join(' '), /Only 3600 variables/);
  for (const engine of [device, node]) await engine.command('press back'); // it was read
}

async function playsAlike(id: string, device: Engine, node: Engine): Promise<void> {
  for (const line of script(`docs/games/${id}.md`))
    for (const command of [line, 'screen'])
      assert.deepEqual(JSON.parse(await device.command(command)), JSON.parse(await node.command(command)), `${line}, then ${command}`);
}

describe('on an interpreter with little memory', function () {
  this.timeout(600_000);

  for (const variables of [3600, 4000, 8000])
    for (const { id, title } of catalogue())
      it(`${title} is played to its end with ${variables} variables, as in Node`, async function () {
        const device = process.env.ESPRUINO ? await board(variables) : undefined;
        if (!device) return this.skip();
        const node = nodeEngine({ seed: 1 });
        if (variables < ENOUGH) await readsWarning(device, node);
        await playsAlike(id, device, node);
        for (const press of ['back', 'ok', 'down']) await device.command(`press ${press}`); // the tracks, and back
        await device.command('hold ok'); // the tools
        const { peak } = JSON.parse(await device.command('memory'));
        console.log(`      ${peak} variables at the worst moment`);
        await device.end();
      });
});
