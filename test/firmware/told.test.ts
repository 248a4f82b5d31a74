// What an answer moves on the table is told before the next question, all of it.
import { strict as assert } from 'node:assert';
import { each, fresh, type Game, type Question, type State } from '../../games/kit';
import { type Table, TOYS, table, withToys } from './device';

interface Harvest extends State {
  coins: number[];
  wins: number;
  by: number;
}

/** So many farmers get coins, and then this is asked. */
function harvest(players: number, next: Partial<Question>): Table {
  const game: Game<Harvest> = {
    id: 'lamp',
    title: 'Harvest',
    version: 1,
    seatNames: 'Ann,Ben,Cem,Dia,Eve,Finn,Gwen,Hal',
    questions: () => [{ name: 'Farmers', dial: { min: 1, max: 8, start: players } }],
    seats: answers => answers.Farmers,
    begin: (answers, seats) => fresh<Harvest>('farm.reap', seats, { coins: each(seats, 0), wins: 0, by: 0 }, answers),
    tables: () => ['\ncoins: Coins, each seat, piece\nwins: Wins\nby: By\n'],
    phases: () => [],
    status: () => '',
    chapters: {
      farm: s => ({
        reap: () => ({
          say: 'Reap',
          then: 'reaped',
          do: () => {
            for (const seat of s.seats) s.coins[seat]++;
          },
        }),
        reaped: () => ({ say: 'What now?', options: [{ label: 'Sell' }, { label: 'Wait' }], then: 'reap', ...next }),
      }),
    },
  };
  return table({}, { ...TOYS, lamp: game })
    .start('Lanterns')
    .press('ok');
}

const middle = (t: Table) => t.rows().slice(1, 7);

describe('what has changed on the table', () => {
  withToys();

  it('stands above the question where there is room', () => {
    assert.deepEqual(middle(harvest(3, {})), ['Ann: Coins 0 > 1', 'Ben: Coins 0 > 1', 'Cem: Coins 0 > 1', 'What now?', '>Sell', ' Wait']);
  });

  it('has pages of its own where there is not, and OK turns them', () => {
    const t = harvest(7, {}),
      depth = t.device.session!.journal.depth;
    assert.deepEqual(
      middle(t),
      ['Ann', 'Ben', 'Cem', 'Dia', 'Eve', 'Finn'].map(name => `${name}: Coins 0 > 1`),
    );
    assert.match(t.rows()[7]!, /^OK next/);
    t.press('down up');
    assert.equal(t.rows()[1], 'Ann: Coins 0 > 1');
    t.press('ok');
    assert.deepEqual(middle(t), ['Gwen: Coins 0 > 1', 'What now?', '>Sell', ' Wait', '', '']);
    assert.equal(t.device.session!.journal.depth, depth, 'nothing was answered');
    t.press('ok');
    assert.equal(t.device.session!.journal.depth, depth + 1);
    assert.match(t.text(), /Reap/);
  });

  it('keeps the usual answer in view, however far down it stands', () => {
    const options = ['One', 'Two', 'Three', 'Four'].map(label => ({ label, usual: label === 'Four' })),
      t = harvest(2, { options });
    assert.deepEqual(middle(t).slice(0, 3), ['Ann: Coins 0 > 1', 'Ben: Coins 0 > 1', '']);
    assert.match(t.press('ok').text(), />Four/);
  });

  it('comes with a result in large letters, before a dial, too', () => {
    const t = harvest(4, { say: 'FAIL. How much?', result: 'FAIL', options: undefined, dial: { min: 0, max: 9, start: 3 } });
    assert.deepEqual(middle(t), ['FAIL', '', 'Ann: Coins 0 > 1', 'Ben: Coins 0 > 1', 'Cem: Coins 0 > 1', 'Dia: Coins 0 > 1']);
    t.press('up ok');
    assert.match(t.text(), /How much\?\n< 3 >/, 'UP has not turned what nobody saw');
  });

  it('is there after a look at the tracks, and after an undo says the way back', () => {
    const t = harvest(7, {}).press('back');
    assert.match(t.text(), /Back to the game/);
    t.press('ok');
    assert.equal(t.rows()[1], 'Ann: Coins 0 > 1');
    t.press('ok ok');
    t.press('back:hold back:hold');
    assert.match(t.text(), /Undone/);
    assert.match(t.text(), /Ann: Coins 1 > 0/);
    assert.doesNotMatch(t.text(), /Gwen/);
    t.press('ok');
    assert.match(t.text(), /Gwen: Coins 1 > 0\nReap/);
  });

  it('is counted where the table wants it short', () => {
    const t = harvest(7, {});
    t.device.settings.told = 0;
    t.device.show();
    assert.deepEqual(middle(t).slice(0, 2), ['Pieces to move: 7', 'What now?']);
  });
});
