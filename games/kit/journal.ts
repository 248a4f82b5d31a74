// The history of one play on the ring: snapshots, and one line for every input since. Every page stands by itself.
// Depth is the number of inputs that made a state. Undo and redo are records, too, so they survive a power cut.
import type { State } from './game';
import { GO, HEAD, LINE, META, type Ring, SNAPSHOT } from './ring';

/**
 * [seconds, answer, ...dice], [seconds, track, cell, value], [seconds, '>', step], [seconds, '=', seat, name] or [seconds, '#', ...seats].
 * A die that did not come from the stream (entered by hand) is negative.
 */
export type Entry = (number | string)[];

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
const LINES = 2; // a snapshot is written when the lines since the last one are so many times its size: undo stays quick, flash lasts

export interface Journal {
  owner: number;
  depth: number;
  top: number; // as far as redo reaches
  about: About;
  damaged: number; // when it was opened: 0 whole, 1 the last step was torn, 2 steps before that are unreadable
  /** Before an input: makes room on flash, with a snapshot of this state where one is due. */
  ready(s: State): void;
  append(entry: Entry): void;
  /** Records that the play now stands at this depth. */
  go(depth: number): void;
  /**
   * Gives the state at a depth: `begin` gets a snapshot, `line` every input after it. False when history does not reach so far.
   * With `from`, starts early enough to tell every line after that depth, and stops where the page ends.
   */
  replay(depth: number, begin: (s: State) => void, line: (entry: Entry, depth: number) => void, from?: number): boolean;
  entry(depth: number): Entry | undefined;
  /** The least depth that can be gone back to. */
  bottom(): number;
  /** Play stops for now: tells what is known without the rules, for the list of plays, and keeps the whole state for a later version of them. */
  leave(s: State, status: string, date: number, over: number): void;
  rename(name: string): void;
}

function pack(s: State): string {
  const values: unknown[] = [];
  for (const key of Object.keys(s)) values.push((s as any)[key]);
  return JSON.stringify(values);
}

function unpack(keys: string[], values: any[]): State {
  const s: any = {};
  for (let i = 0; i < keys.length; i++) s[keys[i]] = values[i];
  return s;
}

/** What the head and the last note of a play's page say; undefined when its head is damaged. */
export function about(ring: Ring, owner: number): About | undefined {
  for (const page of ring.of(owner)) {
    const text = ring.kind(page, ring.first) == HEAD ? ring.text(page, ring.first) : undefined;
    if (text === undefined) continue;
    const head = JSON.parse(text);
    const known: About = { owner, game: head[0], version: head[1], name: '', status: '', played: 0, date: 0, over: 0, seed: head[3] };
    for (let at = ring.first; ring.kind(page, at); ) {
      const next = ring.next;
      if (ring.kind(page, at) == META) {
        const meta = ring.text(page, at);
        if (meta !== undefined) {
          const m = JSON.parse(meta);
          known.name = m[0];
          known.status = m[1];
          known.played = m[2];
          known.date = m[3];
          known.over = m[4];
        }
      }
      at = next;
    }
    return known;
  }
  return undefined;
}

/** One page read from front to back: which lines and snapshots still count. */
interface Scan {
  page: number;
  keys: string[];
  low: number; // depth where the page's own lines start; -1 when it has none and only tells how far play went back
  lines: number[]; // where the line of depth low + 1 + i is
  marks: number[]; // depth and place of every snapshot, in turns
  depth: number;
  damaged: number; // 0 nothing, 1 the last record, 2 something before it
}

function scan(ring: Ring, page: number): Scan | undefined {
  const found: Scan = { page, keys: [], low: -1, lines: [], marks: [], depth: -1, damaged: 0 };
  let lost = false; // between a damaged record and the next snapshot
  for (let at = ring.first, next = 0; ; at = next) {
    const kind = ring.kind(page, at);
    if (!kind) break;
    next = ring.next;
    const text = ring.text(page, at);
    if (text === undefined) {
      found.damaged = 1; // at the end: torn by a power cut, and it was never shown
      lost = true;
      continue;
    }
    if (found.damaged) found.damaged = 2;
    if (kind == HEAD) found.keys = JSON.parse(text)[2].split(',');
    else if (kind == SNAPSHOT) {
      const depth = parseInt(text, 10);
      if (lost || found.low < 0 || depth < found.low || depth > found.low + found.lines.length) {
        lost = false;
        found.low = depth;
        found.lines = [];
        found.marks = [];
      }
      found.marks.push(depth, at);
      found.depth = depth;
    } else if (lost) continue;
    else if (kind == LINE) {
      const own = found.depth - found.low;
      if (own < found.lines.length) found.lines.splice(own, found.lines.length);
      while (found.marks.length && found.marks[found.marks.length - 2] > found.depth) found.marks.splice(found.marks.length - 2, 2);
      found.lines.push(at);
      found.depth++;
    } else if (kind == GO) found.depth = parseInt(text, 10);
  }
  return found.depth < 0 ? undefined : found;
}

/** Opens the play that owns these pages; throws a sentence when none of them can be read. */
export function openJournal(ring: Ring, owner: number): Journal {
  let current = -1; // page that is written
  let low = 0; // its first depth
  let since = 0; // bytes of lines since the last snapshot
  let weight = 0; // bytes of that snapshot
  let head = '';
  let meta = '';
  let last: Scan | undefined; // what was looked at last: many undos in a row ask for the same page
  let reach = 0; // the depth where it stops to count

  /** The page that holds this depth. Older pages only count where they reach the next one. */
  function locate(depth: number): Scan | undefined {
    if (last && depth >= last.low && depth < reach) return last;
    reach = FAR;
    for (const page of ring.of(owner)) {
      const found = scan(ring, page);
      if (!found || found.low < 0 || found.low >= reach) continue;
      const end = found.low + found.lines.length;
      if (reach != FAR && end < reach) return undefined;
      if (reach == FAR) reach = end + 1;
      if (depth >= found.low) {
        last = found;
        return depth < reach ? found : undefined;
      }
      reach = found.low;
    }
    return undefined;
  }

  function text(page: number, at: number): string {
    const found = ring.text(page, at);
    if (found === undefined) throw new Error('A stored step is damaged. The play goes on from before it.');
    return found;
  }

  /** Goes on on a new page. */
  function turn() {
    current = ring.take(owner);
    ring.put(current, HEAD, head);
    ring.put(current, META, meta);
    low = FAR;
  }

  function snapshot(s: State) {
    const packed = journal.depth + ',' + pack(s);
    if (ring.left(current) < packed.length + RESERVE) turn();
    last = undefined;
    ring.put(current, SNAPSHOT, packed);
    if (journal.depth < low) low = journal.depth;
    weight = packed.length;
    since = 0;
  }

  const journal: Journal = {
    owner,
    depth: 0,
    top: 0,
    about: undefined as unknown as About,
    damaged: 0,
    ready(s) {
      if (journal.depth < low || ring.left(current) < RESERVE || since > LINES * weight) snapshot(s);
    },
    append(entry) {
      const line = JSON.stringify(entry);
      last = undefined; // it no longer holds, and in play its memory is better used
      ring.put(current, LINE, line.slice(1, line.length - 1));
      since += line.length + 8;
      journal.depth++;
      journal.top = journal.depth;
    },
    go(depth) {
      if (ring.left(current) < 24) turn(); // without a snapshot: what can be done again stays where it is
      ring.put(current, GO, '' + depth);
      journal.depth = depth;
      since += 12;
    },
    replay(depth, begin, line, from) {
      const start = from === undefined ? depth : from;
      const found = locate(start);
      if (!found) return false;
      let mark = 0;
      while (mark + 2 < found.marks.length && found.marks[mark + 2] <= start) mark += 2;
      const packed = text(found.page, found.marks[mark + 1]);
      begin(unpack(found.keys, JSON.parse(packed.slice(packed.indexOf(',') + 1))));
      const end = Math.min(depth, found.low + found.lines.length);
      for (let d = found.marks[mark]; d < end; d++) line(JSON.parse('[' + text(found.page, found.lines[d - found.low]) + ']'), d + 1);
      return true;
    },
    entry(depth) {
      const found = locate(depth);
      if (!found || depth <= found.low) {
        // the line into a page's first depth is on the page before
        const before = found && depth == found.low ? older(found) : undefined;
        return before ? JSON.parse('[' + text(before.page, before.lines[depth - before.low - 1]) + ']') : undefined;
      }
      return JSON.parse('[' + text(found.page, found.lines[depth - found.low - 1]) + ']');
    },
    bottom() {
      let least = journal.depth;
      for (const page of ring.of(owner)) {
        const found = scan(ring, page);
        if (!found || found.low < 0 || found.low >= least) continue;
        if (found.low + found.lines.length < least) break;
        least = found.low;
      }
      return least;
    },
    leave(s, status, date, over) {
      const known = journal.about;
      known.status = status;
      known.played = s.played;
      known.date = date;
      known.over = over;
      note();
      if (since || journal.depth < low) snapshot(s);
    },
    rename(name) {
      journal.about.name = name;
      note();
    },
  };

  /** The newest note counts. On a full page it waits for the next one. */
  function note() {
    const known = journal.about;
    const text = JSON.stringify([known.name, known.status, known.played, known.date, known.over]);
    if (text == meta) return;
    meta = text;
    if (ring.left(current) >= text.length + 12) ring.put(current, META, text);
  }

  /** The page whose last line leads to the first depth of this one. */
  function older(newer: Scan): Scan | undefined {
    const pages = ring.of(owner);
    for (let i = pages.indexOf(newer.page) + 1; i < pages.length; i++) {
      const found = scan(ring, pages[i]);
      if (found && found.low >= 0 && found.low < newer.low) return found.low + found.lines.length < newer.low ? undefined : found;
    }
    return undefined;
  }

  for (const page of ring.of(owner)) {
    const found = scan(ring, page);
    if (!found) continue; // torn while it was begun: the page before is whole
    if (current < 0) {
      const known = about(ring, owner);
      if (!known) break;
      current = page;
      low = found.low < 0 ? FAR : found.low;
      journal.depth = found.depth;
      journal.about = known;
      journal.damaged = found.damaged;
      head = ring.text(page, ring.first) as string;
      meta = JSON.stringify([known.name, known.status, known.played, known.date, known.over]);
    }
    if (found.low < 0) continue; // it only tells how far play went back
    journal.top = found.low + found.lines.length;
    weight = 200; // near enough until the next snapshot
    since = ring.page - ring.left(page) - found.marks[found.marks.length - 1] - weight;
    break;
  }
  if (current < 0) throw new Error('This play cannot be read any more. Delete it, or export it for a report.');
  return journal;
}

/** A new play with this first state: its head, its name and its first snapshot. Returns its owner number. A copy keeps the seed of the first. */
export function newPlay(ring: Ring, game: string, version: number, name: string, s: State, seed?: number[]): number {
  const owners = ring.owners();
  let owner = 1;
  while (owners.indexOf(owner) >= 0) owner++;
  const page = ring.take(owner);
  ring.put(page, HEAD, JSON.stringify([game, version, Object.keys(s).join(','), seed || s.luck]));
  ring.put(page, META, JSON.stringify([name, '', 0, 0, 0]));
  ring.put(page, SNAPSHOT, '0,' + pack(s));
  return owner;
}
