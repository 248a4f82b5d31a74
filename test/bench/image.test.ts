// The kept images of the interpreter's flash: none is used that was made of other files.
import { strict as assert } from 'node:assert';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kept, keyOf } from '../../tools/bench/image';

const FILES: [string, Buffer][] = [
  ['kit', Buffer.from('one')],
  ['shell', Buffer.from('two')],
];

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
