// A play comes back: flash as it is when the power goes at moments of a game's example round, found in Node.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { script } from '../../test/bench/page';
import { nodeEngine } from '../bench/node';

const MOMENTS = 8;
/** After so many answers the table talks for so many milliseconds: then the device has a quiet moment. */
export const TALK = 5,
  LENGTH = 2000;

const isAnswer = (line: string) => /^(ok|pick|dial|mark|count)/.test(line);

/** The region of plays at this many moments of the round, evenly spread; the last one is its end. */
export async function moments(game: string): Promise<Buffer[]> {
  const lines = script(`docs/games/${game}.md`),
    answers = lines.filter(isAnswer).length,
    found: Buffer[] = [];
  for (let moment = 1; moment <= MOMENTS; moment++) {
    const store = mkdtempSync(join(tmpdir(), 'roundkeeper-')),
      engine = nodeEngine({ store, seed: 1 });
    let left = Math.round((answers * moment) / MOMENTS);
    for (const line of lines) {
      await engine.command(line);
      if (!isAnswer(line)) continue;
      if (!--left) break;
      if (left % TALK === 0) await engine.command(`wait ${LENGTH}`);
    }
    await engine.end();
    found.push(readFileSync(join(store, 'flash.bin')));
    rmSync(store, { recursive: true });
  }
  return found;
}
