import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fakeBoard } from '../../hal/mock/board';

const run = promisify(execFile);

describe('the package', function () {
  this.timeout(240_000);
  let folder: string, command: string;

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'roundkeeper-package-'));
    // made by hand and not by its own script, which would build anew in the middle of other tests
    execFileSync('node', ['tools/build/cli.mjs']);
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { stdio: 'ignore' });
    const [file] = readdirSync(folder);
    execFileSync('tar', ['-xzf', path.join(folder, file!), '-C', folder]);
    command = path.join(folder, 'package/dist/roundkeeper.mjs');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const home = () => ({ ...process.env, XDG_CONFIG_HOME: folder });

  it('holds the built program and no sources', () => {
    const files = execFileSync('find', [path.join(folder, 'package'), '-type', 'f'], { encoding: 'utf8' });
    assert.ok(!/\.ts\n/.test(files));
    for (const name of ['main', 'kit', 'shell', 'boot', 'hadal', 'wiring_heltec']) assert.match(files, new RegExp(`/dist/flash/${name}\n`));
  });

  it('flashes a board with nothing else installed', async () => {
    const board = await fakeBoard();
    try {
      // a main of its own: Node is no ESP32, and what is tested here is the way there
      const upload = run(command, ['flash', '--port', board.port, '--board', 'heltec'], { env: home(), cwd: folder });
      const failed = await upload.then(
        () => undefined,
        problem => problem,
      );
      const wiring = [...board.files.keys()].find(name => name.startsWith('wiring.'));
      assert.match(board.files.get(wiring!)!, /Heltec/);
      assert.ok([...board.files.keys()].some(name => name.startsWith('RK.')));
      assert.ok(board.files.has('.bootcde'));
      assert.match(failed.stdout, /ESP32, Espruino 2v29, without Roundkeeper/);
      assert.match(failed.stderr, /The new version did not start well/); // there is no Graphics in Node
    } finally {
      await board.close();
    }
  });

  it('tells a wrong command, a wrong option and a missing port in a sentence', async () => {
    const wrong = async (words: string[]) => (await run(command, words, { env: home() }).catch(problem => problem)).stderr;
    assert.match(await wrong([]), /^Which command\? flash/);
    assert.match(await wrong(['flash', '--prot', 'x']), /^There is no option --prot\. There are:\n {2}--port PORT/);
    assert.match(await wrong(['flash', '--port', '/dev/ttyNone']), /^There is no port \/dev\/ttyNone/);
    assert.match(
      await wrong(['flash', '--port', 'tcp://127.0.0.1:1', '--board', 'toaster']),
      /^There is no wiring for the board "toaster"\. There are: devkit, heltec/,
    );
  });
});
