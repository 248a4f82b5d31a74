// Backup and restore over the console: a fake one in every run, the real interpreter where there is one.
import { strict as assert } from 'node:assert';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportPlay } from '../../tools/bench/files';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import type { Console } from '../../tools/cable/console';
import { openConsole } from '../../tools/cable/open';
import { backUp } from '../../tools/cable/saves/backup';
import { parsed, written } from '../../tools/cable/saves/file';
import { bringBack } from '../../tools/cable/saves/restore';
import { playsIn, ringOf } from '../../tools/cable/saves/still';
import { parsed as playFile } from '../../tools/replay/file';
import { replayed } from '../../tools/replay/replay';
import { need } from '../needs';
import { type Board, boardOnCable } from './board';
import { hurry } from './hurry';
import { GREETING, TURN } from './interpreter';
import { bytesOf, type Cabled, cabled, listener, played } from './saves';

describe('the file of a backup', () => {
  let good: string;
  before(async () => {
    good = written({ made: '2026-11-16T06:00:00.000Z', device: 'mock', bytes: bytesOf(await played(['hadal'])) });
  });

  it('comes back as it was, also through a system with other line ends', () => {
    assert.equal(written(parsed(good)), good);
    assert.equal(parsed(good.replace(/\n/g, '\r\n')).device, 'mock');
  });

  for (const [what, change, why] of [
    ['a text of something else', () => 'Dear diary', /it is no backup of Roundkeeper/],
    ['an empty file', () => '', /it is no backup of Roundkeeper/],
    [
      'one of another format',
      () => good.replace('backup 1', 'backup 2'),
      /made by another version of Roundkeeper \(roundkeeper backup 2\)/,
    ],
    ['one that was cut off', () => good.slice(0, 30_000), /its end is missing/],
    ['one that lacks a line', () => good.split('\n').toSpliced(9, 1).join('\n'), /has 59 of 60|has 63 of 64/],
    ['one with a changed letter', () => good.replace(/(0000040. [0-9a-f]{8} .)./, '$1#'), /kilobyte 2 is damaged/],
    ['one with a changed head', () => good.replace('device mock', 'device mick'), /its checksum is wrong/],
    ['one without a size', () => good.replace(/^bytes/m, 'b'), /its line "bytes" is missing/],
    ['one of a strange size', () => good.replace(/^bytes \d+/m, 'bytes 7'), /its size is wrong/],
  ] as const)
    it(`refuses ${what}, with a sentence`, () => {
      assert.throws(
        () => parsed(change()),
        (problem: Error) =>
          why.test(problem.message) && /^This file cannot be restored: .* Nothing was changed on the device\.$/.test(problem.message),
      );
    });
});

describe('backup and restore', function () {
  hurry();
  this.timeout(30_000);
  let folder: string, engine: NodeEngine, cable: Cabled, board: Console;

  async function plug(one: NodeEngine, chip?: string): Promise<void> {
    engine = one;
    cable = await cabled(engine, chip);
    board = await openConsole(cable.fake.port);
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  });
  afterEach(async () => {
    board?.close();
    await cable?.fake.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const backup = () => join(folder, 'a.backup');
  const others = () => readdirSync(folder).filter(file => file !== 'a.backup');

  /** A backup of a device with these plays. */
  async function made(games: string[], seed = 5): Promise<string> {
    const bytes = bytesOf(await played(games, 4, seed));
    writeFileSync(backup(), written({ made: '2026-11-16T06:00:00.000Z', device: 'mock', bytes }));
    return bytes;
  }

  it('brings everything into a file, and says what it was', async () => {
    await plug(await played(['hadal', 'biome']));
    const talk = listener();
    await backUp(board, { file: backup() }, talk);
    assert.equal(parsed(readFileSync(backup(), 'utf8')).bytes, bytesOf(engine));
    assert.equal(talk.told.length, 3);
    assert.match(talk.told.join('\n'), /Biome.*\n.*Hadal|Hadal.*\n.*Biome/i);
    assert.match(talk.told[2]!, /^Copied into .*a\.backup: 2 plays and all settings\. Back onto a device: npm run restore/);
  });

  it('stops nothing on the device, and interrupts nothing', async () => {
    await plug(await played(['hadal']));
    const before = bytesOf(engine);
    await backUp(board, { file: backup() }, listener());
    assert.equal(bytesOf(engine), before);
    assert.equal(cable.starts, 0);
    assert.ok(!cable.fake.got.includes('\x03') && !cable.fake.got.includes('reset('));
  });

  it('leaves a file alone that is there already', async () => {
    await plug(await played(['hadal']));
    writeFileSync(backup(), 'mine');
    await assert.rejects(
      backUp(board, { file: backup() }, listener()),
      /There is a file .*a\.backup already, and it is left alone\. Choose another name\./,
    );
    assert.equal(readFileSync(backup(), 'utf8'), 'mine');
  });

  it('refuses a device that tells a size for its plays that cannot be, and leaves no file', async () => {
    for (const size of [-5, 4097, 1e12, '61440']) {
      await plug(await played([]));
      cable.fake.restart({ ...cable.fake.globals, device: { hal: { board: 'mock', flash: { size } } } });
      await assert.rejects(
        backUp(board, { file: backup() }, listener()),
        /says that it keeps its plays in .* bytes, which cannot be\. Nothing was copied or changed/,
      );
      assert.deepEqual(readdirSync(folder), []);
      board.close();
      await cable.fake.close();
    }
  });

  it('brings a backup back, keeps what was there, and starts the device again', async () => {
    const wanted = await made(['tales', 'loop']);
    await plug(await played(['hadal', 'biome']));
    const before = playsIn(bytesOf(engine)),
      talk = listener('yes');
    await bringBack(board, { file: backup() }, talk);
    assert.deepEqual(playsIn(bytesOf(engine)), playsIn(wanted));
    assert.equal(talk.asked.length, 1);
    assert.match(talk.told.join('\n'), /On the device now: 2 plays\n {2}.*\n {2}.*\nIn the backup of 2026-11-16 06:00, mock: 2 plays/);
    assert.match(talk.told.join('\n'), /All of it is written and read back\.\nThe device has started again\.$/);
    assert.equal(cable.starts, 1);
    assert.deepEqual(playsIn(parsed(readFileSync(join(folder, others()[0]!), 'utf8')).bytes), before);
  });

  it('asks before it writes over plays, and takes only yes for yes', async () => {
    await made(['tales']);
    await plug(await played(['hadal']));
    const before = bytesOf(engine),
      talk = listener('y');
    await bringBack(board, { file: backup() }, talk);
    assert.match(talk.asked[0]!, /takes the place of everything on the device\. Type yes: /);
    assert.equal(talk.told.at(-1), 'Nothing was changed.');
    await assert.rejects(
      bringBack(board, { file: backup() }, listener()),
      /Nobody is here to be asked\. Say --yes if it is meant\. Nothing was changed\./,
    );
    assert.equal(bytesOf(engine), before);
    assert.deepEqual(others(), []);
    assert.equal(cable.starts, 0);
    await bringBack(board, { file: backup(), yes: true }, listener());
    assert.equal(cable.starts, 1);
  });

  it('touches nothing when the file is damaged, missing, or of a device with another size', async () => {
    await plug(await played(['hadal']));
    const before = bytesOf(engine),
      talk = listener('yes');
    writeFileSync(backup(), 'roundkeeper backup 1\nmade x');
    await assert.rejects(bringBack(board, { file: backup() }, talk), /its end is missing/);
    await assert.rejects(bringBack(board, { file: join(folder, 'none') }, talk), /cannot be read: it is not there\. Check its name/);
    writeFileSync(backup(), written({ made: 'now', device: 'x', bytes: '\xff'.repeat(8192) }));
    await assert.rejects(bringBack(board, { file: backup() }, talk), /a device with 8 KB for plays, and this one has 6[04]/);
    assert.equal(bytesOf(engine), before);
    assert.deepEqual(talk.asked, []);
    assert.ok(!cable.fake.got.includes('erasePage'));
  });

  it('says on the device and on the PC when it was cut off, and finishes it the next time', async () => {
    const wanted = await made(['tales', 'loop', 'hadal']);
    await plug(await played(['hadal', 'biome', 'loop']));
    const talk = listener();
    cable.flash.failAfter(4000); // the power, in the middle of what three short plays write
    await assert.rejects(
      bringBack(board, { file: backup(), yes: true }, talk),
      /It was cut off in the middle: repeat the command, which finishes it\. Until then the device says that its plays are not whole\. What was there is in .*before/,
    );
    cable.flash.failAfter();
    assert.ok(ringOf(bytesOf(engine)).unfinished);
    await engine.cut();
    assert.match(engine.hal.display.rows.join(' '), /A restore was cut off/);
    await assert.rejects(backUp(board, { file: join(folder, 'b') }, listener()), /A restore was cut off on this device/);
    const again = listener();
    await bringBack(board, { file: backup(), yes: true }, again);
    assert.match(again.told.join('\n'), /this one finishes it/);
    assert.deepEqual(playsIn(bytesOf(engine)), playsIn(wanted));
    assert.equal(ringOf(bytesOf(engine)).unfinished, false);
    assert.equal(others().length, 2, 'what was there each time is kept');
  });

  it('says what happened when the cable is pulled in the middle', async () => {
    await made(['tales', 'loop']);
    await plug(await played(['hadal', 'biome']));
    const talk = listener();
    const wait = setInterval(() => {
      if (cable.fake.got.includes('erasePage')) cable.fake.pullAfter = Math.min(cable.fake.pullAfter, cable.fake.got.length + 9000);
    }, 1);
    await assert.rejects(bringBack(board, { file: backup(), yes: true }, talk), /was lost.*\n.*repeat the command, which finishes it/);
    clearInterval(wait);
    assert.match(talk.told.at(-1)!, /does not answer\. Unplug it and plug it in again/);
  });

  it('writes every play into a file of its own, which can be replayed', async () => {
    await plug(await played(['hadal', 'biome', 'hadal']));
    const talk = listener();
    await backUp(board, { plays: join(folder, 'plays') }, talk);
    const files = readdirSync(join(folder, 'plays'));
    assert.equal(files.length, 3);
    assert.equal(files.filter(file => /^hadal-.*\.txt$/.test(file)).length, 2);
    for (const file of files) replayed(playFile(readFileSync(join(folder, 'plays', file), 'utf8')));
    assert.match(talk.told.at(-1)!, /^Exported into .*: 3 of 3 plays\. /);
  });

  it('brings one play beside those that are there', async () => {
    await plug(await played(['biome']));
    await backUp(board, { plays: folder }, listener());
    board.close();
    await cable.fake.close();
    await plug(await played(['hadal'], 2, 8));
    const talk = listener('yes');
    await bringBack(board, { play: join(folder, others()[0]!) }, talk);
    const there = playsIn(bytesOf(engine));
    assert.equal(there.length, 2);
    assert.match(there.join('\n'), /Biome/i);
    assert.match(there.join('\n'), /Hadal/i);
    assert.match(talk.asked[0]!, /^The play is added\./);
  });

  it('touches nothing for a play that is damaged', async () => {
    await plug(await played(['biome']));
    await backUp(board, { plays: folder }, listener());
    const file = join(folder, others()[0]!);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seed":[', '"seed":[1'));
    const before = bytesOf(engine);
    await assert.rejects(bringBack(board, { play: file, yes: true }, listener()), /This file is no play that can be opened/);
    assert.equal(bytesOf(engine), before);
  });

  it('says that a board is none that has plays', async () => {
    await plug(await played(['biome']), 'ESP32C3');
    await assert.rejects(
      backUp(board, {}, listener()),
      /is a ESP32C3, and Roundkeeper keeps its plays on an ESP32\. Is it the right port\?/,
    );
  });
});

describe('backup and restore on the real interpreter', function () {
  this.timeout(180_000);
  let board: Board, console: Console, folder: string;

  before(async function () {
    need(this, 'cableInterpreter');
    this.timeout(TURN);
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
    board = await boardOnCable(Buffer.from(bytesOf(await played(['hadal', 'biome'])), 'latin1'));
    console = await openConsole(board.port, { greeting: GREETING });
  });
  after(async () => {
    console?.close();
    await board?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const region = () => board.region().toString('latin1', 0, 0xf000);

  it('brings the region to the PC as it is', async () => {
    const file = join(folder, 'a.backup'),
      began = Date.now();
    await backUp(console, { file }, listener());
    const { bytes } = parsed(readFileSync(file, 'utf8'));
    assert.equal(bytes.slice(0, 0xf000), region());
    globalThis.console.log(`      ${bytes.length} bytes in ${Date.now() - began} ms`);
  });

  it('brings another one back, and the device resumes from it', async () => {
    const wanted = bytesOf(await played(['tales', 'hadal'], 5, 3)),
      file = join(folder, 'b.backup'),
      began = Date.now();
    const size = await console.evaluate<number>('device.hal.flash.size');
    writeFileSync(file, written({ made: 'x', device: 'x', bytes: wanted.slice(0, size).padEnd(size, '\xff') }));
    await bringBack(console, { file, yes: true }, listener());
    globalThis.console.log(`      restored in ${Date.now() - began} ms`);
    assert.deepEqual(playsIn(region()), playsIn(wanted));
    assert.match((await console.evaluate<string[]>('device.painter.rows()')).join('\n'), /Resume/);
  });

  it('adds a play that the device opens', async () => {
    const engine = nodeEngine({ seed: 4 });
    await engine.command('new biome');
    await engine.command('ok');
    await exportPlay(engine, join(folder, 'play.txt'));
    await bringBack(console, { play: join(folder, 'play.txt'), yes: true }, listener());
    assert.equal(playsIn(region()).length, 3);
    assert.match(playsIn(region()).join('\n'), /Biome/i);
  });
});
