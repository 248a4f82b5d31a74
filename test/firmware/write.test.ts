// Writing with four buttons: usual names are short, names that were used are offered, and a keyboard writes where there is one.
import { strict as assert } from 'node:assert';
import { type Table, table, withToys } from './device';

/** At the name of the last seat. */
const writing = () => table().choose('Harbours').press('up ok');

/** The letter under the cursor, as it would be taken. */
const letter = (t: Table) => t.rows()[1]!.trim();

/** The presses that write this, by the shorter way round; the last one is a held OK. */
function presses(name: string): number {
  const t = writing();
  let count = 1;
  for (const wanted of name) {
    const ways = ['down', 'up'].map(way => {
      const back = way === 'down' ? 'up' : 'down';
      let steps = 0;
      while (letter(t) !== wanted && steps < 60) {
        t.press(way);
        steps++;
      }
      if (steps) t.press(`${back}*${steps}`);
      return steps;
    });
    const [down = 0, up = 0] = ways;
    if (down || up) t.press(down <= up ? `down*${down}` : `up*${up}`);
    t.press('ok');
    count += Math.min(down, up) + 1;
  }
  t.press('ok:hold');
  assert.match(t.text(), new RegExp(`^.${name} seat`, 'm'));
  return count;
}

describe('writing', () => {
  withToys();

  it('takes few presses for usual names', () => {
    assert.equal(presses('Ada'), 5);
    assert.equal(presses('Ann'), 5);
    const usual = ['Ben', 'Max', 'Tom', 'Eva', 'Leo', 'Mia', 'Jan', 'Kim', 'Sam', 'Lisa', 'Paul', 'Nina', 'Emma', 'Felix'],
      all = usual.map(presses);
    const letters = usual.join('').length,
      sum = all.reduce((a, b) => a + b);
    assert.ok(sum < 4.5 * letters, `${sum} presses for ${letters} letters: ${all}`);
  });

  it('replaces what stands there with the first letter, and leaves it alone when BACK leaves', () => {
    const t = writing();
    assert.match(t.text(), /^Green$/m);
    t.press('ok');
    assert.match(t.text(), /^A_$/m);
    t.press('back');
    assert.match(t.text(), /^>Green/m);
  });

  it('takes single letters away from what stands there', () => {
    const t = writing().press('up up');
    assert.equal(letter(t), '<');
    t.press('ok');
    assert.match(t.text(), /^Gree_$/m);
  });

  it('ends with the tick, too, for who does not hold', () => {
    const t = writing().press('ok up up up');
    assert.equal(letter(t), '+');
    assert.match(t.rows()[7]!, /^OK done/);
    t.press('ok');
    assert.match(t.text(), /^>A seat/m);
  });

  it('offers the tick when no letter fits any more', () => {
    const t = writing().press('ok*8');
    assert.equal(letter(t), '+');
    t.press('ok');
    assert.match(t.text(), /^>.{8} seat/m);
  });

  it('wants at least one letter', () => {
    const t = writing().press('up up ok').press('up up ok').press('up up ok').press('up up ok').press('up up ok').press('ok:hold');
    assert.match(t.text(), /Write at least one\s+letter/);
  });

  it('offers the names that were used at this device, newest first, without those at the table', () => {
    const t = table();
    t.choose('Harbours')
      .choose('Red')
      .type('Ann')
      .choose('Blue')
      .type('Ben')
      .choose('Green')
      .type('Cem')
      .choose('Start')
      .press('back back');
    t.choose('Lanterns').choose('Ada');
    assert.deepEqual(t.rows().slice(1, 5), ['>Ann', ' Ben', ' Cem', ' Write a name']);
    t.press('down ok');
    assert.match(t.text(), /^>Ben/m);
    t.press('ok up ok');
    assert.equal(letter(t), 'A', 'a new one can be written');
    t.press('back').choose('Start').press('back back').choose('Harbours').choose('Ann');
    assert.equal(letter(t), 'A', 'all of them are at the table');
  });

  it('is done on a keyboard where there is one, with Backspace and Enter', () => {
    const t = writing();
    t.hal.type('Zoes\b');
    assert.match(t.text(), /^Zoe_$/m);
    t.hal.type('\r');
    assert.match(t.text(), /^>Zoe/m);
    assert.equal(t.hal.type('x'), false, 'nobody writes here');
  });

  it('says so when a keyboard sends what the font does not have', () => {
    const t = writing();
    t.hal.type('\u0416');
    assert.match(t.text(), /cannot\s+show this letter/);
    t.press('back');
    assert.match(t.text(), /^>Green seat/m);
  });
});
