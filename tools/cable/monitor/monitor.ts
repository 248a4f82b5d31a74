// npm run monitor: the device's screen in this terminal, over USB; the keys of the PC are its buttons.
import { parseArgs } from 'node:util';
import { readable } from '../../../hal/symbols';
import { type Key, keys } from '../../../hal/terminal/keys';
import { drawn, fitting, framed, type Look } from '../../../hal/terminal/picture';
import { openWindow } from '../../../hal/terminal/window';
import { tell } from '../../tell';
import { openConsole } from '../open';
import { choosePort, lastPort, listPorts, rememberPort } from '../ports';
import { openLink } from './link';

const USAGE = `npm run monitor -- [--text] [--port PORT]

  --text       words in a frame instead of a picture, for small windows and screen readers
  --port PORT  where the board is, when there are several: /dev/ttyUSB0, COM3, or tcp://host:port

Up and Down move, Enter is OK, Backspace or Escape is BACK. Hold: Shift with an arrow key, o for OK, b for BACK. v changes the view.
q leaves; the device plays on. Its own buttons work all the time.
`;
const HELP = ['Arrows  Enter OK  Backspace BACK  hold: o OK, b BACK', 'v view  q quit, the device plays on'];
const LOOKS: Look[] = ['blocks', 'quarters', 'dots', 'text'];
const HELD = 5; // steps for Shift and an arrow

function options(words: string[]) {
  return parseArgs({
    args: words,
    options: { text: { type: 'boolean' }, port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  }).values;
}

/** A sentence in lines of this width. */
export function folded(text: string, wide: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines[lines.length - 1]!;
    if (last && last.length + 1 + word.length > wide) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** Until somebody leaves. */
function run(port: string, text: boolean): Promise<void> {
  const { stdin, stdout } = process;
  const window = openWindow(piece => stdout.write(piece), !process.env.NO_COLOR);
  let chosen: Look | undefined = text ? 'text' : undefined;
  let problem = `Looking for the device at ${port} ...`;
  let due = false; // a picture waits to be drawn

  const look = () => chosen ?? fitting(stdout.columns, stdout.rows);

  function draw(): void {
    due = false;
    const { mirror } = link,
      dark = mirror.level === 0;
    if (problem) {
      window.show([...folded(problem, stdout.columns - 1), '', HELP[1]!], -1);
      return;
    }
    const words = look() === 'text',
      shown = words ? framed(dark ? [] : mirror.rows.map(readable)) : drawn(dark ? new Uint8Array(1024) : mirror.picture, look() as 'dots'),
      help = dark ? ['The screen is dark. Any key wakes it.', HELP[1]!] : HELP;
    const shade = dark ? 0 : 4;
    window.show(shown.concat(help.map(line => line.slice(0, stdout.columns))), words ? -1 : shade);
  }

  function soon(): void {
    if (!due) setImmediate(draw);
    due = true;
  }

  const link = openLink({
    open: patience => openConsole(port, { patience }),
    text: look() === 'text',
    changed: soon,
    trouble(sentence) {
      problem = sentence && `${sentence} It is tried again every second.`;
      window.forget();
      soon();
    },
  });

  let left: () => void;

  async function leave(): Promise<void> {
    window.restore();
    await link.leave();
    stdin.setRawMode(false);
    left();
  }

  function pressed(key: Key): void {
    if (key === 'quit') void leave();
    else if (key === 'look') {
      chosen = LOOKS[(LOOKS.indexOf(look()) + 1) % LOOKS.length];
      window.forget();
      void link.look(look() === 'text').then(draw);
    } else if (key === 'help') void link.press('ok', 'longer');
    else if (key.push === 'again') void link.press(key.button, 'press', HELD);
    else void link.press(key.button, key.push);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave());
  process.on('exit', () => window.restore());
  stdin.setRawMode(true);
  stdin.setEncoding('utf8').on('data', keys(pressed));
  stdin.on('end', () => void leave());
  stdout.on('resize', () => {
    window.forget();
    void link.look(look() === 'text').then(draw);
  });
  draw();
  return new Promise(done => {
    left = done;
  });
}

export async function monitor(words: string[]): Promise<void> {
  const asked = options(words);
  if (asked.help) return void tell(USAGE);
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new Error(
      'The monitor needs a terminal to draw the screen in. For a program of your own: npm run -s bench -- --engine PORT (docs/bench.md).',
    );
  const port = choosePort(asked.port, listPorts(), lastPort());
  rememberPort(port);
  await run(port, !!asked.text);
}
