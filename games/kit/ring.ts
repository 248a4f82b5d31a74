// The flash region as a ring of pages. A page belongs to one owner, the device itself or a play, and holds checksummed records.
// A page is written from front to back and erased as a whole; what a power cut tore is seen by its checksum. docs/storage.md says why.
import type { Flash, Hal } from '../../hal/hal';

/** What a record is. */
export const HEAD = 1,
  SNAPSHOT = 2,
  LINE = 3,
  GO = 4,
  META = 5,
  NOTE = 6;

/** Pages of the running play that are not given away: with the current one they hold more than 200 answers. */
const KEPT = 3;
const HEADER = 16; // 'RK1' owner, sequence, checksum, a word that is cleared when the page is given up
const LIVE = 12;
const BLANK = '\xff\xff\xff\xff';

export interface Ring {
  page: number; // bytes in a page
  /** Pages of an owner, newest first. */
  of(owner: number): number[];
  owners(): number[];
  /** A fresh page for this owner. Throws when every page is needed. */
  take(owner: number): number;
  /** Gives a page up. */
  drop(page: number): void;
  /** Pages that can be taken without losing a play. */
  room(): number;
  /** Erases ahead, so that an answer never waits for it; true when something was erased. */
  prepare(): boolean;
  /** Appends a record. Throws when the flash does not keep it; the page is closed then. */
  put(page: number, kind: number, text: string): void;
  /** Bytes that are left in a page. */
  left(page: number): number;
  first: number; // where the first record of a page starts
  /** The record at this place: its kind, 0 at the end. Sets `next`. */
  kind(page: number, at: number): number;
  next: number;
  /** The text of a record, or undefined when it is damaged. */
  text(page: number, at: number): string | undefined;
  running: number; // the owner whose history is spared
}

export function word(n: number): string {
  return String.fromCharCode(n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >> 24) & 255);
}

function number(bytes: string): number {
  return bytes.charCodeAt(0) | (bytes.charCodeAt(1) << 8) | (bytes.charCodeAt(2) << 16) | (bytes.charCodeAt(3) << 24);
}

export function openRing(flash: Flash, crc: Hal['crc']): Ring {
  const size = flash.page,
    count = (flash.size / size) | 0;
  const owner: number[] = []; // -1 is free
  const age: number[] = []; // sequence numbers: a greater one is younger
  const end: number[] = []; // where the next record goes; 0 until somebody looks
  const blank: number[] = []; // 1 when the page is known to be erased
  let youngest = -1; // page that was taken last
  let blankCrc = 0;

  function mount() {
    for (let page = 0; page < count; page++) {
      const head = flash.read(page * size, HEADER);
      const good = head.slice(0, 3) == 'RK1' && number(head.slice(8, 12)) == (crc(head.slice(0, 8)) | 0) && head.slice(LIVE) == BLANK;
      owner.push(good ? head.charCodeAt(3) : -1);
      age.push(good ? number(head.slice(4, 8)) : 0);
      end.push(0);
      blank.push(0);
      if (good && (youngest < 0 || age[page] > age[youngest])) youngest = page;
    }
  }

  function of(who: number): number[] {
    const list: number[] = [];
    for (let page = 0; page < count; page++) if (owner[page] == who) list.push(page);
    return list.sort((a, b) => age[b] - age[a]);
  }

  function owners(): number[] {
    const list: number[] = [];
    for (const who of owner) if (who > 0 && list.indexOf(who) < 0) list.push(who);
    return list;
  }

  /** The oldest page of history that can go; the current page of a play is not history. */
  function spare(): number {
    let found = -1;
    for (const who of owners()) {
      const pages = of(who),
        keep = who == ring.running ? 1 + KEPT : 1;
      if (pages.length <= keep) continue;
      const oldest = pages[pages.length - 1];
      // history of a play that lies idle goes before any of the running one
      const idle = who != ring.running,
        foundIdle = found >= 0 && owner[found] != ring.running;
      if (found < 0 || (idle && !foundIdle) || (idle == foundIdle && age[oldest] < age[found])) found = oldest;
    }
    return found;
  }

  function nextFree(): number {
    for (let i = 1; i <= count; i++) {
      const page = (youngest + i) % count;
      if (owner[page] < 0) return page;
    }
    return -1;
  }

  function isBlank(page: number): boolean {
    const piece = 256;
    if (!blankCrc) {
      let bytes = BLANK;
      while (bytes.length < piece) bytes += bytes;
      blankCrc = crc(bytes);
    }
    for (let at = 0; at < size; at += piece) if (crc(flash.read(page * size + at, piece)) != blankCrc) return false;
    return true;
  }

  /** Twice, because an erase that the power cut left half done may look done. */
  function clear(page: number) {
    if (blank[page] || isBlank(page)) return;
    flash.erase(page * size);
    if (!isBlank(page)) {
      flash.erase(page * size);
      if (!isBlank(page)) throw new Error('The flash memory does not erase. Export your plays and replace the board.');
    }
  }

  function drop(page: number) {
    if (owner[page] >= 0) flash.write(page * size + LIVE, '\0\0\0\0');
    owner[page] = -1;
    blank[page] = 0;
    end[page] = 0;
  }

  function kind(page: number, at: number): number {
    if (at + 8 > size) return 0;
    const head = flash.read(page * size + at, 4);
    if (head.slice(0, 2) == '\xff\xff') return 0;
    const first = head.charCodeAt(0);
    ring.next = at + ((6 + ((first & 15) << 8) + head.charCodeAt(1) + 3) & -4);
    return ring.next > size ? 0 : first >> 4;
  }

  function text(page: number, at: number): string | undefined {
    const head = flash.read(page * size + at, 8);
    const length = ((head.charCodeAt(0) & 15) << 8) + head.charCodeAt(1);
    if (at + 6 + length > size) return undefined;
    // reads are whole words, as writes are
    const payload = flash.read(page * size + at, (6 + length + 3) & -4).slice(6, 6 + length);
    return number(head.slice(2, 6)) == (crc(head.slice(0, 2) + payload + word(age[page])) | 0) ? payload : undefined;
  }

  /** Finds the end of what is written. A torn record closes the page: nothing can be written over it. */
  function look(page: number) {
    let at = HEADER;
    while (kind(page, at)) {
      if (text(page, at) === undefined) {
        end[page] = size;
        return;
      }
      at = ring.next;
    }
    const beyond = at + 8 <= size ? flash.read(page * size + at, 8) : '';
    end[page] = beyond == BLANK + BLANK ? at : size;
  }

  const ring: Ring = {
    page: size,
    first: HEADER,
    next: 0,
    running: 0,
    of,
    owners,
    drop,
    kind,
    text,
    take(who) {
      // the last page is the device's own: settings must always find one
      if (ring.room() < (who ? 2 : 1)) throw new Error('The memory for plays is full. Delete a play to make room.');
      let page = nextFree();
      if (page < 0) {
        page = spare();
        drop(page);
      }
      clear(page);
      const sequence = youngest < 0 ? 1 : age[youngest] + 1;
      const head = 'RK1' + String.fromCharCode(who) + word(sequence);
      blank[page] = 0;
      flash.write(page * size, head + word(crc(head)));
      owner[page] = who;
      age[page] = sequence;
      end[page] = HEADER;
      youngest = page;
      return page;
    },
    room() {
      let n = 0;
      for (const who of owner) if (who < 0) n++;
      for (const who of owners()) n += Math.max(0, of(who).length - (who == ring.running ? 1 + KEPT : 1));
      return n;
    },
    prepare() {
      const page = nextFree();
      if (page < 0 || blank[page]) return false;
      const was = isBlank(page);
      if (!was) clear(page);
      blank[page] = 1;
      return !was;
    },
    put(page, kind, text) {
      if (!end[page]) look(page);
      const at = page * size + end[page];
      const head = String.fromCharCode((kind << 4) | (text.length >> 8), text.length & 255);
      let bytes = head + word(crc(head + text + word(age[page]))) + text;
      while (bytes.length & 3) bytes += '\xff';
      if (text.length > 4000 || end[page] + bytes.length > size) throw new Error('This is too long to be stored: ' + text.slice(0, 20));
      const after = end[page] + bytes.length;
      end[page] = size; // closed, should the power or the flash fail now
      flash.write(at, bytes);
      if (flash.read(at, bytes.length) != bytes) throw new Error('The flash memory did not keep this. Press again to store it elsewhere.');
      end[page] = after;
    },
    left(page) {
      if (!end[page]) look(page);
      return size - end[page];
    },
  };
  mount();
  return ring;
}
