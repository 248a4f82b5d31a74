import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import { account, board, build, CHOOSE, MAIN, OPEN, play, reason, reveal, set } from './table';

describe('Biome, at the limits', () => {
  it('explores with the last action, and not without one [BI-304]', () => {
    const p = play();
    set(p, 'actionsLeft', 1);
    p.pick('Explore', 'Lake');
    assert.equal(p.s.actionsLeft[0], 0);
    assert.equal(reason(p, 'Explore'), 'Needs 1, you have 0');
  });

  it('uses everything but Foresight when both stacks are empty [BI-346]', () => {
    const p = play();
    set(p, 'secretsLeft', 0);
    set(p, 'tilesLeft', 0);
    p.pick('Use a secret');
    assert.equal(reason(p, 'Foresight'), 'Both stacks are empty');
    assert(p.offers().includes('Clairvoyance'));
  });

  it('hires with exactly as many Supplies as it costs, where they are counted [BI-353, BI-706]', () => {
    const p = play({ ...CHOOSE, Inventories: 'Weighed' });
    const k = reveal(p, 'Ally camp');
    reveal(p, 'Roaming Gang');
    set(p, 'on', MAIN + k);
    set(p, 'cd', 0, k);
    set(p, 'carried', 1);
    set(p, 'supply', 1, k);
    p.pick('Hire mercs');
    assert.equal(reason(p, 'Fight the Gang, 3'), 'Not enough Supplies');
    set(p, 'supply', 2, k);
    p.pick('Fight the Gang, 3');
    assert.deepEqual([p.s.supply[k], p.s.carried[0]], [0, 0]);
  });

  it('cools a Killer that destroyed a camp by 19 on a longer board, too [BI-256, BI-M04]', () => {
    const p = play();
    const killer = reveal(p, 'Killer camp'),
      camp = build(p);
    set(p, 'cdBoard', 31);
    set(p, 'cd', 1, killer);
    board(p, 1, 1);
    account(p);
    p.pick(`Camp ${camp}`);
    assert.equal(p.s.cd[killer], 19);
  });

  it('offers the last secret of a kind for what mercs bring home, and none of which all are seen [BI-352]', () => {
    const p = play();
    const a = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'hidden', 1, enemy);
    set(p, 'teleport', 1);
    set(p, 'foresight', 2);
    set(p, 'cd', 0, a);
    set(p, 'on', MAIN + a);
    p.pick('Hire mercs', 'Rescue at Stealer 1', 'Face-down', 'Hire for 1 Supply');
    board(p, 1);
    account(p);
    p.pick('Yes');
    account(p);
    assert(p.offers().includes('Teleport') && !p.offers().includes('Foresight'));
  });

  it('asks the mercs behind those that end the task of both no more, and nobody twice [BI-144, BI-356]', () => {
    const p = play({ 'Tile stacks': 4 });
    const a = reveal(p, 'Ally camp'),
      b = reveal(p, 'Ally camp'),
      enemy = reveal(p, 'Stealer camp');
    set(p, 'teleport', 1, enemy);
    for (const k of [a, b]) {
      set(p, 'cd', 0, k);
      set(p, 'on', MAIN + k);
      set(p, 'actionsLeft', 9);
      p.pick('Hire mercs', 'Rescue at Stealer 1', 'Teleport', 'Hire for 1 Supply');
    }
    board(p, 1);
    account(p);
    p.dice(1).pick('Yes');
    assert.equal(
      account(p),
      'Teleport to Main\nMercs of Ally 2 leave, CD 10\nMercs of Ally 1 leave, CD 10\nStealer 1: 1, 6 > 5', // the board turn has gone on
    );
    assert.deepEqual(p.s.home, []);
  });

  it('builds a farm that no Gang stands on [BI-330, BI-504]', () => {
    const p = play();
    set(p, 'on', OPEN);
    p.pick('Use a secret', 'Farm Kit', 'Other land: CD 10');
    assert.deepEqual(p.s.halted, [0, 0]);
  });

  it('shows a die for what was rolled, and none for what was not [BI-200, BI-332]', () => {
    const p = play();
    reveal(p, 'Ally camp');
    set(p, 'farmCamp', 0);
    board(p, 4);
    assert.equal(p.says(), 'Farm 1 has no camp\nAlly 1: 4, 6 > 2');
  });

  it('asks how many secrets a captive carried, from none to as many as a hand holds [BI-420]', () => {
    const p = play();
    set(p, 'on', OPEN);
    p.pick('Discover', 'Yes');
    assert.deepEqual(shown(p.session).dial, [0, 7, 0]);
  });

  it('says where the rulebook has it', () => {
    const p = play(),
      why = () => shown(p.session).why;
    assert.equal(why(), 'Player Actions');
    p.pick('Odds');
    assert.equal(why(), 'Cool Downs');
    p.pick('Back', 'Explore');
    assert.equal(why(), 'Exploration');
    p.pick('Special tile', 'Roaming Gang');
    p.pick('Place');
    assert.equal(why(), 'Pickup');
    p.pick('Back', 'Secret said aloud');
    assert.equal(why(), 'Takebacksies');
    p.pick('Back');
    board(p, 1, 1);
    assert.equal(why(), 'Cool Downs');
    account(p);
    assert.equal(why(), 'Roaming Gang');
  });
});
