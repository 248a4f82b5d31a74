// Rows that have a name and a value: both can be read, whatever they are.
import { strict as assert } from 'node:assert';
import { bar } from '../../firmware/shell';
import { Painter } from '../../firmware/shell/paint';
import { crc32 } from '../../hal/crc';
import { lit, pixels } from '../../hal/pixels';

const painted = (options: string[]) => {
  const panel = pixels(),
    painter = new Painter(panel, crc32);
  painter.paint({ title: '', options, place: { cursor: options.length - 1, scroll: 0 } }, false);
  return { rows: painter.rows(), picture: panel.pixels() };
};

/** The widest part of a row in which no pixel is lit, between the first and the last that is. */
function gap(picture: Uint8Array, row: number): number {
  const dark = (x: number) => [...Array(8).keys()].every(y => !lit(picture, x, 8 * row + y));
  let widest = 0,
    now = 0,
    begun = false;
  for (let x = 0; x < 122; x++) {
    now = dark(x) ? now + 1 : 0;
    if (!now && !begun) begun = true;
    else if (!dark(x)) continue;
    if (begun && !dark(x + 1)) widest = Math.max(widest, now);
  }
  return widest;
}

describe('a name and its value', () => {
  it('share a row while a blank is left between them', () => {
    for (const [name, value] of [
      ['Data tokens', 'Counted'],
      ['Whose turn it is', 'yes'],
    ] as const) {
      const { rows, picture } = painted([bar(name, value), 'Go']);
      assert.equal(rows[1], ` ${name} ${value}`);
      assert(gap(picture, 1) >= 6, `${name} ${value}: ${gap(picture, 1)}`);
    }
  });

  it('stand one below the other when they do not fit', () => {
    const { rows } = painted([bar('Data tokens', 'On the table'), bar('Learn Protocols', 'Usual one'), 'Go']);
    assert.deepEqual(
      rows.slice(1, 6).map(row => row.trim()),
      ['Data tokens', 'On the table', 'Learn Protocols', 'Usual one', '>Go'],
    );
  });

  it('tells 0 from O', () => {
    const { picture } = painted(['0O', 'x']);
    const letter = (at: number) => [...Array(48).keys()].map(i => lit(picture, 1 + 6 * at + (i % 6), 8 + Math.floor(i / 6)));
    assert.notDeepEqual(letter(0), letter(1));
  });
});
