import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { begin, shown } from '../../play';
import {
  acting,
  azrak,
  boost,
  captain,
  choose,
  depart,
  discarded,
  FULL,
  guide,
  holders,
  type Mission,
  number,
  ok,
  open,
  pile,
  place,
  ready,
  set,
  take,
  testing,
  visit,
} from './mission';

const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);

function checklist(m: Mission): string[] {
  const lines: string[] = [];
  while (m.s.at === 'setup.check') {
    lines.push(m.says());
    m.pick('Next');
  }
  return lines;
}

function toChecklist(players: number, answers = {}): Mission {
  const m = open(players, answers);
  if (m.s.at === 'setup.box') m.dial(32);
  if (m.s.at === 'setup.absent') m.ok();
  m.pick('Ada');
  return m;
}

describe('hadal: set-up', () => {
  it('seats 2, 3 or 4 agents with one receptacle each, and a solo player with two [HA-001]', () => {
    for (const [players, receptacles] of [
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 4],
    ]) {
      const m = open(players);
      assert.deepEqual(
        [m.s.receptacles, m.s.seats.length, m.s.pool.length, m.s.receptacle.length],
        [receptacles, receptacles, receptacles, receptacles],
      );
    }
    assert.deepEqual(hadal.questions!()[1].dial, { min: 1, max: 4, start: 2 });
  });

  it('offers a receptacle once, and says that the others leave the game [HA-002]', () => {
    const m = begin(hadal, { ...FULL, Players: 3 }, 1, ['Ada', 'Bob', 'Cem']);
    assert.equal(m.says().indexOf('Your Receptacle?'), 0);
    assert.equal(m.s.seat, 0);
    assert.deepEqual(m.offers(), ['Chae-Rin 1 3 3 Az8', 'Antonio ~2~2~2 Az~8', 'Third ~2~2~2 Az~8', 'Fourth ~2~2~2 Az~8']);
    take(m, 'Antonio');
    assert.deepEqual(m.offers(), ['Chae-Rin 1 3 3 Az8', 'Third ~2~2~2 Az~8', 'Fourth ~2~2~2 Az~8']);
    assert(/The others stay in the box/.test(checklist(toChecklist(2))[1]));
  });

  it('fills each pool to the level printed on the card, whatever the table says that is [HA-003]', () => {
    const m = begin(hadal, { ...FULL, Players: 2 });
    set(m, 'antonio', 7, 0);
    set(m, 'antonio', 4, 1);
    take(m, 'Antonio 4~2~2 Az7');
    take(m, 'Third');
    assert.deepEqual(
      [m.s.pool, m.s.level, m.s.attributes.slice(0, 3)],
      [
        [7, 8],
        [7, 8],
        [4, 2, 2],
      ],
    );
  });

  it('puts the rest of the box into the Vortex with fewer than 4 receptacles, nothing with 4 [HA-004, HA-190]', () => {
    const two = open(2);
    assert.deepEqual(shown(two.session).dial, [16, 99, 32]);
    two.dial(40);
    assert.deepEqual([two.s.vortex, two.s.total, two.s.azrakInBox], [24, 40, 40]);
    const three = open(3);
    three.dial(32);
    assert.deepEqual([three.s.vortex, three.s.total], [8, 32]);
    const four = open(4);
    assert.equal(four.s.at, 'setup.captain');
    assert.deepEqual([four.s.vortex, four.s.total], [0, 32]);
  });

  it('counts the pools that the table has corrected meanwhile [HA-004, HA-030]', () => {
    const m = open(2);
    set(m, 'pool', 6, 1);
    m.dial(32);
    assert.deepEqual([m.s.vortex, azrak(m.s)], [18, 32]);
  });

  it('starts with nothing on Mission Return and on no location [HA-005]', () => {
    const m = ready(3);
    assert.deepEqual([m.s.missionReturn, sum(m.s.azrakOn), m.s.azrakOn.length], [0, 0, 0]);
  });

  it('makes the one who holds the Story deck the first Time Captain [HA-006]', () => {
    const m = open(4, { Prompts: 'Short' });
    assert(/who has the Story deck/.test(m.says()));
    m.pick('Cem');
    m.ok();
    assert.equal(captain(m), 'Cem');
    assert(/^Round 1, Time Captain/.test(m.says()));
    assert.equal(shown(m.session).seat, 2);
  });

  it('holds all 6 Destiny cards shuffled and face down, and discards none [HA-007]', () => {
    const m = ready();
    assert.deepEqual([pile(m.s), discarded(m.s), m.s.seen], [[-2, -1, 0, 0, 1, 2], [], 0]);
    assert(!('pile' in m.session.tracks()), 'nobody can look at the pile');
    assert(/shuffle 6 cards, unread/.test(checklist(toChecklist(4, { Destiny: 'Table' }))[11]));
    const first = new Set<number>();
    for (let seed = 1; seed <= 40; seed++) {
      const shuffled = visit(ready(4, {}, undefined, seed));
      testing(shuffled, 'Bob', 2);
      boost(shuffled, 0);
      shuffled.pick('Draw Destiny');
      first.add(shuffled.s.destinyValue);
    }
    assert.deepEqual(
      [...first].sort((a, b) => a - b),
      [-2, -1, 0, 1, 2],
      'any card may come first',
    );
  });

  it('deals the values of our copy, which a profile brings before the first question [HA-007, HA-060]', () => {
    const m = begin(hadal, { ...FULL, Players: 4, Prompts: 'Short' });
    m.s.destiny = [-3, -1, 0, 0, 1, 3];
    for (const role of ['Chae-Rin', 'Antonio', 'Third', 'Fourth']) take(m, role);
    m.pick('Agent 1');
    assert.deepEqual([pile(m.s), discarded(m.s)], [[-3, -1, 0, 0, 1, 3], []]);
  });

  it('names the token for Antonio and ITEM 24 for Chae-Rin only when they are not played [HA-008, HA-194]', () => {
    const says = (players: number, roles: string[]) => {
      const m = open(players, {}, roles);
      if (players < 4) m.dial(32);
      return m.s.at === 'setup.absent' ? m.says() : '';
    };
    assert.equal(says(2, ['Third', 'Fourth']), 'No Antonio: take the token of page 12\nNo Chae-Rin: give ITEM 24 to an agent');
    assert.equal(says(2, ['Chae-Rin', 'Fourth']), 'No Antonio: take the token of page 12');
    assert.equal(says(3, ['Third', 'Fourth', 'Antonio']), 'No Chae-Rin: give ITEM 24 to an agent');
    assert.equal(says(2, ['Antonio', 'Chae-Rin']), '');
    assert.equal(says(4, ['Antonio', 'Chae-Rin', 'Third', 'Fourth']), '');
    const m = open(2, {}, ['Third', 'Fourth']);
    m.dial(32);
    set(m, 'receptacle', 0, 0);
    set(m, 'receptacle', 1, 1);
    assert.equal(m.says(), 'Nobody missing', 'the table has changed its mind');
  });

  it('offers what no agent before has, whatever the table has given to the others [HA-002]', () => {
    const m = begin(hadal, { ...FULL, Players: 4 });
    for (const seat of [0, 1, 2, 3]) set(m, 'receptacle', seat, seat);
    assert.equal(m.offers().length, 4);
    take(m, 'Fourth');
    assert.deepEqual(
      m.offers().map(label => label.split(' ')[0]),
      ['Chae-Rin', 'Antonio', 'Third'],
    );
  });

  it('enters ITEM 24 into the register of Items, with the agent who gets it [HA-008]', () => {
    const m = open(2, { 'Item register': 'On' }, ['Antonio', 'Third']);
    m.dial(32);
    m.ok();
    assert.deepEqual(holders(m), ['?'], 'just taken');
    m.pick('Bob', 'Take an Item');
    number(m, 7);
    m.pick('Ada', 'Done');
    assert.deepEqual([m.s.items, holders(m), m.s.at], [[24, 7], ['Bob', 'Ada'], 'setup.captain']);
    m.pick('Bob');
    assert(/^Set-up 1 of 15/.test(m.says()), 'the checklist begins with its first line');
    for (let i = 1; i < 6; i++) m.pick('Next');
    assert(/^Set-up 6 of 15\nTime Captain: keep the Story deck/.test(m.says()));
    const without = open(2, { 'Item register': 'On' }, ['Chae-Rin', 'Third']);
    without.dial(32);
    without.ok();
    assert.deepEqual([without.s.items, without.s.at], [[], 'setup.captain']);
  });

  it('takes a level of at least 1 and a scope that there is, whatever is on the card [HA-003]', () => {
    const m = begin(hadal, { ...FULL, Players: 2 });
    set(m, 'antonio', 0, 0);
    set(m, 'scopes', 2, 1);
    choose(m, 'Antonio');
    m.count(0, 2, 2, 2, 1);
    m.pick('In conflicts');
    assert.deepEqual([m.s.level[0], m.s.pool[0], m.s.talentScope[0]], [1, 1, 'Conflicts']);
  });

  it('allows 2, 1 or 0 free Updates for 2, 3 or 4 receptacles [HA-009, HA-192]', () => {
    assert.deepEqual(
      [1, 2, 3, 4].map(players => ready(players).s.freeUpdates),
      [2, 2, 1, 0],
    );
  });

  it('leads through the 15 lines of the checklist in order, or past them [HA-010]', () => {
    const m = toChecklist(2);
    const lines = checklist(m);
    assert.equal(m.s.at, 'timeCaptain.prologue', 'the last of the 15');
    assert.equal(m.says(), 'Prologue: follow the first card. It costs nothing');
    assert.equal(lines.length, 14);
    const facts =
      'Mission Order,Receptacle,Azrak,Vortex,5 Prologue,Story deck,Personal,Gear,Snap Recall,Interaction,map,Destiny,Items,Damage';
    facts.split(',').forEach((fact, i) => {
      assert(lines[i].indexOf(`Set-up ${i + 1} of 15\n`) === 0 && lines[i].indexOf(fact) > 0, `${lines[i]} / ${fact}`);
    });
    assert(/16 Azrak/.test(lines[3]), 'tells how many go to the Vortex');
    assert(/the device has -2 -1 0 0 \+1 \+2/.test(lines[11]));
    assert(/^Set-up 6 of 15\nTime Captain: keep the Story deck/.test(lines[5]), 'tells who keeps the deck');
    const skipped = toChecklist(2);
    skipped.pick('Skip the rest');
    assert.equal(skipped.s.at, 'timeCaptain.prologue');
  });

  it('says what stays in the box: Receptacles that nobody plays, Destiny cards that the device draws', () => {
    const lines = checklist(toChecklist(2));
    assert(/others stay in the box/.test(lines[1]) && /Destiny cards stay in the box/.test(lines[11]));
    assert(!/box/.test(checklist(toChecklist(4, { Destiny: 'Table' }))[11]));
  });

  it('says it in one screen with short prompts, and in Light', () => {
    const short = (players: number, answers = {}) => {
      const m = open(players, { Prompts: 'Short', ...answers });
      if (players < 4) m.dial(32);
      if (m.s.at === 'setup.absent') m.ok();
      m.pick('Ada');
      return m.says();
    };
    assert.equal(short(2), 'Lay out as on page 4\nBox: Destiny, other Receptacles\nThen the Prologue');
    assert.equal(short(4, { Mode: 'Light' }), 'Lay out as on page 4\nBox: Destiny\nThen the Prologue');
    assert.equal(short(4, { Destiny: 'Table' }), 'Lay out as on page 4\nThen the Prologue');
  });

  it('keeps Deck 2, under the card 73, aside [HA-011]', () => assert(/Deck 2 \(73\) aside/.test(checklist(toChecklist(4))[0])));

  it('tells to ignore the icon of the EXPERIENCE box and has no rule for it [HA-012, HA-196]', () => {
    assert.equal(guide('Held Item, XP icon'), 'Held Item, XP icon: ignore it');
    assert(!hadal.questions!().some(q => /exp/i.test(q.name)));
  });

  it('counts the first run as 1 [HA-013]', () => assert.equal(ready().s.run, 1));

  it('knows the card of Chae-Rin: 1, 3, 3, 8 Azrak, +2 in conflicts [HA-200]', () => {
    const m = open(4);
    assert.deepEqual(
      [m.s.receptacle[0], m.s.level[0], m.s.attributes.slice(0, 3), m.s.talent[0], m.s.talentScope[0]],
      ['Chae-Rin', 8, [1, 3, 3], 2, 'Conflicts'],
    );
  });

  it('takes 2, 2, 2 and 8 Azrak without a talent for Antonio until the table says otherwise [HA-201]', () => {
    const m = open(4);
    assert.deepEqual(
      [m.s.receptacle[1], m.s.level[1], m.s.attributes.slice(3, 6), m.s.talent[1], m.s.talentScope[1]],
      ['Antonio', 8, [2, 2, 2], 0, 'None'],
    );
    assert.equal(m.session.tracks().antonio.printed, true);
  });

  it('takes the same for the two receptacles without a name in the book [HA-202]', () => {
    const m = open(4);
    for (const seat of [2, 3])
      assert.deepEqual([m.s.level[seat], m.s.attributes.slice(seat * 3, seat * 3 + 3), m.s.talent[seat]], [8, [2, 2, 2], 0]);
  });

  it('lets the table correct every printed value, on tracks that a profile can keep', () => {
    const m = acting();
    const tracks = m.session.tracks();
    const printed = Object.keys(tracks).filter(id => tracks[id].printed);
    assert.deepEqual(printed, ['rulings', 'chaeRin', 'antonio', 'third', 'fourth', 'scopes', 'azrakInBox', 'destiny', 'attributeNames']);
    set(m, 'attributeNames', 3, 1); // the second attribute is TECH
    m.pick('Ada');
    assert.deepEqual(m.offers().slice(1, 4), ['Test 1st: 1', 'Test TECH: 3', 'Test 3rd: 3']);
  });

  it('plays a solo player by the rules for 2, without telepathy [HA-195]', () => {
    const m = ready(1, { Prompts: 'Full' });
    assert.deepEqual([m.s.receptacles, m.s.freeUpdates], [2, 2]);
    m.pick('New location');
    m.dial(1);
    const seen: string[] = [];
    while (m.s.at !== 'actions.menu') {
      seen.push(m.s.at);
      ok(m);
    }
    assert.deepEqual(seen, ['timeCaptain.display', 'timeCaptain.cardA', 'discovery.recon']);
    assert.deepEqual(m.s.freeExplore, [1, 1]);
    const two = ready(2, { Prompts: 'Full' });
    two.pick('New location');
    two.dial(1);
    for (let i = 0; i < 3; i++) ok(two);
    assert.equal(two.s.at, 'discovery.telepathy');
  });

  it('switches Destiny, odds and the register of Items, each by a question [HA-197]', () => {
    assert.deepEqual(
      hadal.questions!()
        .map(q => q.name)
        .slice(2, 6),
      ['Destiny', 'Odds', 'Prompts', 'Item register'],
    );
    const more = (answers: { [name: string]: string }) => {
      const m = acting(2, answers);
      m.pick('More...');
      return m.offers();
    };
    assert(more({ 'Item register': 'On' }).includes('Items') && !more({}).includes('Items'));
    assert(more({}).includes('Shuffle Destiny') && !more({ Destiny: 'Table' }).includes('Shuffle Destiny'));
    assert(!acting(2, { Destiny: 'Table' }).session.track('discard'));
    assert.equal(hadal.questions!()[3].when!({ Destiny: 'Table' }), false, 'no odds of cards on the table');
    assert.equal(hadal.questions!()[3].when!({ Destiny: 'Device' }), true);
    const m = acting(2); // and later as a value that the table corrects
    set(m, 'register', 1);
    set(m, 'ownCards', 1);
    m.pick('More...');
    assert.deepEqual(m.offers(), ['Back', 'Map is covered', 'Items', 'Mission over']);
  });

  it('asks less with short prompts', () => {
    const m = open(4, { Prompts: 'Short' });
    m.pick('Ada');
    assert.equal(m.s.at, 'timeCaptain.prologue');
    m.ok();
    m.pick('New location');
    assert.deepEqual(shown(m.session).dial, [1, 99, 1]);
    const seen: string[] = [];
    const look = () => seen.push(`${place(m)} ${m.s.at}`);
    m.dial(4);
    look();
    ok(m);
    look();
    depart(m);
    m.pick('No Update');
    look();
    assert.deepEqual(seen, ['2.1 discovery.recon', '2.3 actions.menu', '3.3 between.captain']);
    assert.equal(azrak(m.s), 32);
  });
});
