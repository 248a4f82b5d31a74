import { nodeEngine } from '../../../tools/bench/node';
import { type Answers, answerAny, shown } from '../../play';
import { act, assert, board, fresh, letter, morning, out, set, setUp, status, tales, tracks } from './table';

/** Everything that is said on the way to the first School Phase. */
function said(answers: Answers): string[] {
  const p = fresh({ Prompts: 'Full', Machines: 1, ...answers }),
    texts: string[] = [];
  while (p.s.at !== 'school.start') {
    texts.push(p.says());
    answerAny(p.session, 0);
  }
  return texts;
}

const question = (name: string) => tales.questions().find(asked => asked.name === name)!;
const page = (title: string) => tales.reference!(setUp().raw).find(({ title: found }) => found === title)!.text;

describe('tales: set-up', () => {
  it('asks for 2 to 5 Kids and no other number [TL-001]', () => {
    const { name, dial } = question('Kids');
    assert.deepEqual({ name, dial }, { name: 'Kids', dial: { min: 2, max: 5, start: 2 } });
    assert.deepEqual(
      [2, 3, 4, 5].map(n => tales.seats({ Kids: n })),
      [2, 3, 4, 5],
    );
  });

  it('uses the 2-3 side up to three Kids and the 4-5 side above, for tiles and sheets [TL-002]', () => {
    for (const [kids, side] of [
      [2, '2-3'],
      [3, '2-3'],
      [4, '4-5'],
      [5, '4-5'],
    ] as const) {
      const texts = said({ Kids: kids }).filter(t => /Trait Tile|Sheets/.test(t));
      assert.equal(texts.length, 2);
      for (const t of texts) assert(t.indexOf(side) >= 0, t);
    }
  });

  it('counts 6 Rounds a week [TL-003]', () => {
    assert.equal(status(setUp()), 'Round 1/6, School');
    assert.equal(status(setUp({ Length: '2 weeks' })), 'Round 1/12, School');
    assert.equal(tracks(setUp({ Length: '2 weeks' })).round.max, 12);
  });

  it('lists seven Scenarios, Bot Amok! first, and opens the sandbox with Mystery Islands [TL-004]', () => {
    const scenario = question('Scenario').options!;
    assert.deepEqual([scenario.length, scenario[0], scenario[1]], [7, 'Bot Amok!', 'Mystery Islands']);
    assert.equal(question('Complications').when!({ Scenario: 'Bot Amok!' }), false);
    assert.equal(question('Complications').when!({ Scenario: 'Mystery Islands' }), true);
  });

  it('starts both dials at 0 [TL-005]', () => assert.deepEqual([setUp().s.insight, setUp().s.enigma], [0, 0]));

  it('starts on Monday of week 1 [TL-006]', () => assert.match(setUp().says(), /Monday, week 1/));

  it('gives each Kid 6 cubes in the pool and none elsewhere [TL-007]', () => {
    const { s } = setUp({ Kids: 5 });
    for (const k of s.seats)
      assert.deepEqual([s.pool[k], s.action[k], s.grounded[k], s.exhausted[k] + s.upset[k] + s.scared[k] + s.injured[k]], [6, 0, 0, 0]);
  });

  it('starts with good Favor, which can be corrected [TL-008]', () => {
    const p = setUp();
    assert.deepEqual(p.s.favor, [0, 0]);
    assert.equal(tracks(p).favor.words![0], 'Good');
  });

  it('keeps strength, another weakness, HOME and Iconic Item of each Kid, asked once [TL-009]', () => {
    const p = fresh();
    assert.match(p.says(), /^Kid 1: Your STRENGTH/);
    p.pick('QUICK');
    assert.match(p.says(), /Your WEAKNESS/);
    assert.equal(p.offers().indexOf('SLOW'), -1); // the weakness of QUICK
    p.pick('WEAK', 'BRAVE', 'DENSE');
    assert.deepEqual(
      [p.s.strength, p.s.weakness, p.s.iconic],
      [
        [4, 1],
        [5, 2],
        [1, 1],
      ],
    );
    assert.match(p.says(), /is this right/);
    p.pick('Kid 1', 'TOUGH'); // another strength: both are asked again
    assert.equal(p.offers().indexOf('WEAK'), -1);
    p.pick('DENSE', 'All right');
    assert.deepEqual(
      [p.s.strength, p.s.weakness],
      [
        [5, 1],
        [2, 2],
      ],
    );
    for (const id of ['strength', 'weakness', 'home']) assert(tracks(p)[id].printed, id);
  });

  it('keeps what is printed on a Machine, asked when it is needed, with six at most [TL-010]', () => {
    const p = fresh({ Machines: 2 });
    p.pick('BRAVE', 'DENSE', 'CLEVER', 'DULL', 'All right');
    assert.deepEqual(
      shown(p.session).marks!.map(({ label }) => label),
      ['AMB110 A', 'AMB110 B', 'MK79 A', 'MK79 B', 'Machine 5', 'Machine 6'],
    );
    p.mark('AMB110 A', 'Machine 5');
    assert.equal(p.says(), 'AMB110 A: which ability?');
    p.pick('None', 'Yes', 'ARMED', 'No');
    assert.deepEqual([p.raw.ability[0], p.raw.ability[4], p.raw.mode[4]], [7, 2, 1]);
    assert.deepEqual(question('Machines').dial, { min: 0, max: 6, start: 1 });
    const all = tracks(p);
    for (const id of ['ability', 'spaces', 'capacity', 'icon', 'avoid']) assert(all[id].printed, id);
    assert.equal(all.spaces.max, 5);
    const hack = out({ Machines: 1 });
    set(hack, 'spaces', 0);
    act(hack, 0).pick('Hack', 'AMB110 A');
    assert.equal(hack.says(), 'Kid 1: AMB110 A: how many Firewall spaces?');
    assert.deepEqual(shown(hack.session).dial, [1, 5, 3]);
    hack.dial(4);
    assert.match(hack.says(), /needs 4 Time/);
    const scout = set(out({ Machines: 1 }), 'spaces', 0);
    act(scout, 0).pick('Scout, 1', 'AMB110 A');
    scout.dial(1);
    assert.deepEqual([scout.s.spaces, scout.s.walls], [[1], [1]]);
  });

  it('asks for a printed value once: the next play knows it [TL-M04, TL-M05]', async () => {
    const engine = nodeEngine({ seed: 1 });
    for (const line of ['new tales {"Mode":"Light"}', 'pick TOUGH', 'pick DENSE', 'pick QUICK', 'pick DULL', 'new tales {"Mode":"Light"}'])
      assert(JSON.parse(await engine.command(line)).ok, line);
    assert.match(engine.device.session!.ask().say, /is this right/);
  });

  it('starts a Machine in ROUTINE near an OPEN place, else in ALERT [TL-011]', () => {
    const p = board(fresh({ Machines: 2 }));
    p.pick('All right');
    p.mark('AMB110 A', 'AMB110 B');
    p.pick('None');
    assert.match(p.says(), /AMB110 A: near an OPEN place\? Then ROUTINE/);
    p.pick('Yes', 'None', 'No');
    assert.deepEqual(p.s.mode, [0, 1]);
  });

  it('fills the Track with four different letters and sets twins aside, without an ALERT [TL-012]', () => {
    const p = board(fresh({ Machines: 1 }));
    p.pick('All right');
    p.mark('AMB110 A');
    p.pick('None', 'Yes');
    p.mark();
    letter(p, 'K');
    assert.match(p.says(), /^Rumor 2, face-down: letter\?/);
    assert.match(page('Set-up'), /Rumor Track: put duplicates aside, a token on each place/);
    p.pick('G to L');
    assert.equal(p.offers().indexOf('K'), -1);
    p.pick('L');
    letter(p, 'C', 'B');
    assert.deepEqual([p.s.rumor, p.s.mode], [[11, 12, 3, 2], [0]]);
  });

  it('puts a token on each of the four places, cards face-down [TL-013]', () => {
    const p = board(fresh());
    p.pick('All right');
    p.mark();
    assert(said({}).some(text => /4 Rumors with tokens/.test(text)));
    letter(p, 'A', 'B', 'C', 'D');
    assert.deepEqual(p.s.rumorUp, [0, 0, 0, 0]);
    const counted = fresh({ Letters: 'On the table' }); // and where the letters stay on the table, there are four
    while (counted.s.at !== 'school.start') answerAny(counted.session, 0);
    assert.equal(counted.s.rumors, 4);
  });

  it('gives each Kid one of two Chores, the other returns before the shuffle [TL-014]', () => {
    assert(said({}).some(text => /Chores: of 2 keep 1/.test(text)));
    assert.match(page('Set-up'), /Each draws 2 Chores, keeps 1, returns 1\nShuffle Chores and Anomalies/);
    assert.deepEqual(setUp().s.chore, [1, 1]);
  });

  it('starts all Kids at M, the school, OPEN unless the board says otherwise [TL-015]', () => {
    assert(said({}).some(text => /All Kids to M/.test(text)));
    assert.deepEqual(fresh({ Kids: 3 }).s.place, [13, 13, 13]);
    const p = setUp();
    p.ok();
    assert.deepEqual(p.s.placeIs, [0, 0]);
    const q = set(setUp(), 'restricted', 1 << 12);
    q.ok();
    assert.deepEqual(q.s.placeIs, [1, 1]);
  });

  it('makes the last viewer of an 80s film First Player, or draws one evenly [TL-016]', () => {
    const p = board(fresh({ Kids: 3, Letters: 'On the table' }));
    p.pick('All right');
    p.mark();
    assert.match(p.says(), /80s film/);
    assert.deepEqual(p.offers(), ['Kid 1', 'Kid 2', 'Kid 3', 'Random']);
    p.dice(3).pick('Random');
    assert.equal(p.s.firstPlayer, 2);
  });

  it('keeps the Scenario, whose Rumor set alone gives Insight; other sets leave the game [TL-017]', () => {
    assert(said({}).some(text => /Scenario's Rumors;\nother sets away/.test(text)));
    assert(said({ Scenario: 'Scenario 5' }).some(text => /Scenario 5: its\nMachines and tiles/.test(text)));
  });

  it('counts the Iconic Item from the start [TL-018]', () =>
    assert.deepEqual(
      [setUp().s.items, setUp().s.iconic],
      [
        [1, 1],
        [1, 1],
      ],
    ));

  it('leaves variants off, and out of the tracks [TL-019]', () => {
    assert.deepEqual(setUp().s.variants, []);
    assert.equal(tracks(setUp()).variants, undefined);
    const names = tales.questions().map(({ name }) => name);
    for (const name of names.slice(names.indexOf('Variants') + 1)) assert.equal(question(name).options![0], 'Off');
    assert.equal(question('Caring parents').when!({ Variants: 'None' }), false);
    assert.equal(question('Caring parents').when!({ Variants: 'Choose' }), true);
  });

  it('goes through the set-up in the order of the book [TL-020]', () => {
    const marks = [
      /Dials[\s\S]*Trait Tile/,
      /Your STRENGTH/,
      /Iconic Items[\s\S]*Machines and tiles/,
      /Which Machines/,
      /near an OPEN/,
      /Event tiles/,
      /Diary[\s\S]*School Cards[\s\S]*Rumors/,
      /Rumor 1/,
      /Firewalls[\s\S]*Chores[\s\S]*to M/,
      /First Player/,
    ];
    const texts = said({});
    let at = -1;
    for (const mark of marks) {
      const found = texts.findIndex((t, i) => i > at && mark.test(t));
      assert(found > at, String(mark));
      at = found;
    }
    assert.equal(texts.filter(text => /Dials|Iconic|Diary|Firewalls/.test(text)).length, 4); // the reminders are four screens
  });

  it('has 42 Firewalls face-down, and removed ones go back [TL-021]', () =>
    assert.match(page('Set-up'), /42 Firewalls face-down; removed ones go back/));

  it('skips the checklist with short prompts', () =>
    assert.equal(
      said({ Prompts: 'Short' }).some(t => /Dials/.test(t)),
      false,
    ));

  it('lets a Diary card bring a Machine or an Event place in the middle of the game [TL-434]', () => {
    const p = out({ Machines: 1 });
    p.pick('More', 'New Machine');
    p.mark('AMB110 A', 'Machine 6');
    p.pick('ALARMED', 'No');
    assert.deepEqual([p.s.at, p.raw.machines, p.raw.mode[5], p.raw.ability[5]], ['kid.who', 33, 1, 1]);
    p.pick('More', 'Event tiles');
    p.mark('C Irma cafe');
    assert.deepEqual([p.s.at, p.s.events], ['kid.who', 2]);
  });

  it('takes a new Machine at any time by a correction: it is asked for its mode [TL-434]', () => {
    const p = morning(2, { Machines: 1 });
    set(p, 'machines', 3);
    p.pick('None');
    assert.match(p.says(), /AMB110 B: near an OPEN place/);
    p.pick('No');
    assert.deepEqual([p.s.at, p.s.mode, p.s.spaces], ['school.start', [0, 1], [3, 3]]);
    const hack = set(out({ Machines: 1 }), 'spaces', 1);
    act(hack, 0).pick('Hack', 'AMB110 A', 'Kid 1 alone, 1');
    set(hack, 'machines', 3).pick('None', 'Yes');
    assert.match(hack.says(), /^Kid 1: Firewall 1\/1/); // the HACK goes on
    const early = fresh({ Machines: 0 });
    set(early, 'machines', 1).pick('None', 'Yes');
    assert.match(early.says(), /Kid 1: Your STRENGTH/);
  });

  it('asks for the values of the ERRATIC card instead of the standard ones [TL-635]', () => {
    const p = out({ Machines: 1, Variants: 'Choose', 'Erratic firmware': 'On' });
    act(p, 0).pick('Walk', 'A, 1', 'AMB110 A');
    assert.match(p.says(), /what is on its Response Card/); // that of the standard card is not taken
    p.pick('Special: TOUGH');
    assert.match(p.says(), /^Kid 1: TOUGH/);
    assert(said({ Variants: 'Choose', 'Erratic firmware': 'On' }).some(text => /Sheets 2-3, ERRATIC/.test(text)));
  });

  it('leaves Scenario tokens on the table: no rule reads them [TL-710]', () => {
    const all = tracks(setUp());
    for (const id of ['counters', 'trackTokens', 'trouble']) assert.equal(all[id], undefined);
  });

  it('shows limits of dice, draws, helpers, firewalls, Track and Kids as they are [TL-451]', () => {
    const all = tracks(morning(2, { Machines: 1 }));
    assert.deepEqual(
      [all.spaces.max, all.walls.flags!.length, all.rumor.of!.length, question('Kids').dial],
      [5, 5, 4, { min: 2, max: 5, start: 2 }],
    );
  });
});
