import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import loop from '../../../games/loop';
import type { Loop } from '../../../games/loop/state';
import { nodeEngine } from '../../../tools/bench/node';
import { script } from '../../bench/page';
import { at, tracksOf } from './table';

const PAGE = 'docs/games/loop.md';

/** Plays an example of the page: the steps that were seen, and the state at its end. */
async function played(fence: string): Promise<{ seen: Set<string>; s: Loop }> {
  const engine = nodeEngine({ seed: 1 }),
    seen = new Set<string>();
  for (const line of script(PAGE, fence)) {
    const told = JSON.parse(await engine.command(line));
    assert(told.ok, `${line}: ${told.error}`);
    seen.add(JSON.parse(await engine.command('ask')).step);
  }
  const s = engine.device.session!.state() as unknown as Loop;
  await engine.end();
  return { seen, s };
}

describe('LOOP, its page', () => {
  it('shows a whole game that can be played as it stands, through every phase', async () => {
    const { seen, s } = await played('bench');
    for (const { step } of loop.phases(s)) assert(seen.has(step), step);
    assert.equal(s.at, 'end.score');
    assert.deepEqual([s.round, s.h, s.goals, s.matDeck, s.debtor, s.paidOn], [3, [4, 8], [0, 2], 0, [0], [1]]);
    assert.equal(loop.result!(s), 'Blue wins');
  });

  it('shows a whole game in Light', async () => {
    const { s } = await played('bench-light');
    assert.deepEqual([s.at, s.h, s.coin, s.filled, s.depletion], ['end.score', [5, 1, 1], [1, 8, 12], [2, 4, 0], 1]);
    assert.equal(loop.result!(s), 'Ann wins');
  });

  it('names every printed value and every ruling', () => {
    const page = readFileSync(PAGE, 'utf8'),
      tracks = tracksOf(at('Competitive').s);
    for (const id of Object.keys(tracks)) if (tracks[id]!.printed) assert(page.includes(`*${tracks[id]!.name}*`), tracks[id]!.name);
    for (const name of tracks.rulings!.flags!) assert(page.includes(`*${name}*`), name);
  });
});
