// A console that answers as Espruino's was recorded to, on a socket of this machine; what is sent is run by Node. Or something that is no Espruino at all.
import { createServer, type Socket } from 'node:net';
import { createContext, runInContext } from 'node:vm';

/** What is at the other end of the cable. */
export type Mood =
  | 'well'
  | 'silent' // a charge-only cable
  | 'garbage' // the wrong speed
  | 'micropython'
  | 'arduino' // a program of ESP-IDF or Arduino that logs what it does
  | 'empty' // an ESP32 without a program
  | 'busy'; // an Espruino in an endless loop, until Ctrl-C

export interface FakeOptions {
  version?: string;
  board?: string;
  mood?: Mood;
  /** What the code that is sent can name, besides print, process and JSON. */
  globals?: { [name: string]: unknown };
  /** Milliseconds before each answer. */
  slow?: number;
  /** The cable is pulled after so many bytes from the PC. */
  pullAfter?: number;
  /** Bytes that the board has already printed of its own accord. */
  printed?: string;
}

export interface FakeConsole {
  port: string;
  /** Everything that came from the PC. */
  got: string;
  /** What the sent code sees as its globals. */
  globals: { [name: string]: any };
  mood: Mood;
  pullAfter: number;
  /** Prints a line of its own accord, as a running program does. */
  print(line: string): void;
  /** A new start: other globals, the same cable. */
  restart(globals: { [name: string]: unknown }): void;
  close(): Promise<void>;
}

const REBOOTING =
  'rst:0x10 (RTCWDT_RTC_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)\r\ninvalid header: 0xffffffff\r\ninvalid header: 0xffffffff\r\nets Jun  8 2016 00:22:57\r\n\r\n';

export async function fakeConsole(options: FakeOptions = {}): Promise<FakeConsole> {
  const version = options.version ?? '2v29',
    board = options.board ?? 'ESP32';
  const sockets = new Set<Socket>();
  let line = '';
  let echo = true;
  let context: { [name: string]: any };

  const say = (text: string) => {
    if (!text) return;
    for (const socket of sockets)
      if (options.slow) setTimeout(() => socket.write(text, 'latin1'), options.slow);
      else socket.write(text, 'latin1');
  };

  function start(globals: { [name: string]: unknown }): void {
    line = '';
    const print = (...values: unknown[]) => say(`${values.join(' ')}\r\n`);
    context = createContext({ print, console: { log: print }, process: { env: { VERSION: version, BOARD: board } }, ...globals });
    context.global = context;
    fake.globals = context;
  }

  /** Runs a line as the interpreter does; an echoed one shows its value and a new prompt. */
  function enter(): void {
    const code = line,
      loud = echo;
    line = '';
    echo = true;
    if (loud) say('\r\n');
    try {
      const value = runInContext(code, context, { timeout: 2000 });
      if (loud && code) say(`=${value}\r\n`);
    } catch (problem) {
      say(`Uncaught ${problem}\r\n    at REPL (:1:1)\r\n`);
    }
    if (loud) say('>');
  }

  /** What is no Espruino, or does not listen: what it prints for a key. */
  function stranger(sign: string): string {
    if (fake.mood === 'garbage') return '\xf8\x80\x1c\xe0\x00\xfe\n';
    if (fake.mood === 'empty') return REBOOTING;
    if (fake.mood === 'arduino') return 'I (281) cpu_start: Starting scheduler on PRO CPU.\r\nI (302) wifi: connected\r\n';
    if (fake.mood === 'micropython') return sign === '\x05' ? '\r\npaste mode; Ctrl-C to cancel, Ctrl-D to finish\r\n=== ' : sign;
    if (fake.mood !== 'busy' || sign !== '\x03') return '';
    fake.mood = 'well';
    line = '';
    return 'Execution Interrupted.\r\n>';
  }

  function key(sign: string): void {
    if (fake.mood !== 'well') say(stranger(sign));
    else if (sign === '\x05') say(`Espruino ${version} ${board}\r\n`);
    else if (sign === '\x03') {
      line = '';
      echo = true;
      say('\r\x1b[J>');
    } else if (sign === '\x10') echo = line ? echo : false;
    else if (sign === '\n') enter();
    else if (sign !== '\r') {
      line += sign;
      if (echo) say(sign);
    }
  }

  const server = createServer(socket => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (options.printed) socket.write(options.printed, 'latin1');
    socket.on('data', piece => {
      for (const sign of String(piece)) {
        fake.got += sign;
        if (fake.got.length > fake.pullAfter) {
          fake.pullAfter = Infinity;
          socket.destroy();
          return;
        }
        key(sign);
      }
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };

  const fake: FakeConsole = {
    port: `tcp://127.0.0.1:${port}`,
    got: '',
    globals: {},
    mood: options.mood ?? 'well',
    pullAfter: options.pullAfter ?? Infinity,
    print: text => say(`${text}\r\n`),
    restart: start,
    close: () =>
      new Promise(done => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
  start(options.globals ?? {});
  return fake;
}
