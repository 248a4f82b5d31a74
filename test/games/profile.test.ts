// "Our copy": printed values that a table keeps are there in its next plays, whatever their number of players.

import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { type Told, type ToldState, toldBy } from '../told';

async function told(engine: NodeEngine, line: string): Promise<Told> {
  const answer = toldBy(await engine.command(line));
  assert(answer.ok, `${line}: ${answer.error}`);
  return answer;
}

/** Presses what a person would press on the list of printed values. */
async function keep(engine: NodeEngine): Promise<void> {
  engine.device.open('tracks', true);
  engine.device.show();
  for (let i = 0; i < 99 && !(await told(engine, 'screen')).rows.includes('>Keep for new plays'); i++) await told(engine, 'press down');
  await told(engine, 'press ok');
  assert.match((await told(engine, 'screen')).rows.join(' '), /Kept/);
}

describe('printed values that the table keeps', () => {
  it('are there in the next play, and leave the seats that came with it as they are', async () => {
    const engine = nodeEngine({ seed: 1 });
    await told(engine, 'new tales {"Kids":4}');
    const { strength, weakness } = (await told(engine, 'state')).state as ToldState & { strength: number[] };
    await told(engine, 'new tales {"Kids":2}');
    await told(engine, 'correct strength 1 5');
    await keep(engine);
    await told(engine, 'new tales {"Kids":4}');
    const { state } = await told(engine, 'state');
    assert.deepEqual(state.strength, [strength[0], 5, strength[2], strength[3]]);
    assert.deepEqual(state.weakness, weakness);
  });

  for (const { id, title } of catalogue())
    it(`change nothing in ${title} when nothing was changed`, async () => {
      const engine = nodeEngine({ seed: 1 });
      await told(engine, `new ${id}`);
      const { state } = await told(engine, 'state');
      await keep(engine);
      await told(engine, `new ${id}`);
      const again = (await told(engine, 'state')).state;
      assert.deepEqual({ ...again, luck: 0 }, { ...state, luck: 0 });
    });
});
