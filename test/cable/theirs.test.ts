// Espruino's own package on a cable: what `npm run console` uses of it, and the defects that keep us from the rest. An upgrade that mends one fails here.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type FakeBoard, fakeBoard } from '../../hal/mock/board';
import { need } from '../needs';
import { GREETING, interpreter, TURN } from './interpreter';
import { until } from './until';

const PACKAGE = dirname(require.resolve('espruino/package.json')),
  PROGRAM = join(PACKAGE, 'bin/espruino-cli.js'),
  LONG = 60_000, // milliseconds, on a busy machine
  OFFLINE = ['--no-ble', '--config', 'BOARD_JSON_URL=']; // it would ask the network for the list of boards

interface Run {
  said(): string;
  /** How it ended; null while it runs. */
  ended(): number | null;
  type(line: string): void;
  done(): Promise<number | null>;
  kill(): void;
}

/** Node with these words. */
function run(...words: string[]): Run {
  const child = spawn(process.execPath, words, { stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (said += text));
  const closed = once(child, 'close');
  return {
    said: () => said,
    ended: () => child.exitCode,
    type: line => child.stdin.write(`${line}\n`),
    async done() {
      child.stdin.end(); // nobody types any more
      await closed;
      return child.exitCode;
    },
    kill: () => void child.kill(),
  };
}

describe("Espruino's own package on a cable", function () {
  this.timeout(2 * LONG);
  let folder: string, board: FakeBoard | undefined, running: Run | undefined;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-theirs-'));
    writeFileSync(join(folder, 'short.js'), 'print("it came");');
  });
  afterEach(async () => {
    running?.kill();
    await board?.close();
    running = board = undefined;
  });
  after(() => rmSync(folder, { recursive: true }));

  const theirs = (...words: string[]) => (running = run(PROGRAM, ...OFFLINE, ...words));

  it('is a terminal for a line or two: npm run console', async () => {
    board = await fakeBoard();
    const console = theirs('-p', board.port);
    await until(() => console.said().includes('Connected'), 'it connects', LONG);
    console.type('print(6*7)');
    await until(() => console.said().includes('42'), 'the board answers', LONG);
  });

  it('ends without an error when nobody answers: we end with 1, and a sentence', async () => {
    assert.equal(await theirs('-p', 'tcp://127.0.0.1:1', join(folder, 'short.js')).done(), 0);
  });

  it('writes no file when no program comes with it, and ends without an error', async () => {
    board = await fakeBoard();
    assert.equal(await theirs('-p', board.port, '--storage', `x:${join(folder, 'short.js')}`).done(), 0);
    assert.deepEqual([...board.files.keys()], []);
  });

  it('never ends after a short program: ours says how it went, and ends', async function () {
    need(this, 'interpreter');
    this.timeout(TURN);
    const real = await interpreter();
    try {
      const upload = theirs('-p', real.port, join(folder, 'short.js'));
      await until(() => upload.said().includes('it came'), 'the program runs', LONG);
      await new Promise(done => setTimeout(done, GREETING));
      assert.equal(upload.ended(), null);
    } finally {
      await real.close();
    }
  });

  describe('and its packets', () => {
    const open: { close(): unknown }[] = [];
    afterEach(() => {
      for (const thing of open.splice(0)) thing.close();
    });

    /** Sends a file by its functions to somebody who answers like this; what is left of the promise is printed. */
    async function sendFile(answer: (socket: Socket, piece: Buffer) => void): Promise<{ said: string; got: Buffer }> {
      const pieces: Buffer[] = [];
      const server = createServer(socket => {
        socket.on('error', () => {});
        socket.on('data', piece => {
          pieces.push(piece);
          answer(socket, piece);
        });
      });
      open.push(server);
      await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
      const port = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const program = run(
        '-e',
        `require(${JSON.stringify(PACKAGE)}).init(() => {
          const { Serial } = Espruino.Core;
          Espruino.Config.SERIAL_TCPIP = [${JSON.stringify(port)}];
          const settled = how => () => { console.log('settled:', how); process.exit(); };
          Serial.open(${JSON.stringify(port)}, () => Serial.connection.espruinoSendFile('x', '1234').then(settled('sent'), settled('failed')), () => {});
        });`,
      );
      await program.done();
      return { said: program.said(), got: Buffer.concat(pieces) };
    }

    const ACK = '\x06';

    it('go out as UTF-8 over a socket, so that no board takes the data of a file', async () => {
      const { got } = await sendFile((socket, piece) => socket.write(piece.includes('1234') ? '\x15' : ACK));
      assert.ok(got.includes(Buffer.from('\x10\x01\xc2\x80\x041234', 'latin1')), JSON.stringify(got.toString('latin1')));
    });

    it('leave their promise unsettled for ever when the cable is pulled', async () => {
      const { said } = await sendFile(socket => socket.destroy());
      assert.doesNotMatch(said, /settled/);
    });
  });
});
