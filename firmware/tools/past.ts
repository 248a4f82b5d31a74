// What was rolled: the pools that are offered again, and the last hundred rolls as lines of text. Both are notes.
import { type Notes, SAME_PHASE, unfolded } from '../../games/engine';

export const MOST_POOLS = 5;
const PARTS = 10, // notes that the last rolls are kept in, r0 to r9: a roll writes one of them
  LONGEST = 190; // letters of each: ten rolls of a few dice

/** The note of the tool: a first line that says which of the notes is written, and the pool and the phase of its last roll ("3|2d6|, Combat"), then the pools, the last one first. */
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

/**
 * A roll without what it shares with the one before it: its pool, its phase. A hundred of them have little room.
 * `kept` says what these were; the note itself has to agree, because the power may have failed between the two.
 */
function shortened(line: string, whose: string, phase: string, older: string, kept: string): string {
  const colon = line.indexOf(':'),
    equal = line.lastIndexOf(' = '),
    last = older.charAt(older.lastIndexOf('\n') + 1),
    bar = kept.indexOf('|'),
    isSamePool = line.slice(0, colon) === kept.slice(0, bar) && (last === ':' || last === line.charAt(0)),
    isSamePhase = phase && phase === kept.slice(bar + 1) && (older.slice(-1) === SAME_PHASE || older.slice(-phase.length) === phase);
  return (
    (isSamePool ? `${line.slice(colon, equal)}=${line.slice(equal + 3)}` : line) +
    (isSamePhase ? whose.slice(0, -phase.length) + SAME_PHASE : whose)
  );
}

/** Keeps a roll, and whose it was in which phase. With `again` it takes the place of the last one: some of its dice were thrown again. */
export function keepRoll(notes: Notes, pool: string, line: string, whose: string, again: boolean): void {
  const note = notes.read('dice') || '',
    kept = parts(note),
    number = parseInt(kept[0], 10),
    before = notes.read(`r${number}`) || '',
    older = again ? before.slice(0, Math.max(0, before.lastIndexOf('\n'))) : before,
    comma = whose.lastIndexOf(', '),
    phase = comma < 0 ? '' : whose.slice(comma),
    told = again || !older ? line + whose : shortened(line, whose, phase, older, kept[0].slice(kept[0].indexOf('|') + 1)),
    full = older.length + told.length > LONGEST,
    part = full ? (number + 1) % PARTS : number;
  notes.keep(`r${part}`, full || !older ? line + whose : `${older}\n${told}`, full ? undefined : before);
  notes.keep('dice', [`${part}|${line.slice(0, line.indexOf(':'))}|${phase}`].concat(withFirst(kept, pool)).join('\n'), note);
}

/** The lines of a note, the newest first: 0 for the one that is written, 1 for the one before. */
export function rollsOf(notes: Notes, back: number): string[] {
  const part = (parseInt(parts(notes.read('dice'))[0], 10) + PARTS - back) % PARTS,
    text = back < PARTS && notes.read(`r${part}`);
  return text ? unfolded(text).reverse() : [];
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
