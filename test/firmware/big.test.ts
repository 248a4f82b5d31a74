// Big letters: half as large again, so that a question and its answers are in view. Where a view does not fit in them, the same words are drawn in small ones, and nothing of the big ones stays.
import { strict as assert } from 'node:assert';
import { Painter } from '../../firmware/shell/paint';
import type { View } from '../../firmware/shell/view';
import { crc32 } from '../../hal/crc';
import { lit, pixels } from '../../hal/pixels';

/** What is seen when these views come one after the other, in big letters where they fit. */
function seenAfter(...views: View[]): string {
  const panel = pixels(),
    painter = new Painter(panel, crc32);
  for (const view of views) painter.paint({ ...view }, true);
  return Buffer.from(panel.pixels()).toString('hex');
}

describe('big letters', () => {
  const fits: View = { title: 'Anna', body: 'Anna\nGo on?', foot: 'OK' },
    long: View = { title: 'Anna', body: 'Anna\nHow many embers does she lose in this fight?', dial: 3, foot: 'OK' },
    asks = (cursor: number): View => ({
      title: 'Anna',
      body: 'Anna: act now',
      options: ['Take', 'Face', 'Use gift'],
      place: { cursor, scroll: 0 },
      follow: true,
      foot: 'OK',
    });

  it('leave nothing behind where the next view has the same words in small ones', () => {
    assert.equal(seenAfter(fits, long), seenAfter(long));
  });

  it('come back where the view after it fits again', () => {
    assert.equal(seenAfter(fits, long, fits), seenAfter(fits));
  });

  it('have the question and three answers in view', () => {
    const panel = pixels();
    new Painter(panel, crc32).paint(asks(0), true);
    assert.deepEqual(panel.rows, ['Anna', 'Anna: act now', '>Take', ' Face', ' Use gift', '', '', 'OK']);
  });

  it('are nine by twelve pixels each, of lines that are two wide', () => {
    const panel = pixels();
    panel.text(0, 0, 'II', 1.5, true);
    panel.flip([]);
    const row = (y: number) => Array.from({ length: 18 }, (_, x) => (lit(panel.pixels(), x, y) ? '#' : '.')).join('');
    assert.equal(row(6), '...##.......##....');
  });

  it('light the chosen answer, whatever way the cursor came there', () => {
    for (const [from, to] of [
      [0, 1],
      [1, 0],
      [2, 1],
    ] as const) {
      const panel = pixels(),
        painter = new Painter(panel, crc32);
      painter.paint(asks(from), true);
      assert.ok(painter.step(to - from), `${from} to ${to}`);
      assert.equal(Buffer.from(panel.pixels()).toString('hex'), seenAfter(asks(to)), `${from} to ${to}`);
    }
    assert.equal(seenAfter(asks(0), asks(2)), seenAfter(asks(2)));
  });

  it('leave no light behind when another question comes, or a press was heard', () => {
    const panel = pixels(),
      painter = new Painter(panel, crc32);
    painter.paint(asks(1), true);
    painter.blink();
    assert.notEqual(Buffer.from(panel.pixels()).toString('hex'), seenAfter(asks(1)));
    painter.paint(asks(2), true);
    assert.equal(Buffer.from(panel.pixels()).toString('hex'), seenAfter(asks(2)));
    assert.equal(seenAfter(asks(2), fits), seenAfter(fits));
  });
});
