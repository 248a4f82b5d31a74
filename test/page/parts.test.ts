// The parts of the page that need no browser: its clock, its flash, its digest.
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageClock } from '../../hal/browser/clock';
import { pageFlash } from '../../hal/browser/flash';
import { magnification } from '../../hal/browser/panel';
import { sha256 } from '../../hal/crc';
import { mockClock } from '../../hal/mock';
import { serve } from '../../tools/page/server/serve';
import { watchSources } from '../../tools/page/server/watch';
import { news } from '../../tools/page/words';

describe("the page's clock", () => {
  function clocks() {
    const real = mockClock();
    return { real, clock: pageClock(real.now, (call, milliseconds) => real.after(milliseconds, call), real.cancel) };
  }

  it('follows real time, and calls back in order', () => {
    const { real, clock } = clocks(),
      ran: string[] = [];
    clock.after(20, () => ran.push(`b@${clock.now()}`));
    clock.after(10, () => {
      ran.push(`a@${clock.now()}`);
      clock.after(5, () => ran.push(`new@${clock.now()}`));
    });
    clock.cancel(clock.after(12, () => ran.push('never')));
    real.advance(30);
    assert.deepEqual(ran, ['a@10', 'new@15', 'b@20']);
    assert.equal(real.waiting(), 0);
  });

  it('can be moved on: what falls due on the way runs then, in order, and time never goes back', () => {
    const { real, clock } = clocks(),
      ran: string[] = [];
    clock.after(60_000, () => ran.push(`minute@${clock.now()}`));
    clock.after(90_000, () => ran.push(`later@${clock.now()}`));
    clock.advance(61_000);
    assert.deepEqual(ran, ['minute@60000']);
    assert.equal(clock.now(), 61_000);
    real.advance(28_999);
    assert.equal(ran.length, 1);
    real.advance(1);
    assert.deepEqual(ran, ['minute@60000', 'later@90000']);
  });

  it('ends with the device', () => {
    const { real, clock } = clocks();
    let ran = 0;
    clock.after(10, () => {
      ran++;
      clock.stop();
    });
    clock.after(10, () => ran++);
    clock.after(20, () => ran++);
    real.advance(100);
    assert.equal(ran, 1);
    assert.equal(real.waiting(), 0);
  });
});

describe("the page's flash", () => {
  /** A storage that a test can look into, forbid and fill. */
  function storage() {
    const kept = new Map<string, string>();
    const store = {
      kept,
      room: Infinity,
      denied: false,
      getItem: (name: string) => kept.get(name) ?? null,
      setItem(name: string, text: string) {
        if (text.length > store.room) throw new DOMException('full', 'QuotaExceededError');
        kept.set(name, text);
      },
      removeItem: (name: string) => void kept.delete(name),
    };
    return {
      ...store,
      store,
      open: () => {
        if (store.denied) throw new DOMException('denied', 'SecurityError');
        return store;
      },
    };
  }

  it('is there again, byte by byte, when it is opened again', () => {
    const { open, kept } = storage(),
      flash = pageFlash(open);
    flash.write(4092, 'four');
    flash.write(8192, '\x00\x7f\x80\xfe');
    assert.equal(kept.size, 2, 'pages that are erased take no room');
    const again = pageFlash(open);
    assert.equal(again.read(4092, 4), 'four');
    assert.equal(again.read(8192, 6), '\x00\x7f\x80\xfe\xff\xff');
    again.erase(8192);
    assert.equal(kept.size, 1);
    assert.equal(pageFlash(open).read(8192, 1), '\xff');
  });

  it('takes a page that is damaged or not ours for erased, and counts it', () => {
    const { open, kept } = storage();
    kept.set('roundkeeper.flash.3', 'no base64!').set('roundkeeper.flash.4', btoa('short'));
    const flash = pageFlash(open);
    assert.equal(flash.read(3 * 4096, 4), '\xff\xff\xff\xff');
    assert.equal(flash.read(4 * 4096, 4), '\xff\xff\xff\xff');
    assert.equal(flash.damaged, 2, 'the page tells it');
    assert.equal(flash.keeping(), 'kept');
  });

  it('plays on in memory when the storage is full, and stores all of it when there is room', () => {
    const { open, store, kept } = storage(),
      told: string[] = [],
      flash = pageFlash(open, keeping => told.push(keeping));
    store.room = 100;
    flash.write(0, 'one.');
    flash.write(4096, 'two.');
    assert.equal(flash.read(0, 4), 'one.');
    assert.deepEqual([told, kept.size], [['full'], 0]);
    store.room = Infinity;
    flash.write(8, 'more');
    assert.deepEqual([told, kept.size], [['full', 'kept'], 2]);
    assert.equal(pageFlash(open).read(4096, 4), 'two.');
  });

  it('plays on in memory where storing is forbidden', () => {
    const { open, store } = storage();
    store.denied = true;
    const flash = pageFlash(open);
    assert.equal(flash.keeping(), 'forbidden');
    flash.write(0, 'here');
    assert.equal(flash.read(0, 4), 'here');
  });
});

describe('npm run web', () => {
  it('notices a source that is saved, once, and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-watch-')),
      file = join(folder, 'index.ts');
    writeFileSync(file, 'one');
    let changes = 0;
    const watching = watchSources(() => changes++);
    watching.add([file, file]);
    try {
      writeFileSync(join(folder, 'notes.txt'), 'no source');
      await new Promise(done => setTimeout(done, 200));
      assert.equal(changes, 0);
      writeFileSync(`${file}.new`, 'two'); // as editors do it
      renameSync(`${file}.new`, file);
      for (let i = 0; i < 50 && !changes; i++) await new Promise(done => setTimeout(done, 50));
      await new Promise(done => setTimeout(done, 200));
      assert.equal(changes, 1);
    } finally {
      watching.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('says which port is taken, and which is none', async () => {
    const served = await serve(new Map());
    const web = (port: string) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'tools/page/server/main.ts', '--port', port], { encoding: 'utf8' });
    assert.match(web(new URL(served.address).port).stderr, /Port \d+ is taken, perhaps by another npm run web\. Choose another/);
    assert.match(web('x').stderr, /--port takes a number from 0 to 65535/);
    await served.close();
  });
});

describe('the size of the device', () => {
  it('is a whole number of pixels for each dot, as many as fit, and never less than can be read', () => {
    assert.equal(magnification(1280, 740, 1, 1.29, 1.9), 3);
    assert.equal(magnification(640, 300, 2, 1.29, 1.9), 4, 'it rather scrolls than shrinks');
    assert.equal(magnification(320, 568, 1, 1.29, 1.9), 1);
    assert.equal(magnification(50, 50, 1, 1.29, 1.9), 1);
  });
});

describe('our SHA-256', () => {
  it("is Node's, for every length around the blocks", () => {
    for (let length = 0; length < 200; length++) {
      let bytes = '';
      for (let i = 0; i < length; i++) bytes += String.fromCharCode((i * 37 + length) & 255);
      assert.equal(sha256(bytes), createHash('sha256').update(Buffer.from(bytes, 'latin1')).digest('hex'), `${length} bytes`);
    }
  });
});

describe('what a screen reader is told', () => {
  const FOOT = 'OK go';

  it('is all of a new screen', () => {
    assert.deepEqual(news([], ['Home', '>A', ' B', FOOT]), ['Home', '>A', ' B', FOOT]);
    assert.deepEqual(news(['Home', '>A', ' B', FOOT], ['Tools', '>A', ' B', FOOT]), ['Tools', '>A', ' B', FOOT]);
    assert.deepEqual(news(['P1', 'Move?', '>A', FOOT], ['P1', 'Fight?', '>C', FOOT]), ['P1', 'Fight?', '>C', FOOT]);
  });

  it('is what is chosen when only the cursor moved, also when the list scrolled with it', () => {
    assert.deepEqual(news(['Home', '>A', ' B', FOOT], ['Home', ' A', '>B', FOOT]), ['>B']);
    assert.deepEqual(news(['Home 4:59', ' A', '>B', FOOT], ['Home 4:58', ' B', '>C', FOOT]), ['>C']);
  });

  it('is a value that changed', () => {
    assert.deepEqual(news(['P1', 'How many?', '< 1 >', FOOT], ['P1', 'How many?', '< 2 >', FOOT]), ['< 2 >']);
    assert.deepEqual(news(['Set', '>Dice 2', ' Sides d6', FOOT], ['Set', '>Dice 3', ' Sides d6', FOOT]), ['>Dice 3']);
  });
});
