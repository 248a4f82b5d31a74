// The last rolls of a play, as its history has them: the faces as they are printed, who rolled, and in which phase. Nothing is kept for it, so it costs no play anything.
import { applyEntry } from './apply';
import { DICE, type Entry, isAnswer } from './entry';
import { phaseNow } from './phase';
import { retell } from './replay';
import type { Session } from './session';

export const MOST_ROLLS = 100; // are told
const PIECE = 10, // rolls that are read at once: the memory of the device is short
  FAR = 60, // steps that are played again for them, at most: so is its time
  LOOKED = 400, // steps that are looked through for the first of them
  TOLD = 24; // faces of one roll

/** Some rolls, the newest first, and the depth from which the earlier ones are read: 0 when there are none. */
export interface Rolls {
  lines: string[];
  next: number;
}

/** Behind the name of who rolled, in a note: the phase is that of the roll before. */
export const SAME_PHASE = '\x02';

/** The rolls in a note of the dice tool, the oldest first, each with its pool and its phase: one that begins with a colon is of the pool before, and has no blanks around its total. */
export function unfolded(text: string): string[] {
  const lines = text.split('\n');
  let pool = '',
    phase = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i],
      comma = line.lastIndexOf(', '),
      equal = line.lastIndexOf('=');
    if (line.charAt(0) === ':') lines[i] = `${pool}${line.slice(0, equal)} = ${line.slice(equal + 1)}`;
    else pool = line.slice(0, line.indexOf(':'));
    if (line.slice(-1) === SAME_PHASE) lines[i] = lines[i].slice(0, -1) + phase;
    else phase = comma < 0 ? '' : line.slice(comma);
  }
  return lines;
}

function isRoll(entry: Entry): boolean {
  return isAnswer(entry) && entry.length > DICE;
}

/** "Ada, Combat": who is asked, and in which phase. */
export function whoNow(session: Session): string {
  const s = session.state(),
    who = s.names[session.seat()] || '',
    phase = phaseNow(session.game, s);
  return who && phase ? `${who}, ${phase}` : who || phase;
}

/** "Ada, Combat: 4 3 6"; "All" where everybody was asked, in no phase. Faces of several words are parted by commas. */
export function rollLine(whose: string, faces: string[]): string {
  const told = faces.slice(0, TOLD),
    between = told.some(face => face.indexOf(' ') >= 0) ? ', ' : ' ';
  return `${whose || 'All'}: ${told.join(between)}${faces.length > TOLD ? ' ..' : ''}`;
}

/** Depths of some rolls: of the first and the last of them, 0 when there are none, and the one where nobody has looked yet. */
interface Found {
  first: number;
  last: number;
  next: number;
}

/** Where the rolls are that come next behind this depth. */
function find(session: Session, before: number): Found {
  const bottom = session.journal.bottom();
  let first = 0,
    last = 0,
    found = 0,
    depth = before;
  for (; depth > bottom && found < PIECE && before - depth < LOOKED; depth--) {
    if (found && last - depth >= FAR) break;
    const entry = session._entry(depth);
    if (!entry) return { first, last, next: 0 };
    if (!isRoll(entry)) continue;
    found++;
    first = depth;
    last = last || depth;
  }
  return { first, last, next: depth > bottom ? depth : 0 };
}

/** The rolls at this depth and before it. A few at a time: `next` leads further back. */
export function rollsBefore(session: Session, before: number): Rolls {
  const { first, last, next } = find(session, before),
    lines: string[] = [];
  if (first)
    retell(session, first - 1, last, entry => {
      const told = isRoll(entry),
        whose = told ? whoNow(session) : '',
        faces: string[] = [];
      session.shown = told ? faces : undefined;
      applyEntry(session, entry);
      if (told) lines.push(rollLine(whose, faces));
    });
  return { lines: lines.reverse(), next };
}
