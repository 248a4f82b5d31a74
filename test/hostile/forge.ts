// Forges files: a play as it is exported, changed by somebody who knows the checksum.

import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { exported } from '../../tools/bench/transfer';
import { written } from '../../tools/replay/file';

/** A device with a new play of this game after some answers. */
async function playing(game: string, answers: number): Promise<NodeEngine> {
  const engine = nodeEngine({ seed: 7 });
  await engine.command(`new ${game}`);
  for (let i = 0; i < answers; i++) {
    const { pick, dial, over } = JSON.parse(await engine.command('ask'));
    if (!over) await engine.command(pick ? `pick ${pick[i % pick.length]}` : dial ? `dial ${dial[2]}` : 'ok');
  }
  return engine;
}

/** The lines of such a play: its head, and one entry each. */
export async function linesOf(game: string, answers = 12): Promise<any[]> {
  const engine = await playing(game, answers),
    lines: any[] = [];
  for (let n = 0, line = exported(engine.device, 0); line !== undefined; line = exported(engine.device, ++n)) lines.push(JSON.parse(line));
  return lines;
}

/** The same as if it began where those answers led, with the first answer ever after. */
export async function laterLines(game: string, answers: number): Promise<any[]> {
  const engine = await playing(game, answers),
    head = JSON.parse(exported(engine.device, 0)!);
  return [{ ...head, state: engine.device.session!.state() }, ...Array.from({ length: 8 }, () => [0, 0])];
}

/** A file of these lines after the change, with a checksum that is right. */
export function forged(lines: any[], change: (lines: any[]) => void): string {
  const copy = structuredClone(lines);
  change(copy);
  return written(copy.map(line => JSON.stringify(line)));
}
