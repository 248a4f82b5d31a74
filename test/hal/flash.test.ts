import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileFlash, type MockFlash, mockFlash, PowerCut } from '../../hal/mock';

describe('simulated flash', () => {
  let flash: MockFlash;
  beforeEach(() => {
    flash = mockFlash();
  });

  it('has 15 pages of 4096 bytes, all erased', () => {
    assert.equal(flash.size / flash.page, 15);
    assert.equal(flash.read(61436, 4), '\xff\xff\xff\xff');
  });

  it('clears bits and refuses to set them', () => {
    flash.write(0, '\x0f\xff\xff\xff');
    flash.write(0, '\x0e\xff\xff\xff');
    assert.equal(flash.read(0, 1), '\x0e');
    assert.throws(() => flash.write(0, '\x0f\xff\xff\xff'), /Erase the page first/);
    flash.erase(0);
    assert.equal(flash.read(0, 1), '\xff');
  });

  it('refuses what is not aligned or lies outside', () => {
    assert.throws(() => flash.write(2, 'abcd'), /units of 4/);
    assert.throws(() => flash.write(0, 'abc'), /units of 4/);
    assert.throws(() => flash.write(61440, 'abcd'), /outside/);
    assert.throws(() => flash.read(61439, 2), /outside/);
    assert.throws(() => flash.erase(100), /units of 4096/);
  });

  it('keeps what was written before the power failed, byte for byte', () => {
    flash.failAfter(6);
    flash.write(0, 'abcd');
    assert.throws(() => flash.write(4, 'efgh'), PowerCut);
    assert.throws(() => flash.read(0, 4), PowerCut);
    assert.ok(flash.failed());
    flash.failAfter();
    assert.equal(flash.read(0, 8), 'abcdef\xff\xff');
  });

  it('may keep any bits of the torn word', () => {
    const words = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      flash = mockFlash();
      flash.failAfter(0, 'bits', seed);
      assert.throws(() => flash.write(0, '\0\0\0\0\0\0\0\0'), PowerCut);
      flash.failAfter();
      words.add(flash.read(0, 4));
      assert.equal(flash.read(4, 4), '\xff\xff\xff\xff');
    }
    assert.ok(words.size > 10);
  });

  it('erases the quarters of a page that the power lasts for', () => {
    flash.write(0, '\0'.repeat(4096));
    flash.failAfter(1);
    assert.throws(() => flash.erase(0), PowerCut);
    flash.failAfter();
    assert.equal(flash.read(1023, 2), '\xff\0');
  });

  it('counts bytes and erases', () => {
    flash.write(0, 'abcdefgh');
    flash.erase(4096);
    assert.deepEqual([flash.written, flash.erases], [8, 1]);
  });

  it('lives in a file that is always up to date', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'roundkeeper-'));
    const file = path.join(folder, 'flash');
    fileFlash(file).write(8, 'saved...');
    assert.equal(readFileSync(file).length, 65536);
    assert.equal(fileFlash(file).read(8, 8), 'saved...');
    rmSync(folder, { recursive: true });
  });

  it('refuses a file that is no save of ours, and leaves it as it is', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'roundkeeper-'));
    const file = path.join(folder, 'flash');
    writeFileSync(file, 'notes');
    assert.throws(() => fileFlash(file), /is damaged: it has 5 bytes instead of 65536\. It is left as it is/);
    assert.equal(readFileSync(file, 'utf8'), 'notes');
    rmSync(folder, { recursive: true });
  });
});
