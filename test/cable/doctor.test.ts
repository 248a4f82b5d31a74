// The doctor: every trouble has its sentence, and every sentence says what to do next.

import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import devkit from '../../hal/esp32/wiring/devkit';
import { fakeBoard } from '../../hal/mock/board';
import { fakeConsole, type Mood } from '../../hal/mock/console';
import { examine, type Finding } from '../../tools/cable/doctor/checks';
import type { DeviceFacts, Facts } from '../../tools/cable/doctor/facts';
import { gather } from '../../tools/cable/doctor/gather';
import { access, adapters, holders } from '../../tools/cable/doctor/system';
import { GUARD } from '../../tools/cable/guard';
import { unfit, untested } from '../../tools/cable/tested';
import { need } from '../needs';
import { type Board, boardOnCable } from './board';
import { GREETING, TURN } from './interpreter';

const DEVICE: DeviceFacts = {
  board: 'ESP32 DevKit',
  faults: [],
  unfinished: false,
  display: devkit.display,
  buttons: devkit.buttons as DeviceFacts['buttons'],
  buzzer: devkit.buzzer,
  found: [0x3c],
  swapped: [],
};
const WELL: Facts = {
  platform: 'linux',
  port: '/dev/ttyUSB0',
  ports: [{ path: '/dev/ttyUSB0', name: 'CP2102' }],
  adapters: ['CP210x'],
  holders: [],
  access: { group: 'dialout', user: 'ann', member: true },
  who: { version: '2v29', board: 'ESP32' },
  storage: { total: 917504, free: 500000 },
  radios: { bluetooth: false, wifi: true },
  air: 'NULL',
  variables: 4300,
  running: '0.1.0',
  ours: '0.1.0',
  device: DEVICE,
};
/** A PC without ports of its own, and little patience. */
const HERE = { platform: 'linux', ports: [], greeting: 300, starting: 500 };
const NONE: Partial<Facts> = { port: undefined, ports: [], adapters: [], access: undefined };

/** What differs from a healthy device, and what is said about it, word for word. */
const TABLE: [what: string, change: Partial<Facts>, state: Finding[0], say: string][] = [
  [
    'a version of Espruino that nobody tried',
    { who: { version: '2v28', board: 'ESP32' }, untested: untested('2v28') },
    'mind',
    'Espruino 2v28 was not tested here; 2v29 was. Should something behave strangely, put 2v29 on the board first (docs/flashing.md).',
  ],
  [
    'no board',
    NONE,
    'bad',
    'No board is seen. Plug it in; then try another cable, for many only charge; then another socket of the PC, without a hub.',
  ],
  [
    'no board on macOS',
    { ...NONE, platform: 'darwin' },
    'bad',
    'No board is seen. Plug it in; then try another cable, for many only charge; then another socket of the PC, without a hub. If none helps, install the driver of its USB chip (CP210x or CH34x), which its maker offers.',
  ],
  [
    'no board on Windows',
    { ...NONE, platform: 'win32' },
    'bad',
    'No board is seen. Plug it in; then try another cable, for many only charge; then another socket of the PC, without a hub. Look into the device manager under Ports (COM & LPT): a yellow sign there means that the driver of its USB chip (CP210x or CH34x) is missing.',
  ],
  [
    'a CH340 that brltty takes',
    { ...NONE, adapters: ['CH340'] },
    'bad',
    'The board is on the USB bus (CH340), but the system made no port of it. On Ubuntu the program brltty takes it away: sudo apt remove brltty, then plug it in again.',
  ],
  [
    'a chip without a port',
    { ...NONE, adapters: ['CP210x'] },
    'bad',
    'The board is on the USB bus (CP210x), but the system made no port of it. Unplug it, plug it in, and look what the system says: sudo dmesg | tail',
  ],
  [
    'several boards',
    {
      port: undefined,
      ports: [
        { path: '/dev/ttyUSB0', name: 'CP2102' },
        { path: '/dev/ttyUSB1', name: '' },
      ],
    },
    'bad',
    'There are several ports. Say which one is the board:\n  npm run doctor -- --port /dev/ttyUSB0   (CP2102)\n  npm run doctor -- --port /dev/ttyUSB1',
  ],
  [
    'another program on the port',
    { holders: ['minicom (process 7)'] },
    'bad',
    'Another program uses /dev/ttyUSB0: minicom (process 7). Close it, then try again.',
  ],
  [
    'a port that is locked',
    { trouble: { kind: 'taken', message: '' } },
    'bad',
    'Another program uses /dev/ttyUSB0. Close it (a monitor, the Web IDE, an Arduino window), then try again.',
  ],
  [
    'no permission',
    { trouble: { kind: 'not allowed', message: '' }, access: { group: 'dialout', user: 'ann', member: false } },
    'bad',
    'You may not use /dev/ttyUSB0: it belongs to the group dialout. Join it, then log out and in again: sudo usermod -aG dialout ann',
  ],
  [
    'a group that the session does not know yet',
    { trouble: { kind: 'not allowed', message: '' } },
    'bad',
    'You have joined the group dialout, but this session does not know it yet. Log out and in again, or restart the PC.',
  ],
  [
    'no permission elsewhere',
    { platform: 'darwin', port: '/dev/cu.usbserial', access: undefined, trouble: { kind: 'not allowed', message: '' } },
    'bad',
    'You may not use /dev/cu.usbserial. Close every program that might use it, unplug the board and plug it in again.',
  ],
  ['a port that is not there', { trouble: { kind: 'no port', message: 'There is no port.' } }, 'bad', 'There is no port.'],
  ['silence', { trouble: { kind: 'silent', message: 'It says nothing.' } }, 'bad', 'It says nothing.'],
  [
    'another chip',
    { who: { version: '2v29', board: 'PICO' }, unfit: unfit('PICO', '/dev/ttyUSB0') },
    'bad',
    'The board at /dev/ttyUSB0 is a PICO. Roundkeeper needs an ESP32, the original one (docs/hardware.md). Is it the right port?',
  ],
  [
    'an S3',
    { who: { version: '2v29', board: 'ESP32S3_IDF4' }, unfit: unfit('ESP32S3_IDF4', '') },
    'bad',
    'This is an ESP32-S3. Roundkeeper cannot use it yet: Espruino cannot watch its free pins or measure a voltage there, and its port goes away at every restart. Take an original ESP32; docs/hardware.md says what an S3 would need.',
  ],
  [
    'a C3',
    { who: { version: '2v29', board: 'ESP32C3_IDF4' }, unfit: unfit('ESP32C3_IDF4', '') },
    'bad',
    'This is an ESP32-C3. Roundkeeper cannot use it yet: it has too few pins, and its stack may be too short. Take an original ESP32; docs/hardware.md says what a C3 would need.',
  ],
  [
    'the build ESP32_IDF4',
    { who: { version: '2v29', board: 'ESP32_IDF4' }, unfit: unfit('ESP32_IDF4', '') },
    'bad',
    "This is Espruino's build ESP32_IDF4, which nobody offers for download. It lacks SHA-256 and telnet, and restarts for ever with Bluetooth off. Put 2v29 on the board: npm run flash -- --runtime DIR (docs/flashing.md says where DIR comes from).",
  ],
  ['a version that does not work', { refused: 'Espruino 2v26 does not work: buttons.' }, 'bad', 'Espruino 2v26 does not work: buttons.'],
  [
    'Bluetooth',
    { radios: { bluetooth: true, wifi: true }, variables: 2700 },
    'mind',
    'Bluetooth starts with the board: that takes memory and power, and opens its console for a moment. npm run flash switches it off for good.',
  ],
  [
    'Wi-Fi switched off',
    { radios: { bluetooth: true, wifi: false } },
    'mind',
    'Wi-Fi is off in the settings of the chip, and Espruino 2v29 may not start so. npm run flash sets it back; it stays silent. Should the board restart for ever: npm run flash -- --runtime DIR',
  ],
  [
    'an access point that is open all the same',
    { air: 'AP' },
    'bad',
    'Wi-Fi has opened an access point (AP). It should be silent. The console stays on the cable, but clear the settings of the chip: npm run flash -- --runtime DIR. If that does not help, please tell us (docs/first-board.md).',
  ],
  [
    'a network that the program before has left in the chip',
    { air: 'STA' },
    'bad',
    'Wi-Fi looks for the network of a program that was there before (STA). It should be silent. The console stays on the cable, but clear the settings of the chip: npm run flash -- --runtime DIR. If that does not help, please tell us (docs/first-board.md).',
  ],
  [
    'radios that cannot be asked',
    { radios: undefined, who: { version: '2v29.277', board: 'ESP32' } },
    'mind',
    'Which radios start with the board cannot be asked: Espruino 2v29.277 would crash. The program silences them at each start.',
  ],
  [
    'little memory, and nobody knows why',
    { variables: 3000 },
    'mind',
    'Espruino has only 3000 variables, and should have 3700 or more: a large game may stop with "out of memory". What was answered is stored. Is it another build than docs/flashing.md names? If not, please tell us (docs/first-board.md).',
  ],
  [
    'a full Storage',
    { storage: { total: 917504, free: 20480 } },
    'mind',
    'Storage is nearly full: 20 of 896 KB of Storage are free. The next npm run flash writes it anew; your plays are elsewhere and stay. A copy does no harm: npm run backup',
  ],
  [
    'an empty board',
    { running: '', device: undefined, storage: { total: 917504, free: 917000 } },
    'bad',
    'Roundkeeper is not on this board. Put it there: npm run flash',
  ],
  [
    'a program that does not run',
    { running: '', device: undefined },
    'bad',
    'Roundkeeper is there, but does not run. Restart the board without holding BACK; if that does not help: npm run flash',
  ],
  ['an old program', { running: '0.0.9' }, 'mind', 'Roundkeeper 0.0.9 runs, and this folder has 0.1.0. Bring it up to date: npm run flash'],
  [
    'a restore that was cut off',
    { device: { ...DEVICE, unfinished: true } },
    'bad',
    'A restore was cut off: plays are missing. Repeat it: npm run restore FILE',
  ],
  [
    'a display at the other address',
    { device: { ...DEVICE, found: [0x3d] } },
    'bad',
    'A display answers at 0x3D, and the wiring file says 0x3C. Write address: 0x3D there, then npm run flash (docs/wiring.md).',
  ],
  [
    'swapped wires',
    { device: { ...DEVICE, found: [], swapped: [0x3c] } },
    'bad',
    'SDA and SCL are swapped: a display answers when they are exchanged. SDA goes to pin 21, SCL to pin 22. Restart the board afterwards.',
  ],
  [
    'no display',
    { device: { ...DEVICE, found: [] } },
    'bad',
    'No display answers. Check its four wires: VCC to 3V3, GND to GND, SDA to pin 21, SCL to pin 22; on some modules VCC and GND lie the other way round. Then restart the board.',
  ],
  [
    'faults that the device found',
    { device: { ...DEVICE, faults: ['The button back is stuck.', 'The file font is missing.'] } },
    'bad',
    'The button back is stuck.\nThe file font is missing.',
  ],
];

describe('the doctor', () => {
  it('finds nothing wrong with a healthy device, and says what it looked at', () => {
    assert.deepEqual(
      examine(WELL).map(({ finding }) => finding.join(': ')),
      [
        'good: The port is /dev/ttyUSB0.',
        'good: Nobody else uses it.',
        'good: You may use it.',
        'good: Espruino 2v29 answers.',
        'good: It is an ESP32.',
        'good: This version was tested.',
        'good: Bluetooth is off. Wi-Fi is on in the settings, as it must be, and silent.',
        'good: Espruino has 4300 variables.',
        'good: 488 of 896 KB of Storage are free.',
        'good: Roundkeeper 0.1.0 runs.',
        'good: The plays are whole.',
        'good: A display answers at 0x3C.',
        'good: The device found no fault in itself.',
      ],
    );
  });

  for (const [what, change, state, say] of TABLE)
    it(`has a sentence for ${what}`, () => {
      const told = examine({ ...WELL, ...change }).map(({ finding }) => finding);
      assert.deepEqual(
        told.filter(finding => finding[0] !== 'good'),
        [[state, say]],
      );
    });

  it('stops where nothing more can be asked', () => {
    assert.equal(examine({ ...WELL, ...NONE }).length, 1);
    assert.equal(examine({ ...WELL, who: { version: '2v29', board: 'PICO' }, unfit: 'It is no ESP32.' }).at(-1)!.name, 'the chip');
  });
});

describe('what the doctor finds on a console', () => {
  async function look(mood: Mood, version?: string, board?: string): Promise<string[]> {
    const fake = await fakeConsole({
      mood,
      version,
      board,
      globals: {
        require: () => ({ getStats: () => ({ totalBytes: 917504, freeBytes: 900000 }) }),
        ESP32: {
          getState() {
            if (version && version !== '2v26') throw new Error('A later build crashes here.');
            return { BLE: true, Wifi: true };
          },
        },
        process: { env: { VERSION: version ?? '2v29', BOARD: board ?? 'ESP32' }, memory: () => ({ total: 4300 }) },
      },
    });
    const { facts, board: console } = await gather(fake.port, mood === 'well' ? { ...HERE, greeting: 5000 } : HERE);
    console?.close();
    await fake.close();
    return examine(facts)
      .filter(({ finding }) => finding[0] !== 'good')
      .map(({ finding }) => finding[1].replaceAll(fake.port, 'PORT'));
  }

  for (const [mood, words] of [
    [
      'silent',
      /^The board at PORT says nothing\. Either no Espruino is on it \(npm run flash -- --runtime DIR\), or the cable only charges: try another one\.$/,
    ],
    [
      'garbage',
      /^Only rubbish comes from PORT: a program that speaks at another speed, or a loose cable\. Press the board's reset button and try again; else put Espruino on it/,
    ],
    ['micropython', /^MicroPython is on the board at PORT\. Put Espruino in its place: npm run flash -- --runtime DIR$/],
    ['empty', /^The board at PORT starts again and again without finding a program\. Put Espruino on it: npm run flash -- --runtime DIR$/],
    ['looping', /^The board at PORT starts, crashes and starts again, on and on\. .*your plays stay: npm run flash -- --runtime DIR/],
    ['arduino', /^Another program \(of ESP-IDF or Arduino\) is on the board at PORT\. Put Espruino in its place/],
  ] as const)
    it(`is told for a board that is ${mood}`, async () => {
      const told = await look(mood);
      assert.equal(told.length, 1);
      assert.match(told[0]!, words);
    });

  it('is told for an Espruino without Roundkeeper: radios, and what to do', async () => {
    const told = await look('well');
    assert.equal(told.length, 2);
    assert.match(told[0]!, /^Bluetooth starts with the board/);
    assert.equal(told[1], 'Roundkeeper is not on this board. Put it there: npm run flash');
  });

  it('is told for a Wi-Fi that is on the air, and for one that is silent', async () => {
    const board = await fakeBoard(); // Bluetooth off, and nothing on it
    const radios = async () => {
      const { facts, board: cable } = await gather(board.port, HERE);
      cable?.close();
      return examine(facts).find(({ name }) => name === 'radios')!.finding;
    };
    try {
      assert.deepEqual(await radios(), ['mind', 'Wi-Fi has opened an access point (AP). npm run flash silences it.']);
      board.files.set('.boot0', GUARD);
      board.powerCycle();
      assert.equal((await radios())[0], 'good');
    } finally {
      await board.close();
    }
  });

  it('is told for a build after the release, which is not asked for its radios', async () => {
    const told = await look('well', '2v29.277');
    assert.match(told[0]!, /^Espruino 2v29\.277 was not tested here/);
    assert.match(told[1]!, /^Which radios start with the board cannot be asked/);
  });

  it('is told for 2v26, whose buttons are dead', async () => {
    assert.match((await look('well', '2v26'))[0]!, /^Espruino 2v26 does not work: in 2v26 most pins cannot be watched/);
  });

  it('is told for nobody at the other end', async () => {
    const { facts } = await gather('tcp://127.0.0.1:9', HERE);
    assert.match(examine(facts).at(-1)!.finding[1], /^Nobody answers at tcp:\/\/127\.0\.0\.1:9/);
  });
});

describe('what the doctor knows of the PC', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('is which USB chips are on its bus', () => {
    for (const [device, vendor] of [
      ['1-1', '10c4'],
      ['1-2', '046d'],
      ['2-1', '1a86'],
    ] as const) {
      mkdirSync(join(folder, 'bus', device), { recursive: true });
      writeFileSync(join(folder, 'bus', device, 'idVendor'), `${vendor}\n`);
    }
    mkdirSync(join(folder, 'bus', 'usb1'));
    assert.deepEqual(adapters(join(folder, 'bus')), ['CP210x', 'CH340']);
    assert.deepEqual(adapters(join(folder, 'none')), []);
  });

  it('is who has the port open', () => {
    const port = join(folder, 'ttyUSB0');
    writeFileSync(port, '');
    for (const [id, name, open] of [
      ['12', 'bash', '/dev/null'],
      ['34', 'minicom', port],
    ] as const) {
      mkdirSync(join(folder, 'proc', id, 'fd'), { recursive: true });
      writeFileSync(join(folder, 'proc', id, 'comm'), `${name}\n`);
      symlinkSync(open, join(folder, 'proc', id, 'fd', '3'));
    }
    mkdirSync(join(folder, 'proc', 'sys'));
    assert.deepEqual(holders(port, join(folder, 'proc')), ['minicom (process 34)']);
    assert.deepEqual(holders('tcp://localhost:1', join(folder, 'proc')), []);
  });

  it('is which group a port belongs to, and who is in it', () => {
    const port = join(folder, 'ttyUSB1'),
      groups = join(folder, 'group');
    writeFileSync(port, '');
    writeFileSync(groups, `root:x:99998:\nserial:x:${statSync(port).gid}:ann,ben\n`);
    assert.deepEqual(access(port, groups, 'ann'), { group: 'serial', user: 'ann', member: true });
    assert.deepEqual(access(port, groups, 'cid'), { group: 'serial', user: 'cid', member: false });
    assert.equal(access(join(folder, 'none'), groups, 'ann'), undefined);
  });
});

describe('the doctor on the real interpreter', function () {
  this.timeout(60_000);
  const ESP32: Partial<Facts> = {
    who: { version: '2v29', board: 'ESP32' },
    unfit: undefined,
    untested: undefined,
    radios: { bluetooth: false, wifi: true },
  };
  const SLOW = { ...HERE, greeting: GREETING };
  let board: Board;

  before(async function () {
    need(this, 'cableInterpreter');
    this.timeout(TURN);
    board = await boardOnCable();
  });
  after(() => board?.close());

  it('says that it is no ESP32, and finds the rest well', async () => {
    const { facts, board: console } = await gather(board.port, SLOW);
    console!.close();
    assert.match(examine(facts).at(-1)!.finding[1], /is a LINUX\. Roundkeeper needs an ESP32/);
    assert.deepEqual(facts.device!.found, [0x3c]);
    assert.equal(facts.device!.unfinished, false);
    assert.equal(facts.refused, undefined);
    assert.ok(facts.variables! > 1000);
    const rest = examine({ ...facts, ...ESP32, running: facts.ours, storage: { total: 9e5, free: 5e5 } });
    assert.deepEqual(
      rest.filter(({ finding }) => finding[0] !== 'good'),
      [],
    );
  });

  it('finds out that the display is unplugged', async () => {
    const first = await gather(board.port, SLOW);
    await first.board!.run('board.plug(false)');
    first.board!.close();
    const { facts, board: console } = await gather(board.port, SLOW);
    await console!.run('board.plug(true)');
    console!.close();
    assert.deepEqual(facts.device!.found, []);
    assert.match(
      examine({ ...facts, ...ESP32 }).find(({ name }) => name === 'the display')!.finding[1],
      /^No display answers\. Check its four wires/,
    );
  });
});
