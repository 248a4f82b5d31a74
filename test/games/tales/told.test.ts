// What the table is told: every cube that moves, values after a change, and the words that are printed on board and cards.
import { answerAny, shown as seen } from '../../play';
import { act, assert, draw, lock, morning, out, type Play, put, refused, set, setUp, tested, tile, until } from './table';

const said = (p: Play) => seen(p.session).say;
const shown = (p: Play) => seen(p.session).show || [];

/** To the row of the End Phase that says this. */
function row(p: Play, words: RegExp): Play {
  until(p, 'night.start').ok();
  while (!words.test(p.says())) answerAny(p.session, 0);
  return p;
}

describe('tales: cubes that move are told', () => {
  it('tells that a success frees the SCARED cube, on the screen of the success', () => {
    const p = tested(lock(out(), 0, 'scared'), 0, 'TOUGH');
    p.dice(6, 1, 1).pick('Roll 3');
    assert.equal(said(p), 'SUCCESS\nSCARED cube to action space');
    p.ok();
    p.pick('Done');
    tested(p, 0, 'TOUGH');
    p.dice(6, 1, 1).pick('Roll 3');
    assert.equal(said(p), 'SUCCESS'); // nothing is freed twice
  });

  it('tells that help frees the UPSET cube, with a failure too, and both at once', () => {
    const p = tested(lock(out(), 0, 'upset', 'scared'), 0, 'TOUGH');
    p.pick('Help', 'Kid 2');
    p.dice(1, 1, 1, 1).pick('Roll 4');
    assert.equal(said(p), 'FAIL. UPSET cube to action space. Push?');
    p.pick('Push');
    p.dice(6, 1, 1, 1).pick('EXHAUSTED');
    assert.equal(said(p), 'SUCCESS\nSCARED cube to action space'); // of this throw, not of the one before
    const both = tested(lock(out(), 0, 'upset', 'scared'), 0, 'TOUGH');
    both.pick('Help', 'Kid 2');
    both.dice(6, 1, 1, 1).pick('Roll 4');
    assert.equal(said(both), 'SUCCESS\nUPSET, SCARED cubes to action space');
    const injured = tested(lock(out(), 0, 'upset', 'injured'), 0, 'TOUGH');
    injured.pick('Help', 'Kid 2');
    injured.dice(1, 1).pick('Roll 2');
    assert.equal(said(injured), 'FAIL. UPSET cube to action space\nNo push: injured');
  });

  it('tells what a COMBO frees, before it does', () => {
    const p = tested(lock(out(), 0, 'upset', 'scared'), 0, 'TOUGH');
    p.pick('Help', 'Kid 2', 'COMBO', 'All paid');
    assert.equal(said(p), 'SUCCESS without a roll\nUPSET, SCARED cubes to action space');
    p.ok();
    assert.deepEqual([p.s.upset[0], p.s.scared[0]], [0, 0]);
  });

  it('tells where the cube goes when a card, a REST or a parent relieves a condition', () => {
    const p = lock(out(), 0, 'upset', 'exhausted');
    act(p, 0).pick('Card effect (free)', 'Relieve');
    assert.match(said(p), /cube to the action space/);
    p.pick('UPSET', 'Done', 'Rest');
    assert.match(said(p), /cube to the action space/);
    const home = row(lock(out({ Variants: 'Choose', 'Caring parents': 'On' }), 0, 'upset'), /Relieve/);
    assert.equal(said(home), 'Relieve UPSET? Cube to the action space');
  });

  it('tells the square of an injury, and when the cube leaves the last one', () => {
    const p = lock(lock(out(), 0, 'injured'), 1, 'injured');
    set(p, 'injured', 3, 1);
    act(p, 0).pick('Rest');
    assert.deepEqual(p.offers(), ['INJURED, square 2', 'Back']);
    p.pick('Back', 'Other Kid');
    act(p, 1).pick('Rest');
    assert.deepEqual(p.offers(), ['INJURED, off track', 'Back']);
    p.pick('Back');
    row(p, /Injuries/);
    assert.equal(said(p), 'Injuries heal.\nTo the right: Kid 1 to square 2\nOff the track, to the action space: Kid 2');
    assert.deepEqual(shown(p), []); // no bars of before
    p.ok();
    assert.deepEqual(p.s.injured, [2, 0]);
  });

  it('tells that the Hack Token leaves with a hacked or wrecked Machine', () => {
    const p = set(set(out({ Machines: 1 }), 'spaces', 1), 'hackToken', 1);
    act(p, 0).pick('Hack', 'AMB110 A, needs 1', 'Kid 1 +1, now 0', 'Start', 'Repel attempt');
    assert.match(said(p), /AMB110 A is HACKED.*Hack Token off/);
    const q = set(set(out({ Machines: 2 }), 'ability', [2, 0]), 'hackedBy', 1, 0);
    set(set(q, 'machine', 1, 0), 'hackToken', 1, 1);
    act(q, 0).pick('Wreck');
    assert.match(said(q), /Hack Token/);
  });

  it('tells the mode that a Machine gets from its answer', () => {
    const p = setUp({ Machines: 2 });
    set(p, 'ability', 1);
    until(p, 'machines.start').pick('No');
    while (!/near which/.test(p.says())) p.ok();
    assert.equal(said(p), 'AMB110 A is near which places? Only RESTRICTED: ALERT');
    p.pick('OPEN', 'OPEN');
    assert.equal(said(p), 'AMB110 A next to another Machine? Then ALERT');
  });

  it('tells a returning Machine that its Firewalls go', () => {
    const p = morning(2, { Machines: 1 });
    set(p, 'wrecked', 1);
    until(p, 'machines.start').pick('No');
    assert.equal(said(p), 'AMB110 A is back: start Sector or next to it, Firewalls off. Near OPEN (ROUTINE)?');
  });
});

describe('tales: values after a change', () => {
  it('tells the dial after a Rumor or the Library has turned it, without the bar of before', () => {
    const p = tile(set(out(), 'insight', 3), 'M School Library');
    p.dice(6, 1).pick('Roll 2');
    p.ok();
    assert.deepEqual([said(p), shown(p)], ['Insight +1, now 4', []]);
    p.ok();
    assert.equal(p.s.insight, 4);
    const q = put(set(out(), 'enigma', 2), 0, 'A');
    act(q, 0).pick('Investigate A', 'TOUGH');
    q.dice(1, 1, 1).pick('Roll 3');
    q.pick('Accept');
    assert.deepEqual([said(q), shown(q)], ['Rumor A failed: Enigma +1, now 3', []]);
    q.ok();
    assert.equal(q.s.enigma, 3);
    const full = put(set(out(), 'enigma', 20), 0, 'A'); // the end of the dial
    act(full, 0).pick('Investigate A', 'TOUGH');
    full.dice(1, 1, 1).pick('Roll 3');
    full.pick('Accept');
    assert.match(said(full), /now 20/);
  });

  it('tells the Favor that everybody has in the evening', () => {
    const p = set(out({ Kids: 3 }), 'favor', [1, 0, 1]);
    act(p, 0).pick('Done for today', 'Home for dinner');
    act(p, 1).pick('Done for today', 'Be late');
    act(p, 2).pick('Done for today', 'Be late');
    row(p, /Favor/);
    assert.deepEqual([said(p), shown(p)], ['Late, Favor worse: Kid 2 Neutral, Kid 3 Bad\nHome, Favor better: Kid 1 Good', []]);
    p.ok();
    assert.deepEqual(p.s.favor, [0, 1, 2]);
  });

  it('tells what is left after a condition has taken its cube', () => {
    const p = out();
    act(p, 0).pick('Card effect (free)', 'Condition', 'UPSET');
    assert.deepEqual([said(p), shown(p)], ['1 cube from the pool to UPSET. Pool now 5', []]);
    p.ok();
    assert.equal(p.s.pool[0], 5);
    set(set(p, 'pool', 0), 'action', 5);
    p.pick('Condition', 'EXHAUSTED');
    assert.equal(said(p), '1 cube from the action space to EXHAUSTED. Action space now 4');
  });

  it('tells the Rumor Track as it is after the slide', () => {
    const p = set(morning(2), 'rumor', [5, 0, 9, 0]);
    p.ok();
    assert.deepEqual([said(p), shown(p)], ['Slide the Rumors right:\n- - E I', []]);
  });

  it('tells where the cubes of a grounded Kid come from, and how many there are', () => {
    const p = set(out(), 'favor', 2);
    assert.equal(said(p), 'GROUNDED: 2 cubes, pool first, to the house slots');
    const poor = set(set(set(out(), 'pool', 0), 'action', 1), 'favor', 2);
    assert.equal(said(poor), 'GROUNDED: 1 cube, pool first, to the house slots');
  });
});

describe('tales: a move and a HACK', () => {
  it('says what a walk into the unknown may cost, and has a way back before it is paid', () => {
    const p = out();
    act(p, 0).pick('Move', 'Walk', 'G ?, 1-2');
    assert.equal(said(p), 'What is G? OPEN costs 1 Time, RESTRICTED 2');
    p.pick('Back');
    assert.deepEqual([p.s.at, p.s.pool[0], p.s.restricted & 64], ['move.where', 6, 0]);
    p.pick('G ?, 1-2', 'RESTRICTED');
    assert.equal(p.s.pool[0], 4);
    p.pick('Move', 'Walk', 'H ?, 1'); // out of RESTRICTED it is 1, whatever H is
    assert.equal(said(p), 'What is H?');
  });

  it('says why a walk comes to nothing when it turns out to cost too much', () => {
    const p = set(set(out(), 'pool', 1), 'action', 5);
    act(p, 0).pick('Move', 'Walk');
    assert.equal(said(p), 'Walk along a line');
    p.pick('G ?, 1-2', 'RESTRICTED');
    assert.equal(said(p), 'G is RESTRICTED: needs 2 Time, has 1\nWalk along a line');
    p.pick('Back', 'Move', 'Walk');
    assert.equal(said(p), 'Walk along a line'); // that was another walk
    const car = out();
    act(car, 0).pick('Move', 'Car', 'G ?, 1');
    assert.equal(said(car), 'What is G? The car goes only to OPEN places');
    car.pick('RESTRICTED');
    assert.equal(said(car), 'G is RESTRICTED: only to OPEN places\nCar: Favor turns neutral');
  });

  it('has the usual answer first when Machines may be near', () => {
    const p = out({ Machines: 2 });
    act(p, 0).pick('Move', 'Walk', 'F, 1');
    assert.deepEqual(p.offers(), ['None', 'AMB110 A, Ignore', 'AMB110 B, Ignore']);
    p.pick('AMB110 A, Ignore');
    assert.deepEqual(p.offers(), ['None', 'AMB110 B, Ignore']);
    p.pick('None');
    assert.equal(p.s.at, 'kid.act');
  });

  it('lets the team of a HACK take Time back before it starts', () => {
    const p = set(out({ Machines: 1 }), 'spaces', 2);
    act(p, 0).pick('Hack', 'AMB110 A, needs 2', 'Kid 1 +1, now 0', 'Kid 2 +1, now 0');
    assert.deepEqual(p.offers(), ['Start', 'Kid 1 +1, now 1', 'Kid 2 +1, now 1', 'Kid 1 -1, now 1', 'Kid 2 -1, now 1', 'Back']);
    p.pick('Kid 2 -1, now 1');
    assert.deepEqual(p.s.invested, [1, 0]);
    assert.equal(refused(p, 'Start'), 'Needs 2 Time');
    p.pick('Kid 1 +1, now 1', 'Start');
    assert.deepEqual([p.s.participants, p.s.pool], [1, [4, 6]]);
  });
});

describe('tales: printed words', () => {
  it('calls a weakness as the board does: SKITTISH, DENSE, DULL, SLOW, WEAK', () => {
    const p = set(setUp(), 'strength', 1);
    for (const [i, word] of ['DENSE', 'DULL', 'SLOW', 'WEAK'].entries()) {
      set(p, 'weakness', i + 2);
      p.raw.at = 'setup.go';
      p.raw.i = 2;
      assert.match(said(p), new RegExp(`^Strength: BRAVE\nWeakness: ${word}\n`));
    }
    const q = out();
    act(q, 0).pick('Card TEST (free)', 'CLEVER');
    assert.equal(said(q), 'CLEVER\n3 dice: DENSE -1');
  });

  it('calls what changes the dice as it is printed, and why a Kid cannot help', () => {
    const p = tested(lock(out(), 0, 'injured'), 0, 'BRAVE');
    assert.equal(said(p), 'BRAVE\n3 dice: STRENGTH +2, INJURED -2');
    p.pick('Help', 'Kid 2');
    assert.equal(said(p), 'BRAVE\n3 dice: STRENGTH +2, HELP +1, INJURED -2');
    const q = tested(set(lock(out({ Kids: 3 }), 1, 'upset'), 'weakness', 5, 2), 0, 'TOUGH');
    assert.deepEqual([refused(q, 'Kid 2 helps'), refused(q, 'Kid 3 helps')], ['UPSET: cannot help', 'WEAK: cannot help']);
  });

  it('says duplicate and Individual', () => {
    const p = draw(morning(2));
    p.pick('A');
    assert.match(said(p), /^It replaces its duplicate, face-down/);
    const q = until(setUp(), 'school.go');
    while (!/School Event/.test(q.says())) answerAny(q.session, 0);
    assert.deepEqual(q.offers(), ['First Player', 'Group', 'Individual', 'It says "may"']);
  });

  it('tells the three ways to use a card apart', () => {
    const p = out();
    act(p, 0);
    for (const label of ['CARD ACTION (Time)', 'Card effect (free)', 'Card TEST (free)']) assert(p.offers().includes(label), label);
  });

  it('offers first what is stored when something printed is changed', () => {
    const p = setUp({ Machines: 0 });
    set(set(set(set(p, 'strength', 4), 'weakness', 3), 'home', 11), 'homeType', 1);
    set(set(p, 'iconicColor', 5), 'iconicTag', 8);
    p.raw.at = 'setup.go';
    p.raw.i = 2;
    const before = JSON.stringify(p.raw);
    p.pick('Change');
    for (let i = 0; i < 6; i++) answerAny(p.session, 0);
    for (const key of ['strength', 'weakness', 'home', 'homeType', 'iconicColor', 'iconicTag'] as const)
      assert.deepEqual(p.raw[key], JSON.parse(before)[key], key);
    assert.match(said(p), /Strength: QUICK\nWeakness: DULL\nHOME: K/);
  });
});
