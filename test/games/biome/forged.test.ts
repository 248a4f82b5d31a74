// What a forged play may not hold: every value has a range, and no rule loops up to one from outside.
import { strict as assert } from 'node:assert';
import { faultIn, trackOf } from '../../../games/engine';
import { hiddenOf } from '../../../games/engine/all';
import { biome, play, state } from './table';

const COMMON = 'at back seats seat names played luck light copied'.split(' '),
  WORDS = ['phase', 'did', 'account']; // texts that nothing counts with

/** A play in its first turn, with this value. */
function forged(key: string, value: unknown): string {
  const s = { ...structuredClone(state(play())), [key]: value };
  return faultIn(biome, s);
}

describe('Biome, a forged play', () => {
  it('has a range for every value that is no text to read', () => {
    const s = state(play());
    for (const key of Object.keys(s)) {
      if (COMMON.includes(key) || WORDS.includes(key)) continue;
      // rulings and what Light does not follow are there in the other kind of play
      const other = { ...s, light: s.light ? 0 : 1 };
      assert(trackOf(biome, s, key) || trackOf(biome, other, key) || hiddenOf(biome, s, key), `${key} has no range`);
    }
  });

  for (const [key, values] of [
    ['boardStep', ['Somewhere', '', 99]],
    ['boardNext', [-1, 99, -99_999, 99_999]],
    ['billSupplies', [4, 99, -1, -99_999]],
    ['billCamp', [99, -1]],
    ['asks', [['nothing'], [3]]],
    ['gangDie', [0, 99]],
    ['dealRoom', [[99, 99], [-1]]],
    ['undoOn', [[99]]],
    ['listItem', [99_999]],
    ['accountPage', [-1, 99_999]],
    ['kind', [['Main', 'Castle']]],
    ['loot', [['Gold']]],
  ] as [string, unknown[]][])
    it(`is refused with another ${key}`, () => {
      assert.equal(faultIn(biome, structuredClone(state(play()))), '');
      for (const value of values) assert.equal(forged(key, value), key, JSON.stringify(value));
    });
});
