import assert from 'node:assert/strict';
import { CRASH, type FakeConsole, type FakeOptions, fakeConsole, STARTING } from '../../hal/mock/console';
import { Console, type Kind, literal, type Trouble } from '../../tools/cable/console';
import { openConsole, openWire } from '../../tools/cable/open';
import { need } from '../needs';
import { hurry } from './hurry';
import { GREETING, interpreter, TURN } from './interpreter';
import { until } from './until';

const SOON = { patience: 300, greeting: 150, starting: 400 }, // where nothing is expected to come
  CALM = { patience: 10_000, greeting: 3000 }; // where an answer comes, however busy this machine is

describe('the console of a board', () => {
  hurry();
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const thing of open.splice(0).reverse()) await thing.close();
  });

  async function connect(options: FakeOptions = {}): Promise<[Console, FakeConsole]> {
    const fake = await fakeConsole(options);
    open.push(fake);
    const board = await openConsole(fake.port, options.mood ? SOON : CALM);
    open.push(board);
    return [board, fake];
  }

  async function fails(promise: Promise<unknown>, kind: Kind, words: RegExp): Promise<void> {
    const started = Date.now();
    await assert.rejects(promise, (trouble: Trouble) => {
      assert.equal(trouble.kind, kind);
      assert.match(trouble.message, words);
      return true;
    });
    assert.ok(Date.now() - started < 3000, 'it takes too long to say so');
  }

  async function opening(options: FakeOptions): Promise<Console> {
    const fake = await fakeConsole(options);
    open.push(fake);
    return openConsole(fake.port, SOON);
  }

  it('says who it is', async () => {
    const [board] = await connect({ version: '2v29', board: 'ESP32' });
    assert.deepEqual(board.who, { version: '2v29', board: 'ESP32' });
  });

  it('gives the value of an expression, and what statements made', async () => {
    const [board] = await connect();
    assert.deepEqual(await board.evaluate('[1,"two",{three:3}]'), [1, 'two', { three: 3 }]);
    assert.equal(await board.run('var a=4;a++', 'a'), 5);
  });

  it('does not interrupt what runs there', async () => {
    const [, fake] = await connect();
    assert.ok(!fake.got.includes('\x03'));
  });

  it('says that memory ran out, and what to do, without waiting for an answer that cannot come', async () => {
    const [board, fake] = await connect();
    fake.globals.play = () => fake.print('OUT OF MEMORY');
    await fails(board.run('play();for(;0;);'), 'full', /ran out of memory\. What was answered is stored\. Press its reset button/);
    assert.equal(await board.evaluate('1+1'), 2);
  });

  it('tells what the board says when code fails', async () => {
    const [board] = await connect();
    await fails(board.evaluate('nothing.there'), 'failed', /The board said: ReferenceError/);
    assert.equal(await board.evaluate('1'), 1);
  });

  it('answers questions in the order they were asked', async () => {
    const [board] = await connect({ slow: 20 });
    assert.deepEqual(await Promise.all([1, 2, 3].map(n => board.evaluate(`${n}`))), [1, 2, 3]);
  });

  it('hears what a running program prints, between answers too', async () => {
    const [board, fake] = await connect();
    const lines: string[] = [];
    board.listen(line => lines.push(line));
    const word = board.expect(
      line => (line === 'hello' ? line : undefined),
      10_000,
      () => assert.fail('late'),
    );
    fake.print('hello');
    assert.equal(await board.evaluate('6*7'), 42);
    assert.equal(await word, 'hello');
    assert.equal(lines[0], 'hello');
  });

  it('gets past a line that somebody has typed half, and ended half, without interrupting what runs', async () => {
    for (const half of ['var a=(', 'try{print(\n']) {
      const fake = await fakeConsole();
      open.push(fake);
      const first = await openConsole(fake.port, CALM);
      await first.send(half);
      first.close();
      const board = await openConsole(fake.port, { patience: 10_000, greeting: 500 });
      open.push(board);
      assert.equal(await board.evaluate('2'), 2);
      assert.ok(!fake.got.includes('\x03'));
    }
  });

  it('gets past a line of its own that a restart has cut', async () => {
    const [board, fake] = await connect();
    fake.mood = 'silent';
    await fails(board.evaluate('1', 100), 'busy', /did not answer/);
    fake.mood = 'well';
    await board.send('\x10try{print("@a1:"+JSON\n'); // what came through of it
    assert.equal(await board.evaluate('1'), 1);
  });

  it('breaks an endless loop when nothing else helps', async () => {
    const [board] = await connect({ mood: 'busy' });
    assert.equal(await board.evaluate('3'), 3);
  });

  it('gives up on an answer that does not come', async () => {
    const [board, fake] = await connect();
    fake.mood = 'silent';
    await fails(board.evaluate('1', 300), 'busy', /did not answer within 0.3 s/);
  });

  it('notices a pulled cable at once', async () => {
    const [board, fake] = await connect();
    fake.pullAfter = fake.got.length + 10;
    await fails(board.evaluate('1'), 'gone', /was lost/);
    await fails(board.evaluate('1'), 'gone', /was lost/);
  });

  it('waits while the board says that it has enough', async () => {
    const [board, fake] = await connect();
    fake.print('\x13');
    await new Promise(done => setTimeout(done, 50));
    const answer = board.evaluate('1');
    setTimeout(() => fake.print('\x11'), 100);
    const sent = fake.got.length;
    await new Promise(done => setTimeout(done, 50));
    assert.equal(fake.got.length, sent);
    assert.equal(await answer, 1);
  });

  it('does not wait for ever for a board that repeats that it has enough, nor for a port that takes nothing', async () => {
    const fake = await fakeConsole({});
    open.push(fake);
    const board = await openConsole(fake.port, { longest: 300 });
    open.push(board);
    const again = setInterval(() => fake.print('\x13'), 20);
    await new Promise(done => setTimeout(done, 60));
    await fails(board.evaluate('1'), 'busy', /takes nothing: for 0\.3 s it has asked us to wait/);
    clearInterval(again);
    const stuck = { write: () => new Promise<void>(() => {}), listen() {}, lost() {}, end() {} };
    await fails(Console.on('stuck', stuck, { longest: 100, greeting: 50, starting: 50 }), 'busy', /takes nothing/);
  });

  it('knows silence from MicroPython, from an empty chip and from noise', async () => {
    await fails(opening({ mood: 'silent' }), 'silent', /says nothing.*cable only charges/s);
    await fails(opening({ mood: 'micropython' }), 'foreign', /MicroPython/);
    await fails(opening({ mood: 'empty' }), 'foreign', /without finding a program/);
    await fails(opening({ mood: 'garbage' }), 'foreign', /Only rubbish comes/);
  });

  it('knows an Espruino that crashes at every start from a chip without a program, and says what brings it back', async () => {
    await fails(
      opening({ mood: 'looping' }),
      'looping',
      /starts, crashes and starts again.*settings of the chip.*your plays stay: npm run flash -- --runtime DIR/,
    );
  });

  it('needs no word of a crash to know one that starts again and again: the word of the chip, or the banner, is enough', async () => {
    const banner = '\r\n|____|___|  _|_| |___|_|_|_|___|\r\n         |_| espruino.com\r\n 2v29 (c) 2025 G.Williams\r\n';
    for (const printed of [STARTING, banner])
      await fails(opening({ mood: 'silent', printed: printed.repeat(3) }), 'looping', /npm run flash -- --runtime DIR/);
    await fails(opening({ mood: 'silent', printed: banner }), 'busy', /has started and does not answer yet/);
  });

  it('says so when a board begins to crash in the middle of the work', async () => {
    const [board, fake] = await connect();
    fake.mood = 'looping';
    await fails(board.evaluate('1', 300), 'looping', /npm run flash -- --runtime DIR/);
  });

  it('takes one crash for what it is: the board may be back in a moment', async () => {
    const [board, fake] = await connect();
    fake.print(CRASH);
    fake.mood = 'silent';
    await fails(board.evaluate('1', 300), 'busy', /did not answer/);
    fake.mood = 'well';
    assert.equal(await board.evaluate('1'), 1);
  });

  it('names a board that gets too little power', async () => {
    const printed = '\r\nBrownout detector was triggered\r\n\r\nets Jul 29 2019 12:21:46\r\n\r\nrst:0xc (SW_CPU_RESET),boot:0x13\r\n';
    await fails(opening({ mood: 'silent', printed }), 'looping', /too little power.*another cable or another socket/);
  });

  it('waits for a board that the opening of the port has restarted, and does not end its program half way', async () => {
    const fake = await fakeConsole({ restarts: 700 });
    open.push(fake);
    const board = await openConsole(fake.port, { greeting: 100, starting: 10_000 });
    open.push(board);
    assert.equal(await board.evaluate('4'), 4);
    assert.equal(fake.interrupted, false);
    assert.ok(!fake.got.includes('\x03'));
  });

  it('gives up on a start that takes too long, and still does not end it half way', async () => {
    const fake = await fakeConsole({ restarts: 5000 });
    open.push(fake);
    await fails(
      openConsole(fake.port, { greeting: 100, starting: 300 }),
      'busy',
      /has started and does not answer yet.*Wait, and try again/,
    );
    assert.equal(fake.interrupted, false);
  });

  it('waits for a board that was just written, although nobody heard it start', async () => {
    const fake = await fakeConsole({ mood: 'starting' });
    open.push(fake);
    setTimeout(() => {
      fake.mood = 'well';
    }, 700);
    const board = await openConsole(fake.port, { greeting: 100, starting: 10_000, started: true });
    open.push(board);
    assert.equal(await board.evaluate('4'), 4);
    assert.ok(!fake.got.includes('\x03'));
  });

  it('takes the log of an Espruino that starts for nothing else, and asks for patience', async () => {
    for (const printed of [STARTING, `${STARTING}WARNING: Bluetooth is disabled per ESP32.enableBLE(false)\r\n`])
      await fails(opening({ mood: 'silent', printed }), 'busy', /has started and does not answer yet.*Wait, and try again/);
    await fails(opening({ mood: 'silent', printed: `${STARTING}I (281) cpu_start: Pro cpu up.\r\n` }), 'foreign', /ESP-IDF or Arduino/);
  });

  it('loses no tenth of a second with every line to a console that waits for more', async () => {
    const fake = await fakeConsole({ gap: 100 });
    open.push(fake);
    const board = await openConsole(fake.port, CALM);
    open.push(board);
    const began = Date.now();
    for (let i = 0; i < 20; i++) assert.equal(await board.evaluate(`${i}`), i);
    assert.equal(await board.evaluate(JSON.stringify('x'.repeat(1000))), 'x'.repeat(1000));
    assert.ok(Date.now() - began < 1000, `21 lines take ${Date.now() - began} ms`);
  });

  it('names a port that is not there, or no address', async () => {
    await fails(openConsole('/dev/ttyNone', SOON), 'no port', /There is no port \/dev\/ttyNone/);
    await fails(openConsole('tcp://127.0.0.1:1', SOON), 'no port', /Nobody answers/);
    await fails(openConsole('tcp://nowhere', SOON), 'no port', /is no address/);
  });

  it('writes any text as plain ASCII', () => {
    assert.equal(literal('a"\x01\xff\n'), '"a\\"\\x01\\xff\\n"');
  });
});

/** What goes to both, and what comes back: the fake answers as the real one does. */
const TALK = [
  '\x05',
  '\x10print("a")\n',
  '\x10[1].map(function(x){return x})\n',
  '\x10try{nothing()}catch(e){print("no")}\n',
  '1+1\n',
  'var half=',
  '\x03',
  '\x10print("after")\n',
];
const LAST = 'after'; // is told

async function transcript(port: string, pause: number): Promise<string> {
  const wire = await openWire(port);
  let heard = '';
  wire.listen(piece => {
    heard += piece;
  });
  await new Promise(done => setTimeout(done, pause));
  heard = '';
  for (const words of TALK) {
    await wire.write(words);
    await new Promise(done => setTimeout(done, pause));
  }
  await until(() => heard.includes(LAST), 'the last line is answered');
  wire.end();
  // how a cursor is moved back is not what anybody waits for; nor does a prompt come at the same moment
  return heard.replace(/\x1b\[\w/g, '').replace(/[>\r]/g, '');
}

describe('the fake console', () => {
  it('answers as the real interpreter', async function () {
    need(this, 'cableInterpreter');
    this.timeout(TURN);
    const real = await interpreter();
    try {
      const cable = await openConsole(real.port, { greeting: GREETING }),
        fake = await fakeConsole(cable.who);
      cable.close();
      const expected = await transcript(real.port, 400),
        told = await transcript(fake.port, 30);
      await fake.close();
      assert.equal(told, expected);
    } finally {
      await real.close(); // or the next test waits for it in vain
    }
  });
});
