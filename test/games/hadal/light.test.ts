// Light: the device keeps Azrak, tests, links and conflicts; cards in front, Items and swaps stay on the table.
import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { isAsked } from '../../../games/kit';
import { script } from '../../bench/page';
import { answersOf } from '../../play';
import { acting, azrak, boost, depart, drain, play, reasons, testing, visit } from './mission';

const Mode = 'Light: Azrak, tests';

describe('hadal: Light', () => {
  it('is asked first, and asks no more about prompts and Items then', () => {
    const questions = hadal.questions(),
      asked = (answers = {}) =>
        questions.filter(question => isAsked(questions, question, answersOf(hadal, answers))).map(({ name }) => name);
    assert.equal(questions[0]!.name, 'Mode');
    assert.deepEqual(asked({ Mode }), ['Mode', 'Players', 'Destiny', 'Odds', 'Talk minutes']);
    assert(asked().includes('Item register'));
  });

  it('keeps no card in front: nobody stands by, and the group may leave at any time', () => {
    const m = acting(4, { Mode });
    assert.deepEqual(
      [m.s.cardInFront, m.offers()],
      [
        [0, 0, 0, 0],
        ['Ada', 'Bob', 'Cem', 'Dee', 'Leave', 'More...'],
      ],
    );
    m.pick('Bob', 'Explore, 1 Azrak', 'Nothing more', 'Bob');
    assert.deepEqual([m.s.cardInFront[1], m.s.pool[1], m.offers().includes('Stand by')], [0, 7, false]);
    assert.equal(hadal.tracks!(m.s).cardInFront, undefined);
  });

  it('runs tests by the same rules: boost, support, Destiny, result [HA-064, HA-080]', () => {
    const m = acting(4, { Mode });
    testing(m, 'Bob', 4);
    boost(m, 1);
    m.pick('Cem +1');
    assert.deepEqual(reasons(m), ['Cem +1: Cannot add more']);
    m.dice(3).pick('Draw Destiny');
    assert(/^CRITICAL SUCCESS\nDestiny 0: 4 vs 4/.test(m.says()));
    assert.equal(azrak(m.s), 32);
  });

  it('keeps the broken link, its Updates and the loss of control [HA-134, HA-140, HA-144]', () => {
    const m = acting(2, { Mode });
    drain(m, 'Bob', 0);
    m.pick('Lose control');
    m.ok();
    m.pick('Nothing more');
    assert.deepEqual(m.s.ejected, [0, 1]);
    depart(m);
    m.ok();
    assert(reasons(m).includes('No Update: Control was lost'));
    m.pick('Update, pay 1', 'OK');
    assert.deepEqual([m.s.at, azrak(m.s)], ['between.captain', 32], 'swaps are the table’s');
    m.ok();
    visit(m, 2);
    assert.deepEqual(m.s.lostControl, [0, 0]);
  });

  it('follows the round of its page: a test, a lost link, a group conflict, an Update that is due [HA-030, HA-134]', () => {
    const { s } = play(script('docs/games/hadal.md', 'bench-light'));
    assert.deepEqual([s.at, s.round, s.pool, s.vortex, s.missionReturn, s.azrakOn, s.damage], ['end.final', 2, [8, 7, 8], 6, 1, [1, 1], 0]);
    assert.deepEqual([s.cardInFront, s.lostControl, azrak(s)], [[0, 0, 0], [0, 0, 0], 32]);
  });

  it('has corrections, undo, odds, the log and the score, too', () => {
    const m = acting(4, { Mode, Odds: 'Always' });
    m.session.correct('pool', 1, 3, 0);
    assert.deepEqual([m.s.pool[1], m.s.vortex, azrak(m.s)], [3, 5, 32], 'the Vortex takes the difference');
    testing(m, 'Bob', 4);
    assert.equal(m.offers()[0], '+0 -83% =17% +0%');
    assert.equal(m.s.pool[1], 2);
    assert(m.session.undo());
    assert.deepEqual([m.s.pool[1], m.s.at], [3, 'test.difficulty']);
    assert(
      m.session.log(3).some(line => /Test 1st: 2/.test(line)),
      m.session.log(3).join('\n'),
    );
    m.session.jump('actions.menu', 0);
    m.pick('More...', 'Mission over', 'Success');
    m.dial(12);
    m.dial(0);
    assert.equal(hadal.result!(m.s), 'Success, score 12');
  });

  it('counts damage against life points, and locks an agent in a personal conflict [HA-160, HA-173]', () => {
    const m = acting(3, { Mode });
    m.pick('Ada', 'Personal conflict');
    assert(reasons(m).includes('Leave: Conflict first'));
    m.pick('Bob', 'A card says...', 'Group conflict', 'Begin');
    m.dial(2);
    m.pick('Cem', '1st: 2');
    m.dial(3);
    boost(m, 0);
    m.pick('Draw Destiny');
    m.ok();
    m.pick('Damage');
    m.dial(2);
    m.pick('Nothing more');
    assert(/^BEATEN/.test(m.says()));
  });
});
