import { shown } from '../../play';
import { act, assert, cubes, lock, out, type Play, refused, set, setUp, tales, tested, told, tracks, until, walls } from './table';

/** The text of a card gives Kid 1 a condition. */
function take(p: Play, condition: string): Play {
  act(p, 0).pick('Card...', 'Effect (free)', 'Condition', condition);
  return p;
}

const slots = (p: Play, k = 0) => [p.s.exhausted[k], p.s.upset[k], p.s.scared[k], p.s.injured[k]];

describe('tales: conditions and Favor', () => {
  it('ranks them EXHAUSTED, UPSET, SCARED, INJURED [TL-410]', () => {
    const p = take(out(), 'Any condition');
    assert.deepEqual(p.offers(), ['EXHAUSTED', 'UPSET', 'SCARED', 'INJURED']);
  });

  it('puts a named one into its empty slot, beside a worse one [TL-411]', () => {
    const p = take(lock(out(), 0, 'injured'), 'EXHAUSTED');
    assert.match(told(p), /Kid 1 EXHAUSTED, pool 4/);
    assert.deepEqual(slots(p), [1, 0, 0, 1]);
  });

  it('comes back to the text of a failure that names another condition [TL-411]', () => {
    const p = tested(out(), 0, 'TOUGH');
    p.dice(1, 1, 1).pick('Roll 3');
    p.pick('Accept', 'None', 'Condition', 'UPSET');
    assert.match(p.says(), /rest of the failure/);
    p.pick('Done');
    assert.deepEqual([p.s.at, p.s.upset[0]], ['kid.act', 1]);
  });

  it('puts a second or unnamed one above the worst, by choice if there are several [TL-412]', () => {
    const p = take(lock(out(), 0, 'exhausted', 'upset'), 'EXHAUSTED');
    assert.deepEqual(p.offers(), ['SCARED', 'INJURED']);
    p.pick('SCARED', 'Condition', 'Any condition');
    assert.match(told(p), /Kid 1 INJURED/); // no choice is left
    assert.deepEqual(slots(p), [1, 1, 1, 1]);
    const gap = take(lock(out(), 0, 'scared'), 'Any condition');
    assert.match(told(gap), /Kid 1 INJURED/);
  });

  it('takes the cube from the pool, else from the action space, else locks nothing [TL-413]', () => {
    const p = take(out(), 'UPSET');
    assert.equal(told(p), 'Kid 1 UPSET, pool 5');
    p.pick('Done');
    assert.deepEqual(cubes(p, 0), [5, 0]);
    set(set(p, 'pool', 0, 0), 'action', 5, 0);
    act(p, 1).pick('Card...', 'Effect (free)', 'Other Kid', 'Kid 1', 'Condition', 'SCARED');
    assert.equal(told(p), 'Kid 1 SCARED, action space 4');
    assert.deepEqual(
      [cubes(p, 0), slots(p)],
      [
        [0, 4],
        [0, 1, 1, 0],
      ],
    );
    set(p, 'action', 0, 0);
    p.pick('Condition', 'INJURED');
    assert.match(told(p), /no cube left/);
    assert.deepEqual(slots(p), [0, 1, 1, 0]);
    set(set(p, 'upset', 0, 0), 'scared', 0, 0).pick('Condition', 'Any condition');
    assert.deepEqual([told(p), p.s.at], ['Kid 1: no cube left, none is locked', 'card.menu']); // nothing to choose for it
  });

  it('sends an injury back to square 1 when nothing is worse, without another cube [TL-417]', () => {
    for (const name of ['INJURED', 'Any condition']) {
      const p = lock(out(), 0, 'injured');
      set(p, 'injured', 3, 0);
      take(p, name);
      assert.match(told(p), /INJURED again, back to square 1/);
      assert.deepEqual(
        [slots(p), cubes(p, 0)],
        [
          [0, 0, 0, 1],
          [5, 0],
        ],
      );
    }
  });

  it('relieves UPSET when help comes on a later roll, before its failure, not into the pool [TL-414]', () => {
    const p = lock(out(), 0, 'upset');
    tested(p, 1, 'TOUGH');
    assert.equal(refused(p, 'Help: Kid 1'), 'UPSET: cannot help');
    p.dice(6, 1, 1, 1).pick(p.offers()[0]);
    p.ok();
    p.pick('Done');
    set(set(p, 'pool', 1, 0), 'action', 4, 0);
    tested(p, 0, 'TOUGH').pick('Help: Kid 2');
    p.dice(1, 1, 1, 1).pick('Roll 4');
    assert.deepEqual([p.s.upset[0], cubes(p, 0)], [0, [1, 5]]); // free, but it cannot pay the push
    p.pick('Accept', 'UPSET', 'The same');
    assert.equal(p.s.upset[0], 1); // locked again by the same failure
    const alone = lock(out(), 0, 'upset');
    tested(alone, 0, 'TOUGH');
    alone.dice(6, 6, 6).pick('Roll 3');
    assert.equal(alone.s.upset[0], 1);
  });

  it('relieves SCARED by a success made without the strength [TL-415]', () => {
    const p = lock(out(), 0, 'scared');
    tested(p, 0, 'BRAVE');
    p.dice(6, 1, 1).pick('Roll 3');
    assert.deepEqual([p.s.scared[0], cubes(p, 0)], [0, [5, 1]]);
    const fail = lock(out(), 0, 'scared');
    tested(fail, 0, 'BRAVE');
    fail.dice(1, 1, 1).pick('Roll 3');
    assert.equal(fail.s.scared[0], 1);
  });

  it('relieves EXHAUSTED by REST only, and it does nothing but lock a cube [TL-416]', () => {
    const p = lock(out(), 0, 'exhausted');
    tested(p, 0, 'BRAVE').pick('Help: Kid 2');
    p.dice(6, 1, 1, 1, 1, 1).pick('Roll 6');
    assert.equal(p.s.exhausted[0], 1);
    p.ok();
    p.pick('Done', 'Rest, 1', 'EXHAUSTED');
    assert.equal(p.s.exhausted[0], 0);
  });

  it('starts an injury on square 1: 2 dice less, no push, healed by End Phase and REST [TL-418]', () => {
    const p = take(out(), 'INJURED');
    p.pick('Done');
    assert.equal(p.s.injured[0], 1);
    tested(p, 0, 'TOUGH');
    p.dice(1).pick('Roll 1');
    assert.match(p.says(), /No push: injured/);
    p.ok();
    p.pick('None', 'Done', 'Rest, 1', 'INJURED');
    assert.equal(p.s.injured[0], 2);
    until(p, 'night.start').ok();
    assert.equal(p.s.injured[0], 3);
  });

  it('frees cubes to the action space only [TL-419]', () => {
    const p = lock(out(), 0, 'exhausted', 'scared');
    act(p, 0).pick('Rest, 1', 'SCARED');
    assert.deepEqual(cubes(p, 0), [3, 2]);
    p.pick('Card...', 'Effect (free)', 'Relieve', 'EXHAUSTED');
    assert.deepEqual(cubes(p, 0), [3, 3]);
  });

  it('has three steps of Favor and no more [TL-420]', () => {
    const p = out();
    act(p, 0).pick('Card...', 'Effect (free)');
    assert.equal(refused(p, 'Favor up'), 'Is Good');
    p.pick('Favor down', 'Favor down');
    p.ok();
    assert.equal(refused(p, 'Favor down'), 'Is Bad');
    assert.equal(p.s.favor[0], 2);
  });

  it('grounds at once when Favor turns bad: 2 cubes, pool first, never of a condition [TL-421]', () => {
    const p = out();
    act(p, 0).pick('Card...', 'Effect (free)', 'Favor down', 'Favor down');
    assert.match(p.says(), /Kid 1: GROUNDED: 2 cubes/);
    p.ok();
    assert.deepEqual([cubes(p, 0), p.s.grounded[0], p.s.at], [[4, 0], 2, 'card.menu']);
    const q = lock(out(), 0, 'upset');
    set(set(set(q, 'pool', 1, 0), 'action', 4, 0), 'favor', 1, 0);
    act(q, 0).pick('Card...', 'Effect (free)', 'Favor down');
    q.ok();
    assert.deepEqual([cubes(q, 0), q.s.upset[0]], [[0, 3], 1]);
  });

  it('takes no more cubes when bad Favor gets worse [TL-422]', () => {
    const p = set(set(out(), 'favor', 2, 0), 'status', 0);
    p.ok(); // grounded
    until(act(p, 1), 'kid.who');
    set(p, 'favor', 2, 0);
    assert.deepEqual([p.s.at, p.s.grounded[0], cubes(p, 0)], ['kid.who', 2, [4, 0]]);
    act(p, 0).pick('Card...', 'Effect (free)');
    assert.equal(refused(p, 'Favor down'), 'Is Bad');
  });

  it('frees the two cubes into the action space when Favor leaves bad [TL-423]', () => {
    const p = set(out(), 'favor', 2, 0);
    p.ok();
    act(p, 0).pick('Card...', 'Effect (free)', 'Favor up');
    assert.match(p.says(), /Grounded cubes to the action space/);
    p.ok();
    assert.deepEqual([p.s.grounded[0], cubes(p, 0)], [0, [4, 2]]);
  });

  it('lets the table correct everything without a rule but alarms and grounding [TL-430]', () => {
    const p = out({ Machines: 1, 'Enigma alarm': 3 });
    const all = tracks(p);
    for (const id of [
      'pool',
      'action',
      'injured',
      'favor',
      'items',
      'status',
      'placeIs',
      'chore',
      'rumor',
      'mode',
      'modeLock',
      'hackToken',
      'walls',
      'hackedBy',
      'wrecked',
      'round',
      'firstPlayer',
      'insight',
      'enigma',
      'eventUsed',
      'lastFirmware',
      'duplicate',
      'rested',
      'sickRest',
      'invested',
      'hacker',
      'space',
      'half',
      'subtest',
    ])
      assert(all[id], id);
    set(p, 'pool', 2, 0);
    assert.match(tales.broken!(p.raw)!, /Kid 1: 2 cubes, not 6/);
    assert.equal(p.s.at, 'kid.who'); // allowed, and shown
    set(p, 'pool', 6, 0);
    assert.equal(tales.broken!(p.raw), undefined);
    set(p, 'enigma', 3);
    assert.match(p.says(), /Enigma = 3/);
    p.ok();
    set(p, 'favor', 2, 1);
    assert.match(p.says(), /Kid 2: GROUNDED/);
    p.ok();
    assert.equal(p.s.at, 'kid.who');
    set(p, 'enigma', 4);
    assert.equal(p.s.at, 'kid.who', 'it has rung');
    set(p, 'enigma', 2);
    set(p, 'enigma', 5);
    assert.match(p.says(), /Enigma = 5/, 'each time it reaches the alarm');
  });

  it('tells what a correction broke', () => {
    const broken = (track: string, value: number, cell = 0) => tales.broken!(set(out({ Machines: 1 }), track, value, cell).raw)!;
    assert.match(broken('grounded', 2), /cubes/);
    assert.match(tales.broken!(set(out({ Machines: 2 }), 'hackedBy', [1, 1]).raw)!, /two Machines/);
    assert.match(tales.broken!(walls(out({ Machines: 1 }), 5).raw)!, /more Firewalls/);
    assert.match(broken('rumor', 2), /one letter/);
    assert.match(broken('weakness', 1), /strength is weakness/);
    assert.match(broken('items', 0), /Iconic/);
    const p = set(set(out(), 'grounded', 2, 0), 'pool', 4, 0);
    assert.match(tales.broken!(p.raw)!, /Favor disagree/);
  });

  it('never locks more than six cubes: four conditions and two grounded [TL-051]', () => {
    const p = lock(out(), 0, 'exhausted', 'upset', 'scared', 'injured');
    set(p, 'favor', 1, 0);
    act(p, 0).pick('Card...', 'Effect (free)', 'Favor down');
    p.ok();
    assert.deepEqual([cubes(p, 0), p.s.grounded[0]], [[0, 0], 2]);
    p.pick('Condition', 'Any condition');
    assert.match(told(p), /INJURED again/);
  });

  it('rings when a dial reaches its alarm, each time it does [TL-154]', () => {
    const p = out({ 'Insight alarm': 2 });
    act(p, 0).pick('Card...', 'Effect (free)', 'Insight +1', 'Insight +1');
    assert.equal(p.says(), 'Insight = 2\nCheck the Diary');
    assert.equal(shown(p.session).cue, 'time');
    p.ok();
    p.pick('Insight +1');
    assert.equal(p.s.at, 'card.menu'); // not again
    p.pick('Insight -1', 'Insight -1', 'Insight +1');
    assert.match(p.says(), /Insight = 2/);
  });

  it('stops counting where a dial ends, with a warning', () => {
    const p = set(set(setUp(), 'dialEnd', 1), 'enigma', 1);
    until(p, 'kid.who');
    act(p, 0).pick('Card...', 'Effect (free)', 'Enigma +1');
    assert.equal(told(p), 'The dial ends here: 1');
    assert.deepEqual([p.s.enigma, p.s.at], [1, 'card.menu']);
    set(set(p, 'dialEnd', 9), 'enigma', 8);
    set(p, 'dialEnd', 5).pick('Enigma +1'); // a dial that ends below what it shows: that stays
    assert.equal(p.s.enigma, 8);
    p.pick('Enigma -1');
    assert.equal(p.s.enigma, 7);
  });
});
