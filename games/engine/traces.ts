// Dice that were undone: they stay in the log, because everybody has seen them.
import { FIRST, GO, LINE, type Ring, SNAPSHOT } from './ring';

/** Dice that everybody has seen, and that were taken back. */
export interface Trace {
  depth: number; // of the input that came next instead
  faces: string;
}

/** Those of one page. */
export function tracesOn(ring: Ring, page: number): Trace[] {
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
