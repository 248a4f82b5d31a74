// What a terminal and a page have alike: buttons that somebody else presses, and what a PC has instead of a board's parts.
import { crc32, sha256 } from './crc';
import type { Button, Hal, Push } from './hal';

interface HandedOn {
  buttons: Hal['buttons'];
  push(button: Button, push: Push): void;
  /** False: nobody writes. */
  type(letter: string): boolean;
}

/** Buttons and letters that are handed on from elsewhere, from keys or clicks. */
export function handedOn(): HandedOn {
  let pushed: (button: Button, push: Push) => void = () => {};
  let typed: (letter: string) => boolean = () => false;
  return {
    buttons: {
      watch(call, write) {
        pushed = call;
        typed = write ?? (() => false);
      },
    },
    push: (button, push) => pushed(button, push),
    type: letter => typed(letter),
  };
}

/** No battery, no watchdog, memory enough, and hardware that does not fail. */
export const onPc = (): Pick<Hal, 'crc' | 'digest' | 'battery' | 'alive' | 'memory' | 'unload' | 'faults'> => ({
  crc: crc32,
  digest: sha256,
  battery: () => 0,
  alive() {},
  memory: () => undefined,
  unload() {},
  faults: [],
});
