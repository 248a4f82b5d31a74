// One page of a play, read from front to back: which of its lines and snapshots still count, and what is damaged.
import { EFFECT, FIRST, GO, HEAD, LINE, META, PEEK, type Ring, SNAPSHOT, word } from './ring';

/** A snapshot: the depth of its state, and where on its page it is. */
interface Mark {
  depth: number;
  place: number;
}

/** Dice that everybody has seen, and that were taken back: they stay in the log. */
export interface Trace {
  depth: number; // of the input that came next instead
  faces: string;
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
  meta: number; // where the last note of how the play stands is; 0: there is none
  traces: Trace[];
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
  // what was taken back before it: the last ones, as far as they wait for an input
  for (let i = found.traces.length; i-- && found.traces[i].depth < 0; ) found.traces[i].depth = found.depth;
}

/** Instead of a depth: one step from where play stood. */
export const BACK = '-',
  FORTH = '+';

/** Play went back or forth to a depth, and the table has seen the dice that are named behind it. */
function scanGo(found: Scan, text: string): void {
  const comma = text.indexOf(','),
    first = text.charAt(0);
  if (first === BACK) found.depth--;
  else if (first === FORTH) found.depth++;
  else found.depth = parseInt(text, 10);
  if (comma > 0) found.traces.push({ depth: -1, faces: text.slice(comma + 1) });
}

/** Tells the ring where the page ends, too. An opening waits for this, so a whole record, as nearly all are, is read without a call. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: every record of a page passes here, and a function more would be called for each
export function scan(ring: Ring, page: number): Scan | undefined {
  const found: Scan = { page, low: -1, places: '', marks: [], depth: -1, damaged: WHOLE, missing: 0, meta: 0, traces: [] },
    base = page * ring.page,
    age = word(ring._age[page]);
  let lost = false, // between a damaged record and the next snapshot
    torn = false, // the last record
    at = FIRST;
  for (let next = 0; at + 8 <= ring.page; at = next) {
    const bytes = ring.flash.read(base + at, Math.min(PEEK, ring.page - at)),
      first = bytes.charCodeAt(0),
      end = 6 + ((first & 15) << 8) + bytes.charCodeAt(1);
    let text: string | undefined = bytes.slice(6, end),
      kind = first >> 4;
    next = (at + end + 3) & -4;
    // a head is long, and nothing here asks what it says: it is passed by where a whole note stands behind it
    if (at === FIRST && kind === HEAD && ring.kind(page, next) === META && ring.text(page, next) !== undefined) continue;
    if (end > bytes.length || kind < HEAD || kind > EFFECT || bytes.slice(2, 6) !== word(ring.crc(bytes.slice(0, 2) + text + age))) {
      if (!ring.kind(page, at)) break;
      text = ring.text(page, at);
      kind = ring.was;
      next = ring.next;
    }
    torn = text === undefined;
    if (torn && first >> 4 === EFFECT) {
      next = (at + end + 3) & -4;
      continue; // what an input has changed is not known: the rules play it
    }
    if (text === undefined || (lost && kind !== SNAPSHOT)) {
      found.damaged = lost ? CUT_SHORT : TORN; // at the end: torn by a power cut, and it was never shown
      if (torn || kind === LINE) found.missing++;
      lost = true;
    } else if (kind === LINE) scanLine(found, at);
    else if (kind === GO) scanGo(found, text);
    else if (kind === SNAPSHOT) {
      scanSnapshot(found, parseInt(text, 10), at, lost);
      lost = false;
    } else if (kind === META) found.meta = at;
  }
  for (const trace of found.traces) if (trace.depth < 0) trace.depth = found.depth + 1;
  ring.seen(page, at, torn);
  return found.depth < 0 ? undefined : found;
}
