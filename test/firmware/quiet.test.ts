// Flash is erased ahead, in quiet moments only: never while an answer waits, a timer runs or a sound is heard.
import { strict as assert } from 'node:assert';
import { type Table, table, withToys } from './device';

const PAGE = 4096;

/** A play on a device whose free pages are all stale. */
function stale(): Table {
  const t = table();
  t.start('Lanterns').wait(5000);
  const { bytes, size } = t.hal.flash,
    used = [0, ...t.device.ring.owners()].flatMap(owner => t.device.ring.pagesOf(owner));
  for (let page = 0; page < size / PAGE; page++) if (!used.includes(page)) bytes.fill(0x5a, page * PAGE + 64, page * PAGE + 900);
  t.restart().wait(60).press('ok');
  t.hal.flash.erases = 0;
  return t;
}

describe('erasing', () => {
  withToys();

  it('waits until nothing was pressed for a moment', () => {
    const t = stale();
    t.choose('Throw').press('ok').choose('Throw').wait(500);
    assert.equal(t.hal.flash.erases, 0);
    t.wait(2000);
    assert.equal(t.hal.flash.erases, 1);
  });

  it('waits for the end of a sound', () => {
    const t = stale();
    t.hal.buzzer.busy = () => true;
    t.wait(10_000);
    assert.equal(t.hal.flash.erases, 0);
    t.hal.buzzer.busy = () => false;
    t.press('down').wait(3000);
    assert.equal(t.hal.flash.erases, 1);
  });

  it('waits for the end of a timer', () => {
    const t = stale();
    t.press('ok:hold').choose('Timers', 'Countdown').press('ok').wait(60_000);
    assert.equal(t.hal.flash.erases, 0);
    t.press('ok').wait(60_000);
    assert.equal(t.hal.flash.erases, 1, t.text());
  });
});
