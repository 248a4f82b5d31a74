// A long play takes no more memory than a short one: its history is in flash.
import { strict as assert } from 'node:assert';
import { variablesAfter } from '../../tools/measure/answers';
import { need } from '../needs';

describe('on the interpreter', function () {
  this.timeout(120_000);

  it('a play of 1,000 answers holds no more variables than short ones', async function () {
    need(this, 'interpreter');
    const long = await variablesAfter(1000),
      short = Math.max(await variablesAfter(40), await variablesAfter(60)); // one more or less, by how far its page is full
    assert.ok(short > 1000);
    assert.ok(long <= short, `${long}, and ${short} in short ones`);
  });
});
