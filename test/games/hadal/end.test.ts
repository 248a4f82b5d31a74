import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { begin, shown } from '../../play';
import { acting, depart, drain, FULL, type Mission, number, ok, open, ready, set, take, visit } from './mission';

const over = (m: Mission) => shown(m.session).then === undefined && !shown(m.session).pick;

/** Both agents have lost control but the last action runs on. */
function lastAction(): Mission {
  const m = acting(2);
  for (const name of ['Ada', 'Bob']) {
    drain(m, name, 0);
    m.pick('Lose control');
    m.ok();
    if (name === 'Ada') m.pick('Nothing more');
  }
  return m;
}

describe('hadal: the end of a mission', () => {
  it('goes on with the step that the table has jumped from when it is not over: one location, one Update [HA-042, HA-124]', () => {
    const m = ready(2, { Prompts: 'Full' });
    const notYet = () => {
      m.session.jump('end.over', 0);
      m.pick('Not yet');
      return m.s.at;
    };
    assert.equal(notYet(), 'timeCaptain.choose');
    m.pick('New location');
    m.dial(4);
    for (const step of ['timeCaptain.display', 'timeCaptain.cardA', 'discovery.recon', 'discovery.telepathy']) {
      assert.equal(notYet(), step);
      ok(m);
    }
    assert.equal(notYet(), 'actions.menu');
    depart(m);
    assert.equal(notYet(), 'between.update');
    m.pick('Update, pay 1', 'OK');
    assert.equal(notYet(), 'between.swaps');
    m.pick('Done');
    assert.equal(notYet(), 'between.captain');
    assert.deepEqual([m.s.azrakOn, m.s.missionReturn], [[1], 1]);
  });

  it('goes on with the share of an Update that is paid, and with a set-up that is not finished [HA-010, HA-124]', () => {
    const notYet = (m: Mission) => {
      m.session.jump('end.over', 0);
      m.pick('Not yet');
      return m.s.at;
    };
    const m = acting(2);
    drain(m, 'Bob', 3);
    depart(m);
    m.pick('Update, pay 1');
    assert.equal(notYet(m), 'between.share');
    m.pick('OK');
    assert.deepEqual([m.s.missionReturn, m.s.pool, m.s.share], [1, [8, 8], []]);
    const again = acting(2);
    depart(again);
    again.pick('Update, pay 1');
    again.session.jump('between.update', 0); // what was proposed then is forgotten
    assert.equal(notYet(again), 'between.update');
    const begun = begin(hadal, { ...FULL, Players: 2, Prompts: 'Short' }, 1, ['Ada', 'Bob']);
    assert.equal(notYet(begun), 'setup.receptacle');
    take(begun, 'Antonio');
    assert.equal(notYet(begun), 'setup.receptacle');
    take(begun, 'Third');
    assert.equal(notYet(begun), 'setup.box');
    begun.dial(30);
    assert.equal(notYet(begun), 'setup.absent');
    begun.ok();
    begun.pick('Bob');
    assert.deepEqual([begun.s.total, begun.s.vortex, begun.s.attributes.length], [30, 14, 6]);
    assert.equal(notYet(open(4)), 'setup.captain');
  });

  it('comes when the Story cards say so, and shows round, run and the Azrak [HA-180]', () => {
    const m = visit(ready(2), 4);
    depart(m);
    m.pick('Update, pay 1', 'OK');
    m.ok();
    visit(m, 4); // Mission Return 2
    m.pick('Bob', 'A card says...', 'More...', 'Mission over', 'Success');
    assert.equal(hadal.result!(m.s), '', 'the score is still to come');
    m.dial(0);
    assert(over(m));
    assert.equal(m.says(), 'Success. Score 0\nRun 1, round 2\nReturn 2, Azrak 29\nNote it: Mission Log');
    assert.deepEqual([m.s.missionOver, hadal.result!(m.s)], ['Success', 'Success, score 0']);
  });

  it('adds up what Mission Return and the end of the story ask for, line by line [HA-181]', () => {
    const m = visit(ready(2), 4);
    drain(m, 'Bob', 0);
    m.pick('Emergency, pay 1', 'Nothing more', 'More...', 'Mission over', 'Success');
    assert.equal(m.says(), 'Next points? 0 ends\nScore so far: 0\nMission Return: 1');
    m.dial(12);
    assert(/Score so far: 12\n/.test(m.says()));
    m.dial(-3);
    m.dial(5);
    assert(/Score so far: 14\n/.test(m.says()));
    m.dial(0);
    assert.deepEqual([m.s.ended, m.s.returns, m.s.scores, m.s.at], [['Success'], [1], [14], 'end.final']);
    assert.equal(hadal.result!(m.s), 'Success, score 14');
    assert(/Note it: Mission Log/.test(m.says()));
    assert.deepEqual(shown(m.session).show, ['scores', 'returns', 'ended']);
  });

  it('keeps a line of the score sheet for each run, which the table can correct [HA-181, HA-182, HA-183]', () => {
    const m = lastAction();
    m.pick('Nothing more', 'Restart');
    for (const role of ['Chae-Rin', 'Antonio']) take(m, role);
    m.dial(32);
    m.pick('Ada');
    m.ok();
    m.pick('More...', 'Mission over', 'Success');
    m.dial(20);
    m.dial(0);
    assert.deepEqual(
      [m.s.ended, m.s.returns, m.s.scores],
      [
        ['Failed', 'Success'],
        [0, 0],
        [0, 20],
      ].slice(),
    );
    const tracks = m.session.tracks();
    assert.deepEqual(
      [tracks.scores.of, tracks.ended.words],
      [
        ['Run 1', 'Run 2'],
        ['None', 'Success', 'Failed', 'Abandoned'],
      ],
    );
    set(m, 'scores', 25, 1);
    assert.equal(hadal.result!(m.s), 'Success, score 25');
  });

  it('has one line for a run that was not over after all', () => {
    const m = acting(2);
    for (const score of [5, 7]) {
      m.session.jump('end.over', 0);
      m.pick('Success');
      m.dial(score);
      m.dial(0);
      m.session.jump('actions.menu', 0);
    }
    assert.deepEqual([m.s.scores, m.s.ended, m.s.returns], [[7], ['Success'], [0]]);
  });

  it('has nine lines: a tenth run takes the last', () => {
    const m = ready(4);
    for (let run = 1; run < 12; run++) {
      m.session.jump('end.over', 0);
      m.pick(run < 11 ? 'Abandoned' : 'Failed', 'Restart');
    }
    assert.deepEqual([m.s.run, m.s.ended], [12, [...new Array(8).fill('Abandoned'), 'Failed']]);
  });

  it('is a failure when all control is lost: all is reset for the next run [HA-182]', () => {
    const m = lastAction();
    m.pick('Nothing more');
    assert.equal(m.says(), 'Failed. Reset for run 2');
    m.pick('Restart');
    assert.deepEqual([m.s.run, m.s.missionOver, m.s.round, m.s.at], [2, 'None', 1, 'setup.receptacle']);
  });

  it('can be chosen at any time: given up, the next run begins [HA-183]', () => {
    const acted = acting(3);
    acted.pick('More...', 'Mission over', 'Not yet', 'Mission over', 'Abandoned');
    assert.equal(acted.says(), 'Abandoned. Reset for run 2');
    acted.pick('Restart');
    assert.equal(acted.s.run, 2);
    const choosing = ready(3);
    choosing.pick('More...', 'Mission over', 'Abandoned', 'Stop here');
    choosing.dial(0);
    assert.equal(hadal.result!(choosing.s), 'Abandoned, score 0');
    for (const at of ['timeCaptain.choose', 'actions.menu', 'between.update']) {
      const m = acting(3);
      m.session.jump(at, 0);
      assert(hadal.phases(m.s).some(({ step }) => step === 'end.over'));
      m.session.jump('end.over', 0);
      m.pick('Abandoned');
      assert.equal(m.s.missionOver, 'Abandoned');
    }
  });

  it('resets everything of set-up but the run and what is printed [HA-184]', () => {
    const m = acting(3, { 'Item register': 'On' });
    const fresh = ready(3, { 'Item register': 'On' });
    set(m, 'destiny', -3, 0);
    set(m, 'azrakInBox', 40);
    drain(m, 'Bob', 0);
    m.pick('Emergency, free', 'Nothing more', 'More...', 'Items', 'Take an Item');
    number(m, 9);
    m.pick('Table', 'Done', 'Mission over', 'Abandoned', 'Restart');
    for (const role of ['Chae-Rin', 'Antonio', 'Third']) take(m, role);
    assert.equal(shown(m.session).dial![2], 40, 'the box of this copy');
    m.dial(32);
    m.pick('Ada');
    m.ok();
    const sheet = { ended: ['Abandoned'], returns: [0], scores: [0] };
    const destiny = [-3, -1, 0, 0, 1, 2];
    const known = { ...fresh.s, ...sheet, run: 2, destiny, copied: m.s.copied };
    for (const key of Object.keys(known) as (keyof typeof known)[])
      if (!['played', 'luck'].includes(key)) assert.deepEqual(m.s[key], known[key], key);
  });

  it('counts the card first when the last loss of control and the end fall together [HA-185]', () => {
    const m = lastAction();
    m.pick('More...', 'Mission over', 'Success');
    m.dial(0);
    assert.deepEqual([m.s.missionOver, over(m)], ['Success', true]);
  });

  it('goes back to where it was asked when it is not over yet', () => {
    const m = acting(2);
    m.pick('Ada', 'A card says...', 'More...', 'Mission over', 'Not yet', 'Back');
    assert.equal(m.s.at, 'cards.says');
    m.session.jump('end.over', 0);
    m.pick('Not yet');
    assert.equal(m.s.at, 'cards.says');
    m.pick('Nothing more');
    depart(m);
    m.session.jump('end.over', 0);
    m.pick('Not yet');
    assert.equal(m.s.at, 'between.update');
    m.pick('No Update');
    m.ok();
    m.session.jump('end.over', 0);
    m.pick('Not yet');
    assert.equal(m.s.at, 'timeCaptain.choose');
    const fight = acting(2);
    fight.pick('Ada', 'A card says...', 'Group conflict', 'Begin');
    fight.dial(5);
    fight.session.jump('end.over', 0);
    fight.pick('Not yet');
    assert.equal(fight.s.at, 'conflict.turn');
  });

  it('asks for no broken link any more [HA-180]', () => {
    const m = acting(2);
    drain(m, 'Bob', 0);
    m.session.jump('end.over', 0);
    m.pick('Success');
    assert.equal(m.s.at, 'end.score');
  });
});
