import { strict as assert } from 'node:assert';
import { facesOf, results } from '../../../games/tamashii/dice';
import { chances } from '../../../games/tamashii/odds';
import { shown } from '../../play';
import { attach, cannot, card, fight, jump, NAMES, odds, put, RIVAL, ready, set, type Table, told } from './table';

/** Ada tests for so many successes with so many dice. */
function test(p: Table, target: number, dice: number, ...faces: number[]): Table {
  card(p).pick('Test', 'Test', 'Red');
  p.dial(target);
  p.dice(...faces).dial(dice);
  return p;
}
/** The chance of a Test with so many dice and Reroll. */
const chance = (dice: number, target: number, reroll: number) => {
  const { power, tails, withRerolls } = chances(ready().s);
  return withRerolls(tails(reroll), dice, target, reroll, 0) / power(6, dice + reroll);
};
const near = (a: number, b: number) => assert(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

describe('tamashii: dice', () => {
  it('has Player dice with B, S and blank, as many faces of each as the table says [TA-130]', () => {
    const s = ready().s;
    assert.equal(facesOf(s), 'BBBS--');
    s.playerDie = [2, 2, 2];
    assert.equal(facesOf(s), 'BBSS--');
    s.rolled = [1, 2, 3, 6, 6];
    s.rolledBy = [0, 0, 0, 0, 0];
    assert.deepEqual(results(s, 0), [2, 1, 2]);
  });

  it('has a Number die of 8 faces, blank or a number [TA-131]', () => {
    for (const [face, number] of [
      [1, 'blank'],
      [8, 4],
    ]) {
      const p = attach(jump(ready(), 'action'), 'Ada', 5);
      jump(p, 'combat');
      p.dice(1, 1, face as number, 1).ok();
      assert(told(p).includes(`Die ${number}, eB`));
    }
    assert.throws(() => fight(jump(attach(jump(ready(), 'action'), 'Ada', 5), 'combat'), [1, 1], 9), /die of 8/);
  });

  it('has a Symbol die of 8 faces, eB or eS [TA-132]', () => {
    for (const [face, name] of [
      [5, 'eB'],
      [6, 'eS'],
    ]) {
      const p = attach(jump(ready(), 'action'), 'Ada', 5);
      jump(p, 'combat');
      p.dice(1, 1, 2, face as number).ok();
      assert(told(p).includes(`, ${name}`));
    }
  });

  it('does not cap a pool by the 12 dice in the box [TA-133]', () => {
    const p = test(jump(ready(), 'action'), 3, 15, ...new Array(15).fill(5));
    assert.equal(p.s.rolled.length, 15);
  });

  it('tells the chance of an enemy in a Trace roll, and of none after the best rerolls [TA-134]', () => {
    const p = set(set(set(ready(), 'turn', 2), 'trace', 5), 'reroll', 2);
    near(odds(p, 'Ada, 2 dice'), 1 - 0.25);
    p.dice(1, 2).pick('Roll for Trace');
    near(odds(p, 'Reroll: no enemy'), 0.25);
    p.pick('Reroll, Ada');
    p.dice(5, 6).mark('Die 1: B', 'Die 2: B');
    assert.match(p.says(), /Not found/);
  });

  it('rolls ATT and Power spent, never more than held, and none afterwards [TA-135] [TA-195]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 9), 'power', 3);
    jump(p, 'combat');
    assert.deepEqual(shown(p.session).dial, [0, 3, 0]);
    p.dice(1, 1, 1, 1, 2, 1).dial(2);
    assert.deepEqual([p.s.rolled.length, p.s.power[0]], [4, 1]);
    assert.match(p.says(), /YOUR FRAME/);
    assert(!p.offers().some(label => /Power/.test(label)));
  });

  it('counts the symbols of an attack, and tells the chances of a die [TA-136]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 9);
    jump(p, 'combat');
    near(odds(p, 'B'), 3 / 6);
    near(odds(p, 'S'), 1 / 6);
    p.dice(1, 4, 2, 1).ok();
    assert.deepEqual(results(p.s, 0), [1, 1, 0]);
  });

  it('rolls Player and enemy dice together and shows them together [TA-137]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 9), 'reroll', 1);
    jump(p, 'combat');
    p.dice(1, 5, 4, 7).ok();
    assert.match(p.says(), /B1 S0 blank1\nEnemy dice: 2, eS/);
    assert.deepEqual(shown(p.session).dice, [1, 5]);
    assert.equal(shown(p.session).faces, 'BBBS--');
  });

  it('rerolls chosen dice for one Reroll each, together, once for each roll [TA-138]', () => {
    const p = test(set(jump(ready(), 'action'), 'reroll', 2), 9, 3, 5, 6, 1);
    p.pick('Reroll');
    assert.equal(shown(p.session).most, 2);
    p.dice(4, 1).mark('Die 1: blank', 'Die 2: blank');
    assert.deepEqual([p.s.rolled, p.s.reroll[0]], [[4, 1, 1], 0]);
    const q = test(set(jump(ready(), 'action'), 'reroll', 3), 9, 3, 5, 6, 1);
    q.pick('Reroll');
    q.dice(5).mark('Die 1: blank');
    assert.equal(q.s.reroll[0], 2);
    assert.equal(cannot(q, 'Reroll'), 'Only once a roll');
  });

  it('keeps the new face: the Asset cannot change it again, a card can [TA-139] [TA-140]', () => {
    const p = test(set(jump(ready(), 'action'), 'reroll', 3), 9, 1, 1);
    p.pick('Reroll by a card');
    p.dice(5).mark('Die 1: B');
    assert.equal(p.s.reroll[0], 3);
    p.pick('Reroll');
    p.dice(6).mark('Die 1: blank');
    assert(!p.offers().includes('Reroll'));
    p.pick('Reroll by a card');
    p.dice(4).mark('Die 1: blank');
    assert.deepEqual([p.s.rolled, p.s.reroll[0]], [[4], 2]);
  });

  it('offers Reroll on Trace rolls, attacks, Tests and card rolls, never on enemy dice [TA-141]', () => {
    const p = set(jump(ready(), 'action'), 'reroll', 3);
    test(p, 2, 1, 5);
    assert(p.offers().includes('Reroll'));
    p.pick('Keep', 'Done', 'Chance', 'Roll player dice');
    p.dice(5, 5).dial(2);
    assert(p.offers().includes('Reroll'));
    p.pick('Keep', 'Done');
    jump(attach(p, 'Ada', 5), 'combat');
    p.dice(1, 1, 2, 2).ok();
    p.pick('Reroll');
    assert.deepEqual(
      shown(p.session).marks!.map(mark => mark.label),
      ['Die 1: B', 'Die 2: B'],
    );
    const q = set(set(set(ready(), 'turn', 2), 'trace', 2), 'reroll', 1);
    q.dice(1).pick('Roll for Trace');
    assert(q.offers().includes('Reroll, Ada'));
  });

  it('gives no reroll to a Reroll gained after the attack roll [TA-142]', () => {
    const p = fight(jump(attach(jump(ready(), 'action'), 'Ada', 9), 'combat'), [5, 1], 2);
    card(p).pick('Gain', 'Reroll');
    p.dial(2);
    p.pick('Done');
    assert.match(p.says(), /YOUR FRAME/);
    assert(!p.offers().some(label => /Reroll/.test(label)));
  });

  it('counts B as 1 and S as 2 successes, for as many dice as tokens were dumped, 0 too [TA-143]', () => {
    const p = test(jump(ready(), 'action'), 3, 3, 1, 4, 5);
    assert.match(p.says(), /3 of 3 successes\nPASSED\nTokens stay dumped/);
    p.pick('Done', 'Test', 'Test', 'Red');
    p.dial(1, 0);
    assert.match(p.says(), /0 of 1 success\nFAILED\nTokens stay dumped/);
  });

  it('takes Open in place of a basic type in a Test, Corrupted never [TA-144]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    for (const [type, n] of [
      [0, 1],
      [1, 1],
      [4, 1],
      [5, 1],
    ])
      put(p, type!, n!);
    card(p).pick('Test', 'Test', 'Red');
    p.dial(2);
    p.ok();
    assert.deepEqual(p.offers(), ['A1 Red', 'A3 Open', 'No more']);
    p.pick('A1 Red', 'A3 Open', 'No more');
    assert.match(p.says(), /Ada Roll 2 dice/);
    p.dice(1, 1).ok();
    assert.deepEqual([p.s.dump[0], p.s.dump[4]], [1, 1]);
  });

  it('uses each contributor’s own Core type when a Test names Core Data [TA-145]', () => {
    const p = jump(ready({}, { 'Core Data': ['Red', 'Green'] }), 'action');
    card(p).pick('Test', 'Group Test', 'Core Data');
    p.dial(2);
    p.pick('No: 2');
    assert.match(p.says(), /^Ada GROUP TEST, need 2\nDump Red or Open\?$/);
    p.dial(1);
    assert.match(p.says(), /^Bob GROUP TEST, need 2\nDump Green or Open\?$/);
  });

  it('lets all contribute to a Group Test from the initiator on, dump first, then roll and reroll their own [TA-146]', () => {
    const p = set(jump(ready({ Players: 3 }), 'action'), 'reroll', 2, 2);
    card(p, 'Bob').pick('Test', 'Group Test', 'Any');
    p.dial(2);
    assert.deepEqual(p.offers(), ['Yes: 6', 'No: 2']);
    p.pick('Yes: 6');
    const order: string[] = [];
    for (const n of [2, 2, 1]) {
      order.push(NAMES[shown(p.session).seat!]);
      p.dial(n);
    }
    assert.deepEqual(order, ['Bob', 'Cyd', 'Ada']);
    assert.match(p.says(), /Bob Roll 2 dice\n0 of 6/);
    p.dice(1, 1).ok();
    assert.match(p.says(), /^Bob \+2 successes\n2 of 6/);
    assert(!p.offers().includes('Reroll'), 'Bob has none');
    p.pick('Done');
    assert.match(p.says(), /Cyd Roll 2 dice\n2 of 6/);
    p.dice(5, 4).ok();
    assert.match(p.says(), /^Cyd 4 of 6 successes\nReroll\? You have 2/); // all that the group has, not what is still to come
    p.pick('Reroll');
    p.dice(1).mark('Die 1: blank');
    p.pick('Keep', 'Done');
    p.dice(1).ok();
    assert.match(p.says(), /6 of 6 successes\nPASSED/);
  });

  it('makes every Test optional [TA-147]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Test');
    assert(p.offers().includes('No Test'));
    p.pick('Group Test', 'Red');
    p.dial(2);
    p.pick('No: 2');
    assert.equal(shown(p.session).dial![0], 0);
  });

  it('tells the exact chance of a Test, with the best use of Reroll [TA-148]', () => {
    const s = ready().s,
      { atLeast, power, tails, withRerolls } = chances(s);
    assert.deepEqual(tails(2)[2], [36, 32, 20, 7, 1]);
    assert.equal(atLeast(tails(2)[2], 2), 20);
    // brute force over all dice, blanks rerolled first, then B, the best number of them
    const worth = [1, 1, 1, 2, 0, 0];
    const pass = (n: number, target: number): number => {
      if (!n) return target <= 0 ? 1 : 0;
      return worth.reduce((sum, w) => sum + pass(n - 1, target - w), 0) / 6;
    };
    const best = (dice: number[], target: number, r: number) => {
      const low = dice.slice().sort((a, b) => a - b);
      let most = 0;
      for (let k = 0; k <= r; k++) most = Math.max(most, pass(k, target - low.slice(k).reduce((a, b) => a + b, 0)));
      return most;
    };
    for (const [target, r] of [
      [2, 1],
      [4, 2],
      [5, 3],
    ]) {
      let sum = 0;
      for (let i = 0; i < 216; i++) sum += best([worth[i % 6], worth[((i / 6) | 0) % 6], worth[(i / 36) | 0]], target, r);
      near(withRerolls(tails(r), 3, target, r, 0) / power(6, 3 + r), sum / 216);
    }
    const p = set(jump(ready(), 'action'), 'reroll', 1);
    card(p).pick('Test', 'Test', 'Red');
    p.dial(1);
    near(odds(p, '1 die passes'), 1 - (1 / 3) * (1 / 3));
    p.dice(5).dial(1);
    near(odds(p, 'Reroll: pass'), 2 / 3);
  });

  it('tells how many enemies will act: the number, at most those attached [TA-149]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 5, 5);
    jump(p, 'combat');
    near(odds(p, '0 enemies act'), 1 / 8);
    near(odds(p, '1 enemy acts'), 2 / 8);
    near(odds(p, '2 enemies act'), 5 / 8);
  });

  it('tells the chance to lose the Body in a reset [TA-150]', () => {
    const p = set(set(jump(ready(), 'action'), 'bodies', 1), 'integrity', 0);
    near(odds(p, 'Body lost'), 5 / 8);
    set(p, 'resetLoseBodyOn', 1);
    near(odds(p, 'Body lost'), 3 / 8);
  });

  it('has 6 Dice tokens, two of each; a set is the three different ones [TA-168]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Chance', 'Dice tokens, a set', 'Chance', 'Reveal a Dice token');
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      if (i < 2) p.dice(1);
      p.pick('Reveal one');
      seen.push(p.says());
      p.ok();
    }
    assert.deepEqual(seen, ['Ada The token shows B', 'Ada The token shows S', 'Ada The token shows blank']);
    p.pick('Chance', 'Dice tokens, drawn');
    p.dial(6);
    assert.deepEqual([p.s.diceTokensDown, p.s.diceTokens], [6, [2, 2, 2]]);
    p.pick('Chance', 'Reveal a Dice token');
    p.dice(2).pick('Reveal one');
    assert.deepEqual([p.s.diceTokensDown, p.s.diceTokens], [5, [1, 2, 2]]);
  });

  it('knows nothing of a Dice token before it is revealed [TA-169]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Chance', 'Dice tokens, drawn');
    const before = p.s.luck.slice();
    p.dial(2);
    assert.deepEqual(p.s.luck, before);
    p.pick('Chance', 'Reveal a Dice token');
    assert.match(p.says(), /Face down: 2/);
  });

  it('uses random results in order: attack dice, Number, Symbol, rerolls upwards [TA-170]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 5), 'reroll', 2);
    jump(p, 'combat');
    p.dice(5, 6, 8, 6).ok();
    assert.deepEqual([p.s.rolled, p.s.number, p.s.symbol], [[5, 6], 4, 'eS']);
    p.pick('Reroll');
    p.dice(1, 4).mark('Die 2: blank', 'Die 1: blank');
    assert.deepEqual(p.s.rolled, [1, 4]);
  });

  it('makes every face equally likely [TA-171]', () => {
    const p = jump(ready(), 'action');
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60; i++) {
      card(p).pick('Chance', 'Roll player dice');
      p.dial(20);
      for (const face of p.s.rolled) seen[face - 1]++;
      p.pick('Keep', 'Done');
    }
    for (const n of seen) assert(n > 140 && n < 260, seen.join(' '));
  });

  it('draws lots for the first player, and numbers, when the table asks [TA-172]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Chance', 'Random number');
    assert.deepEqual(shown(p.session).dial, [0, 70, 1]); // as many as there are enemy cards
    p.dice(17).dial(20);
    assert.equal(p.says(), 'Ada It is 17');
    assert.equal(ready({ Players: 3 }, { 'FIRST PLAYER': ['Draw lots'] }, 3).s.firstPlayer < 3, true);
  });

  it('tells the chances of every number that the die of this copy has [TA-149]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 9, 9, 9, 9, 9, 9);
    set(p, 'enemyNumberDie', 6, 7);
    jump(p, 'combat');
    const odds = shown(p.session).odds!.slice(2);
    assert.deepEqual(
      odds.map(([label, ways, of]) => [label, ways / of]),
      [
        ['0 enemies act', 1 / 8],
        ['1 enemy acts', 2 / 8],
        ['2 enemies act', 2 / 8],
        ['3 enemies act', 2 / 8],
        ['6 enemies act', 1 / 8],
      ],
    );
  });

  it('tells the chances of a rerolled die of an attack [TA-136] [TA-138]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 9), 'reroll', 1);
    jump(p, 'combat');
    p.dice(5, 5, 2, 1).ok();
    p.pick('Reroll');
    assert.equal(odds(p, 'B'), 1 / 2);
    assert.equal(odds(p, 'S'), 1 / 6);
  });

  it('rerolls as many dice by a card as it says, without the Asset [TA-140]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Chance', 'Roll player dice');
    p.dice(5, 6).dial(2);
    p.pick('Reroll by a card');
    p.dice(1, 4).mark('Die 1: blank', 'Die 2: blank');
    assert.deepEqual([p.s.rolled, p.s.reroll[0], p.s.rerollUsed[0]], [[1, 4], 0, 0]);
  });

  it('lets any player begin the Test of the Player Activity [TA-143] [TA-146]', () => {
    const p = set(jump(ready(), 'quest'), 'reroll', 1, 1);
    p.pick('Test', 'Another player', 'Test', 'Red');
    p.dial(1);
    p.dice(5).dial(1);
    assert.match(p.says(), /^Bob 0 of 1 success\nReroll\? You have 1/);
    const q = jump(ready(RIVAL), 'quest'); // there it goes from the first player on
    q.pick('Test');
    assert(!q.offers().includes('Another player'));
  });

  it('counts the dice of the others in the chances of a Group Test [TA-146] [TA-148]', () => {
    const two = 20 / 36; // two dice make two successes or more
    const p = set(jump(ready({ Players: 3 }), 'action'), 'reroll', 1);
    card(p).pick('Test', 'Group Test', 'Any');
    p.dial(2);
    p.pick('No: 2');
    near(odds(p, '2 dice pass'), chance(2, 2, 1));
    p.dial(1);
    near(odds(p, '1 die passes'), two);
    p.dial(1, 0);
    p.dice(5);
    near(odds(p, 'Pass'), 1 / 6 + (3 / 6) * (4 / 6) + (2 / 6) * two); // S is enough, B is kept, a blank is rerolled
    p.ok();
    near(odds(p, 'Reroll: pass'), two);
    p.pick('Keep', 'Done');
    near(odds(p, 'Pass'), 1 / 6);
    const q = jump(ready(), 'action');
    card(q).pick('Test', 'Group Test', 'Any');
    q.dial(2);
    q.pick('No: 2');
    q.dial(1, 2);
    set(q, 'integrity', 0, 1);
    q.dice(8).ok(3);
    near(odds(q, 'Pass'), 1 / 6); // who was reset rolls no more (TA-267)
  });

  it('tells the chances from the fewest dice on that can pass a Test [TA-148]', () => {
    const p = jump(ready(), 'action');
    const labels = () => shown(p.session).odds!.map(([label]) => label);
    card(p).pick('Test', 'Group Test', 'Any');
    p.dial(9);
    p.pick('No: 9');
    assert.deepEqual(labels(), ['5 dice pass', '6 dice pass', '7 dice pass']); // 4 dice make 8 at most
    near(odds(p, '5 dice pass'), (1 / 6) ** 5 + 5 * (1 / 6) ** 4 * (3 / 6));
    p.dial(4);
    assert.deepEqual(labels(), ['1 die passes', '2 dice pass', '3 dice pass']); // with those of the other
  });

  it('rolls nothing for a contributor who is reset just before [TA-146] [TA-267]', () => {
    const p = jump(ready(), 'action');
    card(p, 'Bob').pick('Test', 'Group Test', 'Any');
    p.dial(1);
    p.pick('No: 1');
    p.dial(2, 0);
    set(p, 'integrity', 0, 1);
    p.dice(8).ok(3);
    assert.match(p.says(), /^Bob Roll 0 dice/);
    p.ok();
    assert.match(p.says(), /^Bob 0 of 1 success\nFAILED/);
  });
});
