// What only the interpreter can show: it searches texts in a way of its own.
import { strict as assert } from 'node:assert';
import { espruinoEngine } from '../../../tools/bench/espruino';
import { need } from '../../needs';

describe('hadal: on the interpreter', function () {
  this.timeout(60_000);

  it('knows which parts of the state are no tracks, so that a copy can be kept', async function () {
    need(this, 'interpreter');
    const device = await espruinoEngine({ seed: 1 });
    try {
      await device.command('new hadal');
      assert.deepEqual(JSON.parse(await device.command('correct line 0 1')), { ok: false, error: 'There is no track "line".' });
      assert.deepEqual(JSON.parse(await device.command('correct destiny 5 3')), { ok: true });
    } finally {
      await device.end();
    }
  });
});
