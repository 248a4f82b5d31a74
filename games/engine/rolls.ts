// The last rolls of a play, as its history has them: the faces as they are printed, who rolled, and in which phase. Nothing is kept for it, so it costs no play anything.
import type { Entry } from './entry';
import { phaseNow } from './phase';
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

function isRoll(entry: Entry): boolean {
  return typeof entry[1] === 'number' && entry.length > 2;
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

/** Where the rolls are that come next behind this depth: the first and the last of them, and the depth where nobody has looked yet. */
function find(session: Session, before: number): [first: number, last: number, next: number] {
  const bottom = session.journal.bottom();
  let first = 0,
    last = 0,
    found = 0,
    depth = before;
  for (; depth > bottom && found < PIECE && before - depth < LOOKED; depth--) {
    if (found && last - depth >= FAR) break;
    const entry = session._entry(depth);
    if (!entry) return [first, last, 0];
    if (!isRoll(entry)) continue;
    found++;
    first = depth;
    last = last || depth;
  }
  return [first, last, depth > bottom ? depth : 0];
}

/** The rolls at this depth and before it. A few at a time: `next` leads further back. */
export function rollsBefore(session: Session, before: number): Rolls {
  const [first, last, next] = find(session, before),
    lines: string[] = [];
  if (first)
    session.retell(first - 1, last, entry => {
      const told = isRoll(entry),
        whose = told ? whoNow(session) : '',
        faces: string[] = [];
      session.shown = told ? faces : undefined;
      session._apply(entry);
      if (told) lines.push(rollLine(whose, faces));
    });
  return { lines: lines.reverse(), next };
}
