// A page can be loaded again, closed or killed between any two writes to the browser's storage: the play then stands before the answer or after it.
import { strict as assert } from 'node:assert';
import { pageFlash } from '../../hal/browser/flash';
import { type Machine, machine } from '../../tools/page/machine';
import { script } from '../bench/page';

type Kept = Map<string, string>;

/** The device on a storage; `wrote` is called after every single write. */
function device(kept: Kept, wrote: () => void = () => {}): Machine {
  const flash = pageFlash(() => ({
    getItem: name => kept.get(name) ?? null,
    setItem(name, text) {
      kept.set(name, text);
      wrote();
    },
    removeItem(name) {
      kept.delete(name);
      wrote();
    },
  }));
  const box = machine({ flash, sound() {}, calm: () => true, changed() {} });
  box.start(true);
  return box;
}

/** The state of the play that the device goes on with. */
function resumed(kept: Kept): string {
  const box = device(new Map(kept));
  try {
    return JSON.stringify(box.ask('state').state);
  } finally {
    box.stop();
  }
}

describe('a page that is taken away between any two writes', () => {
  before(() => {
    (globalThis as { self?: unknown }).self ??= globalThis; // as in a page
  });

  it('comes back with the play before the answer or after it, never with anything else', () => {
    const kept: Kept = new Map();
    let moments: Kept[] = [];
    const box = device(kept, () => moments.push(new Map(kept))),
      [start, ...lines] = script('docs/games/biome.md').slice(0, 60);
    box.ask(start!);
    let seen = 0,
      before = JSON.stringify(box.ask('state').state);
    for (const line of [...lines, 'undo', 'undo', 'redo', 'correct exitKeys 1', 'jump board.start']) {
      moments = [];
      box.ask(line);
      const after = JSON.stringify(box.ask('state').state);
      for (const moment of moments) {
        const found = resumed(moment);
        assert(found === before || found === after, `${line}: ${found}`);
        seen++;
      }
      assert.equal(resumed(kept), after, `${line} is stored when it is answered`);
      before = after;
    }
    box.stop();
    assert(seen > lines.length / 2, `${seen} moments`);
  });
});
