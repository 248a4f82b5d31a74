// Where the terminal keeps its plays.
import { strict as assert } from 'node:assert';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder, openStore } from '../../tools/terminal/store';

describe('the store of the terminal', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("is in the user's data folder", () => {
    assert.equal(dataFolder({ XDG_DATA_HOME: '/data' }), join('/data', 'roundkeeper'));
    assert.match(dataFolder({}), /\.local.share.roundkeeper$/);
  });

  it('keeps what was written', () => {
    const first = openStore(join(folder, 'deep', 'er'));
    first.flash.write(8, 'abcd');
    first.close();
    const second = openStore(join(folder, 'deep', 'er'));
    assert.equal(second.flash.read(8, 4), 'abcd');
    second.close();
    assert.ok(!existsSync(join(folder, 'deep', 'er', 'lock')));
  });

  it('is for one device at a time', () => {
    writeFileSync(join(folder, 'lock'), '1'); // alive, and not us
    assert.throws(() => openStore(folder), /Another Roundkeeper \(process 1\) uses this save\. .* --store DIR/);
  });

  it('is free again after a crash', () => {
    writeFileSync(join(folder, 'lock'), '999999999');
    openStore(folder).close();
  });

  it('leaves a save of another size as it is, and says so', () => {
    const file = join(folder, 'flash.bin');
    writeFileSync(file, 'half of it');
    assert.throws(() => openStore(folder), /flash\.bin is damaged: it has 10 bytes instead of 65536\. It is left as it is\. Move it away/);
    assert.equal(readFileSync(file, 'utf8'), 'half of it');
    assert.ok(!existsSync(join(folder, 'lock')), 'the lock is gone');
  });

  it('says that a folder cannot be written', () => {
    writeFileSync(join(folder, 'file'), '');
    assert.throws(
      () => openStore(join(folder, 'file')),
      /The folder .*file cannot be written \(E\w+\).* Choose another: npm start -- --store DIR/,
    );
    mkdirSync(join(folder, 'flash.bin'));
    assert.throws(() => openStore(folder), /damaged|cannot be read or written/);
  });
});
