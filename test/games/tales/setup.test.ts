import { type Answers, answerAny } from '../../play';
import { act, assert, board, fresh, morning, out, refused, set, setUp, tales, until } from './table';

/** Everything that is said on the way to the first School Phase. */
function said(answers: Answers): string[] {
  const p = board(fresh({ Prompts: 'Full', Machines: 1, ...answers })),
    texts: string[] = [];
  while (p.s.at != 'school.start') {
    texts.push(p.says());
    if (p.offers().indexOf('Keep') >= 0) p.pick('Keep');
    else if (p.offers().indexOf('Done') >= 0) p.pick('Done');
    else answerAny(p.session, 0);
  }
  return texts;
}

describe('tales: set-up', () => {
  it('asks for 2 to 5 Kids and no other number [TL-001]', () => {
    const [{ name, dial }] = tales.questions!();
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
      const texts = said({ Kids: kids }).filter(t => /Trait Tile|Machine Sheets/.test(t));
      assert.equal(texts.length, 2);
      for (const t of texts) assert(t.indexOf(side) >= 0, t);
    }
  });

  it('counts 6 Rounds a week [TL-003]', () => {
    assert.equal(tales.status!(setUp().raw), 'Round 1/6 School');
    assert.equal(tales.status!(setUp({ Length: '2 weeks' }).raw), 'Round 1/12 School');
    assert.equal(tales.tracks!(setUp({ Length: '2 weeks' }).raw).round.max, 12);
  });

  it('lists seven Scenarios, Bot Amok! first, and opens the sandbox with Mystery Islands [TL-004]', () => {
    const scenario = tales.questions!()[1].options!;
    assert.deepEqual([scenario.length, scenario[0], scenario[1]], [7, 'Bot Amok!', 'Mystery Islands']);
    assert.equal(tales.questions!()[4].when!({ Scenario: 'Bot Amok!' }), false);
    assert.equal(tales.questions!()[4].when!({ Scenario: 'Mystery Islands' }), true);
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
    assert.equal(tales.tracks!(p.raw).favor.words![0], 'Good');
  });

  it('keeps strength, another weakness, HOME and Iconic Item of each Kid, Keep or Change [TL-009]', () => {
    const p = fresh();
    assert.equal(refused(p, 'Keep'), 'HOME letter is missing');
    p.pick('Change');
    assert.match(p.says(), /Kid 1: Strength/);
    p.pick('QUICK');
    assert.match(p.says(), /Weakness/);
    assert.equal(p.offers().indexOf('SLOW'), -1); // the weakness of QUICK
    p.pick('WEAK', 'K', 'Restricted', 'TOUGH', 'FIRE');
    assert.deepEqual(
      [p.s.strength, p.s.weakness, p.s.home[0], p.s.homeType, p.s.iconicColor, p.s.iconicTag[0]],
      [[4, 2], [5, 3], 11, [1, 0], [5, 0], 8],
    );
    assert.match(p.says(), /Kid 1: Strength: QUICK\nWeakness: WEAK\nHOME: K/);
    p.pick('Change', 'TOUGH');
    assert.notEqual(p.s.weakness[0], 5);
    for (const id of ['strength', 'weakness', 'home', 'homeType', 'iconicColor', 'iconicTag']) assert(tales.tracks!(p.raw)[id].printed, id);
  });

  it('keeps what is printed on a Machine, with six at most [TL-010]', () => {
    const p = board(fresh({ Prompts: 'Short', Machines: 2 }));
    p.pick('Keep', 'Keep', 'Change', 'Machine 5', 'Watcher', 'ARMED');
    p.dial(5, 1, 3);
    p.pick('TOW', 'C');
    p.dial(4);
    p.pick('TOUGH', 'Special', 'QUICK', 'Block');
    const { s } = p;
    assert.deepEqual(
      [s.model, s.class, s.ability, s.spaces[0], s.movement, s.capacity, s.combo[0], s.sector, s.column],
      [[4, 1], [2, 0], [2, 0], 5, [1, 2], [3, 2], 11, [3, 0], [4, 0]],
    );
    assert.deepEqual(
      [s.avoid, s.icon],
      [
        [5, 4, 0, 0],
        [2, 1, 0, 1],
      ],
    );
    p.pick('Keep', 'Change');
    assert.equal(p.offers().indexOf('Machine 5'), -1); // every figure is there once
    assert.deepEqual(tales.questions!()[3].dial, { min: 0, max: 6, start: 1 });
    const tracks = tales.tracks!(p.raw);
    assert.deepEqual([tracks.spaces.min, tracks.spaces.max], [1, 5]);
  });

  it('starts a Machine in ROUTINE near an OPEN place, else in ALERT [TL-011]', () => {
    const p = board(fresh({ Prompts: 'Short', Machines: 2 }));
    p.pick('Keep', 'Keep', 'Keep', 'Keep');
    assert.match(p.says(), /AMB110 A: near an OPEN place\? Then ROUTINE/);
    p.pick('Yes', 'No');
    assert.deepEqual(p.s.mode, [0, 1]);
  });

  it('fills the Track with four different letters and sets twins aside, without an ALERT [TL-012]', () => {
    const p = board(fresh({ Prompts: 'Short', Machines: 1 }));
    p.pick('Keep', 'Keep', 'Keep', 'Yes', 'Done', 'K');
    assert.equal(p.says(), 'Rumor 2, face-down: letter?');
    assert(said({}).indexOf('Rumor Track: put duplicates aside, a token on each place') > 0);
    assert.equal(p.offers().indexOf('K'), -1);
    p.pick('L', 'C', 'B');
    assert.deepEqual([p.s.rumor, p.s.mode], [[11, 12, 3, 2], [0]]);
  });

  it('puts a token on each of the four places, cards face-down [TL-013]', () => {
    const p = board(fresh());
    p.pick('Keep', 'Keep', 'Done');
    assert(said({}).some(t => /token on each place/.test(t)));
    p.pick('A', 'B', 'C', 'D');
    assert.deepEqual(p.s.rumorUp, [0, 0, 0, 0]);
  });

  it('gives each Kid one of two Chores, the other returns before the shuffle [TL-014]', () => {
    const texts = said({});
    const chores = texts.indexOf('Each draws 2 Chores, keeps 1, returns 1');
    assert(chores > 0 && texts[chores + 1] == 'Shuffle Chores and Anomalies');
    assert.deepEqual(setUp().s.chore, [1, 1]);
  });

  it('starts all Kids at M, the school, OPEN unless the board says otherwise [TL-015]', () => {
    assert(said({}).indexOf('All Kids to M') > 0);
    assert.deepEqual(fresh({ Kids: 3 }).s.place, [13, 13, 13]);
    const p = setUp();
    p.ok();
    assert.deepEqual(p.s.locType, [0, 0]);
    const q = set(setUp(), 'restricted', 1 << 12);
    q.ok();
    assert.deepEqual(q.s.locType, [1, 1]);
  });

  it('makes the last viewer of an 80s film First Player, or draws one evenly [TL-016]', () => {
    const p = board(fresh({ Kids: 3, Prompts: 'Short', Machines: 0 }));
    p.pick('Keep', 'Keep', 'Keep', 'Done', 'A', 'B', 'C', 'D');
    assert.match(p.says(), /80s film/);
    assert.deepEqual(p.offers(), ['Kid 1', 'Kid 2', 'Kid 3', 'Random']);
    p.dice(3).pick('Random');
    assert.equal(p.s.firstKid, 3);
  });

  it('keeps the Scenario, whose Rumor set alone gives Insight; other sets leave the game [TL-017]', () => {
    assert(said({}).indexOf("Shuffle the Scenario's Rumors, put other sets away") > 0);
    assert.equal(setUp({ Scenario: 'Scenario 5' }).s.scenario, 4);
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
    assert.equal(setUp().s.variants, 0);
    assert.equal(tales.tracks!(setUp().raw).variants, undefined);
    for (const q of tales.questions!().slice(11)) assert.equal(q.options![0], 'Off');
    assert.equal(tales.questions!()[11].when!({ Variants: 'None' }), false);
    assert.equal(tales.questions!()[11].when!({ Variants: 'Choose' }), true);
  });

  it('goes through the set-up in the order of the book [TL-020]', () => {
    const marks = [
      /Dials/,
      /Trait Tile/,
      /Kid 1: Strength/,
      /Iconic Items/,
      /Sectors/,
      /as printed/,
      /near an OPEN/,
      /Event tiles/,
      /Machine Sheets/,
      /Diary/,
      /Rumors/,
      /School Cards/,
      /Firewalls/,
      /Rumor 1/,
      /Chores, keeps/,
      /Shuffle Chores/,
      /to M/,
      /tokens/,
      /First Player/,
    ];
    const texts = said({});
    let at = -1;
    for (const mark of marks) {
      const found = texts.findIndex((t, i) => i > at && mark.test(t));
      assert(found > at, String(mark));
      at = found;
    }
  });

  it('has 42 Firewalls face-down, and removed ones go back [TL-021]', () =>
    assert(said({}).some(t => /42 Firewalls face-down; removed ones go back/.test(t))));

  it('skips the checklist with short prompts', () =>
    assert.equal(
      said({ Prompts: 'Short' }).some(t => /Dials/.test(t)),
      false,
    ));

  it('lets a Diary card bring a Machine or an Event place in the middle of the game [TL-434]', () => {
    const p = out({ Machines: 1 });
    p.pick('More', 'New Machine');
    p.ok();
    p.pick('Change', 'Machine 6', 'Warrior', 'ALARMED');
    p.dial(2, 1, 1);
    p.pick('ROPE', 'F');
    p.dial(8);
    p.pick('BRAVE', 'Ignore', 'BRAVE', 'Block', 'Keep', 'No');
    assert.deepEqual(
      [p.s.at, p.s.mode.length, p.s.mode[1], p.s.ability, p.s.sector, p.s.column],
      ['kid.who', 2, 1, [0, 1], [0, 6], [0, 8]],
    );
    p.pick('More', 'Event tiles', 'C Irma cafe', 'Done');
    assert.deepEqual([p.s.at, p.s.events], ['kid.who', 2]);
    for (let n = 2; n < 6; n++) {
      p.pick('More', 'New Machine');
      p.ok();
      p.pick('Keep', 'Yes');
    }
    p.pick('More');
    assert.equal(refused(p, 'New Machine'), 'Six at most');
  });

  it('takes a new Machine at any time by a correction: of the next one it asks for the mode [TL-434]', () => {
    const p = morning(2, { Machines: 1 });
    set(p, 'machines', 2);
    assert.match(p.says(), /AMB110 B: near an OPEN place/);
    p.pick('No');
    assert.deepEqual([p.s.at, p.s.machines, p.s.mode, p.s.spaces], ['school.start', 2, [0, 1], [3, 3]]);
    assert.throws(() => set(p, 'machines', 4), /Machines goes from 2 to 3/);
    const hack = set(out({ Machines: 1 }), 'spaces', 1);
    act(hack, 0).pick('Hack', 'AMB110 A, needs 1', 'Kid 1 +1, now 0', 'Start');
    set(hack, 'machines', 2).pick('Yes');
    assert.match(hack.says(), /^Kid 1: Firewall 1\/1/); // the HACK goes on
    const all = setUp({ Machines: 6 });
    assert.equal(tales.tracks!(all.raw).machines.max, 6);
    const early = board(fresh({ Machines: 0 }));
    set(early, 'machines', 1).pick('Yes');
    assert.match(early.says(), /Kid 1: Strength/);
  });

  it('asks for the values of the ERRATIC card instead of the standard ones [TL-635]', () => {
    const p = board(fresh({ Prompts: 'Short', Machines: 1, Variants: 'Choose', 'Erratic firmware': 'On' }));
    p.pick('Keep', 'Keep');
    assert.deepEqual(p.offers(), ['ERRATIC card', 'Change']);
    p.pick('ERRATIC card');
    assert.match(p.says(), /AMB110 A, ROUTINE: Avoid with/);
    p.pick('TOUGH', 'Special', 'BRAVE', 'Block');
    assert.deepEqual(
      [p.s.avoid, p.s.icon],
      [
        [5, 1],
        [2, 1],
      ],
    );
    assert.match(p.says(), /near an OPEN place/);
    assert(said({ Variants: 'Choose', 'Erratic firmware': 'On' }).some(t => /ERRATIC Response Cards/.test(t)));
  });

  it('offers counters for Scenario tokens, changed by hand only [TL-710]', () => {
    const tracks = tales.tracks!(setUp().raw);
    assert.deepEqual(tracks.counters.of, ['Dinosaur', 'Weed', 'Machine', 'Grown-up', 'Agent']);
    assert.deepEqual([tracks.counters.max, tracks.trackTokens.max, tracks.trouble.max], [35, 6, 3]);
    const p = until(set(setUp(), 'counters', 7, 3), 'kid.who');
    assert.deepEqual(p.s.counters, [0, 0, 0, 7, 0]);
  });

  it('shows limits of dice, draws, helpers, firewalls, Track and Kids as they are [TL-451]', () => {
    const tracks = tales.tracks!(morning(2, { Machines: 1 }).raw);
    assert.deepEqual(
      [tracks.spaces.max, tracks.firewalls.max, tracks.rumor.of!.length, tales.questions!()[0].dial],
      [5, 5, 4, { min: 2, max: 5, start: 2 }],
    );
  });

  it('has room for one more Diary card than are noted, up to eight', () => {
    const p = setUp();
    for (let n = 0; n < 8; n++) set(p, 'diary', 20 + n, n);
    assert.deepEqual([p.s.diary.length, tales.tracks!(p.raw).diary.of!.pop()], [8, '8']);
  });
});
