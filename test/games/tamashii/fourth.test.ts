// What a fourth look found: the first card, the generator's order, a roll cut short, corrections that finish an enemy, colours of one initial.
import { strict as assert } from 'node:assert';
import { LATE } from '../../../games/kit';
import { attach, card, checklist, fresh, jump, ready, set, through, world } from './table';

const RIVAL = { Game: 'Competitive' },
  COUNTED = { 'Data tokens': 'Counted' },
  VIRTUAL = { 'Data tokens': 'In the device' };

describe('tamashii: a fourth look', () => {
  it('puts what the first scenario card gives into the Dump; only a Conditions card fills bags [TA-024] [TA-009]', () => {
    const p = fresh(COUNTED);
    p.pick('Go on');
    while (p.s.at != 'quest.number') p.pick(p.offers().filter(label => /Done|Red|Do not count|Ada/.test(label))[0]);
    p.dial(1);
    card(p).pick('Data tokens', 'Gain a basic token', 'Blue (26)');
    assert.deepEqual([p.s.bag[1], p.s.dump[1]], [3, 1]);
    const q = fresh({ ...RIVAL, ...COUNTED });
    q.pick('Go on');
    card(q).pick('Data tokens', 'Gain Corrupted');
    q.dial(2);
    assert.deepEqual([q.s.bag[5], q.s.dump[5], q.s.corruptedHeld[0]], [2, 0, 2]);
  });

  it('chooses the first player of a Competitive game before the map, then the tiles from that player on [TA-023] [TA-025] [TA-026]', () => {
    const order = checklist(RIVAL).map(row => row.replace(/^(\w+: ALL \w+).*/, '$1'));
    const from = order.indexOf('first: ALL FIRST');
    assert.deepEqual(order.slice(from - 1, from + 4), [
      'list: ALL Body',
      'first: ALL FIRST',
      'list: ALL Time',
      'list: ALL From',
      'list: ALL 1',
    ]);
    assert.match(order[order.length - 1], /Goals/);
    const p = through(fresh({ ...RIVAL, Players: 3 }), { 'setup.first': ['Cyd'] });
    assert.deepEqual([p.s.firstPlayer, p.s.at], [2, 'planning.start']);
  });

  it('draws no enemies for a Trace roll whose player was reset before they came [TA-249] [TA-267]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 8);
    p.ok();
    p.dice(1, 1, 5).pick('Roll');
    set(p, 'integrity', 0);
    p.dice(8).ok();
    p.ok(2);
    p.pick('Keep');
    p.ok();
    assert.deepEqual([p.s.enemies, p.s.at], [[], 'planning.refill']);
  });

  it('defeats an enemy whose Integrity a correction uses up, and goes on where it was when that is taken back [TA-250]', () => {
    const p = attach(jump(ready(), 'action'), 'Bob', 6, 9);
    set(p, 'damage', 6);
    assert.match(p.says(), /^Bob ENEMY DEFEATED\nEXP \+1\nIt was enemy 1/);
    p.ok();
    assert.deepEqual([p.s.enemies, p.s.damage, p.s.exp, p.s.at], [[9], [0], [0, 1], 'action.move']);
    set(set(p, 'enemies', 0), 'enemies', 9).ok();
    assert.deepEqual([p.s.enemies, p.s.exp, p.s.at, p.s.back], [[9], [0, 1], 'action.move', []]);
    // two at once, and the number die follows (TA-289)
    const q = attach(jump(ready(), 'action'), 'Ada', 5, 5, 5);
    jump(q, 'combat').pick('Fight');
    q.dice(1, 1, 6, 1).dial(0);
    q.pick('Keep');
    q.ok();
    assert.equal(q.s.numDie, 2);
    set(set(q, 'damage', 5, 0), 'damage', 7, 1).ok();
    q.ok();
    assert.deepEqual([q.s.enemies, q.s.numDie, q.s.exp[0], q.s.at], [[5], 0, 2, 'combat.player']);
  });

  it('has a time limit as soon as the table sets Time to 1 or more [TA-256]', () => {
    const p = set(world(ready()), 'time', 4);
    assert.match(p.says(), /Time 4: -1\?/);
    assert.equal(p.s.timeGoverned, 1);
  });

  it('takes a card that the effect of a new card draws, in the World Activity too [TA-104] [TA-263]', () => {
    const p = world(ready());
    p.pick('New card', 'Plot card');
    p.dial(4);
    card(p).pick('Scenario card', 'Special card', 'Done');
    assert.deepEqual([p.s.specialCards, p.s.at], [1, 'quest.story']);
    p.pick('Flipped', 'Yes');
    assert.equal(p.s.at, 'quest.first');
  });

  it('lets everybody finish their moves when the minutes of Planning are over [TA-090]', () => {
    const p = jump(ready({ ...VIRTUAL, 'Planning minutes': 1 }), 'planning');
    p.pick('Draw', 'Draw', 'Moves: 3');
    p.session.answer(LATE, 60);
    assert.match(p.says(), /TIME IS UP/);
    p.ok();
    assert.equal(p.s.at, 'grid.move');
    assert.equal(p.session.ask().until, undefined);
    p.pick('Done');
    assert.match(p.says(), /^Bob PROGRAM/);
  });

  it('tells colours of one initial apart on the Launcher, and Orange from Open [TA-155]', () => {
    const p = jump(set(set(ready(VIRTUAL), 'types', 9, 0), 'types', 5, 2), 'planning');
    for (let i = 0; i < 5; i++) set(p, 'grid', i + 1, i);
    p.pick('Draw', 'Draw', 'Moves: 3');
    assert.match(p.says(), /\nK B O Y \*\n/);
  });

  it('never holds less than no Corrupted, whatever the table has set [TA-041] [TA-331]', () => {
    const p = jump(ready(COUNTED), 'action');
    card(p).pick('Data tokens', 'Gain Corrupted');
    p.dial(1);
    p.pick('Done');
    set(set(p, 'corruptedHeld', 0), 'launcher', 1, 5);
    card(p).pick('Data tokens', 'Discard a token', 'Corrupted (1)');
    assert.equal(p.s.corruptedHeld[0], 0);
  });

  it('rolls no dice and draws no tokens for who was reset after dumping or before the rest of the draw [TA-249] [TA-267]', () => {
    const p = jump(ready(), 'quest');
    p.pick('Test', 'Group Test', 'Red');
    p.dial(2);
    p.pick('No: 2');
    p.dial(1, 2);
    set(p, 'integrity', 0, 1);
    p.dice(8).ok();
    p.ok(2);
    p.dice(1).ok();
    p.pick('Keep');
    assert.match(p.says(), /^Ada 1 of 2 successes\nFAILED/);
    const q = jump(ready(COUNTED), 'planning');
    q.pick('Type in the draw');
    q.dial(1);
    set(q, 'integrity', 0);
    q.dice(8).ok();
    q.ok(2);
    q.ok();
    assert.deepEqual([q.s.launcher.slice(0, 6), q.s.at, q.s.seat], [[0, 0, 0, 0, 0, 0], 'planning.refill', 1]);
  });

  it('has room for something to pick below the Launcher, however many tokens are to be placed [TA-154]', () => {
    const p = jump(ready(VIRTUAL), 'action');
    card(p).pick('Data tokens', 'Prepare x');
    p.dice(1, 4, 4, 9).dial(4);
    assert.match(p.says(), /^Ada Place R then BBY\n\. \. \. \. #\n/);
    p.pick('B2', 'A1', 'A2');
    assert.match(p.says(), /^Ada Place Y\n/);
  });

  it('tells how the boss stands after every hit, in the Launch step too [TA-371] [TA-372]', () => {
    const p = jump(ready({ Boss: 'Shinigami' }), 'action');
    p.pick('Stayed');
    p.dial(0);
    p.pick('Skip', 'Boss: damage', '4, extra Pattern');
    assert.match(p.says(), /^Ada BOSS 4 dmg\nArmor 5\nITG 7/);
    p.ok();
    p.pick('Card or sheet', 'Card 1', 'Damage the boss');
    p.dial(5);
    assert.match(p.says(), /^Ada BOSS 5 dmg\nArmor 6\nITG 6/);
    p.ok();
    assert.equal(p.s.at, 'launch.effect');
    p.pick('Done');
    card(p, 'Bob').pick('Boss', 'Damage');
    p.dial(2);
    p.pick('Done');
    assert.match(p.says(), /^Bob What happens/);
  });
});
