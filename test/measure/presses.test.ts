// The everyday jobs of npm run presses: each ends where it should, and takes fewer presses than it did.
import { strict as assert } from 'node:assert';
import { count, JOBS } from '../../tools/measure/presses';

describe('the presses of everyday jobs', () => {
  for (const job of Object.values(JOBS).flat())
    it(`stay within their bound: ${job.name}`, async () => {
      const now = await count(job);
      assert(now <= job.bound, `${now} presses`);
      assert(job.before === undefined || now < job.before || job.before === job.bound, `${now} presses, ${job.before} before`);
    });
});
