// The list of tracks of every game: what stands below headings is reached, and nothing twice.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { listedIn, tracksIn } from '../../games/engine';
import { cells, HEADING, type Tracks } from '../../games/kit';
import { nodeEngine } from '../../tools/bench/node';

const MOST = 34; // at the top: a longer list is a good part of the device's memory

describe('the tracks of', () => {
  for (const { id, title } of catalogue())
    it(`${title} are all listed, once, above or below a heading`, async () => {
      const { command, device } = nodeEngine({ seed: 1 });
      await command(`new ${id}`);
      const { game } = device.session!,
        s = device.session!.state(),
        all: Tracks = tracksIn(game, s);
      const found: string[] = [];
      for (const printed of [false, true])
        for (const entry of listedIn(game, s, '', printed))
          found.push(...(entry.startsWith(HEADING) ? listedIn(game, s, entry.slice(1), printed) : [entry]));
      assert.deepEqual(
        found.slice().sort(),
        Object.keys(all)
          .filter(key => cells(s, all[key]!).length)
          .sort(),
      );
      for (const key of found) assert(all[key], `${key} is listed, and is no track`);
      const seen = listedIn(game, s, '', false).length;
      assert(seen <= MOST, `${seen} rows at the top`);
    });
});
