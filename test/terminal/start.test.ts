// npm start as a process: in a terminal that `script` makes, and without one.
import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = ['node_modules/tsx/dist/cli.mjs', 'hal/terminal/main.ts'];
const RESTORED = '\x1b[?25h\x1b[?1049l';

describe('npm start', function () {
  this.timeout(60_000);
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('says what to do instead where there is no terminal, and that is no failure', () => {
    const ran = spawnSync('node', MAIN, { encoding: 'utf8', input: '' });
    assert.equal(ran.status, 0);
    assert.match(ran.stdout, /npm run -s bench/);
    assert.equal(ran.stderr, '');
  });

  it('says which option it does not know', () => {
    const ran = spawnSync('node', [...MAIN, '--sound'], { encoding: 'utf8', input: '' });
    assert.equal(ran.status, 1);
    assert.match(ran.stderr, /^Unknown option '--sound'/);
  });

  /** Types a key whenever what is awaited has been written. */
  function play(size: string, flags: string, dialogue: [awaited: string, typed: string][]): Promise<{ out: string; milliseconds: number }> {
    const command = `stty ${size}; node ${MAIN.join(' ')} --store ${folder} ${flags}; echo left`;
    const started = Date.now();
    const child = spawn('script', ['-qec', command, '/dev/null'], { env: { ...process.env, TERM: 'xterm-256color' } });
    let out = '',
      from = 0,
      milliseconds = 0;
    return new Promise((done, fail) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), 40_000);
      child.stdout.setEncoding('utf8').on('data', (piece: string) => {
        out += piece;
        while (dialogue.length && out.indexOf(dialogue[0]![0], from) >= 0) {
          from = out.length;
          milliseconds ||= Date.now() - started;
          child.stdin.write(dialogue.shift()![1]);
        }
      });
      child.on('error', fail);
      child.on('close', () => {
        clearTimeout(timer);
        if (dialogue.length) fail(new Error(`Never saw ${JSON.stringify(dialogue[0]![0])} in ${JSON.stringify(out.slice(-400))}`));
        else done({ out, milliseconds });
      });
    });
  }

  describe('in a terminal', function () {
    this.retries(2); // three seconds on a machine that does nothing else
    before(function () {
      if (spawnSync('script', ['--version']).error || process.platform != 'linux') this.skip();
    });

    it('shows the device within three seconds, obeys keys, and gives the terminal back', async () => {
      const { out, milliseconds } = await play('rows 24 cols 80', '--mute', [
        ['Roundkeeper', 'o'],
        ['>Dice', '\x1b[B'],
        ['>Coin', '\x7f'],
        ['Roundkeeper', 'q'],
      ]);
      assert.ok(milliseconds < 3000, `${milliseconds} ms`);
      assert.ok(out.indexOf(RESTORED) > 0 && out.indexOf('left') > out.indexOf(RESTORED));
      assert.ok(!existsSync(join(folder, 'lock')));
    });

    it('draws blocks in a wide window and quadrants in a narrower one', async () => {
      const wide = await play('rows 40 cols 130', '--mute', [['v view', 'q']]);
      assert.match(wide.out, /█ ▄▄▄▀██/);
      const narrow = await play('rows 40 cols 80', '--mute', [['v view', 'q']]);
      assert.match(narrow.out, /[▙▟▛▜]/);
    });

    it('writes only the lines that changed', async () => {
      const { out } = await play('rows 24 cols 80', '--text --mute', [
        ['Roundkeeper', 'o'],
        ['>Dice', '\x1b[B'],
        ['>Coin', 'q'],
      ]);
      assert.equal(out.split('OK open  BACK back').length, 2, 'the foot of the tools is written once');
    });
  });
});
