// An undo that goes further back than memory reaches: the play is read again, and where memory is short, one reading still serves several undos.
import { strict as assert } from 'node:assert';
import { sizeUp } from '../../firmware/shell/memory';
import type { Session } from '../../games/engine';
import { type Table, TOYS, table, withoutClock, withToys } from './device';

const TOTAL = 4000; // variables of a board
const MANY = 30; // steps, more than are kept

/** Emberfall with many steps, and so many variables free. */
function played(free: number): Table {
  const t = table({}, TOYS);
  t.hal.variables = { used: TOTAL / 2, total: TOTAL };
  sizeUp(t.device);
  t.start('Emberfall').press('ok');
  const session = t.device.session as Session,
    id = Object.keys(session.tracks()).find(name => typeof session._s[name as 'seat'] === 'number' && name !== 'seat')!;
  for (let i = 0; i < MANY; i++) {
    session.correct(id, 0, i % 2, 1);
    session.settle();
  }
  t.hal.variables = { used: TOTAL - free, total: TOTAL };
  return t;
}

/** One letter for each undo: f where the play was read again, n where it came from memory. */
function undone(t: Table, times: number): string {
  const { painter } = t.device,
    busy = painter.busy;
  let how = '';
  for (let i = 0; i < times; i++) {
    let isFar = false;
    painter.busy = text => {
      if (text.startsWith('Going back')) isFar = true;
      busy.call(painter, text);
    };
    const { depth } = t.device.session!.journal;
    t.press('back:hold').wait(500);
    assert.equal(t.device.session!.journal.depth, depth - 1);
    how += isFar ? 'f' : 'n';
  }
  painter.busy = busy;
  return how;
}

describe('an undo that goes far back', () => {
  withToys();
  withoutClock();

  it('reads the play once for as many steps as are kept', () => {
    // it is read from the last snapshot on, so the second reading may serve fewer
    assert.match(undone(played(2000), 20), /^n{10}fn{5,}(fn*)?$/);
  });

  it('reads it once for a few where memory is short', () => {
    const how = undone(played(1000), 20);
    assert.match(how, /^n{10}fn{3}/);
    assert.ok(!how.includes('ff'), how);
  });

  it('keeps as many steps as before when it fails', () => {
    const t = played(1000),
      session = t.device.session as Session,
      go = session.journal.go,
      steps = session.steps();
    session.forget();
    session.journal.go = () => {
      throw new Error('The flash is full.');
    };
    t.press('back:hold');
    session.journal.go = go;
    assert.match(t.text(), /The flash is full/);
    assert.equal(session.steps(), steps);
  });
});
