// What a fifth look found: wounds that a reset ends, another order of seats, a boss that falls in combat, the bot before the first turn.
import { strict as assert } from 'node:assert';
import { card, fresh, jump, ready, set, through } from './table';

describe('tamashii: a fifth look', () => {
  it('suffers nothing more of wounds that a reset has ended while the Shield was asked for [TA-249] [TA-267]', () => {
    const p = set(jump(ready(), 'quest'), 'shield', 1);
    card(p).pick('Suffer wounds');
    p.dial(3);
    assert.match(p.says(), /3 wounds/);
    set(p, 'integrity', 0);
    p.dice(1).ok(3);
    assert.match(p.says(), /play goes on/);
    p.ok();
    assert.match(p.says(), /What happens/);
    assert.deepEqual([p.s.integrity[0], p.s.shield[0]], [5, 1]);
  });

  it('asks everybody for the Core Data, however they sit [TA-010]', () => {
    const p = fresh({ Players: 3 });
    p.session.reorder([1, 2, 0], 0);
    through(p, { 'setup.core': ['Blue', 'Green', 'Yellow'] });
    assert.deepEqual(p.s.core.slice().sort(), [1, 2, 3]);
  });
});
