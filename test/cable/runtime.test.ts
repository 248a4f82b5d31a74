import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeBoard } from '../../hal/mock/board';
import { Console } from '../../tools/cable/console';
import { flash } from '../../tools/cable/flash';
import { inspect } from '../../tools/cable/inspect';
import { readRuntime, writeRuntime } from '../../tools/cable/runtime';
import { hurry } from './hurry';

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
  let folder: string, tool: string, before: string | undefined;
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

  /** An esptool that notes its arguments, and ends with this code. */
  function install(code: number, words = ''): void {
    writeFileSync(tool, `#!/bin/sh\necho "$@" >> "${folder}/calls"\necho '${words}'\nexit ${code}\n`);
    chmodSync(tool, 0o755);
  }
  const calls = () => (existsSync(path.join(folder, 'calls')) ? readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n') : []);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'roundkeeper-runtime-'));
    mkdirSync(path.join(folder, 'bin'));
    tool = path.join(folder, 'bin/esptool');
    before = process.env.PATH;
    process.env.PATH = `${path.join(folder, 'bin') + path.delimiter}/usr/bin${path.delimiter}/bin`;
    said.length = 0;
  });
  afterEach(() => {
    process.env.PATH = before;
    rmSync(folder, { recursive: true });
  });

  const CHIP = '--chip esp32 --port /dev/ttyUSB0 --baud 460800';

  it("clears the chip's own settings, puts the three files at their offsets, and nothing where plays and the program are", async () => {
    install(0);
    const dir = release('2v29');
    await writeRuntime('/dev/ttyUSB0', dir, tell);
    assert.deepEqual(calls(), [
      `${CHIP} --after no_reset erase_region 0x9000 0x3000`,
      `${CHIP} write_flash -z --flash_mode dio --flash_freq 40m 0x1000 ${dir}/bootloader.bin 0x8000 ${dir}/partitions_espruino.bin 0x10000 ${dir}/espruino_esp32.bin`,
    ]);
    assert.match(said.join('\n'), /Clearing the chip's own settings.*Plays and program stay\.\nWriting Espruino 2v29/);
  });

  it('erases Storage, too, when it is asked to, and never the plays', async () => {
    install(0);
    await writeRuntime('/dev/ttyUSB0', release('2v29'), tell, true);
    assert.match(calls()[0]!, /erase_region 0x320000 0xe0000$/);
    assert.match(calls()[1]!, /erase_region 0x9000 0x3000$/);
    assert.equal(calls().length, 3);
  });

  it('tells what esptool said when it fails', async () => {
    install(2, 'A fatal error occurred: Failed to connect to ESP32');
    await assert.rejects(writeRuntime('/dev/ttyUSB0', release('2v29'), tell), /Failed to connect to ESP32. Hold the board's BOOT button/);
  });

  it('tries once more, slowly, when the connection breaks off', async () => {
    writeFileSync(
      tool,
      `#!/bin/sh\necho "$@" >> "${folder}/calls"\ncase "$*" in *460800*write_flash*) echo 'Changing baud rate to 460800'; echo 'Serial data stream stopped'; exit 2;; esac\n`,
    );
    chmodSync(tool, 0o755);
    await writeRuntime('/dev/ttyUSB0', release('2v29'), tell);
    assert.deepEqual(
      calls().map(call => /--baud (\d+).* (\w+_\w+) (?:-z|0x)/.exec(call)!.slice(1)),
      [
        ['460800', 'erase_region'],
        ['460800', 'write_flash'],
        ['115200', 'write_flash'],
      ],
    );
    assert.match(said.join(' '), /The connection broke off\. Once more, slowly/);
  });

  it('tries once more at whatever block the cable fails, and keeps the colours of esptool 5 out of its sentences', async () => {
    const dir = release('2v29');
    for (const blocks of [0, 1, 7, 40, 400]) {
      rmSync(path.join(folder, 'calls'), { force: true });
      said.length = 0;
      writeFileSync(
        tool,
        `#!${process.execPath}
const { appendFileSync } = require('node:fs'), words = process.argv.slice(2).join(' ');
appendFileSync(${JSON.stringify(path.join(folder, 'calls'))}, words + '\\n');
console.log('esptool v5.1.0\\nConnecting....\\nChanging baud rate to 460800...\\nChanged.');
if (words.includes('write_flash')) {
  for (let block = 0; block < ${blocks}; block++)
    process.stdout.write('\\r\\x1b[KWriting at 0x' + (0x10000 + block * 1024).toString(16).padStart(8, '0') + ' [=>      ]  1.0% ' + block + '/909345 bytes... ');
  process.stdout.write('\\n\\x1b[31mA fatal error occurred: No serial data received.\\x1b[39m\\n');
  process.exitCode = 2;
}
`,
      );
      chmodSync(tool, 0o755);
      await assert.rejects(writeRuntime('/dev/ttyUSB0', dir, tell), (problem: Error) => {
        assert.match(problem.message, /^esptool did not succeed: A fatal error occurred: No serial data received\. Hold/);
        return true;
      });
      assert.deepEqual(
        calls().map(call => /--baud (\d+)/.exec(call)![1]),
        ['460800', '460800', '115200'],
        `${blocks} blocks`,
      );
      assert.doesNotMatch(said.join(' '), /\x1b/);
    }
  });

  it('shows how far Espruino is written, as esptool 4 and 5 tell it', async () => {
    for (const words of ['Writing at 0x0001d000... (12 %)', 'Writing at 0x00012345 [===>        ]  12.5% 16384/909345 bytes...']) {
      install(0, words);
      const bars: [number, number, string][] = [];
      await writeRuntime('/dev/ttyUSB0', release('2v29'), { ...tell, progress: (...bar) => void bars.push(bar) });
      assert.deepEqual(bars.at(-1), [12, 100, 'Espruino']);
    }
    install(0, 'Writing at 0x00001000... (100 %)'); // the bootloader
    await writeRuntime('/dev/ttyUSB0', release('2v29'), { ...tell, progress: () => assert.fail('a bar for a small file') });
  });

  it('says how to get esptool when there is none', async () => {
    await assert.rejects(writeRuntime('/dev/ttyUSB0', release('2v29'), tell), /pip install esptool/);
  });

  it('refuses versions that do not work, and warns of those that were not tested', async () => {
    install(0);
    await assert.rejects(writeRuntime('/dev/ttyUSB0', release('2v26'), tell), /2v26 does not work: .*buttons would be dead/);
    await assert.rejects(writeRuntime('/dev/ttyUSB0', release('1v99'), tell), /too old/);
    assert.deepEqual(calls(), []);
    for (const version of ['2v28', '2v29.277', '2v30']) {
      said.length = 0;
      await writeRuntime('/dev/ttyUSB0', release(version), tell);
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
      install(0);
      const board = await fakeBoard({ radios: [...radios] });
      board.raw.fill(7);
      const looping = { kind: 'looping', message: /starts, crashes and starts again.*npm run flash -- --runtime DIR/ };
      const open = () => Console.open(board.port, { greeting: 200, starting: 600 });
      try {
        await assert.rejects(open(), looping);
        board.esptool(`write_flash 0x1000 a 0x8000 b 0x10000 c`); // as --runtime was: the settings survive it
        await assert.rejects(open(), looping);
        board.esptool('erase_region 0x320000 0xe0000'); // as --erase-storage was
        await assert.rejects(open(), looping);
        await writeRuntime('/dev/ttyUSB0', release('2v29'), tell);
        for (const call of calls()) board.esptool(call);
        const cable = await open();
        assert.deepEqual((await inspect(cable)).radios, { bluetooth: true, wifi: true });
        cable.close();
        assert.ok(board.raw.every(byte => byte === 7));
      } finally {
        await board.close();
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
    install(0);
    await assert.rejects(writeRuntime('tcp://localhost:2323', release('2v29'), tell), /only be written over a cable/);
  });
});
