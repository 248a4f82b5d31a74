// What a fifth look found: wounds that a reset ends, another order of seats, a boss that falls in combat, the bot before the first turn.
import { strict as assert } from 'node:assert';
import { most } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import { attach, card, fight, fresh, jump, ready, set, through } from './table';

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

  it('hits the own Top Enemy again when the boss that was Top has fallen or left [TA-287] [TA-374]', () => {
    const p = set(ready({ Boss: 'Shinigami' }), 'rulings', 8);
    attach(jump(p, 'action'), 'Ada', 6);
    set(set(p, 'bossIntegrity', 1), 'bossArmor', 1);
    jump(p, 'combat').pick('Boss is here');
    fight(p, [1, 1], 1);
    p.pick('Body Frame 1');
    p.dial(1);
    assert(!p.offers().includes('Damage Top Enemy'));
    p.pick('Damage the boss');
    p.dial(1);
    assert.match(p.says(), /DEFEATED/);
    p.ok();
    p.pick('Body Frame 2');
    p.dial(1);
    assert.deepEqual(p.offers().slice(0, 2), ['Damage Top Enemy', 'Defeat Top Enemy']);
  });

  it('spends no battery before the first turn [TA-353]', () => {
    const p = fresh({ Players: 1 });
    p.pick('Go on', 'Other...');
    assert(!p.offers().includes('Use BOT this step'));
  });

  it('shows no Trace where there is none, and what is left of Shinigami out of what it had [TA-341] [TA-370]', () => {
    const shown = (game: string) => jump(ready({ Game: game }), 'action').session.ask().show;
    assert.deepEqual([shown('Scenario'), shown('Prologue')], [['trace', 'mov'], ['mov']]);
    const s = ready({ Players: 3, Boss: 'Shinigami' }).s;
    assert.equal(most(tamashii.tracks(s).bossIntegrity, 0), 10);
  });
});
