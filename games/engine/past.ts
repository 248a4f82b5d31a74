// The last states of a play as texts, in memory: undo, redo and an answer that fails need no flash.
import type { State, Value, Values } from '../kit';
import type { Entry } from './entry';

/** A state and the input that led to it; of the first state that was read, none did. */
type Kept = [entry: Entry | null, values: Value[]];

export class Past {
  most: number; // so many states are kept
  _first: number; // depth of the first of them
  _texts: string[];

  constructor(most: number) {
    this.most = most;
    this._first = 0;
    this._texts = [];
  }

  /** The state of this depth is on the table. What was kept of later ones is no longer true. */
  add(depth: number, entry: Entry | null, s: State): void {
    const texts = this._texts,
      at = depth - this._first;
    if (at < 0 || at > texts.length)
      texts.splice(0, texts.length); // it does not follow on what is kept
    else texts.splice(at, texts.length);
    if (texts.length >= this.most) texts.splice(0, 1);
    texts.push(JSON.stringify([entry, Object.values(s as unknown as Values)])); // native, and the names are the same in all of them
    this._first = depth + 1 - texts.length;
  }

  has(depth: number): boolean {
    return depth >= this._first && depth < this._first + this._texts.length;
  }

  _read(depth: number): Kept | undefined {
    return this.has(depth) ? JSON.parse(this._texts[depth - this._first]) : undefined;
  }

  /** The input that led to this depth, if it is kept. */
  entry(depth: number): Entry | undefined {
    const kept = this._read(depth);
    return (kept && kept[0]) || undefined;
  }

  /** The state of this depth, if it is kept. `like`: any state of the play, for its names. Relies on this: no rule adds or deletes a value of the state. */
  state(depth: number, like: State): State | undefined {
    const kept = like && this._read(depth),
      s: Values = {};
    if (!kept || kept[1].length !== Object.keys(like).length) return undefined; // then it is read from flash
    let at = 0;
    for (const key in like) s[key] = kept[1][at++];
    return s as unknown as State;
  }

  /** Memory is short: all but the state on the table goes, and so many are kept from now on. */
  shrink(depth: number, most?: number): void {
    if (most) this.most = most;
    this._texts = this.has(depth) ? [this._texts[depth - this._first]] : [];
    this._first = depth;
  }
}
