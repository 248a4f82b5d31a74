import { strict as assert } from 'node:assert';
import { table } from './table';

describe('the coin', () => {
  it('is tossed as it opens', () => {
    assert.match(table('coin').wait(400).rows()[1]!, /^(HEADS|TAILS)$/);
  });

  it('falls heads with 1 and tails with 2', () => {
    const t = table('coin').wait(400).dice(1).press('ok').wait(400);
    assert.equal(t.rows()[1], 'HEADS');
    t.dice(2).press('ok').wait(400);
    assert.equal(t.rows()[1], 'TAILS');
  });

  it('is best of three until one side has two, then starts anew', () => {
    const t = table('coin').wait(400).press('down');
    for (const [fell, says] of [
      [1, 'Heads 1, tails 0'],
      [2, 'Heads 1, tails 1'],
      [2, 'Tails win 2:1'],
      [1, 'Heads 1, tails 0'],
      [1, 'Heads win 2:0'],
    ]) {
      t.dice(fell as number)
        .press('ok')
        .wait(400);
      assert(t.text().includes(says as string), t.text());
    }
  });

  it('keeps the score when a side does not fit', () => {
    const t = table('coin').wait(400).press('down');
    for (const fell of [1, 1]) t.dice(fell).press('ok').wait(400);
    t.dice(3).press('ok').wait(400);
    assert.match(t.text(), /cannot\s+show 3/);
    t.press('ok:hold'); // only takes the notice away
    assert(t.text().includes('Heads win 2:0'), t.text());
  });

  it('counts how often the same side falls', () => {
    const t = table('coin').wait(400).press('up');
    for (const fell of [2, 2, 2, 1]) t.dice(fell).press('ok').wait(400);
    assert(t.text().includes('1 in a row, longest 3'), t.text());
  });

  it('tells the whole score in big letters', () => {
    const t = table('coin').wait(400).press('down');
    t.device.settings.big = 1;
    for (const fell of [1, 1]) t.dice(fell).press('ok').wait(400);
    assert(t.text().includes('Heads win 2:0'), t.text());
  });

  it('flies only when dice tumble', () => {
    const t = table('coin').wait(400);
    t.device.settings.animate = 0;
    t.dice(1).press('ok');
    assert.equal(t.rows()[1], 'HEADS');
  });
});
