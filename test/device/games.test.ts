// Every game's example round on the real interpreter: the same answers, states and pixels as in Node, and how much memory it takes.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import { espruinoEngine } from '../../tools/bench/espruino';
import { nodeEngine } from '../../tools/bench/node';
import { script } from '../bench/page';
import { need } from '../needs';
import { given, hold } from './bound';

describe('on the interpreter', function () {
  this.timeout(600_000);

  const examples = catalogue().map(({ id, title }) => [id, title, 'bench']);
  for (const [id, title, fence] of [
    ...examples,
    ['hadal', 'The Hadal Project, Light,', 'bench-light'],
    ['biome', 'Biome, Light,', 'bench-light'],
    ['tamashii', 'Tamashii, Light,', 'bench-light'],
    ['tales', 'Tales from the Loop, Light,', 'bench-light'],
    ['loop', 'LOOP, Light,', 'bench-light'],
  ])
    it(`${title} plays as in Node, pixel by pixel`, async function () {
      need(this, 'interpreter');
      const node = nodeEngine({ seed: 1 }),
        device = await espruinoEngine({ seed: 1, variables: given(), game: id });
      let screens = 0;
      for (const line of script(`docs/games/${id}.md`, fence))
        for (const command of [line, 'screen', 'state', 'pixels']) {
          const here = await node.command(command),
            there = await device.command(command);
          assert.deepEqual(JSON.parse(there), JSON.parse(here), `${line}, then ${command}`);
          if (command === 'pixels') screens++;
        }
      const memory = JSON.parse(await device.command('memory'));
      await device.end();
      console.log(`      ${screens} screens alike; ${memory.used} variables in use`);
      hold(memory.peak);
    });
});
