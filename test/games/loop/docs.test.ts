import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import loop from '../../../games/loop';
import { nodeEngine } from '../../../tools/bench/node';
import { script } from '../../bench/page';
import { begin } from '../../play';

const PAGE = 'docs/games/loop.md';

describe('LOOP, its page', () => {
  it('shows a whole game that can be played as it stands, through every phase', async () => {
    const engine = nodeEngine({ seed: 1 }),
      seen = new Set<string>();
    let last: any;
    for (const line of script(PAGE)) {
      const told = JSON.parse(await engine.command(line));
      assert(told.ok, line + ': ' + told.error);
      if (told.state) last = told.state;
      seen.add(JSON.parse(await engine.command('ask')).step);
    }
    for (const { step } of loop.phases(last)) assert(seen.has(step), step);
    assert.equal(last.at, 'end.score');
    assert.deepEqual([last.round, last.h, last.goals, last.matDeck, last.cards], [3, [3, 8], [0, 2], 0, [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]]);
    assert.equal(loop.result!(last), 'Blue wins');
  });

  it('names every printed value and every ruling', () => {
    const page = readFileSync(PAGE, 'utf8'),
      tracks = tracksOf(begin(loop, { Mode: 'Competitive' }).s);
    for (const id of Object.keys(tracks)) if (tracks[id].printed) assert(page.includes('*' + tracks[id].name + '*'), tracks[id].name);
    for (const name of tracks.rules.flags!) assert(page.includes('*' + name + '*'), name);
  });
});
