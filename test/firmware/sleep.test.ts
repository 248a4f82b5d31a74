// Off that is off: the device sleeps some time after it has gone dark, and comes back where it was.
import { strict as assert } from 'node:assert';
import { table, withoutClock, withToys } from './device';

const DARK = 5 * 60_000 + 100; // milliseconds: the usual setting

describe('deep sleep', () => {
  withToys();
  withoutClock();

  it('begins when the screen has gone dark, and not before', () => {
    const t = table()
      .start('Emberfall')
      .press('ok')
      .wait(DARK - 1000);
    assert.equal(t.hal.slept, 0);
    t.wait(2000);
    assert.equal(t.hal.slept, 1);
    assert.equal(t.hal.display.level, 0, 'the panel is off');
  });

  it('comes back at the question, and says nothing of a power cut', () => {
    const t = table().start('Emberfall').press('ok').choose('Face a test'),
      question = t.rows().slice(1, 7);
    t.wait(DARK);
    t.restart();
    assert.deepEqual(t.rows().slice(1, 7), question);
    t.restart();
    assert.match(t.text(), /The power was off/, 'the next time it was one');
  });

  it('is a setting', () => {
    const t = table();
    t.device.settings.sleep = 0;
    t.wait(20 * DARK);
    assert.equal(t.hal.slept, 0);
  });

  it('waits for a timer that runs, and for one that is heard', () => {
    const t = table()
      .press('ok:hold')
      .choose('Timers', '10 min')
      .press('back back back')
      .wait(8 * 60_000);
    assert.equal(t.hal.slept, 0);
    t.wait(2 * 60_000 + DARK + 60_000);
    assert(t.hal.slept > 0);
  });

  it('waits for a name that is being written and for dice that are being entered', () => {
    const t = table().start('Emberfall').press('ok');
    t.device.fate.given = [3];
    t.wait(3 * DARK);
    assert.equal(t.hal.slept, 0);
  });

  it('does not begin when what has to be stored cannot be', () => {
    const t = table().start('Emberfall').press('ok');
    t.hal.flash.failAfter(0);
    t.wait(DARK + 1000);
    assert.equal(t.hal.slept, 0);
    t.hal.flash.failAfter();
    t.wait(60_000);
    assert.equal(t.hal.slept, 1, 'a minute later it tries again');
  });

  it('ends for good when something else than a finger has woken it three times, until somebody presses a button', () => {
    const t = table().start('Emberfall').press('ok');
    for (let sleeps = 1; sleeps <= 3; sleeps++) {
      t.wait(DARK);
      assert.equal(t.hal.slept, 1, `sleep ${sleeps}`);
      t.restart();
    }
    t.wait(4 * DARK);
    assert.equal(t.hal.slept, 0);
    t.press('ok');
    assert.match(t.text(), /It woke by itself 3\s+times, and stays on\s+now\. Check the wire\s+of OK\./);
    t.press('down').wait(DARK);
    assert.equal(t.hal.slept, 1);
  });

  it('counts only sleeps that nobody has ended: a press begins anew', () => {
    const t = table().start('Emberfall').press('ok');
    for (let sleeps = 0; sleeps < 8; sleeps++) {
      t.wait(DARK);
      assert.equal(t.hal.slept, 1);
      t.restart().press('down');
    }
  });
});

describe('a game clock', () => {
  withToys();

  it('keeps the device awake while it runs', () => {
    const t = table().start('Emberfall').press('ok').wait(80_000);
    t.device.settings.timeout = 1;
    t.wait(5000);
    assert.equal(t.hal.slept, 0);
  });
});
