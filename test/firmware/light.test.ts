// The screen dims, goes dark, wakes and moves; the owner's settings for it.
import { strict as assert } from 'node:assert';
import { type Table, table, withoutClock, withToys } from './device';

const MINUTE = 60_000;

describe('the light', () => {
  withToys();
  withoutClock();
  let t: Table;
  beforeEach(() => {
    t = table();
  });
  const level = () => t.hal.display.level;

  it('dims after half of the time and goes dark after all of it', () => {
    assert.equal(level(), 255);
    t.wait(2.5 * MINUTE - 100);
    assert.equal(level(), 255);
    t.wait(200);
    assert.equal(level(), 1);
    t.wait(2.5 * MINUTE);
    assert.equal(level(), 0);
    assert.ok(
      t.hal.display.visible().every(byte => byte === 0),
      'nothing is seen',
    );
  });

  it('comes back at full strength with any press while it is dimmed, and the press counts', () => {
    t.wait(3 * MINUTE).press('down');
    assert.equal(level(), 255);
    assert.equal(t.rows()[2], '>Harbours');
  });

  for (const button of ['up', 'down', 'ok', 'back', 'ok:hold', 'back:hold'])
    it(`wakes with ${button}, which does nothing else`, () => {
      t.start('Emberfall').press('ok').choose('Use gift').press('ok');
      const before = [JSON.stringify(t.device.session!.state()), t.device.screens.length];
      t.press('back down down');
      const rows = t.rows();
      t.wait(10 * MINUTE);
      assert.equal(level(), 0);
      t.press(button);
      assert.equal(level(), 255);
      assert.deepEqual(t.rows(), rows);
      assert.deepEqual([JSON.stringify(t.device.session!.state()), t.device.screens.length - 1], before);
    });

  it('moves the picture, and nothing of the foot comes back above the title', () => {
    const top = () =>
      t.hal.display
        .visible()
        .slice(0, 16)
        .some(byte => byte);
    const foot = () => Buffer.from(t.hal.display.pixels().slice(56 * 16)).toString('hex');
    const before = foot();
    t.wait(1.1 * MINUTE);
    assert.equal(t.hal.display.down, 1);
    assert.ok(!top(), 'the p of "open" reaches the lowest line');
    t.press('down up');
    assert.ok(!top());
    t.choose('Settings', 'About');
    assert.ok(!top());
    t.press('back back').wait(1.1 * MINUTE);
    assert.equal(t.hal.display.down, 0);
    assert.equal(foot(), before, 'whole again');
  });

  it('stays dark when a button that was held before goes on repeating', () => {
    t.wait(10 * MINUTE).press('down:again');
    assert.equal(level(), 0);
  });

  it('wakes with a button that is held on, and its repeats do nothing either', () => {
    t.wait(10 * MINUTE).press('down down:again*5');
    assert.equal(level(), 255);
    assert.equal(t.rows()[1], '>Emberfall');
    t.press('down down:again');
    assert.equal(t.rows()[3], '>Lanterns', 'the next one counts');
  });

  it('is never dark when the owner wants that', () => {
    t.choose('Settings').choose('Dark after', 'Dark after', 'Dark after');
    assert.match(t.text(), />Dark after never/);
    t.wait(600 * MINUTE);
    assert.equal(level(), 255);
  });

  it('goes dark in a game, too, and what was shown comes back', () => {
    t.start('Lanterns').choose('Read');
    const rows = t.rows();
    t.wait(10 * MINUTE);
    assert.equal(level(), 0);
    t.press('ok');
    assert.deepEqual(t.rows(), rows);
  });

  it('leaves no timer behind that would wake the processor in the dark', () => {
    t.wait(10 * MINUTE);
    assert.equal(t.hal.clock.waiting(), 0);
  });

  it('moves the picture by a pixel every minute, against burn-in', () => {
    const seen = new Set<number>();
    const moved: number[] = [];
    for (let minute = 0; minute < 4; minute++) {
      t.press('down').wait(MINUTE);
      seen.add(t.hal.display.down);
      moved.push(t.hal.display.down);
    }
    assert.deepEqual([...seen].sort(), [0, 1]);
    assert.notEqual(moved[0], moved[1]);
  });

  it('has three strengths', () => {
    t.choose('Settings');
    const levels = [level()];
    for (let i = 0; i < 3; i++) {
      t.choose('Brightness');
      levels.push(level());
    }
    assert.equal(levels[3], 255);
    assert.ok(0 < levels[1]! && levels[1]! < levels[2]! && levels[2]! < levels[0]!, `${levels}`);
  });

  it('turns the picture round for a case that is built the other way', () => {
    t.choose('Settings').choose('Upside down');
    assert.equal(t.hal.display.half, true);
    const seen = t.hal.display.visible(),
      drawn = t.hal.display.pixels();
    const mirrored = (byte: number) => Number.parseInt([...byte.toString(2).padStart(8, '0')].reverse().join(''), 2);
    assert.deepEqual([...seen], [...drawn].reverse().map(mirrored));
  });
});
