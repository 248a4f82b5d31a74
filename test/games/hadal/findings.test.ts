// What people met at the table, each with the test that shows it is gone.
import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { shown } from '../../play';
import { acting, azrak, type Mission, number, reasons, set } from './mission';

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
    m.pick('Done', 'Back', 'Bob', 'Stand by', 'Bob', 'Give, 1 Azrak', 'Ada', 'Item 4 Bob');
    assert.deepEqual(reasons(m), ['Cem: Paid: Ada']);
    m.pick('Ada', 'Item 5 Bob');
    assert.deepEqual(reasons(m), ['Cem: Paid: Ada']);
    m.pick('Ada', 'Done');
    assert.deepEqual([m.s.itemAt, m.s.pool[1]], [[1, 1], 7], 'any number of things to that one');
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
    assert.deepEqual(notes(m), ['Ada card 7', 'Bob card 8', 'Cem 8', 'Dee card 8']);
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

  it('tells which Azrak and cards to move', () => {
    const m = acting(4);
    m.pick('Bob', 'Explore, 1 Azrak');
    assert.deepEqual(m.session.told, ['Bob: Azrak 8 > 7', 'Vortex 0 > 1']);
    m.pick('Nothing more', 'Cem', 'Stand by');
    assert.deepEqual(m.session.told, ['Cem: Card off']);
  });
});
