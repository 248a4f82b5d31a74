// The tools for authors: force dice, skip time, pull the plug, walk along the history, take pictures, ask the bench. What fails is said.
import type { Machine } from '../machine';
import { save } from '../save';
import { film } from './film';
import { gif } from './gif';
import type * as past from './history';

const at = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const LIGHT = [233, 246, 255];
const DARK = [5, 9, 12];

export interface Author {
  say(text: string): void;
  /** The panel or the play is different. */
  changed(): void;
}

/** `box` is asked for each time: a tab that gives the game up has none. This is a script of its own, fetched when somebody unfolds it. */
export function authorTools(box: () => Machine | undefined, { goTo, historyOf }: typeof past): Author {
  const fold = at<HTMLDetailsElement>('author'),
    said = at('author-said'),
    step = at<HTMLInputElement>('step'),
    reel = film();

  function say(text: string): void {
    said.textContent = text;
  }

  /** What a tool does with the device; its answer or its complaint is said. */
  function does(act: (machine: Machine) => string | Promise<string>): () => void {
    return async () => {
      try {
        const machine = box();
        if (!machine?.on) throw new Error('Another tab has the game. Bring it here first.');
        say(await act(machine));
      } catch (problem) {
        say((problem as Error).message);
      }
    };
  }

  function onSubmit(form: string, act: (machine: Machine) => string): void {
    const run = does(act);
    at(form).addEventListener('submit', event => {
      event.preventDefault();
      run();
    });
  }

  onSubmit('dice', machine => {
    const faces = at<HTMLInputElement>('dice-next').value.trim();
    machine.ask(`dice ${faces}`);
    return faces ? `The next dice show ${faces}.` : 'No dice are forced any more.';
  });

  onSubmit('clock', machine => {
    const seconds = Number(at<HTMLInputElement>('clock-seconds').value);
    if (!Number.isInteger(seconds) || seconds < 1) throw new Error('Say how many whole seconds to skip. Time does not go back.');
    machine.ask(`wait ${seconds * 1000}`);
    return `It is ${seconds} seconds later.`;
  });

  onSubmit('plug', machine => {
    const text = at<HTMLInputElement>('plug-bytes').value;
    if (text === '') {
      machine.start(true);
      return 'The power was cut. The device has started again from what its flash holds.';
    }
    const bytes = Number(text);
    if (!Number.isInteger(bytes) || bytes < 0) throw new Error('Say a whole number of bytes, or nothing to pull the plug now.');
    machine.hal.flash.failAfter(bytes);
    return `The power fails after ${bytes} more bytes are written.`;
  });

  onSubmit('bench', machine => {
    const line = at<HTMLInputElement>('bench-line').value.trim();
    if (!line) throw new Error('Write a command of docs/bench.md: state, ask, pick LABEL, log 20.');
    if (/^(import|export|power|png)\b/.test(line)) throw new Error('Use the tool of the same name on this page.');
    return JSON.stringify(machine.ask(line));
  });

  function walk(to: (depth: number) => number): (machine: Machine) => string {
    return ({ device }) => {
      const history = historyOf(device);
      if (!history) throw new Error('No play is open. Its history can be walked along when one is.');
      goTo(device, Math.max(history.bottom, Math.min(history.top, to(history.depth))));
      return '';
    };
  }
  step.addEventListener('input', does(walk(() => Number(step.value))));
  at('step-back').addEventListener('click', does(walk(depth => depth - 1)));
  at('step-on').addEventListener('click', does(walk(depth => depth + 1)));
  at('history').addEventListener('submit', event => event.preventDefault());

  at('shot').addEventListener(
    'click',
    does(async () => {
      const canvas = at<HTMLCanvasElement>('panel');
      const picture = await new Promise<Blob | null>(done => canvas.toBlob(done));
      if (!picture) throw new Error('This browser makes no pictures of a canvas.');
      save('roundkeeper.png', picture);
      return 'The screen is saved as a picture.';
    }),
  );
  const record = at<HTMLButtonElement>('record');
  record.addEventListener(
    'click',
    does(({ hal }) => {
      const running = reel.running();
      record.setAttribute('aria-pressed', String(!running));
      record.textContent = running ? 'Record a GIF' : 'Stop and save';
      if (!running) {
        reel.start(hal.display.visible(), performance.now());
        return 'Recording. Play, then stop.';
      }
      const frames = reel.stop(performance.now());
      save('roundkeeper.gif', new Blob([gif(frames, LIGHT, DARK)], { type: 'image/gif' }));
      return `Saved: ${frames.length} pictures.`;
    }),
  );
  at('pictures').addEventListener('submit', event => event.preventDefault());

  function changed(): void {
    const machine = box();
    if (!machine?.on) return;
    if (reel.running()) reel.take(machine.hal.display.visible(), performance.now());
    if (!fold.open) return;
    const history = historyOf(machine.device);
    step.disabled = !history;
    if (!history) {
      at('step-name').textContent = '';
      return;
    }
    step.min = String(history.bottom);
    step.max = String(history.top);
    step.value = String(history.depth);
    at('step-name').textContent = `${history.depth} of ${history.top}`;
  }
  fold.addEventListener('toggle', changed);

  return { say, changed };
}
