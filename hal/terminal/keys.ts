// What a terminal sends for a key, as what a button does. Terminals do not tell how long a key is down, so holding has keys of its own.
import type { Button, Push } from '../hal';

export type Key = { button: Button; push: Push } | 'quit' | 'look' | 'help';

const ESCAPE = '\x1b';
const PATIENCE = 40; // milliseconds until a lone Escape is a key and not the beginning of one

/** The `u` and `~` forms come from terminals that know Shift+Enter (ASK below); the others send a plain Enter for it. */
const SENT: [button: Button, push: Push, sequences: string[]][] = [
  ['up', 'press', ['\x1b[A', '\x1bOA', 'k']],
  ['down', 'press', ['\x1b[B', '\x1bOB', 'j']],
  ['up', 'again', ['\x1b[1;2A', '\x1b[a']],
  ['down', 'again', ['\x1b[1;2B', '\x1b[b']],
  ['ok', 'press', ['\r', '\n', ' ', '\x1b[C', '\x1bOC', '\x1b[13u']],
  ['back', 'press', ['\x7f', '\b', ESCAPE, '\x1b[D', '\x1bOD', '\x1b[27u', '\x1b[127u']],
  ['ok', 'hold', ['o', 'O', '\x1b[1;2C', '\x1b[c', '\x1b[13;2u', '\x1b[27;2;13~']],
  ['back', 'hold', ['b', 'B', '\x1b[1;2D', '\x1b[d', '\x1b[127;2u', '\x1b[27;2u', '\x1b[27;2;127~', '\x1b[27;2;8~']],
];
const LEAVE = ['q', 'Q', '\x03', '\x04', '\x1b[99;5u', '\x1b[100;5u'];
const LOOK = ['v', 'V'];
const HELP = ['?', 'h', 'H', '\x1bOP', '\x1b[11~', '\x1b[P'];

/** Asks the terminal to tell Shift+Enter from Enter (the kitty protocol); those that cannot do it ignore this. */
export const ASK = '\x1b[>1u';
export const UNASK = '\x1b[<u';

export function keyOf(sequence: string): Key | undefined {
  if (LEAVE.includes(sequence)) return 'quit';
  if (LOOK.includes(sequence)) return 'look';
  if (HELP.includes(sequence)) return 'help';
  for (const [button, push, sequences] of SENT) if (sequences.includes(sequence)) return { button, push };
  return undefined;
}

/** A key that writes: a character, Enter or Backspace; undefined for all others, and for Ctrl+C, which always leaves. */
function letterOf(sequence: string): string | undefined {
  if (sequence === '\r' || sequence === '\n') return '\r';
  if (sequence === '\x7f' || sequence === '\b') return '\b';
  return sequence.length === 1 && sequence >= ' ' ? sequence : undefined;
}

/** Takes what the terminal sends, in pieces of any size. `typed` gets letters first; where it answers false nobody writes, and they are keys. */
export function keys(pressed: (key: Key) => void, typed: (letter: string) => boolean = () => false): (piece: string) => void {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;

  function tell(sequence: string): void {
    const letter = letterOf(sequence);
    if (letter && typed(letter)) return;
    const key = keyOf(sequence);
    if (key) pressed(key);
  }

  return piece => {
    clearTimeout(timer);
    pending += piece;
    while (pending) {
      const whole = /^(?:\x1b\[[0-9;?<>=]*[@-~]|\x1bO[@-~]|[^\x1b])/.exec(pending);
      if (whole) {
        pending = pending.slice(whole[0].length);
        tell(whole[0]);
      } else if (/^\x1b(?:$|O$|\[[0-9;?<>=]*$)/.test(pending)) {
        timer = setTimeout(() => {
          pending = '';
          tell(ESCAPE);
        }, PATIENCE);
        return;
      } else {
        pending = pending.slice(1); // Escape, and then another key
        tell(ESCAPE);
      }
    }
  };
}
