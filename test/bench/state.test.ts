// What the bench tells of a state is what the rules' section 3 names, however the device keeps it.
import { strict as assert } from 'node:assert';
import { nodeEngine } from '../../tools/bench/node';

it('tells a table that the device keeps as a text of digits as the list that it is', async () => {
  const { command, device } = nodeEngine({ seed: 1 });
  await command('new loop');
  assert.equal(typeof (device.session!.state() as any).toil, 'string');
  const { state } = JSON.parse(await command('state'));
  assert.deepEqual(state.toil.slice(0, 4), [1, 2, 1, 1]);
  assert.equal(state.at, device.session!.state().at);
});
