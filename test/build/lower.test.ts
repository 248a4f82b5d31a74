// Lowered and shortened code runs on the interpreter as the source does in Node.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { need } from '../needs';
import features from './features';
import { buildTree } from './tree';

const source = () => fs.readFileSync(path.join(__dirname, 'features.ts'), 'utf8');
const interpreter = () => import('../../tools/build/interpreter.mjs' as string);

describe('lowering', () => {
  it('leaves nothing in a file of language features that the gate refuses', async () => {
    assert.equal((await buildTree({ 'games/features.ts': source() })).error, '');
  });

  it('makes the same bytes every time', async () => {
    const files = { 'games/features.ts': source(), 'games/kit/index.ts': 'export const o = { _long: 1, _other: 2 };' };
    const [first, second] = [await buildTree(files), await buildTree(files)];
    assert.deepEqual(first.bundles, second.bundles);
    assert.deepEqual(first.flash, second.flash);
  });

  it('gives on the interpreter what Node gives, as it is read and as it is flashed', async function () {
    need(this, 'interpreter');
    const { bundles, flash, error } = await buildTree({ 'games/features.ts': source() });
    assert.equal(error, '');
    for (const made of [bundles, flash]) {
      const board = (await interpreter()).withStorage(made);
      try {
        assert.deepEqual(board.ask('require("features")()'), features());
      } finally {
        board.close();
      }
    }
  });
});
