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
  | 'busy' // an Espruino in an endless loop, until Ctrl-C
  | 'starting' // an Espruino that does not listen yet
  | 'looping'; // an Espruino that crashes at every start

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
  /** Opening the port restarts the board, which then takes so many milliseconds to start. */
  restarts?: number;
  /** It reads 256 bytes, or until so many milliseconds have passed without one: 100 in 2v29. */
  gap?: number;
}

export interface FakeConsole {
  port: string;
  /** Everything that came from the PC. */
  got: string;
  /** What the sent code sees as its globals. */
  // biome-ignore lint/suspicious/noExplicitAny: it is what a test puts there
  globals: { [name: string]: any };
  mood: Mood;
  pullAfter: number;
  /** Lines that it was sent. */
  lines: number;
  /** Somebody sent Ctrl-C while it was starting: half a program is there. */
  interrupted: boolean;
  /** Prints a line of its own accord, as a running program does. */
  print(line: string): void;
  /** Done when the line, or the timer, that asked for it has ended: before anything else is read. */
  todo: (() => void) | undefined;
  /** A new start: other globals, the same cable. */
  restart(globals: { [name: string]: unknown }): void;
  close(): Promise<void>;
}

const REBOOTING =
  'rst:0x10 (RTCWDT_RTC_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)\r\ninvalid header: 0xffffffff\r\ninvalid header: 0xffffffff\r\nets Jun  8 2016 00:22:57\r\n\r\n';
/** What a WROOM module prints at every start of 2v29: the ROM, the search for memory that it does not have, and the log of Wi-Fi. */
export const STARTING =
  'ets Jul 29 2019 12:21:46\r\n\r\nrst:0xc (SW_CPU_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)\r\nE (588) psram: PSRAM ID read error: 0xffffffff\r\nI (1034) wifi: wifi driver task: 3ffd1a28, prio:23, stack:3584\r\n';
export const CRASH =
  "Guru Meditation Error: Core  0 panic'ed (LoadProhibited). Exception was unhandled.\r\nCore 0 register dump:\r\nPC      : 0x4008a1f5  PS      : 0x00060033\r\n\r\nRebooting...\r\n";
/** Brackets that are still open, those in texts left aside. */
function opened(line: string): number {
  const bare = line.replace(/"(?:\\.|[^"\\])*"/g, '');
  return bare.split(/[({[]/).length - bare.split(/[)}\]]/).length;
}

const CHUNK = 256, // bytes
  ROUND = 40; // milliseconds from one crash to the next

export async function fakeConsole(options: FakeOptions = {}): Promise<FakeConsole> {
  const version = options.version ?? '2v29',
    board = options.board ?? 'ESP32';
  const sockets = new Set<Socket>();
  let line = '';
  let sequence = ''; // a sequence that has begun
  let echo = true;
  let context: FakeConsole['globals'];
  let unread = '';
  let gap: NodeJS.Timeout | undefined;

  const say = (text: string) => {
    if (!text) return;
    for (const socket of sockets)
      if (options.slow) setTimeout(() => socket.write(text, 'latin1'), options.slow);
      else socket.write(text, 'latin1');
  };

  function start(globals: { [name: string]: unknown }): void {
    line = '';
    const print = (...values: unknown[]) => fake.mood === 'well' && say(`${values.join(' ')}\r\n`);
    context = createContext({ print, console: { log: print }, process: { env: { VERSION: version, BOARD: board } }, ...globals });
    context.global = context;
    fake.globals = context;
  }

  /** Runs a line as the interpreter does, when its brackets are closed; an echoed one shows its value and a new prompt. */
  function enter(): void {
    if (opened(line) > 0) {
      line += '\n'; // the rest is still to come
      return;
    }
    const code = line,
      loud = echo;
    line = '';
    echo = true;
    fake.lines++;
    if (loud) say('\r\n');
    try {
      const value = runInContext(code, context, { timeout: 2000 });
      if (loud && code) say(`=${value}\r\n`);
    } catch (problem) {
      if (fake.mood === 'well') say(`Uncaught ${problem}\r\n    at REPL (:1:1)\r\n`);
    }
    if (loud) say('>');
    fake.todo?.();
  }

  /** What is no Espruino, or does not listen: what it prints for a key. */
  function stranger(sign: string): string {
    if (fake.mood === 'garbage') return '\xf8\x80\x1c\xe0\x00\xfe\n';
    if (fake.mood === 'empty') return REBOOTING;
    if (fake.mood === 'arduino') return 'I (281) cpu_start: Starting scheduler on PRO CPU.\r\nI (302) wifi: connected\r\n';
    if (fake.mood === 'micropython') return sign === '\x05' ? '\r\npaste mode; Ctrl-C to cancel, Ctrl-D to finish\r\n=== ' : sign;
    if (fake.mood === 'starting' && sign === '\x03') fake.interrupted = true;
    if (fake.mood !== 'busy' || sign !== '\x03') return '';
    fake.mood = 'well';
    line = '';
    return 'Execution Interrupted.\r\n>';
  }

  /** ESC [ 2 H forgets the line; no other sequence is known here. */
  function sequenced(sign: string): void {
    sequence += sign;
    if (!/[A-Za-z]/.test(sign)) return;
    if (sequence === '\x1b[2H') line = '';
    sequence = '';
  }

  function interrupt(): void {
    line = '';
    echo = true;
    say('\r\x1b[J>');
  }

  function key(sign: string): void {
    if (fake.mood !== 'well') say(stranger(sign));
    else if (sequence || sign === '\x1b') sequenced(sign);
    else if (sign === '\x05') say(`Espruino ${version} ${board}\r\n`);
    else if (sign === '\x03') interrupt();
    else if (sign === '\x10') echo = echo && line !== '';
    else if (sign === '\n') enter();
    else if (sign !== '\r') {
      line += sign;
      if (echo) say(sign);
    }
  }

  /** What came is read when the buffer is full, or when nothing more comes. */
  function read(all: boolean): void {
    for (const length = all ? 1 : CHUNK; unread.length >= length; ) {
      const piece = unread.slice(0, CHUNK);
      unread = unread.slice(CHUNK);
      for (const sign of piece) key(sign);
    }
  }

  function hear(sign: string): void {
    unread += sign;
    clearTimeout(gap);
    read(!options.gap);
    if (unread) gap = setTimeout(read, options.gap, true);
  }

  const crashing = setInterval(() => fake.mood === 'looping' && say(STARTING + CRASH), ROUND);

  const server = createServer(socket => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (options.printed) socket.write(options.printed, 'latin1');
    if (options.restarts && fake.mood === 'well') {
      fake.mood = 'starting';
      say(STARTING);
      setTimeout(() => {
        fake.mood = fake.interrupted ? 'silent' : 'well';
      }, options.restarts);
    }
    socket.on('data', piece => {
      for (const sign of String(piece)) {
        fake.got += sign;
        if (fake.got.length > fake.pullAfter) {
          fake.pullAfter = Infinity;
          socket.destroy();
          return;
        }
        hear(sign);
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
    lines: 0,
    todo: undefined,
    interrupted: false,
    print: text => say(`${text}\r\n`),
    restart: start,
    close: () =>
      new Promise(done => {
        clearInterval(crashing);
        clearTimeout(gap);
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
  start(options.globals ?? {});
  return fake;
}
