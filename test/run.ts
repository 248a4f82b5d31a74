// npm test: types, lint and format, the build with its dialect gate, then every test. The last line counts them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import Mocha from 'mocha';

let passed = 0,
  failed = 0,
  skipped = 0;

function stage(name: string, script: string): void {
  process.stdout.write(`\n== ${name}: npm run ${script}\n`);
  const done = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  if (done.status === 0) passed++;
  else {
    failed++;
    process.stdout.write(`${name} failed. Mend it, then run: npm run ${script}\n`);
  }
}

async function tests(): Promise<void> {
  const mocha = new Mocha({ timeout: 120_000, reporter: 'spec' });
  for (const file of readdirSync('test', { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.test.ts')) mocha.addFile(`test/${file}`);
  await mocha.loadFilesAsync();
  await new Promise<void>(done => {
    const runner = mocha.run(() => {
      passed += runner.stats?.passes ?? 0;
      failed += runner.stats?.failures ?? 0;
      skipped += runner.stats?.pending ?? 0;
      done();
    });
  });
}

stage('Types', 'types');
stage('Lint and format', 'lint');
stage('Build and dialect gate', 'build');
if (!process.env.ESPRUINO) process.stdout.write('\nESPRUINO is not set: the tests on the real interpreter are skipped by name below.\n');
await tests();
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
process.exit(failed ? 1 : 0);
