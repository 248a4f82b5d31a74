// What the bench tells of a state is what the rules' section 3 names, however the device keeps it.

import { strict as assert } from 'node:assert';
import type { Loop } from '../../games/loop/state';
import { nodeEngine } from '../../tools/bench/node';
import { stateOf } from '../firmware/device';

it('tells a table that the device keeps as a text of digits as the list that it is', async () => {
  const engine = nodeEngine({ seed: 1 });
  await engine.command('new loop');
  assert.equal(typeof stateOf<Loop>(engine).toil, 'string');
  const { state } = JSON.parse(await engine.command('state'));
  assert.deepEqual(state.toil.slice(0, 4), [1, 2, 1, 1]);
  assert.equal(state.at, stateOf(engine).at);
});
