// npm run replay, as a process: what it prints of a play.
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportPlay } from '../../tools/bench/files';
import { nodeEngine } from '../../tools/bench/node';

describe('npm run replay', function () {
  this.timeout(60_000);
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('tells the last rolls with --rolls, the newest first', async () => {
    const engine = nodeEngine({ seed: 1 }),
      file = join(folder, 'rolls.txt'),
      lines = ['new biome', 'pick Deal basic tiles', 'hold ok', 'press down', 'dice 6 5', 'press ok', 'press ok'];
    for (const line of lines) assert.equal(JSON.parse(await engine.command(line)).ok, true, line);
    await exportPlay(engine, file);
    const { stdout } = spawnSync('node', ['node_modules/tsx/dist/cli.mjs', 'tools/replay/main.ts', '--rolls', file], { encoding: 'utf8' });
    assert.match(
      stdout,
      /^Rolls of the play, the newest first:\n {2}Set-up: stack \d(, stack \d){3}\nRolls of the dice tool:\n {2}2d6: 6 5 = 11/,
    );
  });

  async function told(answers: number): Promise<string> {
    const engine = nodeEngine({ seed: 1 }),
      file = join(folder, `${answers}.txt`);
    await engine.command('new hadal');
    for (let i = 0; i < answers; i++) await engine.command('press ok');
    await exportPlay(engine, file);
    return spawnSync('node', ['node_modules/tsx/dist/cli.mjs', 'tools/replay/main.ts', file], { encoding: 'utf8' }).stdout;
  }

  for (const [answers, words] of [
    [1, /\. 1 step; the record and the rules agree\.\n$/],
    [2, /\. 2 steps; the record and the rules agree\.\n$/],
  ] as const)
    it(`counts ${answers} in words that agree`, async () => assert.match(await told(answers), words));
});
