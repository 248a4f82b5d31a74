import { act, assert, cubes, lock, out, type Play, refused, set, setUp, tales, until } from './table';

const walk = (p: Play, kid: number, to: string): Play => {
  act(p, kid).pick('Move', 'Walk', to);
  return p;
};

/** Machine 1 belongs to a Kid. */
function hacked(p: Play, kid: number, m = 0): Play {
  set(p, 'hackedBy', kid + 1, m);
  return set(p, 'machine', m + 1, kid);
}

describe('tales: Adventure Phase', () => {
  it('begins with the Diary cards, for the First Player [TL-150]', () => {
    assert.equal(until(setUp(), 'kid.start').says(), 'Kid 1: Adventure Phase. Diary cards met?');
  });

  it('lets Kids act in any order and take turns [TL-151]', () => {
    const p = out({ Kids: 3 });
    assert.deepEqual(p.offers(), ['Kid 1, Time 6', 'Kid 2, Time 6', 'Kid 3, Time 6', 'More']);
    act(p, 2).pick('Trade', 'Back', 'Other Kid');
    act(p, 0).pick('Trade', 'Back', 'Other Kid');
    act(p, 2);
    assert.equal(p.says(), 'Kid 3: act. Time: 5');
  });

  it('offers nothing that costs Time without Time, but home for 0 and helping [TL-152]', () => {
    const p = set(set(out(), 'pool', 0, 0), 'action', 6, 0);
    set(p, 'locType', 2, 0);
    act(p, 0);
    assert.deepEqual(p.offers(), ['Home for dinner', 'Be late', 'Back']);
    p.pick('Back');
    act(p, 1).pick('Test of a card', 'TOUGH', 'Help');
    assert.deepEqual(p.offers(), ['Kid 1', 'Back']);
  });

  it('asks a Kid without Time for home or late, and ends when all are home, late or sick [TL-153]', () => {
    const p = set(set(out(), 'pool', 1, 0), 'action', 5, 0);
    act(p, 0).pick('Trade', 'Back');
    assert.equal(p.says(), 'Kid 1: no Time. Home costs 1');
    assert.match(refused(p, 'Home for dinner'), /Needs 1 Time, has 0/);
    p.pick('Be late');
    assert.equal(refused(p, 'End Phase'), 'Kid 2 is out');
    act(p, 1).pick('Done for today', 'Home for dinner');
    assert.equal(p.says(), 'All are home, late or sick');
    p.pick('End Phase');
    assert.equal(p.s.at, 'night.start');
  });

  it('moves cubes from pool to action space, and refuses what is not there [TL-300]', () => {
    const p = out();
    act(p, 0).pick('Trade', 'Back');
    assert.deepEqual(cubes(p, 0), [5, 1]);
    const q = set(set(out(), 'pool', 1, 0), 'action', 5, 0);
    act(q, 0).pick('Move', 'Walk');
    assert.equal(refused(q, 'RESTRICTED, 2'), 'Needs 2 Time, has 1');
  });

  it('walks along a line for 1 [TL-310]', () => {
    const p = out();
    act(p, 0).pick('Move', 'Walk');
    assert.match(p.says(), /Along a line/);
    p.pick('OPEN, 1');
    assert.deepEqual([cubes(p, 0), p.s.locType[0]], [[5, 1], 0]);
  });

  it('walks from OPEN into RESTRICTED for 2, into a restricted HOME too [TL-311]', () => {
    const p = walk(out(), 0, 'RESTRICTED, 2');
    assert.deepEqual([cubes(p, 0), p.s.locType[0]], [[4, 2], 1]);
    const q = set(out(), 'homeType', 1, 0);
    act(q, 0).pick('Move', 'Walk');
    assert(q.offers().indexOf('HOME, 2') > 0);
  });

  it('walks out of RESTRICTED for 1, wherever to [TL-312]', () => {
    const p = set(out(), 'locType', 1, 0);
    act(p, 0).pick('Move', 'Walk');
    assert.deepEqual(p.offers(), ['OPEN, 1', 'RESTRICTED, 1', 'HOME, 1']);
    const home = set(set(out(), 'locType', 2, 0), 'homeType', 1, 0);
    act(home, 0).pick('Move', 'Walk');
    assert.deepEqual(home.offers(), ['OPEN, 1', 'RESTRICTED, 1']);
  });

  it('rides the bus between stops for 1, into RESTRICTED too, avoiding only at the end [TL-313]', () => {
    const p = out({ Machines: 1 });
    act(p, 0).pick('Move', 'Bus');
    assert.match(p.says(), /Bus stops at both ends/);
    p.pick('RESTRICTED, 1');
    assert.match(p.says(), /near the new place/);
    p.pick('None');
    assert.deepEqual([cubes(p, 0), p.s.locType[0]], [[5, 1], 1]);
  });

  it('takes the car with good Favor to an OPEN place for 1 [TL-315]', () => {
    const p = set(out(), 'homeType', 1, 0);
    act(p, 0).pick('Move', 'Car');
    assert.deepEqual(p.offers(), ['OPEN, 1']);
    assert.equal(refused(p, 'RESTRICTED, 1'), 'Only to OPEN places');
    assert.equal(refused(p, 'HOME, 1'), 'Only to OPEN places');
    const q = set(out(), 'favor', 1, 0);
    act(q, 0).pick('Move');
    assert.equal(refused(q, 'Car'), 'Only with good Favor');
  });

  it('turns Favor neutral by the car, at once, so there is no second ride [TL-316]', () => {
    const p = out();
    act(p, 0).pick('Move', 'Car');
    assert.match(p.says(), /Favor turns neutral/);
    p.pick('OPEN, 1');
    assert.equal(p.s.favor[0], 1);
    p.pick('Move');
    refused(p, 'Car');
  });

  it('rides a hacked Machine for 1 of the HACKER, near another place [TL-317]', () => {
    const p = hacked(out({ Machines: 1 }), 0);
    set(p, 'movement', 3);
    act(p, 0).pick('Move', 'Machine ride', 'Go');
    assert.match(p.says(), /Movement 3/);
    p.pick('RESTRICTED, 1');
    assert.deepEqual([cubes(p, 0), p.s.locType[0]], [[5, 1], 1]);
    act(p, 1).pick('Move');
    assert.equal(refused(p, 'Machine ride'), 'No hacked Machine');
  });

  it('takes riders for free up to the Capacity, to the same place [TL-318]', () => {
    const p = hacked(out({ Kids: 4, Machines: 1 }), 0);
    set(p, 'capacity', 3);
    set(p, 'status', 2, 3);
    act(p, 0).pick('Move', 'Machine ride');
    assert.match(p.says(), /seats 3 with you. Who rides too, free/);
    assert.deepEqual(p.offers(), ['Kid 2', 'Kid 3', 'Go']);
    p.pick('Kid 2', 'Kid 3', 'RESTRICTED, 1');
    assert.match(p.says(), /^Kid 2: where to/);
    p.pick('RESTRICTED');
    p.pick('HOME'); // it is where Kid 3 lives
    assert.deepEqual(
      [p.s.locType, p.s.pool],
      [
        [1, 1, 2, 0],
        [5, 6, 6, 6],
      ],
    );
    const q = hacked(out({ Kids: 3, Machines: 1 }), 0);
    act(q, 0).pick('Move', 'Machine ride', 'Kid 3');
    assert.match(q.says(), /^Kid 1: where/); // Capacity 2 is full
  });

  it('asks for Machines near every place that is entered, of riders too [TL-320]', () => {
    const p = hacked(out({ Machines: 2 }), 0);
    act(p, 0).pick('Move', 'Machine ride', 'Kid 2', 'OPEN, 1', 'OPEN');
    assert.match(p.says(), /^Kid 1: a Machine near the new place/);
    assert.deepEqual(p.offers(), ['Fireguard B', 'None']);
    p.pick('None');
    assert.match(p.says(), /^Kid 2: a Machine near/);
    p.pick('None');
    p.pick('Card or Diary', 'Moved', 'OPEN');
    assert.match(p.says(), /^Kid 1: a Machine near/);
    p.pick('None');
    assert.equal(p.s.at, 'card.menu');
    p.pick('Done', 'Test of a card', 'TOUGH');
    p.dice(6, 1, 1).pick('Roll 3');
    p.ok();
    p.pick('Moved', 'OPEN'); // by the text of a success
    assert.match(p.says(), /^Kid 1: a Machine near/);
  });

  it('tests by the icon of the mode: none for Ignore, the trait of the card for Block and Special [TL-321]', () => {
    const p = out({ Machines: 1 });
    set(p, 'alertTrait', 4);
    walk(p, 0, 'OPEN, 1');
    p.pick('Fireguard A');
    assert.match(p.says(), /ignored/);
    p.ok();
    set(p, 'mode', 1);
    p.pick('Move', 'Walk', 'OPEN, 1', 'Fireguard A, Block');
    assert.match(p.says(), /^Kid 1: QUICK/);
    assert.deepEqual(cubes(p, 0), [4, 2]);
    assert(p.offers().indexOf('Help') > 0);
    p.dice(1, 1, 1).pick('Roll 3');
    assert(p.offers().indexOf('Push') >= 0);
    const q = set(set(out({ Machines: 1 }), 'routineIcon', 2), 'routineTrait', 0);
    walk(q, 0, 'OPEN, 1');
    q.pick('Fireguard A, Special');
    assert.match(q.says(), /trait\?/);
  });

  it('goes on after a success [TL-322]', () => {
    const p = set(set(out({ Machines: 1 }), 'mode', 1), 'alertTrait', 5);
    walk(p, 0, 'RESTRICTED, 2').pick('Fireguard A, Block');
    p.dice(6, 1, 1).pick('Roll 3');
    p.ok();
    assert.match(p.says(), /avoided/);
    p.ok();
    assert.deepEqual([p.s.at, p.s.locType[0]], ['kid.act', 1]);
  });

  it('sends a blocked Kid back, or next door after bus, car and ride, with the other effects [TL-323]', () => {
    const p = set(set(out({ Machines: 1 }), 'mode', 1), 'alertTrait', 5);
    walk(p, 0, 'RESTRICTED, 2').pick('Fireguard A, Block');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept');
    assert.match(p.says(), /blocked: go back/);
    p.ok();
    assert.equal(p.s.locType[0], 0);
    p.pick('SCARED', 'SCARED', 'Done');
    assert.deepEqual([p.s.scared[0], p.s.at, cubes(p, 0)], [1, 'kid.act', [3, 2]]);
    p.pick('Move', 'Bus', 'OPEN, 1', 'Fireguard A, Block');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept');
    assert.match(p.says(), /go next door, OPEN if possible/);
    p.pick('RESTRICTED place', 'None', 'Done');
    assert.equal(p.s.locType[0], 1);
  });

  it('carries out the effect of a Special without a move [TL-324]', () => {
    const p = set(set(set(out({ Machines: 1 }), 'mode', 1), 'alertIcon', 2), 'alertTrait', 5);
    walk(p, 0, 'RESTRICTED, 2').pick('Fireguard A, Special');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept');
    assert.match(p.says(), /Response happens/);
    p.ok();
    p.pick('UPSET', 'UPSET', 'Done');
    assert.deepEqual([p.s.locType[0], p.s.upset[0]], [1, 1]);
  });

  it('checks several Machines in any order, none after a block, none for forced moves, placement and dinner [TL-325]', () => {
    const p = set(set(out({ Machines: 3 }), 'mode', [1, 1, 0]), 'alertTrait', [5, 5, 5]);
    walk(p, 0, 'OPEN, 1');
    p.pick('Fireguard B, Block');
    p.dice(6, 1, 1).pick('Roll 3');
    p.ok(2);
    assert.deepEqual(p.offers(), ['Fireguard A, Block', 'Paarhufer A', 'None']);
    p.pick('Fireguard A, Block');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept');
    p.ok();
    p.pick('None', 'Moved', 'HOME', 'Done'); // the Response moves: no check
    assert.deepEqual([p.s.at, p.s.locType[0]], ['kid.act', 2]);
    p.pick('Done for today', 'Home for dinner');
    assert.equal(p.s.at, 'kid.who');
  });

  it('scouts a face-down Rumor without its test [TL-330]', () => {
    const p = set(out(), 'rumorUp', [1, 0, 0, 0]);
    act(p, 0).pick('Scout');
    assert.match(p.says(), /here or next door/);
    assert.deepEqual(p.offers(), ['B down', 'C down', 'D down', 'Back']);
    p.pick('C down');
    assert.equal(p.says(), 'Turn card and token C. No test');
    p.ok();
    assert.deepEqual([p.s.rumorUp, cubes(p, 0), p.s.at], [[1, 0, 1, 0], [5, 1], 'kid.act']);
  });

  it('scouts a Machine: two left-most empty spaces, all of a PREDICTABLE one [TL-331]', () => {
    const p = set(out({ Machines: 2 }), 'ability', [0, 4]);
    set(p, 'spaces', [3, 4]);
    act(p, 0).pick('Scout', 'Fireguard A');
    assert.match(p.says(), /Firewalls face-up from the left: 2/);
    p.ok();
    p.pick('Scout', 'Fireguard A');
    p.ok();
    p.pick('Scout');
    assert.equal(p.offers().indexOf('Fireguard A'), -1); // full
    p.pick('Fireguard B');
    assert.deepEqual(
      [p.s.firewalls, cubes(p, 0)],
      [
        [3, 4],
        [3, 3],
      ],
    );
  });

  it('investigates the Rumor of the place, face-down or not, and the test must follow [TL-332]', () => {
    const p = out();
    act(p, 0).pick('Investigate');
    assert.match(p.says(), /the Rumor of your place, 1 Time/);
    p.pick('B down');
    assert.deepEqual([p.s.rumorUp, cubes(p, 0), p.s.at], [[0, 1, 0, 0], [5, 1], 'test.trait']);
    assert.equal(p.offers().length, 5);
  });

  /** Kid 1 investigates B and the dice fall. */
  function investigated(p: Play, ...dice: number[]): Play {
    act(p, 0).pick('Investigate', 'B down', 'TOUGH');
    p.dice(...dice).pick('Roll 3');
    if (p.offers().indexOf('Accept') >= 0) p.pick('Accept');
    else p.ok();
    return p;
  }

  it('takes a solved Rumor and its token off the Track, then trades for free [TL-333, TL-334]', () => {
    const p = investigated(out(), 6, 1, 1);
    p.pick("Scenario's set: +1", 'Done');
    assert.deepEqual([p.says(), p.offers()], ['Rumor B and token', ['Off the Track', 'Stays face-up']]);
    p.pick('Off the Track');
    assert.match(p.says(), /a free trade, all Kids here/);
    set(p, 'items', [2, 1]);
    p.pick('Trade', 'Kid 1 to Kid 2', 'Back');
    assert.deepEqual(
      [p.s.rumor, p.s.items, cubes(p, 0)],
      [
        [1, 0, 3, 4],
        [1, 2],
        [5, 1],
      ],
    );
  });

  it("raises Insight by 1 for the Scenario's set, not for others [TL-401]", () => {
    const p = investigated(out(), 6, 1, 1);
    p.pick("Scenario's set: +1");
    assert.equal(p.s.insight, 1);
    const q = investigated(out(), 6, 1, 1);
    q.pick('Another set');
    assert.equal(q.s.insight, 0);
  });

  it('keeps a failed Rumor face-up and raises Enigma by 1, once [TL-335, TL-402]', () => {
    const p = out();
    act(p, 0).pick('Investigate', 'B down', 'TOUGH');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Push');
    p.dice(2, 2, 2).pick('EXHAUSTED');
    p.ok();
    assert.equal(p.says(), 'Rumor B failed: Enigma +1');
    p.ok();
    p.pick('UPSET', 'UPSET', 'Done');
    assert.deepEqual(p.offers(), ['Stays face-up', 'Off the Track']);
    p.pick('Stays face-up');
    assert.deepEqual([p.s.enigma, p.s.rumor[1], p.s.rumorUp[1], p.s.at], [1, 2, 1, 'kid.act']);
  });

  it('adds what is printed on the card on top [TL-404]', () => {
    const p = investigated(out(), 6, 1, 1);
    p.pick("Scenario's set: +1", 'Insight +1', 'Enigma +1');
    assert.deepEqual([p.s.insight, p.s.enigma], [2, 1]);
    const q = investigated(out(), 1, 1, 1);
    q.ok();
    q.pick('None', 'Enigma +1');
    assert.equal(q.s.enigma, 2);
  });

  it('lets a Diary card replace the three values [TL-405]', () => {
    const p = set(out(), 'gain', [3, 4, 5]);
    investigated(p, 6, 1, 1).pick("Scenario's set: +3");
    const q = investigated(set(out(), 'gain', [3, 4, 5]), 1, 1, 1);
    q.ok();
    assert.deepEqual([p.s.insight, q.s.enigma], [3, 4]);
    const r = set(set(setUp(), 'gain', [3, 4, 5]), 'round', 2);
    r.ok();
    r.pick('Kids -2', 'X');
    assert.equal(r.s.enigma, 5);
  });

  it('counts twins, echoes and solved Rumors not as pushed off [TL-406]', () => {
    const p = set(setUp(), 'round', 2);
    p.ok();
    p.pick('Kids -2', 'A');
    assert.equal(p.s.enigma, 0);
    const q = set(out(), 'events', 1);
    act(q, 0).pick('Event place', 'B Gravitron Echoes', 'A', 'X');
    assert.equal(q.s.enigma, 0);
    const r = investigated(out(), 6, 1, 1);
    r.pick("Scenario's set: +1", 'Done', 'Off the Track');
    assert.equal(r.s.enigma, 0);
  });

  it('trades for 1 of one Kid: Items but the Iconic, over the limit until the End Phase [TL-336]', () => {
    const p = set(out({ Kids: 3 }), 'items', [4, 4, 1]);
    set(p, 'status', 1, 2);
    act(p, 0).pick('Trade');
    assert.match(p.says(), /same place, not the Iconic/);
    assert.deepEqual(p.offers(), ['Kid 1 to Kid 2', 'Kid 2 to Kid 1', 'Back']);
    p.pick('Kid 1 to Kid 2', 'Kid 1 to Kid 2', 'Kid 1 to Kid 2');
    assert.deepEqual(
      [p.s.items, p.offers()],
      [
        [1, 7, 1],
        ['Kid 2 to Kid 1', 'Back'],
      ],
    );
    p.pick('Back');
    assert.deepEqual(cubes(p, 0), [5, 1]);
  });

  it('asks what a card action costs [TL-337]', () => {
    const p = out();
    act(p, 0).pick('Card action');
    assert.deepEqual(p.session.ask().dial, [0, 6, 1]);
    p.dial(3);
    p.pick('Insight +1', 'Done');
    assert.deepEqual([cubes(p, 0), p.s.insight], [[3, 3], 1]);
  });

  it('uses an Event place once a Round for 1, before the roll [TL-350]', () => {
    const p = set(out(), 'events', 128);
    act(p, 0).pick('Event place');
    assert.match(p.says(), /at its letter/);
    p.pick('M School Library');
    assert.deepEqual([p.s.eventUsed, cubes(p, 0), p.s.at], [128, [5, 1], 'test.pool']);
    p.dice(6, 1).pick('Roll 2');
    p.ok(2);
    act(p, 1);
    assert.equal(refused(p, 'Event place'), 'None left');
    set(p, 'events', 128 + 2);
    p.pick('Event place');
    assert.deepEqual([refused(p, 'M School Library'), refused(p, 'C Irma cafe')], ['Used this Round', 'No use now']);
  });

  it('swaps a face-down Rumor by the Echoes, if the new letter is not there [TL-351]', () => {
    const p = set(set(out({ Machines: 1 }), 'events', 1), 'rumorUp', [1, 0, 0, 0]);
    act(p, 0).pick('Event place', 'B Gravitron Echoes');
    assert.deepEqual(p.offers(), ['B', 'C', 'D']);
    p.pick('C');
    assert.equal(p.offers().indexOf('D'), -1);
    p.pick('X');
    assert.deepEqual([p.s.rumor, p.s.rumorUp, p.s.mode, p.s.enigma], [[1, 2, 24, 4], [1, 0, 0, 0], [0], 0]);
    const q = set(out(), 'events', 1);
    act(q, 0).pick('Event place', 'B Gravitron Echoes', 'C', 'On the Track: no');
    assert.deepEqual(q.s.rumor, [1, 2, 3, 4]);
  });

  it("sells an extra REST at Irma's [TL-352]", () => {
    const p = lock(set(out(), 'events', 2), 0, 'upset', 'scared');
    act(p, 0).pick('Rest', 'UPSET', 'Event place', 'C Irma cafe', 'SCARED');
    assert.deepEqual([p.s.upset[0], p.s.scared[0], cubes(p, 0), p.s.restUsed[0]], [0, 0, [2, 4], 1]);
  });

  it('finds CABLES, BATTERY or COMPUTER in the graveyard [TL-353]', () => {
    const p = set(out(), 'events', 4);
    act(p, 0).pick('Event place', 'F Machine Graveyard');
    assert.match(p.says(), /discarded CABLES, BATTERY or COMPUTER/);
    p.pick('Taken');
    assert.equal(p.s.items[0], 2);
  });

  it('gets a cube for the next Round from the Astronomer, or UPSET [TL-354]', () => {
    const p = set(out(), 'events', 16);
    act(p, 0).pick('Event place', 'H Old Astronomer');
    assert.match(p.says(), /^Kid 1: CLEVER/); // printed value, editable
    p.dice(6, 1).pick('Roll 2');
    p.ok(2);
    assert.equal(p.s.nextBonus[0], 1);
    const q = set(set(out(), 'events', 16), 'eventTrait', 5, 0);
    act(q, 0).pick('Event place', 'H Old Astronomer', 'Help', 'Kid 2');
    assert.match(q.says(), /^Kid 1: TOUGH/);
    assert.equal(refused(q, 'COMBO'), 'None listed');
    q.dice(1, 1, 1, 1).pick('Roll 4');
    q.pick('Accept');
    q.ok();
    q.pick('UPSET', 'UPSET');
    assert.deepEqual(
      [q.s.upset, q.s.nextBonus],
      [
        [1, 1],
        [0, 0],
      ],
    );
  });

  it('raises Insight in the Library, or exhausts [TL-355]', () => {
    const p = set(out(), 'events', 128);
    act(p, 0).pick('Event place', 'M School Library');
    p.dice(6, 1).pick('Roll 2');
    p.ok();
    assert.match(p.says(), /Insight \+1/);
    p.ok();
    const q = set(out(), 'events', 128);
    act(q, 0).pick('Event place', 'M School Library');
    q.dice(1, 1).pick('Roll 2');
    q.pick('Accept');
    q.ok();
    q.pick('EXHAUSTED');
    assert.deepEqual([p.s.insight, q.s.insight, q.s.exhausted[0]], [1, 0, 1]);
  });

  it('shows the top three Rumors in the Videostore [TL-356]', () => {
    const p = set(out(), 'events', 32);
    act(p, 0).pick('Event place', 'J Videostore');
    assert.equal(p.says(), 'Top 3 Rumor letters: back in any order, or all to the bottom');
    p.ok();
    assert.equal(p.s.at, 'kid.act');
  });

  it('calls a Machine one Sector closer to the Recharge Station, its mode stays [TL-357]', () => {
    const p = set(set(out({ Machines: 1 }), 'events', 256), 'mode', 1);
    act(p, 0).pick('Event place', 'N Recharge Station');
    assert.match(p.says(), /not hacked, 1 Sector closer. Mode stays/);
    p.ok();
    assert.deepEqual(p.s.mode, [1]);
    const q = set(out(), 'events', 256);
    act(q, 0).pick('Event place');
    assert.equal(refused(q, 'N Recharge Station'), 'No use now');
  });

  it('goes anywhere through the Tunnels and meets Machines there, or loses Favor [TL-358]', () => {
    const p = set(out({ Machines: 1 }), 'events', 64);
    act(p, 0).pick('Event place', 'L Tunnels');
    assert.match(p.says(), /^Kid 1: BRAVE/);
    p.dice(6, 1, 1, 1, 1).pick('Roll 5');
    p.ok(2);
    p.pick('RESTRICTED');
    assert.match(p.says(), /a Machine near the new place/);
    p.pick('None');
    assert.deepEqual([p.s.locType[0], cubes(p, 0)], [1, [5, 1]]);
    const q = set(set(out(), 'events', 64), 'favor', 1, 0);
    act(q, 0).pick('Event place', 'L Tunnels');
    q.dice(1, 1, 1, 1, 1).pick('Roll 5');
    q.pick('Accept');
    q.ok();
    assert.match(q.says(), /GROUNDED/);
  });

  it('wrecks an unarmed Machine with an ARMED one for 2, until the next Round [TL-360]', () => {
    const p = hacked(set(out({ Machines: 3 }), 'ability', [2, 0, 2]), 0);
    set(p, 'firewalls', 2, 1);
    act(p, 0).pick('Wreck');
    assert.deepEqual(p.offers(), ['Fireguard B', 'Back']);
    p.pick('Fireguard B');
    assert.deepEqual(
      [p.s.wrecked, p.s.firewalls, cubes(p, 0)],
      [
        [0, 1, 0],
        [0, 0, 0],
        [4, 2],
      ],
    );
    p.pick('Scout');
    assert.equal(p.offers().indexOf('Fireguard B'), -1);
    p.pick('Back', 'Card action');
    p.dial(3);
    p.pick('Done');
    assert.match(refused(p, 'Wreck'), /Needs 2 Time, has 1/);
    until(p, 'machines.go');
    assert.match(p.says(), /Fireguard B RESET/);
  });

  it('rests once a Round for 1: a condition, or the injury one square [TL-370]', () => {
    const p = lock(out(), 0, 'exhausted', 'injured');
    set(p, 'injured', 3, 0);
    act(p, 0).pick('Rest');
    assert.deepEqual(p.offers(), ['EXHAUSTED', 'Injury, 1 square', 'Back']);
    p.pick('Injury, 1 square');
    assert.deepEqual([p.s.injured[0], cubes(p, 0)], [0, [3, 2]]); // off the last square
    assert.equal(refused(p, 'Rest'), 'Once a Round');
    set(p, 'restLimit', 0);
    assert(p.offers().indexOf('Rest') > 0);
    const q = out();
    act(q, 0);
    assert.equal(refused(q, 'Rest'), 'No condition');
  });

  it('charges 1, 2 or 0 for dinner by the place, 1 less with a Machine [TL-371]', () => {
    const cost = (type: number, machine: boolean) => {
      const p = set(out({ Machines: 1 }), 'locType', type, 0);
      if (machine) hacked(p, 0);
      act(p, 0).pick('Done for today', 'Home for dinner');
      return p.s.action[0];
    };
    assert.deepEqual([cost(0, false), cost(1, false), cost(2, false), cost(0, true), cost(1, true), cost(2, true)], [1, 2, 0, 0, 1, 0]);
  });

  it('lays the standee down at HOME: no more acting and helping [TL-372]', () => {
    const p = out();
    act(p, 0).pick('Done for today', 'Home for dinner');
    assert.deepEqual([p.s.status[0], p.s.locType[0]], [1, 2]);
    assert.deepEqual(p.offers(), ['Kid 2, Time 6', 'More']);
    act(p, 1).pick('Test of a card', 'TOUGH');
    assert.equal(refused(p, 'Kid 1 helps'), 'Home for dinner');
  });

  it('lets a Kid be late by choice: stays, helps, does nothing else [TL-373]', () => {
    const p = set(out(), 'locType', [2, 0]);
    act(p, 0).pick('Done for today', 'Be late');
    assert.deepEqual([p.s.status[0], p.s.locType[0], p.offers()], [2, 2, ['Kid 2, Time 6', 'More']]);
    act(p, 1).pick('Test of a card', 'TOUGH', 'Help');
    assert.deepEqual(p.offers(), ['Kid 1', 'Back']);
  });

  it('asks nothing about the way home but the place it starts from [TL-374]', () => {
    const p = set(set(out(), 'homeType', 1, 0), 'locType', 0, 0);
    act(p, 0).pick('Done for today');
    assert.match(p.says(), /Home costs 1/);
  });

  it('ends with Win or Lose whenever a Diary card says so, and never by itself [TL-500, TL-502]', () => {
    const p = out();
    p.pick('More', 'Game over', 'Go on');
    assert.equal(p.s.at, 'kid.who');
    p.pick('More', 'Game over', 'Lose');
    assert.deepEqual([tales.result!(p.s), p.session.ask().then], ['Lost', undefined]);
    const names = tales.phases(p.s).map(phase => phase[1]);
    assert(names.indexOf('Win') > 0 && names.indexOf('Lose') > 0);
    const q = set(set(out(), 'insight', 20), 'enigma', 20);
    act(q, 0);
    assert.equal(tales.result!(q.s), '');
  });

  it('rings when the time of an Adventure Phase is up, and only then', () => {
    const p = out({ 'Adventure minutes': 2 });
    assert.equal(p.session.ask().until, p.s.ends);
    p.session.answer(-999, 120);
    assert.equal(p.says(), 'Time is up!');
    p.ok();
    assert.equal(p.session.ask().until, undefined);
    assert.equal(out().session.ask().until, undefined);
  });
});
