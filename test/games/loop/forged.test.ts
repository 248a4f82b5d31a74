// What a forged play may not hold: every value has a range, and lists that belong together have one length.
import { strict as assert } from 'node:assert';
import { faultIn, trackOf } from '../../../games/engine';
import { hiddenOf } from '../../../games/engine/all';
import loop from '../../../games/loop';
import type { Loop } from '../../../games/loop/state';
import { at, owe } from './table';

const COMMON = 'at back seats seat names played luck light copied'.split(' ');

/** A play in its first turn, with two CREDIT CARDs. */
function state(mode = 'Competitive', answers = {}): Loop {
  const g = at(mode, 3, answers);
  owe(g, 0, 1, 2);
  return structuredClone(g.s);
}

describe('LOOP, a forged play', () => {
  it('has a range for every value', () => {
    for (const mode of ['Basic', 'Competitive', 'Solo']) {
      const s = state(mode);
      assert.equal(faultIn(loop, s), '', mode);
      for (const key of Object.keys(s)) {
        if (COMMON.includes(key)) continue;
        assert(trackOf(loop, s, key) || hiddenOf(loop, s, key), `${key} has no range in ${mode}`);
        const light = { ...s, light: 1 };
        assert(trackOf(loop, light, key) || hiddenOf(loop, light, key), `${key} has no range in Light, ${mode}`);
      }
    }
  });

  for (const [key, values] of [
    ['mode', ['Zoo', 4]],
    ['owner', [[9, 0, 0], [0]]],
    ['type', [['Gold', 'Food', 'Food'], ['Food']]],
    ['quality', [[99, 99, 200], [1]]],
    ['paidOn', [[1], [200, 1]]],
    ['pending', [[2147483647, 0, 0]]],
    ['flips', [-1, 99_999]],
    ['event', ['Zoo', 31]],
    ['actor', [3, -1]],
    ['shares', [[99]]],
    ['chosen', [31, -1]],
    ['owes', [[99_999, 0, 0]]],
    ['drawsLeft', [99_999]],
    ['asks', [4]],
    ['favour', ['Steal']],
    ['career', [['Emperor', 'Intern', 'Intern']]],
    ['faceDown', [['Collector'], ['nothing']]],
  ] as [string, unknown[]][])
    it(`is refused with another ${key}`, () => {
      for (const value of values) {
        const fault = faultIn(loop, { ...state(), [key]: value } as Loop);
        assert.notEqual(fault, '', JSON.stringify(value));
      }
    });
});
