// The images of the interpreter's flash: what goes into one, and that none is used that was made of other files.
import { strict as assert } from 'node:assert';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fitting, kept, keyOf, regionAt } from '../../tools/bench/image';
import { kindOf } from '../../tools/bench/kind';
import { wiringOf } from '../../tools/bench/wiring';

const FILES: [string, Buffer][] = [
  ['kit', Buffer.from('one')],
  ['shell', Buffer.from('two')],
];

describe('an image of flash', () => {
  const GAMES = ['biome', 'hadal', 'tales'],
    KB = 1024,
    files = new Map([
      ['main', 100 * KB],
      ['s_timers', 10 * KB],
      ['s_dice', 10 * KB],
      ['biome', 40 * KB],
      ['hadal', 50 * KB],
      ['tales', 70 * KB],
    ]);

  it('has every game and every tool where there is room', () =>
    assert.deepEqual(fitting(files, GAMES, 960 * KB, 'tales').sort(), [...files.keys()].sort()));

  it('has as many other games as there is room for', () => {
    assert.deepEqual(fitting(files, GAMES, 188 * KB, 'hadal'), ['main', 's_timers', 's_dice', 'hadal']);
    assert.deepEqual(fitting(files, GAMES, 230 * KB, 'hadal'), ['main', 's_timers', 's_dice', 'hadal', 'biome']);
    assert.deepEqual(fitting(files, GAMES, 188 * KB), ['main', 's_timers', 's_dice', 'biome']);
  });

  it('leaves out tools only for the wanted game, and no more than it needs', () => {
    assert.deepEqual(fitting(files, GAMES, 188 * KB, 'tales'), ['main', 's_dice', 'tales']);
    assert.deepEqual(fitting(files, GAMES, 178 * KB, 'tales'), ['main', 'tales']);
  });

  it('keeps the last 64 KB for plays, however large the flash is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
    for (const length of [0x40000, 0x100000]) {
      const flash = { addr: 0x10000000, length },
        told = JSON.stringify([14, 4321, flash, false]),
        interpreter = join(folder, `${length}`);
      writeFileSync(interpreter, `#!/bin/sh\necho '@@${told}@@'\n`);
      chmodSync(interpreter, 0o755);
      assert.deepEqual(kindOf(interpreter), { size: 14, sized: true, flash, telnet: false });
      assert.equal(regionAt(interpreter), length - 0x10000);
      assert.deepEqual(wiringOf(flash).flash, { address: 0x10000000 + length - 0x10000, size: 0x10000 });
    }
    rmSync(folder, { recursive: true });
  });
});

describe('a kept image of flash', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is another one with another file, without one, with other bytes or with another interpreter', () => {
    const interpreters = ['first', 'second'].map(name => join(folder, name));
    for (const path of interpreters) writeFileSync(path, 'an interpreter');
    const [here, there] = interpreters as [string, string];
    const keys = [
      keyOf(here, FILES),
      keyOf(there, FILES),
      keyOf(here, FILES.slice(1)),
      keyOf(here, [...FILES, ['s_timers', Buffer.from('three')]]),
      keyOf(here, [FILES[0]!, ['shell', Buffer.from('owt')]]),
      keyOf(here, [FILES[0]!, ['plays', FILES[1]![1]]]),
    ].map(key => key.toString('hex'));
    assert.equal(new Set(keys).size, keys.length);
    assert.equal(keyOf(here, FILES).toString('hex'), keys[0]);
    writeFileSync(here, 'a newer interpreter');
    assert.notEqual(keyOf(here, FILES).toString('hex'), keys[0]);
  });

  it('is made once, and again when its key changes or its file is cut short', async () => {
    const file = join(folder, 'deep', 'flash');
    let made = 0;
    const ask = (key: string) => kept(file, Buffer.from(key), async () => Buffer.from(`image ${++made}`));
    assert.equal((await ask('aaaa')).toString(), 'image 1');
    assert.equal((await ask('aaaa')).toString(), 'image 1');
    assert.equal((await ask('bbbb')).toString(), 'image 2');
    for (const part of [readFileSync(file).subarray(0, -1), Buffer.alloc(0)]) {
      writeFileSync(file, part);
      const now = made + 1;
      assert.equal((await ask('bbbb')).toString(), `image ${now}`);
    }
    assert.ok(existsSync(file));
    assert.deepEqual(readdirSync(join(folder, 'deep')), ['flash']); // nothing half made beside it
  });
});
