import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import { acting, depart, drain, guide, type Mission, place, ready, reasons, set, visit } from './mission';

const actions = (m: Mission, name: string) => {
  m.pick(name);
  const list = m.offers();
  m.pick('Back');
  return list;
};
const against = (m: Mission, name: string) => {
  m.pick(name);
  const list = reasons(m);
  m.pick('Back');
  return list;
};

describe('hadal: explore', () => {
  it('costs 1 Azrak; a new card is taken, read and followed [HA-090]', () => {
    const m = acting(4);
    m.pick('Bob', 'Explore, 1 Azrak');
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.cardInFront], [[7, 7, 8, 8], 1, [1, 1, 1, 1]]);
    assert(/^What does the card say/.test(m.says()));
    assert.equal(m.s.seat, 1);
    m.pick('Lose Azrak');
    m.dial(2);
    m.pick('Nothing more');
    assert.deepEqual([m.s.pool[1], m.s.at], [5, 'actions.menu']);
  });

  it('leaves the cards of the others alone [HA-091]', () => {
    const m = acting(4);
    m.pick('Bob', 'Explore, 1 Azrak', 'Nothing more');
    assert.deepEqual(m.s.cardInFront, [1, 1, 1, 1]);
  });

  it('is free once for each of 2, once for the Time Captain of 3, never for 4 [HA-092, HA-191]', () => {
    const free = (players: number) => acting(players).s.freeExplore;
    assert.deepEqual(
      [free(1), free(2), free(3), free(4)],
      [
        [1, 1],
        [1, 1],
        [1, 0, 0],
        [0, 0, 0, 0],
      ],
    );
    const m = acting(2);
    m.pick('Bob', 'Explore, free', 'Nothing more');
    assert.deepEqual([m.s.pool, m.s.vortex], [[7, 8], 16]);
    m.pick('Bob', 'Explore, 1 Azrak', 'Nothing more');
    assert.deepEqual([m.s.pool, m.s.vortex], [[7, 7], 17]);
    depart(m);
    assert.deepEqual(m.s.freeExplore, [0, 0], 'what was not used expires');
    m.pick('No Update');
    m.ok();
    visit(m, 2);
    assert.deepEqual(m.s.freeExplore, [1, 1]);
    const three = acting(3);
    depart(three);
    three.pick('No Update');
    three.ok();
    visit(three, 2);
    assert.deepEqual(three.s.freeExplore, [0, 1, 0]);
  });

  it('is free in the Actions step that the table jumps to, but not again in the same one [HA-092]', () => {
    const m = ready(2);
    m.session.jump('actions.menu', 0);
    assert.deepEqual(m.s.freeExplore, [1, 1]);
    m.pick('Bob', 'Explore, free', 'Nothing more');
    m.session.jump('actions.menu', 0);
    assert.deepEqual(m.s.freeExplore, [1, 0]);
    m.session.jump('between.captain', 0);
    assert.deepEqual(m.s.freeExplore, [0, 0]);
  });

  it('is open to an agent standing by, who has a card then [HA-093]', () => {
    const m = acting(4, {}, ['Cem']);
    m.pick('Cem', 'Explore, 1 Azrak', 'Nothing more');
    assert.deepEqual([m.s.cardInFront[2], m.s.pool[2]], [1, 7]);
  });

  it('is not open to an agent who cannot pay', () => {
    const m = acting(4);
    set(m, 'pool', 0, 1);
    assert.deepEqual(actions(m, 'Bob'), ['Stand by', 'A card says...', 'Back']);
    assert(against(m, 'Bob').includes('Explore, 1 Azrak: No Azrak'));
  });
});

describe('hadal: stand by, give', () => {
  it('puts the card back for nothing and lasts until a card is taken [HA-100]', () => {
    const m = acting(4);
    m.pick('Cem', 'Stand by');
    assert.deepEqual([m.s.cardInFront, m.s.pool, m.s.vortex], [[1, 1, 0, 1], [7, 8, 8, 8], 0]);
    assert(against(m, 'Cem').includes('Stand by: Stands by already'));
    m.pick('Bob', 'Explore, 1 Azrak', 'Nothing more');
    assert.equal(m.s.cardInFront[2], 0);
  });

  it('lets an agent standing by give to one other agent who is there, for 1 Azrak [HA-101]', () => {
    const m = acting(4, {}, ['Cem']);
    assert(against(m, 'Bob').includes('Give, 1 Azrak: Stand by first'));
    m.pick('Ada', 'A card says...', 'Ejected');
    m.ok();
    m.pick('Cem', 'Give, 1 Azrak');
    assert.deepEqual(m.offers(), ['Bob', 'Dee', 'Back']);
    assert(/^Give to whom, for 1 Azrak\? No Gear/.test(m.says()));
    m.pick('Back');
    assert.deepEqual([m.s.at, m.s.pool[2]], ['actions.agent', 8]);
    m.pick('Give, 1 Azrak', 'Dee');
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.at], [[7, 8, 7, 8], 1, 'actions.menu']);
    const two = acting(2, {}, ['Bob']);
    two.pick('Ada', 'A card says...', 'Ejected');
    two.ok();
    assert(against(two, 'Bob').includes('Give, 1 Azrak: Nobody there'));
  });

  it('never lets Gear or hexagonal tokens change hands [HA-102]', () => {
    const m = acting(2, { Prompts: 'Full' }, ['Ada', 'Bob']);
    m.pick('Ada', 'Give, 1 Azrak');
    assert(/^Give to whom, for 1 Azrak\? No Gear, hexagons, Azrak/.test(m.says()));
    m.pick('Bob', 'Leave', 'No Update');
    assert(/^Swap or give all but Gear, hexagons, Azrak/.test(m.says()));
  });

  it('swaps for nothing between locations and before a group conflict [HA-103]', () => {
    const m = acting(3, { Prompts: 'Full' }, ['Ada', 'Bob', 'Cem']);
    m.pick('Ada', 'A card says...', 'Group conflict');
    assert(/Last chance to swap Items and own tokens/.test(m.says()));
    const pools = m.s.pool.slice();
    m.pick('Begin');
    m.dial(1);
    set(m, 'damage', 1);
    m.ok();
    m.pick('Leave', 'No Update');
    assert(/^Swap or give/.test(m.says()));
    m.pick('Done');
    assert.deepEqual(m.s.pool, pools);
  });

  it('charges nothing for Interaction cards [HA-104]', () => {
    const m = acting(4);
    assert(/when told, free, telepathy. Stow face down/.test(guide('Interaction')));
    m.pick('Bob', 'A card says...', 'Nothing more');
    assert.deepEqual([m.s.pool, m.s.vortex], [[7, 8, 8, 8], 0]);
  });

  it('leaves for phase 3 when all are standing by [HA-105]', () => {
    const m = acting(4, {}, ['Ada', 'Bob', 'Cem', 'Dee']);
    m.pick('Leave');
    assert.deepEqual([place(m), m.s.at], ['3.1', 'between.update']);
  });
});

describe('hadal: lose and gain', () => {
  it('takes what is in the pool, and no more after an Emergency Update [HA-110]', () => {
    const m = acting(2);
    m.pick('Bob', 'A card says...', 'Lose Azrak');
    assert.deepEqual(shown(m.session).dial, [0, 20, 1], 'no pool is larger; 0 when it was a mistake');
    m.dial(3);
    assert.deepEqual([m.s.pool, m.s.vortex], [[7, 5], 19]);
    m.pick('Lose Azrak');
    m.dial(20);
    m.pick('Emergency, free');
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.at], [[7, 8], 16, 'cards.says']);
    m.pick('Lose Azrak');
    m.dial(20);
    m.pick('Lose control');
    m.ok();
    assert(reasons(m).includes('Lose Azrak: No Azrak'));
  });

  it('gives from the Vortex, up to the level and up to what lies there [HA-111]', () => {
    const m = acting(4);
    drain(m, 'Bob', 5);
    drain(m, 'Cem', 7);
    m.pick('Bob', 'A card says...', 'Gain Azrak');
    assert.deepEqual(shown(m.session).dial, [0, 3, 1], 'up to the level');
    m.dial(2);
    assert.deepEqual([m.s.pool, m.s.vortex], [[7, 7, 7, 8], 2]);
    m.pick('Gain Azrak');
    m.dial(1);
    assert(!m.offers().includes('Gain Azrak'));
    m.pick('Nothing more');
    set(m, 'pool', 2, 1);
    set(m, 'vortex', 2);
    m.pick('Bob', 'A card says...', 'Gain Azrak');
    assert.deepEqual(shown(m.session).dial, [0, 2, 1], 'up to the Vortex');
    set(m, 'level', 1, 1); // corrected while the dial is open
    assert.deepEqual(shown(m.session).dial, [0, 0, 0]);
    m.dial(0);
    assert.deepEqual([m.s.pool[1], m.s.vortex], [2, 2]);
  });
});
