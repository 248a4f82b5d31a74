// What the table corrects in the middle of something is used at once, and leaves no nonsense behind.
import { act, assert, cubes, draw, letter, lock, morning, out, put, refused, set, status, tales, tested, told, until } from './table';

describe('tales: corrections in the middle of something', () => {
  it('keeps four spaces when the last card leaves the Track between two draws [TL-123]', () => {
    const p = draw(set(morning(2), 'rumor', [5, 6, 7, 8]));
    set(p, 'rumor', 0, 3);
    letter(p, 'X', 'Y');
    assert.deepEqual([p.s.rumor, p.s.rumorUp, p.s.enigma], [[25, 5, 6, 7], [0, 0, 0, 0], 2]);
  });

  it('spends no Time that is not there any more [TL-300]', () => {
    const p = out();
    act(p, 0).pick('Scout, 1');
    set(set(p, 'pool', 0, 0), 'action', 6, 0);
    p.pick('Rumor A');
    assert.deepEqual(cubes(p, 0), [0, 6]);
  });

  it('starts no HACK with Time that is gone [TL-340]', () => {
    const p = out({ Machines: 1 });
    act(p, 0).pick('Hack', 'AMB110 A');
    set(set(p, 'pool', 1, 0), 'action', 5, 0);
    assert.equal(refused(p, 'Kid 1 alone, 3'), 'Has 1');
    p.pick('Together...');
    assert.equal(p.session.ask().counts!.most[0], 1);
    p.count(1, 1);
    assert.match(told(p), /Not enough: needs 3 Time/);
    assert.deepEqual(cubes(p, 0), [1, 5]);
  });

  it('takes the price of a push from the pool only [TL-210]', () => {
    const p = tested(out(), 0, 'TOUGH');
    p.dice(1, 1, 1).pick('Roll 3');
    set(set(p, 'pool', 0, 0), 'action', 6, 0);
    assert.deepEqual(p.offers(), []);
    assert.match(p.says(), /No push: no Time/);
  });

  it('trades with nobody when nobody is left at the place [TL-336]', () => {
    const p = set(out(), 'items', 3, 0);
    act(p, 0).pick('Trade, 1');
    assert.deepEqual(p.offers(), ['Done', 'Kid 1: Item']);
    put(p, 1, 'F');
    assert.deepEqual(p.offers(), ['Done']);
  });

  it('takes the lower half of a firewall when the Machine is turned to ALERT, and a Kid without a HACKER leads [TL-343]', () => {
    const p = set(out({ Machines: 1 }), 'spaces', 1);
    act(p, 0).pick('Hack', 'AMB110 A', 'Kid 1 alone, 1');
    set(set(p, 'mode', 1), 'hacker', 0);
    assert.match(p.says(), /^Kid 1: Firewall 1\/1 draw it\nALERT, lower half/);
    p.pick('TOUGH');
    p.dice(1, 1, 1).pick('Roll 3', 'Accept');
    assert.match(told(p), /HACK FAILED/);
    assert.equal(p.s.hackToken[0], 1);
  });

  it('gives the Machine to the Kid who leads when the HACKER was set to none [TL-346]', () => {
    const p = set(out({ Machines: 1 }), 'spaces', 1);
    act(p, 0).pick('Hack', 'AMB110 A', 'Kid 1 alone, 1');
    set(p, 'hacker', 0).pick('Repel attempt');
    assert.deepEqual([p.s.hackedBy, tales.broken!(p.raw)], [[1], undefined]);
  });

  it('moves nobody, and takes no Time, when the table has emptied the team of a failed HACK [TL-344]', () => {
    const p = set(set(out({ Machines: 1 }), 'spaces', 1), 'mode', 1);
    act(p, 0).pick('Hack', 'AMB110 A', 'Kid 1 alone, 1', 'TOUGH');
    p.dice(1, 1, 1).pick('Roll 3', 'Accept');
    set(p, 'invested', 0).pick('None', 'Done');
    p.ok();
    assert.deepEqual([p.s.at, cubes(p, 0)], ['kid.act', [5, 1]]);
  });

  it('brings a Machine to where it was asked for [TL-434]', () => {
    const p = out({ Machines: 0 });
    p.pick('More', 'New Machine');
    p.mark('MK79 A');
    p.pick('ESCAPEE', 'Yes');
    assert.deepEqual([p.s.at, p.s.machines, p.raw.ability[2]], ['kid.who', 4, 3]);
  });

  it('loses an Iconic Item that the table has taken off already, and no other [TL-450]', () => {
    const p = set(out(), 'items', 0, 0);
    act(p, 0).pick('Card...', 'Effect (free)', 'Iconic lost');
    assert.deepEqual([p.s.items[0], p.s.iconic], [0, [0, 1]]);
  });

  it('leaves cubes alone that the table has put into the GROUNDED slots itself [TL-421]', () => {
    const p = out();
    set(set(set(p, 'favor', 2, 0), 'grounded', 2, 0), 'pool', 4, 0);
    assert.match(p.says(), /^Kid 1: GROUNDED/);
    p.ok();
    assert.deepEqual([cubes(p, 0), p.s.grounded[0]], [[4, 0], 2]);
  });

  it('grounds and frees by a correction before anybody is told, also when it is set right at once [TL-421, TL-423]', () => {
    const p = set(out(), 'favor', 2, 1);
    assert.deepEqual([cubes(p, 1), p.s.grounded[1]], [[4, 0], 2]);
    set(p, 'favor', 0, 1);
    assert.equal(p.says(), 'Kid 2: Grounded cubes to the action space');
    assert.deepEqual([cubes(p, 1), p.s.grounded[1]], [[4, 2], 0]);
    p.ok();
    assert.deepEqual([p.s.at, p.s.back, tales.broken!(p.raw)], ['kid.who', [], undefined]);
  });

  it('tells of no alarm when the dial is set back while it rings [TL-154]', () => {
    const p = set(out({ 'Enigma alarm': 3 }), 'enigma', 3);
    assert.match(p.says(), /Enigma = 3/);
    set(p, 'enigma', 2);
    assert.match(p.says(), /No alarm/);
    p.ok();
    set(p, 'enigma', 3);
    assert.match(p.says(), /Enigma = 3/);
  });

  it('lets the table correct the counters of an Anomaly and who has it; without counters it is gone [TL-230, TL-232]', () => {
    const p = out();
    act(p, 1).pick('Card...', 'Effect (free)', 'Anomaly');
    p.dial(3);
    p.pick('Anomaly');
    p.dial(1);
    set(set(p, 'anomalyUses', 5, 1), 'anomalyOf', 0, 1);
    assert.deepEqual(
      [p.s.anomalyOf, p.s.anomalyUses],
      [
        [1, 0],
        [3, 5],
      ],
    );
    set(p, 'anomalyUses', 0, 0);
    assert.deepEqual([p.s.anomalyOf, p.s.anomalyUses], [[0], [5]]);
  });

  it('asks for the mode of each Machine that a correction adds [TL-434]', () => {
    const p = set(out(), 'machines', 3);
    p.pick('None', 'No', 'None', 'Yes');
    assert.deepEqual([p.s.mode, p.s.at], [[1, 0], 'kid.who']);
  });

  it('loses Favor by a car ride only once, whatever the table has set in between [TL-316]', () => {
    const p = out();
    act(p, 0).pick('Walk', 'Car');
    set(p, 'favor', 1, 0).pick('F, 1');
    assert.deepEqual([p.s.favor[0], p.s.place[0], p.s.grounded[0]], [1, 6, 0]);
  });

  it('speaks of the owner of a card whose name begins with a digit [TL-336]', () => {
    const p = set(out({ Kids: 3 }), 'items', 3, 2);
    p.session.rename(2, '1Up', 0);
    act(p, 0).pick('Trade, 1', '1Up: Item');
    assert.match(p.says(), /Item goes to/);
    assert.equal(p.session.ask().seat, 2);
  });

  it('knows what a place is when the table puts a Kid there [TL-371]', () => {
    const p = out();
    act(p, 0);
    for (const [place, cost] of [
      [11, 2],
      [6, 1],
      [16, 0],
    ]) {
      set(p, 'place', place, 0);
      assert(p.offers().includes(`Home for dinner, ${cost}`), p.says());
    }
    set(set(p, 'placeIs', 1, 1), 'place', 25, 1); // a place that nobody knows yet: what the table said of it stays
    assert.equal(p.s.placeIs[1], 1);
    set(set(p, 'placeIs', 1, 0), 'items', 2, 0); // no other correction looks at it
    assert.equal(p.s.placeIs[0], 1);
    set(set(p, 'place', 6, 0), 'restricted', 32); // but the one of the board does
    assert.equal(p.s.placeIs[0], 1);
    set(p, 'home', 6, 0);
    assert.equal(p.s.placeIs[0], 2);
  });

  it('is in the phase that the table jumps to [TL-100]', () => {
    const p = out();
    for (const [step, phase] of [
      ['night.start', 'End Phase'],
      ['machines.start', 'Machines'],
      ['kid.start', 'Adventure'],
      ['school.start', 'School'],
      ['end.won', 'Win'],
    ] as const) {
      p.session.jump(step, 0);
      assert.equal(p.s.phase, phase, step);
    }
  });

  it('leaves nobody to be moved behind when the table jumps out of a forced move [TL-325]', () => {
    const p = set(set(out({ Machines: 1 }), 'spaces', 1), 'mode', 1);
    act(p, 1).pick('Hack', 'AMB110 A', 'Kid 2 alone, 1', 'TOUGH');
    p.dice(1, 1, 1).pick('Roll 3', 'Accept');
    p.pick('None', 'Done');
    p.ok();
    assert.equal(p.says(), 'Kid 2: Where to?');
    p.session.jump('kid.start', 0);
    p.ok();
    act(p, 0).pick('Card...', 'Effect (free)', 'Moved');
    assert.equal(p.says(), 'Kid 1: Where to?');
  });

  it('has the Machine step in the School Phase, wherever the table comes from', () => {
    const p = out();
    p.session.jump('machines.start', 0);
    p.pick('No');
    assert.match(p.says(), /Adventure Phase/);
    assert.equal(status(p), 'Round 1/6, Adventure');
  });

  it('leaves an Event place whose Kid the table has put elsewhere, and asks again for what is there now [TL-350, TL-430]', () => {
    const p = out();
    set(p, 'events', 511);
    act(put(p, 0, 'B'), 0).pick('B Gravitron Echoes');
    set(p, 'pool', 0, 0);
    assert.equal(refused(p, 'Spend 1 Time'), 'Needs 1 Time, has 0');
    set(set(p, 'pool', 6, 0), 'eventUsed', 1);
    assert.equal(refused(p, 'Spend 1 Time'), 'Used this Round');
    set(set(p, 'eventUsed', 0), 'events', 0);
    assert.equal(refused(p, 'Spend 1 Time'), 'None here');
    put(set(p, 'events', 511), 0, 'A');
    assert.equal(refused(p, 'Spend 1 Time'), 'None here');
    p.pick('Back');
    assert.deepEqual([p.s.at, p.s.pool[0], p.s.eventUsed], ['kid.act', 6, 0]);
  });
});

describe('tales: without Time', () => {
  it('still uses an Anomaly whose effect is no action, and tests what a card asks [TL-231]', () => {
    const p = set(out(), 'pool', 0, 0);
    set(p, 'action', 6, 0);
    act(p, 0).pick('Card...', 'Effect (free)', 'Anomaly');
    p.dial(2);
    p.pick('Done', 'Anomaly', 'Anomaly 1', 'Done');
    assert.deepEqual([p.s.anomalyUses[0], cubes(p, 0)], [1, [0, 6]]);
    p.pick('Card...', 'TEST (free)', 'TOUGH');
    assert.equal(refused(p, 'Time instead'), 'Needs 1 Time, has 0');
  });

  it('cuts free cubes to 6 less what is locked, those that the table gave as well [TL-165]', () => {
    const p = lock(out(), 0, 'upset');
    set(p, 'pool', 8, 0);
    p.session.jump('night.start', 0);
    until(p, 'school.start');
    assert.deepEqual([p.s.pool[0] + p.s.action[0], p.s.pool[1]], [5, 6]);
  });
});
