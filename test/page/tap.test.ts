// A tap on the drawn screen, on the device in Node: what it presses.
import { strict as assert } from 'node:assert';
import { tap } from '../../tools/page/tap';
import { script } from '../bench/page';
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

  it('takes the option under the finger, above or below the cursor', () => {
    const t = tapOn(table(), 'Lanterns');
    assert.match(t.text(), /^Lanterns\n>Start as usual/);
    tapOn(t.press('down down'), 'Start as usual');
    assert.match(t.text(), /crossroads/);
  });

  it('takes an option that has two rows by either of them', () => {
    for (const row of ['Over the bridge', 'that nobody mends']) {
      const t = table().start('Lanterns').choose('Choose a way'),
        { depth } = t.device.session!.journal;
      tapOn(t, row);
      assert.equal(t.device.session!.journal.depth, depth + 1);
      assert.equal(t.device.session!._entry(depth + 1)![1], 1);
    }
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
    assert.equal(t.device.session!.journal.depth, depth);
    assert.ok(t.device._notice, 'the reason');
  });
});
