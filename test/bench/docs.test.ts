// The round that every game's page plays as an example is played here, word by word.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../firmware/shell';
import { answer } from '../../tools/bench/main';
import { nodeEngine } from '../../tools/bench/node';
import { script } from './page';

describe('the example of', () => {
  const plays = async (id: string, fence: string) => {
    const engine = nodeEngine({ seed: 1 }),
      lines = script(`docs/games/${id}.md`, fence);
    assert(lines.length > 10, `docs/games/${id}.md has hardly a round in its \`\`\`${fence} block`);
    for (const line of lines) {
      const told = JSON.parse(await answer(engine, line));
      assert.equal(told.ok, true, `${line}: ${told.error}`);
    }
  };
  for (const { id, title } of catalogue()) it(`${title} plays as its page says`, () => plays(id, 'bench'));
  it('The Hadal Project plays as its page says, Light', () => plays('hadal', 'bench-light'));
  it('Tamashii plays as its page says, Light', () => plays('tamashii', 'bench-light'));
  it('Tales from the Loop plays as its page says, Light', () => plays('tales', 'bench-light'));
  it('LOOP plays as its page says, Light', () => plays('loop', 'bench-light'));
});
