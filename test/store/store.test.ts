// The folder where a program on the PC keeps its plays: one program at a time, and files only.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder, openStore } from '../../tools/store/store';

describe('the store', () => {
  let folder: string;
  const open = (where = folder) => openStore(where, 'npm start');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("is in the user's data folder", () => {
    assert.equal(dataFolder({ XDG_DATA_HOME: '/data' }), join('/data', 'roundkeeper'));
    assert.match(dataFolder({}), /\.local.share.roundkeeper$/);
  });

  it('keeps what was written', () => {
    const first = open(join(folder, 'deep', 'er'));
    first.flash.write(8, 'abcd');
    first.close();
    const second = open(join(folder, 'deep', 'er'));
    assert.equal(second.flash.read(8, 4), 'abcd');
    second.close();
    assert.ok(!existsSync(join(folder, 'deep', 'er', 'lock')));
  });

  it('is for one device at a time', () => {
    writeFileSync(join(folder, 'lock'), '1 npm run bench'); // alive, and not us
    assert.throws(() => open(), /Another program uses the plays in .*: npm run bench \(process 1\)\. .* --store DIR.* delete .*lock/);
    assert.equal(readFileSync(join(folder, 'lock'), 'utf8'), '1 npm run bench', 'the lock stays');
    assert.ok(!existsSync(join(folder, 'flash.bin')), 'nothing is made beside it');
  });

  it('is free again after a crash', () => {
    for (const left of ['999999999 npm start', '999999999', '', 'rubbish', `${process.pid} npm start`]) {
      writeFileSync(join(folder, 'lock'), left);
      open().close();
    }
    mkdirSync(join(folder, 'lock.taken')); // cut off while it looked
    open().close();
    assert.deepEqual(readdirSync(folder), ['flash.bin']);
  });

  it('leaves a save of another size as it is, and says so', () => {
    const file = join(folder, 'flash.bin');
    writeFileSync(file, 'half of it');
    assert.throws(() => open(), /flash\.bin is damaged: it has 10 bytes instead of 65536\. It is left as it is\. Move it away/);
    assert.equal(readFileSync(file, 'utf8'), 'half of it');
    assert.ok(!existsSync(join(folder, 'lock')), 'the lock is gone');
  });

  it('says that a folder cannot be written', () => {
    writeFileSync(join(folder, 'file'), '');
    assert.throws(
      () => open(join(folder, 'file')),
      /The folder .*file cannot be used: a file is where a folder should be\. .* choose another with --store DIR/,
    );
  });

  it('refuses a folder, a pipe and a device in place of the save, at once', () => {
    const file = join(folder, 'flash.bin');
    mkdirSync(file);
    assert.throws(() => open(), /The save .*flash\.bin cannot be read: it is a folder\. Choose another folder: --store DIR/);
    rmSync(file, { recursive: true });
    execFileSync('mkfifo', [file]);
    assert.throws(() => open(), /cannot be read: it is no file, but a pipe or a device/);
    rmSync(file);
    symlinkSync('/dev/zero', file);
    assert.throws(() => open(), /cannot be read: it is no file, but a pipe or a device/);
    assert.ok(!existsSync(join(folder, 'lock')), 'the lock is gone');
  });
});
