// One process of `npm test`: runs the files that it is given, and tells the count to the process that started it.
import Mocha from 'mocha';
import { howToRun } from '../needs';
import type { Count } from './count';

const TIMEOUT = 120_000; // ms

const mocha = new Mocha({ timeout: TIMEOUT, reporter: 'spec', color: !!process.env.FORCE_COLOR });
for (const file of process.argv.slice(2)) mocha.addFile(file);

const count: Count = { passed: 0, failed: [], skipped: [] };
const title = (test: Mocha.Runnable) => test.titlePath().join(': ');

const runner = mocha.run(() => {
  count.passed = runner.stats?.passes ?? 0;
  process.send!(count, () => process.exit());
});
runner.on('fail', test => count.failed.push(title(test)));
runner.on('pending', test => count.skipped.push({ title: title(test), how: howToRun(test) }));
