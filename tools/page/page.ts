// The page: one device, its screen, its buttons, its sound, the table beside it, and what is said about them. The device knows nothing of all this.

import { watchButtons } from '../../hal/browser/buttons';
import { type Keeping, pageFlash } from '../../hal/browser/flash';
import { glass } from '../../hal/browser/panel';
import { tone } from '../../hal/browser/sound';
import type { Button, Push } from '../../hal/hal';
import { HEIGHT, WIDTH } from '../../hal/pixels';
import { BUTTONS } from '../../hal/press';
import type { Author, authorTools } from './author/author';
import * as past from './author/history';
import { openingOf } from './author/link';
import { linkForm } from './author/links';
import { goOn, listen } from './author/live';
import { keepAwake } from './awake';
import { boardPart } from './board';
import { playsAsFiles } from './keep';
import { loudness } from './loudness';
import { type Machine, machine } from './machine';
import { notices } from './notices';
import { keepOffline } from './offline';
import { sizeDevice } from './size';
import { takeSeat } from './tab';
import { tableAlone, tableBeside } from './table/place';
import { tap } from './tap';
import { touch, typedNumber } from './touch/act';
import { pad } from './touch/pad';
import { seenOn } from './touch/seen';
import { words } from './words';

/** True in npm run web: the page listens for changes of its sources. The build says which. */
declare const LIVE: boolean;

const AUTHOR_SCRIPT = './author.js'; // a name that the build leaves alone: it is a file of its own beside the page
const JUST = 700; // milliseconds: a change so soon after a press is its answer
const SAID: { [keeping in Exclude<Keeping, 'kept'>]: string } = {
  full: 'The storage of this browser is full. The game goes on, but nothing is kept: make room, or leave this page open. It is stored as soon as there is room.',
  forbidden: 'This browser forbids this page to store anything. The game goes on, but nothing is kept: a reload starts anew.',
};

const at = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const said = notices(at('notices'));

/** A link may open a game: it is asked once, and the address is plain again, so that a reload goes on instead of starting anew. */
function follow(machine: Machine): void {
  const { hash } = location;
  if (hash) history.replaceState(null, '', location.pathname + location.search);
  try {
    const opening = openingOf(hash);
    if (!opening) return;
    said.forget('link');
    machine.ask(opening.start);
    opening.steps.forEach((step, i) => {
      try {
        machine.ask(step);
      } catch (problem) {
        throw new Error(`The game is open, but step ${i + 1} of the link, "${step}", cannot be done: ${(problem as Error).message}`);
      }
    });
  } catch (problem) {
    said.once('link', (problem as Error).message);
  }
}

function page(): void {
  const panel = glass(at<HTMLCanvasElement>('panel')),
    text = words(at('words'), at('live')),
    sound = tone(typeof AudioContext === 'function' ? () => new AudioContext() : undefined),
    table = tableBeside(open),
    buttons = pad(at('pad'), { push, type: letter => !!box?.on && box.hal.type(letter), touched }),
    files = playsAsFiles(() => box),
    awake = keepAwake(),
    number = typedNumber(() => performance.now()),
    fold = at<HTMLDetailsElement>('author');
  let author: Author | undefined;
  let box: Machine | undefined;
  let due = false; // something is different and waits to be shown
  let pressed = 0;

  function show(): void {
    due = false;
    if (!box?.on) return;
    if (box.hal.flash.failed()) {
      box.start(true); // the plug was pulled in the middle of a press
      author?.say('The power was cut. The device has started again from what its flash holds.');
    }
    const { display } = box.hal;
    panel.draw(display);
    text.show(display.level ? display.rows : [], performance.now() - pressed < JUST);
    table.show(box.device);
    buttons.show(box.device);
    files();
    awake.play(!!box.device.session);
    author?.changed();
  }

  function push(button: Button, how: Push): void {
    if (box?.on) box.hal.push(button, how);
  }

  /** Something was pressed in the panel: what comes of it is seen. */
  function touched(): void {
    pressed = performance.now();
    sound.wake();
    queueMicrotask(() => at('device').scrollIntoView({ block: 'nearest' }));
  }

  /** A digit sets what can be set; else it chooses from the list as a tap does. */
  function digit(text: string): void {
    if (!box?.on) return;
    pressed = performance.now();
    const { device } = box;
    if (seenOn(device)?.turned) number(device, push, text);
    else if (text !== '0') touch(device, push, Number(text) - 1);
  }

  /** Opens a screen of the device, as if somebody had gone there from home. */
  function open(screen: string, arg?: string): void {
    if (!box?.on) return;
    pressed = performance.now();
    const { device } = box;
    device.wake();
    device.home();
    device.open(screen, arg);
    device.show();
    touched();
  }

  function changed(): void {
    if (!due) queueMicrotask(show);
    due = true;
  }

  function keepingIs(keeping: Keeping): void {
    if (keeping === 'kept') said.forget('keeping');
    else said.say('keeping', SAID[keeping]);
  }

  function start(): void {
    said.forget('tab');
    // a browser that forbids its storage may throw at the mere name of it
    const flash = pageFlash(() => window.localStorage, keepingIs);
    keepingIs(flash.keeping());
    if (flash.damaged) said.once('damaged', 'A part of what this browser kept cannot be read: plays, or steps of one, may be missing.');
    box = machine({ flash, sound: sound.sound, calm: () => matchMedia('(prefers-reduced-motion: reduce)').matches, changed });
    document.body.classList.remove('elsewhere');
    box.start(false);
    if (LIVE) goOn(box, said);
    follow(box);
    show();
    performance.mark('first screen');
  }

  function stop(): void {
    box?.stop();
    awake.play(false);
    table.show(undefined);
    buttons.show(undefined);
    document.body.classList.add('elsewhere');
  }

  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('roundkeeper') : undefined;
  const seat = takeSeat(navigator.locks, channel, {
    mine: start,
    leave: stop,
    taken() {
      stop();
      said.say('tab', 'Another tab has the game. Go on there; or close it, and the game comes here.', {
        label: 'Play here',
        does: () => seat.ask(),
      });
    },
  });
  // without locks: whoever writes our pages plays on the same save, and came later
  window.addEventListener('storage', event => {
    if (!box?.on || !event.key || !box.hal.flash.ours(event.key)) return;
    stop();
    said.say('tab', 'Another tab goes on with the game. To play here, close it and load this page again.');
  });

  watchButtons(document, at('device'), new Map(BUTTONS.map((button): [Button, HTMLElement] => [button, at(button)])), {
    edge(button, down) {
      pressed = performance.now();
      if (box?.on) box.hal.edge(button, down);
    },
    hold(button) {
      pressed = performance.now();
      if (box?.on) box.hal.push(button, 'hold');
    },
    help() {
      if (box?.on) box.hal.push('ok', 'longer');
    },
    typed(letter) {
      pressed = performance.now();
      return !!box?.on && box.hal.type(letter);
    },
    digit,
    touched: sound.wake,
  });
  at('panel').addEventListener('click', event => {
    if (!box?.on) return;
    const { left, top, width, height } = at('panel').getBoundingClientRect(),
      x = Math.floor(((event.clientX - left) / width) * WIDTH),
      y = Math.floor(((event.clientY - top) / height) * HEIGHT),
      { hal, device } = box,
      { half } = hal.display;
    pressed = performance.now();
    tap(device, push, half ? WIDTH - 1 - x : x, half ? HEIGHT - 1 - y : y);
  });
  document.addEventListener('pointerdown', sound.wake);
  window.addEventListener('hashchange', () => box?.on && location.hash && follow(box));
  boardPart(() => box);
  fold.addEventListener('toggle', async () => {
    if (author) return;
    try {
      const tools: { authorTools: typeof authorTools } = await import(AUTHOR_SCRIPT);
      author ??= tools.authorTools(() => box, past);
      author.changed();
      fold.dataset.ready = 'yes';
    } catch {
      at('author-said').textContent = 'The tools for authors could not be loaded. Unfold them again when you are online.';
    }
  });
  loudness(sound, at('mute'), at('volume'), said);
  linkForm();
  sizeDevice(at('device'), at('panel'), panel);
  if (LIVE) listen(() => box, said);
}

if (new URLSearchParams(location.search).has('table')) tableAlone();
else page();
if (!LIVE) void keepOffline(new URLSearchParams(location.search).has('table') ? undefined : said);
