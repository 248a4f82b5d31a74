// Memory ran out in the middle of a press: on the board nothing can catch that. The next press finds a play that is not whole.
import { strict as assert } from 'node:assert';
import { leavePlay } from '../../firmware/shell';
import { stateOf, type Table, table, withoutClock, withToys } from './device';

describe('a play that is not whole', () => {
  withToys();
  withoutClock();
  let t: Table, stored: string;
  const state = () => JSON.stringify(stateOf(t)),
    said = () => t.rows().join(' ').replace(/[> ]+/g, ' ');
  beforeEach(() => {
    t = table().start('Emberfall').press('ok').choose('Face a test').press('ok');
    stored = state();
    // as if an answer had been broken off
    const { session } = t.device;
    session!.whole = false;
    session!._replaying = true;
    Object.assign(session!.state(), { at: 'camp.turn', cold: 9 });
  });

  it('is read again at the next press, which does nothing else, and says so', () => {
    t.press('ok');
    assert.match(said(), /Memory ran out\. The play was read again\. Check the last step\./);
    assert.equal(state(), stored);
    assert.equal(t.device.session!.whole, true);
    const { depth } = t.device.session!.journal;
    t.press('ok ok'); // the notice may have pushed the answers out of view
    assert(t.device.session!.journal.depth > depth, 'play goes on');
    assert.doesNotMatch(said(), /Memory/);
  });

  it('is read again when the screen is drawn by itself', () => {
    t.wait(60_000);
    assert.equal(state(), stored);
  });

  it('is seen from its question on, whatever stood above it', () => {
    t.device.session!.whole = true;
    t.press('ok:hold');
    t.device._names.push('dice'); // it was on its way
    t.device.session!.whole = false;
    t.press('ok');
    assert.deepEqual([t.device._names, t.device.screens.length], [['play'], 1]);
    assert.equal(state(), stored);
  });

  it('is not stored when it is left', () => {
    leavePlay(t.device);
    t.device.home();
    t.press('ok');
    assert.equal(state(), stored);
  });

  it('leads home with a sentence when it cannot be read any more', () => {
    const { _ring, owner } = t.device.session!.journal;
    for (const page of _ring.pagesOf(owner)) _ring.drop(page);
    t.press('ok');
    assert.match(said(), /This play cannot be read any more/);
    assert.equal(t.device.session, undefined);
    assert.equal(t.device.top(), 'home');
  });
});
