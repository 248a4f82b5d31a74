// The panel as characters: every look shows the same pixels.
import { strict as assert } from 'node:assert';
import { HEIGHT, lit, pixels, WIDTH } from '../../hal/pixels';
import { drawn, fitting, framed } from '../../hal/terminal/picture';

/** Reads characters back into pixels. */
function readBack(lines: string[], wide: number, high: number, bitsOf: (character: string) => number): string[] {
  const rows: string[] = [];
  for (let y = 0; y < HEIGHT; y++) {
    let row = '';
    for (let x = 0; x < WIDTH; x++) {
      const bits = bitsOf(lines[Math.floor(y / high)]!.charAt(Math.floor(x / wide)));
      row += bits & (1 << ((x % wide) + wide * (y % high))) ? '#' : '.';
    }
    rows.push(row);
  }
  return rows;
}

function scene() {
  const panel = pixels();
  panel.text(1, 0, 'Roundkeeper \x05', 1, true);
  panel.fill(3, 17, 51, 13, true);
  panel.text(5, 19, 'dark', 1, false);
  panel.text(70, 30, '7', 4, true);
  for (let i = 0; i < 64; i++) panel.fill(64 + i, i, 1, 1, true);
  panel.flip([]);
  return panel.visible();
}

describe('the picture in a terminal', () => {
  const picture = scene();
  const expected: string[] = [];
  for (let y = 0; y < HEIGHT; y++) expected.push(Array.from({ length: WIDTH }, (_, x) => (lit(picture, x, y) ? '#' : '.')).join(''));

  it('has square pixels of half blocks, 128 by 32 characters', () => {
    const lines = drawn(picture, 'blocks');
    assert.deepEqual([lines.length, ...new Set(lines.map(line => line.length))], [32, 128]);
    assert.deepEqual(
      readBack(lines, 1, 2, c => ' ▀▄█'.indexOf(c)),
      expected,
    );
  });

  it('has quadrants in a narrower window, 64 by 32', () => {
    const lines = drawn(picture, 'quarters');
    assert.deepEqual([lines.length, ...new Set(lines.map(line => line.length))], [32, 64]);
    assert.deepEqual(
      readBack(lines, 2, 2, c => ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█'.indexOf(c)),
      expected,
    );
  });

  it('has dots when asked, 64 by 16', () => {
    const place = [0, 2, 4, 1, 3, 5, 6, 7]; // of braille's dots, in a cell of 2 by 4
    const lines = drawn(picture, 'dots');
    assert.deepEqual([lines.length, ...new Set(lines.map(line => line.length))], [16, 64]);
    assert.deepEqual(
      readBack(lines, 2, 4, c => place.reduce((bits, at, dot) => (c.charCodeAt(0) & (1 << dot) ? bits | (1 << at) : bits), 0)),
      expected,
    );
  });

  it('is words where it does not fit', () => {
    assert.equal(fitting(200, 50), 'blocks');
    assert.equal(fitting(128, 34), 'blocks');
    assert.equal(fitting(127, 34), 'quarters');
    assert.equal(fitting(64, 34), 'quarters');
    assert.equal(fitting(63, 34), 'text');
    assert.equal(fitting(200, 33), 'text');
    assert.equal(fitting(80, 24), 'text');
  });

  it('puts eight rows of 21 columns into a frame, and more columns only for what is longer', () => {
    const lines = framed(['Tools', '>Dice']);
    assert.equal(lines.length, 10);
    assert.equal(lines[0], `+${'-'.repeat(21)}+`);
    assert.equal(lines[2], `|${'>Dice'.padEnd(21)}|`);
    const dice = '[1] [2] [3] [4] [5] [6] [1]';
    assert.equal(framed(['', dice])[2], `|${dice}|`);
  });
});
