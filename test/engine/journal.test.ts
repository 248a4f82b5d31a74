import { strict as assert } from 'node:assert';
import { about, newPlay, openJournal, openRing } from '../../games/engine';
import { fresh, type State } from '../../games/kit';
import { crc32 } from '../../hal/crc';
import { mockFlash } from '../../hal/mock';

describe('a snapshot', () => {
  const large = fresh<State & { text: string }>('a.b', 2, { text: 'x'.repeat(900) }),
    ring = openRing(mockFlash(), crc32),
    owner = newPlay(ring, 'toy', 1, 'Toy', large);

  it('is not due before the lines since the last one weigh more than twice as much, in a new play and in one that is opened again', () => {
    let lines = 0;
    for (const journal of [openJournal(ring, owner), openJournal(ring, owner)])
      for (let i = 0; i < 40; i++, lines += 12) {
        assert.equal(journal.due(), false, `after ${lines} bytes of lines`);
        journal.append([1, 0]);
      }
  });

  it('is due then', () => {
    const journal = openJournal(ring, owner);
    for (let i = 0; i < 120; i++) journal.append([1, 0]);
    assert.equal(journal.due(), true);
  });
});

describe('reading a play again', () => {
  it('says before every line that the device is alive', () => {
    let lives = 0;
    const ring = openRing(mockFlash(), crc32, () => void lives++),
      journal = openJournal(ring, newPlay(ring, 'toy', 1, 'Toy', fresh<State>('a.b', 2, {})));
    for (let i = 0; i < 30; i++) journal.append([1, 0]);
    lives = 0;
    const seen: number[] = [];
    journal.read(30, 30, { clear: () => {}, begin: () => {}, line: () => seen.push(lives) });
    assert.deepEqual(
      seen,
      Array.from({ length: 30 }, (_, i) => i + 1),
    );
  });

  it('leaves a page where a newer one takes over: what was undone before that is not read again', () => {
    const s = fresh<State & { text: string }>('a.b', 2, { text: 'x'.repeat(900) }),
      ring = openRing(mockFlash(), crc32),
      journal = openJournal(ring, newPlay(ring, 'toy', 1, 'Toy', s)),
      low = journal.low,
      read: string[] = [];
    while (ring.left(ring.pagesOf(journal.owner)[0]!) > 500) journal.append([1, 0]);
    const last = journal.depth;
    journal.go(last - 9);
    journal.snapshot(s); // the page is full: it goes on on a new one
    for (let i = 0; i < 9; i++) journal.append([1, 7]);
    assert.equal(journal.low, last - 9);
    for (let depth = low, end = 0; depth < last; depth = end)
      journal.read(depth, last, {
        clear: () => {},
        begin: () => {},
        line(line, to) {
          if (to > depth) read.push(line);
          end = to;
        },
      });
    assert.deepEqual(read, [...Array(last - 9 - low).fill('1,0'), ...Array(9).fill('1,7')]);
  });
});

describe('what is known of a play', () => {
  const small = () => fresh<State>('a.b', 2, {});

  it('is noted when it has changed', () => {
    const ring = openRing(mockFlash(), crc32),
      journal = openJournal(ring, newPlay(ring, 'toy', 1, 'Toy', small())),
      known = journal.about();
    assert.equal(known.name, 'Toy');
    known.status = 'Round 2';
    journal.note(known);
    assert.deepEqual(about(ring, journal.owner), known);
    const left = ring.left(ring.pagesOf(journal.owner)[0]!);
    journal.note(known);
    assert.equal(ring.left(ring.pagesOf(journal.owner)[0]!), left, 'the same is not written again');
  });

  it('waits for the next page when there is no room, and says so', () => {
    const ring = openRing(mockFlash(), crc32),
      owner = newPlay(ring, 'toy', 1, 'Toy', small()),
      journal = openJournal(ring, owner);
    ring.running = owner;
    while (!journal.due()) journal.append([1, 0]);
    while (ring.left(ring.pagesOf(owner)[0]!) >= 24) journal.go(journal.depth === journal.top ? journal.depth - 1 : journal.depth + 1);
    const known = journal.about();
    known.name = 'Renamed';
    assert.equal(journal.note(known), false);
    assert.equal(about(ring, owner)!.name, 'Toy');
    journal.snapshot(small());
    assert.equal(about(ring, owner)!.name, 'Renamed');
    assert.equal(journal.note(known), true);
  });

  it('keeps its name wherever the power is cut while a new page is begun', () => {
    const flash = mockFlash();
    let ring = openRing(flash, crc32);
    const owner = newPlay(ring, 'toy', 1, 'Toy', small()),
      journal = openJournal(ring, owner);
    ring.running = owner;
    while (ring.left(ring.pagesOf(owner)[0]!) > 420) journal.append([1, 0]);
    const before = flash.bytes.slice();
    let cuts = 0;
    for (let bytes = 0; bytes < 300; bytes += 4) {
      flash.bytes.set(before);
      flash.failAfter(bytes);
      ring = openRing(flash, crc32);
      ring.running = owner;
      const open = openJournal(ring, owner);
      try {
        for (let i = 0; i < 40; i++) {
          if (open.due()) open.snapshot(small());
          open.append([1, 0]);
        }
      } catch {
        cuts++;
      }
      flash.failAfter();
      assert.equal(about(openRing(flash, crc32), owner)!.name, 'Toy', `cut after ${bytes} bytes`);
    }
    assert(cuts > 40, `${cuts} cuts`);
  });
});
