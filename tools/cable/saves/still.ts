// The bytes of a region as a flash that is only looked at, and what a ring of plays makes of them.

import { titleOf } from '../../../firmware/shell';
import { about, openRing, type Ring } from '../../../games/engine';
import { crc32 } from '../../../hal/crc';
import type { Flash } from '../../../hal/hal';

export const PAGE = 4096;

function still(bytes: string): Flash {
  const never = () => {
    throw new Error('This copy is only looked at. Report this as a bug.');
  };
  return { size: bytes.length, page: PAGE, read: (at, length) => bytes.slice(at, at + length), write: never, erase: never };
}

export function ringOf(bytes: string): Ring {
  return openRing(still(bytes), crc32);
}

/** One line for every play: "Tales from the Loop: Anna Ben, round 3". */
export function playsIn(bytes: string): string[] {
  const ring = ringOf(bytes);
  return ring.owners().flatMap(owner => {
    const known = about(ring, owner);
    return known ? [`${titleOf(known.game)}: ${known.name}${known.status && `, ${known.status}`}`] : [];
  });
}

/** A page that no play and no setting needs. */
export function freePages(bytes: string): number[] {
  const ring = ringOf(bytes),
    used = [0, ...ring.owners()].flatMap(owner => ring.pagesOf(owner));
  return Array.from({ length: bytes.length / PAGE }, (_, page) => page).filter(page => !used.includes(page));
}

/** The page that the ring itself would give up first: the oldest history of the play that has most of it. */
export function sparePage(bytes: string): number | undefined {
  const ring = ringOf(bytes);
  let longest: number[] = [];
  for (const owner of ring.owners()) {
    const pages = ring.pagesOf(owner);
    if (pages.length > longest.length) longest = pages;
  }
  return longest.length > 1 ? longest[longest.length - 1] : undefined;
}
