// The monitor against a device on the fake console; and on the real interpreter, where there is one.

import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { type FakeConsole, fakeConsole } from '../../hal/mock/console';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { type Link, type LinkOptions, openLink } from '../../tools/cable/monitor/link';
import { mirror } from '../../tools/cable/monitor/mirror';
import { openConsole } from '../../tools/cable/open';
import { board } from '../hal/espruino';
import { need } from '../needs';
import { RESTORED, typed } from '../pty';
import { type Board, boardOnCable } from './board';
import { TURN } from './interpreter';
import { until } from './until';

const QUICK = { again: 30, patience: 5000 };

describe('the monitor', () => {
  let engine: NodeEngine, fake: FakeConsole, link: Link | undefined;
  let troubles: string[];
  let told: number; // pictures

  /** A device on a cable: the module cable is what the board would load from its Storage. */
  async function plugged(): Promise<void> {
    engine = nodeEngine({ seed: 3 });
    engine.hal.modules.cable = require('../../hal/esp32/cable');
    fake = await fakeConsole({ globals: { device: engine.device } });
    board.print = (line: string) => fake.print(line);
  }

  function look(more: Partial<LinkOptions> = {}): Link {
    troubles = [];
    told = 0;
    link = openLink({
      open: patience => openConsole(fake.port, { patience }),
      text: false,
      changed: () => told++,
      trouble: sentence => troubles.push(sentence),
      ...QUICK,
      ...more,
    });
    return link;
  }

  beforeEach(plugged);
  afterEach(async () => {
    await link?.leave();
    link = undefined;
    await fake.close();
    delete board.print;
  });

  const shown = () => Buffer.from(engine.hal.display.pixels()).toString('base64');
  const seen = () => Buffer.from(link!.mirror.picture).toString('base64');
  const settled = () => until(() => troubles.includes(''), 'the device is found');

  it('shows the pixels that the device shows', async () => {
    look();
    await settled();
    assert.equal(seen(), shown());
    await link!.press('down', 'press');
    await until(() => seen() === shown(), 'the picture follows');
    await link!.press('ok', 'hold');
    await until(() => seen() === shown() && engine.device.screens.length > 1, 'the tools are seen');
  });

  it('sends nothing while the picture stays, and only the pages that change', async () => {
    look();
    await settled();
    assert.equal(told, 8);
    engine.device.show();
    engine.device.show();
    await new Promise(done => setTimeout(done, 30));
    assert.equal(told, 8);
    await link!.press('down', 'press');
    await until(() => seen() === shown(), 'the picture follows');
    assert.ok(told > 8 && told <= 11, `${told - 8} pages for a cursor that moves`);
  });

  it('tells words instead where somebody wants them, and changes its mind', async () => {
    look({ text: true });
    await settled();
    assert.deepEqual(link!.mirror.rows, engine.hal.display.rows);
    assert.equal(told, 1);
    await link!.press('ok', 'hold');
    await until(() => /Tools/.test(link!.mirror.rows[0]!), 'the title is read');
    await link!.look(false);
    await until(() => seen() === shown(), 'the picture comes');
  });

  it('passes presses on: held, repeated, in their order', async () => {
    const pushes: string[] = [];
    const own = engine.device.push.bind(engine.device);
    engine.device.push = (button, push) => {
      pushes.push(`${button} ${push}`);
      own(button, push);
    };
    look();
    await settled();
    await Promise.all([link!.press('down', 'press', 3), link!.press('up', 'press'), link!.press('back', 'hold')]);
    assert.deepEqual(pushes, ['down press', 'down again', 'down again', 'up press', 'back hold']);
  });

  it('tells that the screen went dark, and wakes it', async () => {
    look();
    await settled();
    for (let minutes = 0; minutes < 60; minutes++) {
      engine.hal.advance(60_000);
      engine.hal.modules.cable.here(); // the PC says so, three times a minute
    }
    await until(() => link!.mirror.level === 0, 'it is dark');
    await link!.press('ok', 'press');
    await until(() => link!.mirror.level > 0, 'it is lit');
  });

  it('keeps the device from its sleep as long as somebody looks, and no longer', async () => {
    look();
    await settled();
    for (let minutes = 0; minutes < 20; minutes++) {
      engine.hal.advance(60_000);
      engine.hal.modules.cable.here();
    }
    assert.deepEqual([engine.hal.display.level, engine.hal.slept], [0, 0]);
    engine.hal.advance(3 * 60_000); // the PC is gone without a word
    assert(engine.hal.slept > 0);
  });

  it('says that the cable was pulled, and finds the device again', async () => {
    look();
    await settled();
    fake.pullAfter = fake.got.length;
    await link!.press('down', 'press');
    await until(() => /was lost/.test(troubles.join()), 'the loss is told');
    await until(() => troubles[troubles.length - 1] === '', 'it goes on');
    await link!.press('down', 'press');
    await until(() => seen() === shown(), 'the picture follows');
  });

  it('begins again by itself when the device has restarted', async () => {
    look();
    await settled();
    delete require.cache[require.resolve('../../hal/esp32/cable')]; // the module's memory is gone
    engine.hal.modules.cable = require('../../hal/esp32/cable');
    await engine.cut();
    engine.hal.modules.cable = require('../../hal/esp32/cable');
    fake.restart({ device: engine.device });
    await link!.press('down', 'press');
    await until(() => seen() === shown(), 'the picture follows');
  });

  it('leaves the device as it was, and playing', async () => {
    const { flip, shine } = engine.hal.display;
    look();
    await settled();
    assert.notEqual(engine.hal.display.flip, flip);
    await link!.leave();
    assert.equal(engine.hal.display.flip, flip);
    assert.equal(engine.hal.display.shine, shine);
    assert.ok(engine.hal.unloaded.includes('cable'));
    engine.device.push('down', 'press');
  });

  it('is forgotten by the device a minute after the last word of the PC', async () => {
    const { flip } = engine.hal.display;
    look();
    await settled();
    fake.pullAfter = fake.got.length; // nobody says goodbye
    const unplugged = link!;
    link = undefined;
    await unplugged.leave();
    engine.hal.advance(61_000);
    engine.device.show();
    assert.equal(engine.hal.display.flip, flip);
  });

  it('says what to do where Roundkeeper does not run, or is too old to be looked at', async () => {
    fake.restart({});
    look();
    await until(() => /npm run flash/.test(troubles.join()), 'it is told');
    assert.match(troubles[0]!, /^Espruino answers, but Roundkeeper does not run on it\./);
    await link!.leave();
    delete engine.hal.modules.cable;
    fake.restart({ device: engine.device });
    look();
    await until(() => /The file cable is missing on this device\. Flash it again: npm run flash/.test(troubles.join()), 'it is told');
  });
});

describe('npm run monitor', function () {
  this.timeout(60_000);
  this.retries(2); // a process that starts on a busy machine
  const MAIN = 'node node_modules/tsx/dist/cli.mjs tools/cable/main.ts monitor';

  it('draws the device in a terminal, obeys keys, gives the terminal back and leaves the device playing', async function () {
    need(this, 'terminals');
    const engine = nodeEngine({ seed: 3 }),
      { flip } = engine.hal.display,
      fake = await fakeConsole({ globals: { device: engine.device } });
    engine.hal.modules.cable = require('../../hal/esp32/cable');
    board.print = (line: string) => fake.print(line);
    const { out } = await typed(
      'rows 24 cols 80',
      `${MAIN} --text --port ${fake.port}`,
      [
        ['Roundkeeper', 'o'],
        ['>Dice', '\x1b[B'],
        ['>Timers', 'v'],
        ['v view', 'q'],
      ],
      { XDG_CONFIG_HOME: tmpdir() },
    );
    assert.ok(out.indexOf('left') > out.indexOf(RESTORED) && out.indexOf(RESTORED) > 0);
    assert.equal(engine.hal.display.flip, flip);
    await fake.close();
  });

  it('says what is wrong, and goes on trying', async function () {
    need(this, 'terminals');
    const { out } = await typed('rows 24 cols 80', `${MAIN} --port tcp://127.0.0.1:9`, [['tried again every second', 'q']], {
      XDG_CONFIG_HOME: tmpdir(),
    });
    assert.match(out, /Nobody answers at tcp:\/\/127\.0\.0\.1:9/);
  });

  it('says what to do instead where there is no terminal', () => {
    const ran = spawnSync('node', [...MAIN.split(' ').slice(1), '--port', 'tcp://127.0.0.1:9'], { encoding: 'utf8', input: '' });
    assert.equal(ran.status, 1);
    assert.match(ran.stderr, /needs a terminal to draw the screen in\. For a program of your own: npm run -s bench/);
  });
});

describe('the mirror', () => {
  it('refuses lines that were damaged on the way, and leaves others alone', () => {
    const here = mirror();
    assert.equal(here.take('~lMA==~f4dbdf21'), true); // "0"
    assert.equal(here.level, 0);
    assert.equal(here.take('~lMQ==~f4dbdf21'), false);
    assert.equal(here.take('~3AAAA'), false);
    assert.equal(here.level, 0);
    assert.equal(here.take('hello'), undefined);
    assert.equal(here.take('@x1:[~0]'), undefined);
  });
});

describe('the monitor on the real interpreter', function () {
  this.timeout(60_000);
  let board: Board, link: Link;

  before(async function () {
    need(this, 'cableInterpreter');
    this.timeout(TURN);
    board = await boardOnCable();
  });
  after(async () => {
    await link?.leave();
    await board?.close();
  });

  it('shows what Node shows, pixel by pixel and word by word, and leaves the device playing', async () => {
    const engine = nodeEngine({ seed: 1 }),
      troubles: string[] = [];
    link = openLink({
      open: patience => openConsole(board.port, { patience }),
      text: false,
      changed: () => {},
      trouble: sentence => troubles.push(sentence),
    });
    const same = () => Buffer.from(link.mirror.picture).equals(Buffer.from(engine.hal.display.pixels()));
    await until(() => troubles.includes(''), 'the device is found');
    await until(same, 'home is seen');
    for (const [button, push] of [
      ['ok', 'hold'], // the tools
      ['down', 'press'],
      ['up', 'press'],
      ['ok', 'press'], // dice
      ['up', 'press'],
      ['ok', 'press'], // their last rolls
      ['back', 'press'],
      ['back', 'press'],
    ] as const) {
      engine.device.push(button, push);
      await link.press(button, push);
      await until(same, `${button} is seen`);
    }
    await link.look(true);
    await until(() => link.mirror.rows.join() === engine.hal.display.rows.join(), 'the words are the same');
    await link.leave();
    const other = openLink({ open: patience => openConsole(board.port, { patience }), text: true, changed: () => {}, trouble: () => {} });
    await until(() => other.mirror.rows.length > 0, 'it plays on');
    await other.leave();
  });
});
