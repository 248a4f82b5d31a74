// A cursor that moves is drawn without asking its screen: it must look as if everything had been drawn anew.
import { strict as assert } from 'node:assert';
import { BUTTONS } from '../../hal/press';
import { xorshift } from '../../hal/xorshift';
import { type Table, table, withoutClock, withToys } from './device';

const PRESSES = 4000;

describe('a cursor that moves', function () {
  this.timeout(60_000);
  withToys();
  withoutClock();

  /** The picture below the title, where a clock may run. */
  const below = (t: Table) => Buffer.from(t.hal.display.pixels().slice(128)).toString('hex');

  for (const big of [0, 1])
    it(`leaves the same picture as drawing all of it again${big ? ', in big letters' : ''}`, () => {
      const t = table({ seed: 3 }),
        random = xorshift(11 + big),
        { device } = t,
        { step } = device.painter;
      let steps = 0;
      device.settings.big = big;
      device.applySettings();
      device.show();
      device.painter.step = by => {
        const moved = step.call(device.painter, by);
        if (moved) steps++;
        return moved;
      };
      for (let i = 0; i < PRESSES; i++) {
        if (device.settings.big !== big) {
          device.settings.big = big; // it has found the settings
          device.show();
        }
        const button = BUTTONS[[0, 1, 1, 1, 2, 2, 3][(random() >>> 0) % 7]!]!,
          before = steps,
          title = t.rows()[0];
        t.press(button);
        if (steps === before) continue;
        const seen = t.text(),
          picture = below(t);
        device.painter.forget();
        device.show();
        assert.equal(t.text().slice(22), seen.slice(22), `press ${i} of ${button} at ${title}`);
        assert.equal(below(t), picture, `press ${i} of ${button} at ${title}\n${seen}`);
      }
      assert.ok(steps > PRESSES / 16, `only ${steps} steps`);
    });

  it('changes no screen where up and down set what it stands on', () => {
    const t = table();
    t.press('ok:hold').choose('Dice', 'Other dice').press('down ok');
    const value = () => t.rows().find(row => row.includes('<'));
    const before = value();
    assert.ok(before);
    t.press('up');
    assert.ok(value());
    assert.notEqual(value(), before);
  });
});
