import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { shown } from '../../play';
import { acting, azrak, boost, captain, depart, drain, type Mission, place, ready, reasons, set, testing, usual, visit } from './mission';

/** The agent has one Azrak left, the rest lies in the Vortex. */
const last = (m: Mission, name: string) => {
  drain(m, name, 1);
  return m;
};

/** Whose link it is that broke. */
const brokenFor = (m: Mission) => (/^LINK BROKEN/.test(m.says()) ? m.s.names[shown(m.session).seat!] : '');

const lose = (m: Mission) => {
  m.pick('Lose control');
  m.ok();
};

describe('hadal: a broken link', () => {
  it('interrupts as soon as a pool is empty, by spending or losing, and asks for one of two [HA-140]', () => {
    const spent = last(acting(2), 'Bob');
    spent.pick('Bob', 'Explore, free', 'Nothing more');
    spent.pick('Bob', 'Explore, 1 Azrak');
    assert(brokenFor(spent) === 'Bob');
    assert.deepEqual(spent.offers(), ['Emergency, pay 1', 'Emergency, free', 'Lose control', 'A card: free']);
    assert.equal(shown(spent.session).seat, 1);
    const lost = acting(4);
    drain(lost, 'Cem', 0);
    assert(brokenFor(lost) === 'Cem');
    assert.deepEqual(lost.offers(), ['Emergency, pay 1', 'Lose control', 'A card: free']);
  });

  it('pays an Emergency Update with the very last Azrak and refills this pool only [HA-141, HA-125, HA-235]', () => {
    const m = last(acting(2), 'Bob'); // Vortex 16 + 7
    m.pick('Bob', 'Test 1st: 2');
    m.dial(3);
    m.pick('Emergency, pay 1');
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.missionReturn, m.s.freeUpdates], [[7, 8], 15, 1, 2]);
    const poor = acting(4);
    drain(poor, 'Bob', 4); // Vortex 4
    drain(poor, 'Bob', 0);
    poor.pick('Emergency, pay 1');
    assert.deepEqual([poor.s.pool[1], poor.s.vortex, poor.s.missionReturn], [7, 0, 1], 'no more than the Vortex has');
  });

  it('takes nothing to Mission Return in a free Emergency Update [HA-142, HA-236]', () => {
    const m = last(acting(2), 'Bob');
    m.pick('Bob', 'Test 1st: 2');
    m.dial(3);
    m.pick('Emergency, free');
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.missionReturn, m.s.freeUpdates], [[7, 8], 16, 0, 1]);
    const back = acting(4);
    set(back, 'pool', 1, 1);
    set(back, 'vortex', 0);
    set(back, 'total', 24);
    set(back, 'freeUpdates', 1);
    drain(back, 'Bob', 0);
    assert(!back.offers().includes('Emergency, pay 1'));
    back.pick('Emergency, free');
    assert.deepEqual([back.s.pool[1], back.s.vortex], [1, 0], 'it comes straight back');
  });

  it('holds again when a correction finds an Azrak in the pool; none is lost on the way [HA-030, HA-140]', () => {
    const m = acting(2);
    drain(m, 'Bob', 0);
    set(m, 'pool', 3, 1);
    assert.equal(m.says(), 'The link holds');
    m.ok();
    assert.deepEqual([m.s.at, m.s.pool[1], azrak(m.s), m.s.lostControl], ['cards.says', 3, 32, [0, 0]]);
  });

  it('is not asked about twice: an agent who has lost control, and then what a card gave, stays lost [HA-140, HA-144]', () => {
    const m = last(acting(2), 'Bob');
    m.pick('Bob', 'Explore, free', 'Lose Azrak');
    m.dial(1);
    lose(m);
    m.pick('Gain Azrak');
    m.dial(2);
    m.pick('Lose Azrak');
    m.dial(5);
    assert.deepEqual([m.s.at, m.s.pool[1], azrak(m.s)], ['cards.says', 0, 32]);
    m.pick('Nothing more');
    assert.deepEqual([m.s.ejected[1], m.s.at], [1, 'actions.menu']);
  });

  it('refills with what was spent before in the same action, too [HA-143]', () => {
    const m = acting(4);
    set(m, 'pool', 5, 1);
    set(m, 'vortex', 0);
    set(m, 'total', 28);
    testing(m, 'Bob', 9);
    boost(m, 4);
    assert(brokenFor(m) === 'Bob');
    m.pick('Emergency, pay 1');
    assert.deepEqual([m.s.pool[1], m.s.vortex, m.s.missionReturn], [4, 0, 1]);
  });

  it('carries the action through after a loss of control, the Azrak counted, then ejects [HA-144, HA-237]', () => {
    const m = last(acting(2, {}, ['Ada']), 'Bob');
    m.pick('Bob', 'Test 1st: 2');
    m.dial(3);
    lose(m);
    assert.deepEqual([m.s.lostControl, m.s.ejected, m.s.vortex, m.s.missionReturn], [[0, 1], [0, 0], 24, 0]);
    m.dial(0); // bonus; nothing is left to boost with
    assert.equal(m.s.at, 'test.support');
    m.pick('Ada +1');
    m.dice(3).pick('Draw Destiny');
    assert(/Destiny [-+]?\d: 3 vs 3/.test(m.says()));
    m.ok();
    assert.equal(m.s.ejected[1], 0);
    m.pick('Nothing more');
    assert.deepEqual(
      [m.s.ejected, m.s.lostControl, m.s.cardInFront],
      [
        [0, 1],
        [0, 1],
        [0, 0],
      ],
    );
    const boosted = acting(2);
    testing(boosted, 'Bob', 9);
    boost(boosted, 7);
    lose(boosted);
    assert(/^9 vs 9. Support/.test(boosted.says()), 'a boost with the last Azrak counts');
  });

  it('goes on normally after an Emergency Update: more boost is possible [HA-145]', () => {
    const m = acting(2);
    testing(m, 'Bob', 9);
    boost(m, 7);
    m.pick('Emergency, pay 1');
    assert(/^9 vs 9. Boost/.test(m.says()));
    assert.deepEqual(m.offers(), ['+0', '+1', '+2', '+3', '+4', '+5', '+6', '+7', '+8', 'Show odds', 'Gear, Item bonus']);
    boost(m, 1);
    assert(/^10 vs 9. Support/.test(m.says()));
  });

  it('offers no Emergency Update that would leave the pool empty [HA-146]', () => {
    const m = acting(4);
    set(m, 'pool', 1, 1);
    set(m, 'vortex', 0);
    set(m, 'total', 24);
    drain(m, 'Bob', 0);
    assert(!m.offers().includes('Emergency, pay 1'));
    assert(reasons(m).includes('Emergency, pay 1: Vortex too low'));
    assert(reasons(m).includes('Emergency, free: No free one left'));
    const just = acting(4);
    set(just, 'pool', 2, 1);
    set(just, 'vortex', 0);
    set(just, 'total', 25);
    drain(just, 'Bob', 0); // the last but one lies in the Vortex: enough
    just.pick('Emergency, pay 1');
    assert.deepEqual([just.s.pool[1], just.s.vortex, just.s.missionReturn], [1, 0, 1]);
  });

  it('keeps the last Azrak of travel off the location, whatever is chosen [HA-147]', () => {
    const travel = (choice: string, again: boolean) => {
      const m = ready(2);
      if (again) {
        visit(m, 5);
        depart(m);
        m.pick('No Update');
        m.ok();
        set(m, 'timeCaptain', 0);
      }
      set(m, 'pool', 1, 0);
      const mr = m.s.missionReturn,
        vortex = m.s.vortex;
      if (again) m.pick('Location 5 again');
      else {
        m.pick('New location');
        m.dial(5);
      }
      assert(brokenFor(m) === 'Ada');
      m.pick(choice);
      if (choice === 'Lose control') m.ok();
      assert.equal(azrak(m.s), 32);
      return [m.s.azrakOn[0], m.s.missionReturn - mr, m.s.vortex + m.s.pool[0] - vortex, m.s.ejected[0]];
    };
    for (const again of [false, true]) {
      const mark = again ? 1 : 0;
      assert.deepEqual(travel('Emergency, pay 1', again), [mark, 1, 0, 0]);
      assert.deepEqual(travel('Emergency, free', again), [mark, 0, 1, 0]);
      assert.deepEqual(travel('Lose control', again), [mark, 0, 1, 1]);
    }
  });

  it('treats supporter, explorer and giver alike: what they paid for still counts [HA-148]', () => {
    const supporter = last(acting(2, {}, ['Bob']), 'Bob');
    testing(supporter, 'Ada', 2);
    boost(supporter, 0);
    supporter.pick('Bob +1');
    assert(brokenFor(supporter) === 'Bob');
    lose(supporter);
    assert(/^2 vs 2. Support/.test(supporter.says()));
    assert.deepEqual(supporter.offers(), ['Draw Destiny']);
    supporter.pick('Draw Destiny');
    supporter.ok();
    assert.equal(supporter.s.ejected[1], 0);
    supporter.pick('Nothing more');
    assert.equal(supporter.s.ejected[1], 1);

    const explorer = last(acting(3), 'Bob');
    explorer.pick('Bob', 'Explore, 1 Azrak');
    lose(explorer);
    assert(/^What does the card say/.test(explorer.says()));
    explorer.pick('Nothing more');
    assert.deepEqual([explorer.s.ejected[1], explorer.s.cardInFront[1]], [1, 0]);

    const giver = last(acting(3, {}, ['Bob']), 'Bob');
    giver.pick('Bob', 'Give, 1 Azrak', 'Cem');
    assert.deepEqual([giver.s.pool[1], giver.s.vortex], [0, 16]);
    lose(giver);
    assert.deepEqual([giver.s.ejected[1], giver.s.at], [1, 'actions.menu']);
  });
});

describe('hadal: ejection', () => {
  const ejected = (players = 3) => {
    const m = acting(players);
    m.pick('Bob', 'A card says...', 'Ejected');
    return m;
  };

  it('comes from a loss of control or from a card, and is told [HA-130]', () => {
    const m = ejected();
    assert.equal(m.says(), 'Ejected\nNow no action, support or swap until all leave');
    assert.equal(shown(m.session).seat, 1);
    m.ok();
    assert.deepEqual(
      [m.s.ejected, m.s.lostControl],
      [
        [0, 1, 0],
        [0, 0, 0],
      ],
    );
    const lost = acting(3);
    drain(lost, 'Bob', 0);
    lost.pick('Lose control');
    assert(/^Control is lost\nFinish this, then no action, support or swap/.test(lost.says()));
  });

  it('leaves no action, support, gift or swap to the agent [HA-131]', () => {
    const m = ejected();
    m.ok();
    assert(!m.offers().includes('Bob'));
    m.pick('Cem', 'Stand by');
    m.pick('Cem', 'Give, 1 Azrak');
    assert.deepEqual(m.offers(), ['Ada', 'Back']);
    m.pick('Ada');
    testing(m, 'Ada', 3);
    boost(m, 0);
    assert(reasons(m).includes('Bob +1: Ejected'));
  });

  it('puts the card back and drops the personal conflict [HA-132]', () => {
    const m = acting(3);
    m.pick('Bob', 'A card says...', 'Personal conflict', 'Ejected');
    m.ok();
    assert.deepEqual([m.s.cardInFront[1], m.s.personalConflict[1]], [0, 0]);
  });

  it('ends when the group leaves [HA-133]', () => {
    const m = ejected();
    m.ok();
    depart(m);
    assert.equal(m.says(), 'Back from ejection: Bob');
    m.ok();
    assert.deepEqual(m.s.ejected, [0, 0, 0]);
  });

  it('makes the Update compulsory after a loss of control, not after a card [HA-134]', () => {
    const card = ejected();
    card.ok();
    depart(card);
    card.ok();
    assert(card.offers().includes('No Update'));
    const m = acting(3);
    drain(m, 'Bob', 0);
    lose(m);
    m.pick('Nothing more');
    depart(m);
    m.ok();
    assert(/^Update is due/.test(m.says()));
    assert.deepEqual(m.offers(), ['Update, pay 1', 'Update, free', 'A card: free']);
    assert(reasons(m).includes('No Update: Control was lost'));
    assert.equal(usual(m), 'Update, free', 'OK costs no score where a free one is left');
    m.pick('Update, free', 'OK');
    assert.deepEqual([m.s.missionReturn, m.s.lostControl], [0, [0, 0, 0]]);
  });

  /** Ada (Time Captain), Bob and Cem have nothing, Dee has 5; so much lies in the Vortex. */
  const broke = (vortex: number, rulings = 0) => {
    const m = acting(4);
    set(m, 'rulings', rulings);
    for (const [seat, pool] of [0, 0, 0, 5].entries()) set(m, 'pool', pool, seat);
    for (const seat of [0, 1, 2]) {
      set(m, 'lostControl', 1, seat);
      set(m, 'ejected', 1, seat);
      set(m, 'cardInFront', 0, seat);
    }
    set(m, 'vortex', vortex);
    set(m, 'total', azrak(m.s));
    depart(m);
    m.ok();
    return m;
  };

  it('serves every agent at 0 first; an agent who gets none stays out and is passed over as Time Captain [HA-135]', () => {
    const m = broke(4);
    m.pick('Update, pay 1');
    assert.equal(m.says().split(' Vortex')[0], 'Ada +1 Bob +1 Cem +1 Dee +0');
    assert.deepEqual(m.offers(), ['OK'], 'nobody may stay at 0 who could have 1');
    m.pick('OK');
    assert.deepEqual(
      [m.s.ejected, m.s.lostControl],
      [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    );
    const short = broke(3);
    short.pick('Update, pay 1');
    assert.equal(short.says().split(' Vortex')[0], 'Ada +1 Bob +1 Cem +0 Dee +0');
    short.pick('-1 Bob');
    assert.deepEqual(short.offers(), ['Cem', 'Back'], 'only to another agent at 0');
    short.pick('Cem', 'OK');
    assert.deepEqual(
      [short.s.ejected, short.s.lostControl, short.s.pool],
      [
        [0, 1, 0, 0],
        [0, 1, 0, 0],
        [1, 0, 1, 5],
      ],
    );
    assert(/you are Time Captain/.test(short.says()));
    assert.equal(shown(short.session).seat, 2, 'Bob is passed over');
    short.ok();
    assert.equal(captain(short), 'Cem');
    set(short, 'pool', 5, 2); // enough to travel
    visit(short, 9);
    assert.deepEqual(short.s.cardInFront, [1, 0, 1, 1], 'no card for who is out');
  });

  it('is settled first when the table goes to a phase: the Update shares what is left then [HA-030, HA-031, HA-140]', () => {
    const m = acting(2);
    drain(m, 'Bob', 0);
    m.session.jump('between.update', 0);
    assert.deepEqual([m.s.at, m.s.back], ['link.broken', ['between.update']]);
    m.pick('Emergency, free');
    assert.deepEqual([m.s.at, place(m), m.s.pool], ['between.update', '3.1', [7, 8]]);
    m.pick('A card: free');
    assert.equal(m.says(), `Ada +1 Bob +0 Vortex keeps ${m.s.vortex - 1}`);
  });

  it('is over when the table goes to another step of the visit: an agent who lost control is out, and with nobody left the mission fails [HA-033, HA-136, HA-144]', () => {
    const m = acting(3);
    drain(m, 'Bob', 0);
    m.pick('Lose control');
    m.ok();
    assert.deepEqual([m.s.at, m.s.ejected], ['cards.says', [0, 0, 0]]);
    m.session.jump('actions.menu', 0);
    assert.deepEqual([m.s.at, m.s.ejected, m.s.cardInFront, m.offers().includes('Bob')], ['actions.menu', [0, 1, 0], [1, 0, 1], false]);
    depart(m);
    m.ok();
    m.session.jump('actions.menu', 0); // left too early
    assert.deepEqual([m.s.ejected, m.s.at], [[0, 1, 0], 'actions.menu']);
    const all = acting(2);
    for (const name of ['Ada', 'Bob']) {
      drain(all, name, 0);
      all.pick('Lose control');
      all.ok();
      if (name === 'Ada') all.pick('Nothing more');
    }
    all.session.jump('actions.menu', 0);
    assert.deepEqual([all.s.at, all.s.missionOver], ['end.failed', 'Failed']);
  });

  it('leaves at least 1 to an agent at 0 when the players change the split [HA-135]', () => {
    const m = broke(6);
    m.pick('A card: free');
    assert.equal(m.says().split(' Vortex')[0], 'Ada +2 Bob +2 Cem +2 Dee +0');
    m.pick('-1 Ada', 'Dee');
    assert.deepEqual(m.offers(), ['OK', '-1 Bob', '-1 Cem', '-1 Dee'], 'Ada has only 1 left');
  });

  it('carries the compulsory Update out with 1 Azrak, and omits it with none [HA-135]', () => {
    const one = broke(1);
    assert.deepEqual(one.offers(), ['Update, pay 1', 'A card: free']);
    one.pick('Update, pay 1', 'OK');
    assert.deepEqual([one.s.missionReturn, one.s.vortex, one.s.ejected], [1, 0, [1, 1, 1, 0]]);
    const none = broke(0);
    assert.deepEqual(none.offers(), ['No Update']);
    none.pick('No Update');
    assert.deepEqual([none.s.missionReturn, none.s.ejected, none.s.lostControl], [0, [1, 1, 1, 0], [1, 1, 1, 0]]);
    assert(broke(1, 4).offers().includes('No Update'), 'a house rule omits it with 1');
    assert(!broke(2, 4).offers().includes('No Update'));
  });

  it('lets everybody come back without Azrak, if the house rules say so, but nobody as Time Captain [HA-135]', () => {
    const m = broke(3, 16);
    m.pick('Update, pay 1', 'OK'); // Ada and Bob have 1, Cem has none
    assert.deepEqual([m.s.ejected, m.s.lostControl, m.s.pool, hadal.broken!(m.s)], [[0, 0, 0, 0], [0, 0, 0, 0], [1, 1, 0, 5], undefined]);
    set(m, 'timeCaptain', 1);
    assert.equal(shown(m.session).seat, 3, 'Cem could not pay for the visit');
    m.ok();
    visit(m, 9);
    assert(m.offers().includes('Cem'));
    m.pick('Cem');
    assert(reasons(m).includes('Test 1st: 2: No Azrak'));
    assert.deepEqual(m.offers(), ['Stand by', 'A card says...', 'Back']);
  });

  it('keeps agents who stayed out from swapping [HA-131, HA-135]', () => {
    const m = acting(3, { Prompts: 'Full' });
    for (const seat of [0, 1, 2]) set(m, 'cardInFront', 0, seat);
    set(m, 'pool', 0, 1);
    set(m, 'lostControl', 1, 1);
    set(m, 'ejected', 1, 1);
    set(m, 'vortex', 0);
    m.pick('Leave');
    m.ok();
    m.pick('No Update');
    assert.equal(m.says(), 'Swap or give all but Gear, hexagons, Azrak\nOut: Bob');
    const all = acting(3, { Prompts: 'Full' }, ['Ada', 'Bob', 'Cem']);
    all.pick('Leave', 'No Update');
    assert.equal(all.says(), 'Swap or give all but Gear, hexagons, Azrak');
  });

  it('still counts agents who stayed out as lost in the next round [HA-135]', () => {
    const m = broke(0);
    m.pick('No Update');
    m.ok(); // Dee is Time Captain
    assert.equal(captain(m), 'Dee');
    visit(m, 9);
    drain(m, 'Dee', 0);
    lose(m);
    m.pick('Nothing more');
    assert.equal(m.s.at, 'end.failed');
  });

  it('fails the mission when all have lost control, once the action is complete [HA-136]', () => {
    const m = acting(2);
    drain(m, 'Ada', 0);
    lose(m);
    m.pick('Nothing more');
    assert.equal(m.s.missionOver, 'None');
    drain(m, 'Bob', 0);
    lose(m);
    assert.equal(m.s.at, 'cards.says', 'the card is read to its end');
    m.pick('Nothing more');
    assert.deepEqual([m.s.at, m.s.missionOver], ['end.failed', 'Failed']);
    assert(/run 2/.test(m.says()));
  });

  it('begins phase 3 when all are out but a card ejected one of them [HA-137]', () => {
    const m = acting(2);
    drain(m, 'Ada', 0);
    lose(m);
    m.pick('Nothing more', 'Bob', 'A card says...', 'Ejected');
    m.ok();
    assert.deepEqual([m.s.at, place(m), m.s.missionOver], ['between.returns', '3.1', 'None']);
    assert.equal(m.says(), 'Back from ejection: Ada, Bob');
  });
});
