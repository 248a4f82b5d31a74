// Names that nobody outside needs: private ones are short on the board, and what no other bundle takes is not exported.
import { strict as assert } from 'node:assert';
import { buildTree } from './tree';

const TREE = {
  'games/kit/index.ts': "export * from './few';",
  'games/kit/few.ts':
    'export const counted = { _timesCounted: 0, shown: 1 };\nexport class Count { _timesCounted = 5; public total() { return this._timesCounted; } }\n' +
    'export const twice = (n: number) => n * 2;\nexport const unused = (n: number) => twice(n) + 1;',
  'games/one.ts':
    "import { Count, counted } from './kit';\nexport default { tell: () => new Count().total() + counted._timesCounted + counted.shown };",
};

describe('a private name', function () {
  this.timeout(60_000);

  it('is as short in every bundle that hands an object on', async () => {
    const { bundles, error } = await buildTree(TREE);
    assert.equal(error, '');
    const [, short] = /(_[0-9A-Z]{1,2}):0/.exec(bundles.get('kit')!)!;
    assert.ok(bundles.get('one')!.includes(`.${short}`), bundles.get('one'));
    assert.doesNotMatch(bundles.get('one')! + bundles.get('kit')!, /timesCounted/);
  });

  it('stays as it is when it does not begin with an underscore: a rule looks it up by its name', async () => {
    const { bundles } = await buildTree(TREE);
    assert.match(bundles.get('kit')!, /shown:1/);
  });
});

describe('what a shared module exports', function () {
  this.timeout(60_000);

  it('is what another bundle takes', async () => {
    const { bundles } = await buildTree(TREE);
    assert.match(bundles.get('kit')!, /exports\.Count=/);
    assert.doesNotMatch(bundles.get('kit')!, /exports\.(unused|twice)/);
  });
});
