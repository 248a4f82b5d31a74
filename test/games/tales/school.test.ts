import { optionsOf, usualOf } from '../../../games/kit';
import { shown } from '../../play';
import {
  act,
  assert,
  canHelp,
  cubes,
  draw,
  hacked,
  letter,
  lock,
  morning,
  out,
  put,
  refused,
  set,
  setUp,
  status,
  told,
  until,
} from './table';

describe('tales: School Phase', () => {
  it('goes from School to Adventure to End Phase, one Round a day [TL-100]', () => {
    const p = setUp();
    assert.equal(status(p), 'Round 1/6, School');
    until(p, 'kid.who');
    assert.equal(status(p), 'Round 1/6, Adventure');
    until(p, 'night.diary');
    assert.equal(status(p), 'Round 1/6, End Phase');
    until(p, 'school.start').ok();
    assert.equal(status(p), 'Round 2/6, School');
  });

  it('names the day of every Round of two weeks [TL-101]', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Weekend'];
    for (let r = 1; r <= 12; r++)
      assert(
        morning(r, { Length: '2 weeks' })
          .says()
          .indexOf(`${days[(r - 1) % 6]}, week ${r > 6 ? 2 : 1}`) > 0,
        `Round ${r}`,
      );
  });

  it('lets the First Player read the Diary first [TL-110]', () => {
    const p = set(setUp(), 'firstPlayer', 1);
    assert.match(p.says(), /^Kid 2: Monday, week 1\nRead the Diary/);
  });

  it('brings action cubes back to the pool, locked ones stay [TL-112]', () => {
    const p = lock(morning(2), 0, 'upset');
    set(p, 'pool', 1, 0);
    set(p, 'action', 4, 0);
    p.ok();
    assert.deepEqual([cubes(p, 0), p.s.upset[0]], [[5, 0], 1]);
  });

  it('gives 3 bonus cubes on a weekend and what the Astronomer promised, once [TL-113]', () => {
    const p = set(morning(6), 'nextBonus', 1, 1);
    p.ok();
    assert.deepEqual(
      [p.s.pool, p.s.bonus, p.s.nextBonus],
      [
        [9, 10],
        [3, 4],
        [0, 0],
      ],
    );
    assert.match(told(p), /Weekend! 3 more Time each, this Round only\n1 more Time today: Kid 2/);
    p.session.jump('school.start', 0); // once more: the weekend's cubes are there already
    p.ok();
    assert.deepEqual(
      [p.s.pool, p.s.bonus],
      [
        [9, 10],
        [3, 4],
      ],
    );
    const q = set(morning(2), 'nextBonus', 1, 0);
    q.ok();
    assert.deepEqual([q.s.pool, /1 more Time today: Kid 1$/m.test(told(q))], [[7, 6], true]);
  });

  it('slides the Rumors right in their order and facing; not an empty or full Track [TL-116]', () => {
    const p = set(set(morning(2), 'rumor', [5, 0, 9, 0]), 'rumorUp', [0, 0, 1, 0]);
    p.ok();
    assert.match(told(p), /Slide the Rumors right: - - E I/);
    assert.deepEqual(
      [p.s.rumor, p.s.rumorUp],
      [
        [0, 0, 5, 9],
        [0, 0, 0, 1],
      ],
    );
    for (const track of [
      [0, 0, 0, 0],
      [1, 2, 3, 4],
    ]) {
      const q = set(morning(2), 'rumor', track);
      q.ok();
      assert.doesNotMatch(told(q), /Slide/);
    }
  });

  it('draws a second Chore on Monday of week 2 only [TL-117]', () => {
    const p = set(morning(7, { Length: '2 weeks' }), 'chore', [3, 4]);
    p.ok();
    assert.match(told(p), /New Chores: draw 2, keep 1. Deadline: Thursday/);
    assert.deepEqual(p.s.chore, [1, 1]);
    const q = morning(8, { Length: '2 weeks' });
    q.ok();
    assert.doesNotMatch(told(q), /Chore/);
    const single = set(morning(6), 'chore', [3, 4]);
    set(until(single, 'end.last'), 'round', 6).pick('Go on');
    single.ok(); // Round 7 of a single week
    assert.deepEqual([single.s.round, single.s.chore], [7, [3, 4]]);
    assert.doesNotMatch(told(single), /Chore/);
  });

  it('places all but the sick at school on a weekday [TL-118]', () => {
    const p = lock(morning(2, { Prompts: 'Full' }), 0, 'exhausted', 'upset', 'scared', 'injured');
    set(set(p, 'grounded', 2, 0), 'pool', 0, 0);
    set(p, 'favor', 2, 0);
    set(p, 'placeIs', [1, 2]);
    p.ok();
    assert.deepEqual(
      [p.s.placeIs, p.s.status],
      [
        [2, 0],
        [3, 0],
      ],
    );
    assert.match(told(p), /The others to school, M/); // Kid 1 is sick
    const all = set(morning(2, { Prompts: 'Full' }), 'pool', [0, 0]);
    all.ok();
    assert.match(told(all), /^Sick at HOME.*Kid 1, Kid 2$/); // nobody goes there
    const well = morning(2, { Prompts: 'Full' });
    well.ok();
    assert.match(told(well), /All Kids to school, M/);
  });

  it('places all at HOME on a weekend [TL-119]', () => {
    const p = set(morning(6, { Prompts: 'Full' }), 'placeIs', [0, 1]);
    p.ok();
    assert.deepEqual(p.s.placeIs, [2, 2]);
    assert.match(told(p), /All Kids HOME/);
  });

  it('draws as many Rumors as there are Kids, less the icon, 1 to 4 [TL-120]', () => {
    const table = [
      [2, 1, 1],
      [3, 2, 1],
      [4, 3, 2],
      [4, 4, 3],
    ];
    for (let kids = 2; kids < 6; kids++)
      ['Kids', 'Kids -1', 'Kids -2'].forEach((icon, i) => {
        const p = draw(morning(2, { Kids: kids }), icon);
        assert(p.says().indexOf(`Rumor 1/${table[kids - 2][i]}`) === 0, kids + icon + p.says());
      });
  });

  it('draws none in Round 1, but holds the event and moves the Machines [TL-121]', () => {
    const p = setUp({ Machines: 1 });
    p.ok();
    assert.match(p.says(), /School Event/);
    p.pick('It says "may"', 'Skip', 'No');
    assert.match(p.says(), /Machines move/);
  });

  it('lays new cards face-down in the left-most empty space, in the order drawn [TL-122]', () => {
    const p = set(morning(2, { Kids: 3 }), 'rumor', [0, 0, 0, 7]);
    letter(draw(p), 'X', 'Y', 'Z');
    assert.deepEqual(
      [p.s.rumor, p.s.rumorUp],
      [
        [24, 25, 26, 7],
        [0, 0, 0, 0],
      ],
    );
    assert.match(told(p), /Rumor Tokens at X Y Z G/);
  });

  it('pushes older cards right when there is no space, +2 Enigma for each that falls off [TL-123, TL-403]', () => {
    const p = set(morning(2, { Kids: 3 }), 'rumor', [0, 5, 6, 7]);
    letter(draw(p), 'X', 'Y');
    assert.match(told(p), /Enigma 0 > 2\nG is pushed off, token off/);
    assert.deepEqual([p.s.rumor, p.s.enigma], [[24, 25, 5, 6], 2]);
    letter(p, 'Z');
    assert.deepEqual([p.s.rumor, p.s.enigma], [[24, 25, 26, 5], 4]);
  });

  it('replaces a twin in its own space, face-down, without Enigma; a later card can push it off [TL-124]', () => {
    const p = set(set(morning(2, { Kids: 3 }), 'rumor', [0, 5, 6, 7]), 'rumorUp', [0, 1, 1, 1]);
    letter(draw(p), 'G');
    assert.match(told(p), /G replaces its duplicate/);
    assert.deepEqual([p.s.rumor, p.s.rumorUp, p.s.enigma], [[0, 5, 6, 7], [0, 1, 1, 0], 0]);
    letter(p, 'X', 'Y');
    assert.deepEqual([p.s.rumor, p.s.enigma], [[24, 25, 5, 6], 2]);
  });

  it('counts a replaced twin as an old card when the next one needs room [TL-123, TL-124]', () => {
    const p = set(morning(2), 'rumor', [5, 6, 7, 8]);
    letter(draw(p), 'F', 'X');
    assert.deepEqual([p.s.rumor, p.s.enigma], [[24, 5, 6, 7], 2]); // space 1, not behind the twin
  });

  it('puts every Machine on the board into ALERT for the Round after a twin, with a lock that RESET ones keep [TL-125]', () => {
    const p = morning(3, { Machines: 4 });
    hacked(p, 0, 1);
    set(p, 'wrecked', 2, 2);
    set(p, 'lastFirmware', 1);
    letter(draw(p, 'Kids -2'), 'A');
    assert.deepEqual([p.s.mode, p.s.modeLock, p.s.duplicate], [[1, 0, 0, 1], [1, 1, 0, 1], 1]);
    p.pick('It says "may"', 'Skip', 'Yes'); // firmware: Machine 2 is RESET, Machine 3 returns
    assert.match(p.says(), /AMB110 B is back/);
    p.pick('Yes');
    assert.equal(p.s.mode[1], 1); // near OPEN, but the lock holds
    assert.match(p.says(), /MK79 A is back/);
    p.pick('Yes');
    assert.equal(p.s.mode[2], 0);
    p.ok();
    assert.deepEqual(
      shown(p.session).marks!.map(({ label }) => label),
      ['MK79 A'],
    ); // the only one without a lock
    p.mark();
    assert.deepEqual([p.s.at, p.s.mode], ['kid.start', [1, 1, 0, 1]]);
  });

  it('sends a Kid with an empty pool on sick leave [TL-126]', () => {
    const p = lock(morning(2), 1, 'exhausted', 'upset', 'scared', 'injured');
    set(p, 'grounded', 2, 1);
    set(p, 'favor', 2, 1);
    set(p, 'pool', 0, 1);
    p.ok();
    assert.deepEqual(
      [p.s.status, p.s.placeIs],
      [
        [0, 3],
        [0, 2],
      ],
    );
    assert.match(told(p), /Sick at HOME, with a free REST: Kid 2/);
  });

  it('has the First Player draw one School Card, on weekends too [TL-127]', () => {
    for (const round of [2, 6]) {
      const p = morning(round, { Prompts: 'Full' });
      p.ok();
      assert.match(told(p), /Kid 1: draw a School Card/);
    }
  });

  it('passes the token on from a sick First Player [TL-128]', () => {
    const p = morning(2, { Kids: 3 });
    for (const k of [0, 1]) {
      lock(p, k, 'exhausted', 'upset', 'scared', 'injured');
      set(p, 'grounded', 2, k);
      set(p, 'favor', 2, k);
      set(p, 'pool', 0, k);
    }
    until(p, 'school.start').ok();
    assert.equal(p.s.firstPlayer, 2);
    set(p, 'pool', 0, 2);
  });

  it('tests the First Player alone, the group with help, or each Kid that is not sick [TL-129]', () => {
    const first = setUp({ Kids: 3 });
    first.ok();
    first.pick('First Player', 'TOUGH');
    assert.match(first.says(), /^Kid 1: TOUGH/);
    assert.equal(refused(first, 'Help: Kid 2'), 'Tested alone');
    assert(first.offers().indexOf('COMBO') > 0 && first.offers().indexOf('Item +1') > 0);
    const group = setUp({ Kids: 3 });
    group.ok();
    group.pick('Group', 'TOUGH');
    assert.deepEqual(canHelp(group), ['Kid 2', 'Kid 3']);
    const each = setUp({ Kids: 3 });
    set(each, 'pool', [6, 0, 6]);
    each.ok();
    each.pick('Individual');
    for (const kid of ['Kid 1', 'Kid 3']) {
      assert.equal(each.says(), `${kid}: Tested alone: which trait?`);
      const usual = optionsOf(each.session.ask())[usualOf(each.session.ask())];
      assert.equal(usual.label, kid === 'Kid 1' ? 'BRAVE' : 'TOUGH'); // the card has one trait for all
      each.dice(6, 6, 6, 6, 6).pick('TOUGH');
      refused(each, 'Help: Kid 2');
      each.pick(each.offers()[0]);
      each.ok();
      each.pick('Done');
    }
    assert.equal(each.s.at, 'machines.start');
  });

  it('offers to skip the event only after "may", and holds none on weekends [TL-130]', () => {
    const p = setUp();
    p.ok();
    assert.match(refused(p, 'Skip'), /may/);
    p.pick('It says "may"');
    assert.deepEqual(p.offers(), ['First Player', 'Group', 'Individual', 'Skip']);
    p.pick('Skip');
    assert.equal(p.s.at, 'machines.start');
    draw(until(p, 'school.start'), 'Kids -2').pick('No card left');
    assert.match(refused(p, 'Skip'), /may/); // it was said of yesterday's card
    const q = draw(morning(6), 'Kids -2');
    letter(q, 'X');
    assert.equal(q.s.at, 'machines.start');
  });

  it('lets each Kid skip a test that each "may" take, and no other [TL-130]', () => {
    const p = setUp();
    p.ok();
    p.pick('It says "may"', 'Individual');
    assert.deepEqual(p.offers(), ['BRAVE', 'CLEVER', 'CHARMING', 'QUICK', 'TOUGH', 'Skip']);
    p.pick('Skip', 'TOUGH');
    assert.match(p.says(), /^Kid 2: TOUGH/);
    const must = setUp();
    must.ok();
    must.pick('Individual', 'TOUGH');
    must.dice(6, 1, 1).pick('Roll 3');
    must.ok();
    must.pick('Moved');
    letter(must, 'F');
    must.pick('Done'); // the text of the card moves Kid 1: it does not say "may" for that
    assert.deepEqual(
      [must.says(), must.offers()],
      ['Kid 2: Tested alone: which trait?', ['BRAVE', 'CLEVER', 'CHARMING', 'QUICK', 'TOUGH']],
    );
  });

  it('skips the event when all are sick, and the token stays [TL-129]', () => {
    const p = set(morning(2), 'pool', [0, 0]);
    p.ok();
    assert.equal(p.s.firstPlayer, 0);
    draw(p, 'Kids -2').pick('No card left');
    assert.equal(p.s.at, 'machines.start');
  });

  it('keeps a sick Kid at HOME: no event, no Time, no leaving [TL-170]', () => {
    const p = until(set(lock(setUp({ Kids: 3 }), 1, 'upset'), 'pool', 0, 1), 'kid.who');
    assert.deepEqual(p.offers(), ['Kid 1', 'Kid 2', 'Kid 3', 'More']);
    act(p, 1);
    assert.match(p.says(), /Sick, free REST/);
    assert.deepEqual(p.offers(), ['UPSET', 'Back']); // nothing else
    p.pick('Back');
    act(p, 0).pick('Card...', 'Effect (free)', 'Other Kid', 'Kid 2', 'More...');
    assert.equal(refused(p, 'Moved'), 'Sick: stays at HOME');
    const q = set(set(lock(setUp({ Kids: 3 }), 1, 'exhausted'), 'pool', 0, 1), 'home', 13, 1); // HOME is where the school is
    while (q.offers().indexOf('Group') < 0) q.ok();
    q.pick('Group', 'TOUGH');
    assert.equal(refused(q, 'Help: Kid 2'), 'Sick');
    assert.deepEqual(canHelp(q), ['Kid 3']);
  });

  it('gives a sick Kid one free REST that is not the one of the Round [TL-171]', () => {
    const p = until(set(lock(setUp(), 1, 'upset', 'scared'), 'pool', 0, 1), 'kid.who');
    set(p, 'action', 4, 1);
    act(p, 1).pick('SCARED');
    assert.deepEqual([cubes(p, 1), p.s.scared[1], p.s.rested[1], p.s.sickRest[1]], [[0, 5], 0, 0, 1]);
    assert.equal(p.offers().filter(o => /Kid 2/.test(o)).length, 0);
    set(p, 'status', 0, 1);
    set(p, 'pool', 1, 1);
    act(p, 1);
    assert(p.offers().indexOf('Rest, 1') > 0);
    const cured = until(set(lock(setUp(), 1, 'upset'), 'pool', 0, 1), 'kid.who');
    assert(cured.offers().indexOf('Kid 2') >= 0);
    set(cured, 'upset', 0, 1); // by the table
    assert.equal(refused(cured, 'Kid 2'), 'Sick');
  });

  it('lets a sick Kid help unless UPSET [TL-172]', () => {
    const p = until(set(lock(setUp(), 1, 'upset'), 'pool', 0, 1), 'kid.who');
    set(p, 'action', 5, 1);
    act(p, 0).pick('Card...', 'TEST (free)', 'TOUGH');
    assert.equal(refused(p, 'Help: Kid 2'), 'UPSET: cannot help');
    const q = until(set(lock(setUp(), 1, 'upset'), 'pool', 0, 1), 'kid.who');
    set(q, 'action', 5, 1);
    act(q, 1).pick('UPSET');
    act(q, 0).pick('Card...', 'TEST (free)', 'TOUGH');
    assert.equal(refused(q, 'Help: Kid 2'), 'Elsewhere');
    assert.deepEqual(canHelp(put(q, 0, 'Q')), ['Kid 2']); // at the sick Kid's HOME
  });

  it('counts a sick Kid as home for dinner: one step of Favor, grounded cubes free [TL-173]', () => {
    const p = lock(setUp(), 1, 'exhausted', 'upset', 'scared', 'injured');
    set(p, 'favor', 2, 1);
    assert.match(p.says(), /Kid 2: GROUNDED/);
    p.ok();
    p.ok(); // morning
    set(p, 'status', 3, 1);
    until(p, 'night.start');
    p.ok();
    assert.equal(p.s.favor[1], 1);
    assert.match(p.says(), /Kid 2: Grounded cubes to the action space/);
    p.ok();
    assert.deepEqual([p.s.grounded[1], p.s.favor[1]], [0, 1]);
  });

  it('lets the Kid play again next Round, unless the pool is still empty [TL-174]', () => {
    const p = set(morning(2), 'status', [3, 3]);
    set(p, 'pool', 0, 1);
    p.ok();
    assert.deepEqual(p.s.status, [0, 3]);
  });

  it('adds the weekend cubes before anybody can be sick [TL-175]', () => {
    const p = set(morning(6), 'pool', [0, 0]);
    p.ok();
    assert.deepEqual(
      [p.s.status, p.s.pool],
      [
        [0, 0],
        [3, 3],
      ],
    );
  });

  it('plays a weekend like any other day otherwise [TL-176]', () => {
    const p = draw(morning(6, { Machines: 1, Length: '2 weeks' }), 'Kids -2');
    letter(p, 'X');
    p.pick('No');
    assert.match(p.says(), /Machines move/);
    assert.match(until(p, 'night.start').says(), /Favor/);
    until(p, 'school.start');
    assert.match(told(p), /Round 6 is over/);
  });

  it('shuffles the discards for an empty Rumor deck, or draws nothing [TL-122]', () => {
    const p = draw(set(morning(2, { Prompts: 'Full' }), 'rumor', [0, 0, 0, 7]));
    assert.match(p.says(), /Deck empty: shuffle discards/);
    p.pick('No card left', 'No card left');
    assert.deepEqual(p.s.rumor, [0, 0, 0, 7]);
  });

  it('leaves the drawing of cards and tokens to the table and asks for the result [TL-227]', () => {
    const p = draw(set(morning(2), 'rumor', [0, 0, 0, 7]));
    const luck = p.s.luck.join();
    letter(p, 'X');
    assert.equal(p.s.luck.join(), luck);
  });

  it('draws Complications in the sandbox: off, every other Round, every Round [TL-640]', () => {
    const text = (round: number, option: string) =>
      /Complications/.test(morning(round, { Length: '2 weeks', Scenario: 'Mystery Islands', Complications: option }).says());
    assert.equal(text(1, 'Off'), false);
    assert.equal(text(1, 'Every other Round'), true);
    assert.equal(text(2, 'Every Round'), true);
  });

  it('takes Mondays, Wednesdays and Fridays for every other Round [TL-641]', () => {
    for (let r = 1; r <= 12; r++)
      assert.equal(
        /Complications/.test(morning(r, { Length: '2 weeks', Complications: 'Every other Round' }).says()),
        [1, 3, 5, 7, 9, 11].indexOf(r) >= 0,
        `Round ${r}`,
      );
  });

  it('takes weekends, too, for every Round [TL-642]', () => {
    for (let r = 1; r <= 12; r++)
      assert.match(morning(r, { Length: '2 weeks', Complications: 'Every Round' }).says(), /draw a Complications card/);
  });

  it('lets the table set the Enigma that means failure [TL-643]', () => {
    const p = out({ Scenario: 'Mystery Islands', 'Enigma alarm': 2 });
    set(p, 'alarmEnigma', 1);
    act(p, 0).pick('Card...', 'Effect (free)', 'Enigma +1');
    assert.match(p.says(), /Enigma = 1\nCheck the Diary/);
  });
});
