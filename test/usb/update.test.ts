// Flashing a fake board: what is sent, what is checked, what happens when it goes wrong.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeBoard, type FakeBoardOptions, fakeBoard } from '../../hal/mock/board';
import { Console, type Kind, type Trouble } from '../../hal/usb/console';
import { inspect } from '../../hal/usb/inspect';
import type { Release } from '../../hal/usb/release';
import { keepCopy } from '../../hal/usb/saves/backup';
import { parsed } from '../../hal/usb/saves/file';
import { entryOf, recordOf } from '../../hal/usb/switch';
import { type Outcome, type Teller, update } from '../../hal/usb/update';
import { MAIN, quiet, version } from './versions';

const CALM = { patience: 10_000, greeting: 3000 };
const SAVES = 0xf000; // bytes of plays, before the page of the switch

describe('flashing', () => {
  let board: FakeBoard;
  const open: { close(): unknown }[] = [];

  async function plug(options: FakeBoardOptions = {}): Promise<FakeBoard> {
    board = await fakeBoard(options);
    for (let i = 0; i < SAVES; i++) board.raw[i] = (i * 7) & 255;
    open.push(board);
    return board;
  }

  /** One run of the command: the port is opened, and closed whatever happens. */
  async function flash(release: Release, told: string[] = [], backUp: Teller['backUp'] = async () => {}): Promise<Outcome> {
    const cable = await Console.open(board.port, CALM);
    try {
      return await update(cable, release, { say: line => told.push(line), progress() {}, backUp });
    } finally {
      cable.close();
    }
  }

  /** The version that runs, as the board itself says. */
  async function running(): Promise<string | undefined> {
    const cable = await Console.open(board.port, CALM);
    try {
      return (await inspect(cable)).running?.version;
    } finally {
      cable.close();
    }
  }

  function savesAreIntact(): void {
    for (let i = 0; i < SAVES; i++) assert.equal(board.raw[i], (i * 7) & 255, `byte ${i} of the plays`);
  }

  async function fails(promise: Promise<unknown>, kind: Kind, words: RegExp): Promise<void> {
    await assert.rejects(promise, (trouble: Trouble) => {
      assert.match(trouble.message, words);
      assert.equal(trouble.kind, kind);
      return true;
    });
  }

  afterEach(async () => {
    for (const thing of open.splice(0)) await thing.close();
  });

  it('puts every file on a new board, checks it, and waits for the version to report', async () => {
    await plug();
    const release = await version('0.1.0');
    const outcome = await flash(release);
    assert.deepEqual([outcome.result, outcome.files], ['updated', 6]);
    for (const [name, bytes] of release.files) assert.equal(board.files.get(name), bytes);
    assert.equal(await running(), '0.1.0');
    savesAreIntact();
  });

  it('sends only what changed', async () => {
    await plug();
    await flash(await version('0.1.0'));
    const outcome = await flash(await version('0.1.1', { hadal: 'module.exports={title:"Hadal!"}' }));
    assert.deepEqual([outcome.files, outcome.sent], [1, 31]);
    assert.equal(await running(), '0.1.1');
  });

  it('does nothing when the version runs already', async () => {
    await plug();
    const release = await version('0.1.0');
    await flash(release);
    const starts = board.starts;
    assert.equal((await flash(release)).result, 'already there');
    assert.equal(board.starts, starts);
  });

  it('reads every file back: one that did not arrive whole is seen, and what runs goes on', async () => {
    await plug();
    await flash(await version('0.1.0'));
    const set = board.files.set.bind(board.files);
    board.files.set = (name, bytes) => set(name, name.startsWith('hadal.') ? bytes.replace('yy', 'yz') : bytes);
    const next = await version('0.1.1', { hadal: `module.exports={}//${'y'.repeat(500)}` });
    await fails(
      flash(next),
      'failed',
      /The file hadal\.\w+ did not arrive whole\. Check the cable and try again: the version that runs is untouched/,
    );
    await new Promise(done => setTimeout(done, 100));
    assert.equal(await running(), '0.1.0');
    board.files.set = set;
    await flash(next);
    assert.equal(await running(), '0.1.1');
  });

  it('starts nothing while BACK is held, and can be flashed then', async () => {
    await plug();
    await flash(await version('0.1.0', { main: `${MAIN};throw new Error("late")` })).catch(() => {});
    board.back = true;
    board.powerCycle();
    assert.equal(await running(), undefined);
    board.back = false;
    await flash(await version('0.1.1'));
    assert.equal(await running(), '0.1.1');
  });

  for (const [what, main, words] of [
    ['throws at once', 'throw new Error("broken")', /does not start: Error: broken/],
    ['does not report', 'print("hello")', /it said nothing for 10 s/],
    ['fails in its first seconds', `${MAIN};setTimeout(function(){nothing()},500)`, /nothing is not defined/],
  ] as const)
    it(`goes back by itself from a version that ${what}`, async () => {
      await plug();
      await flash(await version('0.1.0'));
      await fails(flash(await version('0.1.1', { main })), 'failed', words);
      assert.equal(await running(), '0.1.0');
      board.powerCycle();
      assert.equal(await running(), '0.1.0');
      await flash(await version('0.1.2'));
      assert.equal(await running(), '0.1.2');
      savesAreIntact();
    });

  it('goes back when the power fails before the trial is over', async () => {
    await plug({ haste: 1 });
    const cable = await Console.open(board.port, CALM);
    open.push(cable);
    await update(cable, await version('0.1.0'), quiet);
    const trial = update(cable, await version('0.1.1'), quiet);
    trial.catch(() => {});
    const starts = board.starts;
    while (board.starts < starts + 2) await new Promise(done => setTimeout(done, 20)); // one is reset(), the next is the trial
    assert.ok(board.globals.files.startsWith('RK1 0.1.1'));
    board.powerCycle();
    assert.ok(board.globals.files.startsWith('RK1 0.1.0'));
    cable.close();
  });

  it('boots the old or the new version after a cut at any place, and completes it the next time', async function () {
    this.timeout(120_000);
    const before = await version('0.1.0'),
      after = await version('0.1.1', { hadal: `module.exports={}//${'y'.repeat(2500)}`, extra: 'exports.e=1' });
    await plug();
    await flash(before);
    const whole = board.got.length;
    await flash(after);
    const length = board.got.length - whole;
    const seen = new Set<string>();
    for (let cut = 0; cut < 40; cut++) {
      await plug();
      await flash(before);
      board.pullAfter = board.got.length + Math.floor((length * cut) / 40);
      await flash(after).catch(() => {});
      board.powerCycle();
      const now = await running();
      assert.ok(now === '0.1.0' || now === '0.1.1', `after a cut at ${cut} of 40 it runs ${now}`);
      seen.add(now);
      savesAreIntact();
      await flash(after);
      assert.equal(await running(), '0.1.1');
      assert.ok(!board.compacted);
      await board.close();
    }
    assert.deepEqual([...seen].sort(), ['0.1.0', '0.1.1']);
  });

  it('replaces the boot code without a moment that has none', async function () {
    this.timeout(120_000);
    const before = await version('0.1.0');
    const after = { ...(await version('0.1.1')), boot: before.boot.replace('(function(){', '(function(){/*new*/') };
    await plug();
    await flash(before);
    const whole = board.got.length;
    await flash(after);
    assert.equal(board.files.get('.bootcde'), after.boot);
    assert.ok(!board.files.has('.boot1'));
    const length = board.got.length - whole;
    for (let cut = 0; cut < 40; cut++) {
      await plug();
      await flash(before);
      board.pullAfter = board.got.length + Math.floor((length * cut) / 40);
      await flash(after).catch(() => {});
      board.powerCycle();
      assert.ok(await running(), `nothing runs after a cut at ${cut} of 40`);
      await flash(after);
      assert.equal(board.files.get('.bootcde'), after.boot);
      assert.ok(!board.files.has('.boot1'));
      await board.close();
    }
  });

  it('writes Storage anew when there is no room for a second version, and says so', async () => {
    await plug({ storage: 20_000 });
    await flash(await version('0.1.0'));
    const told: string[] = [];
    await flash(await version('0.1.1', { hadal: `module.exports={}//${'z'.repeat(9000)}` }), told);
    assert.match(told.join(' '), /no room for a second version.*plays are elsewhere and stay.*Writing Storage anew/);
    assert.equal(await running(), '0.1.1');
    assert.ok(!board.compacted);
    savesAreIntact();
  });

  it('copies the plays to the PC before Storage is written anew, and leaves everything alone when that fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-test-')),
      next = await version('0.1.1', { hadal: `module.exports={}//${'z'.repeat(9000)}` });
    await plug({ storage: 20_000 });
    await flash(await version('0.1.0'));
    await assert.rejects(
      flash(next, [], async cable => void (await keepCopy(cable, join(folder, 'missing')))),
      /The plays could not be copied into .*Nothing was changed\. Repeat the command in a folder where you may write/,
    );
    await new Promise(done => setTimeout(done, 100));
    assert.equal(await running(), '0.1.0');
    let there = '';
    await flash(next, [], async cable => {
      assert.ok(board.files.size > 6, 'erased before it was copied');
      there = (await keepCopy(cable, folder))!;
    });
    assert.equal(parsed(readFileSync(there, 'utf8')).bytes, Buffer.from(board.raw.subarray(0, SAVES)).toString('latin1'));
    rmSync(folder, { recursive: true });
  });

  it('refuses a version that does not fit at all, and leaves the board alone', async () => {
    await plug({ storage: 20_000 });
    await flash(await version('0.1.0'));
    await fails(flash(await version('0.1.1', { hadal: 'z'.repeat(30_000) })), 'refused', /needs \d+ KB, and the board's Storage has 19/);
    await new Promise(done => setTimeout(done, 100));
    assert.equal(await running(), '0.1.0');
  });

  it('renews the page of the switch when it is full, and boots after a cut there, too', async function () {
    this.timeout(60_000);
    const old = await version('0.1.0'),
      next = await version('0.1.1', { hadal: 'module.exports=2' });
    async function full(): Promise<void> {
      await plug();
      await flash(old);
      for (let at = SAVES + 16; at < board.raw.length; at += 16) board.raw.set(Buffer.from(recordOf(old.name, true), 'latin1'), at);
    }
    await full();
    const sent = board.got.length;
    await flash(next);
    const length = board.got.length - sent;
    const page = Buffer.from(board.raw.subarray(SAVES)).toString('latin1');
    assert.deepEqual(entryOf(page.slice(0, 16)), { name: old.name, state: 'kept' });
    assert.deepEqual(entryOf(page.slice(16, 32)), { name: next.name, state: 'kept' });
    assert.equal(entryOf(page.slice(32, 48)), undefined);
    for (let cut = 1; cut < 30; cut++) {
      await full();
      board.pullAfter = board.got.length + Math.floor((length * cut) / 30);
      await flash(next).catch(() => {});
      board.powerCycle();
      assert.ok(await running());
      await board.close();
    }
    await full();
    board.raw.fill(255, SAVES); // the power failed just after the erase
    board.powerCycle();
    assert.equal(await running(), '0.1.0');
  });

  it('sees a torn record, and takes the one before', async () => {
    await plug();
    await flash(await version('0.1.0'));
    const next = await version('0.1.1');
    for (const [name, bytes] of [...next.files, [next.name, next.manifest]] as [string, string][]) board.files.set(name, bytes);
    for (let torn = 1; torn < 12; torn++) {
      board.raw.fill(255, SAVES + 16, SAVES + 32);
      board.raw.set(Buffer.from(recordOf(next.name).slice(0, torn), 'latin1'), SAVES + 16);
      board.powerCycle();
      assert.equal(await running(), '0.1.0', `torn after ${torn} bytes`);
    }
    await flash(next); // the torn place is passed over
    assert.equal(await running(), '0.1.1');
  });

  it('switches the radios off for good before anything else', async () => {
    await plug({ radios: ['Wifi', 'BLE'] });
    const told: string[] = [];
    await flash(await version('0.1.0'), told);
    assert.deepEqual(
      told.slice(0, 2).map(line => line.split(' ')[1]),
      ['Wi-Fi', 'Bluetooth'],
    );
    assert.equal(await running(), '0.1.0');
  });

  it('refuses other chips, versions that do not work, and old ones; warns of untested ones', async () => {
    await plug({ board: 'ESP8266_4MB' });
    await fails(flash(await version('0.1.0')), 'refused', /is a ESP8266_4MB. Roundkeeper needs an ESP32/);
    await plug({ version: '2v26' });
    await fails(flash(await version('0.1.0')), 'refused', /2v26 does not work: .*pins cannot be watched.*--runtime/);
    await plug({ version: '2v25' });
    await fails(flash(await version('0.1.0')), 'refused', /2v25 is too old/);
    await plug({ version: '2v28' });
    const told: string[] = [];
    await flash(await version('0.1.0'), told);
    assert.match(told[0]!, /2v28 was not tested here; 2v29 was/);
    assert.equal(board.files.size > 6, true);
  });
});
