// Flashing a fake board: what is sent, what is checked, what happens when it goes wrong.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeBoard, type FakeBoardOptions, fakeBoard } from '../../hal/mock/board';
import type { Kind, Trouble } from '../../tools/cable/console';
import { inspect } from '../../tools/cable/inspect';
import { openConsole } from '../../tools/cable/open';
import type { Release } from '../../tools/cable/release';
import { keepCopy } from '../../tools/cable/saves/backup';
import { parsed } from '../../tools/cable/saves/file';
import { entryOf, recordOf } from '../../tools/cable/switch';
import { type Outcome, plan, type Teller, update } from '../../tools/cable/update';
import { hurry } from './hurry';
import { MAIN, quiet, version } from './versions';

const CALM = { patience: 10_000, greeting: 3000 };
const SAVES = 0xf000; // bytes of plays, before the page of the switch

describe('flashing', () => {
  let board: FakeBoard;
  const open: { close(): unknown }[] = [];
  hurry();

  async function plug(options: FakeBoardOptions = {}): Promise<FakeBoard> {
    board = await fakeBoard(options);
    for (let i = 0; i < SAVES; i++) board.raw[i] = (i * 7) & 255;
    open.push(board);
    return board;
  }

  /** One run of the command: the port is opened, and closed whatever happens. */
  async function flash(release: Release, told: string[] = [], backUp: Teller['backUp'] = async () => {}): Promise<Outcome> {
    const cable = await openConsole(board.port, CALM);
    try {
      return await update(cable, release, { say: line => told.push(line), progress() {}, backUp });
    } finally {
      cable.close();
    }
  }

  /** The version that runs, as the board itself says. */
  async function running(): Promise<string | undefined> {
    const cable = await openConsole(board.port, CALM);
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

  it('says that there is nothing to go back to when the very first version does not start', async () => {
    await plug();
    await fails(
      flash(await version('0.1.0', { main: 'throw new Error("broken")' })),
      'failed',
      /There is no version before it, so this one is started all the same\. The board said: .*broken/,
    );
    await flash(await version('0.1.1'));
    assert.equal(await running(), '0.1.1');
  });

  it('believes the switch, not a version that runs, when the cable loses what the board says of the trial', async function () {
    this.timeout(60_000);
    const lost = 'var heard=print;print=function(line){if(!/This version/.test(line))heard(line)};';
    const plugMute = async () => void ((await plug()).print = () => {}); // the chip's own words at its starts are lost, too
    const bad = await version('0.1.0', { main: `${lost}throw new Error("broken")` }),
      good = await version('0.1.0', { main: lost + MAIN });
    await plugMute();
    const broken = fails(
      flash(bad),
      'failed',
      /did not start well\. There is no version before it, so this one is started all the same\. The board did not say why, or the cable lost it/,
    );
    await plugMute(); // a second board, while the PC still waits for a word of the first
    assert.equal((await flash(good)).result, 'updated');
    await broken;
  });

  it('starts the very first version again when the cable was pulled in its trial', async () => {
    await plug();
    const release = await version('0.1.0');
    await flash(release);
    board.raw[SAVES + 13] = 255; // tried, and not kept
    assert.equal(entryOf(Buffer.from(board.raw.subarray(SAVES, SAVES + 16)).toString('latin1'))?.state, 'tried');
    board.powerCycle();
    assert.equal(await running(), '0.1.0');
  });

  it('goes back when the power fails before the trial is over', async () => {
    await plug({ haste: 1 });
    const cable = await openConsole(board.port, CALM);
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
    assert.equal([...board.files.keys()][0], '.boot0', 'the guard is the first file of the new Storage');
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

  it('writes the guard of the consoles before anything else, then switches Bluetooth off, and never Wi-Fi', async () => {
    await plug({ radios: ['Wifi', 'BLE'] });
    assert.deepEqual([...board.chip.air], ['bluetooth', 'access point', 'telnet']);
    const told: string[] = [];
    await flash(await version('0.1.0'), told);
    assert.equal(told[0], 'Switching Bluetooth off for good. The board restarts.');
    assert.deepEqual(board.chip.settings, { wifi: true, bluetooth: false });
    assert.equal([...board.files.keys()][0], '.boot0');
    const places = ['s.write(".boot0"', 'reset()', 'enableBLE(false)', 's.write("kit.'].map(words => board.got.indexOf(words));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.ok(places[0]! > 0);
    assert.ok(!board.got.includes('enableWifi'));
    assert.equal(await running(), '0.1.0');
    savesAreIntact();
  });

  it('leaves nothing on the air and nobody but the cable at the console: after power-on, with BACK held, after reset()', async () => {
    await plug();
    await flash(await version('0.1.0'));
    const silent = () => assert.deepEqual([[...board.chip.air], board.chip.forced], [[], true]);
    board.powerCycle();
    silent();
    board.back = true;
    board.powerCycle();
    assert.equal(await running(), undefined);
    silent();
    board.back = false;
    const cable = await openConsole(board.port, CALM);
    open.push(cable);
    await cable.send('\x10reset()\n');
    const starts = board.starts;
    while (board.starts === starts) await new Promise(done => setTimeout(done, 5));
    silent();
    cable.close();
  });

  it('sets Wi-Fi back to on before Bluetooth goes off, on a board that lives without it: both off would be its end', async () => {
    await plug();
    await flash(await version('0.1.0'));
    Object.assign(board.chip.settings, { wifi: false, bluetooth: true });
    board.powerCycle(); // the guard keeps telnet from crashing it
    assert.equal(await running(), '0.1.0');
    const told: string[] = [];
    await flash(await version('0.1.1'), told);
    assert.match(told.join(' '), /Wi-Fi is off in the settings of the chip.*set back to on, and stays silent.*Switching Bluetooth off/);
    assert.deepEqual(board.chip.settings, { wifi: true, bluetooth: false });
    assert.equal(await running(), '0.1.1');
    assert.deepEqual([...board.chip.air], []);
  });

  it('stops a program on a chip without Wi-Fi that has no guard yet: reset() alone would crash it', async () => {
    await plug();
    const old = `require("TelnetServer").setOptions({mode:"off"});${MAIN}`; // as the first edition did
    await flash(await version('0.1.0', { main: old }));
    board.files.delete('.boot0');
    Object.assign(board.chip.settings, { wifi: false, bluetooth: true });
    board.powerCycle();
    const cable = await openConsole(board.port, CALM);
    open.push(cable);
    const lines: string[] = [];
    cable.listen(line => lines.push(line));
    await update(cable, await version('0.1.1'), { say() {}, progress() {}, async backUp() {} });
    assert.ok(!lines.some(line => line.includes('Guru Meditation')));
    assert.equal(await running(), '0.1.1');
    cable.close();
  });

  it('writes Storage anew, the guard first, where there is no room even for that', async () => {
    await plug({ storage: 20_000 });
    const cable = await openConsole(board.port, CALM);
    await cable.run(`require("Storage").write("another","x".repeat(${20_000 - 4000}))`);
    cable.close();
    const told: string[] = [];
    await flash(await version('0.1.0'), told);
    assert.match(told.join(' '), /Storage is full\. It is written anew/);
    assert.equal([...board.files.keys()][0], '.boot0');
    assert.equal(board.compacted, false);
    assert.equal(await running(), '0.1.0');
  });

  it('forgets a Wi-Fi network that was saved on the board', async () => {
    await plug();
    board.files.set('.wificfg', '{"mode":1,"ssid":"home"}');
    board.powerCycle();
    assert.ok(board.chip.air.has('station'));
    const told: string[] = [];
    await flash(await version('0.1.0'), told);
    assert.match(told.join(' '), /A Wi-Fi network was saved on this board/);
    assert.ok(!board.files.has('.wificfg'));
    assert.deepEqual([...board.chip.air], []);
  });

  it('forgets a program that was on the board before, which would run instead of ours', async () => {
    for (const name of ['.bootrst', '.bootPowerOn', '.boot2', '.boot3', '.varimg']) {
      await plug();
      board.files.set(name, name === '.varimg' ? 'a picture of its memory' : 'var other=1;');
      board.powerCycle();
      const told: string[] = [];
      await flash(await version('0.1.0'), told);
      assert.match(told.join(' '), new RegExp(`Another program was on this board.*\\${name}.*forgotten`));
      assert.ok(!board.files.has(name));
      assert.equal(await running(), '0.1.0');
      assert.equal(board.globals.other, undefined);
    }
  });

  it('ends a tone before it ends the program: the chip would sound it to the end of the upload', async () => {
    await plug();
    const playing = 'global.device={hal:{buzzer:{play:function(tune,volume){print("plays "+tune.length+" at "+volume)}}}};';
    await flash(await version('0.1.0', { main: playing + MAIN }));
    const cable = await openConsole(board.port, CALM);
    open.push(cable);
    const lines: string[] = [];
    cable.listen(line => lines.push(line));
    await update(cable, await version('0.1.1'), { say() {}, progress() {}, async backUp() {} });
    assert.ok(lines.includes('plays 0 at 0'), lines.join('\n'));
    cable.close();
  });

  it('mends a guard that is missing or damaged, also when the version runs already', async () => {
    await plug();
    const release = await version('0.1.0');
    await flash(release);
    for (const damage of [() => board.files.delete('.boot0'), () => board.files.set('.boot0', 'half a gua')]) {
      damage();
      assert.equal((await flash(release)).result, 'updated');
      assert.equal(board.files.get('.boot0'), release.guard);
    }
    assert.equal((await flash(release)).result, 'already there');
  });

  it('does not survive a chip with both radios off, and says what does', async () => {
    await plug();
    await flash(await version('0.1.0'));
    Object.assign(board.chip.settings, { wifi: false, bluetooth: false });
    board.powerCycle(); // more memory in one piece than there is: no guard helps
    const cable = openConsole(board.port, { greeting: 200, starting: 500 });
    await fails(cable, 'looping', /npm run flash -- --runtime DIR/);
    for (const call of ['erase_region 0x9000 0x3000', 'write_flash 0x1000 a']) board.esptool(call);
    assert.equal(await running(), '0.1.0');
    savesAreIntact();
  });

  it('refuses an Espruino that would ask for more memory in one piece than there is, before it switches anything off', async () => {
    await plug({ radios: ['Wifi', 'BLE'], spare: 56_000 });
    const files = board.files.size;
    await fails(
      flash(await version('0.1.0')),
      'refused',
      /With Bluetooth off it would want 1\d\d KB in one piece, the chip has 111.*Nothing was changed/,
    );
    assert.deepEqual(board.chip.settings, { wifi: true, bluetooth: true });
    assert.equal(board.files.size, files);
    board.chip.settings.bluetooth = false; // as it would have been
    assert.equal(board.chip.fits(), false);
  });

  it('says what it would do, and does nothing of it', async () => {
    await plug({ radios: ['Wifi', 'BLE'], storage: 24_000 });
    board.files.set('.bootrst', 'print(1)');
    async function planned(release: Release): Promise<string[]> {
      const was = [[...board.files], [...board.raw], { ...board.chip.settings }, board.starts],
        cable = await openConsole(board.port, CALM);
      try {
        return await plan(cable, release);
      } finally {
        cable.close();
        assert.deepEqual([[...board.files], [...board.raw], board.chip.settings, board.starts], was);
      }
    }
    const first = await version('0.1.0');
    assert.deepEqual(await planned(first), [
      'Would forget what another program left (.bootrst).',
      'Would switch Bluetooth off for good.',
      'Would write 6 files, 4 KB: about 4 s.',
    ]);
    await flash(first);
    assert.deepEqual(await planned(first), ['Roundkeeper 0.1.0 runs there already: nothing would be written.']);
    const other = await version('0.1.1', { hadal: `module.exports={title:"Hadal"}//${'y'.repeat(11_000)}` });
    assert.match(
      (await planned(other)).join(' '),
      /no room for a second version: .*anew, whole\. Would write 6 files, 12 KB, with no version beside it/,
    );
    await fails(planned(await version('0.2.0', { hadal: 'x'.repeat(30_000) })), 'refused', /This version needs .* Leave a game out/);
  });

  it('makes fifty updates in a row, every third one cut: each succeeds or says what to do, room comes back, and the plays stay', async () => {
    await plug({ storage: 24_000 });
    let before: string | undefined,
      anew = 0;
    for (let i = 1; i <= 50; i++) {
      const release = await version(`0.1.${i}`, { hadal: `module.exports={title:"Hadal"}//${String(i).padStart(3000, 'x')}` }),
        told: string[] = [];
      if (i % 3 === 0) {
        board.pullAfter = board.got.length + 200 + ((i * 977) % 9000);
        const trouble = await flash(release, told).then(
          () => '',
          ({ message }: Trouble) => message,
        );
        board.pullAfter = Number.POSITIVE_INFINITY;
        board.powerCycle();
        if (trouble) assert.match(trouble, /\. .*\./, 'what happened, and what to do');
        const runs = await running();
        if (told.some(line => /written anew/.test(line))) assert.ok([before, release.version, undefined].includes(runs));
        else assert.ok([before, release.version].includes(runs), `${runs} after cut ${i}`);
      }
      assert.match((await flash(release, told)).result, /updated|already there/, `update ${i}`);
      if (told.some(line => /written anew, whole/.test(line))) anew++;
      assert.equal(await running(), release.version);
      assert.equal(board.compacted, false);
      savesAreIntact();
      before = release.version;
    }
    assert.ok(anew >= 3, `room came back ${anew} times`);
    assert.ok(board.used() < 24_000);
  });

  it('does not ask a later build for its radios: it would crash', async () => {
    await plug({ version: '2v29.277' });
    const told: string[] = [];
    const starts = board.starts;
    await flash(await version('0.1.0'), told);
    assert.match(told[0]!, /2v29\.277 was not tested here; 2v29 was/);
    assert.ok(!board.got.includes('getState'));
    assert.equal(board.starts - starts, 2); // reset(), and the new version
    assert.equal(await running(), '0.1.0');
  });

  describe('on trial', () => {
    /** A program that replays a long play when it starts: 30 s without a moment to spare. */
    const long = (step: string) => `for(var i=0;i<30;i++){${step}}${MAIN}`;

    it('keeps a version that takes longer than the watchdog waits, as long as it says that it is alive', async () => {
      await plug();
      await flash(await version('0.1.0'));
      await flash(await version('0.1.1', { main: long('E.kickWatchdog();work(1000);') }));
      assert.equal(await running(), '0.1.1');
    });

    it('goes back from a version that hangs', async () => {
      await plug();
      await flash(await version('0.1.0'));
      await fails(
        flash(await version('0.1.1', { main: long('work(1000);') })),
        'failed',
        /It went back to version 0\.1\.0.*it hung, or crashed/,
      );
      assert.equal(await running(), '0.1.0');
    });

    it('lets the watchdog sleep when it is over: a long undo does not restart the device', async () => {
      await plug();
      await flash(await version('0.1.0'));
      assert.ok(board.chip.watchdog > 900_000, `${board.chip.watchdog} s`);
      const cable = await openConsole(board.port, CALM);
      open.push(cable);
      const starts = board.starts;
      await cable.run('work(60000)');
      assert.equal(board.starts, starts);
      cable.close();
    });
  });

  it('needs few lines, for each takes its time: some for the board, one for every 1.8 KB, a few for the switch', async () => {
    await plug({ gap: 100 });
    const small = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`s_${i}`, `exports.n=${i}//${'s'.repeat(300)}`]));
    const before = board.lines;
    const outcome = await flash(await version('0.1.0', { ...small, hadal: 'h'.repeat(20_000) }));
    assert.equal(outcome.files, 26);
    assert.ok(board.lines - before < 40, `${board.lines - before} lines`);
  });

  it('refuses other chips, versions that do not work, and old ones; warns of untested ones', async () => {
    await plug({ board: 'ESP8266_4MB' });
    await fails(flash(await version('0.1.0')), 'refused', /is a ESP8266_4MB. Roundkeeper needs an ESP32/);
    await plug({ version: '2v26' });
    await fails(flash(await version('0.1.0')), 'refused', /2v26 does not work: .*pins cannot be watched.*--runtime/);
    await plug({ version: '2v25' });
    await fails(flash(await version('0.1.0')), 'refused', /2v25 is too old/);
    for (const [chip, words] of [
      ['ESP32_IDF4', /build ESP32_IDF4.*lacks SHA-256 and telnet.*--runtime/],
      ['ESP32_IDF5', /build ESP32_IDF5.*never erases a page of flash.*--runtime/],
      ['ESP32C6_IDF5', /another chip of the ESP32 family.*docs\/hardware\.md/],
      ['ESP32S3_IDF4', /ESP32-S3.*docs\/hardware\.md/],
      ['ESP32C3_IDF4', /ESP32-C3.*docs\/hardware\.md/],
    ] as const) {
      await plug({ board: chip });
      await fails(flash(await version('0.1.0')), 'refused', words);
      assert.equal(board.files.size, 0);
    }
    await plug({ version: '2v28' });
    const told: string[] = [];
    await flash(await version('0.1.0'), told);
    assert.match(told[0]!, /2v28 was not tested here; 2v29 was/);
    assert.equal(board.files.size > 6, true);
  });
});
