// Install by one press, in a real Chromium whose serial port leads to the fake board of the cable's tests. Every trouble has a sentence and a way on.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { type FakeBoard, type FakeBoardOptions, fakeBoard } from '../../hal/mock/board';
import { type CableOptions, fakeCable } from '../../hal/mock/serial';
import { inspect } from '../../tools/cable/inspect';
import { openConsole } from '../../tools/cable/open';
import { type Served, serve } from '../../tools/page/server/serve';
import { bootCode, WIRING } from '../cable/versions';
import { sample } from '../long';
import { type Guest, pageFiles, withBrowser } from './chromium';
import { type Plug, withSerial } from './serial';

const MAIN = 'require("kit");require("shell");print("Roundkeeper "+require("wiring").board);if(global.started)global.started()';

/** What the page's host has in flash/: a small program, with the real boot code. */
async function shelf(version: string, change: { [name: string]: string } = {}): Promise<[string, Buffer][]> {
  const modules: { [name: string]: string } = {
    kit: 'exports.kit=1',
    shell: 'exports.shell=require("kit").kit',
    main: MAIN,
    hadal: `module.exports={title:"Hadal"}//${'x'.repeat(3000)}`,
    ...change,
  };
  const wirings = { devkit: WIRING, other: { ...WIRING, board: 'other' } };
  return [
    ...Object.entries(modules),
    ['boot', await bootCode()] as const,
    ...Object.entries(wirings).map(([name, wiring]) => [`wiring_${name}`, `module.exports=${JSON.stringify(wiring)}`] as const),
    ['release.json', JSON.stringify({ version, modules: Object.keys(modules), wirings })] as const,
  ].map(([name, text]) => [`flash/${name}`, Buffer.from(text, 'latin1')]);
}

function partition(name: string, at: number, size: number): Buffer {
  const entry = Buffer.alloc(32);
  entry.writeUInt16LE(0x50aa, 0);
  entry.writeUInt32LE(at, 4);
  entry.writeUInt32LE(size, 8);
  entry.write(name, 12, 'latin1');
  return entry;
}

const image = (text: string) => Buffer.concat([Buffer.from([0xe9, ...Array(31).fill(0)]), Buffer.from(text, 'latin1')]);
const ESPRUINO: { [name: string]: Buffer } = {
  'bootloader.bin': image('boot'),
  'partitions_espruino.bin': Buffer.concat([
    partition('nvs', 0x9000, 0x3000),
    partition('factory', 0x10000, 0x180000),
    partition('flash', 0x310000, 0x10000),
    partition('storage', 0x320000, 0xe0000),
    Buffer.alloc(32, 255),
  ]),
  'espruino_esp32.bin': image(`code\0${'2v29'}\0ESP32\0${'espruino'.repeat(500)}`),
};

/** A tar.gz as Espruino's release has one for the ESP32. */
function tgz(files: { [name: string]: Buffer }): Buffer {
  const parts: Buffer[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const head = Buffer.alloc(512);
    head.write(`espruino_2v29_esp32/${name}`, 0);
    head.write(bytes.length.toString(8).padStart(11, '0'), 124);
    head.write('0', 156);
    parts.push(head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512));
  }
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]));
}

/** A zip, one file of it packed and the others not. */
function zip(files: { [name: string]: Buffer }): Buffer {
  const parts: Buffer[] = [],
    table: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const body = deflateRawSync(bytes),
      local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    table.push(entry, Buffer.from(name));
    parts.push(local, Buffer.from(name), body);
    at += 30 + name.length + body.length;
  }
  const end = Buffer.alloc(22),
    list = Buffer.concat(table);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}

const CUTS = Math.max(40, sample(40, 100));

withBrowser('a board on the page', house => {
  let served: Served, board: FakeBoard | undefined;
  const plug: Plug = { cable: undefined, cancels: false };
  before(async () => {
    served = await serve(new Map([...(await pageFiles()).files, ...(await shelf('1.0.0'))]));
  });
  after(() => served?.close());
  afterEach(async () => {
    await board?.close();
    board = undefined;
    Object.assign(plug, { cable: undefined, cancels: false });
  });

  async function offer(version: string, change?: { [name: string]: string }): Promise<void> {
    served.change(new Map([...(await pageFiles()).files, ...(await shelf(version, change))]));
  }

  async function plugIn(options: FakeBoardOptions = {}, cable: CableOptions = {}): Promise<FakeBoard> {
    const made = await fakeBoard(options);
    board = made;
    made.raw.fill(7, 0, 0xf000);
    plug.cable = fakeCable(made.port, made.powerCycle, cable, flash => {
      if (flash.subarray(0x9000, 0xc000).every(byte => byte === 255)) made.chip.forget();
      if (flash[0x10000] === 0xe9) {
        made.espruino();
      }
    });
    return made;
  }

  /** The page with its part for boards unfolded. */
  async function guest(at = ''): Promise<Guest> {
    let come!: Guest;
    come = await house.visit({ prepare: context => withSerial(context, () => come.page, plug) });
    await come.page.goto(served.address + at);
    await come.page.waitForFunction(() => document.querySelector('#words')!.textContent);
    await come.page.click('#board > summary');
    come.page.on('dialog', dialog => void dialog.accept());
    return come;
  }

  const lines = ({ page }: Guest) => page.locator('#board-said li').allInnerTexts();

  /** Presses a button, and waits until what it does has ended: the last line tells how. */
  async function does(come: Guest, what: string): Promise<string> {
    const before = (await lines(come)).length;
    await come.page.click(`#board [data-does=${what}]`);
    return ended(come, before);
  }
  async function ended({ page }: Guest, before: number): Promise<string> {
    await page.waitForFunction(
      before => {
        const all = [...document.querySelectorAll('#board-said li')].slice(before);
        return all.some(line => line.classList.contains('good') || line.classList.contains('bad'));
      },
      before,
      { timeout: 60_000 },
    );
    await page.waitForTimeout(50); // the port is closed a moment later
    return (await lines({ page } as Guest)).slice(before).join('\n');
  }

  async function running(): Promise<string | undefined> {
    const cable = await openConsole(board!.port, { patience: 10_000, greeting: 3000 });
    try {
      return (await inspect(cable)).running?.version;
    } finally {
      cable.close();
    }
  }

  const savesAreIntact = () =>
    assert.ok(
      board!.raw.subarray(0, 0xf000).every(byte => byte === 7),
      'the plays',
    );

  /** No sentence of the page sends anybody to a command line. */
  async function isForPage(come: Guest): Promise<void> {
    for (const line of await lines(come)) assert.doesNotMatch(line, /npm run|--\w/, line);
  }

  it('installs by one press, says what was plugged in and what runs then, and has nothing to do the second time', async () => {
    await plugIn();
    const come = await guest(),
      said = await does(come, 'install');
    assert.match(said, /Plugged in: ESP32, Espruino 2v29, without Roundkeeper; \d+ of 896 KB free\./);
    assert.match(said, /Roundkeeper 1\.0\.0 runs\. \d+ files, [\d.]+ KB, [\d.]+ s\./);
    assert.equal(await running(), '1.0.0');
    savesAreIntact();
    assert.match(await does(come, 'install'), /with Roundkeeper 1\.0\.0[\s\S]*runs there already: nothing to do/);
    await isForPage(come);
  });

  it('updates by sending what changed, and goes back from a version that does not start', async () => {
    await plugIn();
    const come = await guest();
    await does(come, 'install');
    await offer('1.1.0', { hadal: 'module.exports={}' });
    assert.match(await does(come, 'install'), /Roundkeeper 1\.1\.0 runs\. 1 file,/);
    await offer('1.2.0', { main: 'throw new Error("broken")' });
    assert.match(await does(come, 'install'), /The new version did not start well\. It went back to version 1\.1\.0\./);
    assert.equal(await running(), '1.1.0');
    savesAreIntact();
    await offer('1.0.0');
    await isForPage(come);
  });

  it('writes Espruino from a zip or a tgz where there is none, then the program, by the same press', async () => {
    for (const [name, bytes] of [
      ['espruino_2v29_esp32.tgz', tgz(ESPRUINO)],
      [
        'espruino_2v29.zip',
        zip({ 'espruino_2v29/espruino_2v29_esp32.tgz': tgz(ESPRUINO), 'espruino_2v29/espruino_esp32c3.bin': image('no') }),
      ],
    ] as const) {
      await plugIn({ mood: 'empty' });
      const come = await guest();
      assert.match(
        await does(come, 'install'),
        /starts again and again without finding a program\. Put Espruino on it: press Write Espruino/,
      );
      assert(await come.page.isVisible('#board-espruino'));
      const before = (await lines(come)).length;
      await come.page.setInputFiles('#espruino-files', { name, mimeType: 'application/octet-stream', buffer: bytes });
      const said = await ended(come, before);
      assert.match(
        said,
        /Espruino 2v29 was found in it\.[\s\S]*Writing Espruino 2v29[\s\S]*Espruino is written\. Now the program\.[\s\S]*Roundkeeper 1\.0\.0 runs\./,
      );
      const { flash } = plug.cable!.rom;
      assert.deepEqual(
        Buffer.from(flash.subarray(0x10000, 0x10000 + ESPRUINO['espruino_esp32.bin']!.length)),
        ESPRUINO['espruino_esp32.bin'],
      );
      assert.equal(await running(), '1.0.0');
      savesAreIntact();
      await isForPage(come);
      await come.leave();
      await board!.close();
    }
  });

  it('refuses a zip that is no release, a version that does not work, another chip: nothing is written', async () => {
    await plugIn({ mood: 'empty' }, { chipId: 9 });
    const come = await guest();
    await does(come, 'install');
    for (const [name, bytes, words] of [
      ['holiday.zip', zip({ 'beach.jpg': Buffer.from('sand') }), /holiday\.zip has no file for the bootloader\./],
      ['broken.zip', Buffer.from('PK\x03\x04 and nothing'), /broken\.zip cannot be unpacked .*choose the folder\. Nothing was written/],
      [
        'old.tgz',
        tgz({ ...ESPRUINO, 'espruino_esp32.bin': image('x\x002v26\0ESP32\0') }),
        /Espruino 2v26 does not work: .*buttons would be dead/,
      ],
      [
        'espruino_2v29_esp32.tgz',
        tgz(ESPRUINO),
        /This chip is an ESP32-S3, and Roundkeeper needs the original ESP32\. Nothing was written/,
      ],
    ] as const) {
      const before = (await lines(come)).length;
      await come.page.setInputFiles('#espruino-files', { name, mimeType: 'application/octet-stream', buffer: bytes });
      assert.match(await ended(come, before), words, name);
    }
    assert.ok(plug.cable!.rom.flash.every(byte => byte === 255));
    await isForPage(come);
  });

  it('has a sentence and a way on for a person who cancels, a busy port, garbage, silence, MicroPython and another board', async () => {
    const come = await guest();
    assert.match(await does(come, 'install'), /No port was chosen, and nothing was changed\. If the board is not in the list: plug it in/);
    for (const [options, cable, words] of [
      [{}, { taken: true }, /another program or another tab uses it\. Close it/],
      [{ mood: 'garbage' }, {}, /Only rubbish comes from[\s\S]*press Write Espruino/],
      [{ mood: 'silent' }, {}, /says nothing\. Either no Espruino is on it \(press Write Espruino\), or the cable only charges/],
      [{ mood: 'micropython' }, {}, /MicroPython is on the board[\s\S]*press Write Espruino/],
      [{ mood: 'looping' }, {}, /starts, crashes and starts again[\s\S]*your plays stay: press Write Espruino/],
      [{ board: 'BANGLEJS2' }, {}, /is a BANGLEJS2\. Roundkeeper needs an ESP32, the original one/],
      [{ version: '2v26' }, {}, /Espruino 2v26 does not work/],
    ] as [FakeBoardOptions, CableOptions, RegExp][]) {
      await plugIn(options, cable);
      assert.match(await does(come, 'install'), words);
      assert.equal(plug.cable!.isOpen, false, 'the port is free again');
      await board!.close();
      await come.page.reload();
      await come.page.click('#board > summary');
    }
    await isForPage(come);
  });

  it(`survives ${CUTS} cuts of an update: the board boots the old or the new version, and the plays are there`, async () => {
    await plugIn();
    const come = await guest();
    await does(come, 'install');
    const files = new Map(board!.files),
      raw = board!.raw.slice(),
      from = plug.cable!.got;
    await offer('1.1.0', { hadal: `module.exports={}//${'y'.repeat(6000)}`, main: `${MAIN};` });
    await does(come, 'install');
    const length = plug.cable!.got - from,
      seen: { [version: string]: number } = {};
    assert.equal(await running(), '1.1.0');
    for (let cut = 0; cut < CUTS; cut++) {
      board!.files.clear();
      for (const [name, bytes] of files) board!.files.set(name, bytes);
      board!.raw.set(raw);
      board!.powerCycle();
      plug.cable!.got = 0;
      plug.cable!.pullAfter = Math.floor((length * cut) / CUTS) + 1;
      assert.match(await does(come, 'install'), /was lost|is closed|did not answer|took nothing/);
      plug.cable!.pullAfter = Number.POSITIVE_INFINITY;
      board!.powerCycle();
      const now = (await running()) ?? 'nothing';
      assert.ok(['1.0.0', '1.1.0'].includes(now), `after a cut at ${cut} of ${CUTS} it runs ${now}`);
      seen[now] = (seen[now] ?? 0) + 1;
      savesAreIntact();
    }
    assert.match(await does(come, 'install'), /Roundkeeper 1\.1\.0 runs/);
    console.log(`        ${CUTS} cuts in ${length} bytes: ${JSON.stringify(seen)}`);
    await offer('1.0.0');
  });

  it('says what is wrong and what is well as the doctor does, and saves the report of a first board', async () => {
    await plugIn();
    const come = await guest();
    assert.match(
      await does(come, 'doctor'),
      /ok: It is an ESP32\.[\s\S]*bad: Roundkeeper is not on this board\. Put it there: press Install/,
    );
    const coming = come.page.waitForEvent('download');
    await come.page.click('#board [data-does=report]');
    const report = readFileSync(await (await coming).path(), 'utf8');
    assert.match(report, /^First board[\s\S]*Chrom[\s\S]*Espruino 2v29 answers/);
    await isForPage(come);
  });

  it('says which browsers can, where this one cannot', async () => {
    const come = await house.visit({
      first: () => {
        Object.defineProperty(Navigator.prototype, 'serial', { value: undefined });
        delete (Navigator.prototype as { serial?: unknown }).serial;
      },
    });
    await come.page.click('#board > summary');
    assert.match(await come.page.innerText('#board-none'), /Chrome, Edge, Opera and Brave on a computer can.*npm run flash/);
    assert(await come.page.isHidden('#board-work'));
  });
});
