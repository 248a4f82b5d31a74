// The history of one play on the ring: snapshots, and one line for every input since. Every page stands by itself.
// Depth is the number of inputs that made a state. Undo and redo are records, too, so they survive a power cut.
import type { State, Value, Values } from '../kit';
import type { Entry } from './entry';
import { FIRST, GO, HEAD, LINE, META, type Ring, SNAPSHOT } from './ring';

/** What is known of a play without its rules. */
export interface About {
  owner: number;
  game: string;
  version: number;
  name: string;
  status: string;
  played: number;
  date: number; // seconds since 1970 when it was left, 0 if the device did not know
  over: number; // 1 when the game has ended
  seed: number[]; // where its dice stream began
}

const RESERVE = 400; // bytes at the end of a page: one long line, or many undos
const FAR = 0x7fffffff; // no depth is so great
const LINES = 2.3; // a snapshot is written when the lines since the last one are so many times its size: undo stays quick, flash lasts

/** A text that begins with it is a list of digits; behind it once more, a text that begins with it. */
const DIGITS = '~';

/** One value as flash keeps it: a list of single digits is a text there, which takes half the room. Throws a sentence when the value is no state. */
function packValue(s: State, key: string): string {
  const value = (s as unknown as Values)[key],
    text = JSON.stringify(value);
  if (typeof value === 'string') return value[0] === DIGITS ? JSON.stringify(DIGITS + value) : text;
  const isNumber = typeof value === 'number' || typeof value[0] === 'number';
  if (isNumber && (text.indexOf('.') >= 0 || text.indexOf('null') >= 0))
    throw new Error(`The rules have put ${value} into "${key}" before ${s.at}: a state has whole numbers only.`);
  const isDigits = isNumber && typeof value !== 'number' && value.length > 2 && text.length === 2 * value.length + 1; // a comma or bracket before each digit
  return isDigits ? `"${DIGITS}${text.slice(1, -1).split(',').join('')}"` : text;
}

function unpackValue(value: Value): Value {
  if (typeof value !== 'string' || value[0] !== DIGITS) return value;
  if (value[1] === DIGITS) return value.slice(1);
  return JSON.parse(`[${value.slice(1).split('').join(',')}]`);
}

/** Piece by piece, here and in keysOf(): a list of names or values would take as much memory as the state. */
function pack(s: State): string {
  let text = '';
  for (const key in s) text += (text && ',') + packValue(s, key);
  return `[${text}]`;
}

function keysOf(s: State): string {
  let keys = '';
  for (const key in s) keys += (keys && ',') + key;
  return keys;
}

/** `keys` is one text, as the head of a play has them. */
function unpack(keys: string, values: Value[]): State {
  const s: Values = {};
  let at = 0;
  for (const value of values) {
    const end = keys.indexOf(',', at);
    s[end < 0 ? keys.slice(at) : keys.slice(at, end)] = unpackValue(value);
    at = end + 1;
  }
  return s as unknown as State;
}

function metaOf(known: About): string {
  return JSON.stringify([known.name, known.status, known.played, known.date, known.over]);
}

/** The page of a play whose head can be read, or -1: every page has the same one. */
function headed(ring: Ring, owner: number): number {
  for (const page of ring.pagesOf(owner)) if (ring.text(page, FIRST) !== undefined) return page;
  return -1;
}

/** Something can be told of this play. */
export function hasHead(ring: Ring, owner: number): boolean {
  return headed(ring, owner) >= 0;
}

/** What a head and a note say together. */
function knownOf(owner: number, head: string, meta: string): About {
  const h = JSON.parse(head),
    m = JSON.parse(meta);
  return { owner, game: h[0], version: h[1], name: m[0], status: m[1], played: m[2], date: m[3], over: m[4], seed: h[3] };
}

/** The last note of a play. A page that was just begun may have none yet, so the one before is asked, too. */
function lastMeta(ring: Ring, owner: number): string {
  for (const page of ring.pagesOf(owner)) {
    let last: string | undefined;
    for (let at = FIRST, next = 0; ; at = next) {
      const kind = ring.kind(page, at);
      if (!kind) break;
      const isSure = kind >= SNAPSHOT && kind <= GO, // these are only passed by
        text = isSure ? undefined : ring.text(page, at);
      next = ring.next;
      if (text !== undefined && ring.was === META) last = text;
    }
    if (last !== undefined) return last;
  }
  return '["","",0,0,0]';
}

/** What is known of a play without opening it; undefined when no head can be read. */
export function about(ring: Ring, owner: number): About | undefined {
  const page = headed(ring, owner);
  return page < 0 ? undefined : knownOf(owner, ring.text(page, FIRST) as string, lastMeta(ring, owner));
}

/** A snapshot: the depth of its state, and where on its page it is. */
interface Mark {
  depth: number;
  place: number;
}

/** One page read from front to back: which lines and snapshots still count. */
interface Scan {
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
function endOf(found: Scan): number {
  return found.low + (found.places.length >> 1);
}

/** Where the line is that leads from this depth to the next. */
function placeOf(found: Scan, depth: number): number {
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

function scan(ring: Ring, page: number): Scan | undefined {
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

/** Dice that everybody has seen, and that were taken back. */
export interface Trace {
  depth: number; // of the input that came next instead
  faces: string;
}

/** Those of one page. */
function tracesOn(ring: Ring, page: number): Trace[] {
  const list: Trace[] = [];
  let depth = 0,
    told = 0; // those before it have found the input that came next
  for (let at = FIRST, next = 0; ; at = next) {
    if (!ring.kind(page, at)) return list;
    const text = ring.text(page, at) || '',
      kind = ring.was,
      comma = kind === GO ? text.indexOf(',') : -1;
    next = ring.next;
    if (text && (kind === GO || kind === SNAPSHOT)) depth = parseInt(text, 10);
    if (comma > 0) list.push({ depth: depth + 1, faces: text.slice(comma + 1) });
    if (kind !== LINE) continue;
    for (depth++; told < list.length; told++) list[told].depth = depth;
  }
}

/** The page that holds this depth. Older pages only count where they reach the next one. */
function locate(journal: Journal, depth: number): Scan | undefined {
  const last = journal._last;
  if (last && depth >= last.low && depth < journal._reach) return last;
  journal._reach = FAR;
  for (const page of journal._ring.pagesOf(journal.owner)) {
    const found = scan(journal._ring, page);
    if ((!found || found.low < 0) && page !== journal._page) journal._ring.loose = page;
    if (!found || found.low < 0 || found.low >= journal._reach) continue;
    const end = endOf(found);
    if (journal._reach === FAR) journal._reach = end + 1;
    else if (end < journal._reach) return undefined;
    if (depth >= found.low) {
      journal._last = found;
      return depth < journal._reach ? found : undefined;
    }
    journal._reach = found.low;
  }
  return undefined;
}

/** The page whose last line leads to the first depth of this one. */
function pageBefore(journal: Journal, newer: Scan): Scan | undefined {
  const pages = journal._ring.pagesOf(journal.owner);
  for (let i = pages.indexOf(newer.page) + 1; i < pages.length; i++) {
    const found = scan(journal._ring, pages[i]);
    if (found && found.low >= 0 && found.low < newer.low) return endOf(found) < newer.low ? undefined : found;
  }
  return undefined;
}

/** Goes on on a new page. */
function turn(journal: Journal): void {
  const head = journal._head(),
    page = journal._ring.take(journal.owner);
  journal._page = page;
  journal._ring.put(page, HEAD, head);
  journal._ring.put(page, META, journal._meta);
  journal.low = FAR;
}

export function lost(): never {
  throw new Error('This play cannot be read any more. Delete it under Plays; for a report, first npm run backup.');
}

/** The history of one play. Opening throws a sentence when none of its pages can be read. */
export class Journal {
  owner: number;
  depth: number;
  top: number; // as far as redo reaches
  damaged: number; // when it was opened: WHOLE, TORN, OLDER or CUT_SHORT
  missing: number; // so many of its last steps could not be read then
  _ring: Ring;
  _page: number; // the one that is written
  low: number; // its first depth
  _since: number; // bytes of lines since the last snapshot
  _weight: number; // bytes of that snapshot
  _meta: string; // the last note; the rest of what is known is read when it is asked for: while a play is open its memory is better used
  _last: Scan | undefined; // what was looked at last, until something is written: many undos in a row ask for the same page, and to read it costs more than all the rest
  _reach: number; // the depth where it stops to count

  constructor(ring: Ring, owner: number) {
    this.owner = owner;
    this.depth = 0;
    this.top = 0;
    this.damaged = WHOLE;
    this.missing = 0;
    this._ring = ring;
    this._page = -1;
    this.low = 0;
    this._since = 0;
    this._weight = 0;
    this._meta = lastMeta(ring, owner);
    this._last = undefined;
    this._reach = 0;
    for (const page of headed(ring, owner) < 0 ? [] : ring.pagesOf(owner)) {
      const found = scan(ring, page);
      if (!found) continue; // torn while it was begun: the page before is whole
      if (this._page < 0) {
        this._page = page;
        this.low = found.low < 0 ? FAR : found.low;
        this.depth = found.depth;
        this.damaged = found.damaged;
        this.missing = found.missing;
      }
      if (found.low < 0) continue; // it only tells how far play went back
      this.top = endOf(found);
      const mark = found.marks[found.marks.length - 1].place;
      ring.text(page, mark);
      this._weight = ring.next - mark;
      this._since = ring.page - ring.left(page) - ring.next;
      break;
    }
    if (this._page < 0) lost();
    this._hold();
  }

  /** After a long way back the play stands on an older page, which must not be given up. */
  _hold(): void {
    const found = this.depth < this.low ? locate(this, this.depth) : undefined;
    this._ring.held = found ? found.page : -1;
    if (!found) this._ring.loose = -1;
  }

  _text(page: number, at: number): string {
    const found = this._ring.text(page, at);
    if (found === undefined) throw new Error('A stored step is damaged. The play goes on from before it.');
    return found;
  }

  _head(): string {
    const page = headed(this._ring, this.owner);
    return page < 0 ? lost() : this._text(page, FIRST);
  }

  _line(found: Scan, depth: number): Entry {
    return JSON.parse(`[${this._text(found.page, placeOf(found, depth))}]`);
  }

  /** `here`: only if the page has room for it. A new page hides what can be done again. */
  snapshot(s: State, here?: boolean): void {
    let packed = `${this.depth},${pack(s)}`;
    if (this._ring.left(this._page) < packed.length + RESERVE) {
      if (here) return;
      packed = ''; // the head of a page is almost as long
      turn(this);
      packed = `${this.depth},${pack(s)}`;
    }
    this._last = undefined;
    this._ring.put(this._page, SNAPSHOT, packed);
    if (this.depth < this.low) this.low = this.depth;
    this._weight = packed.length + 8;
    this._since = 0;
    this._hold();
    this._ring.settle();
  }

  /** Asked before an input: true when a snapshot has to make room on flash first. The caller makes it, because the stack of the device is short. */
  due(): boolean {
    return this.depth < this.low || this._ring.left(this._page) < RESERVE || this._since > LINES * this._weight;
  }

  append(entry: Entry): void {
    const line = JSON.stringify(entry);
    this._last = undefined; // it no longer holds, and in play its memory is better used
    this._ring.put(this._page, LINE, line.slice(1, line.length - 1));
    this._since += line.length + 8;
    this.depth++;
    this.top = this.depth;
  }

  /** Records that the play now stands at this depth. `known`: the faces of dice that were taken back with it, and that everybody has seen. */
  go(depth: number, known?: string): void {
    const text = known ? `${depth},${known}` : `${depth}`,
      full = this._ring.left(this._page) < 20 + text.length;
    if (full) turn(this); // without a snapshot: what can be done again stays where it is
    this._ring.put(this._page, GO, text);
    this.depth = depth;
    this._since += 10 + text.length;
    this._hold();
    if (full) this._ring.settle();
  }

  /** Dice that were seen and taken back, as far as the history reaches. */
  traces(): Trace[] {
    let list: Trace[] = [];
    for (const page of this._ring.pagesOf(this.owner)) list = list.concat(tracesOn(this._ring, page));
    return list;
  }

  /**
   * Gives the state at a depth: `begin` gets a snapshot, `line` every input after it. False when history does not reach so far.
   * Before that it gets nothing, once the stored text is in hand: the state on the table goes then, because two are too much for the memory.
   * With `from`, starts early enough to tell every line after that depth, and stops where the page ends.
   */
  replay(
    depth: number,
    begin: (s: State | undefined, depth: number) => void,
    line: (entry: Entry, depth: number) => void,
    from?: number,
  ): boolean {
    const start = from === undefined ? depth : from;
    const found = locate(this, start);
    if (!found) return false;
    let mark = found.marks[0];
    for (const next of found.marks) if (next.depth <= start) mark = next;
    let keys: string = JSON.parse(this._head())[2],
      packed = this._text(found.page, mark.place);
    begin(undefined, 0);
    const s = unpack(keys, JSON.parse(packed.slice(packed.indexOf(',') + 1)));
    keys = packed = ''; // and no list of values stays either: while the lines are played they would take 165 variables
    begin(s, mark.depth);
    const end = Math.min(depth, endOf(found));
    const ring = this._ring;
    for (let d = mark.depth; d < end; d++) {
      if (ring.alive) ring.alive(); // a long play takes longer than a watchdog waits
      line(this._line(found, d), d + 1);
    }
    return true;
  }

  /** The input that led to this depth. */
  entry(depth: number): Entry | undefined {
    let found = locate(this, depth);
    // the line into a page's first depth is on the page before
    if (found && depth === found.low) found = pageBefore(this, found);
    return found && depth > found.low ? this._line(found, depth - 1) : undefined;
  }

  /** The least depth that can be gone back to. */
  bottom(): number {
    let least = this.depth;
    for (const page of this._ring.pagesOf(this.owner)) {
      const found = scan(this._ring, page);
      if (!found || found.low < 0 || found.low >= least) continue;
      if (endOf(found) < least) break;
      least = found.low;
    }
    return least;
  }

  about(): About {
    return knownOf(this.owner, this._head(), this._meta);
  }

  /** Writes what is known without the rules, when it has changed. False on a full page: it waits for the next one, as long as this journal is open. */
  note(known: About): boolean {
    const text = metaOf(known),
      room = text === this._meta || this._ring.left(this._page) >= text.length + 12;
    if (room && text !== this._meta) this._ring.put(this._page, META, text);
    this._meta = text;
    return room;
  }

  /** Play stops for now: keeps the whole state, for a later version of the rules and for a quick start; but rather what can be done again. */
  leave(s: State, known: About): void {
    this.note(known);
    const undone = this.depth < this.top;
    if (this.depth < this.low ? !undone : this._since) this.snapshot(s, undone);
  }
}

export function openJournal(ring: Ring, owner: number): Journal {
  return new Journal(ring, owner);
}

/** A new play with this first state: its head, its name and its first snapshot. Returns its owner number. A copy keeps the seed of the first. */
export function newPlay(ring: Ring, game: string, version: number, name: string, s: State, seed?: number[]): number {
  const owners = ring.owners();
  let owner = 1;
  while (owners.indexOf(owner) >= 0) owner++;
  const page = ring.take(owner);
  ring.put(page, HEAD, JSON.stringify([game, version, keysOf(s), seed || s.luck]));
  ring.put(page, META, JSON.stringify([name, '', 0, 0, 0]));
  ring.put(page, SNAPSHOT, `0,${pack(s)}`);
  ring.settle();
  return owner;
}
