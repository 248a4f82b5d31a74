// The monitor's connection: opens it, opens it again when the cable was out, and sends presses. It draws nothing.
import type { Button, Push } from '../../../hal/hal';
import type { Console, Trouble } from '../console';
import { type Mirror, mirror } from './mirror';

const AGAIN = 1000, // milliseconds until the next attempt
  STILL = 20_000; // the device takes us for gone after a minute

export interface Link {
  mirror: Mirror;
  press(button: Button, push: Push, times?: number): Promise<void>;
  /** Words instead of a picture, or the other way round. */
  look(text: boolean): Promise<void>;
  /** Ends it; the device plays on. */
  leave(): Promise<void>;
}

export interface LinkOptions {
  /** Opens the console: again and again, when the cable was out. */
  open(patience?: number): Promise<Console>;
  text: boolean;
  /** The picture is another one. */
  changed(): void;
  /** What is wrong, in a sentence; empty when all is well again. */
  trouble(sentence: string): void;
  /** Milliseconds, for tests. */
  again?: number;
  patience?: number;
}

export const NOT_HERE =
  'Espruino answers, but Roundkeeper does not run on it. Put it there: npm run flash. If it is there, restart the board without holding BACK.';

export function openLink(options: LinkOptions): Link {
  const seen = mirror();
  let board: Console | undefined;
  let text = options.text;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = () => board!.run(`device.hal.load("cable").watch(device,${text})`);

  function lose(problem: unknown): void {
    clearTimeout(timer);
    board?.close();
    board = undefined;
    if (over) return;
    options.trouble((problem as Error).message);
    timer = setTimeout(connect, options.again ?? AGAIN);
  }

  async function connect(): Promise<void> {
    try {
      const opened = await options.open(options.patience);
      if (over) return opened.close();
      board = opened;
      opened.lost(trouble => board === opened && lose(trouble));
      opened.listen(line => {
        const told = seen.take(line);
        if (told) options.changed();
        else if (told === false) watch().catch(lose); // damaged on the way: everything once more
      });
      if (!(await opened.evaluate('typeof device=="object"'))) throw new Error(NOT_HERE);
      await watch();
      options.trouble('');
      stay();
    } catch (problem) {
      lose(problem);
    }
  }

  function stay(): void {
    timer = setTimeout(async () => {
      try {
        if (!(await board!.evaluate('device.hal.load("cable").here()'))) await watch();
        stay();
      } catch (problem) {
        lose(problem);
      }
    }, STILL);
  }

  void connect();

  return {
    mirror: seen,
    async press(button, push, times = 1) {
      if (!board) return;
      const code = `device.hal.load("cable").push("${button}","${push}",${times})`;
      try {
        if (await board.evaluate(code)) return;
        await watch(); // it has restarted, or taken us for gone
        await board.evaluate(code);
      } catch (problem) {
        lose(problem);
      }
    },
    async look(words) {
      text = words;
      if (board) await watch().catch(lose);
    },
    async leave() {
      over = true;
      clearTimeout(timer);
      await board?.run('device.hal.load("cable").leave(device)').catch((_: Trouble) => {}); // it notices by itself after a minute
      board?.close();
    },
  };
}
