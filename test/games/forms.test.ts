// Every game of the box: known to all that start one, and, in the form of today, with no step that nobody reaches and no value without a range.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import { catalogue } from '../../games/catalogue';
import type { AnyGame } from '../../games/kit';
import { BUNDLES } from '../../tools/bundles';
import { forgotten, graphOf, sourcesOf } from '../graph';

describe('a folder of games/', () => {
  for (const id of fs.readdirSync('games').filter(name => fs.existsSync(`games/${name}/index.ts`) && !['kit', 'engine'].includes(name)))
    it(`is known to the box and to all engines: ${id}`, () => {
      assert(
        catalogue().some(game => game.id === id),
        `games/${id} is not in the box. Add ";${id},<title>" to games/catalogue.ts.`,
      );
      assert(Object.hasOwn(BUNDLES, id), `tools/bundles.ts does not know games/${id}. Add an import and its name there.`);
      assert.equal(BUNDLES[id].id, id, `The id of a game is the name of its folder: write id: '${id}' in games/${id}/index.ts.`);
    });
});

describe('the steps of a game', () => {
  for (const { id } of catalogue()) {
    const game: AnyGame = BUNDLES[id];
    it(`are all reached, all exist, and come to an end: ${id}`, () => {
      assert.deepEqual(forgotten(game, graphOf(game, { plays: 8, steps: 400 }), sourcesOf(id)), []);
    });
  }
});
