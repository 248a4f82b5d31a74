// A typed client of Espruino's console. It restarts nothing: whatever runs on the board goes on running.
import { printable } from '../../hal/printable';
import { type Kind, Trouble, type Wire } from './trouble';

export { type Kind, Trouble } from './trouble';

const LINE = 1024, // bytes sent before flow control is looked at again
  PAUSE = 10_000, // milliseconds that the board may ask us to be quiet
  LONGEST = 20_000, // milliseconds that we wait before we give up
  PATIENCE = 5000, // milliseconds for an answer
  GREETING = 1500,
  STARTING = 8000, // milliseconds that a board may take from its first sign of life to its first answer
  KEPT = 4000, // characters that are kept of what was heard, to tell what is there
  CHUNK = 256; // bytes

const OUT_OF_MEMORY = /OUT OF MEMORY/; // what Espruino prints when it ends a line for want of variables (src/jsvar.c)

const ENQ = '\x05', // an Espruino answers this with its version, whatever is typed already
  CTRL_C = '\x03',
  CLEAN = '\x1b[2H', // forgets what stands in the line already: half a line of somebody, or of ours that a restart cut (src/jsinteractive.c:2008)
  QUIET = '\x10'; // this line is not echoed

/** What the chip itself prints at every start, and what its system prints when the program crashes. */
export const STARTS = /rst:0x/;
const BANNER = /espruino\.com\r?\n/; // a chip with pin 15 at ground keeps its own word of a start to itself
const CRASHES = /Guru Meditation|abort\(\) was called/,
  STARVES = /Brownout detector/,
  ESPRUINO = /espruino|enableBLE/i, // its banner, or what it says while Bluetooth is off; its other log lines look like anybody's
  LOGS = /cpu_start|\bI \(\d+\)/, // of ESP-IDF. Wi-Fi logs the same on an Espruino that starts, but cpu_start is quiet there
  EMPTY = /invalid header|flash read err/;

export interface Who {
  version: string; // 2v29.277
  board: string; // ESP32
}

export interface ConsoleOptions {
  /** Milliseconds that an answer may take, unless evaluate() is told otherwise. */
  patience?: number;
  /** Milliseconds to wait for a sign of life when it is opened. */
  greeting?: number;
  /** Milliseconds that a board which was heard to start may take before it is disturbed. */
  starting?: number;
  /** It has just been started, whether or not that was heard. */
  started?: boolean;
  /** Milliseconds that a board may keep us waiting before anything is sent. */
  longest?: number;
}

/**
 * With spaces up to a multiple of 256 bytes. The console of 2v29 reads 256 bytes, or until a tenth of a second has passed without one
 * (targets/esp32/jshardwareUart.c:117): what fills its buffer to the end is read at once. 255 spaces take 22 ms on the wire.
 */
function padded(line: string): string {
  return `${line + ' '.repeat((CHUNK - ((line.length + 1) % CHUNK)) % CHUNK)}\n`;
}

/** Escapes whatever is not plain ASCII, so that a text survives every console. */
export function literal(text: string): string {
  return JSON.stringify(text).replace(/[^\x20-\x7e]|\\u00../g, found => {
    const code = found.length > 1 ? found.slice(-2) : (found.charCodeAt(0) & 255).toString(16).padStart(2, '0');
    return `\\x${code}`;
  });
}

/** Nothing, for a trouble of one of these kinds; any other is thrown again. */
function onlyWhen(trouble: Trouble, kinds: Kind[]): undefined {
  if (!kinds.includes(trouble.kind)) throw trouble;
  return undefined;
}

/** Escape sequences, flow control and other control characters mean nothing to who reads the line. */
function plain(line: string): string {
  return line.replace(/\x1b\[[\d;]*[A-Za-z]/g, '').replace(/[\x00-\x08\x0b-\x1f]/g, '');
}

/** What a board calls itself, in a sentence of ours. */
export function word(told: unknown): string {
  return printable(String(told)).replace(/\n/g, ' ').slice(0, 40);
}

export class Console {
  readonly port: string;
  /** What it called itself when it was opened. */
  who: Who = { version: '', board: '' };
  /** The last that was heard, for a person who wants to see it. */
  heard = '';
  private readonly wire: Wire;
  private readonly patience: number;
  private readonly greeting: number;
  private readonly starting: number;
  private readonly longest: number;
  private readonly started: boolean;
  private rest = ''; // a line that has not ended
  private quietUntil = 0; // the board sent XOFF
  /** Lines that were sent to be answered. */
  asked = 0;
  private crashes = 0; // since the last answer
  private broken?: Trouble;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly session = Math.random().toString(36).slice(2, 6);
  private readonly lines = new Set<(line: string) => void>();
  private readonly losses = new Set<(trouble: Trouble) => void>();

  private constructor(port: string, wire: Wire, options: ConsoleOptions) {
    this.port = port;
    this.wire = wire;
    this.patience = options.patience ?? PATIENCE;
    this.greeting = options.greeting ?? GREETING;
    this.starting = options.starting ?? STARTING;
    this.longest = options.longest ?? LONGEST;
    this.started = !!options.started;
    wire.listen(piece => this.hear(piece));
    wire.lost(trouble => {
      this.broken = trouble;
      for (const call of [...this.losses]) call(trouble);
    });
  }

  /** On a wire that is open, makes sure that an Espruino answers. */
  static async on(port: string, wire: Wire, options: ConsoleOptions = {}): Promise<Console> {
    const made = new Console(port, wire, options);
    try {
      await made.greet();
    } catch (problem) {
      await made.close();
      throw problem;
    }
    return made;
  }

  private hear(piece: string): void {
    this.heard = (this.heard + piece).slice(-KEPT);
    for (const sign of piece)
      if (sign === '\x13') this.quietUntil = Date.now() + PAUSE;
      else if (sign === '\x11') this.quietUntil = 0;
    this.rest += piece;
    for (let at = this.rest.indexOf('\n'); at >= 0; at = this.rest.indexOf('\n')) {
      const line = plain(this.rest.slice(0, at)).replace(/^>/, '');
      this.rest = this.rest.slice(at + 1);
      if (CRASHES.test(line)) this.crashes++;
      for (const call of [...this.lines]) call(line);
    }
    if (this.rest.length > KEPT) this.rest = this.rest.slice(-KEPT);
  }

  /** Hears every line that the board prints, its answers to us too. Returns what ends it. */
  listen(call: (line: string) => void): () => void {
    this.lines.add(call);
    return () => this.lines.delete(call);
  }

  /** Told when the connection is lost, also while nothing is asked. */
  lost(call: (trouble: Trouble) => void): void {
    if (this.broken) call(this.broken);
    else this.losses.add(call);
  }

  /** The first line for which `find` has something to tell. */
  expect<T>(find: (line: string) => T | undefined, patience: number, late: () => Trouble): Promise<T> {
    return new Promise((done, fail) => {
      const finish = () => {
        clearTimeout(timer);
        stop();
        this.losses.delete(lose);
      };
      const lose = (trouble: Trouble) => {
        finish();
        fail(trouble);
      };
      const timer = setTimeout(() => lose(late()), patience);
      const stop = this.listen(line => {
        const found = find(line);
        if (found === undefined) return;
        finish();
        done(found);
      });
      this.losses.add(lose);
      if (this.broken) lose(this.broken);
    });
  }

  /** Sends bytes as they are, and waits where the board asks for it. */
  async send(bytes: string): Promise<void> {
    for (let at = 0; at < bytes.length; at += LINE) {
      await this.quiet();
      if (this.broken) throw this.broken;
      await this.written(bytes.slice(at, at + LINE));
    }
  }

  /** Waits while the board asks for it. One that repeats it for ever is not waited for. */
  private async quiet(): Promise<void> {
    for (const end = Date.now() + this.longest; Date.now() < this.quietUntil; await new Promise(done => setTimeout(done, 10)))
      if (Date.now() > end) throw this.blocked();
  }

  /** What a port takes from nobody stays in its buffer: that has an end, too. */
  private written(bytes: string): Promise<void> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(this.blocked()), this.longest);
      this.wire
        .write(bytes)
        .then(done, fail)
        .finally(() => clearTimeout(timer));
    });
  }

  private blocked(): Trouble {
    return new Trouble(
      'busy',
      `The board at ${this.port} takes nothing: for ${this.longest / 1000} s it has asked us to wait. Press its reset button and try again; if it stays so, try another cable.`,
    );
  }

  /** A line that nobody answers: it ends the program, or restarts the board. */
  order(statement: string): Promise<void> {
    return this.send(padded(`${CLEAN}${QUIET}${statement}`));
  }

  /** Ends code that runs for ever. It would also end code that is needed: only when nothing else helps. */
  interrupt(): Promise<void> {
    return this.send(CTRL_C);
  }

  /** Runs statements, in one line; `value` is an expression that may use what they made. One at a time: the next waits. */
  run<T = unknown>(statements: string, value = '0', patience = this.patience): Promise<T> {
    const turn = this.queue.then(() => this.ask(statements, value, patience));
    this.queue = turn.catch(() => {});
    return turn as Promise<T>;
  }

  /** The value of an expression, by way of JSON: what JSON does not know, as undefined, comes as null. */
  evaluate<T = unknown>(expression: string, patience?: number): Promise<T> {
    return this.run<T>('', expression, patience);
  }

  private async ask(statements: string, value: string, patience: number): Promise<unknown> {
    const mark = `@${this.session}${++this.asked}:`;
    // in an echo of the line no mark is followed by [ or !
    const answer = this.expect(
      line => {
        if (OUT_OF_MEMORY.test(line)) return '?';
        return line.includes(`${mark}[`) || line.includes(`${mark}!`) ? line.slice(line.indexOf(mark) + mark.length).trim() : undefined;
      },
      patience,
      () =>
        this.crashes > 1
          ? this.looping()
          : new Trouble(
              'busy',
              `The board at ${this.port} did not answer within ${patience / 1000} s. Wait a moment and try again; if it stays so, press its reset button.`,
            ),
    );
    answer.catch(() => {}); // it is awaited below; send() may fail first
    await this.send(
      padded(
        `${CLEAN}${QUIET}try{${statements}${statements && ';'}print("${mark}"+JSON.stringify([${value}]))}catch(e){print("${mark}"+"!"+e)}`,
      ),
    );
    const told = await answer;
    if (told === '?') throw this.full();
    this.crashes = 0;
    if (told.startsWith('!')) throw new Trouble('failed', `The board said: ${told.slice(1)}`);
    try {
      return JSON.parse(told)[0];
    } catch {
      throw new Trouble('failed', `The board's answer was damaged on the way: ${told.slice(0, 60)}. Check the cable and try again.`);
    }
  }

  /** Who answers there, or undefined when nobody does in time. */
  private async introduced(): Promise<Who | undefined> {
    try {
      const [version, board] = await this.evaluate<[string, string]>('[process.env.VERSION,process.env.BOARD]', this.greeting);
      return { version: word(version), board: word(board) };
    } catch (trouble) {
      return onlyWhen(trouble as Trouble, ['busy', 'looping']);
    }
  }

  private async greet(): Promise<void> {
    const silent = () => new Trouble('silent', '');
    const hello = this.expect(line => /Espruino (\dv[\d.]+) (\w+)\s*$/.exec(line) ?? undefined, this.greeting, silent);
    hello.catch(() => {});
    await this.send(ENQ);
    const found = await hello.catch(trouble => onlyWhen(trouble, ['silent']));
    let who = await this.introduced();
    // Opening the port restarts some boards. Ctrl-C would end a program that is just starting half way: it gets its time.
    for (const until = Date.now() + this.starting; !who && this.starts() && Date.now() < until; ) who = await this.introduced();
    if (!who && !this.starts()) {
      await this.interrupt(); // somebody may have left a loop
      who = await this.introduced();
    }
    if (!who && this.crashes) throw this.looping();
    if (!who) throw found ? this.deaf(found[1]!) : this.stranger();
    this.who = who;
  }

  /** It was heard to start, or is known to have been started, and something is there that could. */
  private starts(): boolean {
    return (this.started || STARTS.test(this.heard)) && !EMPTY.test(this.heard);
  }

  private looping(): Trouble {
    return new Trouble(
      'looping',
      `The board at ${this.port} starts, crashes and starts again, on and on. Espruino does so when the settings of the chip do not suit it (Wi-Fi off, both radios off). Write it anew, which clears them; your plays stay: npm run flash -- --runtime DIR (docs/flashing.md)`,
    );
  }

  /** Espruino ends what it does when memory runs out, and nobody answers the line. */
  private full(): Trouble {
    return new Trouble(
      'full',
      `The board at ${this.port} ran out of memory. What was answered is stored. Press its reset button; if it comes again, leave the open play first.`,
    );
  }

  private deaf(version: string): Trouble {
    return new Trouble(
      'busy',
      `The Espruino ${version} at ${this.port} runs something and does not listen. Restart it with BACK held down, then try again.`,
    );
  }

  /** Something is there that is no Espruino: as well as it can be told from what it said. */
  private stranger(): Trouble {
    const heard = plain(this.heard);
    if (!this.heard)
      return new Trouble(
        'silent',
        `The board at ${this.port} says nothing. Either no Espruino is on it (npm run flash -- --runtime DIR), or the cable only charges: try another one.`,
      );
    if (/MicroPython|paste mode|CircuitPython/.test(heard))
      return new Trouble(
        'foreign',
        `MicroPython is on the board at ${this.port}. Put Espruino in its place: npm run flash -- --runtime DIR`,
      );
    if (STARVES.test(heard))
      return new Trouble(
        'looping',
        `The board at ${this.port} gets too little power and starts again and again. Take another cable or another socket of the PC, without a hub; unplug what else hangs on the board.`,
      );
    const starts = [STARTS, BANNER].map(sign => this.heard.split(sign).length - 1);
    if (Math.max(...starts) > 2 && !EMPTY.test(heard)) return this.looping(); // three starts, and nothing that came of them
    if (EMPTY.test(heard))
      return new Trouble(
        'foreign',
        `The board at ${this.port} starts again and again without finding a program. Put Espruino on it: npm run flash -- --runtime DIR`,
      );
    if (LOGS.test(heard) && !ESPRUINO.test(heard) && !(this.starts() && !/cpu_start/.test(heard)))
      return new Trouble(
        'foreign',
        `Another program (of ESP-IDF or Arduino) is on the board at ${this.port}. Put Espruino in its place: npm run flash -- --runtime DIR`,
      );
    if (this.starts() || ESPRUINO.test(heard))
      return new Trouble(
        'busy',
        `The board at ${this.port} has started and does not answer yet: reading a long play takes half a minute. Wait, and try again; if it stays so, write Espruino anew, your plays stay: npm run flash -- --runtime DIR`,
      );
    if (heard.replace(/[\x20-\x7e\s]/g, '').length * 2 > heard.trim().length)
      return new Trouble(
        'foreign',
        `Only rubbish comes from ${this.port}: a program that speaks at another speed, or a loose cable. Press the board's reset button and try again; else put Espruino on it: npm run flash -- --runtime DIR`,
      );
    return new Trouble(
      'foreign',
      `What answers at ${this.port} is no Espruino. It said: ${JSON.stringify(heard.trim().slice(-60))}. Is it the right port? Put Espruino on it: npm run flash -- --runtime DIR`,
    );
  }

  /** A serial port of a browser takes a moment to close; nobody else need wait. */
  close(): void | Promise<void> {
    this.broken ??= new Trouble('gone', `The connection to ${this.port} is closed.`);
    return this.wire.end();
  }
}
