// A press is answered at once: something changes on the panel before the work begins.
import { strict as assert } from 'node:assert';
import { lit } from '../../hal/pixels';
import { type Table, table, withToys } from './device';

/** The pictures from a press until its work is done, the first of them before any rule was asked. */
function picturesOf(t: Table, press: () => void): { picture: Uint8Array; answered: boolean }[] {
  const { session } = t.device,
    { flip } = t.hal.display,
    depth = session!.journal.depth,
    list: { picture: Uint8Array; answered: boolean }[] = [];
  t.hal.display.flip = rows => {
    flip.call(t.hal.display, rows);
    list.push({ picture: t.hal.display.pixels().slice(), answered: session!.journal.depth !== depth });
  };
  press();
  t.hal.display.flip = flip;
  return list;
}

const litRow = (picture: Uint8Array, row: number) =>
  [...Array(100).keys()].filter(x => lit(picture, x, 8 * row + (row === 7 ? 1 : 0))).length > 90;

describe('a press', () => {
  withToys();

  it('darkens the chosen row before its answer is worked out', () => {
    const t = table().start('Emberfall').press('ok'),
      before = t.hal.display.pixels().slice();
    assert(litRow(before, 2), 'Take 2 embers');
    const [first, ...others] = picturesOf(t, () => t.press('ok'));
    assert.equal(first!.answered, false);
    assert(!litRow(first!.picture, 2));
    assert(others.at(-1)!.answered);
  });

  it('lights the foot where there is nothing to choose', () => {
    const t = table().start('Emberfall'),
      [first, ...others] = picturesOf(t, () => t.press('ok'));
    assert.equal(first!.answered, false);
    assert(litRow(first!.picture, 7) && !litRow(others.at(-1)!.picture, 7));
  });

  it('leaves the picture as it was where it does nothing', () => {
    const t = table().start('Lanterns').press('up down'),
      before = t.hal.display.pixels().slice();
    t.press('ok'); // says the reason
    t.press('up down');
    assert.deepEqual(t.hal.display.pixels(), before);
    const home = table();
    const seen = home.hal.display.pixels().slice();
    home.press('back');
    assert.deepEqual(home.hal.display.pixels(), seen);
  });
});
