// npm start as a process: in a terminal that `script` makes, and without one.
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { need } from '../needs';
import { RESTORED, typed } from '../pty';

const MAIN = ['node_modules/tsx/dist/cli.mjs', 'tools/terminal/main.ts'];

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

  const play = (size: string, flags: string, dialogue: [awaited: string, typed: string][]) =>
    typed(size, `node ${MAIN.join(' ')} --store ${folder} ${flags}`, dialogue);

  describe('in a terminal', function () {
    this.retries(2); // three seconds on a machine that does nothing else
    before(function () {
      need(this, 'terminals');
    });

    it('shows the device within three seconds, obeys keys, and gives the terminal back', async () => {
      const { out, milliseconds } = await play('rows 24 cols 80', '--mute', [
        ['Roundkeeper', 'o'],
        ['>Dice', '\x1b[B'],
        ['>Timers', '\x7f'],
        ['Roundkeeper', 'q'],
      ]);
      assert.ok(milliseconds < 3000, `${milliseconds} ms`);
      assert.match(out, /A window of 64 columns and 34 lines shows the picture/);
      assert.ok(out.indexOf(RESTORED) > 0 && out.indexOf('left') > out.indexOf(RESTORED));
      assert.ok(!existsSync(join(folder, 'lock')));
    });

    it('draws blocks in a wide window and quadrants in a narrower one', async () => {
      const wide = await play('rows 40 cols 130', '--mute', [['v view', 'q']]);
      assert.match(wide.out, /█▀▀▀▀██/);
      const narrow = await play('rows 40 cols 80', '--mute', [['v view', 'q']]);
      assert.match(narrow.out, /[▙▟▛▜]/);
    });

    it('writes only the lines that changed', async () => {
      const { out } = await play('rows 24 cols 80', '--text --mute', [
        ['Roundkeeper', 'o'],
        ['>Dice', '\x1b[B'],
        ['>Timers', 'q'],
      ]);
      assert.ok(!out.includes('shows the picture'), 'who has asked for words is not told of pictures');
      assert.equal(out.split('OK open  BACK leave').length, 2, 'the foot of the tools is written once');
    });
  });
});
