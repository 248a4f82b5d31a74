import { shown } from '../../play';
import { act, assert, canHelp, cubes, items, letter, lock, out, type Play, put, refused, set, tested, told, tracks, until } from './table';

const roll = (p: Play) => p.offers()[0];
const pool = (p: Play, dice: number) => assert.equal(roll(p), `Roll ${dice}`, p.says());
const miss = (n: number) => Array.from({ length: n }, (_, i) => 1 + (i % 5));
/** The cards that can be marked. */
const paying = (p: Play) => shown(p.session).marks!.map(({ label }) => label);
const percent = (p: Play) => shown(p.session).odds!.map(o => Math.round((100 * o[1]) / o[2]));

/** Kid 1 (strong: BRAVE, weak: CLEVER) fails a test with n dice. */
function failed(p: Play, trait = 'TOUGH'): Play {
  tested(p, 0, trait);
  const n = +roll(p).slice(5);
  p.dice(...miss(n)).pick(roll(p));
  return p;
}

describe('tales: the dice', () => {
  it('tests one of five traits; every weakness is one of them [TL-200]', () => {
    const p = out({ Kids: 5 });
    act(p, 0).pick('Card...', 'TEST (free)');
    assert.deepEqual(p.offers(), ['BRAVE', 'CLEVER', 'CHARMING', 'QUICK', 'TOUGH']);
    assert.deepEqual(tracks(p).weakness.words!.slice(1), ['SKITTISH', 'DENSE', 'DULL', 'SLOW', 'WEAK']);
    p.pick('CLEVER'); // Kid 1 is DENSE
    assert.match(p.says(), /DENSE/);
  });

  it('starts with 3 dice, and says what comes on top [TL-201]', () => {
    const p = tested(out(), 0, 'TOUGH');
    pool(p, 3);
    assert.equal(p.says(), 'Kid 1: TOUGH\n3 dice');
    const q = tested(lock(out(), 0, 'injured'), 0, 'BRAVE');
    assert.equal(q.says(), 'Kid 1: BRAVE\n3 dice: STRENGTH +2, INJURED -2');
  });

  it('adds 2 for the strength up to three Kids and 1 above, none while SCARED [TL-202]', () => {
    for (const [kids, dice] of [
      [2, 5],
      [3, 5],
      [4, 4],
      [5, 4],
    ])
      pool(tested(out({ Kids: kids }), 0, 'BRAVE'), dice);
    pool(tested(lock(out(), 0, 'scared'), 0, 'BRAVE'), 3);
  });

  it('takes 1 for the weakness up to three Kids and 2 above, SCARED or not [TL-203]', () => {
    for (const [kids, dice] of [
      [2, 2],
      [3, 2],
      [4, 1],
      [5, 1],
    ])
      pool(tested(out({ Kids: kids }), 0, 'CLEVER'), dice);
    pool(tested(lock(out(), 0, 'scared'), 0, 'CLEVER'), 2);
  });

  it('adds 1 for a helper, two at most [TL-204]', () => {
    const p = tested(set(out({ Kids: 4 }), 'weakness', 1, 3), 0, 'TOUGH');
    p.pick('Help: Kid 2');
    pool(p, 4);
    p.pick('Help: Kid 3');
    pool(p, 5);
    assert.equal(refused(p, 'Help: Kid 4'), 'Two at most');
  });

  it('adds 1 for each own Item of the color, and keeps them [TL-205]', () => {
    const p = tested(set(out(), 'items', [4, 1]), 0, 'TOUGH');
    items(p, 4);
    assert(!p.offers().includes('Item +1'));
    p.pick('No Items');
    items(p, 3);
    pool(p, 6);
    p.dice(6, 1, 1, 1, 1, 1).pick('Roll 6');
    p.ok();
    assert.equal(p.s.items[0], 4);
  });

  it('takes 2 while INJURED [TL-206]', () => {
    pool(tested(lock(out(), 0, 'injured'), 0, 'BRAVE'), 3);
  });

  it('adds everything up before it clamps once to 1 and 8 [TL-207]', () => {
    const p = tested(set(lock(out({ Kids: 3 }), 0, 'injured'), 'items', [9, 1, 1]), 0, 'BRAVE');
    p.pick(...Array(6).fill('Item +1'));
    pool(p, 8); // 3 + 2 + 6 - 2 = 9
    pool(tested(lock(out({ Kids: 4 }), 0, 'injured'), 0, 'CLEVER'), 1); // 3 - 2 - 2 = -1
    const q = tested(set(lock(out({ Kids: 4 }), 0, 'injured'), 'items', [9, 1, 1, 1]), 0, 'CLEVER');
    q.pick(...Array(2).fill('Item +1'));
    pool(q, 1); // 3 - 2 + 2 - 2 = 1: the clamp comes last
  });

  it('succeeds with one six; more mean nothing, nothing changes the 6 [TL-208]', () => {
    for (const [dice, text] of [
      [[6, 1, 1], 'SUCCESS'],
      [[6, 6, 6], 'SUCCESS'],
      [[5, 5, 5], 'FAIL'],
    ] as const) {
      const p = tested(out(), 0, 'TOUGH');
      p.dice(...dice).pick('Roll 3');
      assert(p.says().indexOf(`Kid 1: ${text}`) === 0);
      assert.deepEqual(shown(p.session).dice, dice);
    }
  });

  it('lets nobody help who is UPSET, weak in it or home; LATE Kids may [TL-209]', () => {
    const p = lock(out({ Kids: 5 }), 1, 'upset');
    set(p, 'weakness', [2, 3, 5, 1, 1]);
    set(p, 'status', [0, 0, 0, 1, 2]);
    tested(p, 0, 'TOUGH');
    assert.deepEqual(
      [refused(p, 'Help: Kid 2'), refused(p, 'Help: Kid 3'), refused(p, 'Help: Kid 4')],
      ['UPSET: cannot help', 'WEAK: cannot help', 'Home for dinner'],
    );
    assert.deepEqual(canHelp(p), ['Kid 5']);
    put(p, 4, 'F');
    assert.equal(refused(p, 'Help: Kid 5'), 'Elsewhere');
    assert.deepEqual(canHelp(tested(set(out(), 'status', 1, 1), 0, 'TOUGH')), []);
  });

  it('costs the helper no Time [TL-219]', () => {
    const p = tested(out(), 0, 'TOUGH');
    p.pick('Help: Kid 2');
    p.dice(6, 1, 1, 1).pick('Roll 4');
    assert.deepEqual(cubes(p, 1), [6, 0]);
  });

  it('allows a push with a cube in the own pool, not INJURED, and once [TL-210]', () => {
    assert.deepEqual(failed(out()).offers(), ['Accept', 'Push: EXHAUSTED', 'Push: UPSET', 'Push: SCARED', 'Push: INJURED']);
    const injured = failed(lock(out(), 0, 'injured'));
    assert.match(injured.says(), /No push: injured/);
    const spent = out();
    act(spent, 0).pick('Card...', 'CARD ACTION (Time)');
    spent.dial(5);
    spent.pick('Done', 'Card...', 'CARD ACTION (Time)');
    spent.dial(0);
    spent.pick('Done', 'Other Kid');
    set(spent, 'pool', 1, 0);
    failed(spent);
    assert(spent.offers().includes('Push: EXHAUSTED'));
    const empty = failed(out());
    set(empty, 'pool', 0, 0);
    set(empty, 'action', 6, 0);
    assert.match(empty.says(), /No push: no Time/);
  });

  it('takes the price from the pool into any empty slot, milder ones too; helpers pay nothing [TL-211]', () => {
    const p = lock(out(), 0, 'scared');
    tested(p, 0, 'TOUGH').pick('Help: Kid 2');
    p.dice(1, 1, 1, 1).pick('Roll 4');
    assert.deepEqual(p.offers(), ['Accept', 'Push: EXHAUSTED', 'Push: UPSET', 'Push: INJURED']);
    p.dice(6, 1, 1, 1).pick('Push: EXHAUSTED');
    assert.deepEqual([cubes(p, 0)[0], p.s.exhausted[0], cubes(p, 1)], [4, 1, [6, 0]]);
  });

  it('rolls all dice again, sixes or not, once per test [TL-212]', () => {
    const p = failed(out());
    p.dice(2, 3, 4).pick('Push: UPSET');
    assert.deepEqual(p.s.dice, [2, 3, 4]);
    assert.match(p.says(), /No push: pushed already/);
    p.ok();
    assert.equal(p.s.won, 0);
  });

  it('rolls as many as before, whatever was taken as the price [TL-213]', () => {
    for (const slot of ['SCARED', 'INJURED']) {
      const p = failed(out(), 'BRAVE');
      p.dice(1, 2, 3, 4, 5).pick(`Push: ${slot}`);
      assert.equal(p.s.dice.length, 5);
    }
  });

  it('does not relieve by the same roll what was its price [TL-214]', () => {
    const p = out();
    tested(p, 0, 'TOUGH').pick('Help: Kid 2');
    p.dice(1, 1, 1, 1).pick('Roll 4');
    p.dice(6, 6, 6, 6).pick('Push: UPSET');
    assert.equal(p.s.upset[0], 1);
    const q = failed(out());
    q.dice(6, 6, 6).pick('Push: SCARED');
    assert.deepEqual([q.s.won, q.s.scared[0]], [1, 1]);
  });

  it('offers the push with its price, or says why there is none [TL-215]', () => {
    assert.match(failed(out()).says(), /FAIL. Push\? 1 Time into a condition/);
    assert.match(failed(lock(out(), 0, 'injured')).says(), /FAIL\nNo push: injured/);
  });

  it('shows the chance of the first roll [TL-216]', () => {
    const first = [17, 31, 42, 52, 60, 67, 72, 77];
    const p = tested(set(out({ Kids: 4 }), 'items', [9, 1, 1, 1]), 0, 'CLEVER');
    for (let n = 1; n <= 8; n++) {
      if (n > 1) p.pick('Item +1');
      pool(p, n);
      assert.equal(percent(p)[0], first[n - 1]);
      const [, ways, of] = shown(p.session).odds![0];
      assert.deepEqual([ways, of], [6 ** n - 5 ** n, 6 ** n]); // exact
    }
  });

  it('shows the chance with a push [TL-217]', () => {
    const pushed = [31, 52, 67, 77, 84, 89, 92, 95];
    const p = tested(set(out({ Kids: 4 }), 'items', [9, 1, 1, 1]), 0, 'CLEVER');
    for (let n = 1; n <= 8; n++) {
      if (n > 1) p.pick('Item +1');
      assert.equal(percent(p)[1], pushed[n - 1]);
    }
  });

  it('shows the push only where it would be allowed after paying the action [TL-218]', () => {
    assert.equal(percent(tested(out(), 0, 'TOUGH')).length, 2);
    assert.equal(percent(tested(lock(out(), 0, 'injured'), 0, 'TOUGH')).length, 1);
    const p = set(set(out(), 'pool', 1, 0), 'action', 5, 0);
    act(put(p, 0, 'A'), 0).pick('Investigate A, 1', 'TOUGH');
    assert.deepEqual([p.s.pool[0], percent(p)], [0, [42]]);
    const q = failed(out());
    assert.deepEqual(percent(q), [42]); // of the push itself
  });

  it('passes a test by a COMBO, which counts as a successful roll [TL-220]', () => {
    const p = lock(lock(out(), 0, 'scared'), 0, 'upset');
    tested(p, 0, 'TOUGH').pick('Help: Kid 2', 'COMBO');
    p.mark();
    assert.match(p.says(), /SUCCESS by COMBO/);
    p.ok();
    assert.match(p.says(), /Success text/);
    assert.deepEqual([p.s.won, p.s.scared[0], p.s.upset[0], p.s.dice], [1, 0, 0, []]);
  });

  it('declares a COMBO before the roll, not after a failure [TL-221]', () => {
    assert(tested(out(), 0, 'TOUGH').offers().indexOf('COMBO') > 0);
    assert(!failed(out()).offers().includes('COMBO'));
  });

  it('takes cards of the roller and of those who help, no others [TL-222]', () => {
    const p = set(out({ Kids: 4 }), 'items', [3, 2, 2, 2]);
    set(p, 'status', 1, 3);
    lock(p, 2, 'upset');
    act(p, 1).pick('Card...', 'Effect (free)', 'Anomaly');
    p.dial(2);
    p.pick('Done');
    tested(p, 0, 'TOUGH').pick('COMBO');
    assert.deepEqual(paying(p), ['Kid 1: Item', 'Kid 1: Item 2']);
    p.session.undo();
    p.pick('Help: Kid 2', 'COMBO');
    assert.deepEqual(paying(p), ['Kid 1: Item', 'Kid 1: Item 2', 'Kid 2: Item', 'Kid 2: Anomaly 1']);
  });

  it('needs two separate cards for two tags [TL-223]', () => {
    const p = tested(set(out(), 'items', [4, 1]), 0, 'TOUGH');
    p.pick('COMBO');
    assert.match(p.says(), /else 2/);
    assert.equal(shown(p.session).most, 2);
    p.mark('Kid 1: Item', 'Kid 1: Item 2');
    assert.equal(p.s.items[0], 2);
  });

  it('pays with two separate cards: an Anomaly with two counters is one [TL-223]', () => {
    const p = set(out(), 'items', [2, 1]);
    act(p, 0).pick('Card...', 'Effect (free)', 'Anomaly');
    p.dial(3);
    p.pick('Anomaly');
    p.dial(3);
    p.pick('Done', 'Card...', 'TEST (free)', 'TOUGH', 'COMBO');
    assert.deepEqual(paying(p), ['Kid 1: Item', 'Kid 1: Anomaly 1', 'Kid 1: Anomaly 2']); // each once, whatever its counters
    p.mark('Kid 1: Anomaly 1', 'Kid 1: Anomaly 2');
    assert.deepEqual(p.s.anomalyUses, [2, 2]);
    p.ok();
    p.pick('Done', 'Card...', 'TEST (free)', 'TOUGH', 'COMBO'); // the next test may use it again
    p.mark('Kid 1: Anomaly 1');
    assert.deepEqual(p.s.anomalyUses, [1, 2]);
  });

  it('lets one card do alone: a tag that the test lists, or a COMBO tag [TL-224]', () => {
    const p = tested(set(out(), 'items', [2, 1]), 0, 'TOUGH');
    p.pick('COMBO');
    assert.match(p.says(), /1 card for a listed tag, else 2/);
    p.mark('Kid 1: Item');
    p.ok();
    assert.deepEqual([p.s.won, p.s.items[0]], [1, 1]);
  });

  it('discards Items but the Iconic, takes a counter off an Anomaly, and asks nothing of a Machine [TL-225]', () => {
    const p = out({ Machines: 1 });
    act(p, 0).pick('Card...', 'Effect (free)', 'Anomaly');
    p.dial(2);
    p.pick('Done', 'Card...', 'TEST (free)', 'TOUGH', 'COMBO');
    assert.match(p.says(), /Iconic, Machine free/);
    assert.deepEqual(paying(p), ['Kid 1: Anomaly 1']); // the only Item is the Iconic
    p.mark('Kid 1: Anomaly 1');
    p.ok();
    assert.deepEqual([p.s.anomalyUses[0], p.s.items[0], cubes(p, 0)], [1, 1, [6, 0]]);
  });

  it('gives the success text to the roller only [TL-228]', () => {
    const p = tested(out(), 0, 'TOUGH');
    p.pick('Help: Kid 2');
    p.dice(6, 1, 1, 1).pick('Roll 4');
    p.ok();
    assert.equal(p.says(), 'Kid 1: Success text, for you only');
    p.pick('Item +1');
    assert.deepEqual(p.s.items, [2, 1]);
  });

  it('makes a failure text other than conditions hit the roller only [TL-426]', () => {
    const p = out();
    tested(p, 0, 'TOUGH').pick('Help: Kid 2');
    p.dice(1, 1, 1, 1).pick('Roll 4');
    p.pick('Accept', 'None');
    assert.equal(p.says(), 'Kid 1: The rest of the failure, for you only');
    p.pick('Favor down');
    assert.deepEqual(p.s.favor, [1, 0]);
  });

  it('makes a condition of the text hit roller and helpers, or the one in parentheses the helpers [TL-425]', () => {
    const p = out({ Kids: 3 });
    tested(p, 0, 'TOUGH').pick('Help: Kid 2');
    p.dice(1, 1, 1, 1).pick('Roll 4');
    p.pick('Accept', 'INJURED', 'UPSET');
    assert.match(told(p), /Kid 1 INJURED.*\nKid 2 UPSET/);
    p.pick('Done');
    assert.deepEqual(
      [p.s.injured, p.s.upset],
      [
        [1, 0, 0],
        [0, 1, 0],
      ],
    );
    tested(p, 2, 'TOUGH').pick('Help: Kid 1');
    p.dice(1, 1, 1, 1).pick('Roll 4');
    p.pick('Accept', 'SCARED', 'The same');
    p.pick('Done');
    assert.deepEqual(p.s.scared, [1, 0, 1]);
  });

  it('counts tests made, passed and pushed for the end [TL-503]', () => {
    const p = failed(out());
    p.dice(6, 1, 1).pick('Push: EXHAUSTED');
    p.ok();
    p.pick('Done', 'Card...', 'TEST (free)', 'TOUGH');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept', 'None', 'Done', 'Other Kid', 'More', 'Game over', 'Win');
    assert.equal(p.says(), 'You win! Round 1\nTests 2, passed 1, pushed 1');
    assert.deepEqual(shown(p.session).show, ['insight', 'enigma']);
  });

  it('puts counters on an Anomaly, as many as printed [TL-230]', () => {
    const p = out();
    act(p, 1).pick('Card...', 'Effect (free)', 'Anomaly');
    assert.deepEqual(shown(p.session).dial, [1, 9, 2]);
    p.dial(3);
    assert.deepEqual([p.s.anomalyOf, p.s.anomalyUses], [[1], [3]]);
    assert.deepEqual(tracks(p).anomalyUses.of, ['Anomaly 1']);
    p.pick('Anomaly');
    p.dial(2);
    assert.deepEqual(
      [p.s.anomalyOf, p.s.anomalyUses],
      [
        [1, 1],
        [3, 2],
      ],
    );
  });

  it('takes a counter for an effect, and Time if it is an action [TL-231]', () => {
    const p = out();
    act(p, 0).pick('Card...', 'Effect (free)', 'Anomaly');
    p.dial(2);
    p.pick('Done', 'Anomaly');
    assert.match(p.says(), /1 counter, and Time if it is an action/);
    p.pick('Anomaly 1', 'Yes, 1 Time', 'Done');
    assert.deepEqual([p.s.anomalyUses[0], cubes(p, 0)], [1, [5, 1]]);
    act(p, 1);
    assert(!p.offers().includes('Anomaly')); // it is Kid 1's
  });

  it('discards an Anomaly without counters, and holds any number [TL-232]', () => {
    const p = out();
    act(p, 0).pick('Card...', 'Effect (free)');
    for (let n = 0; n < 6; n++) {
      p.pick('Anomaly');
      p.dial(1);
    }
    p.pick('Done', 'Anomaly', 'Anomaly 1');
    assert.match(told(p), /Anomaly 1, discard it/);
    p.pick('No', 'Done', 'Anomaly');
    assert.equal(p.offers().length, 5 + 1);
  });

  it('rolls one die for the Spiders: no trait, no help, no push [TL-226]', () => {
    for (const [face, text] of [
      [2, 'Movement 1'],
      [5, 'Movement 1'],
      [6, 'Movement 2'],
    ] as const) {
      const q = set(out(), 'events', 8);
      act(put(q, 0, 'G'), 0).pick('G Satuna Spiders');
      assert.deepEqual(
        shown(q.session).odds!.map(o => `${o[1]}/${o[2]}`),
        ['1/6', '4/6', '1/6'],
      );
      q.dice(face).pick('Spend 1 Time');
      assert.match(told(q), new RegExp(`A ${face}: ride from D5 alone, ${text}`));
      letter(q, 'K');
      assert.deepEqual([q.s.placeIs[0], cubes(q, 0)], [1, [5, 1]]);
    }
    const p = set(out(), 'events', 8);
    act(put(p, 0, 'G'), 0).pick('G Satuna Spiders');
    p.dice(1).pick('Spend 1 Time');
    assert.deepEqual([p.s.upset[0], p.s.made], [1, 0]);
    const second = set(out(), 'events', 8);
    act(put(second, 1, 'G'), 1).pick('G Satuna Spiders');
    second.dice(1).pick('Spend 1 Time');
    assert.deepEqual([second.s.upset, second.s.at], [[0, 1], 'kid.act']); // whoever tried, and nobody else
    const after = tested(set(out(), 'events', 8), 0, 'TOUGH'); // a test with help that the table has left
    after.pick('Help: Kid 2');
    after.session.jump('kid.start', 0);
    after.ok();
    act(put(after, 0, 'G'), 0).pick('G Satuna Spiders');
    after.dice(1).pick('Spend 1 Time');
    assert.deepEqual([after.s.upset, after.s.at], [[1, 0], 'kid.act']); // its helper and its text have no part in this
  });

  it('asks nothing more than a trait: until the throw everything can be changed', () => {
    const p = tested(out(), 0, 'TOUGH');
    p.pick('Help: Kid 2', 'Help: Kid 2');
    pool(p, 3);
    until(p, 'test.pool');
  });
});
