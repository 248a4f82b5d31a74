// The flash of the device in the browser's storage: a page of flash is a text there, written at once, before anything is shown.
import { type MockFlash, mockFlash } from '../mock/flash';

const SIZE = 0x10000;
const PAGE = 4096;
const NAME = 'roundkeeper.flash.'; // and the number of the page
const BLANK = 255;

/** What the page can say about the store. `full` and `forbidden`: the device plays on, and nothing is kept. */
export type Keeping = 'kept' | 'full' | 'forbidden';

export interface PageFlash extends MockFlash {
  keeping(): Keeping;
  /** Pages that could not be read whole when this began. */
  damaged: number;
  /** True when this name in the storage is ours: somebody else who writes it plays on the same save. */
  ours(name: string): boolean;
}

type Storage_ = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode.apply(null, bytes as unknown as number[]));
}

/** False when it is damaged or foreign. Of a page of ours that was cut off, as much counts as there is; the rest is taken for erased. */
function fromText(text: string, into: Uint8Array): boolean {
  try {
    const bytes = atob(text.slice(0, text.length & ~3)), // four letters are three bytes
      isWhole = bytes.length === PAGE;
    if (isWhole || bytes.startsWith('RK')) for (let i = 0; i < Math.min(PAGE, bytes.length); i++) into[i] = bytes.charCodeAt(i);
    return isWhole;
  } catch {
    return false;
  }
}

/**
 * `storage` is asked for each time, because a browser that forbids it throws already there.
 * localStorage and not IndexedDB: it has taken the bytes when setItem returns, so that a reload at any moment finds them.
 */
export function pageFlash(storage: () => Storage_, told: (keeping: Keeping) => void = () => {}): PageFlash {
  const bytes = new Uint8Array(SIZE).fill(BLANK);
  const unsaved = new Set<number>();
  let keeping: Keeping = 'kept',
    damaged = 0;

  function tell(now: Keeping): void {
    if (now === keeping) return;
    keeping = now;
    told(now);
  }

  function keep(): void {
    try {
      const store = storage();
      for (const page of unsaved) {
        const part = bytes.subarray(page * PAGE, (page + 1) * PAGE);
        if (part.every(byte => byte === BLANK)) store.removeItem(NAME + page);
        else store.setItem(NAME + page, toText(part));
        unsaved.delete(page);
      }
      tell('kept');
    } catch (problem) {
      // what is not kept waits in `unsaved`: the next write tries again, should there be room by then
      tell((problem as Error).name === 'QuotaExceededError' ? 'full' : 'forbidden');
    }
  }

  function read(): void {
    try {
      const store = storage();
      for (let page = 0; page < SIZE / PAGE; page++) {
        const text = store.getItem(NAME + page);
        if (text !== null && !fromText(text, bytes.subarray(page * PAGE, (page + 1) * PAGE))) damaged++;
      }
      // may it be written? Better asked now than after a turn
      store.setItem(`${NAME}try`, '1');
      store.removeItem(`${NAME}try`);
    } catch (problem) {
      tell((problem as Error).name === 'QuotaExceededError' ? 'full' : 'forbidden');
    }
  }

  const flash = mockFlash(bytes, PAGE, (at, changed) => {
    for (let page = Math.floor(at / PAGE); page * PAGE < at + changed.length; page++) unsaved.add(page);
    keep();
  });
  read();
  return Object.assign(flash, { damaged, keeping: () => keeping, ours: (name: string) => name.startsWith(NAME) });
}
