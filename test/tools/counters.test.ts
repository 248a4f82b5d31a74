import { strict as assert } from 'node:assert';
import { MOST_COUNTERS } from '../../firmware/tools/counter';
import { table } from './table';

describe('counters', () => {
  it('count up and down with one press each, within their limits', () => {
    const t = table('counters').press('ok');
    assert.deepEqual(t.rows().slice(0, 2), ['Count 1', '0']);
    t.press('down');
    assert.equal(t.rows()[1], '0');
    assert(t.text().includes('the lowest'));
    t.press('up up up');
    assert.equal(t.rows()[1], '3');
    t.press('up').press('up:again*60').wait(1000);
    assert.equal(t.rows()[1], '99');
    assert(t.text().includes('the highest'));
  });

  it('take the last change back when BACK is held, a held button as a whole', () => {
    const t = table('counters').press('ok up up back:hold');
    assert(t.text().includes('Undone: Count 1, 1 to'), t.text());
    assert.equal(t.press('up').rows()[1], '2', 'it was 1');
    t.press('up').press('up:again*9').press('back:hold up');
    assert.equal(t.rows()[1], '3', 'it was 2');
    t.press('back:hold back:hold');
    assert(t.text().includes('There is nothing to\nundo.'), t.text());
  });

  it('go only when DOWN is pressed after Delete', () => {
    const t = table('counters').press('ok up up up up ok');
    for (const other of ['ok', 'back', 'up', 'ok:hold', 'back:hold', 'down:again']) {
      t.choose('Delete');
      assert.match(t.text(), /Delete Count 1\? DOWN\s+deletes/);
      assert.equal(t.rows()[7], '\x02 delete  BACK keep');
      t.press(other);
      assert(t.text().includes('>Delete'), other + t.text());
    }
    t.choose('Delete').press('down').wait(1000);
    assert.equal(t.cut().rows()[1], '>New counter');
  });

  it('bring a deleted one back', () => {
    const t = table('counters').press('ok up up up up ok').choose('Delete').press('down');
    assert(t.text().includes('Hold BACK to undo'), t.text());
    t.press('back:hold back');
    assert.equal(t.device.screens.length, 2, 'BACK left the list');
    assert(t.cut().text().includes('Count 1 4/99'));
  });

  it('have a start, limits, a step and a name', () => {
    const t = table('counters').press('ok ok').choose('Most').press('down').press('down:again*60').press('ok');
    assert(t.text().includes('Most 0'), t.text());
    t.choose('Most').press('up').press('up:again*90').press('ok');
    assert.match(t.text(), /Most \d{4}/);
    t.choose('Least').press('down').press('down:again*200').press('ok');
    assert(t.text().includes('Least -9999'), t.text());
    t.choose('Step').press('up up up up ok').choose('Starts at').press('up up up ok');
    t.choose('Back to 3');
    assert.equal(t.rows()[1], '3');
    t.press('up');
    assert.equal(t.rows()[1], '8');
    t.press('ok').choose('Name').press('ok ok:hold back');
    assert.equal(t.rows()[0], 'A');
  });

  it('are at most twelve, and survive the power', () => {
    const t = table('counters');
    for (let i = 0; i < MOST_COUNTERS; i++) t.choose('New counter').press('up back');
    t.press('down*12');
    assert(!t.text().includes('New counter'), t.text());
    const after = t.cut();
    assert.deepEqual(after.rows().slice(1, 4), ['>Count 1 1/99', ' Count 2 1/99', ' Count 3 1/99']);
    assert((after.device.notes.read('counters') as string).length < 400);
  });

  it('are in view when one is left, and its value while it is set, in big letters, too', () => {
    for (const big of [0, 1]) {
      const t = table('counters');
      t.device.settings.big = big;
      for (let i = 0; i < 9; i++) t.choose('New').press('up back');
      t.press('up:again*20').press('down*8 ok back');
      assert(t.text().includes('>Count 9'), t.text());
      t.press('ok ok').press('down*2 ok');
      assert.match(t.text(), /< 0 >/);
    }
  });

  it('store a press at once, and a held button when it rests', () => {
    const t = table('counters').press('ok up');
    assert.match(t.device.notes.read('counters') as string, /^Count 1,1,/);
    t.hal.flash.written = 0;
    t.press('up').press('up:again*15');
    assert(t.hal.flash.written < 100, `one write: ${t.hal.flash.written}`);
    t.wait(1000);
    const after = t.cut();
    assert(after.text().includes('Count 1 17/99'), after.text());
  });

  it('do not count what could not be stored', () => {
    const t = table('counters').press('ok up');
    t.hal.flash.failAfter(0);
    t.press('up');
    t.hal.flash.failAfter();
    assert.equal(t.press('ok back').rows()[1], '1');
  });

  it('undo nothing when that cannot be stored', () => {
    const t = table('counters').press('ok');
    t.hal.flash.failAfter(0);
    t.press('back:hold');
    t.hal.flash.failAfter();
    assert.match(t.text(), /The power failed/);
    assert.deepEqual(t.press('up').rows().slice(0, 2), ['Count 1', '1']);
  });
});
