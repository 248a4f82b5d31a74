import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { acting, depart, drain, type Mission, ready, set, visit } from './mission';

const over = (m: Mission) => m.session.ask().then === undefined && !m.session.ask().pick;

/** Both agents have lost control but the last action runs on. */
function lastAction(): Mission {
  const m = acting(2);
  for (const name of ['Ada', 'Bob']) {
    drain(m, name, 0);
    m.pick('Lose control');
    m.ok();
    if (name == 'Ada') m.pick('Nothing more');
  }
  return m;
}

describe('hadal: the end of a mission', () => {
  it('comes when the Story cards say so, and shows round, run and the Azrak [HA-180]', () => {
    const m = visit(ready(2), 4);
    depart(m);
    m.pick('Update, pay 1', 'OK');
    m.ok();
    visit(m, 4); // Mission Return 2
    m.pick('Bob', 'A card says...', 'More...', 'Mission over', 'Success');
    assert(over(m));
    assert.equal(m.says(), 'MISSION OVER, run 1\nRound 2, Azrak 29\nUpdate space 2: see Mission Return');
    assert.deepEqual([m.s.missionOver, hadal.result!(m.s)], [1, 'Success, Mission Return 2']);
  });

  it('leaves the score to the Mission Return card: only the number on it is told [HA-181]', () => {
    const m = acting(2);
    m.pick('More...', 'Mission over', 'Success');
    assert(/Update space 0: see Mission Return/.test(m.says()));
    assert(!Object.keys(hadal.tracks(m.s)).includes('score'));
  });

  it('is a failure when all control is lost: all is reset for the next run [HA-182]', () => {
    const m = lastAction();
    m.pick('Nothing more');
    assert.equal(m.says(), 'MISSION OVER\nFailed. All is reset for run 2');
    m.pick('Restart');
    assert.deepEqual([m.s.run, m.s.missionOver, m.s.round, m.s.at], [2, 0, 1, 'setup.role']);
  });

  it('can be chosen at any time: given up, the next run begins [HA-183]', () => {
    const acted = acting(3);
    acted.pick('More...', 'Mission over', 'Not yet', 'Mission over', 'Given up');
    assert.equal(acted.says(), 'MISSION OVER\nGiven up. All is reset for run 2');
    acted.pick('Restart');
    assert.equal(acted.s.run, 2);
    const choosing = ready(3);
    choosing.pick('More...', 'Mission over', 'Given up', 'Stop here');
    assert.equal(hadal.result!(choosing.s), 'Given up, Mission Return 0');
    for (const at of ['visit.choose', 'act.menu', 'rest.update']) {
      const m = acting(3);
      m.session.jump(at, 0);
      assert(hadal.phases(m.s).some(([step]) => step == 'end.over'));
      m.session.jump('end.over', 0);
      m.pick('Given up');
      assert.equal(m.s.missionOver, 3);
    }
  });

  it('resets everything of set-up but the run and what is printed [HA-184]', () => {
    const m = acting(3, { 'Item register': 'On' });
    const fresh = ready(3, { 'Item register': 'On' });
    set(m, 'destiny', -3, 0);
    set(m, 'box', 40);
    drain(m, 'Bob', 0);
    m.pick('Emergency, free', 'Nothing more', 'More...', 'Items', 'Take one');
    m.dial(9);
    m.pick('White: on the table', 'Done', 'Mission over', 'Given up', 'Restart');
    for (const role of ['Chae-Rin', 'Antonio', 'Third']) m.pick(m.offers().find(label => label.indexOf(role) == 0)!);
    assert.equal(m.session.ask().dial![2], 40, 'the box of this copy');
    m.dial(32);
    m.pick('Ada');
    m.ok();
    const known = { ...fresh.s, run: 2, destiny: [-3, -1, 0, 0, 1, 2] } as any;
    for (const key of Object.keys(known)) if (!['played', 'luck', 'k'].includes(key)) assert.deepEqual((m.s as any)[key], known[key], key);
  });

  it('counts the card first when the last loss of control and the end fall together [HA-185]', () => {
    const m = lastAction();
    m.pick('More...', 'Mission over', 'Success');
    assert.deepEqual([m.s.missionOver, over(m)], [1, true]);
  });

  it('goes back to where it was asked when it is not over yet', () => {
    const m = acting(2);
    m.pick('Ada', 'A card says...', 'More...', 'Mission over', 'Not yet', 'Back');
    assert.equal(m.s.at, 'card.says');
    m.session.jump('end.over', 0);
    m.pick('Not yet');
    assert.equal(m.s.at, 'act.menu');
  });
});
