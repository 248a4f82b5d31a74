// The history of one play on the ring: snapshots, and one line for every input since. Every page stands by itself.
// Depth is the number of inputs that made a state. Undo and redo are records, too, so they survive a power cut.
import type { State } from '../kit';
import { type About, headed, headText, keysIn, knownOf, lastMeta, metaText, unplayed } from './about';
import type { Entry } from './entry';
import { keysOf, pack, unpack } from './pack';
import { EFFECT, FIRST, GO, HEAD, LINE, META, type Ring, SNAPSHOT } from './ring';
import { BACK, endOf, FORTH, placeOf, type Scan, scan, type Trace, WHOLE } from './scan';

const RESERVE = 400; // bytes at the end of a page: one long line, or many undos
const FAR = 0x7fffffff; // no depth is so great
const REST = 100; // bytes that stay free behind a line with more than its input
const LIVELY = 8; // plays: with more on the device only inputs are stored, so that 200 steps of the one that runs can be undone
const MORE = '\t'; // parts an input from its words, and these from what the input before it has changed
const INPUT = 16; // bytes of an input, about
const LINES = 2.3, // a snapshot is written when the lines since the last one are so many times its size: undo stays quick, flash lasts
  LINES_ALONE = 4; // the same where only inputs are stored: then how far back comes first

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
  journal._keeps = -1;
  journal._ring.put(page, HEAD, head);
  journal._ring.put(page, META, journal._meta);
  journal.low = FAR;
}

export function lost(): never {
  throw new Error('This play cannot be read any more. Delete it under Plays; for a report, first npm run backup.');
}

/** The input of a line. */
export const entryIn = (line: string): Entry => JSON.parse(`[${line.split(MORE)[0]}]`);

/** What the input of a line is called (words.ts); '' where it is not stored. */
export const wordsIn = (line: string): string => line.split(MORE)[1] || '';

/** What the input before this line has changed (effect.ts); '' where it is not stored. */
function effectIn(line: string): string {
  const at = line.lastIndexOf(MORE); // words have no such letter
  return at < 0 ? '' : line.slice(at + 1);
}

function damaged(): never {
  throw new Error('A stored step is damaged. The play goes on from before it.');
}

/** Who gets what the journal reads. */
export interface Reader {
  clear(): void; // the stored text is in hand: the state on the table goes now, because two are too much for the memory
  begin(s: State, depth: number, names: string[]): void; // a snapshot, and the names of its values in their order
  line(line: string, depth: number, effect: string): void; // an input after it (entryIn), the depth that it leads to, and what it changed: '' where that is not stored
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
  told: number; // the depth of which it is stored what changed: a record of its own behind its line tells it
  trusted: boolean; // it was begun on this very device: its states are not looked at before a rule sees them
  _keeps: number; // 1 when there is room for more than inputs, 0 when there is not, -1 until somebody looks
  _since: number; // bytes of inputs since the last snapshot
  _marked: number; // its depth
  _tail: number; // where the page ended behind the last line
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
    this.told = -1;
    this.trusted = false;
    this._keeps = -1;
    this._marked = 0;
    this._tail = -1;
    this._since = 0;
    this._weight = 0;
    this._meta = '';
    this._last = undefined;
    this._reach = 0;
    for (const page of headed(ring, owner) < 0 ? [] : ring.pagesOf(owner)) {
      const found = scan(ring, page);
      if (!found) continue; // torn while it was begun: the page before is whole
      if (found.meta && !this._meta) this._meta = ring.text(page, found.meta) || '';
      if (this._page < 0) {
        this._page = page;
        this.low = found.low < 0 ? FAR : found.low;
        this.depth = found.depth;
        this.damaged = found.damaged;
        this.missing = found.missing;
      }
      if (found.low < 0) continue; // it only tells how far play went back
      this._open(found);
      break;
    }
    if (this._page < 0) lost();
    if (!this._meta) this._meta = lastMeta(ring, owner);
    this._hold();
  }

  /** The youngest page with steps: how far play went, and where writing goes on. It is kept, because the play is read from it at once. */
  _open(found: Scan): void {
    const ring = this._ring,
      { page } = found,
      { place, depth } = found.marks[found.marks.length - 1];
    this.top = endOf(found);
    ring.kind(page, place);
    this._marked = depth;
    this._weight = ring.next - place;
    this._since = Math.min(Math.abs(ring._end[page]) - ring.next, INPUT * (this.top - depth));
    if (page !== this._page) return; // the page that is written only tells how far play went back
    this._last = found;
    this._reach = this.top + 1;
  }

  /** After a long way back the play stands on an older page, which must not be given up. */
  _hold(): void {
    const found = this.depth < this.low ? locate(this, this.depth) : undefined;
    this._ring.held = found ? found.page : -1;
    if (!found) this._ring.loose = -1;
  }

  _text(page: number, at: number): string {
    const found = this._ring.text(page, at);
    return found === undefined ? damaged() : found;
  }

  _head(): string {
    const page = headed(this._ring, this.owner);
    return page < 0 ? lost() : this._text(page, FIRST);
  }

  /** The line that leads from this depth to the next. */
  _line(found: Scan, depth: number): string {
    const text = this._ring.text(found.page, placeOf(found, depth)); // not by _text(): the stack of the device is short
    return text === undefined ? damaged() : text;
  }

  _packed(s: State): string {
    return `${this.depth},${pack(s)}`;
  }

  _hasRoom(packed: string): boolean {
    return this._ring.left(this._page) >= packed.length + RESERVE;
  }

  _putSnapshot(packed: string): void {
    this._last = undefined;
    this._ring.put(this._page, SNAPSHOT, packed);
    if (this.depth < this.low) this.low = this.depth;
    this._weight = packed.length + 8;
    this._since = 0;
    this._marked = this.depth;
    this._hold();
    this._ring.settle();
  }

  /** Keeps the whole state. Where the page is full, on a new one, which hides what can be done again. */
  snapshot(s: State): void {
    let packed = this._packed(s);
    if (!this._hasRoom(packed)) {
      packed = ''; // the head of a page is almost as long
      turn(this);
      packed = this._packed(s);
    }
    this._putSnapshot(packed);
  }

  /** The same, only if the page has room for it. */
  snapshotHere(s: State): boolean {
    const packed = this._packed(s),
      room = this._hasRoom(packed);
    if (room) this._putSnapshot(packed);
    return room;
  }

  /** So many inputs came since the last snapshot. */
  lines(): number {
    return Math.abs(this.depth - this._marked);
  }

  /** Asked before an input: true when a snapshot has to make room on flash first. The caller makes it, because the stack of the device is short. */
  due(): boolean {
    return (
      this.depth < this.low ||
      this._ring.left(this._page) < RESERVE ||
      this._since > (this.keepsMore() ? LINES : LINES_ALONE) * this._weight
    );
  }

  /** Whether there is room for more than inputs. It is looked at once for a page: a play more or less hardly matters. */
  keepsMore(): boolean {
    if (this._keeps < 0) this._keeps = this._ring.owners().length <= LIVELY ? 1 : 0;
    return this._keeps > 0;
  }

  /** Stores an input, its words, and what the input before it has changed. */
  append(entry: Entry, words?: string, effect?: string): void {
    const line = JSON.stringify(entry);
    let text = line.slice(1, line.length - 1);
    this._last = undefined; // it no longer holds, and in play its memory is better used
    if (words || effect) {
      const more = `${text}${MORE}${words}${MORE}${effect}`;
      if (more.length + REST <= this._ring.left(this._page)) text = more;
    }
    this._ring.put(this._page, LINE, text);
    this._tail = this._ring._end[this._page];
    this._since += line.length + 8;
    this.depth++;
    this.top = this.depth;
    this.told = -1;
  }

  /** In a quiet moment: what the last input changed gets a record of its own. Only right behind the line of that input. */
  tell(effect: string): void {
    const ring = this._ring,
      page = this._page;
    if (!effect || this._tail !== ring._end[page] || effect.length + REST > ring.left(page)) return;
    ring.put(page, EFFECT, effect);
    this.told = this.depth;
  }

  /** Records that the play now stands at this depth. `known`: the faces of dice that were taken back with it, and that everybody has seen. */
  go(depth: number, known?: string): void {
    const faces = known ? `,${known}` : '',
      full = this._ring.left(this._page) < 24 + faces.length;
    if (full) turn(this); // without a snapshot: what can be done again stays where it is
    let text = `${depth}`;
    if (!full && depth === this.depth - 1) text = BACK; // 200 of them have to fit beside the inputs
    if (!full && depth === this.depth + 1) text = FORTH;
    text += faces;
    this._ring.put(this._page, GO, text);
    this.told = -1;
    if (known) this._last = undefined; // it tells such dice, too
    this.depth = depth;
    this._since += 10 + text.length;
    this._hold();
    if (full) this._ring.settle();
  }

  /** Dice that were seen and taken back before an input that came behind this depth, up to another. */
  traces(from: number, until: number): Trace[] {
    const list: Trace[] = [];
    for (const page of this._ring.pagesOf(this.owner)) {
      const found = this._last && this._last.page === page ? this._last : scan(this._ring, page);
      for (const trace of found ? found.traces : []) if (trace.depth > from && trace.depth <= until) list.push(trace);
      if (found && found.low >= 0 && found.low <= from) break; // older pages have older steps
    }
    return list;
  }

  /**
   * Reads the last snapshot that is not behind `start`, and every input after it, up to the depth `until` or to the end of the page. False when history does not reach so far.
   * To get the state of a depth, both are that depth.
   */
  read(start: number, until: number, reader: Reader): boolean {
    const found = locate(this, start);
    if (!found) return false;
    let mark = found.marks[0];
    for (const next of found.marks) if (next.depth <= start) mark = next;
    let packed = this._text(found.page, mark.place);
    reader.clear(); // before the names come, which take a good part of its room
    let head = this._ring.text(found.page, FIRST); // mostly whole: to ask another page would be two calls more, and the stack is short
    if (head === undefined) head = this._head();
    let names = keysIn(head).split(',');
    head = ''; // a hundred variables
    const s = unpack(names, JSON.parse(packed.slice(packed.indexOf(',') + 1)));
    packed = '';
    reader.begin(s, mark.depth, names);
    names = []; // while rules play the lines they would take 200 variables
    const end = Math.min(until, endOf(found), this._reach), // behind that a newer page tells, and this one may hold what was undone
      ring = this._ring;
    let line = mark.depth < end ? this._line(found, mark.depth) : '';
    for (let depth = mark.depth + 1; depth <= end; depth++) {
      const behind = ring.next,
        next = depth < endOf(found) ? this._line(found, depth) : '', // it tells what this one has changed, unless a record of its own does
        after = ring.next;
      let effect = effectIn(next);
      if (!effect && ring.kind(found.page, behind) === EFFECT) effect = ring.text(found.page, behind) || '';
      ring.next = after;
      if (ring.alive) ring.alive(); // a long play takes longer than a watchdog waits
      reader.line(line, depth, effect);
      line = next;
    }
    return true;
  }

  /** Whether play can go back to this depth. Quicker than to ask how far it can. */
  reaches(depth: number): boolean {
    return depth >= 0 && !!locate(this, depth);
  }

  /** The line of the input that led to this depth. */
  line(depth: number): string | undefined {
    let found = locate(this, depth);
    // the line into a page's first depth is on the page before
    if (found && depth === found.low) found = pageBefore(this, found);
    return found && depth > found.low ? this._line(found, depth - 1) : undefined;
  }

  /** The input that led to this depth. */
  entry(depth: number): Entry | undefined {
    let found = locate(this, depth); // as line() does, but without a call: the stack of the device is short
    if (found && depth === found.low) found = pageBefore(this, found);
    return found && depth > found.low ? entryIn(this._line(found, depth - 1)) : undefined;
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
    const text = metaText(known),
      room = text === this._meta || this._ring.left(this._page) >= text.length + 12;
    if (room && text !== this._meta) this._ring.put(this._page, META, text);
    this._meta = text;
    return room;
  }

  /** Play stops for now: keeps the whole state, for a later version of the rules and for a quick start; but rather what can be done again. */
  leave(s: State, known: About): void {
    this.note(known);
    const undone = this.depth < this.top;
    if (undone) {
      if (this.depth >= this.low && this._since) this.snapshotHere(s);
    } else if (this.depth < this.low || this._since) this.snapshot(s);
  }
}

export function openJournal(ring: Ring, owner: number): Journal {
  return new Journal(ring, owner);
}

/** What a play may have besides its name and its first state: where its dice began, which device began it, and what was chosen before play, in words. */
type Origin = Partial<Pick<About, 'seed' | 'mark' | 'chosen'>>;

/** A new play with this first state: its head, its name and its first snapshot. Returns its owner number. A copy has the origin of the first. */
export function newPlay(ring: Ring, game: string, version: number, name: string, s: State, origin: Origin = {}): number {
  const owners = ring.owners();
  let owner = 1;
  while (owners.indexOf(owner) >= 0) owner++;
  const page = ring.take(owner);
  ring.put(
    page,
    HEAD,
    headText({ game, version, keys: keysOf(s), seed: origin.seed || s.luck, mark: origin.mark || '', chosen: origin.chosen || '' }),
  );
  ring.put(page, META, metaText(unplayed(name)));
  ring.put(page, SNAPSHOT, `0,${pack(s)}`);
  ring.settle();
  return owner;
}
