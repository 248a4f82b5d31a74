// What the table is told: every cube and card that moves, values after a change, and the words that are printed on board and cards.
import { shown as seen } from '../../play';
import {
  act,
  assert,
  canHelp,
  draw,
  hacked,
  home,
  letter,
  lock,
  morning,
  notes,
  out,
  type Play,
  put,
  refused,
  set,
  setUp,
  tested,
  tile,
  told,
  until,
  walls,
} from './table';

const said = (p: Play) => seen(p.session).say;

describe('tales: cubes that move are told', () => {
  it('tells that a success frees the SCARED cube, above the screen of the success [TL-415, TL-419]', () => {
    const p = tested(lock(out(), 0, 'scared'), 0, 'TOUGH');
    p.dice(6, 1, 1).pick('Roll 3');
    assert.equal(told(p), 'Kid 1: SCARED cube to the action space');
    p.ok();
    p.pick('Done');
    tested(p, 0, 'TOUGH');
    p.dice(6, 1, 1).pick('Roll 3');
    assert.equal(told(p), ''); // nothing is freed twice
  });

  it('tells that help frees the UPSET cube, with a failure too, and both at once [TL-414]', () => {
    const p = tested(lock(out(), 0, 'upset', 'scared'), 0, 'TOUGH');
    p.pick('Help: Kid 2');
    p.dice(1, 1, 1, 1).pick('Roll 4');
    assert.equal(told(p), 'Kid 1: UPSET cube to the action space');
    p.dice(6, 1, 1, 1).pick('Push: EXHAUSTED');
    assert.equal(told(p), 'Kid 1 EXHAUSTED, pool 3\nKid 1: SCARED cube to the action space'); // of this throw, not of the one before
    const both = tested(lock(out(), 0, 'upset', 'scared'), 0, 'TOUGH');
    both.pick('Help: Kid 2');
    both.dice(6, 1, 1, 1).pick('Roll 4');
    assert.equal(told(both), 'Kid 1: UPSET cube to the action space\nKid 1: SCARED cube to the action space');
  });

  it('tells what a COMBO frees [TL-220]', () => {
    const p = tested(lock(out(), 0, 'upset', 'scared'), 0, 'TOUGH');
    p.pick('Help: Kid 2', 'COMBO');
    p.mark();
    assert.equal(said(p), 'SUCCESS by COMBO');
    assert.equal(told(p), 'Kid 1: UPSET cube to the action space\nKid 1: SCARED cube to the action space');
    assert.deepEqual([p.s.upset[0], p.s.scared[0]], [0, 0]);
  });

  it('tells where the cube goes when a card, a REST or a parent relieves a condition', () => {
    const p = lock(out(), 0, 'upset', 'exhausted');
    act(p, 0).pick('Card...', 'Effect (free)', 'Relieve', 'UPSET');
    assert.equal(told(p), 'Kid 1: UPSET cube to the action space');
    p.pick('Done', 'Rest, 1', 'EXHAUSTED');
    assert.equal(told(p), 'Kid 1: EXHAUSTED cube to the action space');
    const night = until(lock(out({ Variants: 'Choose', 'Caring parents': 'On' }), 0, 'upset'), 'night.caring');
    night.mark('Kid 1: UPSET');
    assert.match(told(night), /Kid 1: UPSET cube to the action space/);
  });

  it('tells the square of an injury, and when the cube leaves the last one [TL-163, TL-370]', () => {
    const p = lock(lock(out(), 0, 'injured'), 1, 'injured');
    set(p, 'injured', 3, 1);
    act(p, 0).pick('Rest, 1');
    assert.equal(notes(p).INJURED, 'square 2');
    p.pick('Back');
    act(p, 1).pick('Rest, 1');
    assert.equal(notes(p).INJURED, 'off track');
    p.pick('Back');
    until(p, 'night.start').ok();
    assert.match(told(p), /Kid 1: INJURED to square 2\nKid 2: INJURED cube to the action space/);
    assert.deepEqual(p.s.injured, [2, 0]);
  });

  it('tells that the Hack Token leaves with a hacked or wrecked Machine', () => {
    const p = set(set(out({ Machines: 1 }), 'spaces', 1), 'hackToken', 1);
    act(p, 0).pick('Hack', 'AMB110 A', 'Kid 1 alone, 1', 'Repel attempt');
    assert.match(told(p), /AMB110 A is HACKED/);
    assert.match(told(p), /Hack token AMB110 A off/);
    const q = hacked(walls(set(set(out({ Machines: 2 }), 'ability', [2, 0]), 'hackToken', 1, 1), 1, 1), 0);
    act(q, 0).pick('Wreck, 2', 'AMB110 B');
    assert.match(told(q), /Hack token AMB110 B off/);
    assert.match(told(q), /AMB110 B: Firewalls off/);
  });

  it('tells the mode that a Machine gets', () => {
    const p = setUp({ Machines: 2 });
    until(p, 'machines.start').pick('No');
    p.ok();
    p.mark('AMB110 B');
    assert.equal(told(p), 'Mode AMB110 B: ALERT');
    const q = out({ Machines: 1 });
    act(q, 0).pick('Card...', 'Effect (free)', 'Machine mode', 'AMB110 A: ALERT');
    assert.equal(told(q), 'Mode AMB110 A: ALERT');
  });

  it('tells a returning Machine that its Firewalls go [TL-133]', () => {
    const p = walls(morning(2, { Machines: 1 }), 2);
    set(p, 'wrecked', 1);
    until(p, 'machines.start').pick('No');
    assert.equal(said(p), 'AMB110 A is back: start Sector or next to it, Firewalls off. Near OPEN (ROUTINE)?');
    assert.match(told(p), /AMB110 A: Firewalls off/);
  });
});

describe('tales: values after a change', () => {
  it('tells the dial after a Rumor or the Library has turned it', () => {
    const p = tile(set(out(), 'insight', 3), 'M School Library');
    p.dice(6, 1).pick('Roll 2');
    p.ok();
    assert.match(told(p), /Insight 3 > 4/);
    const q = put(set(out(), 'enigma', 2), 0, 'A');
    act(q, 0).pick('Investigate A, 1', 'TOUGH');
    q.dice(1, 1, 1).pick('Roll 3', 'Accept');
    assert.match(told(q), /Enigma 2 > 3/);
    const full = put(set(out(), 'enigma', 20), 0, 'A'); // the end of the dial
    act(full, 0).pick('Investigate A, 1', 'TOUGH');
    full.dice(1, 1, 1).pick('Roll 3', 'Accept');
    assert.match(told(full), /The dial ends here: 20/);
    const solved = put(set(out(), 'insight', 3), 0, 'A');
    act(solved, 0).pick('Investigate A, 1', 'TOUGH');
    solved.dice(6, 1, 1).pick('Roll 3');
    assert.deepEqual(solved.offers(), ['Insight 3 > 4', 'Another set']); // before it is chosen
  });

  it('tells Items, Insight and Favor after a card, and shows each with its value before', () => {
    const p = out();
    act(p, 0).pick('Card...', 'Effect (free)');
    assert.deepEqual([notes(p)['Item +1'], notes(p)['Favor down'], notes(p)['Insight +1']], ['1', 'Good', '0']);
    p.pick('Item +1');
    assert.equal(told(p), 'Kid 1: Items 1 > 2');
    p.pick('Favor down');
    assert.equal(told(p), 'Kid 1: Favor Neutral');
    p.pick('Insight +1');
    assert.equal(told(p), 'Insight 0 > 1');
  });

  it('tells the Favor that everybody has in the evening [TL-162]', () => {
    const p = set(out({ Kids: 3 }), 'favor', [1, 0, 1]);
    home(act(p, 0));
    act(p, 1).pick('Be late');
    act(p, 2).pick('Be late');
    p.pick('End Phase');
    p.ok();
    assert.equal(told(p), 'Kid 1: Favor Good\nKid 2: Favor Neutral\nKid 3: Favor Bad');
  });

  it('tells what is left after a condition has taken its cube [TL-413]', () => {
    const p = out();
    act(p, 0).pick('Card...', 'Effect (free)', 'Condition', 'UPSET');
    assert.equal(told(p), 'Kid 1 UPSET, pool 5');
    set(set(p, 'pool', 0), 'action', 5);
    p.pick('Condition', 'EXHAUSTED');
    assert.equal(told(p), 'Kid 1 EXHAUSTED, action space 4');
  });

  it('tells the Rumor Track as it is after the slide [TL-116]', () => {
    const p = set(morning(2), 'rumor', [5, 0, 9, 0]);
    p.ok();
    assert.match(told(p), /Slide the Rumors right: - - E I/);
  });

  it('tells duplicates, pushed-off Rumors and tokens by letter [TL-123, TL-124]', () => {
    const p = draw(set(morning(2, { Kids: 3 }), 'rumor', [1, 2, 3, 4]));
    letter(p, 'B');
    assert.match(told(p), /B replaces its duplicate, face-down. All Machines ALERT this Round/);
    letter(p, 'X');
    assert.match(told(p), /D is pushed off, token off/);
    letter(p, 'Y');
    assert.match(told(p), /C is pushed off, token off\nRumor Tokens at X Y A B/);
  });

  it('tells where the cubes of a grounded Kid come from, and how many there are [TL-421]', () => {
    const p = set(out(), 'favor', 2);
    assert.equal(said(p), 'GROUNDED: 2 cubes, pool first, to the house slots');
    const poor = set(set(set(out(), 'pool', 0), 'action', 1), 'favor', 2);
    assert.equal(said(poor), 'GROUNDED: 1 cube, pool first, to the house slots');
  });
});

describe('tales: a move and a HACK', () => {
  it('says what a walk into the unknown may cost, and has a way back before it is paid', () => {
    const p = set(out(), 'rumor', [7, 8, 0, 0]);
    act(p, 0).pick('Walk');
    assert.equal(p.offers()[0], 'G ?, 1-2');
    p.pick('G ?, 1-2');
    assert.equal(said(p), 'What is G? OPEN costs 1 Time, RESTRICTED 2');
    p.pick('Back');
    assert.deepEqual([said(p), p.s.pool[0], p.s.restricted & 64], ['Walk along a line', 6, 0]);
    p.pick('G ?, 1-2', 'RESTRICTED');
    assert.equal(p.s.pool[0], 4);
    p.pick('Walk', 'H ?, 1'); // out of RESTRICTED it is 1, whatever H is
    assert.equal(said(p), 'What is H?');
  });

  it('says why a walk comes to nothing when it turns out to cost too much', () => {
    const p = set(set(set(out(), 'pool', 1), 'action', 5), 'rumor', [7, 0, 0, 0]);
    act(p, 0).pick('Walk');
    assert.equal(said(p), 'Walk along a line');
    p.pick('G ?, 1-2', 'RESTRICTED');
    assert.equal(told(p), 'G: Needs 2 Time, has 1');
    assert.equal(refused(p, 'G RESTRICTED, 2'), 'Needs 2 Time, has 1');
    p.pick('Back', 'Walk');
    assert.equal(told(p), ''); // that was another walk
    const car = set(out(), 'rumor', [7, 0, 0, 0]);
    act(car, 0).pick('Walk', 'Car', 'G ?, 1');
    assert.equal(said(car), 'What is G? The car goes only to OPEN places');
    car.pick('RESTRICTED');
    assert.equal(told(car), 'G: Only to OPEN places');
  });

  it('has the usual answer first when Machines may be near, and asks once for a place and Round', () => {
    const p = out({ Machines: 2 });
    act(p, 0).pick('Walk', 'A, 1');
    assert.deepEqual(p.offers(), ['None', 'AMB110 A, Ignore', 'AMB110 B, Ignore']);
    p.pick('AMB110 A, Ignore');
    assert.deepEqual(p.offers(), ['None', 'AMB110 B, Ignore']);
    p.pick('None', 'Walk', 'B, 1', 'None');
    act(p, 1).pick('Walk', 'B, 1');
    assert.match(p.says(), /At B/); // nobody is asked again
    set(until(p, 'school.start'), 'rumor', [1, 2, 3, 4]);
    until(p, 'kid.who');
    act(p, 0).pick('Walk', 'B, 1');
    assert.match(p.says(), /A Machine near B/); // Machines have moved
  });

  it('takes Kids along in one press more, each for their own Time', () => {
    const p = out({ Kids: 3 });
    act(p, 0).pick('Walk');
    assert.deepEqual(p.offers().slice(0, 3), ['A, 1', 'A with Kid 2', 'A with Kid 3']);
    p.pick('A with Kid 3');
    assert.deepEqual(
      [p.s.place, p.s.pool],
      [
        [1, 13, 1],
        [5, 6, 5],
      ],
    );
    assert.match(p.says(), /Kid 1: At A/); // and Kid 1 acts on
  });

  it('offers first what somebody has walked to from here', () => {
    const p = out();
    act(p, 0).pick('Walk');
    letter(p, 'F');
    act(p, 1).pick('Walk');
    assert(p.offers().includes('F, 1')); // without Other place
    letter(p, 'B').pick('Walk');
    assert(!p.offers().includes('F, 1')); // from B nobody has
  });

  it('lets the Kid who acts begin the list of a HACK, and charges nobody else', () => {
    const p = set(out({ Kids: 3, Machines: 1 }), 'spaces', 3);
    act(p, 2).pick('Hack', 'AMB110 A');
    assert.equal(p.offers()[0], 'Kid 3 alone, 3');
    p.pick('Together...');
    const { labels, start } = p.session.ask().counts!;
    assert.deepEqual(
      [labels, start],
      [
        ['Kid 3', 'Kid 1', 'Kid 2'],
        [3, 0, 0],
      ],
    );
    p.count(3, 0, 0);
    assert.deepEqual([p.s.invested, p.s.pool, p.s.hacker], [[0, 0, 3], [6, 6, 3], 3]);
  });
});

describe('tales: printed words', () => {
  it('calls a weakness as the board does: SKITTISH, DENSE, DULL, SLOW, WEAK [TL-200]', () => {
    const p = out();
    act(p, 0).pick('Card...', 'TEST (free)', 'CLEVER');
    assert.equal(said(p), 'CLEVER\n3 dice: DENSE -1');
  });

  it('calls what changes the dice as it is printed, and why a Kid cannot help', () => {
    const p = tested(lock(out(), 0, 'injured'), 0, 'BRAVE');
    assert.equal(said(p), 'BRAVE\n3 dice: STRENGTH +2, INJURED -2');
    p.pick('Help: Kid 2');
    assert.equal(said(p), 'BRAVE\n3 dice: STRENGTH +2, HELP +1, INJURED -2');
    const q = tested(set(lock(out({ Kids: 3 }), 1, 'upset'), 'weakness', 5, 2), 0, 'TOUGH');
    assert.deepEqual([refused(q, 'Help: Kid 2'), refused(q, 'Help: Kid 3')], ['UPSET: cannot help', 'WEAK: cannot help']);
    assert.deepEqual(canHelp(q), []);
  });

  it('shows the dice and their chance beside each trait', () => {
    const p = out();
    act(p, 0).pick('Card...', 'TEST (free)');
    assert.deepEqual([notes(p).BRAVE, notes(p).CLEVER, notes(p).TOUGH], ['5  60%', '2  31%', '3  42%']);
  });

  it('says duplicate and Individual', () => {
    const q = setUp();
    q.ok();
    assert.deepEqual(q.offers(), ['First Player', 'Group', 'Individual', 'It says "may"']);
  });

  it('tells the three ways to use a card apart', () => {
    const p = out();
    act(p, 0).pick('Card...');
    assert.deepEqual(p.offers(), ['Effect (free)', 'TEST (free)', 'CARD ACTION (Time)', 'Back']);
  });
});
