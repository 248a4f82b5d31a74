// A player leaves the table for a while: the turn passes them by, and they come back to their place.
import { strict as assert } from 'node:assert';
import type { Biome } from '../../games/biome/state';
import { nodeEngine } from '../../tools/bench/node';
import { stateOf, type Table, table, withoutClock, withToys } from './device';

const seats = (t: Table) => t.device.session!.state().seats;

/** Four wardens at the first turn, in the list of seats. */
function four(): Table {
  const t = table();
  t.choose('Emberfall').choose('Wardens').press('up up ok').choose('Start').press('ok');
  return t.press('back').choose('Names');
}

describe('an absent player', () => {
  withToys();
  withoutClock();

  it('sits out: the turn passes them by, and the list says so', () => {
    const t = four().choose('East', 'Sits out');
    assert.deepEqual(seats(t), [0, 2, 3]);
    assert.match(t.text(), /^>East sits out/m);
    t.press('back').choose('Back to the game').choose('Use gift').press('ok');
    assert.equal(t.device.session!.state().seat, 2);
  });

  it('comes back to the same place, wherever the order began', () => {
    for (const [name, after] of [
      ['East', [2, 3, 0, 1]],
      ['South', [2, 3, 0, 1]],
      ['West', [2, 3, 0, 1]],
    ] as const) {
      const t = four();
      t.choose('First one goes last', 'First one goes last');
      assert.deepEqual(seats(t), [2, 3, 0, 1]);
      t.choose(name, 'Sits out');
      assert.equal(seats(t).length, 3);
      t.choose(name, 'Comes back');
      assert.deepEqual(new Set(seats(t)), new Set(after));
      const order = seats(t).join('');
      assert.ok('23012301'.includes(order), `${name}: ${order} is the same round`);
    }
  });

  it('is undone like any step, is told in the log, and stays out after a power cut', () => {
    const t = four().choose('East', 'Sits out');
    assert.equal(t.device.session!.log(1)[0], 'East sits out');
    t.restart();
    assert.deepEqual(seats(t), [0, 2, 3]);
    t.press('ok').press('back:hold');
    assert.deepEqual(seats(t), [0, 1, 2, 3]);
  });

  it('does not go in their own turn, where the rules need them, or as the last one, with a reason', () => {
    const t = four().choose('North', 'Sits out');
    assert.match(t.text(), /It is the turn of\s+North\. End it first\./);
    t.device.session!.correct('gift', 1, 2, 0);
    t.press('up').press('back back').choose('Names').choose('East', 'Sits out');
    assert.match(t.text(), /Their gift is cooling\s+down\./);
    assert.deepEqual(seats(t), [0, 1, 2, 3]);
  });

  it('cannot go where a game needs everybody', () => {
    const t = table();
    t.start('Harbours').press('back').choose('Names').choose('Green', 'Sits out');
    assert.match(t.text(), /somebody\s+plays for Green\s+meanwhile/);
  });
});

describe('in Biome, an absent player', () => {
  it('is passed by until they are back; the first player stays', async () => {
    const engine = nodeEngine({ seed: 3 });
    for (const line of ['new biome {"Mode":"Full","Players":3}', 'jump Player turn']) await engine.command(line);
    const session = engine.device.session!,
      s = stateOf<Biome>(engine);
    s.firstPlayer = s.seat = s.turnOf = 0;
    session.sit(1, 0);
    assert.deepEqual(session.state().seats, [0, 2]);
    assert.throws(() => session.sit(0, 0), /turn of|first player/);
    session.sit(1, 0);
    assert.deepEqual(session.state().seats, [0, 1, 2]);
    await engine.end();
  });
});
