// The dice tool's note: HEAD bytes for the throw that is set, then the last rolls, three bytes each. 160 bytes at most.
import { settle, sidesOf, type Throw } from './throw';

export const HEAD = 10,
  MOST_PAST = 50;

/** Damaged or missing: two dice of six. */
export function unpackThrow(note: string): Throw {
  const t: Throw = { n: 2, sides: 6, keep: 0, many: 1, explode: 0, goal: 0, sum: 7, face: 5, hits: 1 };
  if (note.length < HEAD) return t;
  const bytes: number[] = [];
  for (let i = 0; i < HEAD; i++) bytes.push(note.charCodeAt(i));
  t.n = Math.max(1, Math.min(20, bytes[0]));
  t.sides = sidesOf()[bytes[1]] || 6;
  t.keep = bytes[2] % 5;
  t.many = bytes[3];
  t.explode = bytes[4] & 1;
  t.goal = bytes[5] % 3;
  t.face = bytes[6];
  t.hits = bytes[7];
  settle(t);
  t.sum = bytes[8] * 256 + bytes[9];
  return t;
}

export function packThrow(t: Throw): string {
  return String.fromCharCode(t.n, sidesOf().indexOf(t.sides), t.keep, t.many, t.explode, t.goal, t.face, t.hits, t.sum >> 8, t.sum & 255);
}

/** One roll: number of dice, whether some were left out or exploded, kind of dice, sum. */
export function record(t: Throw, sum: number): string {
  return String.fromCharCode(t.n | (t.keep ? 32 : 0) | (t.explode ? 64 : 0), (sidesOf().indexOf(t.sides) << 4) | (sum >> 8), sum & 255);
}
