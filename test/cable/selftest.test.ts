// The self-test, led from the PC.
import { strict as assert } from 'node:assert';
import type { Wiring } from '../../hal/esp32/wiring';
import devkit from '../../hal/esp32/wiring/devkit';
import heltec from '../../hal/esp32/wiring/heltec';
import { type FakeConsole, fakeConsole } from '../../hal/mock/console';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import type { Console } from '../../tools/cable/console';
import type { DeviceFacts } from '../../tools/cable/doctor/facts';
import { awaited, selfTest } from '../../tools/cable/doctor/selftest';
import { openConsole } from '../../tools/cable/open';
import type { Talk } from '../../tools/cable/talk';
import { need } from '../needs';
import { type Board, boardOnCable } from './board';
import { hurry } from './hurry';
import { GREETING, TURN } from './interpreter';
import { until } from './until';

const buttonsOf = (wiring: Wiring) => wiring.buttons as DeviceFacts['buttons'];
const DEVICE: DeviceFacts = { ...devkit, buttons: buttonsOf(devkit), faults: [], unfinished: false, found: [], swapped: [] };

describe('the self-test from the PC', () => {
  hurry();
  let engine: NodeEngine, fake: FakeConsole, board: Console, low: number[], told: string[], variables: number;

  beforeEach(async () => {
    engine = nodeEngine({ seed: 1 });
    low = [];
    told = [];
    variables = 4300;
    const process = { env: { VERSION: '2v29', BOARD: 'ESP32' }, memory: () => ({ total: variables }) };
    fake = await fakeConsole({
      globals: { device: engine.device, process, pinMode() {}, digitalRead: (pin: number) => (low.includes(pin) ? 0 : 1) },
    });
    board = await openConsole(fake.port);
  });
  afterEach(async () => {
    board.close();
    await fake.close();
  });

  /** A person who answers questions by their first words. */
  const person = (answers: { [question: string]: string } = {}): Talk => ({
    say: line => void told.push(line),
    progress() {},
    async ask(question) {
      const found = Object.keys(answers).find(words => question.startsWith(words));
      return found === undefined ? undefined : answers[found];
    },
  });

  const shown = () => engine.hal.display.rows.join('\n');

  it('tells each button that works, whatever the order, and gives the screen back', async () => {
    const before = shown();
    const test = selfTest(board, DEVICE, person({ 'Did it beep': 'yes', 'Is the picture': 'whole' }), 10_000);
    await until(() => shown().includes('Self-test'), 'the device shows it');
    for (const button of ['back', 'up', 'down', 'ok'] as const) {
      engine.hal.push(button);
      await until(() => told.includes(`  ${button.toUpperCase()} works.`), `${button} is told`);
    }
    assert.deepEqual(await test, []);
    assert.equal(shown(), before);
  });

  it('names a button that was never seen, with its pin', async () => {
    const test = selfTest(board, DEVICE, person(), 1500);
    await until(() => shown().includes('Self-test'), 'the device shows it');
    for (const button of ['up', 'ok', 'back'] as const) engine.hal.push(button);
    assert.deepEqual(await test, [
      'DOWN was never seen. Check its two wires: one leg to pin 33, the other to GND; of four legs take two that lie diagonally.',
    ]);
  });

  it('finds the pin that a button really hangs on', async () => {
    const hold = { 'Hold DOWN': '' };
    const run = async () => {
      const test = selfTest(board, DEVICE, person(hold), 1500);
      await until(() => shown().includes('Self-test'), 'the device shows it');
      for (const button of ['up', 'ok', 'back'] as const) engine.hal.push(button);
      return (await test)[0];
    };
    low = [26];
    assert.equal(
      await run(),
      'DOWN hangs on pin 26, and the wiring file says 33. Move the wire, or write down: 26 there, then npm run flash.',
    );
    low = [33];
    assert.match((await run())!, /^DOWN reaches pin 33 now, but no press was seen: its contact is loose\./);
    low = [];
    assert.match((await run())!, /^DOWN reaches no pin\. Check its two wires/);
  });

  it('asks for the beep and the picture, and says what they mean', async () => {
    const test = selfTest(board, DEVICE, person({ 'Did it beep': 'no', 'Is the picture': 'shifted' }), 10_000);
    await until(() => shown().includes('Self-test'), 'the device shows it');
    for (const button of ['up', 'down', 'ok', 'back'] as const) engine.hal.push(button);
    assert.deepEqual(await test, [
      'Nothing is heard. The piezo goes from pin 23 to GND and must be a passive one: an active buzzer knows one tone only. Pins 25 and 26 cannot sound.',
      "The display is another chip. Write chip: 'SH1106' into the wiring file, then npm run flash (docs/wiring.md).",
    ]);
    assert.ok(engine.hal.played.length > 0);
  });

  it('takes a letter for an answer, large or small, and asks again what it does not understand', async () => {
    const answers: { [question: string]: string[] } = { Did: ['hm', 'N'], Is: ['S'] };
    const test = selfTest(board, DEVICE, { ...person(), ask: async question => answers[question.split(' ')[0]!]!.shift() }, 10_000);
    await until(() => shown().includes('Self-test'), 'the device shows it');
    for (const button of ['up', 'down', 'ok', 'back'] as const) engine.hal.push(button);
    const wrong = await test;
    assert.match(wrong[0]!, /^Nothing is heard/);
    assert.match(wrong[1]!, /^The display is another chip/);
  });

  it('leaves the pins alone that reset and feed the display of a board', async () => {
    const touched: number[] = [];
    fake.globals.pinMode = (pin: number) => touched.push(pin);
    const test = selfTest(board, { ...DEVICE, ...heltec, buttons: buttonsOf(heltec) }, person({ Hold: '' }), 200);
    await test;
    const { reset, power } = heltec.display;
    assert.ok(touched.includes(heltec.buttons.up!) && !touched.includes(reset!) && !touched.includes(power!), touched.join());
  });

  it('leaves the pins alone that the extra memory of a WROVER module hangs on', async () => {
    const touched: number[] = [];
    fake.globals.pinMode = (pin: number) => touched.push(pin);
    await selfTest(board, DEVICE, person({ Hold: '' }), 200);
    assert.ok(touched.includes(16) && touched.includes(17));
    touched.length = 0;
    variables = 16383;
    await selfTest(board, DEVICE, person({ Hold: '' }), 200);
    assert.ok(touched.includes(4) && !touched.includes(16) && !touched.includes(17), touched.join());
  });

  it('says that the sound is off', async () => {
    engine.device.settings.volume = 0;
    const test = selfTest(board, DEVICE, person({ 'Is the picture': 'whole' }), 10_000);
    await until(() => shown().includes('Self-test'), 'the device shows it');
    for (const button of ['up', 'down', 'ok', 'back'] as const) engine.hal.push(button);
    assert.deepEqual(await test, ['The sound is switched off in the settings of the device, so nothing was heard.']);
  });

  it('understands the screen, also where a line is broken', () => {
    assert.deepEqual(awaited(['Self-test', 'Press: up down ok', 'back', 'Did you hear a beep?']), ['up', 'down', 'ok', 'back']);
    assert.deepEqual(awaited(['Self-test', 'All buttons work', 'Did you hear a beep?']), []);
    assert.deepEqual(awaited(['Self-test', 'Press: ok', '', 'back']), ['ok', 'back'], 'in big letters there is no room for more');
    assert.equal(awaited(['Roundkeeper', 'Hadal']), undefined);
  });
});

describe('the self-test from the PC on the real interpreter', function () {
  this.timeout(60_000);
  let board: Board;

  before(async function () {
    need(this, 'cableInterpreter');
    this.timeout(TURN);
    board = await boardOnCable();
  });
  after(() => board?.close());

  it('sees real edges of four pins', async () => {
    const console = await openConsole(board.port, { greeting: GREETING }),
      told: string[] = [];
    const test = selfTest(console, DEVICE, { say: line => void told.push(line), progress() {}, ask: async () => 'yes' }, 10_000);
    for (const button of ['up', 'down', 'ok', 'back']) {
      await console.run(`board.push("${button}",60)`);
      await until(() => told.includes(`  ${button.toUpperCase()} works.`), `${button} is told`, 10_000);
    }
    assert.deepEqual(await test, []);
    console.close();
  });
});
