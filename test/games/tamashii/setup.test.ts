import { strict as assert } from 'node:assert';
import { tracksIn } from '../../../games/engine';
import tamashii from '../../../games/tamashii';
import { nodeEngine } from '../../../tools/bench/node';
import { type Answers, begin } from '../../play';
import { card, checklist, fresh, jump, NAMES, RIVAL, ready, set, slotsOf, through, VIRTUAL, world } from './table';

const COMPETITIVE = { Players: 3, Game: 'Competitive' };
const all = (answers: Answers) => checklist(answers).join(' | ');

describe('tamashii: set-up', () => {
  it('is for 1 to 4 players, and refuses any other number [TA-001]', () => {
    assert.deepEqual(tamashii.questions()[1]!.dial, { min: 1, max: 4, start: 2 });
    for (const n of [0, 5, -1]) assert.throws(() => fresh({ Players: n }), /1 to 4/);
    for (const n of [1, 2, 3, 4]) assert.equal(fresh({ Players: n }).s.seats.length, n);
  });

  it('adds the bot for one player and does not offer Competitive then [TA-002]', () => {
    const solo = tamashii.questions!().filter(q => !q.when || q.when({ Players: 1 }));
    assert(!solo.some(q => q.options?.includes('Competitive')));
    assert.equal(ready({ Players: 1, Game: 'Scenario' }).s.botInPlay, 1);
    assert.equal(ready().s.botInPlay, 0);
  });

  it('suggests the Prologue, under the cursor, and only suggests [TA-003]', () => {
    const asked = tamashii.questions!().filter(q => q.name === 'Game');
    assert.equal(asked.length, 2); // with and without Competitive
    for (const Players of [1, 2, 3, 4])
      assert.deepEqual(
        asked.map(q => q.when!({ Players })),
        [Players > 1, Players === 1],
      );
    for (const question of asked) {
      assert.equal(question.options![question.start || 0], 'Prologue');
      assert(question.options!.includes('Scenario'));
    }
    assert.equal(begin(tamashii).s.mode, 'Prologue');
  });

  it('starts every player with 0 Assets, Integrity 5 of 5, Trace 0, 4 Locks, 0 EXP [TA-004] [TA-005] [TA-006] [TA-007] [TA-008]', () => {
    const s = ready({ Players: 4 }).s;
    for (const seat of s.seats) {
      assert.deepEqual([s.shield[seat], s.memory[seat], s.power[seat], s.reroll[seat]], [0, 0, 0, 0]);
      assert.deepEqual([s.integrity[seat], s.integrityMax[seat], s.trace[seat], s.locks[seat], s.exp[seat]], [5, 5, 0, 4, 0]);
    }
    assert.equal(ready({ Game: 'Prologue' }).s.hasTrace, 0);
    assert.equal(s.hasTrace, 1);
  });

  it('locks the four slots of the rightmost column [TA-007]', () => {
    const s = ready({ 'Data tokens': 'In the device' }).s;
    for (let slot = 0; slot < 20; slot++) assert.equal(slotsOf(s)[slot], slot % 5 === 4 ? 7 : 0);
  });

  it('puts 3 of each basic type and 1 of the Core type into each bag [TA-009]', () => {
    const s = ready({ 'Data tokens': 'In the device' }, { 'Core Data': ['Green', 'Red'] }).s;
    assert.deepEqual(s.bag, [3, 3, 4, 3, 0, 0, 4, 3, 3, 3, 0, 0]);
    assert.deepEqual([slotsOf(s).filter(v => v > 0 && v < 7), s.dump], [[], new Array(12).fill(0)]);
  });

  it('puts tokens of a Conditions card straight into the bag, before or after the 13 [TA-009]', () => {
    const p = fresh({ Game: 'Competitive', 'Data tokens': 'In the device' });
    p.pick('Line by line', 'Not compared yet');
    card(p, 'Ada').pick('Data tokens', 'Gain a basic token', 'Blue (26)', 'Done');
    through(p);
    assert.deepEqual([p.s.bag[1], p.s.dump[1], p.s.supply[1]], [4, 0, 32 - 6 - 1]);
    assert.equal(tamashii.broken!(p.s), undefined);
  });

  it('asks for the Core type printed on each board [TA-010]', () => {
    const p = ready({ Players: 3 }, { 'Core Data': ['Blue', 'Yellow', 'Red'] });
    assert.deepEqual(p.s.core, [1, 3, 0]);
  });

  it('takes the bags out of a supply of 32 for each type, 16 Open, 16 Corrupted [TA-011]', () => {
    const s = ready({ Players: 3, 'Data tokens': 'In the device' }, { 'Core Data': ['Red', 'Red', 'Blue'] }).s;
    assert.deepEqual(s.supply, [32 - 9 - 2, 32 - 9 - 1, 32 - 9, 32 - 9, 16]);
    assert.equal(s.corruptedPool + s.corruptedBox, 16);
  });

  it('tells each player to take 3 Help cards, a Walker and a Dump tile [TA-012]', () => {
    assert.match(all({}), /Each: bag, 3 Help cards, Walker, Dump tile/);
  });

  it('has each player choose a Class; two Starting Augments are equipped, the Solo one goes [TA-013]', () => {
    assert.match(all({}), /Reaper, Brawler, Trickster, Whisperer .*Remove the Solo\/PvP Augment, equip 2, shuffle the rest/);
    assert.deepEqual(ready().s.augments, [2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]);
    assert.doesNotMatch(all({ Game: 'Prologue' }), /Class:/);
    assert.equal(ready({ Classes: 'No' }).s.augments[0], 0);
  });

  it('removes the Co-op Augment in solo and Competitive instead [TA-014]', () => {
    assert.match(all({ Players: 1, Game: 'Scenario' }), /Remove the Co-op Augment, equip 2/);
    assert.match(all(COMPETITIVE), /Remove the Co-op Augment/);
    assert.equal(ready(COMPETITIVE).s.augments[0], 2);
  });

  it('draws 2 Learning Protocols and keeps 1; not in the Prologue, and in Competitive only on demand [TA-015]', () => {
    assert.match(all({}), /Learning Protocol: draw 2, keep 1/);
    assert.doesNotMatch(all({ Game: 'Prologue' }), /Protocol/);
    assert.doesNotMatch(all(COMPETITIVE), /Protocol/);
    assert.match(all({ ...COMPETITIVE, 'Learning Protocols': 'Yes' }), /draw 2, keep 1/);
  });

  it('lays out one Body more than players, none in the Prologue [TA-016]', () => {
    assert.match(all({ Players: 3 }), /Body Market: 4/);
    assert.match(all({ Players: 1, Game: 'Scenario' }), /Body Market: 2/);
    assert.doesNotMatch(all({ Game: 'Prologue' }), /Body Market/);
  });

  it('starts Time at 0, in Competitive at 5, 7 or 9 [TA-017]', () => {
    assert.equal(ready().s.time, 0);
    assert.equal(ready({ Game: 'Prologue' }).s.time, 0);
    assert.deepEqual(
      ['Short', 'Medium', 'Long'].map(Length => ready({ ...COMPETITIVE, Length }).s.time),
      [5, 7, 9],
    );
  });

  it('takes the pool from the sheet, at most 16; the rest stays in the box [TA-018]', () => {
    const s = ready({ 'Corrupted pool': 9 }).s;
    assert.deepEqual([s.corruptedPool, s.corruptedBox], [9, 7]);
    assert.deepEqual([fresh({ 'Corrupted pool': 30 }).s.corruptedPool, ready({ Game: 'Prologue' }).s.corruptedPool], [16, 16]);
    assert.deepEqual(tamashii.questions!().filter(q => q.name === 'Corrupted pool')[0].dial, { min: 0, max: 16, start: 16 });
  });

  it('enters the enemy deck line by line, as a number, times players, or all; the first line on top [TA-019]', () => {
    const q = fresh({ Players: 3 });
    through(q, {
      'Enemy deck, line': ['LVL 1', 'LVL 2', 'LVL 3', 'Deck complete'],
      'are they listed': ['A number x players', 'A number x players', 'All unlocked'],
      'How many?': [3, 2, 11],
    });
    assert.deepEqual(q.s.enemyDeck, [9, 6, 11]);
    assert.deepEqual(q.s.levels, [1, 2, 3]);
  });

  it('reads the player number as P, in solo as 1 [TA-020]', () => {
    const p = world(ready());
    p.pick('Set Time');
    assert.match(p.says(), /Player number is 2/);
    const solo = world(ready({ Players: 1, Game: 'Scenario' }));
    solo.pick('Set Time');
    assert.match(solo.says(), /Player number is 1/);
  });

  it('uses only unlocked components [TA-021]', () => assert.match(all({}), /Only unlocked cards/));

  it('prepares the Faction decks of the sheet [TA-022]', () => {
    assert.match(all({}), /Faction decks of the sheet/);
    assert.doesNotMatch(all({ 'Faction decks': 'No' }), /Faction decks/);
  });

  it('makes the one who last talked with an AI first player; solo nobody is asked, Competitive chooses [TA-023]', () => {
    assert.match(all({}), /Who talked with an AI most recently/);
    assert.match(all(COMPETITIVE), /Choose one/);
    assert.doesNotMatch(all({ Players: 1, Game: 'Scenario' }), /FIRST PLAYER/);
    assert.equal(ready({}, { 'FIRST PLAYER': ['Bob'] }).s.firstPlayer, 1);
  });

  it('resolves the first scenario card before turn 1, but not in Competitive [TA-024]', () => {
    const seen = checklist({});
    assert.match(seen.slice(-1)[0]!, /Story, then effect Flip/);
    assert.doesNotMatch(all(COMPETITIVE), /NEW CARD/);
    assert.equal(ready({}, { 'Its number': [7] }).s.scenarioCard, 7);
  });

  it('goes through set-up in the order of the rulebook [TA-025]', () => {
    const order = ['Supply', 'Boards', 'Core Data', 'Each:', 'Each bag', 'Body Market', 'Time track', 'Map', 'Explore', 'Enemy deck:'];
    order.push(
      'Enemy deck, line',
      'Corrupted pool',
      'Faction decks',
      'Characters',
      'Scenario cards',
      'Special rules',
      'FIRST PLAYER',
      'NEW CARD',
    );
    const text = all({});
    let at = -1;
    for (const word of order) {
      assert(text.indexOf(word) > at, `${word} is out of order`);
      at = text.indexOf(word);
    }
  });

  it('starts on the tile of the sheet, in Competitive each on another Shelter or Damaged District [TA-026]', () => {
    assert.match(all({}), /Characters: see sheet/);
    assert.match(all(COMPETITIVE), /From first player on: each on another tile, Shelter or Damaged District/);
  });

  it('leaves the Trace marker, Classes, Protocols and the Body Market out of the Prologue [TA-340]', () => {
    const text = all({ Game: 'Prologue' });
    for (const word of ['Trace 0', 'Class:', 'Protocol', 'Body Market']) assert(text.indexOf(word) < 0, word);
    assert.match(text, /no Trace/);
  });

  it('begins the Prologue with pool 16, LVL1 on LVL2, card 1 and everybody on tile 2 [TA-342]', () => {
    const text = all({ Game: 'Prologue' });
    for (const word of ['Corrupted pool: 16', 'All LVL1 on all LVL2', 'NEW CARD 1 ', 'All on Damaged District 2', 'Scenario cards A'])
      assert(text.indexOf(word) >= 0, word);
  });

  it('builds the Prologue map of tiles 1 and 2 open and six face down with tokens, no Faction decks [TA-343]', () => {
    const text = all({ Game: 'Prologue' });
    assert.match(text, /2 and 1 open; 3 11 12 13 14 16 face down, shuffled/);
    assert.match(text, /Explore tokens: 6, 1 on each face-down tile/);
    assert.doesNotMatch(text, /Faction decks/);
  });

  it('reminds a solo player of the scenario and its solo rules [TA-358]', () => {
    assert.match(all({ Players: 1, Game: 'Scenario' }), /Special rules, solo rules/);
    assert.doesNotMatch(all({}), /solo rules/);
  });

  it('opens 2 Goals for two players, 3 for more, and shows the next one [TA-362]', () => {
    assert.match(all({ Players: 2, Game: 'Competitive' }), /Goals: 2 open; next one open on the deck, not to claim/);
    for (const Players of [3, 4]) assert.match(all({ Players, Game: 'Competitive' }), /Goals: 3 open/);
  });

  it('takes one random Map, Conditions, Enhancement and PvP card in Competitive [TA-365]', () => {
    const text = all(COMPETITIVE);
    for (const word of ['Map: 1 random card', '1 random Conditions', '1 random Enhancement and 1 PvP card, open all game'])
      assert(text.indexOf(word) >= 0, word);
  });

  it('lets every printed value be edited and saves it with the game [TA-390]', () => {
    const keys =
      'traceTop traceDice playerDie enemyNumberDie enemySymbolDie resetLoseBodyOn integrityTrackMax timeTrackMax rows cols highlight locked ' +
      'corruptedShortfall walker bossStart expPatternGain enemyDeckEmpty traceHit testSuccess types';
    const p = fresh();
    const tracks = tracksIn(tamashii, p.s);
    for (const key of keys.split(' ')) assert(tracks[key]?.printed, key);
    set(p, 'traceTop', 12);
    set(p, 'enemyNumberDie', 4, 0);
    p.crash();
    assert.deepEqual([p.s.traceTop, p.s.enemyNumberDie], [12, [4, 1, 1, 2, 2, 3, 3, 4]]);
    assert.equal(tracksIn(tamashii, p.s).trace!.max, 12);
  });

  it('marks printed values with ? until the table confirms them [TA-391]', () => {
    const p = fresh();
    assert.equal(tracksIn(tamashii, p.s).traceTop!.name, 'Trace top?');
    p.pick('All is set up', 'All are right');
    assert.equal(tracksIn(tamashii, p.s).traceTop!.name, 'Trace top');
  });

  it('never rewrites what was reached when a printed value changes, but fires a Trace at a lower top [TA-392]', () => {
    const p = ready();
    set(set(p, 'trace', 6), 'integrityTrackMax', 5);
    assert.deepEqual([p.s.trace[0], p.s.integrityMax[0]], [6, 5]);
    set(p, 'traceTop', 6);
    assert.match(p.says(), /Ada TRACED/);
  });

  it('wears the Walker and the boss that this copy prints [TA-390]', () => {
    const p = fresh({ Boss: 'Shinigami' });
    for (const i of [0, 1, 2]) set(p, 'walker', 4 + i, i);
    set(p, 'bossStart', 9, 1);
    through(p);
    assert.deepEqual([p.s.mov[1], p.s.att[0], p.s.pro[1], p.s.bossIntegrity], [4, 5, 6, 9]);
  });

  it('takes the names and seats of everybody', () => assert.deepEqual(ready({ Players: 4 }).s.names, NAMES));

  it('sets up a boss that is there from the start: its track, its Armor, its two cards [TA-370] [TA-378]', () => {
    const boss = (answers: object) => checklist({ Players: 3, ...answers }).filter(row => /Sx17/.test(row));
    assert.deepEqual(boss({}), []);
    assert.match(boss({ Boss: 'Shinigami' })[0], /ITG 10/);
  });

  it('puts what the first scenario card gives into the Dump; only a Conditions card fills bags [TA-024] [TA-009]', () => {
    const p = fresh(VIRTUAL);
    p.pick('All is set up', 'Not compared yet', 'Red', 'Red', 'Ada');
    p.dial(1);
    card(p).pick('Data tokens', 'Gain a basic token', 'Blue (26)');
    assert.deepEqual([p.s.bag[1], p.s.dump[1]], [3, 1]);
    const q = fresh({ ...RIVAL, ...VIRTUAL });
    card(q).pick('Data tokens', 'Gain Corrupted');
    q.dial(2);
    assert.deepEqual([q.s.bag[5], q.s.dump[5], q.s.corruptedHeld[0]], [2, 0, 2]);
  });

  it('chooses the first player of a Competitive game before the map, then the tiles from that player on [TA-023] [TA-025] [TA-026]', () => {
    const order = checklist(RIVAL).map(row => row.replace(/^ALL (\w+).*/, '$1'));
    const from = order.indexOf('FIRST');
    assert.deepEqual(order.slice(from - 1, from + 4), ['Body', 'FIRST', 'Time', 'From', '1']);
    assert.match(order[order.length - 1]!, /Goals/);
    const p = through(fresh({ ...RIVAL, Players: 3 }), { 'FIRST PLAYER': ['Cyd'] });
    assert.match(p.says(), /TURN 1, first Cyd/);
  });

  it('asks everybody for the Core Data, however they sit [TA-010]', () => {
    const p = fresh({ Players: 3 });
    p.session.reorder([1, 2, 0], 0);
    through(p, { 'Core Data': ['Blue', 'Green', 'Yellow'] });
    assert.deepEqual(p.s.core.slice().sort(), [1, 2, 3]);
  });

  it('asks one player for the kind of game by the same name as four, and refuses Competitive [TA-002]', async () => {
    const engine = nodeEngine({ seed: 1 }),
      mode = async () => JSON.parse(await engine.command('state')).state.mode;
    await engine.command('new tamashii {"Players":1,"Game":"Scenario"}');
    assert.equal(await mode(), 'Scenario');
    const refused = JSON.parse(await engine.command('new tamashii {"Players":1,"Game":"Competitive"}'));
    assert.match(refused.error, /no option "Competitive". It has: Prologue, Scenario/);
  });

  it("puts the Conditions card's tokens into the Bag without the checklist, too [TA-009] [TA-026]", () => {
    const p = fresh({ ...RIVAL, ...VIRTUAL });
    p.pick('All is set up', 'All are right', 'Red', 'Red', 'Ada');
    assert.match(p.says(), /Conditions card/);
    card(p, 'Bob').pick('Data tokens', 'Gain Open Data', 'Open (16)', 'Done', 'Done');
    assert.equal(p.s.bag[6 + 4], 1);
    assert.match(p.says(), /TURN 1/);
  });

  it('holds 13 tokens for each player from the first moment, whether or not the checklist is followed [TA-009] [TA-011] [TA-047]', () => {
    const p = fresh({ 'Data tokens': 'In the device' });
    assert.deepEqual(
      [p.s.bag.slice(0, 6), p.s.supply],
      [
        [4, 3, 3, 3, 0, 0],
        [24, 26, 26, 26, 16],
      ],
    );
    jump(p, 'planning').pick('Draw');
    assert.equal(
      slotsOf(p.s)
        .slice(20)
        .filter(slot => slot && slot < 7).length,
      8,
    );
    assert.equal(tamashii.broken!(p.s), undefined);
    // what a card put on a Launcher before its board is named is dumped, not lost
    const q = fresh({ 'Data tokens': 'In the device' });
    q.pick('Line by line', 'Not compared yet');
    card(q).pick('Data tokens', 'Prepare x');
    q.dial(1);
    q.pick('A1', 'Done');
    q.pick('Done', 'Done', 'Blue', 'Yellow');
    assert.equal(tamashii.broken!(q.s), undefined);
    assert.deepEqual([slotsOf(q.s).indexOf(1), q.s.supply[3]], [-1, 25]);
  });
});
