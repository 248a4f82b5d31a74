// npm run late: no warning and no end of a clock comes a tenth of a second late, in an hour of virtual time.
import { strict as assert } from 'node:assert';
import { CLOCKS, late } from '../../tools/measure/late';

describe('what a clock has to tell comes in time', () => {
  for (const [name, clock] of Object.entries(CLOCKS))
    it(`of ${name}`, async function () {
      this.timeout(60_000);
      const all = await late(clock);
      assert(all.length > 50, `${all.length} warnings and ends`);
      assert(Math.max(...all) <= 100, `${Math.max(...all)} ms late`);
    });
});
