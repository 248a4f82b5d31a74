// npm test: types, lint and format, the build with its dialect gate, and every test, two at a time. The last line counts them.
// npm run test:long: the tests that leave something to chance, with much more of it.
import { fork, spawn } from 'node:child_process';
import { add, type Count, nothing, told } from './count';
import { jobs } from './jobs';

const WORKERS = 2;
const isLong = !!process.env.LONG;

interface Job {
  name: string;
  run: () => Promise<{ said: string; count: Count }>;
}

/** A script of package.json that has to end well. */
const stage = (name: string, script: string): Job => ({
  name,
  run: () =>
    new Promise(done => {
      const child = spawn('npm', ['run', '--silent', script]);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', piece => (said += piece));
      child.on('close', code => {
        const count = nothing();
        if (code === 0) count.passed++;
        else count.failed.push(`${name}. Mend it, then run: npm run ${script}`);
        done({ said, count });
      });
    }),
});

const tests = (files: string[]): Job => ({
  name: files.length > 1 ? `${files.length} files of ${files[0]!.replace(/\/[^/]*$/, '')}` : files[0]!,
  run: () =>
    new Promise(done => {
      const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
      const child = fork(`${import.meta.dirname}/tests.ts`, files, { silent: true, env });
      let said = '',
        count: Count | undefined;
      for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', piece => (said += piece));
      child.on('message', told => (count = told as Count));
      child.on('close', code => {
        const failed = [`${files.join(' ')} ended without a count, with code ${code}`];
        done({ said, count: count ?? { ...nothing(), failed } });
      });
    }),
});

const build = stage('Build and dialect gate', 'build'),
  others = isLong ? [] : [stage('Lint and format', 'lint'), stage('Types', 'types')];
const waiting = [build, ...others, ...jobs(isLong).map(tests)];
const sum = nothing();

async function work(): Promise<void> {
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    const started = Date.now();
    const { said, count } = await job.run();
    add(sum, count);
    process.stdout.write(`\n== ${job.name}, ${((Date.now() - started) / 1000).toFixed(1)} s\n${said}`);
  }
}

await Promise.all(Array.from({ length: WORKERS }, work));
process.stdout.write(told(sum));
process.exit(sum.failed.length ? 1 : 0);
