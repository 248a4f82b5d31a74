// Two programs on one store: the second says who has it, and nothing is lost. A disk that takes no more leaves nothing half.

import { strict as assert } from 'node:assert';
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../tools/store/store';
import { type Told, toldBy } from '../told';

const BENCH = ['--import', 'tsx', 'tools/bench/main.ts'];

/** A bench that is spoken to line by line. */
class Bench {
  readonly child: ChildProcessWithoutNullStreams;
  said = '';
  answers: string[] = [];
  readonly ended: Promise<number | null>;
  private heard = () => {};

  constructor(store: string) {
    this.child = spawn('node', [...BENCH, '--store', store, '--seed', '1']);
    this.child.stderr.on('data', piece => (this.said += piece));
    this.child.stdout.on('data', piece => {
      this.answers.push(...String(piece).trim().split('\n'));
      this.heard();
    });
    this.ended = new Promise(done => this.child.on('close', done));
  }

  async ask(line: string): Promise<Told | undefined> {
    const told = new Promise<void>(done => (this.heard = done));
    this.child.stdin.write(`${line}\n`);
    await Promise.race([told, this.ended]);
    const answer = this.answers.pop();
    return answer === undefined ? undefined : toldBy(answer);
  }

  end(): Promise<number | null> {
    this.child.stdin.end();
    return this.ended;
  }
}

describe('programs that share a store', function () {
  this.timeout(120_000);
  let folder: string;
  const benches: Bench[] = [];
  function begin(): Bench {
    benches.push(new Bench(folder));
    return benches.at(-1)!;
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  });
  afterEach(() => {
    for (const bench of benches.splice(0)) bench.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('take turns: the second bench says who has it and ends, and the play of the first is whole', async () => {
    const first = begin();
    assert.equal((await first.ask('new loop'))?.ok, true);
    const second = begin();
    assert.equal(await second.ended, 1);
    assert.match(second.said, new RegExp(`Another program uses the plays in .*: npm run bench \\(process ${first.child.pid}\\)`));
    assert.equal((await first.ask('press ok'))?.ok, true);
    assert.equal(await first.end(), 0);
    const third = begin();
    assert.match(JSON.stringify(await third.ask('screen')), /LOOP/);
    assert.equal(await third.end(), 0);
    assert.deepEqual(readdirSync(folder), ['flash.bin']);
  });

  it('take turns also when one of them is npm start', async () => {
    const store = openStore(folder, 'npm start'),
      bench = begin();
    assert.equal(await bench.ended, 1);
    assert.match(bench.said, new RegExp(`: npm start \\(process ${process.pid}\\)`));
    assert.throws(() => openStore(folder, 'npm start'), /Another program/, 'not even this one again');
    store.close();
  });

  it('let exactly one in when several find what a crash has left', async () => {
    writeFileSync(join(folder, 'lock'), '999999999 npm start');
    for (let n = 0; n < 4; n++) begin();
    const answers = await Promise.all(benches.map(bench => bench.ask('screen')));
    assert.equal(answers.filter(answer => answer?.ok).length, 1);
    await Promise.all(benches.map(bench => bench.end()));
  });

  it('leave no half save on a disk that takes no more', () => {
    // a process that may write files of 8 KB only meets what a full disk does
    const deaf = 'data:text/javascript,process.on("SIGXFSZ",()=>{})';
    const command = `ulimit -f 8; exec node --import '${deaf}' ${BENCH.join(' ')} --store ${folder} </dev/null`;
    assert.throws(
      () => execFileSync('bash', ['-c', command], { stdio: 'pipe', encoding: 'utf8' }),
      /The save .*flash\.bin cannot be written: there is no room left\. Choose another folder/,
    );
    assert.ok(!existsSync(join(folder, 'flash.bin')));
    assert.deepEqual(readdirSync(folder), []);
  });
});
