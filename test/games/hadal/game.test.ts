import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { script } from '../../bench/page';
import { answerAny, shown } from '../../play';
import { acting, azrak, boost, captain, depart, drain, holders, number, open, place, play, ready, testing, visit } from './mission';

describe('hadal: whole plays', () => {
  it('follows the example of docs/games/hadal.md', () => {
    const m = play(script('docs/games/hadal.md')),
      { s } = m;
    assert.deepEqual(
      [s.at, s.round, captain(m), s.pool, s.vortex, s.missionReturn, s.azrakOn, s.freeUpdates],
      ['end.final', 3, 'Agent 1', [7, 8], 13, 3, [0, 1], 1],
    );
    assert.deepEqual([s.ended, s.returns, s.scores, holders(m)], [['Success'], [3], [10], ['Agent 2']]);
    assert.equal(azrak(s), 32);
  });

  it('plays a mission of three rounds from set-up to the end', () => {
    const m = open(3, { 'Item register': 'On' });
    m.dial(32);
    m.pick('Bob');
    while (m.s.at === 'setup.check') m.pick('Next');
    m.ok();

    // round 1, Bob: a test, a personal conflict, an Item
    visit(m, 1);
    m.pick('Cem', 'Stand by');
    testing(m, 'Ada', 2, 1);
    boost(m, 1);
    m.pick('Cem +1', 'Cem +1');
    m.dice(1).pick('Draw Destiny'); // 1 + 1 + 1 + 2 - 2
    assert(/^SUCCESS\nDestiny [-+]?\d: 3 vs 2/.test(m.says()));
    m.ok();
    m.pick('More...', 'Items', 'Take an Item');
    number(m, 4);
    m.pick('Ada', 'Done', 'Back', 'Nothing more');
    m.pick('Bob', 'A card says...', 'Personal conflict', 'Nothing more');
    testing(m, 'Bob', 4);
    boost(m, 2);
    m.pick('Cem +1');
    m.dice(1).pick('Draw Destiny'); // 2 + 2 + 1 - 1
    assert(/^CRITICAL SUCCESS\nDestiny [-+]?\d: 4 vs 4/.test(m.says()));
    m.ok();
    m.pick('Nothing more');
    assert.deepEqual([m.s.pool, m.s.vortex, m.s.azrakOn, m.s.personalConflict], [[6, 4, 5], 16, [1], [0, 0, 0]]);
    depart(m);
    m.pick('Update, pay 1', 'OK');
    m.pick('More...', 'Items', 'Item 4 Ada', 'Cem', 'Done', 'Back', 'Done');
    m.ok();
    assert.deepEqual([captain(m), m.s.pool, m.s.vortex, m.s.missionReturn, holders(m)], ['Cem', [8, 8, 8], 6, 1, ['Cem']]);

    // round 2, Cem: the same location again, a group conflict, a loss of control
    visit(m, 1);
    assert.deepEqual([m.s.missionReturn, m.s.pool], [2, [8, 8, 7]]);
    m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
    m.dial(4);
    for (const [name, more, damage] of [
      ['Bob', 2, 1],
      ['Ada', 7, 2],
      ['Cem', 0, 1],
    ] as [string, number, number][]) {
      m.pick(name, m.s.names.indexOf(name) ? '1st: 2' : '1st: 1');
      m.dial(3);
      boost(m, more);
      if (name === 'Ada') {
        m.pick('Lose control');
        m.ok();
      }
      m.pick('Draw Destiny');
      m.ok();
      m.pick('Damage');
      m.dial(damage);
      m.pick('Nothing more');
    }
    assert(/^BEATEN/.test(m.says()));
    m.ok();
    assert.deepEqual(
      [m.s.ejected, m.s.lostControl, m.s.pool, m.s.cardInFront],
      [
        [1, 0, 0],
        [1, 0, 0],
        [0, 5, 6],
        [0, 1, 1],
      ],
    );
    depart(m);
    m.ok();
    assert(!m.offers().includes('No Update'));
    m.pick('Update, free', 'OK', 'Done');
    m.ok();
    assert.deepEqual([captain(m), m.s.pool, m.s.lostControl, m.s.freeUpdates], ['Ada', [8, 8, 8], [0, 0, 0], 0]);

    // round 3, Ada: a new location, a covered map, the end
    visit(m, 2);
    m.pick('More...', 'Map is covered', 'Cover 1', 'Done', 'Back');
    m.pick('Ada', 'Explore, free', 'Nothing more');
    drain(m, 'Bob', 0);
    m.pick('Emergency, pay 1', 'More...', 'Mission over', 'Success');
    m.dial(8);
    m.dial(0);
    assert.equal(m.says(), 'Success. Score 8\nRun 1, round 3\nReturn 3, Azrak 28\nNote it: Mission Log');
    assert.equal(azrak(m.s), 32);
    assert.equal(hadal.result!(m.s), 'Success, score 8');
    assert.equal(hadal.status!(m.s), 'Run 1 R3 Ada');
  });

  it('goes on with the Actions step when an older play stands at its end and it is not over yet', () => {
    const m = acting(2);
    m.session.jump('end.over', 0);
    m.s.back = [];
    m.pick('Not yet');
    assert.equal(m.s.at, 'actions.menu');
  });

  it('is in the phase and step that the table jumps to, and in no conflict outside the Actions step [HA-040]', () => {
    const at = (step: string) => {
      const m = visit(ready(3));
      m.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
      m.dial(5);
      m.session.jump(step, 0);
      return [place(m), m.s.groupConflict];
    };
    assert.deepEqual(at('timeCaptain.choose'), ['1.1', 0]);
    assert.deepEqual(at('discovery.recon'), ['2.1', 1]);
    assert.deepEqual(at('actions.menu'), ['2.3', 1]);
    assert.deepEqual(at('conflict.turn'), ['2.3', 1]);
    assert.deepEqual(at('between.update'), ['3.1', 0]);
    assert.deepEqual(at('between.swaps'), ['3.2', 0]);
    assert.deepEqual(at('between.captain'), ['3.3', 0]);
    assert.deepEqual(at('end.over'), ['2.3', 1], 'the end is no phase of its own');
  });

  it('jumps to every phase, from set-up too, and goes on from there', () => {
    for (const { step } of hadal.phases(open(3).s)) {
      const m = open(3);
      m.session.jump(step, 0);
      for (let i = 0; i < 6; i++) {
        const ask = shown(m.session);
        if (ask.pick || ask.then) answerAny(m.session, 0);
      }
    }

    for (const { step } of hadal.phases(open(3).s)) {
      const m = open(3, { Prompts: 'Short' });
      m.dial(32);
      m.pick('Ada');
      m.ok();
      m.session.jump(step, 0);
      for (let i = 0; i < 6; i++) {
        answerAny(m.session, 0);
      }
    }
  });
});
