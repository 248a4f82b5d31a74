// Forges files: a play as it is exported, changed by somebody who knows the checksum.

import { nodeEngine } from '../../tools/bench/node';
import { exported } from '../../tools/bench/transfer';
import { written } from '../../tools/replay/file';

/** The lines of a new play of this game after some answers: its head, and one entry each. */
export async function linesOf(game: string, answers = 12): Promise<any[]> {
  const engine = nodeEngine({ seed: 7 });
  await engine.command(`new ${game}`);
  for (let i = 0; i < answers; i++) {
    const { pick, dial, over } = JSON.parse(await engine.command('ask'));
    if (!over) await engine.command(pick ? `pick ${pick[0]}` : dial ? `dial ${dial[2]}` : 'ok');
  }
  const lines: any[] = [];
  for (let n = 0, line = exported(engine.device, 0); line !== undefined; line = exported(engine.device, ++n)) lines.push(JSON.parse(line));
  return lines;
}

/** A file of these lines after the change, with a checksum that is right. */
export function forged(lines: any[], change: (lines: any[]) => void): string {
  const copy = structuredClone(lines);
  change(copy);
  return written(copy.map(line => JSON.stringify(line)));
}
