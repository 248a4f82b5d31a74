import { strict as assert } from 'node:assert';
import { barEnd, cellName, cells, fresh, most, type State, type Track } from '../../games/kit';

describe('the limit of a track', () => {
  const s = fresh<State>('a.b', 3, {}),
    pool: Track = { name: 'Pool', max: 20, each: true };

  it('is what can be set at most', () => {
    assert.equal(most(pool), 20);
    assert.equal(most({ name: 'Coins' }), 99);
  });

  it('is where its bar ends, unless another value says so', () => assert.equal(barEnd(s, { name: 'Coins', max: 30 }, 2), 30));
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
