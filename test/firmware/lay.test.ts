// The table is laid again from what the device knows, a page for each player; and compared with it, once a round.
import { strict as assert } from 'node:assert';
import { each, fresh, type Game, type State } from '../../games/kit';
import { type Table, TOYS, table, withToys } from './device';

interface Farm extends State {
  round: number;
  coins: number[];
  goods: number[];
  wells: number;
  fields: number[];
  hand: number[];
}

const farm: Game<Farm> = {
  id: 'lamp',
  title: 'Lanterns',
  version: 1,
  seatNames: 'Ann,Ben',
  questions: () => [],
  seats: () => 2,
  begin: (answers, seats) =>
    fresh<Farm>(
      'farm.reap',
      seats,
      { round: 1, coins: [3, 1], goods: [0, 2, 4, 0], wells: 5, fields: [0, 0, 7, 0, 0], hand: each(seats, 2) },
      answers,
    ),
  tables: () => [
    '\ncoins: each seat, piece\ngoods: each seat, for Corn/Milk, piece\nwells: Wells, piece\nfields: Field, for A/B/C/D/E, piece\nhand: each seat, piece, secret\nround: 1 to 99\n',
  ],
  phases: () => [],
  status: s => `Round ${s.round}`,
  chapters: {
    farm: s => ({
      reap: () => ({ say: 'Reap', then: 'sow' }),
      sow: () => ({ say: 'Sow', do: () => void s.round++, then: 'reap' }),
    }),
  },
};

const playing = (): Table => table({}, { ...TOYS, lamp: farm }).start('Lanterns');
const middle = (t: Table) =>
  t
    .rows()
    .slice(1, 7)
    .map(row => row.trim())
    .filter(row => row);
const ANN = ['Lay this out', 'Coins 3/99', 'Corn 0/99', 'Milk 2/99'];

describe('laying the table', () => {
  withToys();

  it('has a page for each player, and one for what belongs to nobody', () => {
    const t = playing().press('ok:hold').choose('Lay the table');
    assert.deepEqual([t.rows()[0], ...middle(t)], ['Ann', ...ANN]);
    t.press('ok');
    assert.deepEqual([t.rows()[0], ...middle(t)], ['Ben', 'Lay this out', 'Coins 1/99', 'Corn 4/99', 'Milk 0/99']);
    t.press('ok');
    assert.deepEqual([t.rows()[0], ...middle(t)], ['On the table', 'Lay this out', 'Wells 5/99', 'Field C 7/99']);
    t.press('ok');
    assert.equal(t.rows()[0], 'Tools');
  });

  it('comes by itself when a play is resumed after a day, and not before', () => {
    for (const [hours, comes] of [
      [23, false],
      [25, true],
    ] as const) {
      const t = playing();
      t.hal.clock.epoch = 1_800_000_000;
      t.press('ok back back');
      assert.match(t.text(), />Resume/);
      t.hal.clock.epoch += hours * 3600;
      t.press('ok');
      assert.equal(t.text().includes('Lay this out'), comes, t.text());
      t.press(comes ? 'back' : 'up');
      assert.match(t.text(), /Sow/);
    }
  });

  it('is compared once a round, another player each time, in one press, where the table wishes', () => {
    const t = playing();
    t.press('ok ok');
    assert.match(t.text(), /Reap/, 'usually not');
    t.device.settings.check = 1;
    t.press('ok ok');
    assert.deepEqual([t.rows()[0], middle(t)[0]], ['Ben', 'Is it so?']);
    t.press('ok');
    assert.match(t.text(), /Reap/);
    t.press('ok ok');
    assert.deepEqual([t.rows()[0], middle(t)[0]], ['Ann', 'Is it so?']);
  });
});
