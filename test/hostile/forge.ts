// Forges files: a play as it is exported, changed by somebody who knows the checksum.

import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { exported } from '../../tools/bench/transfer';
import { written } from '../../tools/replay/file';
import { answerTo, toldBy } from '../told';

/** The first line of a file, as whoever forges it sees it: any of it may be changed into anything. */
export interface Head {
  game: unknown;
  version: unknown;
  name: unknown;
  depth: unknown;
  state: { names: unknown; [value: string]: unknown };
}
export type Lines = [head: Head, ...entries: unknown[][]];

/** A device with a new play of this game after some answers. */
async function playing(game: string, answers: number): Promise<NodeEngine> {
  const engine = nodeEngine({ seed: 7 });
  await engine.command(`new ${game}`);
  for (let i = 0; i < answers; i++) {
    const ask = toldBy(await engine.command('ask'));
    if (!ask.over) await engine.command(answerTo(ask, i));
  }
  return engine;
}

/** The lines of such a play: its head, and one entry each. */
export async function linesOf(game: string, answers = 12): Promise<Lines> {
  const engine = await playing(game, answers),
    lines: unknown[] = [];
  for (let n = 0, line = exported(engine.device, 0); line !== undefined; line = exported(engine.device, ++n)) lines.push(JSON.parse(line));
  return lines as Lines;
}

/** The same as if it began where those answers led, with the first answer ever after. */
export async function laterLines(game: string, answers: number): Promise<Lines> {
  const engine = await playing(game, answers),
    head = JSON.parse(exported(engine.device, 0)!);
  return [{ ...head, state: engine.device.session!.state() }, ...Array.from({ length: 8 }, () => [0, 0])];
}

/** A file of these lines after the change, with a checksum that is right. */
export function forged(lines: Lines, change: (lines: Lines) => void): string {
  const copy = structuredClone(lines);
  change(copy);
  return written(copy.map(line => JSON.stringify(line)));
}
