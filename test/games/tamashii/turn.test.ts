import { strict as assert } from 'node:assert';
import { LATE } from '../../../games/engine';
import { shown } from '../../play';
import {
  attach,
  cannot,
  card,
  fight,
  go,
  jump,
  NAMES,
  onLauncher,
  put,
  ready,
  set,
  stay,
  toEndOfLaunch,
  told,
  VIRTUAL,
  world,
} from './table';

describe('tamashii: the turn', () => {
  it('runs Planning, Action, Combat, Quest, every turn, and nothing else [TA-080]', () => {
    const p = attach(jump(ready(), 'action'), 'Bob', 5, 5, 5, 5);
    jump(p, 'planning');
    const seen: string[] = [];
    for (let i = 0; i < 80 && p.s.turn < 3; i++) {
      if (seen[seen.length - 1] !== p.s.phase) seen.push(p.s.phase);
      const ask = shown(p.session);
      if (ask.dial) p.dial(ask.dial[2]);
      else if (!ask.pick) p.ok();
      else
        p.pick(
          p.offers().filter(l => /Action phase|Stayed, Trace|Skip|End Launch|^Done|End combat|No wounds/.test(l))[0] || p.offers()[0]!,
        );
    }
    assert.deepEqual(seen.slice(0, 5), ['Planning', 'Action', 'Combat', 'Quest', 'Planning']);
    const peaceful = jump(ready(), 'action');
    toEndOfLaunch(peaceful).pick('End Launch');
    toEndOfLaunch(peaceful).pick('End Launch');
    assert.equal(peaceful.s.phase, 'Quest', 'nobody has a combat');
  });

  it('has players act one after the other from the first player, each with all steps; Planning is for all [TA-081] [TA-100]', () => {
    const p = jump(ready({ Players: 3 }, { 'FIRST PLAYER': ['Bob'] }), 'planning');
    assert.match(p.says(), /ALL REFILL/);
    jump(p, 'action');
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(NAMES[p.s.seat]!);
      assert.match(p.says(), /MOVE/);
      stay(p, 0);
      assert.match(p.says(), /DISTRICT/);
      p.pick('Skip');
      assert.match(p.says(), /LAUNCH/);
      p.pick('End Launch');
    }
    assert.deepEqual(order, ['Bob', 'Cyd', 'Ada']);
    assert.equal(p.s.phase, 'Quest');
  });

  it('settles ties of a simultaneous step from the first player clockwise [TA-082]', () => {
    const p = jump(ready({ Players: 3 }, { 'FIRST PLAYER': ['Cyd'] }), 'action');
    set(set(p, 'trace', 10, 0), 'trace', 10, 2);
    assert.match(p.says(), /Cyd TRACED/);
  });

  it('rolls no Trace on the first turn [TA-083]', () => {
    const p = set(ready(), 'trace', 5);
    assert(!p.offers().includes('Roll for Trace'));
    p.pick('Go on');
    assert.match(p.says(), /REFILL/);
  });

  it('skips the Trace roll of a player whose row has no dice [TA-084]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 5, 1);
    assert.deepEqual(
      shown(p.session).odds!.map(([label]) => label),
      ['Bob, 2 dice'],
    );
    p.dice(5, 5).pick('Roll for Trace');
    p.pick('Go on');
    assert.match(p.says(), /REFILL/);
  });

  it('rolls the dice of the Trace row; each B attaches an enemy, S and blank none, then Trace is 0 [TA-085] [TA-086]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 8);
    assert.deepEqual(
      shown(p.session).odds!.map(([label]) => label),
      ['Ada, 3 dice'],
    );
    p.dice(1, 4, 3).pick('Roll for Trace');
    assert.match(p.says(), /2 ENEMIES/);
    p.pick('Go on');
    p.dial(6);
    assert.equal(p.s.trace[0], 8);
    p.dial(4);
    assert.deepEqual([p.s.enemies, p.s.trace[0]], [[6, 4], 0]);
  });

  it('leaves Trace alone when nobody came [TA-086]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 8);
    p.dice(4, 5, 6).pick('Roll for Trace');
    assert.match(p.says(), /Not found: Ada/);
    p.pick('Go on');
    assert.deepEqual([p.s.enemies, p.s.trace[0]], [[], 8]);
  });

  it('draws for Trace from the first player clockwise [TA-087]', () => {
    const p = ready({ Players: 3 }, { 'FIRST PLAYER': ['Bob'] });
    set(p, 'turn', 2);
    for (const seat of [0, 1, 2]) set(p, 'trace', 2, seat);
    p.dice(1, 1, 1).pick('Roll for Trace');
    p.pick('Go on');
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(NAMES[shown(p.session).seat!]!);
      p.dial(5);
    }
    assert.deepEqual(order, ['Bob', 'Cyd', 'Ada']);
    assert.deepEqual(p.s.enemyOf, [1, 2, 0]);
  });

  it('asks for moves from 0 to PRO or what an effect made of it; unused ones are lost [TA-090] [TA-110]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'planning');
    p.pick('Draw');
    assert.match(p.says(), /PROGRAM/);
    assert.deepEqual(p.offers().slice(0, 3), ['Moves: 3', 'Another number', 'Upgrade']);
    p.pick('Another number');
    assert.deepEqual(shown(p.session).dial, [0, 20, 3]);
    p.dial(5);
    assert.match(p.says(), /5 left/);
    p.pick('Done');
    assert.match(p.says(), /^Bob .*PROGRAM/);
  });

  it('lets any player upgrade at any moment of Planning, and never after [TA-092]', () => {
    const p = set(set(ready(), 'turn', 2), 'trace', 2);
    for (const step of ['Roll for Trace', 'Go on', 'To the Action phase']) {
      assert(p.offers().includes('Upgrade'), step);
      p.pick('Upgrade', 'Bob', 'Done');
      p.dice(5).pick(step);
    }
    assert(!p.offers().includes('Upgrade'));
  });

  it('moves once within MOV, stops at face-down tiles and gaps [TA-093]', () => {
    const p = set(jump(ready(), 'action'), 'mov', 3);
    assert.match(p.says(), /MOVE range 3, no gaps/);
    assert(p.offers().includes('Face-down: stop'));
    go(p, 1);
    assert.match(p.says(), /DISTRICT/);
  });

  it('reveals a face-down tile: token first, then the tile, what lies there stays; then Trace [TA-094] [TA-096]', () => {
    const p = jump(ready(), 'action');
    p.pick('Face-down: stop');
    assert.match(p.says(), /1 Exploration token\n2 flip the tile/);
    p.pick('Power +1');
    assert.equal(p.s.power[0], 1);
    assert.match(p.says(), /Flip the tile\nWhat lies on it stays/);
    assert.equal(p.s.trace[0], 0);
    p.pick('Trace +2');
    assert.deepEqual([p.s.trace[0], p.s.hasMoved], [2, 1]);
  });

  it('raises Trace in any case: entry value of the last tile, or stay value [TA-095]', () => {
    const p = jump(ready(), 'action');
    assert.match(p.says(), /Moved: purple number\nStayed: red number/);
    p.pick('Moved, Trace +3');
    assert.equal(p.s.trace[0], 3);
    p.pick('Skip', 'End Launch', 'Stayed, another');
    assert.match(p.says(), /Bob You stayed: add Trace\nStay value \(red\)/);
    p.dial(2);
    assert.deepEqual(p.s.trace, [3, 2]);
  });

  it('leaves the District effect to the player [TA-097]', () => {
    const p = jump(ready(), 'action');
    stay(p, 0);
    assert.match(p.says(), /DISTRICT\nUse tile effect/);
    assert.deepEqual(p.offers(), ['Skip', 'Shield +1', 'Memory +1', 'Power +1', 'Reroll +1', 'EXP +1', 'Other...']);
  });

  it('launches any number of Patterns, then dumps all Corrupted and keeps the rest [TA-098] [TA-099]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    set(set(put(p, 5, 2), 'corruptedHeld', 2), 'corruptedPool', 14);
    set(put(p, 0, 3), 'bag', 1, 0);
    stay(p, 0);
    p.pick('Skip', 'Shield +1', 'Check by eye');
    p.mark('A3 Red');
    p.pick('Power +1', 'Check by eye');
    p.mark('A4 Red');
    p.pick('End Launch');
    assert.match(told(p), /Dump all Corrupted/);
    assert.deepEqual([onLauncher(p.s, 0), p.s.dump[0], onLauncher(p.s, 5), p.s.dump[5], p.s.corruptedHeld[0]], [1, 2, 0, 2, 2]);
  });

  it('skips the combat of a player without enemies, unless a boss is there [TA-101]', () => {
    const p = jump(attach(jump(ready(), 'action'), 'Bob', 5), 'combat');
    assert.match(p.says(), /^Bob ATTACK/);
    const q = jump(ready({ Boss: 'Shinigami' }), 'combat');
    assert.deepEqual(q.offers(), ['Boss is here', 'No: skip combat', 'Other...']);
  });

  it('skips the Player Activity when card and sheet have none [TA-102]', () => {
    const p = ready({}, { 'Player Activity': ['No'] });
    jump(p, 'quest');
    assert.match(p.says(), /^ALL WORLD ACTIVITY/);
    const q = jump(ready({}, { 'Player Activity': ['Yes'] }), 'quest');
    assert.match(q.says(), /PLAYER ACTIVITY/);
  });

  it('tells how the World Activity is read: text before the Ifs, the first true block, or OTHERWISE [TA-103] [TA-109]', () => {
    const p = world(ready());
    p.pick('How to read it');
    assert.match(p.says(), /Top to bottom. Before\nIfs: always. Then one\ntrue If, or OTHERWISE\nA new card ends it/);
    p.ok();
    set(set(p, 'time', 3), 'timeGoverned', 1);
    p.pick('Time -1');
    assert.match(p.says(), /Time 2: one less/);
  });

  it('ends the World Activity when a new card is drawn [TA-104]', () => {
    const p = world(ready());
    p.pick('New card', 'Plot card');
    p.dial(4);
    p.pick('Yes');
    assert.match(p.says(), /TURN 2/);
    assert.equal(p.s.scenarioCard, 4);
  });

  it('passes the first player token clockwise and begins the next turn; solo keeps it [TA-105]', () => {
    const p = world(ready({ Players: 3 }, { 'FIRST PLAYER': ['Cyd'] }));
    p.pick('Done');
    assert.match(p.says(), /TURN 2, first Ada/);
    assert.deepEqual([p.s.firstPlayer, p.s.turn], [0, 2]);
    const solo = world(ready({ Players: 1, Game: 'Scenario' }));
    solo.pick('Done');
    assert.deepEqual([solo.s.firstPlayer, solo.s.turn], [0, 2]);
  });

  it('lets a player who was reset do nothing more in the phase [TA-106]', () => {
    const p = jump(ready(), 'action');
    card(p, 'Bob').pick('Reset');
    p.dice(8).ok();
    p.ok(2);
    p.pick('Done');
    toEndOfLaunch(p).pick('End Launch');
    assert.equal(p.s.phase, 'Quest');
  });

  it('offers card effects at every choice of the round, at any time [TA-107]', () => {
    const p = jump(ready(), 'planning');
    assert(p.offers().includes('Other...'));
    jump(p, 'action');
    assert(p.offers().includes('Other...'));
    stay(p, 0);
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
    assert.deepEqual(p.s.protocolStep, [0, 1]);
  });

  it('covers everything with Launch timing in the Launch step, in any order [TA-111]', () => {
    const p = jump(ready(), 'action');
    stay(p, 0);
    p.pick('Skip', 'More Patterns', 'Card 1', 'Done', 'More Patterns', 'EXP', 'More Patterns', 'Card 2');
    card(p).pick('Gain', 'Power');
    p.dial(1);
    p.pick('Done', 'Done');
    assert.match(p.says(), /LAUNCH/);
    assert.deepEqual([p.s.exp[0], p.s.power[0]], [1, 1]);
  });

  it('has Goal Tests, the token and Time -1 as the Quest phase of Competitive [TA-112] [TA-364]', () => {
    const p = jump(ready({ Players: 3, Game: 'Competitive', Length: 'Short' }, { 'FIRST PLAYER': ['Bob'] }), 'quest');
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(NAMES[p.s.seat]!);
      assert.match(p.says(), /Goal Test/);
      p.pick('Done');
    }
    assert.deepEqual(order, ['Bob', 'Cyd', 'Ada']);
    assert.match(p.says(), /TURN 2, first Cyd/);
    assert.match(told(p), /Time 5 > 4/);
    assert.deepEqual([p.s.firstPlayer, p.s.time, p.s.turn], [2, 4, 2]);
  });

  it('goes on after a failed objective: only a card ends the game [TA-113]', () => {
    const p = set(set(world(ready()), 'time', 1), 'timeGoverned', 1);
    p.pick('Time -1');
    assert.equal(p.s.time, 0);
    p.pick('Done');
    assert.deepEqual([p.s.outcome, p.s.turn], ['', 2]);
  });

  it('has no timer unless the table wants one for Planning', () => {
    const p = jump(ready(), 'planning');
    assert.equal(shown(p.session).until, undefined);
    const q = jump(ready({ 'Planning minutes': 2 }), 'planning');
    assert.equal(shown(q.session).until, q.s.planningEnds);
    q.session.answer(LATE, 120);
    assert.match(q.says(), /TIME IS UP/);
    assert.equal(shown(q.session).until, undefined);
    q.ok();
    assert.match(q.says(), /PROGRAM/);
    assert.equal(shown(q.session).until, undefined);
    const r = jump(ready({ 'Planning minutes': 2, 'Data tokens': 'In the device' }), 'planning');
    r.pick('Draw', 'Moves: 3');
    assert.equal(shown(r.session).until, r.s.planningEnds);
  });

  it('takes a card that the effect of a new card draws, in the World Activity too [TA-104] [TA-263]', () => {
    const p = world(ready());
    p.pick('New card', 'Plot card');
    p.dial(4);
    card(p).pick('Scenario card', 'Special card', 'Done');
    assert.equal(p.s.specialCards, 1);
    assert.match(p.says(), /NEW CARD 4/);
    p.pick('Yes');
    assert.match(p.says(), /TURN 2/);
  });

  it('lets everybody finish their moves when the minutes of Planning are over [TA-090]', () => {
    const p = jump(ready({ ...VIRTUAL, 'Planning minutes': 1 }), 'planning');
    p.pick('Draw', 'Moves: 3');
    p.session.answer(LATE, 60);
    assert.match(p.says(), /TIME IS UP/);
    p.ok();
    assert.match(p.says(), / left/);
    assert.equal(shown(p.session).until, undefined);
    p.pick('Done');
    assert.match(p.says(), /^Bob .*PROGRAM/);
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
    p.pick('Done');
    stay(p, 0).pick('Skip', 'More Patterns', 'EXP', 'End Launch');
    stay(p, 0).pick('Skip', 'More Patterns');
    assert(p.offers().includes('EXP'));
  });

  it('is in the phase that it announces [TA-080]', () => {
    const p = jump(ready(), 'planning');
    p.pick('To the Action phase');
    assert.equal(p.s.phase, 'Action');
    assert.match(p.says(), /MOVE/);
    world(p).pick('Done');
    assert.deepEqual([p.s.turn, p.s.phase], [2, 'Planning']);
    assert.match(p.says(), /TURN 2/);
  });
});
