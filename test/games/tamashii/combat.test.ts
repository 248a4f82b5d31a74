import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import { attach, cannot, card, fight, frame, hit, jump, ready, set, type Table, told } from './table';

/** Ada in combat with these enemies. Dice: 1 B, 4 S, 5 blank. */
function battle(enemies: number[], dice: number[], number: number, symbol = 1, answers = {}): Table {
  const p = set(attach(jump(ready(answers), 'action'), 'Ada', ...enemies), 'att', dice.length);
  return fight(jump(p, 'combat'), dice, number, symbol);
}
const left = (p: Table) => p.s.enemies.map((n, i) => n - p.s.damage[i]!);

describe('tamashii: combat', () => {
  it('rolls ATT of the active Body and Power, and both enemy dice always [TA-280]', () => {
    const p = set(set(attach(jump(ready(), 'action'), 'Ada', 5), 'att', 3), 'power', 2);
    jump(p, 'combat');
    assert.match(p.says(), /ATTACK, ATT 3: roll\nSpend Power\? Up to 2/);
    p.dice(1, 1, 1, 1, 3, 6).dial(1);
    assert.deepEqual([p.s.rolled.length, p.s.number, p.s.symbol, p.s.power[0]], [4, 1, 'eS', 1]);
  });

  it('puts the die on the enemy of that number from the Top, at most the last; blank or no enemy, no die [TA-281]', () => {
    assert.equal(battle([5, 5, 5], [1], 4).s.numDie, 1);
    assert.equal(battle([5, 5], [1], 8).s.numDie, 1);
    assert.equal(battle([5, 5], [1], 1).s.numDie, -1);
    const p = jump(ready({ Boss: 'Shinigami' }), 'combat');
    p.pick('Boss is here');
    fight(p, [1, 1], 8);
    assert.match(told(p), /: nobody/);
    assert.equal(p.s.numDie, -1);
  });

  it('keeps the symbol for every enemy of this combat [TA-282]', () => {
    const p = battle([5, 5], [1], 4, 8);
    p.pick('Pass');
    assert.match(p.says(), /ENEMY 2: eS/);
    p.pick('No wounds', 'Pass');
    assert.match(p.says(), /ENEMY 1: eS/);
  });

  it('alternates one Frame each, the player first; without the die the player goes on alone [TA-283]', () => {
    const p = battle([9, 9], [1, 1, 1, 1], 4);
    assert.match(p.says(), /YOUR FRAME/);
    hit(p, 'Repeatable B', 'B', 1);
    assert.match(p.says(), /ENEMY 2: e/);
    p.pick('No wounds');
    hit(p, 'Repeatable B', 'B', 1);
    assert.match(p.says(), /ENEMY 1: e/);
    p.pick('No wounds');
    hit(p, 'Repeatable B', 'B', 1);
    assert.match(p.says(), /YOUR FRAME: B1 S0\n.*\nNo enemy acts now/);
  });

  it('lets the player pass and use Frames later, unless the table rules otherwise [TA-284]', () => {
    const p = battle([9], [1, 1], 2);
    p.pick('Pass', 'No wounds');
    assert.match(p.says(), /YOUR FRAME: B2/);
    const q = set(battle([9], [1, 1], 2), 'rulings', 2);
    q.pick('Pass', 'No wounds');
    assert.equal(q.s.phase, 'Quest');
  });

  it('spends exactly the dice of a Frame, each once, S is not B [TA-285]', () => {
    const p = battle([9], [1, 4, 4], 1);
    p.pick('Body Frame 1');
    assert.deepEqual(p.offers(), ['B', 'S', 'S S', 'B S', 'B S S', 'Back']);
    p.pick('S S');
    p.dial(5);
    assert.deepEqual(p.s.dice, [1, 0]);
    p.pick('Body Frame 2');
    assert.deepEqual(p.offers(), ['B', 'Back']);
    p.pick('B');
    p.dial(0);
    p.pick('Other effect', 'Done');
    assert.deepEqual(p.s.dice, [0, 0]);
    assert.match(p.says(), /Combat over/);
  });

  it('uses each Frame once per combat, repeatable ones often, with any number of one symbol [TA-286]', () => {
    const p = battle([30], [1, 1, 1, 1, 4], 1);
    hit(p, 'Body Frame 1', 'B', 2);
    assert.equal(cannot(p, 'Body 1, B: 2'), 'Once per combat');
    hit(p, 'Repeatable B', 'B', 1);
    p.pick('Repeatable B');
    assert.deepEqual(shown(p.session).dial, [1, 2, 1]);
    p.dial(2, 2);
    assert.deepEqual([p.s.dice, left(p)], [[0, 1], [25]]);
    assert.equal(cannot(p, 'Repeatable B'), 'No die left for it');
    p.pick('Repeatable S');
    assert.deepEqual(shown(p.session).dial, [1, 1, 1]);
  });

  it('deals Frame damage to the current Top Enemy [TA-287] [TA-295]', () => {
    const p = battle([3, 9], [1, 1], 1);
    hit(p, 'Body Frame 1', 'B', 3);
    assert.deepEqual(p.s.enemies, [9]);
    hit(p, 'Body Frame 2', 'B', 2);
    assert.deepEqual(left(p), [7]);
  });

  it('moves the die one to the right after an enemy acted, off after the Top [TA-288]', () => {
    const p = battle([5, 5], [1, 1], 4);
    p.pick('Pass', '1 wound');
    assert.equal(p.s.numDie, 0);
    p.pick('Pass', 'No wounds');
    assert.equal(p.s.numDie, -1);
    assert(p.offers().includes('End combat'));
  });

  it('follows enemies that leave: to the left nothing, under the die or right of it one down [TA-289]', () => {
    const gone = (k: number) => {
      const p = battle([5, 6, 7], [1], 4);
      card(p).pick('Enemies', 'Discard, no EXP', `${k ? `Enemy ${k + 1}` : 'Top Enemy'}, ${5 + k} left`, 'Done');
      return p.s.numDie;
    };
    assert.deepEqual([gone(0), gone(1), gone(2)], [0, 0, 1]);
    const p = battle([5, 6], [1], 2);
    card(p).pick('Enemies', 'Discard, no EXP', 'Top Enemy, 5 left', 'Done');
    assert.equal(p.s.numDie, -1);
  });

  it('moves the die once when the acting enemy removes itself [TA-290]', () => {
    const p = battle([5, 6, 7], [1], 6);
    p.pick('Pass', 'It leaves');
    assert.deepEqual([p.s.numDie, p.s.enemies], [1, [5, 6]]);
    assert.match(p.says(), /YOUR FRAME/);
  });

  it('lets Frames be used with no enemy left; damage then does nothing [TA-291]', () => {
    const p = battle([2], [1, 1], 1);
    hit(p, 'Body Frame 1', 'B', 2);
    p.pick('Body Frame 2');
    p.pick('B');
    assert.equal(cannot(p, 'Damage Top Enemy'), 'No enemy is left');
    p.pick('Other effect', 'Done');
    assert.match(p.says(), /Combat over/);
  });

  it('lets enemies attached during combat wait for the next one [TA-292]', () => {
    const p = battle([5, 6], [1], 4);
    attach(p, 'Ada', 8);
    assert.deepEqual([p.s.numDie, p.s.enemies], [1, [5, 6, 8]]);
    p.pick('Pass');
    assert.match(p.says(), /ENEMY 2: e/);
  });

  it('ends when the die is gone and the player can or wants no more, or at a reset [TA-293]', () => {
    const p = battle([5], [5], 1);
    assert.equal(p.s.phase, 'Quest');
    const q = battle([5], [1], 1);
    q.pick('End combat');
    assert.equal(q.s.phase, 'Quest');
    const r = battle([5], [1], 2);
    r.pick('Pass', 'More wounds');
    r.dial(5);
    assert.match(r.says(), /RESET/);
    r.dice(8).ok();
    r.ok(2);
    assert.equal(r.s.phase, 'Quest');
    assert.deepEqual([r.s.numDie, r.s.dice], [-1, [0, 0]]);
  });

  it('loses unused dice, keeps Assets [TA-294]', () => {
    const p = battle([5], [1, 4], 1);
    card(p).pick('Gain', 'Shield');
    p.dial(2);
    p.pick('Done', 'End combat');
    assert.deepEqual([p.s.dice, p.s.shield[0]], [[0, 0], 2]);
  });

  it('lets the boss on the tile be hit as if it were the Top [TA-296] [TA-371]', () => {
    const p = attach(jump(ready({ Boss: 'Shinigami' }), 'action'), 'Ada', 9);
    jump(p, 'combat').pick('Boss is here');
    fight(p, [1, 1], 1);
    p.pick('Body Frame 1', 'B');
    assert(p.offers().includes('Damage Top Enemy') && p.offers().includes('Damage the boss'));
    p.pick('Damage the boss');
    p.dial(6);
    assert.deepEqual([p.s.bossIntegrity, p.s.bossArmor, p.s.damage], [6, 6, [0]]);
    const q = attach(jump(ready({ Boss: 'Shinigami' }), 'action'), 'Ada', 9);
    jump(q, 'combat').pick('No boss here');
    fight(q, [1, 1], 1);
    q.pick('Body Frame 1', 'B');
    assert(!q.offers().includes('Damage the boss'));
  });

  it('limits Body and Augment Frames each on their own, anew in the next combat [TA-297]', () => {
    const p = battle([30], [1, 1, 1], 1);
    hit(p, 'Body Frame 1', 'B', 1);
    hit(p, 'Augment Frame 1', 'B', 1);
    assert.deepEqual([cannot(p, 'Body 1, B: 1'), cannot(p, 'Aug 1, B: 1')], ['Once per combat', 'Once per combat']);
    assert(p.offers().includes('Body Frame 2'));
    fight(jump(p, 'combat'), [1, 1, 1], 1);
    assert(p.offers().includes('Body 1, B: 1'));
  });

  it('reads ATT before the roll: a Body change later changes nothing [TA-298]', () => {
    const p = battle([9], [1, 1], 2);
    set(p, 'att', 6);
    assert.deepEqual(p.s.dice, [2, 0]);
  });

  it('loses too much damage of one activation; a repeatable Frame can be split [TA-299]', () => {
    const p = battle([1, 3], [1, 1, 1], 1);
    hit(p, 'Repeatable B', 'BB', 2);
    assert.deepEqual(left(p), [3]);
    const q = battle([1, 3], [1, 1, 1], 1);
    hit(q, 'Repeatable B', 'B', 1);
    hit(q, 'Repeatable B', 'B', 1);
    assert.deepEqual(left(q), [2]);
  });

  it('plays the worked example of the rulebook step by step [TA-283] [TA-286] [TA-288] [TA-289]', () => {
    // Soldier (ATT 3), Integrity 5, Power 2, Shield 2; Firecleaner 10 with 4 damage, Catcher, Scanning bot
    const p = attach(jump(ready(), 'action'), 'Ada', 10, 7, 8);
    card(p).pick('Enemies', 'Damage', 'Top Enemy, 10 left');
    p.dial(4);
    p.pick('Done');
    set(set(set(set(p, 'bodies', 1), 'att', 3), 'power', 2), 'shield', 2);
    jump(p, 'combat');
    // 1: 2 Power, 5 dice; 2: 1 blank, 2 S, 2 B, number 3; no Reroll
    p.dice(5, 4, 4, 1, 1, 6, 1).dial(2);
    assert.match(told(p), /Die 3, eB: enemy 3/);
    assert.match(p.says(), /YOUR FRAME: B2 S2/);
    assert.equal(p.s.power[0], 0);
    assert(!p.offers().includes('Reroll'));
    assert.equal(p.s.numDie, 2);
    // 3: a single S, 3 damage
    hit(p, 'Body Frame 1', 'S', 3);
    assert.deepEqual(
      [left(p), p.s.dice],
      [
        [3, 7, 8],
        [2, 1],
      ],
    );
    // 4: the Scanning bot, 3 wounds, Shield on
    assert.match(p.says(), /ENEMY 3: e/);
    p.pick('3 wounds', 'Use 2 Shield');
    assert.deepEqual([p.s.shield[0], p.s.integrity[0], p.s.numDie], [0, 4, 1]);
    // 5: Termination Code, a single S
    frame(p, 'Augment Frame 1', 'S', 'Defeat Top Enemy');
    assert.match(told(p), /DEFEATED. New Top/);
    assert.match(told(p), /Ada: EXP 0 > 1/);
    assert.deepEqual([p.s.exp[0], p.s.numDie, p.s.enemies], [1, 0, [7, 8]]);
    // the Soldier's ability: 1 Asset, a Reroll, of no use for this roll
    card(p).pick('Gain', 'Reroll');
    p.dial(1);
    p.pick('Done');
    // 6: the Catcher, 2 wounds; its recovery does nothing
    assert.match(p.says(), /ENEMY 1: e/);
    p.pick('Top recovers');
    p.dial(1);
    p.pick('2 wounds');
    assert.deepEqual([p.s.integrity[0], p.s.numDie, p.s.damage], [2, -1, [0, 0]]);
    // 7: a single B, 2 damage; 8: the repeatable Frame with 1 B
    hit(p, 'Body Frame 2', 'B', 2);
    assert.deepEqual(
      [left(p), p.s.dice],
      [
        [5, 8],
        [1, 0],
      ],
    );
    hit(p, 'Repeatable B', 'B', 1);
    const s = p.s;
    assert.deepEqual([s.integrity[0], s.shield[0], s.power[0], s.reroll[0], s.exp[0], left(p)], [2, 0, 0, 1, 1, [4, 8]]);
    assert.equal(s.phase, 'Quest', 'all dice used, and Bob has no enemies');
  });

  it('has a Frame for each Class Augment, however many there are [TA-053] [TA-297]', () => {
    const p = set(jump(attach(jump(ready(), 'action'), 'Ada', 9), 'combat'), 'augments', 4, 1);
    fight(p, [1, 1], 1);
    assert(p.offers().includes('Augment Frame 6'));
    frame(p, 'Augment Frame 6', 'B', 'Other effect');
    p.pick('Done');
    assert.equal(cannot(p, 'Augment Frame 6'), 'Once per combat');
  });

  it('recovers as much as the Frame says, down to no damage [TA-255]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 9), 'damage', 5);
    fight(jump(p, 'combat'), [5, 5], 2);
    p.pick('Top recovers');
    p.dial(3);
    assert.deepEqual(p.s.damage, [2]);
    p.pick('Top recovers');
    p.dial(3);
    assert.deepEqual(p.s.damage, [0]);
  });

  it('hits the own Top Enemy again when the boss that was Top has fallen or left [TA-287] [TA-374]', () => {
    const p = set(ready({ Boss: 'Shinigami' }), 'rulings', 8);
    attach(jump(p, 'action'), 'Ada', 6);
    set(set(p, 'bossIntegrity', 1), 'bossArmor', 1);
    jump(p, 'combat').pick('Boss is here');
    fight(p, [1, 1], 1);
    p.pick('Body Frame 1', 'B');
    assert(!p.offers().includes('Damage Top Enemy'));
    p.pick('Damage the boss');
    p.dial(1);
    assert.match(told(p), /BOSS DEFEATED/);
    p.pick('Body Frame 2', 'B');
    assert.match(p.says(), /Damage to Top Enemy/);
  });

  it('lets the player choose between boss and Top Enemy, or the boss is Top where the table rules so [TA-296] [TA-371]', () => {
    const p = attach(jump(ready({ Boss: 'Shinigami' }), 'action'), 'Ada', 9);
    jump(p, 'combat').pick('Boss is here');
    fight(p, [1, 1], 1);
    p.pick('Body Frame 1', 'B');
    assert.deepEqual(p.offers().slice(0, 2), ['Damage Top Enemy', 'Damage the boss']);
    set(p, 'rulings', 8);
    assert.equal(cannot(p, 'Damage Top Enemy'), 'The boss is Top here');
    p.pick('Damage the boss');
    p.dial(6);
    assert.deepEqual([p.s.bossIntegrity, p.s.damage], [6, [0]]);
  });

  it('moves the die on after an eS Frame whose wounds are 0 [TA-288]', () => {
    const p = fight(jump(attach(jump(ready(), 'action'), 'Ada', 9, 9), 'combat'), [1, 1], 4, 8);
    p.pick('Pass', 'No wounds');
    assert.deepEqual([p.s.numDie, p.s.integrity[0]], [0, 5]);
  });

  it('asks what a Frame does that is no damage, before the enemy acts [TA-283] [TA-294]', () => {
    const p = fight(jump(attach(jump(ready(), 'action'), 'Ada', 9), 'combat'), [1, 5], 2);
    frame(p, 'Body Frame 1', 'B', 'Other effect');
    p.pick('Gain', 'Shield');
    p.dial(1);
    p.pick('Done');
    assert.match(p.says(), /ENEMY 1: e/);
    assert.deepEqual([p.s.shield[0], p.s.dice, p.s.framesUsed[0]], [1, [0, 0], 1]);
  });

  it('offers no Frame of Class Augments that nobody has [TA-233] [TA-297]', () => {
    const frames = (Game: string) =>
      battle([5], [1], 1, 1, { Game })
        .offers()
        .filter(label => /^Aug/.test(label));
    assert.deepEqual([frames('Scenario'), frames('Prologue')], [['Augment Frame 1', 'Augment Frame 2'], []]);
  });
});
