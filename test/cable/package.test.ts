import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

  it('says what it can do, and each command says what it takes, by its own name', async () => {
    const told = async (...words: string[]) => (await run(command, words, { env: home() })).stdout;
    const commands = ['start', 'web', 'flash', 'doctor', 'monitor', 'backup', 'restore', 'replay'];
    const all = await told('--help');
    for (const name of commands) assert.match(all, new RegExp(`^ {2}${name} +[a-z]`, 'm'));
    for (const name of commands.filter(name => name !== 'replay'))
      assert.match(await told(name, '--help'), new RegExp(`^roundkeeper ${name} \\[?`), name);
  });

  it('never sends anybody to npm run: there are no scripts in a package', () => {
    for (const name of ['roundkeeper', 'start', 'web', 'replay']) {
      const code = readFileSync(path.join(folder, `package/dist/${name}.mjs`), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
      assert.deepEqual(code.match(/npm (run|start)(?! (?:-s )?bench| build).{0,20}/g), null, name);
    }
  });

  it('has the device for a browser', async () => {
    const page = spawn(command, ['web', '--port', '0'], { env: home() });
    try {
      const address = await new Promise<string>((done, fail) => {
        page.stdout.on('data', (piece: Buffer) => done(/http:\S+/.exec(String(piece))![0]));
        page.on('close', () => fail(new Error('it ended')));
      });
      assert.match(await (await fetch(address)).text(), /<title>Roundkeeper/);
      assert.equal((await fetch(`${address}page.js`)).status, 200);
    } finally {
      page.kill();
    }
  });

  it('has the device for a terminal, and says what it lacks where there is none', async () => {
    assert.match((await run(command, ['start'], { env: home() })).stdout, /Run roundkeeper start in a terminal window/);
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
    assert.match(await wrong([]), /^Which command\? There are:\n {2}start /);
    assert.match(await wrong(['fly']), /^There is no command fly\. There are:\n/);
    assert.match(await wrong(['flash', '--prot', 'x']), /^There is no option --prot\. There are:\n {2}--port PORT/);
    assert.match(await wrong(['flash', '--port', '/dev/ttyNone']), /^There is no port \/dev\/ttyNone/);
    assert.match(
      await wrong(['flash', '--port', 'tcp://127.0.0.1:1', '--board', 'toaster']),
      /^There is no wiring for the board "toaster"\. There are: devkit, heltec/,
    );
  });
});
