// What npm run plays found in the set-up: the table may do anything there, too, and the next question must stand it.
import { strict as assert } from 'node:assert';
import tamashii from '../../../games/tamashii';
import { shown } from '../../play';
import { fresh } from './table';

describe('tamashii: found by chance', () => {
  it('keeps every token when a bag was emptied before its Core Data is told [TA-047]', () => {
    const p = fresh({ Players: 2, Game: 'Scenario', 'Data tokens': 'In the device' });
    p.s.at = 'setup.core';
    const first = p.s.bag[0]!;
    p.s.dump[0] = first; // by Other..., Data tokens
    p.s.bag[0] = 0;
    p.pick('Yellow');
    assert.equal(tamashii.broken!(p.s), undefined);
    p.pick('Blue'); // a bag that has its thirteenth token changes it
    assert.deepEqual([p.s.bag.slice(6, 8), tamashii.broken!(p.s)], [[3, 4], undefined]);
  });

  it('says something when the table takes away what the list is about', () => {
    const p = fresh({ Players: 2, Game: 'Scenario' });
    Object.assign(p.s, { at: 'setup.line', checklistLine: 3, classes: 0 }); // the Classes
    assert.match(p.says(), /Not in this play$/);
  });

  it('asks for no cards when the table has put more into the deck than the box has', () => {
    const p = fresh({ Players: 2, Game: 'Scenario' });
    Object.assign(p.s, { at: 'setup.cards', enemyDeck: [99], kind: 1, counter: 1 });
    assert.deepEqual(shown(p.session).dial, [0, 0, 0]);
  });
});
