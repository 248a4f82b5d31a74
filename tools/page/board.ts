// The part of the page for boards: fetched when somebody unfolds it.
import { openPlay, plays } from '../../firmware/shell';
import { mockFlash } from '../../hal/mock/flash';
import { checked, exported, imported } from './author/record';
import type { BoardParts } from './install/parts';
import { type Machine, machine } from './machine';
import { save } from './save';

const at = (id: string) => document.getElementById(id)!;
const PAGE = 4096,
  WHOLE = 0x10000; // bytes of a flash of the page

/** A device nobody sees, whose flash holds these bytes; and what they are afterwards. */
function lend(bytes: string, use: (machine: Machine) => void): string {
  const store = new Uint8Array(WHOLE).fill(255);
  for (let i = 0; i < bytes.length; i++) store[i] = bytes.charCodeAt(i);
  const flash = Object.assign(
    mockFlash(store, PAGE, () => {}),
    { damaged: 0, keeping: () => 'kept' as const, ours: () => false },
  );
  const lent = machine({ flash, sound() {}, calm: () => true, changed() {} });
  lent.start(false);
  try {
    use(lent);
    lent.device.home();
  } finally {
    lent.stop();
  }
  let told = '';
  for (let i = 0; i < bytes.length; i++) told += String.fromCharCode(store[i]!);
  return told;
}

/** `box` may have no play. */
export function boardPart(box: () => Machine | undefined): void {
  const serial = 'serial' in navigator,
    fold = at('board');
  at('board-none').hidden = serial;
  at('board-work').hidden = !serial;
  if (!serial) return;

  const parts: BoardParts = {
    save,
    openPlay: () => (box()?.on && box()!.device.session ? exported(box()!) : undefined),
    takeIn(text) {
      const here = box();
      if (!here?.on) throw new Error('Another tab has the game. Bring it here first.');
      imported(here, checked(text));
    },
    withPlay: (bytes, text) => lend(bytes, lent => imported(lent, checked(text))),
    playsIn(bytes) {
      const list: string[] = [];
      lend(bytes, lent => {
        for (const { owner } of plays(lent.device)) {
          openPlay(lent.device, owner);
          list.push(exported(lent));
          lent.device.home();
        }
      });
      return list;
    },
  };

  let there = false;
  fold.addEventListener('toggle', async () => {
    if (there) return;
    there = true;
    try {
      (await import(BOARD_SCRIPT)).boardWork(parts);
    } catch {
      there = false;
      at('board-work').textContent = 'The part of this page for boards could not be loaded. Unfold it again when you are online.';
    }
  });
}

/** A name that the build leaves alone: it is a file of its own beside the page. */
const BOARD_SCRIPT = './board.js';
