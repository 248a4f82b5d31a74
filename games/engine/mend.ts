// What the flash has lost: one flipped bit is found by its checksum and put right; behind worse damage the next whole record is found.
import type { Ring } from './ring';

const POLYNOMIAL = 0xedb88320 | 0; // of CRC-32
const LONGEST = 1500; // bytes that are looked through bit by bit: a longer record is only ever a torn one

/** What is known of a damaged record: the bit that puts it right, as Ring.record() counts, or -1; and where the next record is. */
export interface Mend {
  bit: number;
  next: number;
}

/** The same text with one bit flipped; bits are counted from the first byte on, the lowest first. */
export function flipped(text: string, bit: number): string {
  const at = bit >> 3;
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << (bit & 7))) + text.slice(at + 1);
}

/** One bit or none: then the checksum itself was hit, or the end of a page. */
export function isOneBit(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}

/**
 * The bit of so many bytes that makes this difference between two checksums, or -1 when no bit alone does. `behind`: bytes that were summed after them.
 * A flipped bit changes a CRC by a pattern that only depends on how many bits follow, so no sum has to be made again.
 */
export function flippedBit(difference: number, bytes: number, behind: number): number {
  const last = 8 * (bytes + behind) - 1;
  let pattern = POLYNOMIAL;
  for (let follow = 0; follow <= last && bytes <= LONGEST; follow++) {
    if (pattern === difference && follow >= 8 * behind) return last - follow;
    pattern = pattern & 1 ? (pattern >>> 1) ^ POLYNOMIAL : pattern >>> 1;
  }
  return -1;
}

/** The place of the next record whose checksum is right; the end of the page when there is none. */
function nextWhole(ring: Ring, page: number, at: number): number {
  for (let place = at + 4; place + 8 <= ring.page; place += 4)
    if (ring.kind(page, place) && ring.record(page, place, -1) !== undefined) return place;
  return ring.page;
}

/** The text of a damaged record with its flipped bit put right; undefined when more is wrong. Sets `next` of the ring either way. */
export function mended(ring: Ring, page: number, at: number): string | undefined {
  const from = page * ring.page + at,
    known = ring.mends[from];
  if (known && known.bit < 0) {
    ring.next = known.next;
    return undefined;
  }
  let bit = known ? known.bit : ring.flippedIn(page, at),
    text = bit < 0 ? undefined : ring.record(page, at, bit);
  // a bit of the length: what was summed is another part of the page
  for (let tried = 0; text === undefined && tried < 16; tried++) text = ring.record(page, at, (bit = tried));
  if (text !== undefined) {
    ring.mends[from] = { bit, next: ring.next };
    return text;
  }
  const next = nextWhole(ring, page, at);
  ring.mends[from] = { bit: -1, next };
  ring.next = next;
  return undefined;
}
