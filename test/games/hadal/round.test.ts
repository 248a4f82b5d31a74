import { strict as assert } from 'node:assert';
import { LATE } from '../../../games/engine';
import hadal from '../../../games/hadal';
import { shown } from '../../play';
import { acting, asked, azrak, captain, depart, drain, type Mission, ok, place, ready, reasons, set, visit } from './mission';

const rest = (m: Mission) => {
  m.pick('No Update');
  if (m.s.at === 'between.swaps') m.pick('Done');
  m.ok();
};

describe('hadal: the round', () => {
  it('has three phases of three steps in this order, and then the next round [HA-040]', () => {
    const m = ready(3, { Prompts: 'Full' });
    const seen: string[] = [];
    const look = () => seen.push(`${place(m)} ${m.s.at}`);
    look();
    m.pick('New location');
    m.dial(4);
    for (let i = 0; i < 4; i++) {
      look();
      ok(m);
    }
    look();
    depart(m);
    look();
    m.pick('No Update');
    look();
    m.pick('Done');
    look();
    m.ok();
    look();
    assert.deepEqual(seen, [
      '1.1 timeCaptain.choose',
      '1.2 timeCaptain.display',
      '1.3 timeCaptain.cardA',
      '2.1 discovery.recon',
      '2.2 discovery.telepathy',
      '2.3 actions.menu',
      '3.1 between.update',
      '3.2 between.swaps',
      '3.3 between.captain',
      '1.1 timeCaptain.choose',
    ]);
    assert.equal(m.s.round, 2);
  });

  it('prompts what the cards need: the prologue, the layout, card A, telepathy, the panorama', () => {
    const m = ready(3, { Prompts: 'Full' });
    const said: string[] = [m.says()];
    m.pick('New location');
    m.dial(12);
    for (let i = 0; i < 4; i++) {
      said.push(m.says());
      ok(m);
    }
    assert(/^Round 1, Time Captain\nAgree on a location, or decide. Pay 1$/.test(said[0]));
    assert(/^Lay out as many cards.*Flip none/.test(said[1]));
    assert(/card A aloud/.test(said[2]));
    assert(/^Recon: each reads 1 card in secret, free/.test(said[3]));
    assert(/^Telepathy: .*do not read aloud/.test(said[4]));
  });

  it('puts the name of whoever is asked into the title: the Time Captain, an agent, or nobody when all are [HA-051]', () => {
    const m = acting(3, { 'Item register': 'On' });
    set(m, 'timeCaptain', 2);
    const s = { ...m.s, seat: 1, items: [4], heldBy: [0], brokenLink: [0, 1, 0] };
    const seat = (step: string) => asked(s, step).seat;
    const all =
      'setup.box setup.absent setup.captain setup.check discovery.recon discovery.telepathy actions.menu conflict.swaps conflict.life between.returns between.update between.share ' +
      'between.shift between.swaps items.menu items.number items.held items.one items.map help.menu end.over end.failed end.score end.final';
    for (const step of all.split(' ')) assert.equal(seat(step), -1, step);
    for (const step of ['prologue', 'choose', 'newLocation', 'display', 'cardA']) assert.equal(seat(`timeCaptain.${step}`), 2, step);
    assert.equal(seat('conflict.turn'), -1, 'beaten');
    assert.equal(seat('link.broken'), 1);
    for (const step of 'actions.agent actions.give test.attribute test.difficulty test.bonus test.boost test.support test.enterCard test.result cards.says cards.lose'.split(
      ' ',
    ))
      assert(seat(step) === undefined || seat(step) === s.seat, step);
  });

  it('lays the Azrak of the Time Captain on a location without one [HA-230]', () => {
    const m = visit(ready(), 7);
    assert.deepEqual([m.s.pool, m.s.locations, m.s.azrakOn, m.s.missionReturn, m.s.vortex], [[7, 8, 8, 8], [7], [1], 0, 0]);
  });

  it('charges the Time Captain 1: to the location, and to Mission Return if one lies there [HA-041, HA-231]', () => {
    const m = visit(ready(), 7);
    depart(m);
    rest(m);
    assert.deepEqual(m.offers(), ['Location 7 again', 'New location', 'More...']);
    m.pick('Location 7 again');
    assert.deepEqual([m.s.pool, m.s.azrakOn, m.s.missionReturn, m.s.vortex], [[7, 7, 8, 8], [1], 1, 0]);
  });

  it('visits one location a round and keeps the list of those named [HA-042]', () => {
    const m = visit(ready(), 7);
    assert(!m.offers().some(label => /ocation/.test(label)));
    depart(m);
    rest(m);
    visit(m, 3);
    assert.deepEqual(
      [m.s.locations, m.s.azrakOn],
      [
        [7, 3],
        [1, 1],
      ],
    );
    depart(m);
    rest(m);
    m.pick('New location');
    m.dial(3); // named before: the same location
    assert.deepEqual([m.s.locations, m.s.azrakOn, m.s.missionReturn], [[7, 3], [1, 1], 1]);
    m.session.jump('timeCaptain.choose', 0);
    m.pick('New location');
    m.dial(7);
    assert.deepEqual([m.s.locations, m.s.azrakOn, m.s.missionReturn], [[7, 3], [1, 1], 2]);
  });

  it('offers no visit that the Time Captain cannot pay, and no more locations than the list holds [HA-042]', () => {
    const m = visit(ready(), 7);
    m.session.jump('timeCaptain.choose', 0);
    set(m, 'pool', 0, 0);
    assert.deepEqual(reasons(m), ['Location 7 again: No Azrak', 'New location: No Azrak']);
    set(m, 'pool', 8, 0);
    for (let no = 10; no < 33; no++) {
      m.session.jump('timeCaptain.choose', 0);
      set(m, 'pool', 8, 0);
      assert(m.offers().includes('New location'));
      m.pick('New location');
      m.dial(no);
    }
    m.session.jump('timeCaptain.choose', 0);
    assert.deepEqual([m.s.locations.length, reasons(m)], [24, ['New location: List is full']]);
  });

  it('offers a location once that a correction has listed twice, to visit and to cover, and says so [HA-042]', () => {
    const m = visit(ready(), 7);
    depart(m);
    rest(m);
    visit(m, 9);
    set(m, 'locations', 7, 1);
    assert.equal(hadal.broken!(m.s), 'Location 7 is listed twice');
    m.pick('More...', 'Map is covered');
    assert.deepEqual(m.offers(), ['Done', 'Cover 7']);
    m.pick('Cover 7', 'Cover 7');
    assert.deepEqual([m.offers(), m.s.azrakOn, azrak(m.s)], [['Done'], [0, 0], 32], 'no Azrak is left behind');
    m.pick('Done', 'Back');
    depart(m);
    rest(m);
    assert.deepEqual(m.offers(), ['Location 7', 'New location', 'More...']);
  });

  it('takes nothing for a visit that the Time Captain cannot pay any more [HA-030, HA-041]', () => {
    const m = ready();
    m.pick('New location');
    set(m, 'pool', 0, 0);
    set(m, 'vortex', 0);
    m.dial(5);
    assert.deepEqual([m.s.at, m.s.vortex, m.s.locations], ['timeCaptain.choose', 0, [5]]);
    assert(/No Azrak: correct, or end/.test(m.says()));
  });

  it('gives everybody a card in recon for nothing; an agent who finds none stands by [HA-043]', () => {
    const m = acting(4);
    assert.deepEqual(
      [m.s.cardInFront, m.s.pool],
      [
        [1, 1, 1, 1],
        [7, 8, 8, 8],
      ],
    );
    m.pick('Dee', 'Stand by');
    assert.deepEqual(
      [m.s.cardInFront, m.s.pool],
      [
        [1, 1, 1, 0],
        [7, 8, 8, 8],
      ],
    );
  });

  it('tells to follow the cards in front before anything else [HA-044]', () => {
    const m = acting(4);
    assert(/Cards first$/.test(m.says()));
    assert(/^Cards first: do what your card says$/m.test(hadal.words!(m.s)), 'and help says what that means');
    for (const name of m.s.names) m.pick(name, 'A card says...', 'Nothing more');
    assert.deepEqual(m.s.pool, [7, 8, 8, 8], 'what a card says costs nothing');
    assert(/Cards first$/.test(m.says()), 'as long as the group is there');
  });

  it('sets no turn, order or time for actions, and no number of them [HA-045]', () => {
    const m = acting(2, { 'Talk minutes': 5 });
    assert(!shown(m.session).until);
    for (const name of ['Bob', 'Ada', 'Ada', 'Bob', 'Bob']) {
      m.pick(name);
      m.pick(m.offers().find(label => /^Explore/.test(label))!, 'Nothing more');
      assert.deepEqual(m.offers().slice(0, 2), ['Ada', 'Bob']);
    }
    assert.deepEqual(m.s.pool, [6, 6]); // travel and 1 paid; 1 free and 2 paid
  });

  it('lets the group leave only when nobody has a card or a conflict [HA-046]', () => {
    const m = acting(2, {}, ['Ada']);
    assert(!m.offers().includes('Leave'));
    assert(reasons(m).includes('Leave: Stand by first: Bob'));
    m.pick('Bob', 'A card says...', 'Personal conflict', 'Nothing more');
    assert(!m.offers().includes('Leave'));
    set(m, 'cardInFront', 0, 1);
    assert(reasons(m).includes('Leave: Conflict first'));
    set(m, 'personalConflict', 0, 1);
    assert(m.offers().includes('Leave'));
    set(m, 'groupConflict', 1);
    assert(reasons(m).includes('Leave: Conflict first'));
  });

  it('is not held back by the card of an agent whom the table has put out [HA-046, HA-132]', () => {
    const m = acting(2, {}, ['Ada']);
    set(m, 'ejected', 1, 1);
    assert.deepEqual(m.offers(), ['Ada', 'Leave', 'More...']);
  });

  it('clears ejection when phase 3 begins, and the loss of control after the Update [HA-047]', () => {
    const m = acting(2);
    m.pick('Ada', 'A card says...', 'Lose Azrak');
    m.dial(9);
    m.pick('Lose control');
    m.ok();
    m.pick('Nothing more');
    assert.deepEqual(
      [m.s.ejected, m.s.lostControl],
      [
        [1, 0],
        [1, 0],
      ],
    );
    depart(m);
    assert.equal(m.says(), 'Back from ejection: Ada');
    m.ok();
    assert.equal(place(m), '3.1');
    assert.deepEqual(
      [m.s.ejected, m.s.lostControl],
      [
        [0, 0],
        [1, 0],
      ],
    );
    m.pick('Update, pay 1', 'OK');
    assert.deepEqual(m.s.lostControl, [0, 0]);
  });

  it('skips the Update when the group declines and nobody lost control [HA-048]', () => {
    const m = acting(2);
    drain(m, 'Ada', 3);
    depart(m);
    const pools = m.s.pool.slice();
    m.pick('No Update');
    assert.deepEqual([m.s.pool, m.s.missionReturn], [pools, 0]);
    assert.equal(m.s.at, 'between.captain');
  });

  it('passes the deck to the left, from the last seat to the first, and counts the round [HA-049]', () => {
    const m = ready(3);
    const captains: string[] = [];
    for (let i = 0; i < 4; i++) {
      captains.push(captain(m));
      visit(m, i + 1);
      depart(m);
      m.pick('No Update');
      assert.equal(m.says(), 'Panorama under the Story deck. Take the deck: you are Time Captain');
      assert.equal(shown(m.session).seat, (m.s.timeCaptain + 1) % 3, 'it is said to the next one');
      m.ok();
    }
    assert.deepEqual([captains, m.s.round, captain(m), m.s.seat], [['Ada', 'Bob', 'Cem', 'Ada'], 5, 'Bob', 1]);
    const solo = ready(1);
    visit(solo);
    depart(solo);
    rest(solo);
    assert.equal(captain(solo), 'Bob');
    visit(solo, 2);
    depart(solo);
    rest(solo);
    assert.equal(captain(solo), 'Ada');
  });

  it('passes over whoever is still out as Time Captain [HA-049]', () => {
    const m = visit(ready(3));
    depart(m);
    m.pick('No Update');
    set(m, 'ejected', 1, 1);
    assert.equal(shown(m.session).seat, 2);
    m.ok();
    assert.equal(captain(m), 'Cem');
  });

  it('follows the order of seats that the table sets [HA-049]', () => {
    const m = ready(3);
    m.session.reorder([0, 2, 1], 0);
    visit(m);
    depart(m);
    rest(m);
    assert.equal(captain(m), 'Cem');
  });

  it('keeps an ejected Time Captain Time Captain to the end of the round [HA-050]', () => {
    const m = acting(3);
    m.pick('Ada', 'A card says...', 'Ejected');
    m.ok();
    assert.deepEqual([m.s.ejected, captain(m)], [[1, 0, 0], 'Ada']);
    depart(m);
    m.ok();
    m.pick('No Update');
    m.ok();
    assert.equal(captain(m), 'Bob');
  });

  it('gives the last word to the Time Captain, also when the time to talk is up [HA-051]', () => {
    const m = ready(3, { 'Talk minutes': 2 });
    assert(/or decide/.test(m.says()));
    assert.equal(shown(m.session).seat, 0, 'to the Time Captain');
    const ask = shown(m.session);
    assert.equal(ask.until! - m.s.played, 120);
    m.session.answer(LATE, 120);
    assert(/Time is up: decide/.test(m.says()));
    assert(!shown(m.session).until);
    visit(m);
    depart(m);
    rest(m);
    assert.equal(shown(m.session).until! - m.s.played, 120);
    assert(!shown(ready(3).session).until, 'off by default');
    m.session.jump('actions.menu', 300);
    m.session.jump('timeCaptain.choose', 0);
    assert.equal(shown(m.session).until! - m.s.played, 120, 'anew when the table goes back to it');
  });

  it('keeps all Azrak through a round', () => {
    const m = ready(3);
    for (let i = 0; i < 5; i++) {
      visit(m, (i % 2) + 1);
      drain(m, 'Bob', 2);
      depart(m);
      m.pick('Update, pay 1', 'OK');
      m.ok();
      assert.equal(azrak(m.s), 32);
    }
    assert.equal(m.s.missionReturn, 8); // 3 visits again and 5 Updates
  });
});
