// Texts from files and boards on the PC's terminal: nothing that moves a cursor, names a window or turns a line round gets there.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeConsole } from '../../hal/mock/console';
import { printable, printableJson } from '../../hal/printable';
import { readable } from '../../hal/symbols';
import { openWindow } from '../../hal/terminal/window';
import { written } from '../../tools/cable/saves/file';
import { bytesOf, cabled, played } from '../cable/saves';
import { forged, type Lines, linesOf } from './forge';

/** What must never reach a terminal but a line break. */
const RAW = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const EVIL = '\x1b[2J\x1b]0;mine\x07\x9b31m\x00\x7f\u202e';

/** All that a program says, on both of its ways out. */
function said(program: string[], input = ''): Promise<string> {
  return new Promise(done => {
    const child = spawn('node', ['--import', 'tsx', ...program], { env: { ...process.env, XDG_CONFIG_HOME: tmpdir() } });
    let heard = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', piece => (heard += piece));
    child.on('close', () => done(heard));
    child.stdin.end(input);
  });
}

function isClean(text: string): void {
  assert.ok(text.trim(), 'something is said');
  assert.doesNotMatch(text, RAW, JSON.stringify(text));
}

describe('a text from outside', function () {
  this.timeout(120_000);
  let folder: string, lines: Lines;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
    lines = await linesOf('loop');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('has a mark for every letter that cannot be seen, and keeps all others', () => {
    for (let code = 0; code < 0xa0; code++) {
      const letter = String.fromCharCode(code),
        isSeen = letter === '\n' || (code >= 32 && code < 127);
      assert.equal(printable(`a${letter}b`), isSeen ? `a${letter}b` : 'a?b', `code ${code}`);
    }
    assert.equal(printable('\u202eevil \ud800 Åse, 5 €, ▀▄█ 🎲'), '?evil ? Åse, 5 €, ▀▄█ 🎲');
    assert.doesNotMatch(readable(EVIL), RAW);
  });

  it('stays the same JSON', () => {
    const json = JSON.stringify({ name: EVIL });
    assert.doesNotMatch(printableJson(json), RAW);
    assert.deepEqual(JSON.parse(printableJson(json)), { name: EVIL });
  });

  it('gets no control sequence into the window of the terminal', () => {
    let shown = '';
    openWindow(piece => (shown += piece), false).show([EVIL, 'a', 'b', 'c'], -1);
    assert.ok(!shown.includes('\x1b]') && !shown.includes('\x9b') && shown.includes('?[2J'), JSON.stringify(shown));
  });

  it('is printed without harm when it is any part of a play', async () => {
    const forgeries: ((all: Lines) => unknown)[] = [
      all => (all[0].game = EVIL),
      all => (all[0].version = EVIL),
      all => (all[0].name = EVIL),
      all => ((all[0].state.names as string[])[0] = '\x9b2J\x9d0;t\x9c'),
      all => (all[0].state[EVIL] = 1),
      all => all.splice(1, 0, [0, EVIL, 0, 1]),
      all => all.splice(1, 0, [0, '=', 0, '\x9b2J']),
      all => all.splice(1, 0, [0, '>', '\x9b2J']),
    ];
    const files = forgeries.map((_, i) => join(folder, `evil${i}.rk`));
    for (const [i, change] of forgeries.entries()) writeFileSync(files[i]!, forged(lines, change));
    const answers = await said(['tools/bench/main.ts'], `${files.map(file => `import ${file}`).join('\n')}\n${EVIL}\n`);
    isClean(answers);
    assert.equal(answers.match(/"ok":false/g)?.length, files.length + 1);
    for (const file of files.slice(0, 3)) isClean(await said(['tools/replay/main.ts', file]));
  });

  it('is printed without harm when it comes with a backup, or from a board', async () => {
    const engine = await played(['hadal']),
      cable = await cabled(engine),
      file = join(folder, 'evil.backup');
    engine.device.hal.board = EVIL;
    writeFileSync(file, written({ made: `${EVIL}2026-01-01`, device: EVIL, bytes: bytesOf(engine) }));
    const told = await said(['tools/cable/main.ts', 'restore', file, '--port', cable.fake.port]);
    isClean(told);
    assert.match(told, /In the backup of \?\[2J/);
    await cable.fake.close();
    const fake = await fakeConsole({ version: `2v29${EVIL}`, board: `ESP32${EVIL}` });
    for (const command of ['backup', 'doctor']) isClean(await said(['tools/cable/main.ts', command, '--port', fake.port]));
    await fake.close();
  });

  it('is printed in one place of the sources only', () => {
    const own = /^(measure|build|font)\b|tell\.ts$/; // ours alone, and that place itself
    for (const name of readdirSync('tools', { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.ts') && !own.test(name))
        for (const line of readFileSync(join('tools', name), 'utf8').split('\n'))
          if (/console\.(log|error|warn|info)\(|std(out|err)\.write\(/.test(line))
            assert.match(line, /openWindow|bar/, `tools/${name}: ${line.trim()} goes round tools/tell.ts`);
  });
});
