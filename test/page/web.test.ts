// npm run web as an author has it: the command itself, on a copy of the sources that a test may change.
import { strict as assert } from 'node:assert';
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withBrowser } from './chromium';

const TRIES = 3; // the best of them is told: another program on this machine is not what is measured

withBrowser('npm run web', house => {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-author-')),
    rules = join(folder, 'games/biome/setup.ts');
  let server: ChildProcess, address: string, sources: string;

  before(async () => {
    for (const part of ['firmware', 'games', 'hal', 'tools', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
      cpSync(part, join(folder, part), { recursive: true });
    for (const part of ['node_modules', 'docs']) symlinkSync(resolve(part), join(folder, part));
    sources = readFileSync(rules, 'utf8');
    server = spawn(process.execPath, ['--import', 'tsx', 'tools/page/server/main.ts', '--port', '0'], { cwd: folder });
    address = await new Promise((done, fail) => {
      let told = '';
      server.stdout!.on('data', text => {
        told += text;
        const found = /http:\S+/.exec(told);
        if (found) done(found[0]);
      });
      server.stderr!.on('data', text => (told += text));
      server.on('exit', () => fail(new Error(`npm run web ended: ${told}`)));
    });
  });
  after(() => {
    server?.removeAllListeners('exit').kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves this machine only, and brings a saved source into the page a moment later, with the play as it stood; one that does not build is told', async () => {
    assert.equal(new URL(address).hostname, '127.0.0.1');
    const guest = await house.visit(),
      { page } = guest;
    await page.goto(`${address}#game=biome&Players=2`);
    await page.waitForFunction(() => /Read the lists/.test(document.querySelector('#words')!.textContent!));
    let soonest = Infinity;
    for (let i = 0; i < TRIES; i++) {
      const words = `All is laid ${i}`,
        start = performance.now();
      writeFileSync(rules, sources.replaceAll('Read the lists', words));
      await page.waitForFunction(text => document.querySelector('#words')?.textContent?.includes(text), words);
      soonest = Math.min(soonest, performance.now() - start);
      assert.equal(await guest.notices(), '');
    }
    console.log(`        a change is in the page after ${Math.round(soonest)} ms`);
    const rows = await guest.rows();
    writeFileSync(rules, `${sources}\nconst = 1;`);
    await page.waitForSelector('.notice');
    assert.match(await guest.notices(), /The change does not build, and this page is as it was: games\/biome\/setup\.ts:\d+: /);
    assert.deepEqual(await guest.rows(), rows);
    writeFileSync(rules, sources);
    await page.waitForFunction(() => /Read the lists/.test(document.querySelector('#words')?.textContent ?? ''));
    assert.equal(await guest.notices(), '');
  });
});
