import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { barEnd, cellName, most } from '../../../games/kit';
import type { Answers } from '../../play';
import { acting, azrak, boost, deck, depart, discarded, drain, number, pile, ready, set, testing, visit } from './mission';

describe('hadal: the Azrak', () => {
  it('are as many as ever after each way they move; a correction that breaks it is told [HA-030]', () => {
    const m = ready(2);
    const kept = () => assert.deepEqual([azrak(m.s), hadal.broken!(m.s)], [32, undefined]);
    kept();
    visit(m);
    kept();
    testing(m, 'Bob', 3);
    boost(m, 2);
    kept();
    m.pick('Draw Destiny');
    m.ok();
    m.pick('Nothing more');
    drain(m, 'Bob', 0);
    kept();
    m.pick('Emergency, pay 1', 'Nothing more');
    kept();
    depart(m);
    m.pick('Update, pay 1', 'OK');
    kept();
    set(m, 'vortex', m.s.vortex + 1);
    assert.equal(hadal.broken!(m.s), '33 Azrak, not 32');
    set(m, 'vortex', m.s.vortex - 1);
    set(m, 'pool', 3, 0); // the Vortex is the bank of a correction
    kept();
  });

  it('are never more than the level in a pool [HA-031]', () => {
    const m = acting(2);
    drain(m, 'Bob', 6);
    m.pick('Bob', 'A card says...', 'Gain Azrak');
    assert.throws(() => m.dial(3), /not offered/);
    m.dial(2);
    assert.equal(m.s.pool[1], 8);
    set(m, 'pool', 9, 1);
    assert.equal(hadal.broken!(m.s), 'Bob is above the level');
  });

  it('lie on a location at most one at a time [HA-032]', () => {
    const m = visit(ready(), 5);
    depart(m);
    m.pick('No Update');
    m.ok();
    visit(m, 5);
    assert.deepEqual([m.s.azrakOn, m.s.missionReturn], [[1], 1]);
    assert.equal(m.session.tracks().azrakOn.max, 1);
  });

  it('leave nobody in without one, but in the broken link, the running action and steps 3.0 to 3.1 [HA-033]', () => {
    const m = acting(2);
    set(m, 'pool', 0, 1);
    assert.equal(hadal.broken!(m.s), 'Bob has no Azrak');
    set(m, 'ejected', 1, 1);
    assert.equal(hadal.broken!(m.s), undefined);
    set(m, 'ejected', 0, 1);
    set(m, 'pool', 8, 1);
    drain(m, 'Bob', 0);
    assert.equal(hadal.broken!(m.s), undefined, 'the choice is open');
    m.pick('Lose control');
    assert.equal(hadal.broken!(m.s), undefined, 'the action is running');
    m.ok();
    m.pick('Nothing more');
    assert.equal(m.s.ejected[1], 1);
    depart(m);
    m.ok();
    assert.deepEqual([m.s.pool[1], m.s.ejected[1], hadal.broken!(m.s)], [0, 0, undefined], 'before the Update');
  });

  it('are never given or swapped [HA-034]', () => {
    const m = acting(2, { Prompts: 'Full' }, ['Ada', 'Bob']);
    m.pick('Ada', 'Give, 1 Azrak', 'Bob');
    assert.deepEqual([m.s.pool, m.s.vortex], [[6, 8], 17]);
    m.pick('Leave', 'No Update');
    assert(/all but Gear, hexagons, Azrak/.test(m.says()));
    assert.deepEqual(m.offers(), ['Done', 'More...']);
  });

  it('goes with the Destiny cards: pile and discard are 6 together [HA-035]', () => {
    const m = acting(4);
    for (let i = 0; i < 9; i++) {
      testing(m, ['Bob', 'Cem', 'Dee'][i % 3], 3);
      boost(m, 0);
      m.pick('Draw Destiny');
      assert.deepEqual(deck(m.s), [-2, -1, 0, 0, 1, 2]);
      m.ok();
      m.pick('Nothing more');
    }
    set(m, 'discard', 5); // whatever the table finds in the discard
    assert.deepEqual(
      [discarded(m.s), pile(m.s)],
      [
        [-2, 0],
        [-1, 0, 1, 2],
      ],
    );
    set(m, 'destiny', -3, 0);
    assert.deepEqual(
      [discarded(m.s), pile(m.s)],
      [
        [-3, 0],
        [-1, 0, 1, 2],
      ],
    );
  });

  it('stay on Mission Return, and on a location until the map is covered [HA-036]', () => {
    const m = visit(ready(2), 5);
    for (let i = 0; i < 3; i++) {
      drain(m, 'Bob', 0);
      m.pick('Emergency, pay 1', 'Nothing more');
      drain(m, 'Ada', 2);
      depart(m);
      const mr = m.s.missionReturn;
      m.pick('Update, pay 1', 'OK');
      assert.deepEqual([m.s.missionReturn, m.s.azrakOn], [mr + 1, [1]]);
      m.ok();
      visit(m, 5);
    }
    assert.deepEqual([m.s.missionReturn, m.s.azrakOn], [9, [1]]);
  });

  it('have bars that end where they do: the level of each receptacle, the total, the life points [HA-031]', () => {
    const m = acting(2);
    set(m, 'level', 5, 1);
    set(m, 'lifePoints', 7);
    const limit = (id: string, cell = 0) => barEnd(m.s, m.session.track(id), cell);
    assert.deepEqual([limit('pool', 0), limit('pool', 1), limit('vortex'), limit('missionReturn'), limit('damage')], [8, 5, 32, 32, 7]);
    assert.equal(most(m.session.track('pool')), 20, 'a correction may go above the level, and is told');
  });

  it('are built one by one where one is wanted, just as in the whole table', () => {
    for (const answers of [{ 'Item register': 'On' }, { Destiny: 'Table' }] as Answers[]) {
      const m = acting(3, answers),
        all = m.session.tracks();
      for (const id of Object.keys(all)) assert.deepEqual(m.session.track(id), all[id], id);
    }
    assert.equal(acting(2, { Destiny: 'Table' }).session.track('discard'), undefined);
    assert.equal(acting(2).session.track('nothing'), undefined);
  });

  it('and all other tracks have names that a bar has room for', () => {
    const m = acting(4, { 'Item register': 'On' });
    m.pick('More...', 'Mission over', 'Success');
    m.dial(0);
    const all = m.session.tracks();
    for (const id of Object.keys(all)) for (const name of [all[id].name].concat(all[id].of || [])) assert(name.length <= 10, name);
  });

  it('can be corrected like every other value of the mission', () => {
    const m = visit(ready(4, { 'Item register': 'On' }), 7);
    m.pick('More...', 'Items', 'Take an Item');
    number(m, 30);
    const tracks = m.session.tracks();
    for (const id of 'pool vortex missionReturn locations azrakOn total freeUpdates timeCaptain round phase discard seen groupConflict lifePoints damage turn acted run missionOver'
      .split(' ')
      .concat('items heldBy level attributes talent cardInFront personalConflict ejected lostControl freeExplore'.split(' ')))
      assert(tracks[id], id);
    assert.deepEqual([tracks.timeCaptain.words, tracks.attributes.of!.length], [['Ada', 'Bob', 'Cem', 'Dee'], 3]);
    assert.deepEqual([tracks.cardInFront.words, tracks.azrakOn.of, tracks.locations.of], [['back', 'in front'], ['Loc 7'], ['No. 1']]);
    assert.deepEqual([tracks.heldBy.of, tracks.heldBy.words!.slice(0, 2), tracks.heldBy.words![5]], [['Item 30'], ['?', 'Ada'], 'Table']);
    assert.deepEqual(
      [2, 3, 4].map(cell => cellName(m.s, tracks.attributes, cell)),
      ['Ada 3', 'Bob 1', 'Bob 2'],
    );
    assert.deepEqual(tracks.scopes.of, ['Chae-Rin', 'Antonio', 'Third', 'Fourth']);
    assert.deepEqual([tracks.antonio.name, tracks.antonio.of], ['Antonio', ['Azrak', '1st', '2nd', '3rd', 'Talent']]);
  });
});
