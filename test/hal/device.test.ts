// hal/esp32 as it is built for the device, on the real interpreter: same pixels as hal/pixels.ts, and the rest of the board.
import assert from 'node:assert/strict';
import * as symbols from '../../games/kit/symbols';
import type { Bitmap, Display } from '../../hal/hal';
import { mockHal } from '../../hal/mock';
import { pixels } from '../../hal/pixels';
import { kindOf, VARIABLE } from '../../tools/bench/kind';
import { need } from '../needs';
import { type Device, device } from './device';

type Verb = keyof Pick<Display, 'text' | 'fill' | 'image' | 'invert'>;
type Call = { [verb in Verb]: [verb, ...Parameters<Display[verb]>] }[Verb];

const FACE: Bitmap = [7, 5, '\x83\x06\x2c\x18\xd8'];
const WIDE: Bitmap = [130, 3, '\xaa'.repeat(49)];
const codes = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => String.fromCharCode(from + i)).join('');

const SCENES: { [name: string]: Call[] } = {
  'the symbols and ASCII': [
    ['text', 0, 0, Object.values(symbols).slice(0, 21).join(''), 1, true],
    ['text', 0, 8, Object.values(symbols).slice(21).join(''), 1, true],
    ...[0, 1, 2, 3, 4].map((n): Call => ['text', 0, 16 + n * 8, codes(32 + n * 20, 52 + n * 20), 1, true]),
  ],
  'everything above ASCII': [0, 1, 2, 3, 4, 5, 6].map(
    (n): Call => ['text', 1, n * 9, codes(0x7f + n * 19, Math.min(256, 0x7f + n * 19 + 19)), 1, true],
  ),
  'the sizes 1 to 5': [
    ['text', 0, 0, 'aW', 5, true],
    ['text', 62, 0, '7g', 4, true],
    ['text', 0, 41, 'Hq', 3, true],
    ['text', 40, 44, 'Odds', 2, true],
    ['text', 92, 50, 'small', 1, true],
  ],
  'dark letters on lit rows': [
    ['fill', 0, 8, 122, 8, true],
    ['text', 2, 8, 'Roll again', 1, false],
    ['fill', 3, 21, 60, 19, true],
    ['text', 5, 23, '12/20', 2, false],
  ],
  'images at odd places, one above the other': [
    ['image', 0, 0, FACE],
    ['image', 13, 3, FACE],
    ['fill', 30, 10, 20, 20, true],
    ['image', 33, 13, FACE],
    ['image', 15, 5, FACE],
    ['image', 0, 40, WIDE],
  ],
  'what leaves the panel on every side': [
    ['text', -3, -4, 'cut off at the left and above', 1, true],
    ['text', 100, 20, 'to the right', 2, true],
    ['text', 40, 60, 'below', 1, true],
    ['text', 127, 30, 'E', 1, true],
    ['text', 126, 40, 'E', 1, true],
    ['text', -6, 48, 'E', 1, true],
    ['text', -5, 48, 'H', 1, true],
    ['text', 90, -8, 'E', 1, true],
    ['text', 90, -7, 'g', 1, true],
    ['image', -3, 30, FACE],
    ['image', 124, 50, FACE],
    ['image', 60, -2, FACE],
    ['image', 80, 61, FACE],
    ['image', 200, 200, FACE],
    ['fill', 120, 55, 40, 40, true],
    ['fill', -10, 34, 15, 5, true],
  ],
  'fills without width or height, and fills of one pixel': [
    ['fill', 10, 10, 0, 10, true],
    ['fill', 20, 10, 10, 0, true],
    ['fill', 30, 10, -5, 10, true],
    ['fill', 40, 10, 1, 1, true],
    ['fill', 0, 63, 128, 1, true],
    ['fill', 127, 0, 1, 64, true],
    ['fill', 50, 20, 30, 30, true],
    ['fill', 55, 25, 20, 20, false],
  ],
  'whole pages filled and inverted, and cut off': [
    ['fill', -9, 0, 30, 16, true],
    ['fill', 100, 40, 60, 48, true],
    ['fill', 60, -8, 20, 24, true],
    ['text', 2, 17, 'Across two pages', 1, true],
    ['invert', 0, 16, 122, 8],
    ['invert', 1, 24, 126, 16],
    ['invert', 127, 48, 1, 8],
    ['invert', 0, 0, 128, 64],
    ['fill', 11, 24, 7, 8, false],
  ],
  'several lines in one text': [['text', 10, 5, 'one\ntwo\nthree', 2, true]],
};

const letter = (c: string) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`;

function literal(value: unknown): string {
  if (typeof value === 'string') return `"${[...value].map(letter).join('')}"`;
  return Array.isArray(value) ? `[${value.map(literal)}]` : String(value);
}
const script = (calls: Call[]) => calls.map(([verb, ...args]) => `hal.display.${verb}(${args.map(literal)});`).join('');
const CLEAR = 'hal.display.fill(0,0,128,64,false);';

describe('on the interpreter', function () {
  this.timeout(120000);
  let board: Device;

  before(async function () {
    need(this, 'interpreter');
    board = await device();
  });
  after(() => board?.close());

  for (const chip of ['SSD1306', 'SH1106'])
    it(`${chip} shows every pixel as the PC does`, () => {
      const names = Object.keys(SCENES);
      const shots = board.ask(
        'shots',
        `board.plug(true,"${chip}");require("wiring").display.chip="${chip}";Modules.removeCached("main");require("main");var shots=[];` +
          names.map(name => `${CLEAR}${script(SCENES[name]!)}hal.display.flip([]);shots.push(board.panel());`).join(''),
      );
      names.forEach((name, i) => {
        const expected = pixels();
        for (const [verb, ...args] of SCENES[name]!) (expected[verb] as (...args: unknown[]) => void)(...args);
        expected.flip([]);
        assert.deepEqual(rows(Buffer.from(shots[i], 'base64')), rows(expected.pixels()), name);
      });
    });

  it('a moved cursor costs at most 260 bytes on the wire', () => {
    const row = (n: number, chosen: boolean) =>
      script([
        ['fill', 0, n * 8, 122, 8, chosen],
        ['text', 2, n * 8, 'Something to choose', 1, !chosen],
      ]);
    const sent = board.ask(
      'board.i2c()',
      `${row(2, true)}${row(3, false)}hal.display.flip([]);board.i2c();${row(2, false)}${row(3, true)}hal.display.flip([]);`,
    );
    assert.deepEqual(sent, { bytes: 252, messages: 2 });
  });

  it('a display that is not there is a fault, and the rows are printed', () => {
    const printed = board.run(
      `require("board");board.plug(false);require("main");print("faults",hal.faults.length);hal.display.flip(["Round 3","Roll"]);`,
    );
    assert.match(printed, /faults 1\r\nRound 3\r\nRoll/);
  });

  it('the buttons press, hold and repeat in virtual time', () => {
    const heard = board.ask(
      'heard',
      'var heard=[];hal.buttons.watch((b,p)=>heard.push(b+" "+p));board.push("down",50);board.push("ok",100);board.push("back",700);board.push("up",700);',
    );
    assert.deepEqual(heard, ['down press', 'ok press', 'back hold', 'up press', 'up again', 'up again', 'up again']);
  });

  it('the buzzer sounds as the mock does', () => {
    const tune = [440, 100, 0, 50, 880, 100];
    const sounded = board.ask(
      'board.tones()',
      `hal.buzzer.play(${literal(tune)},2);board.advance(180);hal.buzzer.play([220,10],1);board.advance(50);`,
    );
    const mock = mockHal();
    mock.buzzer.play(tune, 2);
    mock.advance(180);
    mock.buzzer.play([220, 10], 1);
    mock.advance(50);
    assert.deepEqual(sounded, mock.tones());
  });

  it('checksums and seeded noise are those of the mock', () => {
    const mock = mockHal({ seed: 7 });
    assert.deepEqual(board.ask('[hal.crc("123456789"),hal.crc("\\xff\\0"),hal.noise(),hal.noise(),hal.noise()]', 'board.seed(7);'), [
      mock.crc('123456789'),
      mock.crc('\xff\0'),
      mock.noise(),
      mock.noise(),
      mock.noise(),
    ]);
  });

  it('the clock counts virtual milliseconds and cancels', () => {
    const times = board.ask(
      'times',
      'var times=[];hal.clock.after(10,()=>times.push(hal.clock.now()));var id=hal.clock.after(5,()=>times.push("no"));hal.clock.cancel(id);board.advance(100);times.push(hal.clock.now());',
    );
    assert.deepEqual(times, [10, 100]);
  });

  it('the clock counts no time when somebody sets the date', () => {
    const times = board.ask(
      '[hal.clock.now(),hal.clock.date()]',
      'board.advance(2000);setTime(1.8e9);setTime(getTime()+300);board.advance(500);setTime(getTime()-40);board.advance(250);',
    );
    assert.deepEqual(times, [2750, 1.8e9 + 260]);
  });

  it('flash keeps bytes over a restart, and a cut leaves the prefix, as in the mock', () => {
    assert.equal(
      board.ask('hal.flash.read(0,4)', 'hal.flash.erase(0);hal.flash.erase(4096);hal.flash.write(0,"\\x00a\\xfez");'),
      '\0a\xfez',
    );
    assert.equal(board.ask('hal.flash.read(0,4)'), '\0a\xfez');
    const cut = board.run(`${board.boot}board.cutAfter(6);hal.flash.write(8,"abcd");hal.flash.write(12,"efgh");print("still alive");`);
    assert.doesNotMatch(cut, /still alive/);
    assert.equal(board.ask('hal.flash.read(8,8)'), 'abcdef\xff\xff');
  });

  it('an erase that the power did not last for is done by quarters', () => {
    board.ask('0', 'for(var i=0;i<4096;i+=1024)hal.flash.write(8192+i,"\\0".repeat(1024));');
    board.run(`${board.boot}board.cutAfter(1);hal.flash.erase(8192);`);
    assert.deepEqual(board.ask('[hal.flash.read(8192+1023,1),hal.flash.read(8192+1024,1)]'), ['\xff', '\0']);
    assert.deepEqual(board.ask('board.writes()', 'board.writes();hal.flash.erase(8192);hal.flash.write(8192,"abcdefgh");'), {
      bytes: 8,
      erases: 1,
    });
  });

  it('tells how many variables the interpreter has, and uses a few; says that it is alive', () => {
    const [told, total, alive] = board.ask('[hal.memory(),process.memory().total,hal.alive()]');
    assert.equal(told.total, total);
    assert.ok(told.used > 300 && told.used < total, `${told.used} of ${total}`);
    assert.equal(alive, null); // nothing
  });

  it('a bundle that is not there says so', () => {
    assert.throws(() => board.ask('hal.load("nothing")'), /The file nothing is missing on this device\. Flash it again: npm run flash\./);
  });

  it('the whole of it takes less than 640 variables, or 740 of the smaller ones that a board has', () => {
    const used = board.ask(
      'after-before',
      'Modules.removeCached("main");delete global.hal;var before=process.memory().usage,after;require("main");hal.buttons.watch(()=>0);after=process.memory().usage;',
    );
    // a variable of 14 bytes holds less of the frame buffer and of a long name
    assert.ok(used < (kindOf(process.env.ESPRUINO!).size === VARIABLE ? 740 : 640), `${used} variables`);
  });
});

function rows(picture: Uint8Array): string[] {
  const lines: string[] = [];
  for (let y = 0; y < 64; y++)
    lines.push(
      [...picture.subarray(y * 16, y * 16 + 16)]
        .map(b => b.toString(2).padStart(8, '0').replaceAll('0', '.').replaceAll('1', '#'))
        .join(''),
    );
  return lines;
}
