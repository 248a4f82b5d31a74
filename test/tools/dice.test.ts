// The dice tool by its buttons: pools that are offered again, any pool that can be put together, and what falls.
import { strict as assert } from 'node:assert';
import { poolsOf } from '../../firmware/tools/past';
import { lit } from '../../hal/pixels';
import { table } from './table';

const AFTER = 400; // milliseconds: the dice lie still

/** The screen in which a pool is put together, from two dice of six. */
function pool() {
  const t = table('dice').choose('Other dice');
  t.device.settings.animate = 0;
  return t;
}

/** The screen with the dice of this pool on it. */
function rolled(formula: string, ...faces: number[]) {
  const t = table('dice');
  t.device.settings.animate = 0;
  t.dice(...faces);
  t.device.open('dice', `roll ${formula}`);
  t.device.show();
  return t;
}

describe('the dice tool', () => {
  it('offers the pools that people throw most, and rolls one with one press', () => {
    const t = table('dice');
    assert.deepEqual(t.rows().slice(0, 6), ['Dice', '>2d6', ' 3d6', ' d20', ' d6', ' d100']);
    t.dice(4, 3).press('ok').wait(AFTER);
    assert.deepEqual(
      t.rows().map(row => row.trimEnd()),
      ['2d6', '7', '', '', '', '[4] [3]', '', 'OK again  \x02 re-roll'],
    );
  });

  it('offers what was thrown last first, over power cuts, too', () => {
    const t = table('dice').choose('3d6').wait(AFTER).press('back');
    assert.deepEqual(t.rows().slice(1, 4), ['>3d6', ' 2d6', ' d20']);
    assert.deepEqual(t.cut().rows().slice(1, 4), ['>3d6', ' 2d6', ' d20']);
  });

  it('has nothing larger than the total, however many dice there are', () => {
    for (const dice of [1, 2, 7, 8, 14, 20])
      for (const sides of [6, 100]) {
        const t = rolled(`${dice}d${sides}`),
          { layout } = t.device.painter,
          first = layout.text.slice(layout.rows[0], layout.rows[1]);
        assert.match(first, /^C\d+$/, `${dice}d${sides}`);
        for (const row of t.rows()) assert(row.length <= 21 || row.startsWith('['), row);
      }
  });

  it('throws any mixed pool with a modifier, each die as it looks', () => {
    const t = rolled('2d6+d8+3', 4, 2, 7);
    assert.equal(t.rows()[0], '2d6+d8+3');
    assert.equal(t.rows()[1], '16');
    assert.equal(t.rows()[5], '[4] [2] [7]');
    const pips = rolled('2d6', 3, 3)
        .hal.display.pixels()
        .slice(40 * 16, 56 * 16),
      figures = rolled('2d8', 3, 3)
        .hal.display.pixels()
        .slice(40 * 16, 56 * 16);
    assert.notDeepEqual(pips, figures, 'a d8 has no pips');
  });

  it('never goes below a least total or above a greatest one', () => {
    assert.equal(rolled('d4-2 min1', 1).rows()[1], '1');
    assert.equal(rolled('d4-2', 1).rows()[1], '-1');
    assert.equal(rolled('2d6 max10', 6, 6).rows()[1], '10');
  });

  it('takes the better or the worse of two throws', () => {
    const best = rolled('d20+5 best', 4, 17);
    assert.equal(best.rows()[1], '22');
    assert.match(best.text(), /\[17\]/);
    assert.equal(rolled('d20+5 worst', 4, 17).rows()[1], '9');
    assert.equal(rolled('2d6 best', 1, 2, 6, 5).rows()[1], '11');
  });

  it('keeps the highest and drops the lowest, and tells what is out', () => {
    const t = rolled('4d6 high3', 3, 6, 1, 5);
    assert.equal(t.rows()[1], '14');
    t.press('down');
    assert.match(t.text(), /Out: 1/);
    assert.equal(rolled('4d6 -low1', 3, 6, 1, 5).rows()[1], '14');
    assert.equal(rolled('2d6 low1', 3, 6).rows()[1], '3');
    assert.equal(rolled('d6+d8 high1', 6, 8).rows()[1], '8');
  });

  it('throws a low die once more, and once only', () => {
    const t = rolled('2d6 re1', 1, 1, 4);
    assert.equal(t.rows()[1], '5', 'the first die fell 1 twice');
    assert.deepEqual(t.device.fate.forced, []);
  });

  it('explodes with a bound of twenty more dice', () => {
    assert.equal(rolled('2d6!', 6, 2, 6, 3).rows()[1], '17');
    const t = rolled('2d6!', ...Array(22).fill(6));
    assert.equal(t.rows()[1], '132');
    assert.deepEqual(t.device.fate.forced, []);
  });

  it('counts hits at or above a face, and says whether they are enough', () => {
    const t = rolled('5d6 hit4x2', 4, 1, 6, 3, 2);
    assert.equal(t.rows()[1], '2 hits');
    assert.match(t.rows()[0]!, / met$/);
    assert.match(rolled('5d6 hit4x3', 4, 1, 6, 3, 2).rows()[0]!, / missed$/);
  });

  it('grades a roll only against a goal that somebody has set', () => {
    assert.equal(rolled('2d6', 6, 6).rows()[0], '2d6');
    const t = pool().choose('Goal').press('up');
    assert.match(t.rows()[7]!, /58\.3%/);
    t.press('ok').press('up:again*12');
    assert.match(t.text(), /total 7\+: 58\.3%/);
    t.dice(1, 1).choose('Roll');
    assert.match(t.rows()[0]!, / missed$/);
  });

  it('stores the roll while the dice tumble, before anybody sees what fell, and a press ends the tumbling and nothing else', () => {
    const t = table('dice'),
      pictures = new Set<string>();
    t.dice(6, 6).press('ok');
    assert.equal(t.rows()[1], '?');
    t.wait(100);
    assert.equal(t.rows()[1], '?');
    assert.match(t.device.notes.read('r0')!, /^2d6: 6 6 = 12$/);
    for (let i = 0; i < 3; i++) {
      pictures.add(t.rows()[5]!);
      t.wait(100);
    }
    assert(pictures.size >= 2, [...pictures].join());
    assert.equal(t.rows()[1], '12');
    t.dice(5, 5, 1, 1).press('ok ok');
    assert.equal(t.rows()[1], '10');
    assert.deepEqual(t.device.fate.forced, [1, 1]);
  });

  it('is stored by a press that ends the tumbling, and by one that leaves', () => {
    const t = table('dice').dice(6, 6).press('ok ok');
    assert.equal(t.rows()[1], '12');
    assert.equal(t.device.notes.read('r0'), '2d6: 6 6 = 12');
    t.dice(1, 2).press('ok back');
    assert.equal(t.device.notes.read('r0'), '2d6: 6 6 = 12\n: 1 2=3');
    t.dice(4, 4).press('ok ok:hold');
    assert.match(t.device.notes.read('r0')!, /: 4 4=8$/);
    t.device.home();
    t.device.open('dice');
    t.device.show();
    t.dice(5, 5).press('ok');
    t.device.home();
    assert.match(t.device.notes.read('r0')!, /: 5 5=10$/);
  });

  it('can be heard, tumbling or not, unless it is muted', () => {
    const t = table('dice').press('ok').wait(AFTER);
    assert(t.hal.played.length > 0);
    t.device.settings.animate = 0;
    t.hal.played = [];
    t.press('ok');
    assert.equal(t.hal.played.length, 1);
    t.device.settings.volume = 0;
    t.hal.played = [];
    t.press('ok');
    assert.deepEqual(t.hal.played, []);
  });

  it('shows the result at once when the setting says so', () => {
    const t = rolled('2d6', 2, 3);
    assert.equal(t.rows()[1], '5');
  });

  it('rolls again only the dice that were marked, and that takes the place of the roll', () => {
    const t = rolled('2d6', 4, 3).press('down');
    assert.equal(t.rows()[0], 'Die 1 of 2');
    assert(!lit(t.hal.display.pixels(), 100, 12), 'nothing but the title is on a lit ground');
    t.press('down ok');
    assert(t.text().includes('Re-roll 1 die'));
    assert(!t.text().includes('>'), 'OK marks a die here, so no option is chosen');
    t.dice(6).press('down ok');
    assert.equal(t.rows()[5], '[4] [6]');
    assert.equal(t.device.notes.read('r0'), '2d6: 4 6 = 10 again');
  });

  it('says what to do when no die is marked', () => {
    const t = rolled('2d6', 4, 3).press('up up ok');
    assert(t.text().includes('Mark dice with OK\nfirst.'), t.text());
  });

  it('refuses a die that does not fit and rolls nothing', () => {
    const t = table('dice').dice(3, 9).press('ok');
    assert(t.text().includes('A die of 6 cannot'), t.text());
    assert.deepEqual(t.device.fate.forced, [3, 9]);
    assert.equal(t.device.notes.read('dice'), undefined);
    assert.equal(t.press('down').rows()[0], 'Dice');
  });

  it('shows nothing that it could not store', () => {
    const t = rolled('2d6', 2, 3);
    t.hal.flash.failAfter(0);
    t.dice(6, 6).press('ok');
    t.hal.flash.failAfter();
    assert.match(t.text(), /The power failed/);
    t.press('ok:hold');
    assert.equal(t.rows()[1], '5');
    assert.deepEqual(t.device.fate.forced, [6, 6]);
  });
});

describe('a roll that cannot be stored while its dice tumble', () => {
  it('did not fall: the one before it is seen', () => {
    const t = table('dice').dice(2, 3).press('ok').wait(AFTER).dice(6, 6).press('ok');
    t.hal.flash.failAfter(0);
    t.wait(100);
    t.hal.flash.failAfter();
    assert.match(t.text(), /The power failed/);
    t.wait(AFTER).press('ok:hold');
    assert.equal(t.rows()[1], '5', t.text());
    assert.deepEqual(t.device.fate.forced, [6, 6]);
  });

  it('leads back to the pools when it was the first', () => {
    const t = table('dice').dice(6, 6).press('ok');
    t.hal.flash.failAfter(0);
    t.wait(100);
    t.hal.flash.failAfter();
    assert.match(t.text(), /The power failed/);
    assert.equal(t.rows()[0]!.slice(0, 4), 'Dice');
    assert.deepEqual(t.device.fate.forced, [6, 6]);
    assert.equal(t.press('ok ok').rows()[1], '12');
  });
});

describe('a pool', () => {
  it('is put together from any dice, and tells what can fall', () => {
    const t = pool();
    assert.equal(t.rows()[1], '2 to 12');
    t.choose('Add other dice');
    assert.equal(t.rows()[0], '2d6+d8');
    t.choose('Modifier').press('up up up ok').press('up:again*12');
    assert.deepEqual(t.rows().slice(0, 2), ['2d6+d8+3', '6 to 23']);
    t.choose('Dice').press('down ok');
    assert.equal(t.rows()[0], 'd6+d8+3');
    t.dice(2, 5).choose('Roll');
    assert.equal(t.rows()[1], '10');
    assert.equal(poolsOf(t.device.notes)[0], 'd6+d8+3');
  });

  it('loses a kind of which no dice are left', () => {
    const t = pool().choose('Add other dice').choose('And').press('down ok');
    assert.equal(t.rows()[0], '2d6');
    assert(!t.text().includes('And'));
  });

  it('sets every rule of a throw with two buttons', () => {
    const t = pool().choose('Dice').press('up up ok').choose('Keep').press('up ok').choose('How many').press('up up ok');
    t.choose('Throw twice').press('up ok').choose('Re-roll once').press('up ok').choose('Never below').press('up ok');
    assert.equal(t.rows()[0]!.trimEnd(), '4d6 high3 best re1 mi');
    assert.equal(t.device.screens.length, 4);
    t.press('back');
    assert.equal(poolsOf(t.device.notes)[0], '4d6 high3 best re1 min3');
  });

  it('says what OK does to the row under the cursor', () => {
    const t = pool();
    assert.equal(t.rows()[7], 'OK roll  BACK leave');
    t.press('down');
    assert.equal(t.rows()[7], 'OK set  BACK leave');
    t.press('down down');
    assert.equal(t.rows()[7], 'OK add  BACK leave');
  });

  it('says so when its odds would take too long', () => {
    const t = pool().choose('Dice').press('up:again*40 ok').choose('Kind').press('down*4 ok');
    assert.equal(t.rows()[0], '20d100');
    assert.match(t.choose('Add other dice').text(), /20 dice are the most/);
    t.choose('Dice').press('down*5 ok').choose('Add other dice').choose('And').press('up*5 ok').choose('Goal').press('up ok');
    t.press('up:again*20');
    assert.match(t.text(), /For odds, take fewer\s+dice/, t.text());
  });

  it('is left as it was set, rolled or not', () => {
    const t = pool().choose('Modifier').press('down ok back');
    assert.equal(t.rows()[1], '>2d6-1');
    assert.equal(t.cut().rows()[1], '>2d6-1');
  });
});

describe('the last rolls', () => {
  it('have their faces, and what they came to', () => {
    const t = rolled('2d6+d8+3', 4, 2, 7).dice(1, 1, 1).press('ok').press('back').choose('Last rolls');
    assert.deepEqual(t.rows().slice(1, 5), ['2 rolls of 2d6+d8+3', 'mean 11.0, 6 to 16', '2d6+d8+3: 1 1 1 = 6', '2d6+d8+3: 4 2 7 = 16']);
  });

  it('are a hundred, in little room, over power cuts', () => {
    const t = rolled('2d8');
    for (let i = 0; i < 246; i++) t.dice(1 + (i % 8), 8).press('ok');
    const notes = () => [...Array(10).keys()].map(part => t.device.notes.read(`r${part}`) || '');
    const lines = notes().join('\n').split('\n');
    assert(lines.length >= 100, `${lines.length}`);
    assert(notes().join('').length < 1950, `${notes().join('').length} bytes`);
    const after = t.cut().choose('Last rolls');
    assert.match(after.rows()[1]!, /^[12]\d\d rolls of 2d8/);
    assert.equal(after.rows()[3], '2d8: 6 8 = 14', 'the newest');
    let pages = 1;
    while (pages < 20 && !/all that is\s+kept/.test(after.press('ok').text())) pages++;
    assert.equal(pages, 10);
  });

  it('say so when there are none', () => {
    assert.match(table('dice').choose('Last rolls').text(), /Nothing was rolled\s+yet/);
  });
});
