// Before a game: one press starts it as usual or as last time; everything else can be changed, from what stands there.
import { strict as assert } from 'node:assert';
import type { Emberfall } from '../toys/emberfall';
import { stateOf, type Table, table, withToys } from './device';

const state = (t: Table) => stateOf<Emberfall>(t);

/** A play of Emberfall by three people in a hard winter, left at once. */
function played(): Table {
  const t = table();
  t.choose('Emberfall').choose('Wardens').press('up ok').choose('Winter').press('down ok');
  for (const [seat, name] of [
    ['North', 'Ann'],
    ['East', 'Ben'],
    ['South', 'Cem'],
  ] as const)
    t.choose(seat).type(name);
  return t.choose('Start').press('back back');
}

describe('the set-up', () => {
  withToys();

  it('starts with the usual settings at the first press', () => {
    const t = table();
    t.choose('Emberfall');
    assert.equal(t.rows()[1], '>Start as usual');
    t.press('ok');
    assert.deepEqual([state(t).names, state(t).cold], [['North', 'East'], 0]);
  });

  it('tells every setting in its list, and what it changes where it is set', () => {
    const t = table();
    t.choose('Emberfall');
    assert.deepEqual(t.rows().slice(2, 6), [' Wardens 2', ' Winter Mild', ' North seat 1', ' East seat 2']);
    t.choose('Winter');
    assert.match(t.text(), /^Winter\?\nHow cold the first\nround is/m);
  });

  it('opens a setting at the answer that stands', () => {
    const t = table();
    t.choose('Emberfall').choose('Winter').press('down ok').choose('Winter');
    assert.match(t.text(), /^>Hard/m);
    t.press('back').choose('Wardens').press('up ok').choose('Wardens');
    assert.match(t.text(), /^< 3 >/m);
  });

  it('keeps the answer that stands when BACK leaves a setting', () => {
    const t = table();
    t.choose('Emberfall').choose('Wardens').press('up up back');
    assert.match(t.text(), /^>Wardens 2/m);
  });

  it('offers the last settings and players of this game again, in one press', () => {
    const t = played();
    t.choose('Emberfall');
    assert.equal(t.rows()[1], '>Start as last time');
    t.press('ok');
    assert.deepEqual([state(t).names, state(t).cold], [['Ann', 'Ben', 'Cem'], 2]);
  });

  it('offers them after the power was off, too, and the usual ones beside them', () => {
    const t = played().restart();
    t.press('up:again*9').choose('Emberfall');
    assert.equal(t.rows()[1], '>Start as last time');
    t.choose('Usual settings');
    assert.deepEqual(t.rows().slice(1, 4), ['>Start as usual', ' Usual settings', ' With Ann Ben Cem']);
    assert.match(t.text(), /Wardens 2/);
  });

  it('seats the people of the last play, whatever they played', () => {
    const t = played();
    t.choose('Harbours').choose('With Ann Ben Cem').press('ok');
    assert.deepEqual(state(t).names, ['Ann', 'Ben', 'Cem']);
    t.press('back back').choose('Lanterns').choose('With').press('ok');
    assert.deepEqual(state(t).names, ['Ann', 'Ben', 'Cem'], 'the number of seats follows');
  });

  it('offers nobody when no name was ever written', () => {
    const t = table();
    t.start('Harbours').press('back back').choose('Emberfall');
    assert.doesNotMatch(t.text(), /With/);
  });

  it('offers the usual settings when what was kept is damaged or belongs to other rules', () => {
    for (const damage of ['[', '7', '[[2],[]]', '[[9,0],["Ann"]]', '[[2,0,1],["Ann"]]', '[[2,"x"],[]]', '{}']) {
      const t = table();
      t.device.notes.keep('q:ember', damage);
      t.choose('Emberfall');
      assert.equal(t.rows()[1], '>Start as usual', damage);
    }
  });

  it('refuses a name that somebody has already', () => {
    const t = table();
    t.choose('Emberfall').choose('North').type('East');
    assert.match(t.text(), /Somebody has this\s+name already/);
  });
});
