// A region to the PC, and back. Coming back, a mark in the region says that it is not whole until everything is there and was read back.
import { crc32 } from '../../../hal/crc';
import { BLOCK } from './file';
import type { Region } from './region';
import { freePages, PAGE, ringOf, sparePage } from './still';

const ROUNDS = 5; // of reading again what changes

export type Progress = (done: number, of: number) => void;

const sumsOf = (bytes: string): number[] =>
  Array.from({ length: bytes.length / BLOCK }, (_, n) => crc32(bytes.slice(n * BLOCK, (n + 1) * BLOCK)) >>> 0);

async function allSums(region: Region): Promise<number[]> {
  const sums: number[] = [];
  for (let page = 0; page < region.size / PAGE; page++) sums.push(...(await region.sums(page)));
  return sums;
}

/** Everything, as it was at one moment: what changes while it is read is read again. `known` is what it held a moment ago. */
export async function readRegion(region: Region, progress: Progress, known = ''): Promise<string> {
  const blocks: string[] = [],
    count = region.size / BLOCK;
  for (let n = 0; n < count; n++) {
    blocks.push(known ? known.slice(n * BLOCK, (n + 1) * BLOCK) : await region.read(n * BLOCK, BLOCK));
    progress(n + 1, count);
  }
  for (let round = 0; round < ROUNDS; round++) {
    const sums = await allSums(region),
      changed = sums.flatMap((sum, n) => (sum === crc32(blocks[n]!) >>> 0 ? [] : [n]));
    if (!changed.length) return blocks.join('');
    for (const n of changed) blocks[n] = await region.read(n * BLOCK, BLOCK);
  }
  throw new Error('The device is being played on and changes all the time. Let it rest for ten seconds, then try again.');
}

/** What the ring looks for: 'RK!', then what is to be there. */
function markOf(bytes: string): string {
  const sum = crc32(bytes);
  return `RK!\0${String.fromCharCode(sum & 255, (sum >> 8) & 255, (sum >> 16) & 255, (sum >> 24) & 255)}`;
}

/** A page where the mark can lie without anything being lost. Only where every page is in use, the oldest steps of the longest play go. */
function placeFor(bytes: string): number {
  const page = freePages(bytes)[0] ?? sparePage(bytes);
  if (page === undefined) throw new Error('Every page is needed. Delete a play on the device first, then try again.');
  return page;
}

export interface Put {
  /** Pages that had to be written. */
  pages: number;
}

/**
 * Makes the region hold `wanted`. The program on the device must not run meanwhile.
 *
 * A cut at any moment leaves what was there before, or a mark that the device and these tools tell of, or what is wanted: the first mark goes where
 * the old plays have nothing, the second where the new ones have nothing, the first one goes only when the second is there, and the second one last.
 */
export async function writeRegion(region: Region, now: string, wanted: string, progress: Progress): Promise<Put> {
  const first = placeFor(now),
    last = placeFor(wanted);
  const blank = '\xff'.repeat(PAGE);
  const goal = wanted.slice(0, last * PAGE) + blank + wanted.slice((last + 1) * PAGE);
  const mark = markOf(goal);
  const page = (n: number) => goal.slice(n * PAGE, (n + 1) * PAGE);

  async function check(n: number, content: string): Promise<boolean> {
    const sums = await region.sums(n);
    return sumsOf(content).every((sum, i) => sum === sums[i]);
  }

  async function put(n: number, content: string): Promise<void> {
    for (let tries = 0; tries < 2; tries++) {
      await region.erase(n * PAGE);
      for (let at = 0; at < PAGE; at += BLOCK) {
        const part = content.slice(at, at + BLOCK);
        if (part !== blank.slice(0, BLOCK)) await region.write(n * PAGE + at, part);
      }
      if (await check(n, content)) return;
    }
    throw new Error('The flash memory did not keep what was written, twice. Repeat the command; if it stays so, the board is worn out.');
  }

  const marked = mark + blank.slice(mark.length);
  if (goal === now && !ringOf(now).unfinished) return { pages: 0 };
  const todo: number[] = [];
  for (let n = 0; n < goal.length / PAGE; n++)
    if (n !== first && n !== last && now.slice(n * PAGE, (n + 1) * PAGE) !== page(n)) todo.push(n);
  if (first !== last) todo.push(first);
  const steps = todo.length + 2;
  let done = 0;
  const step = () => progress(++done, steps);

  await put(first, marked);
  step();
  for (const n of todo) {
    if (n === first) await put(last, marked);
    await put(n, page(n));
    step();
  }
  for (let n = 0; n < goal.length / PAGE; n++)
    if (n !== last && !(await check(n, page(n))))
      throw new Error(
        'What was written reads back otherwise now. Repeat the command: until it is finished, the device says that its plays are not whole.',
      );
  await region.erase(last * PAGE);
  step();
  return { pages: todo.length };
}
