// Light: the device keeps Azrak, tests, links, Updates and conflicts; cards in front, attributes, Items and swaps stay on the table.
import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { isAsked } from '../../../games/kit';
import { script } from '../../bench/page';
import { answersOf, begin, shown } from '../../play';
import { acting, azrak, choose, type Mission, play, ready, reasons, set, usual, visit } from './mission';

const LIGHT = { Mode: 'Light', Destiny: 'Device' };

/** A test up to the question of support. */
function testing(m: Mission, name: string, value: number, difficulty: number): void {
  if (m.offers().includes(`${name} tests`)) m.pick(`${name} tests`);
  else m.pick('Another one tests', name);
  m.dial(value);
  m.dial(difficulty);
}

/** The agent's card takes so many Azrak. */
function lose(m: Mission, name: string, azrak: number): void {
  m.pick('A card says...', name, 'Lose Azrak');
  m.dial(azrak);
}

describe('hadal: Light', () => {
  it('is asked first, and asks no more about prompts and Items then', () => {
    const questions = hadal.questions(),
      asked = (answers = {}) =>
        questions.filter(question => isAsked(questions, question, answersOf(hadal, answers))).map(({ name }) => name);
    assert.deepEqual([questions[0]!.name, questions[0]!.options], ['Mode', ['Light', 'Full']]);
    assert.deepEqual(asked(), ['Mode', 'Players', 'Destiny', 'Talk minutes']);
    assert.deepEqual(asked({ Destiny: 'Device' }), ['Mode', 'Players', 'Destiny', 'Odds', 'Talk minutes']);
    assert(asked({ Mode: 'Full' }).includes('Item register'));
  });

  it('needs no attribute of any Receptacle: only the Azrak of a card that nobody has said yet, once', () => {
    const m = begin(hadal, { Players: 4 }, 1, ['Ada', 'Bob', 'Cem', 'Dee']);
    assert.deepEqual(m.offers(), ['Chae-Rin Az8', 'Antonio Az~8', 'Third Az~8', 'Fourth Az~8']);
    choose(m, 'Chae-Rin');
    choose(m, 'Antonio');
    assert.deepEqual([m.says(), shown(m.session).counts!.labels], ['What is printed on Antonio?', ['Azrak']]);
    m.count(7);
    choose(m, 'Third');
    m.count(8);
    choose(m, 'Fourth');
    m.count(8);
    assert.deepEqual([m.s.pool, m.s.total, m.s.at], [[8, 7, 8, 8], 31, 'setup.captain']);
    m.pick('Ada');
    m.ok();
    m.pick('More...', 'Mission over', 'Abandoned', 'Restart');
    assert.deepEqual(m.offers(), ['Chae-Rin Az8', 'Antonio Az7', 'Third Az8', 'Fourth Az8'], 'said once for all');
    choose(m, 'Antonio');
    assert.equal(m.says().split('\n')[0], 'Your Receptacle?');
  });

  it('keeps no card in front: nobody stands by, and the group may leave at any time', () => {
    const m = acting(4, LIGHT);
    assert.deepEqual(
      [m.s.cardInFront, m.offers()],
      [
        [0, 0, 0, 0],
        ['Ada tests', 'Ada', 'Bob', 'Cem', 'Dee', 'A card says...', 'More...', 'Another one tests', 'Leave'],
      ],
    );
    assert.equal(m.session.track('cardInFront'), undefined);
  });

  it('lets OK on an agent explore for 1 Azrak, and for nothing where that is free; a test is the usual answer, and costs nothing yet [HA-090, HA-092]', () => {
    const m = acting(4, LIGHT);
    assert.equal(usual(m), 'Ada tests');
    m.pick('Bob');
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.at], [[7, 7, 8, 8], 1, 'light.actions']);
    assert.equal(usual(m), 'Bob tests', 'who acted last is likely to go on');
    m.pick('Bob tests');
    assert.deepEqual(m.s.pool, [7, 7, 8, 8]);
    const two = acting(2, LIGHT);
    two.pick('Bob');
    assert.equal(two.s.pool[1], 8);
    two.pick('Bob');
    assert.equal(two.s.pool[1], 7);
  });

  it('asks for the value of a test, from what it was last for that agent, and adds boost, support and Destiny by the same rules [HA-064, HA-072, HA-073, HA-080]', () => {
    const m = acting(4, LIGHT);
    testing(m, 'Bob', 5, 7);
    assert.deepEqual(m.s.pool, [7, 7, 8, 8]);
    assert.deepEqual(m.offers(), ['None, draw', 'Ada', 'Cem', 'Dee', 'Ada+Cem', 'Ada+Dee', 'Cem+Dee', 'All', 'Boost +1']);
    m.pick('Boost +1');
    m.dice(3).pick('Ada+Cem');
    assert(/^SUCCESS\nDestiny 0: 8 vs 7/.test(m.says()), m.says());
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.support], [[6, 6, 7, 8], 4, [1, 0, 1, 0]]);
    m.pick('Nothing more');
    assert.deepEqual([m.s.at, azrak(m.s)], ['light.actions', 32]);
    m.pick('Bob tests');
    assert.equal(shown(m.session).dial![2], 5);
    assert(m.session.undo());
    m.pick('Another one tests', 'Cem');
    assert.equal(shown(m.session).dial![2], 2, "Cem's own");
  });

  it('offers each way to support that the rules allow, and no other [HA-080, HA-193]', () => {
    const ways = (players: number, rulings = 0) => {
      const m = acting(players, LIGHT);
      set(m, 'rulings', rulings);
      testing(m, 'Ada', 2, 9);
      return m.offers().slice(1, -1);
    };
    assert.deepEqual(ways(2), ['Bob', '2 Bob', '3 Bob']);
    assert.deepEqual(ways(3), ['Bob', 'Cem', '2 Bob', '2 Cem', 'Bob+Cem', 'Bob+2 Cem', '2 Bob+Cem']);
    assert.deepEqual(ways(3, 1), ['Bob', 'Cem', '2 Bob', '2 Cem'], 'one helper, by the house rule');
    const m = acting(4, LIGHT);
    m.pick('A card says...', 'Bob', 'Ejected');
    m.ok();
    testing(m, 'Ada', 2, 9);
    assert.deepEqual(m.offers().slice(1, -1), ['Cem', 'Dee', 'Cem+Dee'], 'who is ejected does not support [HA-081]');
  });

  it('takes the value of a card on the table', () => {
    const m = acting(4, { Mode: 'Light', Destiny: 'Table' });
    testing(m, 'Ada', 2, 4);
    m.pick('None, draw');
    assert.equal(m.says(), '2 vs 4. Destiny card?');
    m.dial(2);
    assert(/^CRITICAL SUCCESS\nDestiny \+2: 4 vs 4/.test(m.says()));
  });

  it('settles every link that breaks in one answer, one after the other [HA-140, HA-148]', () => {
    const m = acting(4, LIGHT);
    for (const seat of [1, 2]) set(m, 'pool', 1, seat);
    testing(m, 'Ada', 2, 4);
    m.dice(3).pick('Bob+Cem');
    const broken = () => [m.says().split('\n')[0], m.s.names[shown(m.session).seat!]];
    assert.deepEqual(broken(), ['LINK BROKEN', 'Bob']);
    m.pick('Lose control');
    m.ok();
    assert.deepEqual(broken(), ['LINK BROKEN', 'Cem']);
    m.pick('Emergency, pay 1');
    assert(/^CRITICAL SUCCESS\nDestiny 0: 4 vs 4/.test(m.says()), 'both Azrak counted');
    m.pick('Nothing more');
    assert.deepEqual([m.s.ejected, m.s.lostControl, azrak(m.s)], [[0, 1, 0, 0], [0, 1, 0, 0], 32]);
  });

  it('takes 1 Azrak on the screen of the result, which may break the link, too', () => {
    const m = acting(4, LIGHT);
    set(m, 'pool', 2, 1);
    testing(m, 'Bob', 2, 4);
    m.dice(3).pick('None, draw');
    m.pick('Lose 1 Azrak');
    assert(/^LINK BROKEN/.test(m.says()));
    m.pick('Lose control');
    m.ok();
    assert.deepEqual([m.s.ejected, m.s.at], [[0, 1, 0, 0], 'light.actions']);
  });

  it('keeps the broken link, its Updates and the loss of control, and tells the next Time Captain with the choice of a location [HA-134, HA-140, HA-144]', () => {
    const m = acting(2, LIGHT);
    lose(m, 'Bob', 9);
    m.pick('Lose control');
    m.ok();
    m.pick('Nothing more');
    assert.deepEqual(m.s.ejected, [0, 1]);
    m.pick('Leave');
    m.ok();
    assert(reasons(m).includes('No Update: Control was lost'));
    m.pick('Update, pay 1', 'OK');
    assert.deepEqual([m.s.at, azrak(m.s), m.s.round, m.s.timeCaptain], ['timeCaptain.choose', 32, 2, 1]);
    assert.equal(m.says(), 'Round 2, Time Captain\nStow panorama. Pay 1');
    visit(m, 2);
    assert.deepEqual(m.s.lostControl, [0, 0]);
  });

  it('goes to a new location with one answer, and to one that was named with its number [HA-041, HA-042]', () => {
    const m = ready(4, LIGHT);
    assert.equal(usual(m), 'New: location 1');
    m.pick('New: location 1');
    assert.deepEqual([m.s.at, m.s.locations, m.s.azrakOn, m.s.pool[0]], ['light.actions', [1], [1], 7]);
    m.pick('Leave', 'No Update', 'Location 1 again');
    assert.deepEqual([m.s.azrakOn, m.s.missionReturn], [[1], 1]);
  });

  it('follows the round of its page: a test, a lost link, a group conflict, an Update that is due [HA-030, HA-134]', () => {
    const { s } = play(script('docs/games/hadal.md', 'bench-light'));
    assert.deepEqual([s.at, s.round, s.pool, s.vortex, s.missionReturn, s.azrakOn, s.damage], ['end.final', 2, [8, 7, 8], 6, 1, [1, 1], 0]);
    assert.deepEqual([s.cardInFront, s.lostControl, azrak(s)], [[0, 0, 0], [0, 0, 0], 32]);
  });

  it('has corrections, undo, odds, the log and the score, too', () => {
    const m = acting(4, { ...LIGHT, Odds: 'Always' });
    m.session.correct('pool', 1, 3, 0);
    assert.deepEqual([m.s.pool[1], m.s.vortex, azrak(m.s)], [3, 5, 32], 'the Vortex takes the difference');
    testing(m, 'Bob', 2, 4);
    assert.deepEqual(
      shown(m.session).odds!.map(([label, ways, of]) => `${label} ${ways}/${of}`),
      ['F 5/6', 'C 1/6', 'S 0/6'],
    );
    assert.equal(m.s.pool[1], 2);
    assert(m.session.undo());
    assert.deepEqual([m.s.pool[1], m.s.at], [3, 'test.difficulty']);
    assert(
      m.session.log(3).some(line => /^Bob/.test(line)),
      m.session.log(3).join('\n'),
    );
    m.session.jump('light.actions', 0);
    m.pick('More...', 'Mission over', 'Success');
    m.dial(12);
    m.dial(0);
    assert.equal(hadal.result!(m.s), 'Success, score 12');
  });

  it('counts damage against life points, and locks an agent in a personal conflict [HA-160, HA-162, HA-173]', () => {
    const m = acting(3, LIGHT);
    m.pick('A card says...', 'Ada', 'Personal conflict', 'Nothing more');
    assert.equal(m.says(), 'Conflict first: Ada');
    assert.deepEqual(reasons(m), ['Ada: Conflict first', 'Leave: Conflict first']);
    testing(m, 'Ada', 2, 9);
    m.pick('None, draw', 'Nothing more');
    assert(m.offers().includes('Leave'), 'any result resolves it');
    m.pick('A card says...', 'Bob', 'Group conflict', 'Begin');
    m.dial(2);
    m.pick('Cem');
    m.dial(2);
    m.dial(3);
    m.pick('None, draw', 'Damage');
    m.dial(2);
    m.pick('Nothing more');
    assert(/^BEATEN/.test(m.says()));
    m.ok();
    assert.equal(m.s.at, 'light.actions');
  });

  it('may become Full and Light again between two steps; nobody has a card in front then', () => {
    const m = acting(3, LIGHT);
    m.session.switchTo(0, 0);
    assert.deepEqual([m.s.light, m.s.at, m.offers().slice(0, 3)], [0, 'actions.menu', ['Ada', 'Bob', 'Cem']]);
    m.pick('Bob', 'Explore, 1 Azrak', 'Nothing more');
    assert.equal(m.s.cardInFront[1], 1);
    m.session.switchTo(1, 0);
    assert.deepEqual([m.s.light, m.s.at, m.s.cardInFront], [1, 'light.actions', [0, 0, 0]]);
    m.pick('Bob tests');
    assert.throws(() => m.session.switchTo(0, 0), /Finish what you are doing first/);
  });
});
