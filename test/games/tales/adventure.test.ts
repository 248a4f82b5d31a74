import { wrap } from '../../../firmware/shell/layout';
import { shown } from '../../play';
import {
  act,
  assert,
  canHelp,
  cubes,
  draw,
  hacked,
  home,
  letter,
  lock,
  morning,
  notes,
  out,
  type Play,
  put,
  refused,
  restrict,
  set,
  setUp,
  tales,
  tile,
  told,
  tracks,
  until,
} from './table';

const walk = (p: Play, kid: number, to: string): Play => {
  act(p, kid).pick('Walk', to);
  return p;
};

describe('tales: Adventure Phase', () => {
  it('says in one row where a Kid is and how much Time there is [TL-151]', () => {
    const p = out();
    set(p, 'pool', 10, 0);
    act(put(p, 0, 'K'), 0);
    assert.deepEqual(wrap(shown(p.session).say, 21), ['K RESTRICTED, Time 10']);
    assert.equal(shown(act(put(p, 0, 'A'), 0).session).say, 'At A, Time 10');
  });

  it('lets a Kid without Time use an Event place that costs none [TL-152, TL-350, TL-M15]', () => {
    const p = out();
    set(set(set(p, 'eventCost', 0), 'events', 1), 'pool', 0, 0);
    set(p, 'action', 6, 0);
    act(put(p, 0, 'B'), 0);
    assert.match(p.says(), /no Time/);
    p.pick('B Gravitron Echoes', 'Spend 0 Time', 'A');
    letter(p, 'X');
    assert.deepEqual([p.s.rumor, p.s.eventUsed, p.s.at], [[24, 2, 3, 4], 1, 'kid.act']);
    assert(!p.offers().includes('B Gravitron Echoes')); // once a Round
    set(set(p, 'eventCost', 1), 'eventUsed', 0);
    assert.equal(refused(p, 'B Gravitron Echoes'), 'Needs 1 Time, has 0');
  });

  it('begins with the Diary cards, for the First Player [TL-150]', () => {
    assert.equal(until(setUp(), 'kid.start').says(), 'Kid 1: Adventure Phase\nDoes a Diary card apply now?');
  });

  it('lets Kids act in any order and take turns [TL-151]', () => {
    const p = out({ Kids: 3 });
    assert.deepEqual(p.offers(), ['Kid 1', 'Kid 2', 'Kid 3', 'More']);
    act(p, 2).pick('Trade, 1', 'Done', 'Other Kid');
    act(p, 0).pick('Trade, 1', 'Done', 'Other Kid');
    act(p, 2);
    assert.equal(p.says(), 'Kid 3: At M, Time 5');
    assert.deepEqual(p.offers().slice(-3), ['Be late', 'Other Kid', 'Home for dinner, 1']);
  });

  it('offers nothing that costs Time without Time, but home for 0 and helping [TL-152]', () => {
    const p = set(set(out(), 'pool', 0, 0), 'action', 6, 0);
    put(put(p, 0, 'P'), 1, 'P');
    act(p, 0);
    assert.deepEqual(p.offers(), ['Card...', 'Be late', 'Other Kid', 'Home for dinner, 0']);
    act(p, 1).pick('Card...', 'TEST (free)', 'TOUGH');
    assert.deepEqual(canHelp(p), ['Kid 1']);
  });

  it('asks a Kid without Time for home or late, and ends when all are home, late or sick [TL-153]', () => {
    const p = set(set(out(), 'pool', 1, 0), 'action', 5, 0);
    act(p, 0).pick('Trade, 1', 'Done');
    assert.equal(p.says(), 'Kid 1: At M, no Time');
    assert.match(refused(p, 'Home for dinner, 1'), /Needs 1 Time, has 0/);
    p.pick('Be late');
    assert.deepEqual([refused(p, 'End Phase'), refused(p, 'Kid 1')], ['Kid 2 is still out', 'Late']);
    home(act(p, 1));
    assert.equal(refused(p, 'Kid 2'), 'Home');
    assert.equal(p.says(), 'All are home, late or sick');
    p.pick('End Phase');
    assert.equal(p.s.at, 'night.start');
  });

  it('moves cubes from pool to action space, and refuses what is not there [TL-300]', () => {
    const p = out();
    act(p, 0).pick('Trade, 1', 'Done');
    assert.deepEqual(cubes(p, 0), [5, 1]);
    const q = set(set(out(), 'pool', 1, 0), 'action', 5, 0);
    set(q, 'rumor', 11, 0);
    act(q, 0).pick('Walk');
    assert.equal(refused(q, 'K RESTRICTED, 2'), 'Needs 2 Time, has 1');
  });

  it('walks along a line for 1 [TL-310]', () => {
    const p = out();
    act(p, 0).pick('Walk');
    assert.match(p.says(), /Walk along a line/);
    p.pick('F, 1');
    assert.deepEqual([cubes(p, 0), p.s.placeIs[0]], [[5, 1], 0]);
  });

  it('walks from OPEN into RESTRICTED for 2, into a restricted HOME too [TL-311]', () => {
    const p = walk(out(), 0, 'K RESTRICTED, 2');
    assert.deepEqual([cubes(p, 0), p.s.placeIs[0]], [[4, 2], 1]);
    const q = restrict(out(), 'P');
    act(q, 0).pick('Walk');
    assert(q.offers().indexOf('P HOME, 2') > 0);
    const open = put(set(out(), 'rumor', [11, 6]), 0, 'P'); // an OPEN one
    act(open, 0).pick('Walk');
    assert(open.offers().includes('K RESTRICTED, 2') && open.offers().includes('F, 1'));
  });

  it('walks out of RESTRICTED for 1, wherever to [TL-312]', () => {
    for (const p of [put(out(), 0, 'L'), put(restrict(out(), 'P'), 0, 'P')]) {
      act(set(p, 'rumor', [6, 11, 7, 0]), 0).pick('Walk');
      for (const label of ['F, 1', 'K RESTRICTED, 1', 'G ?, 1']) assert(p.offers().indexOf(label) >= 0, label);
      assert.equal(p.offers().filter(o => /, 2$/.test(o)).length, 0);
    }
  });

  it('rides the bus between stops for 1, into RESTRICTED too, avoiding only at the end [TL-313]', () => {
    const p = out({ Machines: 1 });
    act(p, 0).pick('Walk', 'Bus');
    assert.match(p.says(), /Bus, from stop to stop/);
    p.pick('K RESTRICTED, 1');
    assert.match(p.says(), /A Machine near K/);
    p.pick('None');
    assert.deepEqual([cubes(p, 0), p.s.placeIs[0]], [[5, 1], 1]);
  });

  it('takes the car with good Favor to an OPEN place for 1 [TL-315]', () => {
    const p = set(restrict(out(), 'P'), 'rumor', [6, 11, 10, 0]);
    act(p, 0).pick('Walk', 'Car');
    assert(p.offers().includes('F, 1'));
    assert.equal(refused(p, 'K RESTRICTED, 1'), 'Only to OPEN places');
    assert.equal(refused(p, 'P HOME, 1'), 'Only to OPEN places');
    p.pick('J ?, 1', 'RESTRICTED');
    assert.equal(refused(p, 'J RESTRICTED, 1'), 'Only to OPEN places');
    assert.deepEqual([cubes(p, 0), p.s.favor[0]], [[6, 0], 0]);
    const q = set(out(), 'favor', 1, 0);
    act(q, 0).pick('Walk');
    assert.equal(refused(q, 'Car'), 'Only with good Favor');
  });

  it('turns Favor neutral by the car, at once, so there is no second ride [TL-316]', () => {
    const p = out();
    act(p, 0).pick('Walk', 'Car');
    assert.match(p.says(), /Favor turns neutral/);
    p.pick('F, 1');
    assert.equal(p.s.favor[0], 1);
    p.pick('Walk');
    refused(p, 'Car');
  });

  it('rides a hacked Machine for 1 of the HACKER, near another place [TL-317]', () => {
    const p = hacked(out({ Machines: 1 }), 0);
    act(p, 0).pick('Walk', 'Machine ride');
    p.mark();
    assert.match(p.says(), /Ride as far as the sheet says/);
    p.pick('K RESTRICTED, 1');
    assert.deepEqual([cubes(p, 0), p.s.placeIs[0]], [[5, 1], 1]);
    act(p, 1).pick('Walk');
    assert.equal(refused(p, 'Machine ride'), 'No hacked Machine');
  });

  it('takes riders for free up to the Capacity, to the same place [TL-318]', () => {
    const p = hacked(out({ Kids: 4, Machines: 1 }), 0);
    set(p, 'capacity', 3);
    set(p, 'status', 2, 3);
    act(p, 0).pick('Walk', 'Machine ride');
    assert.match(p.says(), /Seats for 3 with you. Who rides too, for free/);
    assert.deepEqual(riders(p), ['Kid 2', 'Kid 3']);
    restrict(p, 'R'); // where Kid 3 lives
    p.mark('Kid 2', 'Kid 3');
    letter(p, 'R');
    assert.deepEqual(
      [p.s.place, p.s.placeIs, p.s.pool],
      [
        [18, 18, 18, 13],
        [1, 1, 2, 0],
        [5, 6, 6, 6],
      ],
    );
    const q = hacked(out({ Kids: 3, Machines: 1 }), 0);
    act(q, 0).pick('Walk', 'Machine ride');
    assert.equal(shown(q.session).most, 1); // Capacity 2
    q.mark('Kid 3');
    const second = hacked(out({ Machines: 1 }), 1);
    act(second, 1).pick('Walk', 'Machine ride');
    second.mark('Kid 1');
    letter(second, 'K');
    assert.deepEqual(
      [second.s.pool, second.s.place],
      [
        [6, 5],
        [11, 11],
      ],
    ); // the HACKER pays, wherever they sit
    act(second, 1).pick('Walk'); // only a ride takes others along
    assert.match(second.says(), /Walk along a line/);
    const far = put(hacked(out({ Kids: 3, Machines: 1 }), 0), 1, 'F');
    act(far, 0).pick('Walk', 'Machine ride');
    assert.deepEqual(riders(far), ['Kid 3']); // who is elsewhere cannot get on
  });

  it('asks for Machines near every place that is entered, of riders too [TL-320]', () => {
    const p = hacked(out({ Machines: 2 }), 0);
    act(p, 0).pick('Walk', 'Machine ride');
    p.mark('Kid 2');
    letter(p, 'F');
    assert.equal(p.says(), 'Kid 1: A Machine near F?');
    assert.deepEqual(p.offers(), ['None', 'AMB110 B, Ignore']);
    p.pick('None'); // nor for the rider: it is the same place
    p.pick('Card...', 'Effect (free)', 'Moved', 'A');
    assert.equal(p.says(), 'Kid 1: A Machine near A?');
    p.pick('None');
    assert.equal(p.s.at, 'card.menu');
    p.pick('Done', 'Card...', 'TEST (free)', 'TOUGH');
    p.dice(6, 1, 1).pick('Roll 3');
    p.ok();
    p.pick('Moved', 'B'); // by the text of a success
    assert.equal(p.says(), 'Kid 1: A Machine near B?');
  });

  it('moves the Kid whom a card moves, and checks Machines there, also on a day with new Rumors [TL-320]', () => {
    const p = draw(morning(2, { Machines: 1 }), 'Kids -2');
    letter(p, 'X'); // the second space is the next for a new card
    act(p, 0).pick('Card...', 'Effect (free)', 'Moved');
    assert.equal(p.says(), 'Kid 1: Where to?');
    p.pick('F');
    assert.equal(p.says(), 'Kid 1: A Machine near F?');
  });

  it('lets every rider meet every Machine [TL-320]', () => {
    const p = hacked(out({ Machines: 2 }), 0, 1);
    act(p, 0).pick('Walk', 'Machine ride');
    p.mark('Kid 2');
    letter(p, 'F').pick('AMB110 A, Ignore');
    assert.deepEqual([p.says(), p.offers()], ['Kid 2: A Machine near F?', ['None', 'AMB110 A, Ignore']]);
  });

  it('comes back to the text of a success that moved a Kid, whatever the Machine there did [TL-320]', () => {
    const p = set(set(put(out({ Machines: 1 }), 0, 'B'), 'mode', 1), 'avoid', 5, 1);
    act(p, 0).pick('Investigate B, 1', 'TOUGH');
    p.dice(6, 1, 1).pick('Roll 3');
    p.pick('Insight 0 > 1', 'Moved', 'A', 'AMB110 A, Block');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept', 'F', 'None');
    assert.match(p.says(), /rest of the failure/);
    p.pick('Done');
    assert.equal(p.says(), 'Kid 1: What does the card do?'); // no failure any more: a further move meets Machines
    p.pick('Moved', 'C');
    assert.match(p.says(), /A Machine near C/);
    p.pick('None');
    assert.deepEqual([p.offers()[0], p.offers().at(-1)], ['Done, Rumor off', 'Done, Rumor stays']);
  });

  it('tests by the icon of the mode: none for Ignore, the trait of the card for Block and Special [TL-321]', () => {
    const p = out({ Machines: 1 });
    set(p, 'avoid', 4, 1);
    walk(p, 0, 'F, 1');
    p.pick('AMB110 A, Ignore');
    assert.equal(p.s.at, 'kid.act');
    set(p, 'mode', 1);
    p.pick('Walk', 'A, 1', 'AMB110 A, Block');
    assert.match(p.says(), /^Kid 1: QUICK/);
    assert.deepEqual(cubes(p, 0), [4, 2]);
    assert.equal(refused(p, 'Help: Kid 2'), 'Elsewhere'); // one who stayed behind
    p.dice(1, 1, 1).pick('Roll 3');
    assert(p.offers().includes('Push: UPSET'));
    const q = set(out({ Machines: 1 }), 'icon', 0); // nobody has said yet what is printed there
    walk(q, 0, 'F, 1');
    q.pick('AMB110 A');
    assert.match(q.says(), /AMB110 A, ROUTINE: what is on its Response Card/);
    q.pick('Special: QUICK');
    assert.match(q.says(), /^Kid 1: QUICK/);
    assert.deepEqual([q.s.icon[0], q.s.avoid[0]], [3, 4]);
  });

  it('goes on after a success [TL-322]', () => {
    const p = set(set(out({ Machines: 1 }), 'mode', 1), 'avoid', 5, 1);
    walk(p, 0, 'K RESTRICTED, 2').pick('AMB110 A, Block');
    p.dice(6, 1, 1).pick('Roll 3');
    assert.equal(told(p), 'SUCCESS: 6 1 1');
    assert.deepEqual([p.s.at, p.s.placeIs[0]], ['kid.act', 1]);
  });

  it('sends a blocked Kid back, or next door after bus, car and ride, with the other effects [TL-323]', () => {
    const p = set(set(out({ Machines: 1 }), 'mode', 1), 'avoid', 5, 1);
    walk(p, 0, 'K RESTRICTED, 2').pick('AMB110 A, Block');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept');
    assert.match(told(p), /Kid 1: blocked, back to M/);
    assert.deepEqual([p.s.place[0], p.s.placeIs[0]], [13, 0]);
    p.pick('SCARED', 'Done');
    assert.deepEqual([p.s.scared[0], p.s.at, cubes(p, 0)], [1, 'kid.act', [3, 2]]);
    p.pick('Walk', 'Bus', 'F, 1', 'AMB110 A, Block');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept');
    assert.match(told(p), /blocked, back or next door, OPEN if possible/);
    p.pick('K RESTRICTED', 'None', 'Done');
    assert.equal(p.s.placeIs[0], 1);
  });

  it('carries out the effect of a Special without a move [TL-324]', () => {
    const p = set(set(set(out({ Machines: 1 }), 'mode', 1), 'icon', 3, 1), 'avoid', 5, 1);
    walk(p, 0, 'K RESTRICTED, 2').pick('AMB110 A, Special');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept');
    p.pick('UPSET', 'Done');
    assert.deepEqual([p.s.placeIs[0], p.s.upset[0]], [1, 1]);
  });

  it('checks several Machines in any order, none after a block, none for forced moves, placement and dinner [TL-325]', () => {
    const p = set(set(out({ Machines: 3 }), 'mode', [1, 1, 0]), 'avoid', [0, 5, 0, 5, 0, 5]);
    walk(p, 0, 'F, 1');
    p.pick('AMB110 B, Block');
    p.dice(6, 1, 1).pick('Roll 3');
    assert.deepEqual(p.offers(), ['None', 'AMB110 A, Block', 'MK79 A, Ignore']);
    p.pick('AMB110 A, Block');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept', 'None', 'Moved', 'P HOME', 'Done'); // the Response moves: no check
    assert.deepEqual([p.s.at, p.s.placeIs[0]], ['kid.act', 2]);
    home(p);
    assert.equal(p.s.at, 'kid.who');
  });

  it('meets no further Machine after a Response that took the Kid away [TL-325]', () => {
    const p = hacked(set(set(out({ Machines: 3 }), 'icon', [3, 2, 3, 2, 3, 2]), 'avoid', [5, 0, 5, 0, 5, 0]), 0, 2);
    act(p, 0).pick('Walk', 'Machine ride');
    p.mark('Kid 2');
    letter(p, 'F').pick('AMB110 A, Special');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept', 'None', 'Moved', 'A', 'Done');
    assert.deepEqual([p.says(), p.offers()], ['Kid 2: A Machine near F?', ['None', 'AMB110 A, Special', 'AMB110 B, Special']]);
    p.pick('AMB110 B, Special');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept', 'None', 'Moved', 'B', 'Done');
    assert.equal(p.says(), 'No Machine left to avoid');
    p.ok();
    assert.deepEqual([p.s.at, p.s.place], ['kid.act', [1, 2]]);
  });

  it('takes the HOME of a Kid for what its board says, whoever goes there [TL-009]', () => {
    const p = restrict(out(), 'Q');
    act(p, 0).pick('Walk');
    letter(p, 'Q');
    assert.deepEqual([cubes(p, 0), p.s.placeIs[0]], [[4, 2], 1]);
  });

  it('scouts a face-down Rumor without its test [TL-330]', () => {
    const p = set(out(), 'rumorUp', [1, 0, 0, 0]);
    act(p, 0).pick('Scout, 1');
    assert.match(p.says(), /here or next door/);
    assert.deepEqual(p.offers(), ['Rumor B', 'Rumor C', 'Rumor D', 'Back']);
    p.pick('Rumor C');
    assert.equal(told(p), 'Turn Rumor C and its token face-up. No test');
    assert.deepEqual([p.s.rumorUp, cubes(p, 0), p.s.at], [[1, 0, 1, 0], [5, 1], 'kid.act']);
  });

  it('scouts a Machine: two left-most empty spaces, all of a PREDICTABLE one [TL-331]', () => {
    const p = set(out({ Machines: 2 }), 'ability', [0, 4]);
    set(p, 'spaces', [3, 4]);
    act(p, 0).pick('Scout, 1', 'AMB110 A');
    assert.match(told(p), /AMB110 A: 2 Firewalls face-up/);
    p.pick('Scout, 1', 'AMB110 A');
    p.pick('Scout, 1');
    assert.equal(p.offers().indexOf('AMB110 A'), -1); // full
    p.pick('AMB110 B');
    assert.deepEqual(
      [p.s.walls, cubes(p, 0)],
      [
        [7, 15],
        [3, 3],
      ],
    );
  });

  it('investigates the Rumor of the place, face-down or not, and the test must follow [TL-332]', () => {
    const q = out();
    act(q, 0);
    assert(!q.offers().some(label => /^Investigate/.test(label))); // no Rumor here
    const p = put(out(), 0, 'B');
    act(p, 0).pick('Investigate B, 1');
    assert.deepEqual([p.s.rumorUp, cubes(p, 0), p.s.at], [[0, 1, 0, 0], [5, 1], 'test.trait']);
    assert.equal(p.offers().length, 5);
  });

  /** Who may ride along. */
  const riders = (p: Play) => shown(p.session).marks!.map(({ label }) => label);

  /** Kid 1 investigates B and the dice fall. A success waits for which set the Rumor is of. */
  function investigated(p: Play, ...dice: number[]): Play {
    act(put(put(p, 0, 'B'), 1, 'B'), 0).pick('Investigate B, 1', 'TOUGH');
    p.dice(...dice).pick('Roll 3');
    if (p.offers().indexOf('Accept') >= 0) p.pick('Accept');
    return p;
  }

  it('takes a solved Rumor and its token off the Track, then trades for free [TL-333, TL-334]', () => {
    const p = investigated(out(), 6, 1, 1);
    p.pick('Insight 0 > 1');
    assert.deepEqual([p.offers()[0], p.offers().at(-1)], ['Done, Rumor off', 'Done, Rumor stays']);
    set(p, 'items', [2, 1]);
    p.pick('Free trade', 'Kid 1: Item', 'Done', 'Done, Rumor off');
    assert.match(told(p), /Rumor B and its token off/);
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
    p.pick('Insight 0 > 1');
    assert.equal(p.s.insight, 1);
    const q = investigated(out(), 6, 1, 1);
    q.pick('Another set');
    assert.equal(q.s.insight, 0);
  });

  it('keeps a failed Rumor face-up and raises Enigma by 1, once [TL-335, TL-402]', () => {
    const p = out();
    act(put(put(p, 0, 'B'), 1, 'B'), 0).pick('Investigate B, 1', 'TOUGH');
    p.dice(1, 1, 1).pick('Roll 3');
    p.dice(2, 2, 2).pick('Push: EXHAUSTED');
    p.ok();
    assert.match(told(p), /Enigma 0 > 1/);
    p.pick('UPSET');
    assert.deepEqual([p.offers()[0], p.offers().at(-1)], ['Done, Rumor stays', 'Done, Rumor off']);
    p.pick('Done, Rumor stays');
    assert.deepEqual([p.s.enigma, p.s.rumor[1], p.s.rumorUp, p.s.at], [1, 2, [0, 1, 0, 0], 'kid.act']);
  });

  it('adds what is printed on the card on top [TL-404]', () => {
    const p = investigated(out(), 6, 1, 1);
    p.pick('Insight 0 > 1', 'Insight +1', 'Enigma +1');
    assert.deepEqual([p.s.insight, p.s.enigma], [2, 1]);
    const q = investigated(out(), 1, 1, 1);
    q.pick('None', 'Enigma +1');
    assert.equal(q.s.enigma, 2);
  });

  it('lets a Diary card replace the three values [TL-405]', () => {
    const p = set(out(), 'gain', [3, 4, 5]);
    investigated(p, 6, 1, 1).pick('Insight 0 > 3');
    const q = investigated(set(out(), 'gain', [3, 4, 5]), 1, 1, 1);
    assert.deepEqual([p.s.insight, q.s.enigma], [3, 4]);
    const r = set(set(setUp(), 'gain', [3, 4, 5]), 'round', 2);
    r.ok();
    r.pick('Kids -2');
    letter(r, 'X');
    assert.equal(r.s.enigma, 5);
  });

  it('counts twins, echoes and solved Rumors not as pushed off [TL-406]', () => {
    const p = set(setUp(), 'round', 2);
    p.ok();
    p.pick('Kids -2');
    letter(p, 'A');
    assert.equal(p.s.enigma, 0);
    const q = tile(out(), 'B Gravitron Echoes');
    q.pick('A');
    letter(q, 'X');
    assert.equal(q.s.enigma, 0);
    const r = investigated(out(), 6, 1, 1);
    r.pick('Insight 0 > 1', 'Done, Rumor off');
    assert.equal(r.s.enigma, 0);
  });

  it('trades for 1 of one Kid: Items but the Iconic, among those at the place, over the limit until the End Phase [TL-336]', () => {
    const p = set(out({ Kids: 5 }), 'items', [4, 4, 3, 3, 1]);
    set(p, 'status', 1, 2);
    put(p, 3, 'F');
    act(p, 0).pick('Trade, 1');
    assert.match(p.says(), /which card\? Not the Iconic/);
    assert.deepEqual(p.offers(), ['Done', 'Kid 1: Item', 'Kid 2: Item']); // Kid 3 is in bed, Kid 4 elsewhere, Kid 5 has the Iconic only
    p.pick('Kid 1: Item');
    assert.deepEqual([p.says(), p.offers()], ['Kid 1: Item goes to', ['Kid 2', 'Kid 5', 'Back']]);
    p.pick('Kid 2', 'Kid 1: Item', 'Kid 2', 'Kid 1: Item', 'Kid 5', 'Done');
    assert.deepEqual(
      [p.s.items, cubes(p, 0)],
      [
        [1, 6, 3, 3, 2],
        [5, 1],
      ],
    );
    const alone = put(out(), 0, 'F');
    act(alone, 0);
    assert(!alone.offers().includes('Trade, 1')); // nobody else is here
  });

  it('trades Anomalies with their counters [TL-336]', () => {
    const p = out();
    act(p, 0).pick('Card...', 'Effect (free)', 'Anomaly');
    p.dial(3);
    p.pick('Anomaly');
    p.dial(1);
    p.pick('Done', 'Trade, 1', 'Kid 1: Anomaly 1');
    assert.deepEqual(
      [p.s.anomalyOf, p.s.anomalyUses, p.offers()],
      [
        [1, 0],
        [3, 1],
        ['Done', 'Kid 1: Anomaly 2', 'Kid 2: Anomaly 1'],
      ],
    );
    p.pick('Kid 2: Anomaly 1', 'Done');
    assert.deepEqual(
      [p.s.anomalyOf, p.s.anomalyUses, cubes(p, 0)],
      [
        [0, 0],
        [3, 1],
        [5, 1],
      ],
    );
  });

  it('gives an Anomaly away for good, also where the taker needs a new cell for it [TL-336]', () => {
    const p = out();
    for (const [kid, uses] of [
      [0, 3],
      [1, 2],
    ] as const) {
      act(p, kid).pick('Card...', 'Effect (free)', 'Anomaly');
      p.dial(uses);
      p.pick('Done');
    }
    act(p, 0).pick('Trade, 1', 'Kid 1: Anomaly 1');
    assert.deepEqual(p.offers(), ['Done', 'Kid 2: Anomaly 1', 'Kid 2: Anomaly 2']);
    assert.deepEqual(
      [p.s.anomalyOf, p.s.anomalyUses],
      [
        [1, 1],
        [3, 2],
      ],
    );
  });

  it('asks what a card action costs [TL-337]', () => {
    const p = out();
    act(p, 0).pick('Card...', 'CARD ACTION (Time)');
    assert.deepEqual(shown(p.session).dial, [0, 6, 1]);
    p.dial(3);
    p.pick('Insight +1', 'Done');
    assert.deepEqual([cubes(p, 0), p.s.insight], [[3, 3], 1]);
  });

  it('lets Time of a card replace the roll, which relieves nothing [TL-337]', () => {
    const p = lock(put(out(), 0, 'B'), 0, 'scared');
    act(p, 0).pick('Investigate B, 1', 'TOUGH', 'Time instead');
    assert.deepEqual(shown(p.session).dial, [0, 4, 1]);
    p.dial(2);
    assert.equal(p.says(), 'Kid 1: SUCCESS by Time');
    assert.deepEqual([cubes(p, 0), p.s.scared[0], p.s.made], [[2, 3], 1, 0]);
  });

  it('uses an Event place once a Round for 1, at its letter, before the roll [TL-350]', () => {
    const p = set(out(), 'events', 128 + 2);
    act(put(p, 0, 'F'), 0);
    assert(!p.offers().includes('F Graveyard')); // no such tile in this Scenario
    assert(
      !act(put(p, 0, 'A'), 0)
        .offers()
        .includes('F Graveyard'),
    );
    put(p, 0, 'M');
    p.pick('M School Library');
    assert.equal(p.says(), 'Kid 1: Insight +1, or EXHAUSTED');
    p.pick('Spend 1 Time');
    assert.deepEqual([p.s.eventUsed, cubes(p, 0), p.s.at], [128, [5, 1], 'test.pool']);
    p.dice(6, 1).pick('Roll 2');
    p.ok();
    act(p, 1);
    assert(!p.offers().includes('M School Library')); // used in this Round
    put(p, 1, 'C').pick('C Irma cafe');
    assert.equal(refused(p, 'Spend 1 Time'), 'No use now');
    const q = set(set(out(), 'events', 128), 'eventCost', 3);
    act(q, 0).pick('M School Library', 'Spend 3 Time');
    assert.deepEqual(cubes(q, 0), [3, 3]);
    const poor = set(set(set(out(), 'events', 128), 'eventCost', 3), 'pool', 2, 0);
    act(poor, 0);
    assert.equal(refused(poor, 'M School Library'), 'Needs 3 Time, has 2');
  });

  it('swaps a face-down Rumor by the Echoes, if the new letter is not there [TL-351]', () => {
    const p = tile(set(out({ Machines: 1 }), 'rumorUp', [1, 0, 0, 0]), 'B Gravitron Echoes');
    assert.deepEqual(p.offers(), ['B', 'C', 'D']); // it is paid: no way back that would lose the Time
    p.pick('C');
    p.pick('A to F');
    assert(!p.offers().includes('D'));
    p.pick('Other letters');
    letter(p, 'X');
    assert.deepEqual([p.s.rumor, p.s.rumorUp, p.s.mode, p.s.enigma], [[1, 2, 24, 4], [1, 0, 0, 0], [0], 0]);
    const gone = set(tile(out(), 'B Gravitron Echoes'), 'rumor', [0, 0, 0, 0]);
    gone.pick('Back'); // but no dead end
    const q = tile(out(), 'B Gravitron Echoes');
    q.pick('C');
    assert.match(q.says(), /token moves/);
    q.pick('Already on Track');
    assert.deepEqual(q.s.rumor, [1, 2, 3, 4]);
    const up = set(set(out(), 'rumorUp', [1, 1, 1, 1]), 'events', 1);
    act(put(up, 0, 'B'), 0).pick('B Gravitron Echoes');
    assert.equal(refused(up, 'Spend 1 Time'), 'No use now');
  });

  it("sells an extra REST at Irma's [TL-352]", () => {
    const p = lock(out(), 0, 'upset', 'scared');
    act(p, 0).pick('Rest, 1', 'UPSET');
    tile(p, 'C Irma cafe').pick('SCARED');
    assert.deepEqual([p.s.upset[0], p.s.scared[0], cubes(p, 0), p.s.rested[0]], [0, 0, [2, 4], 1]);
    const q = tile(lock(out(), 0, 'upset', 'scared'), 'C Irma cafe');
    assert.deepEqual(q.offers(), ['UPSET', 'SCARED']); // it is paid
    q.pick('UPSET', 'Rest, 1', 'SCARED'); // the Round's own REST is still there
    assert.deepEqual([q.s.scared[0], cubes(q, 0)], [0, [2, 4]]);
  });

  it('finds CABLES, BATTERY or COMPUTER in the graveyard [TL-353]', () => {
    const p = set(out(), 'events', 4);
    act(put(p, 0, 'F'), 0).pick('F Graveyard');
    assert.match(p.says(), /discarded Item with CABLES, BATTERY or COMPUTER/);
    p.pick('Spend 1 Time');
    assert.deepEqual([p.s.items[0], cubes(p, 0), p.s.at], [2, [5, 1], 'kid.act']);
  });

  it('gets a cube for the next Round from the Astronomer, or UPSET [TL-354]', () => {
    const p = tile(out(), 'H Old Astronomer');
    assert.match(p.says(), /^Kid 1: CLEVER/); // printed value, editable
    p.dice(6, 1).pick('Roll 2');
    p.ok();
    assert.equal(p.s.nextBonus[0], 1);
    const q = tile(put(set(out(), 'eventTrait', 5, 0), 1, 'H'), 'H Old Astronomer');
    q.pick('Help: Kid 2');
    assert.match(q.says(), /^Kid 1: TOUGH/);
    assert.equal(refused(q, 'COMBO'), 'None listed');
    q.dice(1, 1, 1, 1).pick('Roll 4');
    q.pick('Accept');
    assert.deepEqual(
      [q.s.upset, q.s.nextBonus],
      [
        [1, 1],
        [0, 0],
      ],
    );
  });

  it('raises Insight in the Library, or exhausts [TL-355]', () => {
    const p = tile(out(), 'M School Library');
    p.dice(6, 1).pick('Roll 2');
    p.ok();
    assert.match(told(p), /Insight 0 > 1/);
    const q = tile(out(), 'M School Library');
    q.dice(1, 1).pick('Roll 2');
    q.pick('Accept');
    assert.deepEqual([p.s.insight, q.s.insight, q.s.exhausted[0]], [1, 0, 1]);
  });

  it('shows the top three Rumors in the Videostore [TL-356]', () => {
    const p = set(out(), 'events', 32);
    act(put(p, 0, 'J'), 0).pick('J Videostore');
    assert.equal(p.says(), 'Kid 1: See the top 3 Rumor letters: back in any order, or all to the bottom');
    p.pick('Spend 1 Time');
    assert.deepEqual([p.s.at, cubes(p, 0)], ['kid.act', [5, 1]]);
  });

  it('calls a Machine one Sector closer to the Recharge Station, its mode stays [TL-357]', () => {
    const p = set(set(out({ Machines: 1 }), 'events', 256), 'mode', 1);
    act(put(p, 0, 'N'), 0).pick('N Recharge Station');
    assert.match(p.says(), /not a hacked one, moves 1 Sector closer. Mode stays/);
    p.pick('Spend 1 Time');
    assert.deepEqual([p.s.mode, cubes(p, 0)], [[1], [5, 1]]);
    const q = set(out(), 'events', 256);
    act(put(q, 0, 'N'), 0).pick('N Recharge Station');
    assert.equal(refused(q, 'Spend 1 Time'), 'No use now');
  });

  it('goes anywhere through the Tunnels and meets Machines there, or loses Favor [TL-358]', () => {
    const p = tile(out({ Machines: 1 }), 'L Tunnels');
    assert.match(p.says(), /^Kid 1: BRAVE/);
    p.dice(6, 1, 1, 1, 1).pick('Roll 5');
    p.ok();
    p.pick('K RESTRICTED');
    assert.match(p.says(), /A Machine near K/);
    p.pick('None');
    assert.deepEqual([p.s.placeIs[0], cubes(p, 0)], [1, [5, 1]]);
    const q = tile(set(out(), 'favor', 1, 0), 'L Tunnels');
    q.dice(1, 1, 1, 1, 1).pick('Roll 5');
    q.pick('Accept');
    assert.match(q.says(), /GROUNDED/);
  });

  it("learns once whether a place is OPEN or RESTRICTED, and knows every Kid's place from then on", () => {
    const p = out();
    act(p, 0).pick('Walk', 'G ?, 1-2', 'RESTRICTED');
    assert.deepEqual([cubes(p, 0), p.s.place[0], p.s.placeIs[0]], [[4, 2], 7, 1]);
    act(p, 1).pick('Walk', 'G ?');
    assert.deepEqual([p.s.place, p.s.placeIs, p.s.restricted & 64], [[7, 7], [1, 1], 64]);
    assert(tracks(p).restricted.printed && tracks(p).open.printed);
    const poor = set(set(out(), 'pool', 1, 0), 'action', 5, 0);
    act(poor, 0).pick('Walk', 'G ?, 1-2', 'RESTRICTED'); // it turns out to be too far
    assert.equal(refused(poor, 'G RESTRICTED, 2'), 'Needs 2 Time, has 1');
    assert.deepEqual(cubes(poor, 0), [1, 5]);
  });

  it('offers the places of Rumors, HOME and school first', () => {
    const p = put(out(), 0, 'F');
    act(p, 0).pick('Walk');
    assert.deepEqual(p.offers().slice(0, 7), ['A, 1', 'B, 1', 'C, 1', 'D, 1', 'P HOME, 1', 'M, 1', 'Other place']);
    set(p, 'rumor', [16, 0, 6, 1]); // one at HOME, an empty space, one right here
    assert.deepEqual(p.offers().slice(0, 4), ['P HOME, 1', 'A, 1', 'M, 1', 'Other place']);
    p.pick('Other place', 'A to F');
    assert.equal(refused(p, 'F'), 'Not that one'); // where the Kid is
    p.pick('Other letters', 'Back', 'Back');
    assert.equal(p.s.at, 'kid.act');
  });

  it('wrecks an unarmed Machine with an ARMED one for 2, until the next Round [TL-360]', () => {
    const p = hacked(set(out({ Machines: 3 }), 'ability', [2, 0, 2]), 0);
    set(set(p, 'walls', 3, 1), 'hackToken', 1, 1);
    act(p, 0).pick('Wreck, 2');
    assert.match(p.says(), /Figure, Firewalls, Hack Token off until next Round/);
    assert.deepEqual(p.offers(), ['AMB110 B', 'Back']);
    p.pick('AMB110 B');
    assert.deepEqual(
      [p.s.wrecked, p.s.walls, p.s.hackToken, cubes(p, 0)],
      [
        [0, 1, 0],
        [0, 0, 0],
        [0, 0, 0],
        [4, 2],
      ],
    );
    p.pick('Scout, 1');
    assert.equal(p.offers().indexOf('AMB110 B'), -1);
    p.pick('Back', 'Card...', 'CARD ACTION (Time)');
    p.dial(3);
    p.pick('Done');
    assert.match(refused(p, 'Wreck, 2'), /Needs 2 Time, has 1/);
    const armed = hacked(set(out({ Machines: 2 }), 'ability', [2, 2]), 0);
    act(armed, 0);
    assert.equal(refused(armed, 'Wreck, 2'), 'No unarmed Machine');
    until(p, 'machines.back');
    assert.match(p.says(), /AMB110 B is back/);
  });

  it('rests once a Round for 1: a condition, or the injury one square [TL-370]', () => {
    const p = lock(out(), 0, 'exhausted', 'injured');
    set(p, 'injured', 3, 0);
    act(p, 0).pick('Rest, 1');
    assert.deepEqual(p.offers(), ['EXHAUSTED', 'INJURED', 'Back']);
    assert.equal(notes(p).INJURED, 'off track');
    p.pick('INJURED');
    assert.deepEqual([p.s.injured[0], cubes(p, 0)], [0, [3, 2]]); // off the last square
    assert.equal(refused(p, 'Rest, 1'), 'Once a Round');
    set(p, 'restLimit', 0);
    assert(p.offers().indexOf('Rest, 1') > 0);
    const q = out();
    act(q, 0);
    assert(!q.offers().includes('Rest, 1')); // no condition
  });

  it('charges 1, 2 or 0 for dinner by the place, 1 less with a Machine [TL-371]', () => {
    const cost = (type: number, machine: boolean) => {
      const p = put(out({ Machines: 1 }), 0, 'MKP'[type]);
      if (machine) hacked(p, 0);
      home(act(p, 0));
      return p.s.action[0];
    };
    assert.deepEqual([cost(0, false), cost(1, false), cost(2, false), cost(0, true), cost(1, true), cost(2, true)], [1, 2, 0, 0, 1, 0]);
  });

  it('lays the standee down at HOME: no more acting and helping [TL-372]', () => {
    const p = out();
    home(act(p, 0));
    assert.deepEqual([p.s.status[0], p.s.placeIs[0]], [1, 2]);
    assert.deepEqual(p.offers(), ['Kid 2', 'More']);
    act(p, 1).pick('Card...', 'TEST (free)', 'TOUGH');
    assert.equal(refused(p, 'Help: Kid 1'), 'Home for dinner');
  });

  it('lets a Kid be late by choice: stays, helps, does nothing else [TL-373]', () => {
    const p = put(put(out(), 0, 'P'), 1, 'P');
    act(p, 0).pick('Be late');
    assert.deepEqual([p.s.status[0], p.s.placeIs[0], p.offers()], [2, 2, ['Kid 2', 'More']]);
    act(p, 1).pick('Card...', 'TEST (free)', 'TOUGH');
    assert.deepEqual(canHelp(p), ['Kid 1']);
  });

  it('asks nothing about the way home but the place it starts from [TL-374]', () => {
    const p = restrict(out(), 'P');
    assert(act(p, 0).offers().includes('Home for dinner, 1'));
  });

  it('ends with Win or Lose whenever a Diary card says so, and never by itself [TL-500, TL-502]', () => {
    const p = out();
    p.pick('More', 'Game over', 'Go on');
    assert.equal(p.s.at, 'kid.who');
    p.pick('More', 'Game over', 'Lose');
    assert.deepEqual([tales.result!(p.raw), shown(p.session).then], ['Lost', undefined]);
    const names = tales.phases(p.raw).map(phase => phase.name);
    assert(names.indexOf('Win') > 0 && names.indexOf('Lose') > 0);
    const q = set(set(out(), 'insight', 20), 'enigma', 20);
    act(q, 0);
    assert.equal(tales.result!(q.raw), '');
  });

  it('rings when the time of an Adventure Phase is up, and only then', () => {
    const p = out({ 'Adventure minutes': 2 });
    assert.equal(shown(p.session).until, p.s.ends);
    p.session.answer(-999, 120);
    assert.equal(p.says(), 'Time is up!');
    p.ok();
    assert(!shown(p.session).until);
    assert(!shown(out().session).until);
  });
});
