// What was rolled: the pools that are offered again, and the last hundred rolls as lines of text. Both are notes.
import type { Notes } from '../../games/engine';

export const MOST_POOLS = 5;
const PARTS = 10, // notes that the last rolls are kept in, r0 to r9: a roll writes one of them
  LONGEST = 170; // letters of each: ten rolls of a few dice

/** The note of the tool: a first line that says which of the notes is written, then the pools, the last one first. */
function parts(note: string | undefined): string[] {
  return (note || '0\n2d6\n3d6\nd20\nd6\nd100').split('\n');
}

export function poolsOf(notes: Notes): string[] {
  return parts(notes.read('dice')).slice(1);
}

/** This pool is offered first from now on. */
function withFirst(kept: string[], pool: string): string[] {
  const pools = [pool];
  for (let i = 1; i < kept.length && pools.length < MOST_POOLS; i++) if (kept[i] !== pool) pools.push(kept[i]);
  return pools;
}

/** Keeps a pool without a roll of it: it was set, and then left. */
export function keepPool(notes: Notes, pool: string): void {
  const kept = parts(notes.read('dice'));
  notes.keep('dice', [kept[0]].concat(withFirst(kept, pool)).join('\n'));
}

/** Keeps a roll. With `again` it takes the place of the last one: some of its dice were thrown again. */
export function keepRoll(notes: Notes, pool: string, line: string, again: boolean): void {
  const kept = parts(notes.read('dice')),
    before = notes.read(`r${kept[0]}`) || '',
    older = again ? before.slice(0, Math.max(0, before.lastIndexOf('\n'))) : before,
    full = older.length + line.length > LONGEST,
    part = full ? `${(parseInt(kept[0], 10) + 1) % PARTS}` : kept[0];
  notes.keep(`r${part}`, full || !older ? line : `${older}\n${line}`);
  notes.keep('dice', [part].concat(withFirst(kept, pool)).join('\n'));
}

/** The lines of a note, the newest first: 0 for the one that is written, 1 for the one before. */
export function rollsOf(notes: Notes, back: number): string[] {
  const part = (parseInt(parts(notes.read('dice'))[0], 10) + PARTS - back) % PARTS,
    text = back < PARTS && notes.read(`r${part}`);
  return text ? text.split('\n').reverse() : [];
}

/** "12 rolls of 2d6, mean 7.3, from 3 to 11": the figures of a pool, as far as the last rolls reach. */
export function figuresOf(notes: Notes, pool: string): string {
  let many = 0,
    total = 0,
    least = Infinity,
    most = -Infinity;
  for (let back = 0; back < PARTS; back++)
    for (const line of rollsOf(notes, back)) {
      if (line.slice(0, pool.length + 1) !== `${pool}:`) continue;
      const sum = parseInt(line.slice(line.indexOf('=') + 1), 10);
      many++;
      total += sum;
      least = Math.min(least, sum);
      most = Math.max(most, sum);
    }
  const tenths = Math.floor((Math.abs(total) * 10) / many + 0.5);
  if (!many) return 'Nothing was rolled yet. Go back and roll.';
  const mean = `${total < 0 ? '-' : ''}${(tenths / 10) | 0}.${tenths % 10}`;
  return `${many} roll${many === 1 ? '' : 's'} of ${pool}\nmean ${mean}, ${least} to ${most}`;
}
