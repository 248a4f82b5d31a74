// Big letters: where a view does not fit in them, the same words are drawn in small ones, and nothing of the big ones stays.
import { strict as assert } from 'node:assert';
import { Painter } from '../../firmware/shell/paint';
import type { View } from '../../firmware/shell/view';
import { crc32 } from '../../hal/crc';
import { pixels } from '../../hal/pixels';

/** What is seen when these views come one after the other, in big letters where they fit. */
function seenAfter(...views: View[]): string {
  const panel = pixels(),
    painter = new Painter(panel, crc32);
  for (const view of views) painter.paint({ ...view }, true);
  return Buffer.from(panel.pixels()).toString('hex');
}

describe('big letters', () => {
  const fits: View = { title: 'Anna', body: 'Anna\nGo on?', foot: 'OK' },
    long: View = { title: 'Anna', body: 'Anna\nHow many embers does she lose in this fight?', dial: 3, foot: 'OK' };

  it('leave nothing behind where the next view has the same words in small ones', () => {
    assert.equal(seenAfter(fits, long), seenAfter(long));
  });

  it('come back where the view after it fits again', () => {
    assert.equal(seenAfter(fits, long, fits), seenAfter(fits));
  });
});
