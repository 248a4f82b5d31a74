// Constants of the shared modules: their values stand where they are used, and the board keeps no name for them.
import { strict as assert } from 'node:assert';
import { buildTree } from './tree';

const TREE = {
  'games/kit/index.ts': "export * from './few';",
  'games/kit/few.ts': "export const HEART = '\\x05', NOBODY = -1, LIST = [1, 2];\nexport const half = (n: number) => n / 2;",
  'games/one.ts':
    "import { HEART, NOBODY, LIST, half } from './kit';\nexport default { tell: (n: number) => [HEART, NOBODY, half(n), LIST[0]] };",
};

describe('a constant that the kit exports', function () {
  this.timeout(60_000);

  it('stands as its value where it is used, and has no name on the board', async () => {
    const { bundles, error } = await buildTree(TREE);
    assert.equal(error, '');
    assert.match(bundles.get('one')!, /"\\x05",-1/);
    assert.doesNotMatch(bundles.get('one')! + bundles.get('kit')!, /HEART|NOBODY/);
  });

  it('keeps its name when it is a list or a function', async () => {
    const { bundles } = await buildTree(TREE);
    assert.match(bundles.get('kit')!, /exports\.LIST=/);
    assert.match(bundles.get('kit')!, /exports\.half=/);
  });
});
