import { strict as assert } from 'node:assert';
import { optionsOf } from '../../../games/kit';
import { shown } from '../../play';
import { acting, azrak, boost, depart, discarded, drain, type Mission, pile, reasons, set, testing } from './mission';

const VALUES = [-2, -1, 0, 0, 1, 2];
const FIRST = 'Read the left cell',
  EQUAL = 'Read the lower cell',
  MORE = 'Read the right cell';

/** A whole test without boost or support; the card is given by its place in what is left. */
function attempt(m: Mission, name: string, difficulty: number, card: number, bonus = 0): string {
  testing(m, name, difficulty, bonus);
  if (m.s.at === 'test.boost') boost(m, 0);
  (card ? m.dice(card) : m).pick('Draw Destiny');
  const said = m.says();
  m.ok();
  m.pick('Nothing more');
  return said;
}
/** The boosts with their chances, as their rows have them. */
const chances = (m: Mission) => optionsOf(m.session.ask()).map(({ label, note }) => (note ? `${label} ${note}` : label));
const seenAll = (m: Mission) => m.s.seen === 63;
const odds = (m: Mission) => (shown(m.session).odds || []).map(([label, ways, of]) => `${label} ${ways}/${of}`);

/** 1 when every card that can come is counted once. */
const sumOfOdds = (m: Mission) => (shown(m.session).odds || []).reduce((sum, [, ways]) => sum + ways, 0) / shown(m.session).odds![0]![2];

describe('hadal: Destiny', () => {
  it('draws one of 6 cards for each test and does not put it back [HA-060]', () => {
    const m = acting(4);
    assert.deepEqual(m.s.destiny, VALUES);
    const drawn: number[] = [];
    for (let left = 6; left > 1; left--) {
      attempt(m, 'Bob', 2, left); // always the last of those left
      drawn.push(m.s.destinyValue);
    }
    assert.deepEqual(drawn, [2, 1, 0, 0, -1]);
    assert.deepEqual([pile(m.s), discarded(m.s)], [[-2], [-1, 0, 0, 1, 2]]);
  });

  it('lays the drawn card open: the discard is a track that all may look at [HA-061]', () => {
    const m = acting(4);
    attempt(m, 'Bob', 2, 2);
    attempt(m, 'Bob', 2, 5);
    const tracks = m.session.tracks();
    const seen = tracks.discard.flags!.filter((_, card) => m.s.discard & (1 << card));
    assert.deepEqual([tracks.discard.name, seen, discarded(m.s)], ['Discard', ['-1', '+2'], [-1, 2]]);
    m.pick('More...');
    assert(shown(m.session).show!.includes('discard'));
  });

  it('shuffles the discard in only when told, or when no card is left [HA-062]', () => {
    const m = acting(4);
    attempt(m, 'Bob', 2, 1);
    attempt(m, 'Cem', 2, 1);
    assert.deepEqual(pile(m.s), [0, 0, 1, 2]);
    m.pick('More...', 'Shuffle Destiny', 'Back');
    assert.deepEqual([pile(m.s), discarded(m.s)], [VALUES, []]);
    for (const name of ['Bob', 'Bob', 'Cem', 'Cem', 'Dee', 'Dee']) attempt(m, name, 2, 0);
    assert.deepEqual([pile(m.s), discarded(m.s)], [[], VALUES]);
    attempt(m, 'Bob', 2, 3);
    assert.deepEqual([pile(m.s), discarded(m.s), m.s.destinyValue], [[-2, -1, 0, 1, 2], [0], 0]);
  });

  it('says before the draw that an empty pile is shuffled: at the boost and at the support [HA-062]', () => {
    for (const Odds of ['Always', 'Never']) {
      const m = acting(4, { Odds });
      for (const name of ['Bob', 'Bob', 'Cem', 'Cem', 'Dee']) attempt(m, name, 2, 0);
      testing(m, 'Dee', 2);
      assert(!/shuffled/.test(m.says()), 'one card is left');
      boost(m, 0);
      m.pick('Draw Destiny');
      m.ok();
      m.pick('Nothing more');
      testing(m, 'Dee', 2);
      assert.match(m.says(), /\nDestiny: 6, shuffled$/);
      boost(m, 0);
      assert.match(m.says(), /\nDestiny: 6, shuffled$/);
    }
  });

  it('puts all 6 into the pile, the card of the test that ordered it as well [HA-063]', () => {
    const m = acting(4);
    testing(m, 'Bob', 2);
    boost(m, 0);
    m.dice(6).pick('Draw Destiny');
    assert.deepEqual(discarded(m.s), [2]);
    m.ok();
    m.pick('More...', 'Shuffle Destiny', 'Back', 'Nothing more');
    assert.deepEqual([pile(m.s), discarded(m.s)], [VALUES, []]);
  });

  it('adds attribute, boost, support, bonus and Destiny, without cap or floor [HA-064]', () => {
    const m = acting(4, {}, ['Cem', 'Dee']);
    set(m, 'talent', 4, 1);
    set(m, 'talentScope', 1, 1);
    testing(m, 'Bob', 9, 3); // 2 + talent 4 + bonus 3
    assert(/^9 vs 9/.test(m.says()));
    boost(m, 2);
    m.pick('Cem +1', 'Dee +1');
    assert(/^13 vs 9/.test(m.says()));
    m.dice(6).pick('Draw Destiny');
    assert(/Destiny [-+]?\d: 15 vs 9/.test(m.says()));
    m.ok();
    m.pick('Nothing more');
    assert(/Destiny [-+]?\d: -9 vs 0/.test(attempt(m, 'Cem', 0, 1, -9)), 'below 0 as well');
  });

  it('reads less as failure, equal as critical success, more as success [HA-065]', () => {
    const m = acting(4);
    for (const [difficulty, word, cell, cue] of [
      [3, 'FAILURE', FIRST, 'bad'],
      [2, 'CRITICAL SUCCESS', EQUAL, 'good'],
      [1, 'SUCCESS', MORE, 'good'],
    ] as [number, string, string, string][]) {
      set(m, 'discard', 0);
      testing(m, 'Bob', difficulty);
      boost(m, 0);
      m.dice(3).pick('Draw Destiny'); // a 0
      assert.equal(m.says().split('\n')[0], word);
      assert(m.says().indexOf(cell) > 0);
      assert.equal(shown(m.session).cue, cue);
      m.ok();
      m.pick('Nothing more');
    }
  });

  it('counts exact odds over the cards left, for every boost, and over all 6 when none is left [HA-066]', () => {
    const m = acting(4, { Odds: 'Always' }, ['Dee']);
    attempt(m, 'Bob', 2, 1); // -2 is gone
    testing(m, 'Bob', 3);
    // 2 -1, 0, 0, +1, +2 against 3: before anything is paid
    assert.deepEqual(chances(m).slice(0, 4), ['+0 F60% C20% S20%', '+1 F20% C40% S40%', '+2 F0% C20% S80%', '+3 F0% C0% S100%']);
    assert.equal(m.says(), '2 vs 3. Boost?\nFail, Crit, Success');
    boost(m, 1);
    assert.equal(m.says(), '3 vs 3. Support?', 'the odds have the rows, so that who may support is seen');
    assert.deepEqual(odds(m), ['F 1/5', 'C 2/5', 'S 2/5']);
    assert.equal(sumOfOdds(m), 1);
    m.pick('Dee +1'); // support counts like boost
    assert.deepEqual(odds(m), ['F 0/5', 'C 1/5', 'S 4/5']);
    assert.equal(sumOfOdds(m), 1);
    m.pick('Draw Destiny');
    m.ok();
    m.pick('Nothing more');
    set(m, 'discard', 63);
    testing(m, 'Cem', 3);
    assert.equal(chances(m)[0], '+0 F67% C17% S17%');
    boost(m, 0);
    assert.deepEqual(odds(m), ['F 4/6', 'C 1/6', 'S 1/6']);
    assert.equal(sumOfOdds(m), 1);
    m.dice(6).pick('Draw Destiny');
    assert(/Destiny [-+]?\d: 4 vs 3/.test(m.says()));
  });

  it('tells number, lowest and highest only, until every card has been seen once; or always, or never [HA-067]', () => {
    const m = acting(4);
    for (const name of ['Bob', 'Bob', 'Bob']) attempt(m, name, 2, 1);
    m.pick('More...', 'Shuffle Destiny', 'Back');
    testing(m, 'Cem', 2);
    assert(/Destiny: 6, -2 to \+2/.test(m.says()));
    assert.deepEqual([chances(m)[0], seenAll(m)], ['+0', false]);
    boost(m, 0);
    assert(shown(m.session).show!.includes('discard'));
    assert.deepEqual(odds(m), []);
    m.dice(6).pick('Draw Destiny');
    m.ok();
    m.pick('Nothing more');
    attempt(m, 'Cem', 2, 5);
    assert(!seenAll(m));
    attempt(m, 'Cem', 2, 4); // the last one that was never seen
    assert(seenAll(m));
    m.pick('More...', 'Shuffle Destiny', 'Back');
    testing(m, 'Dee', 2);
    assert.equal(chances(m)[0], '+0 F33% C33% S33%');
    // on demand, before anything is paid
    const asked = acting(4);
    testing(asked, 'Dee', 2);
    assert.equal(chances(asked)[0], '+0');
    assert.deepEqual(shown(asked.session).show, ['discard', 'pool', 'azrakOn'], 'what is out of the pile is seen');
    asked.pick('Show odds');
    assert.deepEqual([chances(asked)[0], asked.offers().includes('Show odds'), asked.s.odds], ['+0 F33% C33% S33%', false, 'Always']);
    const never = acting(4, { Odds: 'Never' });
    set(never, 'seen', 63);
    testing(never, 'Bob', 2);
    assert.equal(chances(never)[0], '+0');
    assert(!never.offers().includes('Show odds'));
    boost(never, 0);
    assert.deepEqual(odds(never), []);
  });

  it('takes the word of the table for what was seen [HA-067]', () => {
    const m = acting(4);
    set(m, 'discard', 31);
    attempt(m, 'Bob', 2, 0); // the last one
    assert(seenAll(m), 'what lies in the discard was seen');
    set(m, 'seen', 0);
    attempt(m, 'Bob', 2, 1);
    assert.deepEqual([seenAll(m), discarded(m.s)], [false, [-2]]);
  });

  it('takes the value of a card on the table and keeps no pile then [HA-068]', () => {
    const m = acting(4, { Destiny: 'Table' });
    testing(m, 'Bob', 2);
    assert(!/Destiny/.test(m.says()));
    boost(m, 0);
    m.pick('Draw Destiny');
    assert.deepEqual(shown(m.session).dial!.slice(0, 2), [-9, 9]);
    m.dial(-1);
    assert(/Destiny [-+]?\d: 1 vs 2/.test(m.says()));
    assert.deepEqual([pile(m.s), discarded(m.s)], [VALUES, []]);
  });

  it('draws the card that the bench gives [HA-069]', () => {
    const m = acting(4);
    for (const [place, value] of [
      [1, -2],
      [1, -1],
      [4, 2],
    ]) {
      attempt(m, 'Bob', 2, place);
      assert.equal(m.s.destinyValue, value);
    }
  });
});

describe('hadal: a test', () => {
  it('is open to any agent who has a card or is standing by, and to nobody by force [HA-070]', () => {
    const m = acting(4, {}, ['Cem']);
    for (const name of ['Bob', 'Cem']) {
      m.pick(name);
      assert(m.offers().includes('Test 1st: 2'));
      m.pick('Test 1st: 2');
      assert.deepEqual([m.s.pool, m.s.vortex], [[7, 8, 8, 8], 0], 'nothing is paid yet');
      assert(m.session.undo());
      m.pick('Back');
    }
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.at], [[7, 8, 8, 8], 0, 'actions.menu']);
  });

  it('costs the tester 1 Azrak to begin [HA-071, HA-232]', () => {
    const m = acting(4);
    m.pick('Bob', 'Test 1st: 2');
    m.dial(5);
    assert.deepEqual([m.s.pool, m.s.vortex], [[7, 7, 8, 8], 1]);
  });

  it('is boosted by 1 for each Azrak, as many as there are [HA-072]', () => {
    const m = acting(4);
    testing(m, 'Bob', 5);
    assert.deepEqual(m.offers(), ['+0', '+1', '+2', '+3', '+4', '+5', '+6', '+7', 'Show odds', 'Gear, Item bonus']);
    boost(m, 3);
    assert(/^5 vs 5/.test(m.says()));
    assert.deepEqual([m.s.pool[1], m.s.vortex], [4, 4]);
  });

  it('is supported by 1 for each Azrak of agents standing by [HA-073]', () => {
    const m = acting(4, {}, ['Cem']);
    testing(m, 'Bob', 5);
    boost(m, 0);
    m.pick('Cem +1');
    assert(/^3 vs 5/.test(m.says()));
    assert.deepEqual([m.s.pool, m.s.vortex], [[7, 7, 7, 8], 2]);
  });

  it('adds one Destiny card [HA-074]', () => {
    const m = acting(4);
    testing(m, 'Bob', 3);
    boost(m, 0);
    m.dice(5).pick('Draw Destiny'); // +1
    assert(/Destiny [-+]?\d: 3 vs 3/.test(m.says()));
    assert.deepEqual([discarded(m.s), pile(m.s)], [[1], [-2, -1, 0, 0, 2]]);
  });

  it('may have an empty cell: nothing happens [HA-075]', () => {
    const m = acting(4);
    testing(m, 'Bob', 3);
    boost(m, 0);
    m.pick('Draw Destiny');
    m.ok();
    assert(/If empty, nothing/.test(m.says()));
    const before = [m.s.pool.slice(), m.s.cardInFront.slice()];
    m.pick('Nothing more');
    assert.deepEqual([m.s.pool, m.s.cardInFront], before);
    assert.equal(m.s.at, 'actions.menu');
  });

  it('runs initiate, boost, support, Destiny, result, and goes back to none of them [HA-076]', () => {
    const m = acting(4, {}, ['Cem']);
    const seen: string[] = [];
    const look = () => seen.push(m.s.at);
    m.pick('Bob', 'Test 2nd: 2');
    look();
    m.dial(4);
    look();
    m.pick('Gear, Item bonus');
    look();
    m.dial(0);
    look();
    boost(m, 1);
    look();
    assert(!m.offers().some(label => /^\+|oost|onus|Back/.test(label)), 'no boost after support has begun');
    m.pick('Cem +1');
    look();
    assert(!m.offers().some(label => /^\+|oost|onus|Back/.test(label)));
    m.pick('Draw Destiny');
    look();
    assert.deepEqual(m.offers(), []);
    m.ok();
    look();
    assert(!m.offers().some(label => /\+|Draw/.test(label)));
    assert.deepEqual(seen, [
      'test.difficulty',
      'test.boost',
      'test.bonus',
      'test.boost',
      'test.support',
      'test.support',
      'test.result',
      'cards.cell',
    ]);
  });

  it('strikes the tester, never a supporter [HA-077]', () => {
    const m = acting(4, {}, ['Cem']);
    testing(m, 'Bob', 9);
    boost(m, 0);
    m.pick('Cem +1', 'Draw Destiny');
    assert(/for you alone/.test(m.says()));
    assert.equal(m.s.seat, 1);
    m.ok();
    m.pick('Lose Azrak');
    m.dial(2);
    assert.deepEqual(m.s.pool, [7, 5, 7, 8]);
    m.pick('Ejected');
    m.ok();
    assert.deepEqual(m.s.ejected, [0, 1, 0, 0]);
  });

  it('may be tried again, for a new Azrak [HA-078]', () => {
    const m = acting(4);
    attempt(m, 'Bob', 9, 1);
    attempt(m, 'Bob', 9, 1);
    assert.deepEqual([m.s.pool[1], m.s.vortex], [6, 2]);
  });

  it('asks attribute, difficulty, boost and support by name and number [HA-079]', () => {
    const m = acting(4, {}, ['Cem']);
    m.pick('Bob');
    assert.equal(m.says(), '8 Azrak. Action?');
    assert.deepEqual(
      m.offers().filter(label => /^Test|^Back/.test(label)),
      ['Test 1st: 2', 'Test 2nd: 2', 'Test 3rd: 2', 'Back'],
    );
    m.pick('Test 1st: 2');
    assert.equal(m.says(), 'Test: difficulty?\nPay 1 to begin');
    m.dial(4);
    assert.equal(m.says(), '2 vs 4. Boost?\nDestiny: 6, -2 to +2');
    boost(m, 1);
    assert.equal(m.says(), '3 vs 4. Support?\nDestiny: 6, -2 to +2');
    assert.equal(m.s.names[m.s.seat], 'Bob');
    assert.deepEqual(m.offers(), ['Draw Destiny', 'Cem +1']);
    m.dice(1).pick('Draw Destiny');
    assert.equal(m.says(), 'FAILURE\nDestiny -2: 1 vs 4\nRead the left cell, for you alone');
  });

  it('ends as in the book: 2, boost 2, support 1, Destiny -1 against 4 is critical [HA-064, HA-065, HA-232]', () => {
    const m = acting(4, {}, ['Cem']);
    testing(m, 'Bob', 4);
    boost(m, 2);
    m.pick('Cem +1');
    m.dice(2).pick('Draw Destiny');
    assert(/^CRITICAL SUCCESS\nDestiny -1: 4 vs 4/.test(m.says()));
    assert.deepEqual([m.s.pool, m.s.vortex], [[7, 5, 7, 8], 4]);
  });
});

describe('hadal: support', () => {
  const support = (players: number, answers = {}) => {
    const m = acting(players, answers, ['Ada', 'Bob', 'Cem', 'Dee'].slice(0, Math.max(2, players)));
    testing(m, 'Ada', 9);
    boost(m, 0);
    return m;
  };
  /** Takes support until no more is offered; what each has given. */
  const all = (m: Mission, first: string) => {
    while (m.offers().length > 1) m.pick(m.offers().includes(first) ? first : m.offers()[1]);
    return m.s.support;
  };

  it('is limited to 1 each with 4 receptacles, 2 and 1 with 3, 3 with 2 [HA-080, HA-193]', () => {
    assert.deepEqual(all(support(4), 'Dee +1'), [0, 1, 1, 1]);
    assert.deepEqual(all(support(3), 'Bob +1'), [0, 2, 1]);
    assert.deepEqual(all(support(3), 'Cem +1'), [0, 1, 2]);
    const mixed = support(3);
    mixed.pick('Bob +1', 'Cem +1', 'Bob +1');
    assert.deepEqual(mixed.offers(), ['Draw Destiny']);
    assert.deepEqual(all(support(2), 'Bob +1'), [0, 3]);
    assert.deepEqual(all(support(1), 'Bob +1'), [0, 3]);
  });

  it('comes from one agent only with 3 receptacles, if the house rules say so [HA-080]', () => {
    const m = support(3);
    set(m, 'rulings', 1);
    assert.deepEqual(all(m, 'Cem +1'), [0, 0, 2]);
  });

  it('comes from agents standing by who are not ejected, locked, out of Azrak or testing [HA-081]', () => {
    const m = acting(4, {}, ['Ada', 'Bob', 'Cem', 'Dee']);
    set(m, 'ejected', 1, 0);
    set(m, 'personalConflict', 1, 2);
    testing(m, 'Dee', 9);
    boost(m, 0);
    assert.deepEqual(m.offers(), ['Draw Destiny', 'Bob +1']);
    assert.deepEqual(reasons(m), ['Ada +1: Ejected', 'Cem +1: In a conflict']);
    set(m, 'pool', 0, 1);
    assert(reasons(m).includes('Bob +1: No Azrak'));
  });

  it('is not given by an agent who is reading a card [HA-153]', () => {
    const m = acting(4, {}, ['Cem']);
    testing(m, 'Bob', 9);
    boost(m, 0);
    assert.deepEqual(m.offers(), ['Draw Destiny', 'Cem +1']);
    assert.deepEqual(reasons(m), ['Ada +1: Reads a card', 'Dee +1: Reads a card']);
  });

  it('is given with a card in front and by locked agents in a group conflict [HA-082]', () => {
    const conflict = (rulings: number) => {
      const m = acting(4, {}, ['Dee']);
      set(m, 'rulings', rulings);
      m.pick('Cem', 'A card says...', 'Personal conflict', 'Nothing more');
      m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
      m.dial(5);
      m.pick('Ada', '1st: 1');
      m.dial(9);
      boost(m, 0);
      return m.offers();
    };
    assert.deepEqual(conflict(0), ['Draw Destiny', 'Bob +1', 'Cem +1', 'Dee +1']);
    assert.deepEqual(conflict(8), ['Draw Destiny', 'Bob +1', 'Dee +1'], 'unless the house rules lock them');
  });

  it('keeps all Azrak', () => {
    const m = support(3);
    all(m, 'Bob +1');
    assert.equal(azrak(m.s), 32);
    m.pick('Draw Destiny');
    m.ok();
    m.pick('Nothing more');
    drain(m, 'Bob', 1);
    depart(m);
    assert.equal(azrak(m.s), 32);
  });
});
