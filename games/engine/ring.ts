// The flash region as a ring of pages. A page belongs to one owner, the device itself or a play, and holds checksummed records.
// A page is written from front to back and erased as a whole; what a power cut tore is seen by its checksum. docs/storage.md says why.
// A class, not closures: on Espruino a method costs a third less memory than a function in a function.
import type { Flash, Hal } from '../../hal/hal';
import { flipped, flippedBit, isOneBit, type Mend, mended } from './mend';

/** What a record is. */
export const HEAD = 1,
  SNAPSHOT = 2,
  LINE = 3,
  GO = 4,
  META = 5,
  NOTE = 6,
  EFFECT = 7; // of the line before it

/** What kind() says of a record that cannot be one as it stands. */
const DAMAGED = 15;

/** Where the first record of a page starts: after 'RK1' and the owner, the sequence, a checksum, and a word that is cleared when the page is given up. */
export const FIRST = 16;
const LIVE = 12;
/** Pages of the running play that are not given away: with the current one they hold more than 200 answers. */
const KEPT = 3;
const BLANK = '\xff\xff\xff\xff';
/** Bytes of a record that are read at once: most are shorter. */
export const PEEK = 64;
const PIECE = 256; // bytes that are looked at together when a page was erased or written

export function word(n: number): string {
  return String.fromCharCode(n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >> 24) & 255);
}

function number(bytes: string, at: number): number {
  return bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8) | (bytes.charCodeAt(at + 2) << 16) | (bytes.charCodeAt(at + 3) << 24);
}

/** Pages of history that can be spared. The current page of a play is not history. */
interface Spare {
  count: number;
  page: number; // the one that goes first; -1 when there is none
}

function spareOf(ring: Ring): Spare {
  let count = 0,
    found = -1;
  for (const who of ring.owners()) {
    const pages = ring.pagesOf(who),
      extra = pages.length - (who === ring.running ? 1 + KEPT : 1);
    let oldest = pages[pages.length - 1];
    if (oldest === ring.held) oldest = ring.loose;
    if (extra <= 0 || oldest < 0) continue;
    count += oldest === ring.loose ? 1 : extra;
    // history of a play that lies idle goes before any of the running one
    const idle = who !== ring.running,
      foundIdle = found >= 0 && ring._owner[found] !== ring.running;
    if (found < 0 || (idle && !foundIdle) || (idle === foundIdle && ring._age[oldest] < ring._age[found])) found = oldest;
  }
  return { count, page: found };
}

/** The next free page round the ring, so that all wear alike; -1 when there is none. */
function free(ring: Ring): number {
  const count = ring._owner.length;
  for (let i = 1; i <= count; i++) {
    const page = (ring._youngest + i) % count;
    if (ring._owner[page] < 0) return page;
  }
  return -1;
}

/** From this place on, to the end of the page. */
function isBlank(ring: Ring, page: number, from: number): boolean {
  let blank = BLANK;
  while (blank.length < PIECE) blank += blank;
  for (let at = from; at < ring.page; at += PIECE) {
    const length = Math.min(PIECE, ring.page - at);
    if (ring.flash.read(page * ring.page + at, length) !== (length < PIECE ? blank.slice(0, length) : blank)) return false;
  }
  return true;
}

/** What a page begins with, with a flipped bit put right: owner and sequence in eight bytes. '' when it is none of ours. */
function headOf(ring: Ring, head: string): string {
  let first = head.slice(0, 8);
  const difference = number(head, 8) ^ ring.crc(first);
  if (head.slice(0, 12) === BLANK + BLANK + BLANK) return '';
  if (!isOneBit(difference)) {
    const bit = flippedBit(difference, 8, 0);
    if (bit < 0) return '';
    first = flipped(first, bit);
  }
  return first.slice(0, 3) === 'RK1' ? first : '';
}

/** A page is given up by clearing a word, byte by byte. A flipped bit more or less decides nothing; other bits in it are damage. */
function isGivenUp(ring: Ring, head: string): boolean {
  if (head.slice(LIVE) === BLANK) return false; // most are not
  const mark = number(head, LIVE);
  if (!isOneBit(~mark) && !isOneBit(mark) && (mark & 255) !== 0) ring.damaged++;
  return !isOneBit(~mark);
}

export class Ring {
  flash: Flash;
  crc: Hal['crc'];
  alive: Hal['alive'] | undefined; // to be said while much is read
  page: number; // bytes in a page
  running: number; // the owner whose history is spared
  loose: number; // a page of the running play that holds no step: torn when it was begun, or it only tells how far play went back, as a younger one does; -1 while there is none
  held: number; // the page on which the running play stands after a long way back; -1 while its newest page stands by itself
  unfinished: boolean; // a restore from the PC was cut off: what is here is not whole
  damaged: number; // pages with something in them whose owner cannot be told any more
  strange: number; // pages that hold neither a play nor nothing, when none is ours: noise, or another program's
  next: number; // where the record after the one starts that kind() or text() looked at
  was: number; // what kind of record text() has read
  mends: { [place: number]: Mend }; // what is known of damaged records
  _owner: Int32Array; // of every page; -1 is free
  _age: Int32Array; // sequence numbers: a greater one is younger
  _end: Int32Array; // where the next record goes; 0 until somebody looks, negative until somebody looks whether all is blank from there on
  _blank: Int32Array; // 1 when the page is known to be erased
  _youngest: number; // page that was taken last

  constructor(flash: Flash, crc: Hal['crc'], alive?: Hal['alive']) {
    this.flash = flash;
    this.crc = crc;
    this.alive = alive;
    this.page = flash.page;
    this.running = 0;
    this.loose = -1;
    this.held = -1;
    this.unfinished = false;
    this.strange = 0;
    this.damaged = 0;
    this.next = 0;
    this.was = 0;
    this.mends = {};
    const pages = flash.size / flash.page;
    this._owner = new Int32Array(pages); // typed: a list takes a variable for each number; of one type: each takes eight for itself
    this._age = new Int32Array(pages);
    this._end = new Int32Array(pages);
    this._blank = new Int32Array(pages);
    this._youngest = -1;
    for (let page = 0; page < pages; page++) {
      const start = flash.read(page * flash.page, FIRST),
        head = headOf(this, start),
        good = !!head && !isGivenUp(this, start);
      if (!head) this._look(page);
      this._owner[page] = good ? head.charCodeAt(3) : -1;
      this._age[page] = good ? number(head, 4) : 0;
      if (good && (this._youngest < 0 || this._age[page] > this._age[this._youngest])) this._youngest = page;
    }
    if (this._youngest >= 0) this.strange = 0;
  }

  /** A page without a head of ours: what else it may be. */
  _look(page: number): void {
    const start = this.flash.read(page * this.page, FIRST + 8);
    if (start.slice(0, 3) === 'RK!') this.unfinished = true;
    else if (start.charAt(0) !== 'R' && start.charAt(0) !== '\xff') this.strange++;
    // a head that a power cut tore has nothing behind it, and half an erase takes the head first
    if (start.slice(0, 3) !== 'RK!' && start.charAt(0) !== '\xff' && start.slice(FIRST) !== BLANK + BLANK) this.damaged++;
  }

  /** Pages of an owner, newest first. */
  pagesOf(who: number): number[] {
    const list: number[] = [],
      owner = this._owner,
      age = this._age;
    for (let page = owner.indexOf(who); page >= 0; page = owner.indexOf(who, page + 1)) list.push(page);
    return list.length > 1 ? list.sort((a, b) => age[b] - age[a]) : list;
  }

  /** Every play that has a page. */
  owners(): number[] {
    const list: number[] = [];
    for (let page = 0; page < this._owner.length; page++) {
      const who = this._owner[page];
      if (who > 0 && list.indexOf(who) < 0) list.push(who);
    }
    return list;
  }

  /** Pages that can be taken without losing a play. */
  room(): number {
    let n = spareOf(this).count;
    for (let page = 0; page < this._owner.length; page++) if (this._owner[page] < 0) n++;
    return n;
  }

  /** Erases ahead, so that an answer never waits for it; true when something was erased. */
  prepare(): boolean {
    const page = free(this);
    if (page < 0 || this._blank[page]) return false;
    let blank = BLANK,
      erased = 0;
    while (blank.length < PIECE) blank += blank;
    // it looks for itself, because the stack of the device is short; and erases twice, because an erase that the power cut left half done may look done
    for (let at = 0; at < this.page; at += PIECE) {
      if (this.flash.read(page * this.page + at, PIECE) === blank) continue;
      if (erased === 2) throw new Error('The flash memory does not erase. Export your plays and replace the board.');
      this.flash.erase(page * this.page);
      erased++;
      at = -PIECE; // from the beginning again
    }
    this._blank[page] = 1;
    return erased > 0;
  }

  /** A fresh page for this owner. Throws when every page is needed. */
  take(who: number): number {
    // the last page is the device's own: settings must always find one. The running play gives its oldest one up for this: settle()
    const returns = who && who === this.running && this.pagesOf(who).length > KEPT ? 1 : 0;
    if (this.room() + returns < (who ? 2 : 1)) throw new Error('The memory for plays is full. Delete a play to make room.');
    if (free(this) < 0) this.drop(spareOf(this).page);
    this.prepare();
    const page = free(this);
    const sequence = this._youngest < 0 ? 1 : this._age[this._youngest] + 1;
    const head = `RK1${String.fromCharCode(who)}${word(sequence)}`;
    this._blank[page] = 0;
    this.mends = {};
    this.flash.write(page * this.page, head + word(this.crc(head)));
    this._owner[page] = who;
    this._age[page] = sequence;
    this._end[page] = FIRST;
    this._youngest = page;
    return page;
  }

  /** Sees to it that a page is free for the next one who turns over: then nothing has to be given up, or erased, before the new page stands by itself. */
  settle(): void {
    const page = free(this) < 0 ? spareOf(this).page : -1;
    if (page >= 0) this.drop(page);
  }

  /** Gives a page up. */
  drop(page: number): void {
    if (this._owner[page] >= 0) this.flash.write(page * this.page + LIVE, '\0\0\0\0');
    this._owner[page] = -1;
    this._blank[page] = 0;
    this._end[page] = 0;
    if (page === this.loose) this.loose = -1;
  }

  /** What kind of record is at this place, 0 at the end, as far as its first bytes tell. Sets `next`. */
  kind(page: number, at: number): number {
    if (at + 8 > this.page) return 0;
    const head = this.flash.read(page * this.page + at, 2),
      first = head.charCodeAt(0),
      kind = first >> 4;
    if (kind > NOTE && isOneBit(~((first << 8) | head.charCodeAt(1)) & 0xffff)) return 0; // one bit of what is blank makes no kind of ours
    this.next = at + ((6 + ((first & 15) << 8) + head.charCodeAt(1) + 3) & -4);
    return kind >= HEAD && kind <= EFFECT && this.next <= this.page ? kind : DAMAGED;
  }

  /** The bytes of the record at this place as they stand: two of head, four of checksum, the text. '' when they would go beyond the page. */
  _bytes(page: number, at: number, first: number, second: number): string {
    const end = 6 + ((first & 15) << 8) + second;
    this.next = at + ((end + 3) & -4);
    this.was = first >> 4;
    return this.next > this.page ? '' : this.flash.read(page * this.page + at, this.next - at).slice(0, end);
  }

  /** How the checksum of such bytes differs from the one that they hold: 0 when they are whole. */
  _difference(page: number, head: string, bytes: string): number {
    return number(bytes, 2) ^ this.crc(head + bytes.slice(6) + word(this._age[page]));
  }

  /** The text of the record at this place with this bit put right, of its head (0 to 15) or of its text; -1: as it stands. undefined when it is not whole. Sets `next` and `was`. */
  record(page: number, at: number, bit: number): string | undefined {
    const stored = this.flash.read(page * this.page + at, 2),
      head = bit >= 0 && bit < 16 ? flipped(stored, bit) : stored;
    let bytes = this._bytes(page, at, head.charCodeAt(0), head.charCodeAt(1));
    if (!bytes) return undefined;
    if (bit >= 16) bytes = flipped(bytes, bit + 32); // behind the checksum
    const difference = this._difference(page, head, bytes);
    return difference && (bit >= 0 || !isOneBit(difference)) ? undefined : bytes.slice(6);
  }

  /** The bit of a damaged record that was flipped, as record() counts; -1 when it is not one alone. */
  flippedIn(page: number, at: number): number {
    const head = this.flash.read(page * this.page + at, 2),
      bytes = this._bytes(page, at, head.charCodeAt(0), head.charCodeAt(1));
    return bytes ? flippedBit(this._difference(page, head, bytes), bytes.length - 4, 4) : -1;
  }

  /** The text of a record, or undefined when it is damaged. Sets `next` and `was`. */
  text(page: number, at: number): string | undefined {
    if (at + 8 > this.page) return undefined;
    // as record() does, but without a call: the stack of the device is short
    const from = page * this.page + at,
      start = this.flash.read(from, Math.min(PEEK, this.page - at)),
      first = start.charCodeAt(0),
      end = 6 + ((first & 15) << 8) + start.charCodeAt(1);
    this.next = at + ((end + 3) & -4);
    this.was = first >> 4;
    if (this.next > this.page) return mended(this, page, at);
    const longer = end > PEEK,
      text = longer ? this.flash.read(from + 4, end - 4).slice(2) : start.slice(6, end); // of a long record every copy takes a hundred variables
    let summed = start.slice(0, 2);
    summed += text; // one after the other: a sum of three would be copied twice
    summed += word(this._age[page]);
    if (start.slice(2, 6) === word(this.crc(summed))) return text; // nearly always
    summed = '';
    return isOneBit(this._difference(page, start.slice(0, 2), start.slice(0, 6) + text)) ? text : mended(this, page, at);
  }

  /** Bytes that are left in a page. A torn record closes it, and so does a flipped bit where nothing is yet: nothing can be written over them. */
  left(page: number): number {
    if (this._end[page] < 0) this.ends(page, -this._end[page], false);
    if (!this._end[page]) {
      let at = FIRST,
        torn = false;
      while (!torn && this.kind(page, at)) {
        torn = this.text(page, at) === undefined;
        at = this.next;
      }
      this.ends(page, at, torn);
    }
    return this.page - this._end[page];
  }

  /** The same for who only reads: whether the rest is blank is looked at when something is to be written. */
  seen(page: number, at: number, torn: boolean): void {
    if (!this._end[page]) this._end[page] = torn ? this.page : -at;
  }

  /** Whoever has read a page tells where its last record ends, so that it need not be read again to write the next one. */
  ends(page: number, at: number, torn: boolean): void {
    this._end[page] = !torn && isBlank(this, page, at) ? at : this.page;
  }

  /** Appends a record. Throws when the flash does not keep it; the page is closed then. */
  put(page: number, kind: number, text: string): void {
    const left = this.left(page),
      at = this.page - left;
    const head = String.fromCharCode((kind << 4) | (text.length >> 8), text.length & 255);
    if (text.length > 4000 || ((text.length + 9) & -4) > left) throw new Error(`This is too long to be stored: ${text.slice(0, 20)}`);
    let summed = head;
    summed += text; // as text() does
    summed += word(this._age[page]);
    const sum = word(this.crc(summed)),
      end = (text.length + 9) & -4;
    summed = '';
    this._end[page] = this.page; // closed, should the power or the flash fail now
    // piece by piece: a whole state may be in it, and the moment when one is stored is the worst for the memory
    for (let done = 0; done < end; done += PIECE) {
      let piece = done ? text.substr(done - 6, PIECE) : head + sum + text.substr(0, PIECE - 6);
      while (piece.length & 3) piece += '\xff';
      const to = page * this.page + at + done;
      this.flash.write(to, piece);
      if (this.flash.read(to, piece.length) !== piece)
        throw new Error('The flash memory did not keep this. Press again to store it elsewhere.');
    }
    this._end[page] = at + end;
  }
}

export function openRing(flash: Flash, crc: Hal['crc'], alive?: Hal['alive']): Ring {
  return new Ring(flash, crc, alive);
}
