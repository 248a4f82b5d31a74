import { strict as assert } from 'node:assert';
import { LATE } from '../../../games/engine';
import { shown } from '../../play';
import { account, asks, build, EXIT, endTurn, MAIN, MOUNTAIN, OPEN, play, reason, reveal, round, set, toBoard, told } from './table';

describe('Biome, the turn', () => {
  it('gives every player one turn in order, then the board one [BI-100]', () => {
    const p = play({ Players: 3 });
    endTurn(p);
    assert.equal(asks(p), 'Bob: 3 left, Main, carry 4');
    endTurn(p);
    endTurn(p);
    assert.equal(p.says(), 'Board turn 1\nRoll everything');
    assert.deepEqual(shown(p.session).cue, 'turn');
  });

  it('goes clockwise from the same first player in every round [BI-017]', () => {
    const p = play({ Players: 3 });
    set(p, 'firstPlayer', 1);
    p.session.jump('board.start', 0);
    p.dice(1).ok();
    account(p);
    const order: number[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(p.s.seat);
      endTurn(p);
    }
    assert.deepEqual(order, [1, 2, 0]);
    p.dice(1).ok();
    account(p);
    assert.deepEqual([p.s.seat, p.s.round], [1, 3]);
  });

  it('skips the injured and the captive and says why [BI-101]', () => {
    const p = play({ Players: 3 });
    const k = reveal(p, 'Stealer camp');
    set(p, 'injuryCD', 10, 1);
    set(p, 'injuryCD', 7, 1);
    set(p, 'capture', k + 2, 2);
    set(p, 'captureRounds', 2, 2);
    endTurn(p);
    assert.equal(told(p), 'Bob skipped: injured, CD 7\nCem skipped: captive, 2 more');
    assert.match(p.says(), /^Board turn/);
  });

  it('lets the board act also when all but one were skipped [BI-102]', () => {
    const p = play({ Players: 3 });
    for (const seat of [1, 2]) {
      set(p, 'injuryCD', 10, seat);
    }
    toBoard(p);
    p.dice(1, 1, 1).ok();
    assert.match(account(p), /Bob: 1, 10 > 9\nCem: 1, 10 > 9/);
    assert.equal(p.s.round, 2);
  });

  it('fixes the allotment at the start of the turn, whatever is placed in it [BI-120]', () => {
    const p = play();
    p.pick('Place', 'Extra Action');
    assert.deepEqual([p.s.actionsPerTurn, p.s.allotment[0], p.s.actionsLeft[0]], [4, 3, 3]);
    endTurn(p);
    assert.equal(asks(p), 'Bob: 4 left, Main, carry 4');
    assert.deepEqual([p.s.allotment[1], p.s.actionsLeft[1]], [4, 4]);
    p.pick('Pick up', 'Extra Action');
    assert.deepEqual([p.s.actionsPerTurn, p.s.allotment[1]], [3, 4]);
  });

  it('offers actions until the player ends the turn, and drops what is left [BI-121]', () => {
    const p = play();
    p.pick('Move', 'Open tile', 'Move', 'Open tile');
    assert.match(asks(p), /^Ada: 1 left/);
    endTurn(p);
    assert.deepEqual([p.s.actionsLeft[0], p.s.turnOf], [0, 1]);
    assert.equal(p.s.actionsLeft[1], 3);
    round(p, 1);
    assert.equal(p.s.actionsLeft[0], 3);
  });

  it('passes on to the next player or to the board, also with actions unused, which it says before [BI-122]', () => {
    const p = play();
    assert.match(p.says(), /^3 left/);
    for (let i = 0; i < 3; i++) p.pick('Move', 'Open tile');
    p.pick('End turn');
    assert.match(asks(p), /^Bob: 3 left/);
    p.pick('End turn');
    assert.match(p.says(), /^Board turn/);
  });

  it('ends the turn at once with an injury or a capture [BI-123]', () => {
    const p = play({ Players: 3 });
    reveal(p, 'Roaming Gang');
    p.pick('Move', "Gang's tile");
    assert.match(asks(p), /^Ada: Injured/);
    p.ok();
    assert.equal(p.s.actionsLeft[0], 0);
    assert.match(asks(p), /^Bob: 3 left/);
    p.pick('Move', 'Open tile', 'Discover', 'Yes');
    assert.equal(p.s.actionsLeft[1], 0);
    p.dial(0);
    assert.match(asks(p), /^Cem: 3 left/);
  });

  it('takes back step by step as far as nothing new was learned [BI-130]', () => {
    const p = play();
    p.pick('Pick up', 'Supply', 'Move', 'Mountain, 2');
    assert.deepEqual([p.s.supply[0], p.s.actionsLeft[0], p.s.on[0]], [1, 1, MOUNTAIN]);
    p.pick('Undo move');
    assert.deepEqual([p.s.supply[0], p.s.actionsLeft[0], p.s.on[0]], [1, 3, MAIN]);
    p.pick('Undo pick-up');
    assert.deepEqual([p.s.supply[0], p.s.actionsLeft[0], p.s.on[0]], [2, 3, MAIN]);
    assert(!p.offers().some(o => o.startsWith('Undo')));
  });

  const events: [string, (p: ReturnType<typeof play>) => void][] = [
    ['discovering', p => p.pick('Discover', 'No')],
    ['exploring', p => reveal(p, 'Lake')],
    ['a look at what is picked up', p => p.pick('Pick up unseen', 'No')],
    ['using a secret', p => p.pick('Use Supply')],
    ['a cliff', p => p.pick('Cross a cliff, 1', 'Open tile')],
  ];
  for (const [name, event] of events)
    it(`locks what was done before ${name} [BI-131]`, () => {
      const p = play();
      p.pick('Move', 'Open tile');
      assert(p.offers().includes('Undo move'));
      set(p, 'actionsLeft', 5);
      event(p);
      assert.equal(reason(p, 'Undo'), 'Locked by new info');
      p.pick('Move', 'Open tile', 'Undo move');
      reason(p, 'Undo');
    });

  it('locks what was done before showing a secret at a camp, a trade, a hire, a ransom or a delivery [BI-131]', () => {
    const p = play();
    const ally = reveal(p, 'Ally camp'),
      camp = build(p);
    set(p, 'cd', 0, ally);
    const moved = (place: number) => {
      set(p, 'actionsLeft', 9);
      set(p, 'on', OPEN);
      p.pick('Move', 'Open tile');
      assert(p.offers().includes('Undo move'));
      set(p, 'on', place);
    };
    moved(MAIN);
    p.pick('Place', 'Teleport');
    reason(p, 'Undo');
    moved(MAIN + ally);
    p.pick('Trade, 2', 'None');
    reason(p, 'Undo');
    set(p, 'cd', 0, ally);
    set(p, 'gang', 1);
    moved(MAIN + ally);
    p.pick('Hire mercs', 'Fight the Gang, 3');
    reason(p, 'Undo');
    moved(MAIN + camp);
    p.pick('Use a secret', 'Caravan Kit', 'Main');
    p.pick('No'); // it does not cross the Gang's tile
    set(p, 'supply', 3, camp);
    moved(MAIN + camp);
    p.pick('Send by caravan, 1', 'Supply', 'From the barn');
    reason(p, 'Undo');
    const k = reveal(p, 'Stealer camp');
    set(p, 'capture', k + 2, 1);
    moved(MAIN + k);
    p.pick('Ransom Bob, 2');
    reason(p, 'Undo');
  });

  it('does not lock by moving, by taking what was seen, or by placing face-down [BI-132]', () => {
    const p = play();
    set(p, 'actionsLeft', 6);
    p.pick('Pick up', 'Supply', 'Move', 'Open tile', 'Place', 'Pick up seen');
    assert.equal(p.s.actionsLeft[0], 3);
    p.pick('Undo pick-up', 'Undo place', 'Undo move', 'Undo pick-up');
    assert.deepEqual([p.s.actionsLeft[0], p.s.on[0], p.s.supply[0]], [6, MAIN, 2]);
  });

  it('moves to an adjacent tile for 1 action, never onto a lake [BI-300]', () => {
    const p = play();
    p.pick('Move');
    assert(!p.offers().includes('Lake'));
    p.pick('Open tile');
    assert.deepEqual([p.s.actionsLeft[0], p.s.on[0]], [2, OPEN]);
  });

  it('asks 2 actions for a mountain, the usual price for leaving one, and refuses what cannot be paid [BI-301]', () => {
    const p = play();
    p.pick('Move', 'Mountain, 2');
    assert.deepEqual([p.s.actionsLeft[0], p.s.on[0]], [1, MOUNTAIN]);
    p.pick('Move');
    assert.equal(reason(p, 'Mountain, 2'), 'Needs 2, you have 1');
    p.pick('Open tile');
    assert.equal(p.s.actionsLeft[0], 0);
    assert.equal(reason(p, 'Move'), 'Needs 1, you have 0');
    const q = play();
    set(q, 'on', MOUNTAIN);
    q.pick('Use a secret', 'Camp Kit');
    q.dial(0);
    q.pick('No free neighbour', 'Move', 'Open tile', 'Move');
    assert.equal(reason(q, 'Camp 1, 2'), 'Needs 2, you have 1'); // a camp on a mountain is a mountain
  });

  it('crosses a cliff for the move and 1 Supply, from the barn or the hand, without an extra action [BI-302]', () => {
    const p = play();
    p.pick('Cross a cliff, 1');
    assert.match(p.says(), /Over the cliff to\?$/);
    p.pick('Open tile', 'From the barn');
    assert.deepEqual([p.s.actionsLeft[0], p.s.supply[0], p.s.on[0]], [2, 1, OPEN]);
    p.pick('Cross a cliff, 1', 'Mountain, 2');
    assert.deepEqual([p.s.actionsLeft[0], p.s.supply[0]], [0, 1]);
  });

  it('travels a route for 1 action, from end to end, unless the Gang blocks it [BI-303]', () => {
    const p = play();
    const k = build(p);
    p.pick('Use a secret', 'Caravan Kit', 'Main');
    set(p, 'actionsLeft', 3);
    set(p, 'land', MOUNTAIN, 0); // the land at its ends or between does not matter
    p.pick('Move', 'Route to Main');
    assert.deepEqual([p.s.actionsLeft[0], p.s.on[0]], [2, MAIN]);
    set(p, 'blocked', 1);
    p.pick('Move');
    assert.equal(reason(p, `Route to Camp ${k}`), 'The Gang blocks it');
    p.pick('Back', 'Move', 'Open tile', 'Move');
    assert(!p.offers().some(o => o.startsWith('Route')), 'boarded midway');
  });

  it('passes the turn when the time is up, and has no clock unless asked for', () => {
    const p = play({ 'Turn timer': '2 min' });
    assert.equal(shown(p.session).until, p.s.played + 120);
    p.session.answer(LATE, 120);
    assert.equal(asks(p), 'Ada: Time is up');
    p.ok();
    assert.match(asks(p), /^Bob/);
    assert.equal(shown(play().session).until, undefined);
  });

  it('does not offer to explore on the Exit or without tiles [BI-304]', () => {
    const p = play();
    set(p, 'exitRevealed', 1);
    set(p, 'on', EXIT);
    assert.equal(reason(p, 'Explore'), 'Not beside the Exit');
    set(p, 'on', OPEN);
    set(p, 'tilesLeft', 0);
    assert.equal(reason(p, 'Explore'), 'No tiles left');
    set(p, 'tilesLeft', 2);
    p.pick('Explore');
    p.dice(1).pick('Quarry');
    assert.deepEqual([p.s.actionsLeft[0], p.s.tilesLeft], [2, 1]);
  });
});
