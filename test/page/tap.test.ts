// A tap on the drawn screen, on the device in Node: what it presses.
import { strict as assert } from 'node:assert';
import { tap } from '../../tools/page/tap';
import { script } from '../bench/page';
import { asking, noted } from '../firmware/asking';
import { type Table, table, withToys } from '../firmware/device';

/** A tap at the first letters of the row that has these words. */
function tapOn(t: Table, words: string, by = 0): Table {
  const rows = t.rows(),
    row = rows.findIndex(text => text.includes(words));
  assert.ok(row >= 0, `${words} is not on the screen:\n${t.text()}`);
  tap(t.device, (button, push) => t.hal.push(button, push), (rows[row]!.indexOf(words) + by) * 6 + 3, row * 8 + 4);
  return t.wait(60);
}

describe('a tap on the screen', () => {
  withToys();

  it('chooses the row under the finger, above or below the cursor, and takes it at the second tap', () => {
    const t = tapOn(table(), 'Lanterns');
    assert.match(t.text(), /^Roundkeeper[\s\S]*\n>Lanterns/);
    tapOn(t, 'Lanterns');
    assert.match(t.text(), /^Lanterns\n>Start as usual/);
    tapOn(t.press('down down'), 'Start as usual');
    assert.match(t.text(), /\n>Start as usual/);
    tapOn(t, 'Start as usual');
    assert.match(t.text(), /crossroads/);
  });

  it('takes an option that has two rows by either of them', () => {
    for (const row of ['Over the bridge', 'that nobody mends']) {
      const t = table().start('Lanterns').choose('Choose a way'),
        { depth } = t.device.session!.journal;
      tapOn(t, row);
      assert.equal(t.device.session!.journal.depth, depth);
      tapOn(t, row);
      assert.equal(t.device.session!.journal.depth, depth + 1);
      assert.equal(t.device.session!._entry(depth + 1)![1], 1);
    }
  });

  it('turns a number: left of it is less, right of it more, the number itself is OK', () => {
    const t = asking({ say: 'How many?', dial: { min: 0, max: 30, start: 7 } }),
      dial = t.rows().indexOf('< 7 >');
    const at = (x: number) => {
      tap(t.device, (button, push) => t.hal.push(button, push), x, dial * 8 + 4);
      t.wait(60);
    };
    at(110);
    at(110);
    assert.match(t.text(), /< 9 >/);
    at(20);
    assert.match(t.text(), /< 8 >/);
    tap(t.device, (button, push) => t.hal.push(button, push), 20, dial * 8 + 12);
    assert.match(t.wait(60).text(), /< 7 >/, 'its lower half, too');
    at(64);
    assert.deepEqual(noted(t), [7]);
  });

  it('turns a value at the end of a row by its < and >', () => {
    const t = asking({ say: 'Each?', counts: { labels: ['Ann', 'Ben'], most: [9, 9], start: [3, 0] } }),
      row = t.rows().findIndex(text => text.includes('< 3 >'));
    tap(t.device, (button, push) => t.hal.push(button, push), 118, row * 8 + 4);
    assert.match(t.wait(60).text(), />Ann < 4 >/);
    tap(t.device, (button, push) => t.hal.push(button, push), 96, row * 8 + 4);
    assert.match(t.wait(60).text(), />Ann < 3 >/);
    tapOn(t, 'Ben');
    assert.match(t.text(), />Ben < 0 >/, 'another row is chosen, and no value changes');
    assert.match(t.text(), / Ann 3/);
  });

  it('presses the button that a word of the foot names', () => {
    const t = table().start('Lanterns');
    tapOn(t, 'BACK tracks', 2);
    assert.match(t.rows()[1]!, /Back to the game/);
    tapOn(t, 'BACK home', 6);
    assert.equal(t.rows()[0], 'Roundkeeper');
    tapOn(t, 'hold: tools');
    assert.equal(t.rows()[0], 'Tools');
  });

  it('goes on where there is only something to read, and does nothing to a log', () => {
    const t = table().start('Lanterns').dice(1, 4, 6).choose('Throw');
    const { depth } = t.device.session!.journal;
    tapOn(t, 'Sum 11');
    assert.equal(t.device.session!.journal.depth, depth + 1);
    t.press('back:hold').press('ok:hold').choose('Log');
    const before = t.text();
    tapOn(t, 'Log');
    tap(t.device, (button, push) => t.hal.push(button, push), 20, 20);
    assert.equal(t.text(), before, 'OK would do a step again');
  });

  it('only lights a dark screen, and only takes note after a power cut', () => {
    const t = table()
      .start('Lanterns')
      .wait(11 * 60_000);
    const { depth } = t.device.session!.journal;
    tap(t.device, (button, push) => t.hal.push(button, push), 20, 30);
    assert.equal(t.device.session!.journal.depth, depth);
    t.restart();
    const again = t.device.session!.journal.depth;
    tapOn(t, 'Ada stands');
    assert.equal(t.device.session!.journal.depth, again);
  });
});

describe('a tap in a game', () => {
  it('answers nothing that is struck out, and says why', async () => {
    const t = table(),
      barred = () => t.rows().find(row => row.startsWith(' (') && row.endsWith(')'));
    for (const line of script('docs/games/loop.md')) {
      await t.command(line);
      if (t.device.top() === 'play' && barred()) break;
    }
    const { depth } = t.device.session!.journal,
      words = barred()!.trim();
    tapOn(t, words);
    tapOn(t, words);
    assert.equal(t.device.session!.journal.depth, depth);
    assert.ok(t.device._notice, 'the reason');
  });
});
