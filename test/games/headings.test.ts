// The list of tracks of every game: what stands below headings is reached, and nothing twice.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { cells, type Tracks } from '../../games/kit';
import { nodeEngine } from '../../tools/bench/node';

const MOST = 34; // at the top: a longer list is a good part of the device's memory

describe('the tracks of', () => {
  for (const { id, title } of catalogue())
    it(`${title} are all listed, once, above or below a heading`, async () => {
      const { command, device } = nodeEngine({ seed: 1 });
      await command(`new ${id}`);
      const { game } = device.session!,
        s = device.session!.state(),
        listed = (tracks: Tracks) => Object.keys(tracks).filter(key => cells(s, tracks[key]!).length),
        top: Tracks = game.tracks(s, undefined, '');
      const above = listed(top).filter(key => !top[key]!.under),
        headings = [...new Set(listed(top).map(key => top[key]!.under ?? ''))].filter(Boolean);
      const found = [...above, ...headings.flatMap(heading => listed(game.tracks(s, undefined, heading)))];
      assert.deepEqual(found.slice().sort(), listed(game.tracks(s)).sort());
      const seen = above.filter(key => !top[key]!.printed).length + headings.length;
      assert(seen <= MOST, `${seen} rows at the top`);
    });
});
