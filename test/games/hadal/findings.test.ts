// What people met at the table, each with the test that shows it is gone.
import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { begin, shown } from '../../play';
import { acting, azrak, boost, FULL, holders, type Mission, number, ok, ready, reasons, set, testing, usual } from './mission';

/** What an agent's row says besides the name. */
const notes = (m: Mission) =>
  (shown(m.session).options || []).flatMap(option => (option && option.note ? [`${option.label} ${option.note}`] : []));

describe('hadal: what people met', () => {
  it('lets one paid gift reach one agent; the next agent costs another Azrak [HA-101]', () => {
    const m = acting(3, { 'Item register': 'On' });
    m.pick('More...', 'Items');
    for (const no of [4, 5]) {
      m.pick('Take an Item');
      number(m, no);
      m.pick('Bob');
    }
    m.pick('Done', 'Back', 'Bob', 'Stand by', 'Bob', 'Give, 1 Azrak', 'Ada');
    assert.deepEqual([m.says(), m.s.pool[1]], ['What does Ada get, for 1 Azrak?', 8]);
    m.mark('Item 4', 'Item 5');
    assert.deepEqual([holders(m), m.s.pool[1]], [['Ada', 'Ada'], 7], 'any number of things to that one');
  });

  it('lets all stand by and leave with one answer, but not out of a conflict [HA-046, HA-100]', () => {
    const m = acting(4);
    m.pick('All stand by, leave');
    assert.deepEqual([m.s.at, m.s.cardInFront], ['between.update', [0, 0, 0, 0]]);
    const locked = acting(4);
    locked.pick('Bob', 'A card says...', 'Personal conflict', 'Nothing more');
    assert(reasons(locked).includes('All stand by, leave: Conflict first'));
  });

  it('shows every agent with the Azrak and the card in front where one is chosen', () => {
    const m = acting(4, {}, ['Cem']);
    assert.deepEqual(notes(m), ['Ada 7 Az, card', 'Bob 8 Az, card', 'Cem 8 Az', 'Dee 8 Az, card']);
  });

  it('creates no Azrak when the table swaps some between two pools, whatever is in the Vortex [HA-030]', () => {
    const m = acting(4); // the Vortex is empty
    set(m, 'pool', 8, 0);
    set(m, 'pool', 7, 1);
    assert.deepEqual([m.s.pool, m.s.vortex, azrak(m.s), hadal.broken!(m.s)], [[8, 7, 8, 8], 0, 32, undefined]);
    set(m, 'pool', 5, 1);
    set(m, 'missionReturn', 1);
    assert.deepEqual([m.s.vortex, azrak(m.s)], [1, 32]);
  });

  it('keeps the Update by a card away from the usual ones: it stands last', () => {
    const m = acting(2);
    m.pick('All stand by, leave');
    assert.deepEqual(m.offers(), ['Update, pay 1', 'Update, free', 'No Update', 'A card: free']);
  });

  it("never has the cursor on a friend's Azrak, nor on an Update that costs something", () => {
    const m = acting(2, {}, ['Ada']);
    testing(m, 'Bob', 4);
    boost(m, 0);
    assert.deepEqual([usual(m), m.offers()], ['Draw Destiny', ['Draw Destiny', 'Ada +1']]);
    m.pick('Ada +1');
    assert.equal(usual(m), 'Draw Destiny');
    const leaving = acting(2);
    leaving.pick('All stand by, leave');
    assert.equal(usual(leaving), 'No Update');
  });

  it('has the cursor on the agent who acted last, and before all on one in a conflict, whose row says so', () => {
    const m = acting(4);
    assert.equal(usual(m), 'Ada');
    m.pick('Cem', 'Explore, 1 Azrak', 'Nothing more');
    assert.equal(usual(m), 'Cem');
    m.pick('Bob', 'Personal conflict', 'Dee', 'Stand by');
    assert.deepEqual([usual(m), notes(m)[1]], ['Bob', 'Bob 8 Az, conflict']);
  });

  it('gives no card to whom recon leaves none, with one mark [HA-043]', () => {
    const m = ready(4);
    m.pick('New location');
    m.dial(1);
    assert.match(m.says(), /None left\? Unmark$/);
    m.mark('Ada', 'Bob', 'Dee');
    assert.deepEqual([m.s.at, m.s.cardInFront], ['actions.menu', [1, 1, 0, 1]]);
  });

  it('says what the talent has added [HA-176]', () => {
    const m = acting(3);
    m.pick('Ada', 'Personal conflict', 'Ada', 'Test 3rd: 3');
    assert.equal(m.says(), 'Conflict: difficulty?\nTalent +2. Pay 1 to begin');
  });

  it('tells who has what was taken', () => {
    const m = acting(3, { 'Item register': 'On' });
    m.pick('Take an Item');
    number(m, 12);
    m.pick('Ada');
    assert.deepEqual([m.s.at, m.session.told], ['actions.menu', ['Item 12: Ada']]);
  });

  it('tells how many cards are left once some are discarded, as one of the values may be gone [HA-067]', () => {
    const m = acting(4);
    set(m, 'discard', 1);
    testing(m, 'Bob', 4);
    assert.equal(m.says(), '2 vs 4. Boost?\n5 left of -2 to +2');
  });

  it('has the cursor on a new location, with the number after those that were named', () => {
    const m = acting(4, {}, []);
    m.pick('All stand by, leave', 'No Update');
    m.ok();
    assert.deepEqual([m.offers()[0], usual(m)], ['Location 1 again', 'New location']);
    m.pick('New location');
    assert.deepEqual(shown(m.session).dial, [1, 99, 2]);
  });

  it('says every step of the first round on few screens, and after it only what is needed', () => {
    let said = '';
    const steps = (m: Mission) => {
      const seen: string[] = [];
      said = '';
      m.pick('New location');
      m.dial(m.s.round);
      for (; !/^actions/.test(m.s.at); ok(m)) {
        seen.push(m.s.at);
        said += `${m.says()} `;
      }
      m.pick('All stand by, leave', 'No Update');
      if (m.s.at === 'between.swaps') m.pick('Done');
      m.ok();
      return seen;
    };
    const m = ready(4, { Prompts: 'Round 1 full' });
    assert.deepEqual(steps(m), ['timeCaptain.display', 'discovery.recon']);
    assert.match(said, /Lay out .* Read card A .* Recon: .* Telepathy: /);
    assert.deepEqual(steps(m), ['discovery.recon']);
    const alone = ready(1, { Prompts: 'Round 1 full' });
    assert.deepEqual(steps(alone), ['timeCaptain.display', 'discovery.recon']);
    assert.doesNotMatch(said, /Telepathy/, 'there is nobody to tell');
  });

  it('says what a gift costs and what it may not be, whom a cell affects, and where values of a copy are corrected', () => {
    const m = acting(4, {}, ['Bob']);
    m.pick('Bob', 'Give, 1 Azrak');
    assert.equal(m.says(), 'Give to whom, for 1 Azrak? No Gear, hexagons, Azrak');
    m.pick('Back', 'Test 1st: 2');
    m.dial(4);
    boost(m, 0);
    m.pick('Draw Destiny');
    assert(/cell, for you alone$/.test(m.says()));
    assert(/~ is a guess of ours$/.test(begin(hadal, { ...FULL, Players: 2 }).says()));
  });

  it('tells which Azrak and cards to move', () => {
    const m = acting(4);
    m.pick('Bob', 'Explore, 1 Azrak');
    assert.deepEqual(m.session.told, ['Bob: Azrak 8 > 7', 'Vortex 0 > 1']);
    m.pick('Nothing more', 'Cem', 'Stand by');
    assert.deepEqual(m.session.told, ['Cem: Card back']);
  });
});
