// Plays that npm run plays once found broken, by their numbers: what the table does in the set-up leaves every token where it can be counted.
import { strict as assert } from 'node:assert';
import tamashii from '../../../games/tamashii';
import { fresh, list } from './table';

describe('tamashii: found by chance', () => {
  it('keeps every token when a bag was emptied before its Core Data is told [TA-046]', () => {
    const p = fresh({ Players: 2, Game: 'Scenario', 'Data tokens': 'Counted' });
    p.s.at = 'setup.core';
    const first = list(p.s.bag)[0]!;
    p.s.dump = `${first}${p.s.dump.slice(1)}`; // by Other..., Data tokens
    p.s.bag = `0${p.s.bag.slice(1)}`;
    p.pick('Yellow');
    assert.equal(tamashii.broken!(p.s), undefined);
    p.pick('Blue'); // a bag that has its thirteenth token changes it
    assert.deepEqual([list(p.s.bag).slice(6, 8), tamashii.broken!(p.s)], [[3, 4], undefined]);
  });
});
