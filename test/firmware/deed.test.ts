// One hold of BACK takes back what one decision did, with the screens that only told it.
import { strict as assert } from 'node:assert';
import type { Game } from '../../games/kit';
import { type Lanterns, lanterns } from '../toys/lanterns';
import { type Table, TOYS, table, withToys } from './device';

/** Explore: two screens tell what happened; the second one may roll a die. */
function exploring(dice = 0): Table {
  const game: Game<Lanterns> = {
    ...lanterns,
    tables: () => ['\nsigns: Tiles, piece\nbridges: Bridges\nweather: Weather\noil: for A/B/C\nluck_: Luck, -5 to 5\nsteps: each seat\n'],
    chapters: {
      path: (s, t) => ({
        cross: () => ({
          say: 'What now?',
          options: [{ label: 'Explore the far side of the hill' }, { label: 'Rest', then: 'cross' }],
          do: () => s.signs++,
          then: 'found',
        }),
        found: () => ({ say: 'A mountain. Put it there.', do: () => void (s.fell = t.roll(dice, 6)), then: 'next' }),
        next: () => ({ say: 'Nothing more here', then: 'cross' }),
      }),
    },
  };
  return table({}, { ...TOYS, lamp: game }).start('Lanterns');
}

const depth = (t: Table) => t.device.session!.journal.depth;

describe('an undo by deed', () => {
  withToys();

  it('takes back the decision with the screens that told it, in one hold', () => {
    const t = exploring().press('ok ok ok');
    assert.equal(depth(t), 3);
    t.press('back:hold');
    assert.equal(depth(t), 0);
    assert.deepEqual(t.rows().slice(1, 5), ['Undone: Explore the ..', 'Tiles 1 > 0', 'What now?', '>Explore the far']);
  });

  it('takes back the decision alone from the screen that tells it', () => {
    const t = exploring().press('down ok up ok');
    assert.equal(depth(t), 2);
    t.press('back:hold');
    assert.equal(depth(t), 1);
  });

  it('stops at dice that everybody has seen', () => {
    const t = exploring(2).press('ok ok ok').press('back:hold');
    assert.equal(depth(t), 1, 'the screen whose OK rolled them');
    assert.match(t.text(), /2 dice are known now/);
    t.press('back:hold');
    assert.equal(depth(t), 0);
  });

  it('asks before dice are taken back where the table wants that', () => {
    const t = exploring(2).press('ok ok ok');
    t.device.settings.undo = 1;
    t.press('back:hold');
    assert.equal(depth(t), 2, 'the screen behind them is gone');
    assert.match(t.text(), /Undone/);
    t.press('back:hold');
    assert.match(t.text(), /2 dice would be known/);
    t.press('back:hold');
    assert.equal(depth(t), 1);
  });

  it('leaves a correction before the telling screen alone', async () => {
    const t = exploring().press('ok');
    await t.command('correct bridges 4');
    t.press('ok').press('back:hold');
    assert.equal(depth(t), 2);
    t.press('back:hold');
    assert.match(t.text(), /Undone: Set Bridges 4/);
  });

  it('is done again as a whole by Redo', () => {
    const t = exploring().press('ok ok ok').press('back:hold').press('ok:hold');
    assert.match(t.text(), />Redo: Explore the/);
    t.press('ok');
    assert.equal(depth(t), 3);
    assert.match(t.text(), /Tiles 0 > 1/);
  });

  it('goes step by step in the log', () => {
    const t = exploring().press('ok ok ok').press('ok:hold').choose('Log').press('back:hold');
    assert.equal(depth(t), 2);
  });
});
