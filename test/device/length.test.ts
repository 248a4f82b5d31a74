// A long play takes no more memory than a short one: its history is in flash.
import { strict as assert } from 'node:assert';
import { variablesAfter } from '../../tools/measure/answers';
import { need } from '../needs';

describe('on the interpreter', function () {
  this.timeout(120_000);

  it('a play of 1,000 answers holds as many variables as one of 40', async function () {
    need(this, 'interpreter');
    const long = await variablesAfter(1000),
      short = await variablesAfter(40);
    assert.ok(short > 1000);
    assert.equal(long, short);
  });
});
