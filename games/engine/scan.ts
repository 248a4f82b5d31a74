// One page of a play, read from front to back: which of its lines and snapshots still count, and what is damaged.
import { FIRST, GO, LINE, type Ring, SNAPSHOT } from './ring';

/** A snapshot: the depth of its state, and where on its page it is. */
interface Mark {
  depth: number;
  place: number;
}

/** One page read from front to back: which lines and snapshots still count. */
export interface Scan {
  page: number;
  low: number; // depth where the page's own lines start; -1 when it has none and only tells how far play went back
  places: string; // where the line of depth low + 1 + i is, two bytes each: as a list they would take as much memory as a play's rules
  marks: Mark[]; // every snapshot
  depth: number;
  damaged: number; // WHOLE, TORN, OLDER or CUT_SHORT
  missing: number; // steps that cannot be read at its end
}

/** What a page, or a play, has lost. */
export const WHOLE = 0,
  TORN = 1, // the last record
  OLDER = 2, // steps before the last snapshot: the state is right, its history is shorter
  CUT_SHORT = 3; // the last steps: the play stands before them

/** The first depth after those that the page's own lines lead to. */
export function endOf(found: Scan): number {
  return found.low + (found.places.length >> 1);
}

/** Where the line is that leads from this depth to the next. */
export function placeOf(found: Scan, depth: number): number {
  const at = 2 * (depth - found.low);
  return found.places.charCodeAt(at) | (found.places.charCodeAt(at + 1) << 8);
}

/** A snapshot that does not follow on what the page has so far begins it anew. */
function scanSnapshot(found: Scan, depth: number, at: number, anew: boolean): void {
  if (anew) found.damaged = OLDER;
  found.missing = 0;
  if (anew || found.low < 0 || depth < found.low || depth > endOf(found)) {
    found.low = depth;
    found.places = '';
    found.marks = [];
  }
  found.marks.push({ depth, place: at });
  found.depth = depth;
}

/** A line takes the place of what was undone. */
function scanLine(found: Scan, at: number): void {
  if (found.depth < endOf(found)) found.places = found.places.slice(0, 2 * (found.depth - found.low));
  while (found.marks.length && found.marks[found.marks.length - 1].depth > found.depth) found.marks.pop();
  found.places += String.fromCharCode(at & 255, at >> 8);
  found.depth++;
}

export function scan(ring: Ring, page: number): Scan | undefined {
  const found: Scan = { page, low: -1, places: '', marks: [], depth: -1, damaged: WHOLE, missing: 0 };
  let lost = false; // between a damaged record and the next snapshot
  for (let at = FIRST, next = 0; ring.kind(page, at); at = next) {
    const text = ring.text(page, at),
      kind = ring.was;
    next = ring.next;
    if (text === undefined || (lost && kind !== SNAPSHOT)) {
      found.damaged = lost ? CUT_SHORT : TORN; // at the end: torn by a power cut, and it was never shown
      if (text === undefined || kind === LINE) found.missing++;
      lost = true;
    } else if (kind === SNAPSHOT) {
      scanSnapshot(found, parseInt(text, 10), at, lost);
      lost = false;
    } else if (kind === LINE) scanLine(found, at);
    else if (kind === GO) found.depth = parseInt(text, 10);
  }
  return found.depth < 0 ? undefined : found;
}
