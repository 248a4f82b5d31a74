import { strict as assert } from 'node:assert';
import { MOST_PAST, unpackThrow } from '../../firmware/tools/past';
import { lit } from '../../hal/pixels';
import { table } from './table';

const AFTER = 400; // milliseconds: the dice lie still

describe('the dice tool', () => {
  it('rolls two dice of six with one press, and tells sum, highest and lowest', () => {
    const t = table('dice');
    assert.deepEqual(t.rows().slice(0, 2), ['2d6', '>Roll']);
    t.dice(4, 3).press('ok').wait(AFTER);
    assert.deepEqual(
      t.rows().map(row => row.trimEnd()),
      ['2d6', '[4] [3]', '', 'Sum 7', '', ' High 4 low 3', '', 'OK again  \x02 re-roll'],
    );
  });

  it('grades a roll only against a goal that somebody has set, in words', () => {
    const t = table('dice').choose('Goal').press('up ok').press('up:again*12');
    assert.deepEqual(t.rows().slice(0, 3), ['2d6', 'sum 7+: 58.3%', '>Roll']);
    t.dice(4, 3).press('ok').wait(AFTER);
    assert.deepEqual(t.rows().slice(3, 7), ['Sum 7', '', ' High 4 low 3', ' sum 7+ goal met']);
    t.dice(1, 1).press('ok').wait(AFTER);
    assert.equal(t.rows()[6], ' sum 7+ goal missed');
  });

  it('has nothing larger than the total, however many dice there are', () => {
    for (const dice of [1, 7, 8, 14, 15, 20]) {
      const t = table('dice');
      t.device.settings.animate = 0;
      t.choose('Dice')
        .press('down:again*30')
        .press(`up*${Math.max(0, dice - 1)}`.replace('up*0', 'ok ok'))
        .press('ok')
        .press('up:again*12');
      t.choose('Roll');
      const { layout } = t.device.painter,
        rows = Array.from({ length: layout.rows.length - 1 }, (_, i) => layout.text.slice(layout.rows[i], layout.rows[i + 1]));
      const total = rows.findIndex(row => /^[LC]Sum \d+$/.test(row));
      assert(total >= 0 && total < 6, `${dice} dice: ${rows}`);
    }
  });

  it('stores the roll before the dice tumble, and a press ends the tumbling and nothing else', () => {
    const t = table('dice');
    const pictures = new Set<string>();
    t.dice(6, 6).press('ok');
    assert.equal(unpackThrow(t.device.notes.read('dice') || '').n, 2);
    const stored = t.device.notes.read('dice');
    for (let i = 0; i < 4; i++) {
      pictures.add(t.rows()[1]);
      t.wait(100);
    }
    assert(pictures.size >= 3, [...pictures].join());
    assert(t.text().includes('Sum 12'));
    t.dice(5, 5, 1, 1).press('ok ok');
    assert(t.text().includes('Sum 10'));
    assert.deepEqual(t.device.fate.forced, [1, 1]);
    assert.notEqual(t.device.notes.read('dice'), stored);
  });

  it('shows the result at once when the setting says so', () => {
    const t = table('dice');
    t.device.settings.animate = 0;
    t.dice(2, 3).press('ok');
    assert(t.text().includes('Sum 5'));
  });

  it('says what OK does to the row under the cursor', () => {
    const t = table('dice');
    assert.equal(t.rows()[7], 'OK roll  BACK leave');
    t.press('down');
    assert.equal(t.rows()[7], 'OK set  BACK leave');
    t.press('down:again*9');
    assert.equal(t.rows()[7], 'OK look  BACK leave');
  });

  it('rolls again only the dice that were marked', () => {
    const t = table('dice').dice(4, 3).press('ok').wait(AFTER);
    t.press('down');
    assert.deepEqual(t.rows()[0], 'Die 1 of 2');
    assert(!lit(t.hal.display.pixels(), 100, 12), 'nothing but the title is on a lit ground');
    t.press('down ok');
    assert(t.text().includes('Re-roll 1 die'));
    assert(!t.text().includes('>'), 'OK marks a die here, so no option is chosen');
    t.dice(6).press('down ok').wait(AFTER);
    assert.equal(t.rows()[1], '[4] [6]');
    t.press('back').choose('Last rolls');
    assert(t.text().includes('2d6: 10'), t.text());
    assert(!t.text().includes('2d6: 7'), 'a re-roll takes the place of the roll');
  });

  it('keeps the marks for another re-roll, and none for a new roll', () => {
    const t = table('dice').dice(4, 3).press('ok').wait(AFTER).press('down down ok').dice(6).press('down ok').wait(AFTER).press('up');
    assert(t.text().includes('>Re-roll 1 die'), t.text());
    t.dice(2).press('ok').wait(AFTER);
    assert.equal(t.rows()[1], '[4] [2]');
    t.dice(5, 5).press('ok').wait(AFTER).press('up');
    assert(t.text().includes('>Mark dice with OK'), t.text());
  });

  it('comes back to the setting where it was scrolled to', () => {
    const t = table('dice').choose('Dice').press('up:again*60 ok').choose('Sides').press('up*9 ok').choose('Keep').press('up ok');
    t.choose('How many').press('up*9 ok').choose('Exploding').press('up ok'); // many words above the first row
    t.device.settings.big = 1;
    t.device.settings.animate = 0;
    t.press('up*20 down').press('up'); // the words are scrolled out, and Roll is chosen
    while (!t.text().includes('>Roll')) t.press('down');
    const before = t.rows().slice();
    t.press('ok');
    assert(t.text().includes('Sum'), t.text());
    assert.deepEqual(t.press('back').rows(), before);
  });

  it('says what to do when no die is marked', () => {
    const t = table('dice').dice(4, 3).press('ok').wait(AFTER).press('up ok');
    assert(t.text().includes('Mark dice with OK\nfirst.'), t.text());
  });

  it('counts hits at or above a face', () => {
    const t = table('dice').choose('Dice').press('up up up ok').choose('Goal').press('up up ok').choose('A hit is').press('down ok');
    assert(t.text().includes('1 hit at 4+: 96.9%'), t.text());
    t.choose('Hits at least').press('up ok');
    t.dice(4, 1, 6, 3, 2).choose('Roll').wait(AFTER);
    assert.deepEqual(t.rows().slice(0, 7), ['5d6 at 4+', '[4] [1] [6] [3] [2]', '', '2 hits', '', ' High 6 low 1', ' Sum 16 goal met']);
  });

  it('keeps the highest and drops the lowest', () => {
    const t = table('dice').choose('Dice').press('up up ok').choose('Keep').press('up ok').choose('How many').press('up up ok');
    assert.equal(t.rows()[0], '4d6 high 3');
    t.press('up*9').dice(3, 6, 1, 5).choose('Roll').wait(AFTER);
    assert.deepEqual(t.rows().slice(1, 7), ['[6] [5] [3]', '', 'Sum 14', '', ' High 6 low 3', '  out 1']);
    const d = table('dice').choose('Dice').press('up up ok').choose('Keep').press('down ok').dice(3, 6, 1, 5);
    assert.equal(d.rows()[0], '4d6 -low 1');
    assert(d.choose('Roll').wait(AFTER).text().includes('Sum 14'));
    const low = table('dice').choose('Keep').press('up up ok').dice(3, 6).choose('Roll').wait(AFTER);
    assert(low.text().includes('Sum 3'), low.text());
  });

  it('explodes with a bound of twenty more dice', () => {
    const t = table('dice').choose('Exploding').press('up ok');
    assert.equal(t.rows()[0], '2d6!');
    t.dice(6, 2, 6, 3).choose('Roll').wait(AFTER);
    assert(t.text().includes('Sum 17'), t.text());
    t.dice(...Array(22).fill(6))
      .press('ok')
      .wait(AFTER);
    assert(t.text().includes('6 6 6 6'), t.text());
    assert(t.text().includes('Sum 132'), t.text());
    assert.deepEqual(t.device.fate.forced, []);
  });

  it('refuses a die that does not fit and rolls nothing', () => {
    const t = table('dice').dice(3, 9).press('ok');
    assert(t.text().includes('A die of 6 cannot'), t.text());
    assert.deepEqual(t.device.fate.forced, [3, 9]);
    assert.equal(t.device.notes.read('dice'), undefined);
  });

  it('tells what many dice come to in large letters, with nothing out of view', () => {
    const t = table('dice');
    t.device.settings.animate = 0;
    t.choose('Dice').press('up*12 ok').choose('Keep').press('down ok').choose('Goal').press('up ok').choose('Roll');
    const fell = /Sum (\d+)/.exec(t.text())!;
    assert.match(t.rows()[0]!, Number(fell[1]) >= 46 ? / met$/ : / missed$/);
    assert.equal(t.rows()[7], 'OK again  \x02 re-roll');
    const faces = t.text().match(/\[\d\]/g)!;
    assert.equal(faces.length, 13, 'the lowest of 14 is out');
    assert.equal(
      +fell[1]!,
      faces.reduce((sum, face) => sum + +face[1]!, 0),
    );
    t.press('down');
    assert.equal(t.rows()[0], 'Die 1 of 14', 'the foot says so');
  });

  it('writes numbers on dice that have no pips', () => {
    const t = table('dice');
    t.device.settings.animate = 0;
    const picture = () => Buffer.from(t.hal.display.pixels().slice(0, 16 * 24)).toString('hex');
    t.dice(3, 3).press('ok');
    const pips = picture();
    t.press('back').choose('Sides').press('up ok').dice(3, 3).choose('Roll');
    assert.equal(t.rows()[1], '[3] [3]');
    assert.notEqual(picture().slice(16 * 16), pips.slice(16 * 16));
  });

  it('shows twenty dice of a hundred without running out of the screen', () => {
    const t = table('dice')
      .choose('Goal')
      .press('up ok')
      .choose('Dice')
      .press('up')
      .press('up:again*30')
      .press('ok')
      .choose('Sides')
      .press('up:again*9 ok');
    t.choose('Roll').wait(AFTER);
    for (const row of t.rows()) assert(row.length <= 21, row);
    assert.match(t.rows()[0]!, /^20d100 +(met|missed)$/);
  });

  it('remembers the dice and the last fifty rolls, in little room, over power cuts', () => {
    const t = table('dice').choose('Sides').press('up ok');
    t.device.settings.animate = 0;
    for (let i = 0; i < 60; i++) t.dice(1 + (i % 8), 8).press(i ? 'ok' : 'up:again*9 ok');
    const note = t.device.notes.read('dice') as string;
    assert.equal(note.length, 10 + 3 * MOST_PAST);
    const after = t.cut();
    assert.equal(after.rows()[0], '2d8');
    after.choose('Last rolls');
    assert.deepEqual(after.rows().slice(1, 5), ['50 rolls of 2d8', 'mean 12.5, fair 9.0', 'from 9 to 16', '2d8: 12']);
  });

  it('keeps what was set when nothing was rolled, and writes nothing when nothing was set', () => {
    const t = table('dice').press('down back');
    assert.equal(t.device.notes.read('dice'), undefined);
    t.press('ok').choose('Sides').press('up ok back');
    assert.equal(t.rows()[0], 'Tools');
    assert.equal(t.cut().rows()[0], '2d8');
  });

  it('takes every goal that can be reached, and none that cannot', () => {
    const t = table('dice').choose('Goal').press('up ok').choose('Dice').press('up up ok').choose('Exploding').press('up ok');
    const most = (row: string) => t.choose(row).press('up:again*99 ok').rows();
    assert(most('Sum at least').includes('>Sum at least 144'), t.text());
    t.choose('Keep').press('up ok').choose('How many').press('up up ok');
    assert(most('Sum at least').includes('>Sum at least 18'), t.text());
    t.choose('Goal').press('up ok');
    assert(most('Hits at least').includes('>Hits at least 3'), t.text());
    t.choose('Keep').press('down ok');
    assert(most('Hits at least').includes('>Hits at least 24'), t.text());
    t.dice(1, 1, 1, 1).press('up:again*12').choose('Roll').wait(AFTER);
    assert(t.cut().choose('Hits at least').text().includes('< 24 >'));
  });

  it('offers no odds where they would take too long, and says what to do', () => {
    const t = table('dice')
      .choose('Goal')
      .press('up ok')
      .choose('Dice')
      .press('up')
      .press('up:again*30')
      .press('ok')
      .choose('Sides')
      .press('up:again*9 ok');
    t.choose('Keep').press('up ok').choose('How many').press('up*9 ok').choose('Exploding').press('up ok').press('up:again*12');
    assert(t.text().includes('For odds, keep fewer'), t.text());
    t.choose('Exploding').press('up ok').press('up:again*12');
    assert.match(t.rows()[1], /^sum 505\+: /);
  });

  it('says what OK does while a value is set, and the odds beside it', () => {
    const t = table('dice').choose('Goal').press('up ok').choose('Dice');
    assert.equal(t.rows()[7].slice(2), ' set OK done 58.3%');
    t.press('up:again*60');
    assert(t.rows()[7].length <= 21, t.rows()[7]);
  });

  it('names what each row does in 21 columns, whatever is set', () => {
    const t = table('dice').choose('Dice').press('up:again*60 ok').choose('Sides').press('up*9 ok').choose('Keep').press('down*2 ok');
    t.choose('How many').press('up:again*60 ok').choose('Exploding').press('up ok');
    assert.equal(t.rows()[0], '20d100 -high 19!');
    t.press('up:again*12');
    for (let i = 0; i < 12; i++) {
      for (const row of t.rows()) assert(row.length <= 21, row);
      t.press('down');
    }
  });
});
