// npm start: the device in this terminal. Without a terminal it says what to do instead.
import { parseArgs } from 'node:util';
import { type Device, openShell, powerOn } from '../../firmware/shell';
import { readable } from '../../hal/symbols';
import { type Key, keys } from '../../hal/terminal/keys';
import { drawn, fitting, framed, type Look } from '../../hal/terminal/picture';
import { terminalHal } from '../../hal/terminal/terminal';
import { openWindow } from '../../hal/terminal/window';
import { loader } from '../bundles';
import { dataFolder, openStore } from '../store/store';
import { complain, tell } from '../tell';

const USAGE = `npm start -- [--text] [--mute] [--store DIR]

  --text       words in a frame instead of a picture, for small windows and screen readers
  --mute       no bell
  --store DIR  where the plays are kept (${dataFolder()})

Up and Down move, Enter is OK, Backspace or Escape is BACK. Hold: Shift with an arrow key, o for OK, b for BACK. v changes the view, q leaves.
`;
const HELP = ['Arrows  Enter OK  Backspace BACK  hold: o OK, b BACK', 'v view  q quit'];
const LARGER = 'A window of 64 columns and 34 lines shows the picture.'; // as fitting() has it
const LOOKS: Look[] = ['blocks', 'quarters', 'dots', 'text'];
const HELD = 5; // steps for Shift and an arrow

function options() {
  return parseArgs({
    options: { text: { type: 'boolean' }, mute: { type: 'boolean' }, store: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  }).values;
}

/** How bright the panel is, in the window's shades. */
function shade(level: number): number {
  return [1, 10, 60, 200].filter(bound => level >= bound).length;
}

function run({ text, mute, store: folder }: ReturnType<typeof options>): void {
  const store = openStore(folder ?? dataFolder(), 'npm start');
  const { stdin, stdout } = process;
  const window = openWindow(piece => stdout.write(piece), !process.env.NO_COLOR);
  let chosen: Look | undefined = text ? 'text' : undefined;
  let device: Device | undefined;
  let due = false; // a picture waits to be drawn

  function draw(): void {
    due = false;
    const { display } = hal,
      look = chosen ?? fitting(stdout.columns, stdout.rows),
      dark = display.level === 0;
    const keys = look === 'text' && !chosen ? [...HELP, LARGER] : HELP,
      help = dark ? ['The screen is dark. Any key wakes it.', HELP[1]!] : keys;
    const lines = look === 'text' ? framed(dark ? [] : display.rows.map(readable)) : drawn(display.visible(), look);
    window.show(lines.concat(help.map(line => line.slice(0, stdout.columns))), look === 'text' ? -1 : shade(display.level));
  }

  const hal = terminalHal({
    flash: store.flash,
    changed() {
      if (!due) setImmediate(draw);
      due = true;
    },
    bell: () => !mute && window.bell(),
    load: loader('Get the program again: git pull, then npm ci.'),
  });

  /** Everything is stored already; leaving properly only tells home how long ago it was. */
  function leave(status: number, problem = ''): never {
    try {
      device?.home();
    } catch {
      // it will be read again at the next start, as after a power cut
    }
    window.restore();
    store.close();
    if (stdin.isTTY) stdin.setRawMode(false);
    if (problem) complain(problem);
    process.exit(status);
  }

  function pressed(key: Key): void {
    if (key === 'quit') leave(0);
    if (key === 'help') hal.push('ok', 'longer');
    else if (key === 'look') {
      const now = chosen ?? fitting(stdout.columns, stdout.rows);
      chosen = LOOKS[(LOOKS.indexOf(now) + 1) % LOOKS.length];
      window.forget();
      draw();
    } else if (key.push === 'again') {
      hal.push(key.button, 'press');
      for (let i = 1; i < HELD; i++) hal.push(key.button, 'again');
    } else hal.push(key.button, key.push);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(0));
  process.on('uncaughtException', problem =>
    leave(1, `Roundkeeper stopped: ${problem.stack}\nWhat was played is stored. Please report this.`),
  );

  device = openShell(hal);
  powerOn(device);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8').on('data', keys(pressed, hal.type));
  stdin.on('end', () => leave(0));
  stdout.on('resize', () => {
    window.forget();
    draw();
  });
}

function main(): void {
  const asked = options();
  if (asked.help) tell(USAGE);
  else if (!process.stdin.isTTY || !process.stdout.isTTY)
    tell(
      'Roundkeeper needs a terminal to draw its screen in. Run npm start in a terminal window,\n' +
        'or drive the device with a script: npm run -s bench (docs/bench.md).',
    );
  else run(asked);
}

try {
  main();
} catch (problem) {
  complain((problem as Error).message);
  process.exit(1);
}
