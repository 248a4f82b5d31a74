import { strict as assert } from 'node:assert';
import { LATE } from '../../../games/engine';
import { shown } from '../../play';
import { attach, cannot, card, fight, jump, list, NAMES, ready, set, VIRTUAL, world } from './table';

const SHORT = { Prompts: 'Short' };

describe('tamashii: the turn', () => {
  it('runs Planning, Action, Combat, Quest, every turn, and nothing else [TA-080]', () => {
    const p = ready({ ...SHORT, Players: 2 });
    const seen: number[] = [];
    for (let i = 0; i < 80 && p.s.turn < 3; i++) {
      if (p.s.phase >= 0 && seen[seen.length - 1] != p.s.phase) seen.push(p.s.phase);
      const ask = shown(p.session);
      if (ask.dial) p.dial(ask.dial[2]);
      else if (!ask.pick) p.ok();
      else p.pick(p.offers().filter(l => /Refilled|Action phase|Stayed|Skip|End Launch|Done/.test(l))[0] || p.offers()[0]);
    }
    assert.deepEqual(seen, [0, 1, 2, 3, 0, 1, 2, 3]);
  });

  it('has players act one after the other from the first player, each with all steps; Planning is for all [TA-081] [TA-100]', () => {
    const p = jump(ready({ Players: 3 }, { 'setup.first': ['Bob'] }), 'planning');
    assert.match(p.says(), /ALL REFILL/);
    jump(p, 'action');
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(NAMES[p.s.seat]);
      p.pick('Stayed');
      assert.match(p.says(), /stayed: add Trace/);
      p.dial(0);
      assert.match(p.says(), /DISTRICT/);
      p.pick('Skip');
      assert.match(p.says(), /LAUNCH/);
      p.pick('End Launch');
      p.ok();
    }
    assert.deepEqual(order, ['Bob', 'Cyd', 'Ada']);
    assert.match(p.says(), /COMBAT PHASE/);
  });

  it('settles ties of a simultaneous step from the first player clockwise [TA-082]', () => {
    const p = jump(ready({ Players: 3 }, { 'setup.first': ['Cyd'] }), 'action');
    set(set(p, 'trace', 10, 0), 'trace', 10, 2);
    assert.match(p.says(), /Cyd TRACED/);
  });

  it('rolls no Trace on the first turn [TA-083]', () => {
    const p = set(ready(), 'trace', 5);
    p.ok();
    assert.equal(p.s.at, 'planning.refill');
  });

  it('skips the Trace roll of a player whose row has no dice [TA-084]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 5, 1);
    p.ok();
    assert.match(p.says(), /Bob TRACE 5/);
    p.dice(5, 5).pick('Roll');
    p.pick('Keep');
    p.ok();
    assert.equal(p.s.at, 'planning.refill');
  });

  it('rolls the dice of the Trace row; each B attaches an enemy, S and blank none, then Trace is 0 [TA-085] [TA-086]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 8);
    p.ok();
    assert.match(p.says(), /TRACE 8\nRoll 3/);
    p.dice(1, 4, 3).pick('Roll');
    p.pick('Keep');
    assert.match(p.says(), /2 ENEMIES/);
    p.ok();
    p.dial(6);
    assert.equal(list(p.s.trace)[0], 8);
    p.dial(4);
    assert.deepEqual([list(p.s.enemies), list(p.s.trace)[0]], [[6, 4], 0]);
  });

  it('leaves Trace alone when nobody came [TA-086]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 8);
    p.ok();
    p.dice(4, 5, 6).pick('Roll');
    p.pick('Keep');
    assert.match(p.says(), /Not found\nTrace stays 8/);
    p.ok();
    assert.deepEqual([list(p.s.enemies), list(p.s.trace)[0]], [[], 8]);
  });

  it('draws for Trace from the first player clockwise [TA-087]', () => {
    const p = ready({ Players: 3 }, { 'setup.first': ['Bob'] });
    set(p, 'turn', 2);
    for (const seat of [0, 1, 2]) set(p, 'trace', 2, seat);
    p.ok();
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(NAMES[p.s.seat]);
      p.dice(1).pick('Roll');
      p.pick('Keep');
      p.ok();
      p.dial(5);
    }
    assert.deepEqual(order, ['Bob', 'Cyd', 'Ada']);
    assert.deepEqual(list(p.s.enemyOf), [1, 2, 0]);
  });

  it('asks for moves from 0 to PRO or what an effect made of it; unused ones are lost [TA-090] [TA-110]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'planning');
    p.pick('Draw', 'Draw');
    assert.match(p.says(), /PROGRAM, PRO 3/);
    assert.deepEqual(p.offers().slice(0, 3), ['Moves: 3', 'Another number', 'Done']);
    p.pick('Another number');
    assert.deepEqual(shown(p.session).dial, [0, 20, 3]);
    p.dial(5);
    assert.match(p.says(), /Moves left: 5/);
    p.pick('Done');
    assert.match(p.says(), /Bob PROGRAM/);
  });

  it('lets any player upgrade at any moment of Planning, and never after [TA-092]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 2);
    p.ok();
    for (const step of ['Roll', 'Refilled', 'To the Action phase']) {
      assert(p.offers().includes('Upgrade'), step);
      p.pick('Upgrade', 'Bob', 'Done');
      if (step == 'Roll') {
        p.dice(5).pick('Roll');
        p.pick('Keep');
        p.ok();
      } else p.pick(step);
    }
    p.ok();
    assert(!p.offers().includes('Upgrade'));
  });

  it('moves once within MOV, stops at face-down tiles and gaps [TA-093]', () => {
    const p = set(jump(ready(), 'action'), 'mov', 3);
    assert.match(p.says(), /MOVE range 3\nFace-down tile: stop\nNo gaps, one move/);
    p.pick('Moved', 'Face up');
    assert(!p.offers().length);
  });

  it('reveals a face-down tile: token first, then the tile, what lies there stays; then Trace [TA-094] [TA-096]', () => {
    const p = jump(ready(), 'action');
    p.pick('Moved', 'Face down');
    assert.match(p.says(), /1 explore token\n2 flip the tile/);
    p.pick('Power +1');
    assert.equal(+p.s.power[0], 1);
    assert.match(p.says(), /Flip the tile\nWhat lies on it stays/);
    assert.equal(list(p.s.trace)[0], 0);
    p.pick('Plain tile');
    assert.match(p.says(), /moved: add Trace\nEntry value/);
  });

  it('raises Trace in any case: entry value of the last tile, or stay value [TA-095]', () => {
    const p = jump(ready(), 'action');
    p.pick('Moved', 'Face up');
    assert.match(p.says(), /Entry value \(purple\)/);
    p.dial(3);
    assert.equal(list(p.s.trace)[0], 3);
    p.pick('Skip', 'End Launch');
    p.ok();
    p.pick('Stayed');
    assert.match(p.says(), /Bob You stayed: add Trace\nStay value \(red\)/);
    p.dial(2);
    assert.deepEqual(list(p.s.trace), [3, 2]);
  });

  it('leaves the District effect to the player [TA-097]', () => {
    const p = jump(ready(), 'action');
    p.pick('Stayed');
    p.dial(0);
    assert.match(p.says(), /DISTRICT\nUse tile effect/);
    assert.deepEqual(p.offers(), ['Skip', 'Used', 'Other...']);
  });

  it('launches any number of Patterns, then dumps all Corrupted and keeps the rest [TA-098] [TA-099]', () => {
    const p = jump(ready({ 'Data tokens': 'Counted' }), 'action');
    set(set(set(p, 'launcher', 2, 5), 'corruptedHeld', 2), 'corruptedPool', 14);
    set(set(p, 'launcher', 3, 0), 'bag', 1, 0);
    p.pick('Stayed');
    p.dial(0);
    p.pick('Skip', 'Basic Pattern', 'Shield +1');
    p.dial(1);
    p.ok();
    p.pick('Basic Pattern', 'Power +1');
    p.dial(1);
    p.ok();
    p.pick('End Launch');
    assert.match(p.says(), /Dump all Corrupted/);
    p.ok();
    assert.deepEqual(
      [list(p.s.launcher)[0], list(p.s.dump)[0], list(p.s.launcher)[5], list(p.s.dump)[5], list(p.s.corruptedHeld)[0]],
      [1, 2, 0, 2, 2],
    );
  });

  it('skips the combat of a player without enemies, unless a boss is there [TA-101]', () => {
    const p = jump(attach(jump(ready(), 'action'), 'Bob', 5), 'combat');
    assert.match(p.says(), /Ada No enemies:\ncombat skipped/);
    p.ok();
    assert.match(p.says(), /Bob COMBAT/);
    const q = jump(ready({ Boss: 'Shinigami' }), 'combat');
    assert.deepEqual(q.offers(), ['Boss is here', 'No: skip combat', 'Other...']);
  });

  it('skips the Player Activity when card and sheet have none [TA-102]', () => {
    const p = ready({}, { 'quest.has': ['No'] });
    jump(p, 'quest');
    assert.match(p.says(), /WORLD ACTIVITY/);
    const q = jump(ready({}, { 'quest.has': ['Yes'] }), 'quest');
    assert.match(q.says(), /PLAYER ACTIVITY/);
  });

  it('tells how the World Activity is read: text before the Ifs, the first true block, or OTHERWISE [TA-103] [TA-109]', () => {
    const p = world(ready());
    assert.match(p.says(), /Read top to bottom/);
    p.pick('How to read it');
    assert.match(p.says(), /Before Ifs: always\nThen one true If only\nNone: OTHERWISE\nA new card ends it/);
    p.ok();
    set(set(p, 'time', 3), 'timeGoverned', 1);
    p.pick('Time -1');
    assert.match(p.says(), /Time 2: one less/);
  });

  it('ends the World Activity when a new card is drawn [TA-104]', () => {
    const p = world(ready());
    p.pick('New card', 'Plot card');
    p.dial(4);
    p.pick('Flipped', 'Yes');
    assert.match(p.says(), /FIRST PLAYER/);
    assert.equal(p.s.scenarioCard, 4);
  });

  it('passes the first player token clockwise and begins the next turn; solo keeps it [TA-105]', () => {
    const p = world(ready({ Players: 3 }, { 'setup.first': ['Cyd'] }));
    p.pick('Done');
    assert.match(p.says(), /Pass the token to Ada/);
    p.ok();
    assert.deepEqual([p.s.firstPlayer, p.s.turn, p.s.at], [0, 2, 'planning.start']);
    const solo = world(ready({ Players: 1, Game: 'Scenario' }));
    solo.pick('Done');
    assert.deepEqual([solo.s.firstPlayer, solo.s.turn], [0, 2]);
  });

  it('lets a player who was reset do nothing more in the phase [TA-106]', () => {
    const p = jump(ready(), 'action');
    card(p, 'Bob').pick('Reset');
    p.dice(8).ok();
    p.ok(2);
    p.pick('Done', 'Stayed');
    p.dial(0);
    p.pick('Skip', 'End Launch');
    p.ok();
    assert.match(p.says(), /COMBAT PHASE/);
  });

  it('offers card effects at every choice of the round, at any time [TA-107]', () => {
    const p = jump(ready(), 'planning');
    assert(p.offers().includes('Other...'));
    jump(p, 'action');
    assert(p.offers().includes('Other...'));
    p.pick('Stayed');
    p.dial(0);
    assert(p.offers().includes('Other...'));
    p.pick('Skip');
    assert(p.offers().includes('Other...'));
    fight(jump(attach(p, 'Ada', 5), 'combat'), [1, 1], 2);
    assert(p.offers().includes('Other...'));
    jump(p, 'quest');
    assert(p.offers().includes('Other...'));
  });

  it('checks Learning Protocol steps at any moment [TA-108]', () => {
    const p = world(ready());
    card(p, 'Bob').pick('Augment, Protocol', 'Protocol step 1');
    assert.equal(p.s.protocolStep, '01');
  });

  it('covers everything with Launch timing in the Launch step, in any order [TA-111]', () => {
    const p = jump(ready(), 'action');
    p.pick('Stayed');
    p.dial(0);
    p.pick('Skip', 'Card or sheet', 'Card 1', 'Done', 'Basic Pattern', 'EXP', 'Card or sheet', 'Card 2');
    card(p).pick('Gain', 'Power');
    p.dial(1);
    p.pick('Done', 'Done');
    assert.match(p.says(), /LAUNCH/);
    assert.deepEqual([p.s.exp[0], +p.s.power[0]], [1, 1]);
  });

  it('has Goal Tests, the token and Time -1 as the Quest phase of Competitive [TA-112] [TA-364]', () => {
    const p = jump(ready({ Players: 3, Game: 'Competitive', Length: 'Short' }, { 'setup.first': ['Bob'] }), 'quest');
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(NAMES[p.s.seat]);
      assert.match(p.says(), /Goal Test/);
      p.pick('Done');
    }
    assert.deepEqual(order, ['Bob', 'Cyd', 'Ada']);
    assert.match(p.says(), /Pass the token to Cyd\nThen Time 5 > 4/);
    p.ok();
    assert.deepEqual([p.s.firstPlayer, p.s.time, p.s.turn], [2, 4, 2]);
  });

  it('goes on after a failed objective: only a card ends the game [TA-113]', () => {
    const p = set(set(world(ready()), 'time', 1), 'timeGoverned', 1);
    p.pick('Time -1');
    assert.equal(p.s.time, 0);
    p.pick('Done');
    p.ok();
    assert.deepEqual([p.s.outcome, p.s.turn], [0, 2]);
  });

  it('has no timer unless the table wants one for Planning', () => {
    const p = jump(ready(), 'planning');
    p.pick('Refilled');
    assert.equal(shown(p.session).until, undefined);
    const q = jump(ready({ 'Planning minutes': 2 }), 'planning');
    q.pick('Refilled');
    assert.equal(shown(q.session).until, q.s.ends);
    q.session.answer(LATE, 120);
    assert.match(q.says(), /TIME IS UP/);
    assert.equal(shown(q.session).until, undefined);
    q.ok();
    assert.match(q.says(), /PROGRAM/);
    assert.equal(shown(q.session).until, undefined);
    const r = jump(ready({ 'Planning minutes': 2, 'Data tokens': 'In the device' }), 'planning');
    r.pick('Draw', 'Draw', 'Moves: 3');
    assert.equal(shown(r.session).until, r.s.ends);
  });

  it('leaves out what only confirms when prompts are short', () => {
    const p = jump(ready({ ...SHORT, Players: 2 }), 'planning');
    p.pick('Refilled');
    assert.match(p.says(), /ALL PROGRAM/);
    p.pick('To the Action phase');
    assert.match(p.says(), /Ada MOVE/);
    assert.equal(cannot(p, 'nothing'), '');
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
    assert.equal(shown(p.session).until, undefined);
    p.pick('Done');
    assert.match(p.says(), /^Bob PROGRAM/);
  });

  it('draws a new card in the World Activity in one way only, which ends it [TA-104]', () => {
    const p = world(ready());
    card(p);
    assert.equal(cannot(p, 'Scenario card'), 'Use New card there');
    jump(p, 'action');
    card(p);
    assert(p.offers().includes('Scenario card'));
  });

  it('has a time limit again when a card gives Time, and forgets what was launched at the end of the step [TA-256] [TA-217]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Gain', 'Time');
    p.dial(2);
    assert.deepEqual([p.s.time, p.s.timeGoverned], [2, 1]);
    p.pick('Done', 'Stayed');
    p.dial(0);
    p.pick('Skip', 'Basic Pattern', 'EXP', 'End Launch');
    p.ok();
    assert.equal(p.s.launched, 0);
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
