// Names of several words on the bench: of a track's value, of a cell, and of both.

import { strict as assert } from 'node:assert';
import type { Loop } from '../../games/loop/state';
import { nodeEngine } from '../../tools/bench/node';
import { stateOf } from '../firmware/device';

describe('a correction on the bench', () => {
  it('takes a value of two words', async () => {
    const engine = nodeEngine({ seed: 1 });
    await engine.command('new loop {"Game":"Competitive"}');
    const { words } = engine.device.session!.track('activeEvent'),
      name = words!.find(word => word.split(' ').length > 1)!;
    await engine.command(`correct activeEvent ${name.toLowerCase()}`);
    assert.equal(stateOf<Loop>(engine).activeEvent, name);
  });

  it('takes a colour of Tamashii, as the box calls it', async () => {
    const engine = nodeEngine({ seed: 1 });
    await engine.command('new tamashii {"Mode":"Full","Data tokens":"In the device"}');
    const track = engine.device.session!.track('supply');
    assert(track.of!.includes('Red'), String(track.of));
    await engine.command('correct supply Red 3');
  });

  it('shows no inner name in any game', async () => {
    for (const game of ['biome', 'hadal', 'loop', 'tales', 'tamashii']) {
      const engine = nodeEngine({ seed: 1 });
      await engine.command(`new ${game}`);
      const tracks = engine.device.session!.tracks();
      for (const id of Object.keys(tracks)) {
        const { name, of = [], words = [], flags = [] } = tracks[id]!;
        for (const text of [name, ...of, ...words, ...flags]) assert.doesNotMatch(text, /~/, `${game} ${id}`);
      }
    }
  });
});
