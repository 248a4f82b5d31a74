// Dice that fell: throwing them, and what of them counts.
import { isHit, type Kind, pointsOf } from './die';
import { countOf, EXTRA, kept, type Throw, takesHighest } from './throw';

export interface Fallen {
  kinds: number[]; // of each die, by its place in the throw
  faces: number[]; // the place of its face, from 1
  second: number; // here the second of two throws begins
}

/** One die; a low one is thrown once more if the throw says so. */
function fall(t: Throw, kind: Kind, face: (sides: number) => number): number {
  const first = face(kind.sides);
  return t.again && !kind.die && first <= t.again ? face(kind.sides) : first;
}

/** Throws everything. `face` gives a fair face of a die of so many sides. */
export function throwAll(t: Throw, kinds: Kind[], face: (sides: number) => number): Fallen {
  const fell: Fallen = { kinds: [], faces: [], second: 0 },
    most = t.explode ? countOf(t) + EXTRA : 0;
  for (let pass = t.twice ? 2 : 1; pass > 0; pass--) {
    const start = (fell.second = fell.faces.length);
    for (let i = 0; i < kinds.length; i++)
      for (let n = t.counts[i]; n > 0; n--) {
        fell.kinds.push(i);
        fell.faces.push(t.again ? fall(t, kinds[i], face) : face(kinds[i].sides));
      }
    for (let i = start; t.explode && i < fell.faces.length && fell.faces.length - start < most; i++) {
      const kind = fell.kinds[i];
      if (fell.faces[i] < kinds[kind].sides || kinds[kind].die) continue;
      fell.kinds.push(kind);
      fell.faces.push(fall(t, kinds[kind], face));
    }
  }
  return fell;
}

export interface Counted {
  own: number[]; // the dice that count, as places in what fell
  out: number[]; // the others
  total: number;
  hits: number;
}

/** Takes those that do not count out of these dice. */
function takeOut(t: Throw, kinds: Kind[], fell: Fallen, own: number[]): number[] {
  const value = (i: number) => pointsOf(kinds[fell.kinds[i]], fell.faces[i]),
    many = kept(t, own.length - countOf(t));
  own.sort((a, b) => value(b) - value(a));
  return takesHighest(t) ? own.splice(many, own.length) : own.splice(0, own.length - many);
}

/** What counts of the dice from one place to another. */
function countPart(t: Throw, kinds: Kind[], fell: Fallen, from: number, to: number): Counted {
  const own: number[] = [];
  for (let i = from; i < to; i++) own.push(i);
  const out = t.keep ? takeOut(t, kinds, fell, own) : []; // most throws keep all
  let total = t.plus,
    hits = 0;
  for (const i of own) {
    total += pointsOf(kinds[fell.kinds[i]], fell.faces[i]);
    if (isHit(kinds[fell.kinds[i]], fell.faces[i], t.face)) hits++;
  }
  return { own, out, total: Math.max(t.least, Math.min(t.most, total)), hits };
}

/** Of two throws the better or the worse one counts as a whole. */
export function countFallen(t: Throw, kinds: Kind[], fell: Fallen): Counted {
  const first = countPart(t, kinds, fell, 0, t.twice ? fell.second : fell.faces.length);
  if (!t.twice) return first;
  const second = countPart(t, kinds, fell, fell.second, fell.faces.length),
    better = t.goal === 2 ? second.hits - first.hits : second.total - first.total,
    best = (t.twice === 1 ? better > 0 : better < 0) ? second : first,
    other = best === first ? second : first;
  best.out = best.out.concat(other.own, other.out);
  return best;
}
