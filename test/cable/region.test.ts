// A region that is written over, cut off at any byte: the old plays, the new ones, or a mark that says so.

import { strict as assert } from 'node:assert';
import { openRing } from '../../games/engine';
import { crc32 } from '../../hal/crc';
import { type MockFlash, mockFlash, PowerCut } from '../../hal/mock';
import { readRegion, writeRegion } from '../../tools/cable/saves/copy';
import type { Region } from '../../tools/cable/saves/region';
import { freePages, playsIn, ringOf } from '../../tools/cable/saves/still';
import { answerTo, toldBy } from '../told';
import { bytesOf, played } from './saves';

const PAGE = 4096;

function regionOf(flash: MockFlash): Region {
  return {
    size: flash.size,
    page: PAGE,
    read: async (at, length) => flash.read(at, length),
    write: async (at, bytes) => flash.write(at, bytes),
    erase: async at => flash.erase(at),
    sums: async page => [0, 1024, 2048, 3072].map(at => crc32(flash.read(page * PAGE + at, 1024)) >>> 0),
  };
}

const flashOf = (bytes: string) =>
  mockFlash(new Uint8Array(0x10000).fill(255).map((blank, at) => (at < bytes.length ? bytes.charCodeAt(at) : blank)));
const holds = (flash: MockFlash) => Buffer.from(flash.bytes.subarray(0, flash.size)).toString('latin1');

/** Every page that somebody needs, by what it holds. */
function needed(bytes: string): string[] {
  const free = freePages(bytes);
  return Array.from({ length: bytes.length / PAGE }, (_, n) => n)
    .filter(n => !free.includes(n))
    .map(n => bytes.slice(n * PAGE, (n + 1) * PAGE))
    .sort();
}

describe('writing a region', function () {
  this.timeout(120_000);
  let old: string, wanted: string, full: string;

  before(async () => {
    old = bytesOf(await played(['hadal', 'biome', 'loop']));
    wanted = bytesOf(await played(['tales', 'hadal', 'hadal', 'biome'], 6, 9));
    const long = await played([], 0, 4); // every page in use: history of one play
    await long.command('new hadal');
    for (let i = 0; freePages(bytesOf(long)).length > 1 && i < 4000; i++)
      await long.command(i % 2 ? 'undo' : answerTo(toldBy(await long.command('ask')), 0));
    long.device.home();
    openRing(long.hal.flash, crc32).take(1); // the power was cut when it had just turned over to the last page
    full = bytesOf(long);
    assert.deepEqual(freePages(full), []);
  });

  it('makes it hold what is wanted, and reads it back', async () => {
    const flash = flashOf(old);
    await writeRegion(regionOf(flash), old, wanted, () => {});
    assert.deepEqual(needed(holds(flash)), needed(wanted));
    assert.deepEqual(playsIn(holds(flash)), playsIn(wanted));
    assert.equal(ringOf(holds(flash)).unfinished, false);
    assert.equal(await readRegion(regionOf(flash), () => {}), holds(flash));
  });

  it('writes nothing where all of it is there', async () => {
    const flash = flashOf(old);
    await writeRegion(regionOf(flash), old, wanted, () => {});
    flash.erases = 0;
    assert.equal((await writeRegion(regionOf(flash), holds(flash), wanted, () => {})).pages, 0);
    assert.equal(flash.erases, 0);
  });

  const CUTS = 150;
  /** The first and the last bytes one by one: there the marks come and go. */
  function cutPoint(n: number, cost: number): number {
    if (n < 40) return n;
    return n > CUTS - 40 ? cost - (CUTS - n) : Math.round((cost * n) / CUTS);
  }

  /** What a cut has left: a mark that says it is unfinished, all that was wanted, or what was there before. */
  function leftBy(left: string, after: string, whole: string): 'marked' | 'fresh' | 'old' {
    if (ringOf(left).unfinished) return 'marked';
    return playsIn(left).join() === playsIn(after).join() && needed(left).join() === needed(whole).join() ? 'fresh' : 'old';
  }

  for (const [name, from, to] of [
    ['other plays', () => old, () => wanted],
    ['an empty device', () => '\xff'.repeat(old.length), () => wanted],
    ['no plays at all', () => old, () => '\xff'.repeat(old.length)],
    ['a full device', () => full, () => wanted],
  ] as const)
    it(`survives a cut at any moment: ${name}`, async () => {
      const before = from(),
        after = to();
      const whole = flashOf(before);
      whole.written = whole.erases = 0;
      await writeRegion(regionOf(whole), before, after, () => {});
      const cost = whole.written + whole.erases * 4;
      const seen = { old: 0, marked: 0, fresh: 0 };
      for (let n = 0; n <= CUTS; n++) {
        const at = cutPoint(n, cost);
        const flash = flashOf(before);
        flash.failAfter(at, n % 2 ? 'bits' : 'prefix', n);
        await writeRegion(regionOf(flash), before, after, () => {}).catch(problem => assert.ok(problem instanceof PowerCut, problem));
        flash.failAfter();
        const found = leftBy(holds(flash), after, holds(whole));
        seen[found]++;
        if (found === 'marked') {
          await writeRegion(regionOf(flash), holds(flash), after, () => {});
          assert.deepEqual(needed(holds(flash)), needed(holds(whole)), `the second attempt after a cut at ${at}`);
          assert.equal(ringOf(holds(flash)).unfinished, false);
        } else if (found === 'old') assert.deepEqual(playsIn(holds(flash)), playsIn(before), `cut at ${at} of ${cost}`);
      }
      assert.ok(seen.marked > 50 && seen.old + seen.fresh > 0, JSON.stringify(seen));
    });

  it('tells of a flash that does not keep what is written', async () => {
    const flash = flashOf(old),
      worn = regionOf(flash);
    worn.write = async () => {};
    await assert.rejects(
      writeRegion(worn, old, wanted, () => {}),
      /did not keep what was written, twice/,
    );
  });

  it('reads again what the device changes meanwhile, and gives up on one that never rests', async () => {
    const flash = flashOf(old),
      region = regionOf(flash);
    const { read } = region;
    let reads = 0;
    region.read = async (at, length) => {
      const told = await read(at, length);
      if (++reads === 10) flash.write(freePages(old)[0]! * PAGE + 512, 'late');
      return told;
    };
    assert.equal(await readRegion(region, () => {}), holds(flash));
    assert.match(holds(flash), /late/);
    let n = 0;
    region.sums = async () => [n++, n++, n++, n++];
    await assert.rejects(
      readRegion(region, () => {}),
      /Let it rest for ten seconds/,
    );
  });
});
