// Imports point one way in all that runs on the device or stands in for it, also where the bundler never looks. PC programs and tests may import everything.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { imports, sources } from './imports';

const steps = (name: string) => import(`../../tools/build/steps/${name}.mjs`);

describe('imports', () => {
  it('of every source point one way', async () => {
    const [{ wrongDirection }, { sourceFile }] = [await steps('direction'), await steps('sources')];
    const problems: string[] = [];
    for (const from of sources(['firmware', 'games', 'hal']))
      for (const name of imports(fs.readFileSync(from, 'utf8'))) {
        const to = sourceFile(from, name);
        const problem = to && wrongDirection(from, path.relative('', to));
        if (problem) problems.push(problem);
      }
    assert.deepEqual(problems, []);
  });

  it('are found in every form', () => {
    const text =
      "import { a } from './a';\nimport type { b } from './b';\nimport {\n  c,\n  type d,\n} from '../c';\nexport * from './e';\nimport './f';";
    assert.deepEqual(imports(text), ['./a', '../c', './e', './f']);
  });

  for (const [from, to] of [
    ['hal/mock/board.ts', 'tools/bundles.ts'],
    ['hal/terminal/window.ts', 'firmware/shell/index.ts'],
    ['games/kit/dice.ts', 'games/engine/index.ts'],
    ['games/engine/session.ts', 'games/hadal/index.ts'],
    ['firmware/shell/device.ts', 'tools/bench/main.ts'],
    ['firmware/shell/device.ts', 'test/play.ts'],
  ])
    it(`from ${from} to ${to} are refused`, async () => {
      const { wrongDirection } = await steps('direction');
      assert.match(wrongDirection(from, to), new RegExp(`^${from} imports ${to}\\. `));
    });
});
