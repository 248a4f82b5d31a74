// The font reaches the board as a file of bytes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { FONT } from '../../hal/font';
import { buildTree } from './tree';

describe('the build of the font', function () {
  this.timeout(60_000);

  it('puts the bytes of hal/font.ts into dist as the file that the display reads', async () => {
    const { bundles, error } = await buildTree({
      'hal/font.ts': readFileSync('hal/font.ts', 'utf8'),
      'games/kit/index.ts': 'export const one = () => 1;',
    });
    assert.equal(error, '');
    assert.equal(Buffer.from(bundles.get('font')!).toString('latin1'), FONT);
  });
});
