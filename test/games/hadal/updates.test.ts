import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { acting, azrak, depart, drain, type Mission, reasons, set } from './mission';

/** Between Locations with these pools and so much in the Vortex; Ada is Time Captain. */
function between(pools: number[], vortex: number): Mission {
  const m = acting(pools.length);
  for (const [seat, pool] of pools.entries()) set(m, 'pool', pool, seat);
  set(m, 'vortex', vortex);
  set(m, 'total', azrak(m.s));
  depart(m);
  return m;
}

describe('hadal: the Standard Update', () => {
  it('moves 1 from the Vortex to Mission Return and shares the rest, nobody above the level [HA-120, HA-233]', () => {
    const m = between([2, 5, 7], 12);
    m.pick('Update, pay 1');
    assert.deepEqual([m.s.vortex, m.s.missionReturn], [11, 1]);
    assert.deepEqual(m.s.share, [6, 3, 1]);
    assert(/Vortex keeps 1/.test(m.says()));
    m.pick('OK');
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.missionReturn], [[8, 8, 8], 1, 1]);
  });

  it('shares 7 of 8 as in the book: 2 and 5 become 7 and 7 [HA-120, HA-123]', () => {
    const m = between([2, 5], 8);
    m.pick('Update, pay 1');
    assert.equal(m.says().split(' Vortex')[0], 'Ada +5 Bob +2');
    m.pick('OK');
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.missionReturn], [[7, 7], 0, 1]);
  });

  it('needs at least 1 Azrak in the Vortex [HA-121]', () => {
    const m = between([2, 5, 7], 0);
    assert.deepEqual(m.offers(), ['No Update']);
    assert(reasons(m).includes('Update, pay 1: Vortex too low'));
    assert(between([2, 5, 7], 1).offers().includes('Update, pay 1'));
  });

  it('costs nothing by the allowance, which shrinks, or by a card, which does not use it [HA-122, HA-234]', () => {
    const free = between([2, 5], 8);
    free.pick('Update, free', 'OK');
    assert.deepEqual([free.s.pool, free.s.vortex, free.s.missionReturn, free.s.freeUpdates], [[8, 7], 0, 0, 1]);
    const card = between([2, 5], 8);
    card.pick('A card: free', 'OK');
    assert.deepEqual([card.s.missionReturn, card.s.freeUpdates], [0, 2]);
    const none = between([2, 5], 8);
    set(none, 'freeUpdates', 0);
    assert(!none.offers().includes('Update, free'));
    assert(reasons(none).includes('Update, free: No free one left'));
    const emergency = acting(2);
    drain(emergency, 'Bob', 0);
    emergency.pick('A card: free');
    assert.deepEqual([emergency.s.missionReturn, emergency.s.freeUpdates, emergency.s.pool[1]], [0, 2, 8]);
  });

  it('proposes 1 at a time to the smallest pool, ties from the Time Captain to the left, and takes changes [HA-123]', () => {
    const m = between([3, 3, 3, 5], 5);
    m.pick('A card: free');
    assert.deepEqual(m.s.share, [2, 2, 1, 0]);
    m.pick('-1 Ada');
    assert.equal(m.says(), "Who gets 1 Azrak of Ada's share?");
    m.pick('Dee');
    assert.deepEqual(m.s.share, [1, 2, 1, 1]);
    m.pick('-1 Bob', 'Back', 'OK');
    assert.deepEqual([m.s.pool, m.s.vortex], [[4, 5, 4, 6], 0]);
    const tied = between([4, 4, 4], 1);
    set(tied, 'timeCaptain', 2);
    tied.pick('A card: free');
    assert.deepEqual(tied.s.share, [0, 0, 1]);
  });

  it('moves nothing beyond a level when the share is changed', () => {
    const m = between([7, 2], 5);
    m.pick('A card: free', '-1 Bob');
    assert.deepEqual(m.offers(), ['Ada', 'Back']);
    m.pick('Ada');
    assert.deepEqual(m.offers(), ['OK', '-1 Ada'], 'Ada is full, and can only give');
  });

  it('serves agents at 0 first only when it is due [HA-135]', () => {
    for (const vortex of [1, 2]) {
      const m = between([0, 0, 5], vortex); // nobody has lost control
      m.pick('A card: free', '-1 Ada');
      assert.deepEqual(m.offers(), ['Bob', 'Cem', 'Back']);
      m.pick('Cem');
      assert.deepEqual(m.s.share, [0, vortex - 1, 1]);
    }
  });

  it('asks only for changes that can be made [HA-120, HA-123]', () => {
    const m = between([7, 7], 9);
    m.pick('A card: free');
    assert.deepEqual([m.says(), m.offers()], ['Ada +1 Bob +1 Vortex keeps 7', ['OK']]);
  });

  it('is split anew when a correction has changed what there is to share [HA-030, HA-031, HA-120]', () => {
    const m = between([2, 5], 8);
    m.pick('Update, pay 1');
    set(m, 'pool', 6, 0); // 4 of the 7 are gone
    assert.equal(m.says(), 'Ada +1 Bob +2');
    m.pick('-1 Bob', 'Ada');
    assert.equal(m.says().split(' Vortex')[0], 'Ada +2 Bob +1', 'and can be changed again');
    set(m, 'pool', 4, 1); // 1 more to share
    assert.equal(m.says().split(' Vortex')[0], 'Ada +1 Bob +3');
    m.pick('OK');
    assert.deepEqual([m.s.pool, m.s.vortex, hadal.broken!(m.s)], [[7, 7], 0, undefined]);
    const lower = between([2, 5], 8);
    assert(/^Standard Update\?\nVortex 8$/.test(lower.says()));
    lower.pick('Update, pay 1');
    set(lower, 'level', 6, 0); // 1 less than proposed
    assert.equal(lower.says().split(' Vortex')[0], 'Ada +4 Bob +3');
  });

  it('happens once at most between two locations [HA-124]', () => {
    const m = between([2, 5], 8);
    m.pick('Update, pay 1', 'OK');
    assert.equal(m.s.at, 'between.captain');
  });

  it('shares with those who were ejected, too [HA-126]', () => {
    const m = acting(3);
    drain(m, 'Bob', 2);
    m.pick('Bob', 'A card says...', 'Ejected');
    m.ok();
    depart(m);
    m.ok();
    m.pick('Update, pay 1', 'OK');
    assert.deepEqual(m.s.pool, [8, 8, 8]);
  });
});
