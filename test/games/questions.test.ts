// What is asked before a game: every question says what it changes, in words that fit its screen.
import { strict as assert } from 'node:assert';
import { wrap } from '../../firmware/shell';
import { catalogue } from '../../games/catalogue';
import type { AnyGame } from '../../games/kit';
import { BUNDLES } from '../../tools/bundles';

const COLUMNS = 21,
  ROWS = 6,
  DIAL = 2;

describe('before a game', () => {
  for (const { id, title } of catalogue())
    it(`every question of ${title} says what it changes, and leaves room for its answers`, () => {
      const game: AnyGame = BUNDLES[id];
      for (const { name, changes, dial, options } of game.questions()) {
        assert.ok(changes, name);
        const rows = wrap(`${name}?\n${changes}`, COLUMNS).length;
        assert.ok(rows + (dial ? DIAL : Math.min(2, options!.length)) <= ROWS, `${name}: ${rows} rows`);
        assert.match(changes!, /\.$/, `${name}: a sentence`);
      }
    });
});
