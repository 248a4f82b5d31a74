// What a rules lawyer at the table finds: subordinate clauses, and things that happen in the middle of others.
import { strict as assert } from 'node:assert';
import { most } from '../../../games/kit/tracks';
import tamashii from '../../../games/tamashii';
import { nodeEngine } from '../../../hal/bench/node';
import { attach, cannot, card, fight, fresh, jump, ready, set, type Table, world } from './table';

const COUNTED = { 'Data tokens': 'Counted' },
  RIVAL = { Game: 'Competitive' };

/** Somebody is reset through the menu of card effects, which is left again. */
function fall(p: Table, name: string): Table {
  card(p, name).pick('Reset');
  p.dice(8).ok();
  p.ok(2);
  p.pick('Done');
  return p;
}

/** The player on turn goes through Action up to the question that ends it. */
function toEndOfLaunch(p: Table): Table {
  p.pick('Stayed');
  p.dial(0);
  p.pick('Skip', 'End Launch');
  return p;
}

describe('tamashii: a rules lawyer', () => {
  it('asks one player for the kind of game by the same name as four, and refuses Competitive [TA-002]', async () => {
    const engine = nodeEngine({ seed: 1 }),
      mode = async () => JSON.parse(await engine.command('state')).state.mode;
    await engine.command('new tamashii {"Players":1,"Game":"Scenario"}');
    assert.equal(await mode(), 1);
    const refused = JSON.parse(await engine.command('new tamashii {"Players":1,"Game":"Competitive"}'));
    assert.match(refused.error, /no option "Competitive". It has: Prologue, Scenario/);
  });

  it('launches the second Augment after the first one broke, and no Augment twice [TA-213] [TA-218]', () => {
    const augments = (...order: string[]) => {
      const p = jump(set(set(ready(), 'augments', 2, 2), 'augments', 1, 3), 'action');
      p.pick('Stayed');
      p.dial(0);
      p.pick('Skip');
      for (const label of order) p.pick('Augment', label, 'Done');
      p.pick('Augment', 'Augment 2', 'Break it', 'Break', 'Augment');
      return p;
    };
    const first = augments('Augment 1');
    assert.equal(cannot(first, 'Augment 1'), 'Once in a Launch step');
    assert(first.offers().includes('Augment 2'), 'the third one, now the second');
    const third = augments('Augment 3');
    assert.equal(cannot(third, 'Augment 2'), 'Once in a Launch step');
    assert(third.offers().includes('Augment 1'));
  });

  it('gives nobody a second Action or Combat because the first player is reset at its end [TA-081] [TA-249]', () => {
    const p = toEndOfLaunch(jump(ready(), 'action'));
    p.ok();
    set(toEndOfLaunch(p), 'integrity', 0);
    p.ok();
    p.dice(8).ok();
    p.ok(2);
    assert.match(p.says(), /COMBAT PHASE/);
  });

  it('ends a Competitive game at once when Time reaches 0, whatever brought it there [TA-323] [TA-267]', () => {
    const p = jump(ready(RIVAL), 'action');
    card(p).pick('Set Time');
    assert.match(p.says(), /0 = game over/);
    p.dial(0);
    assert.match(p.says(), /GAME OVER/);
    const q = jump(ready(RIVAL), 'quest');
    card(set(q, 'time', 3), 'Bob').pick('Lose', 'Time');
    q.dial(3);
    assert.match(q.says(), /GAME OVER/);
    // and nothing interrupts the counting
    q.ok();
    set(q, 'integrity', 0);
    q.dial(4, 0);
    assert.match(q.says(), /Goals 4/);
    assert.equal(ready().s.time, 0); // a scenario without a time limit goes on
  });

  it('leaves who was reset in this phase out of a Group Test [TA-106] [TA-249]', () => {
    const p = fall(jump(ready({ Players: 3 }), 'quest'), 'Bob');
    p.pick('Test', 'Group Test', 'Red');
    p.dial(2);
    p.pick('No: 2');
    p.dial(1);
    assert.match(p.says(), /^Cyd GROUP TEST/);
    p.dial(1);
    p.dice(1).ok();
    assert.deepEqual(p.s.test.slice(6), [1, 0, 1]);
  });

  it('lets any player begin the Test of the Player Activity [TA-143] [TA-146]', () => {
    const p = set(jump(ready(), 'quest'), 'reroll', 1, 1);
    p.pick('Test', 'Another player', 'Test', 'Red');
    p.dial(1, 1);
    p.dice(5).ok();
    assert.match(p.says(), /^Bob 0 of 1 successes\nReroll\? you have 1/);
    const q = jump(ready(RIVAL), 'quest'); // there it goes from the first player on
    q.pick('Test');
    assert(!q.offers().includes('Another player'));
  });

  it('says nothing is missing where the last Corrupted ends the game [TA-243]', () => {
    const p = jump(set(ready({ 'Corrupted pool': 2 }), 'corruptedShortfall', 1), 'action');
    card(p).pick('Data tokens', 'Gain Corrupted');
    p.dial(2);
    assert.match(p.says(), /POOL EMPTY!\nCheck sheet/);
    p.pick('Other: play goes on', 'Data tokens', 'Gain Corrupted');
    p.dial(3);
    assert.match(p.says(), /3 Corrupted missing/);
  });

  it('offers no fight with a defeated Shinigami; another boss is what the table says [TA-374] [TA-377]', () => {
    const p = jump(set(ready({ Boss: 'Shinigami' }), 'bossIntegrity', 0), 'combat');
    assert.match(p.says(), /No enemies/);
    const q = jump(set(ready({ Boss: 'Other' }), 'bossIntegrity', 0), 'combat');
    assert(q.offers().includes('Boss is here'));
  });

  it('asks what a Frame does that is no damage, before the enemy acts [TA-283] [TA-294]', () => {
    const p = fight(jump(attach(jump(ready(), 'action'), 'Ada', 9), 'combat'), [1, 5], 2);
    p.pick('Body Frame 1');
    p.dial(1);
    p.pick('Other effect', 'Gain', 'Shield');
    p.dial(1);
    p.pick('Done');
    assert.match(p.says(), /ENEMY 1 ACTS/);
    assert.deepEqual([p.s.shield[0], p.s.dice, p.s.framesUsed], [1, [0, 0], 1]);
  });

  it("puts the Conditions card's tokens into the Bag with short prompts, too [TA-009] [TA-026]", () => {
    const p = fresh({ ...RIVAL, ...COUNTED, Prompts: 'Short' });
    p.pick('Go on', 'Red', 'Red', 'Do not count', 'Ada');
    assert.match(p.says(), /Conditions card/);
    card(p, 'Bob').pick('Data tokens', 'Gain Open Data', 'Open (16)', 'Done', 'Done');
    assert.equal(p.s.bag[6 + 4], 1);
    assert.match(p.says(), /TURN 1/);
  });

  it('holds 13 tokens for each player from the first moment, whether or not the checklist is followed [TA-009] [TA-011] [TA-047]', () => {
    const p = fresh({ 'Data tokens': 'In the device' });
    assert.deepEqual(
      [p.s.bag.slice(0, 6), p.s.supply],
      [
        [4, 3, 3, 3, 0, 0],
        [24, 26, 26, 26, 16],
      ],
    );
    p.session.jump('planning.start', 0);
    p.ok();
    p.pick('Draw', 'Draw');
    assert.equal(p.s.grid.slice(20).filter(slot => slot && slot < 7).length, 8);
    assert.equal(tamashii.broken!(p.s), undefined);
    // what a card put on a Launcher before its board is named is dumped, not lost
    const q = fresh({ 'Data tokens': 'In the device' });
    q.pick('Go on');
    card(q).pick('Data tokens', 'Prepare x');
    q.dial(1);
    q.pick('A1', 'Done');
    q.pick('Done', 'Done', 'Blue', 'Yellow');
    assert.equal(tamashii.broken!(q.s), undefined);
    assert.deepEqual([q.s.grid.indexOf(1), q.s.supply[3]], [-1, 25]);
  });

  it('plays on when the table leaves an ended game [TA-240] [TA-321]', () => {
    const p = world(ready());
    p.pick('New card', 'Victory!');
    assert.equal(tamashii.result!(p.s), 'Victory');
    set(jump(p, 'action'), 'trace', 10);
    assert.match(p.says(), /TRACED/);
    assert.equal(tamashii.result!(p.s), '');
  });

  it("shows Integrity beside its Limiter and damage beside the enemy's integrity [TA-046] [TA-051]", () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 6), 'integrityMax', 7, 1),
      tracks = tamashii.tracks(p.s);
    assert.deepEqual([most(tracks.integrity, 0), most(tracks.integrity, 1), most(tracks.damage, 0)], [5, 7, 6]);
    assert.equal(most(tracks.integrity), 10); // the table may put it anywhere
  });

  it('spends nothing that a correction took away meanwhile: Reroll, dice, a battery [TA-042]', () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 9), 'reroll', 2);
    jump(p, 'combat').pick('Fight');
    p.dice(5, 5, 2, 1).dial(0);
    p.pick('Reroll', 'Die 1: blank', 'Die 2: blank');
    set(p, 'reroll', 1);
    assert.deepEqual(p.offers(), ['* Die 1: blank', '* Die 2: blank', 'Back']);
    p.pick('* Die 2: blank');
    p.dice(1).pick('Reroll 1');
    p.pick('Keep');
    p.ok();
    p.pick('Body Frame 1');
    p.dial(1);
    set(p, 'dice', 0);
    p.pick('Other effect', 'Done');
    assert.deepEqual([p.s.reroll[0], p.s.dice], [0, [0, 0]]);
    const q = jump(ready({ Players: 1, Game: 'Scenario' }), 'action');
    q.pick('Stayed', 'Bot stayed');
    set(q, 'batteries', 0);
    assert.deepEqual(q.offers(), ['No']);
  });

  it('lets the table say whose turn it is [TA-081]', () => {
    const p = set(jump(ready({ Players: 3 }), 'action'), 'seat', 2);
    assert.match(p.says(), /^Cyd MOVE/);
    toEndOfLaunch(p);
    p.ok();
    assert.match(p.says(), /COMBAT PHASE/);
  });

  it('lets everybody take part again once the next phase is announced [TA-249]', () => {
    const p = jump(ready({ Players: 1, Game: 'Scenario' }), 'action');
    card(p).pick('Reset');
    p.dice(8).ok();
    p.ok(2);
    assert.deepEqual([p.s.at, p.s.phaseSkip], ['combat.start', [0]]);
  });

  it('is in the phase that it announces [TA-080]', () => {
    const p = jump(ready(), 'planning');
    p.pick('Refilled', 'To the Action phase');
    assert.deepEqual([p.s.at, p.s.phase], ['action.start', 1]);
    jump(p, 'quest').pick('Done', 'Done');
    p.ok();
    assert.deepEqual([p.s.at, p.s.turn, p.s.phase], ['planning.start', 2, 0]);
  });
});
