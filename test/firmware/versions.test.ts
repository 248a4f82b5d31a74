// A play of other rules: brought to the rules of today where they say how, else kept and refused. Never half-read.

import { strict as assert } from 'node:assert';
import { newPlayOf, openPlay, openShell, plays } from '../../firmware/shell';
import type { AnyGame, Values } from '../../games/kit';
import { type MockFlash, mockFlash, mockHal } from '../../hal/mock';
import { BUNDLES } from '../../tools/bundles';
import { type Emberfall, emberfall } from '../toys/emberfall';

function boot(flash: MockFlash, rules: AnyGame) {
  const device = openShell(mockHal({ seed: 1, flash, modules: { ...BUNDLES, ember: rules } }));
  device.home();
  return device;
}

describe('a play of older rules', () => {
  function left(properly: boolean): MockFlash {
    const flash = mockFlash(),
      device = boot(flash, emberfall);
    openPlay(device, newPlayOf(device, emberfall, [3, 0], [], 'Winter'));
    device.session!.answer(0, 1);
    device.session!.answer(0, 1);
    if (properly) device.home();
    return flash;
  }

  it('is kept, named and refused with a sentence when the rules cannot take it over', () => {
    const device = boot(left(true), { ...emberfall, version: 2 });
    const known = plays(device)[0];
    assert.throws(() => openPlay(device, known.owner), /Winter was played with rules 1, this device has 2\. It is kept/);
    assert.equal(device.session, undefined);
    assert.deepEqual([plays(device).length, plays(device)[0].name, plays(device)[0].version], [1, 'Winter', 1]);
  });

  it('goes on as a play of today where the rules say how', () => {
    const rules = {
      ...emberfall,
      version: 2,
      migrate: (old: Values, version: number) =>
        version === 1 ? { ...(old as unknown as Emberfall), cold: Number(old.cold) + 1 } : undefined,
    };
    const flash = left(true),
      device = boot(flash, rules);
    openPlay(device, plays(device)[0].owner);
    const s = device.session!.state() as Emberfall;
    assert.deepEqual([s.at, s.cold, s.embers[0]], ['camp.pass', 1, 2]);
    assert.deepEqual([plays(device).length, plays(device)[0].version, plays(device)[0].name], [1, 2, 'Winter']);
    device.session!.answer(0, 1);
    assert.equal(boot(flash, rules).ring.owners().length, 1);
  });

  it('is refused when steps of the older rules would have to be replayed', () => {
    const rules = { ...emberfall, version: 2, migrate: (old: Values) => old as unknown as Emberfall };
    const device = boot(left(false), rules);
    assert.throws(() => openPlay(device, plays(device)[0].owner), /It is kept/);
    assert.equal(plays(device).length, 1);
  });
});
