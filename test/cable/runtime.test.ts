import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FakeBoard, type FakeBoardOptions, fakeBoard } from '../../hal/mock/board';
import { type Cable, type CableOptions, fakeCable } from '../../hal/mock/serial';
import { flash } from '../../tools/cable/flash';
import { inspect } from '../../tools/cable/inspect';
import { openConsole } from '../../tools/cable/open';
import { readRuntime, writeRuntime } from '../../tools/cable/runtime';
import type { SerialLike } from '../../tools/cable/webserial';
import { hurry } from './hurry';
import { portOn } from './port';

/** An entry of a partition table. */
function partition(name: string, at: number, size: number): Buffer {
  const entry = Buffer.alloc(32);
  entry.writeUInt16LE(0x50aa, 0);
  entry.writeUInt32LE(at, 4);
  entry.writeUInt32LE(size, 8);
  entry.write(name, 12, 'latin1');
  return entry;
}

describe("writing Espruino's own files", () => {
  hurry();
  let folder: string;
  const said: string[] = [];
  const tell = { say: (line: string) => void said.push(line), progress() {}, async backUp() {} };

  function release(version: string, change: { [file: string]: Buffer | undefined } = {}): string {
    const dir = path.join(folder, 'release');
    const image = (text: string) => Buffer.concat([Buffer.from([0xe9, ...Array(31).fill(0)]), Buffer.from(text, 'latin1')]);
    const table = [
      partition('nvs', 0x9000, 0x3000),
      partition('factory', 0x10000, 0x180000),
      partition('flash', 0x310000, 0x10000),
      partition('storage', 0x320000, 0xe0000),
    ];
    const files: { [file: string]: Buffer | undefined } = {
      'bootloader.bin': image('boot'),
      'partitions_espruino.bin': Buffer.concat([...table, Buffer.alloc(32, 255)]),
      'espruino_esp32.bin': image(`code\0${version}\0ESP32\0`),
      'README_flash.txt': Buffer.from('read me'),
      ...change,
    };
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir);
    for (const [name, bytes] of Object.entries(files)) if (bytes) writeFileSync(path.join(dir, name), bytes);
    return dir;
  }

  /** A board on a cable, and the port that leads to it. */
  async function plugged(
    options: CableOptions = {},
    board: FakeBoardOptions = {},
  ): Promise<{ board: FakeBoard; cable: Cable; port: () => SerialLike }> {
    const made = await fakeBoard(board),
      // what the boot loader has written is the board's when it starts again
      cable = fakeCable(made.port, made.powerCycle, options, flash => {
        if (flash.subarray(0x9000, 0xc000).every(byte => byte === 255)) made.chip.forget();
      });
    cable.rom.flash.fill(7);
    boards.push(made);
    return { board: made, cable, port: () => portOn(cable) };
  }
  const boards: FakeBoard[] = [];
  const at = (cable: Cable, from: number, length: number) => Buffer.from(cable.rom.flash.subarray(from, from + length));
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'roundkeeper-runtime-'));
    said.length = 0;
  });
  afterEach(async () => {
    for (const board of boards.splice(0)) await board.close();
    rmSync(folder, { recursive: true });
  });

  it("clears the chip's own settings, puts the three files at their offsets, and nothing where plays and the program are", async () => {
    const { cable, port } = await plugged(),
      dir = release('2v29');
    await writeRuntime('/dev/ttyUSB0', dir, tell, false, port);
    for (const [from, file] of [
      [0x1000, 'bootloader.bin'],
      [0x8000, 'partitions_espruino.bin'],
      [0x10000, 'espruino_esp32.bin'],
    ] as const) {
      const bytes = readFileSync(path.join(dir, file));
      if (file === 'bootloader.bin') bytes[2] = 2; // its flash is read in the mode dio
      assert.deepEqual(at(cable, from, bytes.length), bytes, file);
    }
    assert.ok(
      at(cable, 0x9000, 0x3000).every(byte => byte === 255),
      'the settings',
    );
    assert.ok(
      at(cable, 0x310000, 0xf0000).every(byte => byte === 7),
      'plays and program',
    );
    assert.match(said.join('\n'), /Clearing the chip's own settings.*Plays and program stay\.\nWriting Espruino 2v29/);
    assert.equal(cable.isOpen, false, 'the port is free again');
  });

  it('erases Storage, too, when it is asked to, and never the plays', async () => {
    const { cable, port } = await plugged();
    await writeRuntime('/dev/ttyUSB0', release('2v29'), tell, true, port);
    assert.ok(at(cable, 0x320000, 0xe0000).every(byte => byte === 255));
    assert.ok(at(cable, 0x310000, 0x10000).every(byte => byte === 7));
  });

  it('says to hold BOOT when the chip does not answer, and writes nothing', async () => {
    const { cable, port } = await plugged({ mute: true });
    await assert.rejects(
      writeRuntime('/dev/ttyUSB0', release('2v29'), tell, false, port),
      /Hold the board's BOOT button until it connects/,
    );
    assert.ok(cable.rom.flash.every(byte => byte === 7));
    assert.equal(cable.isOpen, false);
  });

  it('refuses another chip, or one whose flash does not answer, before it writes', async () => {
    for (const [options, words] of [
      [{ chipId: 9 }, /This chip is an ESP32-S3, and Roundkeeper needs the original ESP32\. Nothing was written/],
      [{ chipId: 5 }, /This chip is an ESP32-C3/],
      [{ flashId: 0xffffff }, /flash memory of this board does not answer\. Nothing was written/],
    ] as const) {
      const { cable, port } = await plugged(options);
      await assert.rejects(writeRuntime('/dev/ttyUSB0', release('2v29'), tell, false, port), words);
      assert.ok(cable.rom.flash.every(byte => byte === 7));
    }
  });

  it('says so when another program has the port', async () => {
    const { port } = await plugged({ taken: true });
    await assert.rejects(writeRuntime('/dev/ttyUSB0', release('2v29'), tell, false, port), /Another program or another tab uses the port/);
  });

  it('tries once more, slowly, when the connection turns to noise, and says what to do when it stays so', async () => {
    const { cable, port } = await plugged({ noisyFrom: 40 });
    await assert.rejects(
      writeRuntime('/dev/ttyUSB0', release('2v29'), tell, false, port),
      /Writing Espruino broke off .*check the cable, try another socket of the PC, and repeat\. Your plays stay/,
    );
    assert.match(said.join(' '), /The connection broke off\. Once more, slowly/);
    assert.ok(at(cable, 0x310000, 0xf0000).every(byte => byte === 7));
  });

  it('never touches the plays, wherever the cable is pulled, and is whole when it is repeated', async () => {
    const dir = release('2v29'),
      whole = await plugged();
    await writeRuntime('/dev/ttyUSB0', dir, tell, false, whole.port);
    const length = whole.cable.got;
    for (let cut = 0; cut < 8; cut++) {
      const { cable, port } = await plugged({ pullAfter: Math.floor((length * (cut + 1)) / 10) });
      await assert.rejects(writeRuntime('/dev/ttyUSB0', dir, tell, false, port));
      assert.ok(
        at(cable, 0x310000, 0xf0000).every(byte => byte === 7),
        `a cut at ${cut}`,
      );
      cable.pullAfter = Infinity;
      await writeRuntime('/dev/ttyUSB0', dir, tell, false, port);
      assert.deepEqual(cable.rom.flash.subarray(0, 0x310000), whole.cable.rom.flash.subarray(0, 0x310000));
    }
  });

  it('shows how far it is', async () => {
    const { port } = await plugged(),
      bars: [number, number, string][] = [];
    await writeRuntime('/dev/ttyUSB0', release('2v29'), { ...tell, progress: (...bar) => void bars.push(bar) }, false, port);
    assert.ok(bars.length >= 3);
    const [done, of, what] = bars.at(-1)!;
    assert.deepEqual([done, what], [of, 'Espruino']);
  });

  it('refuses versions that do not work, and warns of those that were not tested', async () => {
    const { cable, port } = await plugged();
    await assert.rejects(writeRuntime('/dev/ttyUSB0', release('2v26'), tell), /2v26 does not work: .*buttons would be dead/);
    await assert.rejects(writeRuntime('/dev/ttyUSB0', release('1v99'), tell), /too old/);
    assert.equal(cable.rom.commands, 0);
    for (const version of ['2v28', '2v29.277', '2v30']) {
      said.length = 0;
      await writeRuntime('/dev/ttyUSB0', release(version), tell, false, port);
      assert.ok(said[0]!.startsWith(`Espruino ${version} was not tested here; 2v29 was.`));
    }
  });

  it('refuses the builds ESP32_IDF4, S3 and C3 by name, with the reason', () => {
    for (const [build, words] of [
      ['ESP32_IDF4', /lacks SHA-256 and telnet, and restarts for ever with Bluetooth off/],
      ['ESP32S3_IDF4', /This is an ESP32-S3\. .*docs\/hardware\.md says what an S3 would need/],
      ['ESP32C3_IDF4', /This is an ESP32-C3\. .*docs\/hardware\.md says what a C3 would need/],
    ] as const) {
      const app = Buffer.concat([Buffer.from([0xe9, ...Array(31).fill(0)]), Buffer.from(`code\x002v29\0${build}\0`)]);
      assert.throws(() => readRuntime(release('2v29', { 'espruino_esp32.bin': app })), words);
    }
  });

  /** A flash with Wi-Fi switched off never starts: 2v29 opens a socket on a network that is not there. */
  for (const [what, radios] of [
    ['with Wi-Fi switched off', ['BLE']],
    ['with both radios switched off', []],
  ] as const)
    it(`brings a board ${what} back from its endless restarts, and keeps the plays`, async () => {
      const { board, port } = await plugged({}, { radios: [...radios] });
      board.raw.fill(7);
      const looping = { kind: 'looping', message: /starts, crashes and starts again.*npm run flash -- --runtime DIR/ };
      const open = () => openConsole(board.port, { greeting: 200, starting: 600 });
      try {
        await assert.rejects(open(), looping);
        board.esptool(`write_flash 0x1000 a 0x8000 b 0x10000 c`); // as --runtime was: the settings survive it
        await assert.rejects(open(), looping);
        board.esptool('erase_region 0x320000 0xe0000'); // as --erase-storage was
        await assert.rejects(open(), looping);
        await writeRuntime('/dev/ttyUSB0', release('2v29'), tell, false, port);
        const cable = await open();
        assert.deepEqual((await inspect(cable)).radios, { bluetooth: true, wifi: true });
        cable.close();
        assert.ok(board.raw.every(byte => byte === 7));
      } finally {
        board.mood = 'well';
      }
    });

  it('refuses files that are missing, doubled, damaged, too large, or for another chip or another layout', () => {
    const app = (at12: number) => Buffer.concat([Buffer.from([0xe9, ...Array(11).fill(0), at12, 0]), Buffer.from('\0\0\0\x002v29\0')]);
    const wrong: [{ [file: string]: Buffer | undefined }, RegExp][] = [
      [{ 'bootloader.bin': undefined }, /has no file for the bootloader/],
      [{ 'espruino_2v28_esp32.bin': app(0) }, /several files for Espruino/],
      [{ 'bootloader.bin': Buffer.from('<html>') }, /bootloader.bin is damaged/],
      [{ 'espruino_esp32.bin': Buffer.concat([app(0), Buffer.alloc(0x300000)]) }, /too large: it would reach into your plays/],
      [{ 'espruino_esp32.bin': app(9) }, /for another chip/],
      [{ 'espruino_esp32.bin': Buffer.from([0xe9, ...Array(31).fill(0)]) }, /does not say which version/],
      [{ 'partitions_espruino.bin': partition('storage', 0x300000, 1) }, /divides the flash in another way/],
      [
        { 'partitions_espruino.bin': Buffer.concat([partition('flash', 0x310000, 0x10000), partition('storage', 0x320000, 0xe0000)]) },
        /divides the flash in another way/,
      ],
      [
        {
          'partitions_espruino.bin': Buffer.concat([
            partition('nvs', 0x9000, 0x310000),
            partition('flash', 0x310000, 0x10000),
            partition('storage', 0x320000, 0xe0000),
          ]),
        },
        /divides the flash in another way/,
      ],
    ];
    for (const [change, words] of wrong) assert.throws(() => readRuntime(release('2v29', change)), words);
    assert.throws(() => readRuntime(path.join(folder, 'nowhere')), /There is no folder/);
    const whole = path.join(folder, 'espruino_2v29');
    mkdirSync(whole);
    renameSync(release('2v29'), path.join(whole, 'espruino_2v29_esp32'));
    writeFileSync(path.join(whole, 'espruino_2v29_esp32.bin'), app(0));
    assert.throws(
      () => readRuntime(whole),
      /no file for the bootloader\. They are in .*espruino_2v29\/espruino_2v29_esp32: name that folder/,
    );
    const packed = path.join(folder, 'espruino_2v29_esp32.tgz');
    writeFileSync(packed, 'x');
    assert.throws(() => readRuntime(packed), /espruino_2v29_esp32\.tgz is a file\. Unpack it, and name the folder/);
  });

  it('is named when Storage is to be erased', async () => {
    await assert.rejects(flash(['--erase-storage', '--port', '/dev/ttyNone'], 'dist'), /--erase-storage goes with --runtime DIR/);
  });

  it('needs a cable', async () => {
    await assert.rejects(writeRuntime('tcp://localhost:2323', release('2v29'), tell), /only be written over a cable/);
  });
});
