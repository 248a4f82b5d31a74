// A board for the interpreter on Linux: a panel, four buttons, a piezo, flash that can fail, and time that waits to be told.
// Load it before main. It takes the place of the hardware's own functions, so that the real hal/esp32 runs on top of it.
import type { Button } from '../../hal/hal';
import { xorshift } from '../../hal/xorshift';
import { type Panel, panel } from './panel';
import { wiringOf } from './wiring';

// biome-ignore lint/suspicious/noExplicitAny: the functions of the hardware are replaced here, by their names
declare const global: any;
declare function btoa(text: string): string;

const native = require('Flash');
const linux = wiringOf(native.getFree()[0]);

const memory = process.memory;
const before = memory().usage;
let hidden = 0; // variables that the firmware is not told of: the bench has them
process.memory = (collect?: boolean) => {
  const told = collect === undefined ? memory() : memory(collect);
  told.usage -= hidden;
  told.total -= hidden;
  return told;
};

// --- strings: a board has bytes. Linux makes another kind of string of \u00eb, which falls apart when it is cut

const parse = JSON.parse;
JSON.parse = (text: string) => parse(text.replace(/\\u00/g, '\\x'));

// --- time

interface Timer {
  id: number;
  due: number;
  call: (arg: unknown) => void;
  every: number;
  arg: unknown;
}

const started = getTime();
let time = 0; // milliseconds
let date = 0; // seconds that somebody has set the clock on
let lastId = 0;
let timers: Timer[] = [];

function begin(call: Timer['call'], wait: number, every: number, arg: unknown): number {
  lastId++;
  timers.push({ id: lastId, due: time + Math.max(0, Math.round(wait || 0)), call, every, arg });
  return lastId;
}

function end(id: number): void {
  timers = timers.filter(t => t.id !== id);
}

function advance(milliseconds: number): void {
  const until = time + milliseconds;
  for (;;) {
    let next: Timer | undefined;
    for (const timer of timers) if (timer.due <= until && (!next || timer.due < next.due)) next = timer;
    if (!next) break;
    time = Math.max(time, next.due);
    if (next.every) next.due += next.every;
    else end(next.id);
    next.call(next.arg);
  }
  time = until;
}

global.getTime = () => date + time / 1000;
global.setTime = (seconds: number) => {
  date = seconds - time / 1000;
};
global.setTimeout = (call: Timer['call'], wait: number, arg: unknown) => begin(call, wait, 0, arg);
global.setInterval = (call: Timer['call'], wait: number, arg: unknown) => begin(call, wait, Math.max(1, wait), arg);
global.clearTimeout = end;
global.clearInterval = end;

// --- the panel

let screen: Panel = panel(linux.display.chip);
let plugged = true;
let sent = 0;
let messages = 0;
let peak = 0; // variables, those among them that this fake had at its start

/** Variables in use, without the tones that wait here to be asked for: a board keeps none. */
function usage(): number {
  return memory().usage - E.getSizeOf(heard);
}

/** Looks how much is in use. Often enough: a picture is sent and a record is written while most is in memory. */
function weigh(): void {
  peak = Math.max(peak, usage());
}

(I2C1 as { writeTo: unknown }).writeTo = (...message: (number | string)[]) => {
  if (!plugged || message[0] !== linux.display.address) throw new Error('I2C: no answer');
  if (message[1] === 0x40) weigh();
  const bytes = E.toUint8Array(message.slice(1));
  sent += bytes.length;
  messages++;
  screen.take(bytes);
};

// --- pins

const low: { [pin: number]: boolean } = {};
type Watch = (edge: { state: boolean; time: number; lastTime: number; pin: number }) => void;
let watches: { call: Watch; pin: number }[] = [];

global.pinMode = () => {};
global.digitalRead = (pin: number) => (low[pin] ? 0 : 1);
global.analogRead = () => 0.5;
global.setWatch = (call: Watch, pin: number) => watches.push({ call, pin });
global.clearWatch = () => {
  watches = [];
};

/** The contact of a button closes or opens, once, without chattering. */
function contact(button: Button, down: boolean): void {
  const pin = linux.buttons[button] as number;
  low[pin] = down;
  for (const watch of watches) if (watch.pin === pin) watch.call({ state: !down, time: time / 1000, lastTime: 0, pin });
}

/** The contact that is this button now: the picture may be turned, or the device lie in the left hand. As hal/press.ts has it, which main has in itself. */
function contactOf(button: Button): Button {
  const names: Button[] = ['up', 'down', 'ok', 'back'],
    settings = global.device && global.device.settings,
    turn = settings ? (settings.rotate ? 3 : 0) ^ (settings.left ? 2 : 0) : 0;
  return names[names.indexOf(button) ^ turn];
}

// --- the piezo

let heard: number[][] = [];
let hertz = 0;
let since = 0;

function tone(next: number): void {
  if (hertz && time > since) heard.push([hertz, time - since]);
  hertz = next;
  since = time;
}

global.analogWrite = (pin: number, duty: number, options: { freq: number }) => {
  if (pin === linux.buzzer) tone(duty ? options.freq : 0);
};
global.digitalWrite = (pin: number) => {
  if (pin === linux.buzzer) tone(0);
};

// --- flash: the native one, counted, and cut when its time has come

let written = 0;
let erased = 0; // quarters of a page: the pages of Linux have 1024 bytes
let left = -1; // bytes until the power fails; -1 = never

/** The power fails: the process ends here, in the middle of whatever it does. */
function cut(): void {
  (E as unknown as { reboot(): void }).reboot();
}

function write(bytes: string, address: number): void {
  weigh();
  if (left >= 0 && bytes.length > left) {
    native.write(bytes.substr(0, left) + '\xff\xff\xff'.substr(0, -left & 3), address);
    cut();
  }
  native.write(bytes, address);
  written += bytes.length;
  if (left >= 0) left -= bytes.length;
}

/** Costs 1: an erase of a whole page costs 4, as hal/mock/flash.ts has it. */
function erasePage(address: number): void {
  if (left === 0) cut();
  native.erasePage(address);
  erased++;
  if (left > 0) left--;
}

const chip = {
  read: (length: number, address: number) => native.read(length, address),
  getPage: (address: number) => native.getPage(address),
  getFree: () => native.getFree(),
  write,
  erasePage,
};
let random = xorshift(started * 1e6);
linux.noise = () => random();

Modules.addCached('Flash', ';');
Object.assign(require('Flash'), chip);
Modules.addCached('wiring', ';');
Object.assign(require('wiring'), linux);

global.board = {
  /** Puts a button down, lets so many milliseconds pass, lets it go. */
  push(button: Button, milliseconds: number) {
    const own = contactOf(button);
    contact(own, true);
    advance(milliseconds);
    contact(own, false);
    advance(30); // longer than a contact chatters, so that the next push counts
  },
  contact,
  advance,
  now: () => time,
  /** What the panel holds, row by row, most significant bit left, in base64. */
  panel() {
    const g = Graphics.createArrayBuffer(128, 64, 1, { vertical_byte: true, msb: false, buffer: screen.pages().buffer });
    return btoa(g.asImage('string').substr(3));
  },
  /** on, contrast, turned, offset: how an eye would see it. */
  seen: () => ({ on: screen.on, contrast: screen.contrast, turned: screen.turned, offset: screen.offset }),
  /** Tones that have ended since last asked: [hertz, milliseconds]. */
  tones() {
    const told = heard;
    heard = [];
    return told;
  },
  /** Payload bytes and messages since last asked. */
  i2c() {
    const told = { bytes: sent, messages };
    sent = 0;
    messages = 0;
    return told;
  },
  /** Bytes and erased pages since last asked. */
  writes() {
    const told = { bytes: written, erases: erased / 4 };
    written = 0;
    erased = 0;
    return told;
  },
  /** The power fails after so many more bytes: the process ends. Without a number: it does not. */
  cutAfter(bytes?: number) {
    left = bytes === undefined ? -1 : bytes;
  },
  cut,
  /** Fixes what hal.noise() answers; the mock with the same seed answers the same. */
  seed(n: number) {
    random = xorshift(n);
  },
  /** Pulls the display's plug, or another chip into it. */
  plug(in_: boolean, display?: 'SSD1306' | 'SH1106') {
    plugged = in_;
    if (display) {
      linux.display.chip = display;
      screen = panel(display);
    }
  },
  /** Variables that this fake holds itself: take them off what process.memory() says. The bench adds its own. */
  variables: 0,
  /** From now on the firmware sees no more of the memory than a board of its own would have: not what the bench holds, so many variables. */
  hide(variables: number) {
    hidden = variables;
  },
  usage,
  /** Variables of the firmware alone; the peak is since the start. */
  memory() {
    const now = usage(),
      own = global.board.variables;
    return { used: now - own, total: memory().total - hidden, peak: Math.max(peak, now) - own };
  },
};
JSON.parse('0'); // its regular expression is this fake's, too
global.board.variables = usage() - before;
