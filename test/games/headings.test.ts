// The list of tracks of every game: what stands below headings is reached, and nothing twice.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { cells, type TrackList, type Tracks } from '../../games/kit';
import { nodeEngine } from '../../tools/bench/node';

const MOST = 34; // at the top: a longer list is a good part of the device's memory

describe('the tracks of', () => {
  for (const { id, title } of catalogue())
    it(`${title} are all listed, once, above or below a heading`, async () => {
      const { command, device } = nodeEngine({ seed: 1 });
      await command(`new ${id}`);
      const { game } = device.session!,
        s = device.session!.state(),
        all: Tracks = game.tracks(s),
        top: TrackList = game.tracksOnTop!(s);
      const above = Object.keys(top).filter(key => !top[key]!.under),
        headings = [...new Set(Object.values(top).map(({ under }) => under ?? ''))].filter(Boolean);
      const found = [...above, ...headings.flatMap(heading => Object.keys(game.tracksUnder!(s, heading)))];
      assert.deepEqual(
        found.slice().sort(),
        Object.keys(all)
          .filter(key => cells(s, all[key]!).length)
          .sort(),
      );
      const seen = above.filter(key => !top[key]!.printed).length + headings.length;
      assert(seen <= MOST, `${seen} rows at the top`);
    });
});
