// The tracks screen of Tales, by its buttons.
import { strict as assert } from 'node:assert';
import { readable } from '../../../hal/symbols';
import { nodeEngine } from '../../../tools/bench/node';

/** A new play with two Kids and a Machine, and these commands; tells the rows of each `screen`, and each `state`. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the bench answers
async function told(first: string, ...commands: string[]): Promise<any[]> {
  const engine = nodeEngine({ seed: 1 }),
    all = [];
  for (const line of [first, ...commands]) {
    const answer = JSON.parse(await engine.command(line));
    assert(answer.ok, `${line}: ${answer.error}`);
    if (line === 'screen') all.push(answer.rows.map(readable));
    if (line === 'state') all.push(answer.state);
  }
  return all;
}
const down = (n: number) => Array(n).fill('press down');
const FULL = 'new tales {"Mode":"Full","Letters":"In the device","Prompts":"Short"}';

describe('tales: on the tracks screen', () => {
  it('has dials and calendar first, and the rest below headings', async () => {
    const [top] = await told(FULL, 'press back', 'screen');
    assert.deepEqual(
      top.slice(1, 7).map((row: string) => row.replace(/ *[0-9].*/, '')),
      ['>Back to the game', ' Insight', ' Enigma', ' Round', ' First Kid Kid', ' Kids >'],
    );
  });

  it('shows in Light what Light keeps, and nothing else', async () => {
    const [, kids] = await told('new tales', 'press back', 'screen', ...down(6), 'press ok', 'screen');
    assert.deepEqual(
      kids.slice(0, 6).map((row: string) => row.replace(/ *[0-9].*/, '')),
      ['Kids', '>Exhausted', ' Upset', ' Scared', ' Injured', ''],
    );
  });

  it('keeps what is printed on our copy for the next play, whatever heading it is under', async () => {
    const engine = nodeEngine({ seed: 1 });
    for (const line of [
      FULL,
      'correct home 1 Q',
      'correct spaces 0 5',
      'correct squares 4',
      'press back',
      'press up',
      'press up',
      'press ok',
      ...down(4),
      'press ok',
      'press ok',
      FULL,
    ]) {
      const { ok, error } = JSON.parse(await engine.command(line));
      if (!ok) assert.fail(`${line}: ${error}`);
    }
    const { state } = JSON.parse(await engine.command('state'));
    assert.deepEqual([state.home[1], state.spaces[0], state.squares], [17, 5, 4]);
  });
});
