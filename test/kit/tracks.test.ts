import { strict as assert } from 'node:assert';
import { add, barEnd, cellName, cells, correct, digit, digits, fresh, get, most, type State, type Track } from '../../games/kit';

describe('the limit of a track', () => {
  const s = fresh<State>('a.b', 3, {}),
    pool: Track = { name: 'Pool', max: 20, each: true, limits: [8, 5] };

  it('is what can be set at most', () => {
    assert.equal(most(pool), 20);
    assert.equal(most({ name: 'Coins' }), 99);
  });

  it('is shown for each cell where the cells differ', () => assert.deepEqual([barEnd(s, pool, 0), barEnd(s, pool, 1)], [8, 5]));

  it('is shown as it is where they do not', () => assert.equal(barEnd(s, { name: 'Coins', max: 30 }, 2), 30));
});

describe('cells of a track', () => {
  const s = fresh<State>('a.b', 3, {});
  s.names = ['Ann', 'Ben', 'Cid'];
  s.seats = [2, 0];
  const told = (track: Track) => cells(s, track).map(cell => `${cell} ${cellName(s, track, cell)}`);

  it('are one, one for each seat in play, or one for each name', () => {
    assert.deepEqual(told({ name: 'Round' }), ['0 ']);
    assert.deepEqual(told({ name: 'Coins', each: true }), ['2 Cid', '0 Ann']);
    assert.deepEqual(told({ name: 'Deck', of: ['Oak', 'Elm'] }), ['0 Oak', '1 Elm']);
    assert.deepEqual(told({ name: 'Deck', of: [] }), []);
  });

  it('are all the names again for every seat, when both are told', () => {
    assert.deepEqual(told({ name: 'Wood', each: true, of: ['Oak', 'Elm'] }), ['4 Cid Oak', '5 Cid Elm', '0 Ann Oak', '1 Ann Elm']);
  });
});

describe('a table of digits', () => {
  const pay: Track = { name: 'Pay', max: 9, of: ['Cook', 'Clerk', 'Judge'] };
  const table = () => fresh<State & { pay: string }>('a.b', 2, { pay: '174' });

  it('is read digit by digit', () => assert.deepEqual([get(table(), 'pay', 0), get(table(), 'pay', 2)], [1, 4]));

  it('is corrected and counted up and down like a list, within its limits', () => {
    const s = table();
    correct(pay, s, 'pay', 1, 0);
    assert.equal(s.pay, '104');
    assert.equal(add(pay, s, 'pay', 9, 2), 5);
    assert.equal(s.pay, '109');
  });

  it('is made of a list, and of nothing that a digit cannot be', () => assert.equal(digits([0, 9, 10, 35, 36, 99]), '09azzz'));

  it('goes on with letters up to 35', () => {
    const wide: Track = { name: 'Pay', max: 35, of: pay.of };
    const s = table();
    correct(wide, s, 'pay', 1, 35);
    assert.equal(s.pay, '1z4');
    assert.equal(get(s, 'pay', 1), 35);
    assert.equal(add(wide, s, 'pay', 7, 2), 7);
    assert.equal(s.pay, '1zb');
    assert.equal(add(wide, s, 'pay', 99, 0), 34);
    assert.deepEqual([digit(s.pay, 0), digit(s.pay, 2), digit(s.pay, 3)], [35, 11, NaN]);
  });
});
