// The last steps of a play in memory: of each its input and what it changed, so that undo, redo and an answer that fails need no flash.
import { ownOf, type State, type Value, type Values } from '../kit';
import { effectOf, NOTHING } from './effect';
import { type Entry, SECONDS } from './entry';

/** What lies on the other side of a step: the values that it changed, by name. From after the step those before it, and the other way round. */
interface Step {
  entry: Entry;
  other: Values;
}

/** A step that was just made: what it changed is found out at leisure. */
interface Fresh {
  entry: Entry;
  before: string; // the state, as a text
}

/**
 * What a state had, as its text tells, and has no more. The text is read beside the state, value by value: as an object it would be a second state in memory.
 * Relies on this: no rule adds or deletes a value of the state. `tell` gets each of them, with its place in the state.
 */
function changes(before: string, s: Values, tell: (place: number, key: string, old: Value) => void): void {
  let at = 1, // behind the brace
    place = 0,
    changed = ''; // the last value, if it is another one now: it ends where the next begins
  for (const key in s) {
    if (changed) {
      const end = before.indexOf(`,"${key}":`, at);
      tell(place - 1, changed, JSON.parse(before.slice(at, end)));
      at = end + 1;
    }
    at += key.length + 3; // "key":
    place++;
    const now = `${JSON.stringify(s[key])},`;
    if (before.substr(at, now.length) === now) {
      at += now.length;
      changed = '';
    } else changed = key;
  }
  const last = before.slice(at, -1);
  if (changed && last !== JSON.stringify(s[changed])) tell(place - 1, changed, JSON.parse(last));
}

/** What a kept text tells; undefined when it is not whole: then the flash tells. Espruino reads past the end of an object, so the last letter is looked at. */
function read(text: string): unknown {
  if (text.charAt(text.length - 1) !== '}') return undefined;
  try {
    return JSON.parse(text);
  } catch (_) {
    return undefined;
  }
}

function stepIn(text: string): Step | undefined {
  const step = read(text) as Step | undefined;
  return step && step.entry && step.other ? step : undefined;
}

export class Past {
  most: number; // so many steps are kept
  _first: number; // the depth that the first of them left
  _steps: string[]; // native texts: a list of objects would take three times the memory
  effect: string; // what the last step changed, as flash keeps it behind the next input; '' when that is not known
  _fresh: Fresh | undefined; // the last step, as long as nobody has looked what it changed

  constructor(most: number) {
    this.most = most;
    this._first = 0;
    this._steps = [];
    this.effect = '';
    this._fresh = undefined;
  }

  /** So many steps are kept from now on, the newest. */
  keep(most: number): void {
    const more = this._steps.length - most;
    this.most = most;
    if (more <= 0) return;
    this._steps.splice(0, more);
    this._first += more;
  }

  /** The state of this depth is on the table, and nothing is known of any other. */
  begin(depth: number): void {
    this._first = depth;
    this._steps = [];
    this.effect = '';
    this._fresh = undefined;
  }

  /** A step has led to this depth, from what `before` tells. Steps that were undone before it are no longer true. */
  add(depth: number, entry: Entry, before: string): void {
    const steps = this._steps;
    steps.splice(Math.max(0, depth - 1 - this._first), steps.length);
    if (this._first + steps.length !== depth - 1) this.begin(depth - 1); // it does not follow on what is kept
    this.effect = '';
    this._fresh = { entry, before };
  }

  /** What changed with this step is known already: it leads to this depth, from the one before. */
  push(step: Step): void {
    const steps = this._steps;
    steps.push(JSON.stringify(step));
    if (steps.length <= this.most) return;
    steps.splice(0, 1);
    this._first++;
  }

  /** Looks what the last step has changed. Due before the state changes again; it may take as long as a tenth of a second on a board, so it waits for the picture. */
  settle(s: State): void {
    const fresh = this._fresh;
    if (!fresh) return;
    this._fresh = undefined;
    const { entry, before } = fresh,
      other: Values = {};
    let effect = '';
    try {
      if (before.charAt(before.length - 1) !== '}') throw new Error('This text is not whole.');
      changes(before, s as unknown as Values, (place, key, old) => {
        other[key] = old;
        effect += effectOf(s, place, key, old, entry[SECONDS] as number);
      });
    } catch (_) {
      this.begin(this._first + this._steps.length + 1);
      return;
    }
    this.effect = effect.slice(1) || NOTHING;
    this.push({ entry, other });
  }

  /** What the step that led to this depth has changed, as flash keeps it; '' when that is not known. After an undo it is told once more: the line that told it may go. */
  effectAt(depth: number, s: State): string {
    const at = depth - this._first - 1,
      step = !this.effect && at >= 0 && at < this._steps.length ? stepIn(this._steps[at]) : undefined;
    let effect = '',
      place = 0;
    if (!step) return this.effect;
    for (const key in s) {
      const old = ownOf(step.other, key);
      if (old !== undefined) effect += effectOf(s, place, key, old, step.entry[SECONDS] as number);
      place++;
    }
    return effect.slice(1) || NOTHING;
  }

  /** Whether the state of this depth can be reached from the one on the table. */
  has(depth: number): boolean {
    return depth >= this._first && depth <= this._first + this._steps.length + (this._fresh ? 1 : 0);
  }

  /** The input that led to this depth, if it is kept. */
  entry(depth: number): Entry | undefined {
    const at = depth - this._first - 1;
    if (at === this._steps.length && this._fresh) return this._fresh.entry;
    const step = at >= 0 && at < this._steps.length ? stepIn(this._steps[at]) : undefined;
    return step && step.entry;
  }

  /** Goes over the step that leads to this depth, forth or back: what it changed changes places with what is kept of it. False when that cannot be read. */
  _cross(depth: number, s: Values): boolean {
    const at = depth - this._first - 1,
      step = stepIn(this._steps[at]);
    if (!step) return false;
    for (const key in step.other) {
      const value = s[key];
      s[key] = step.other[key];
      step.other[key] = value;
    }
    this._steps[at] = JSON.stringify(step);
    return true;
  }

  /** Makes the state of one depth that of another. False when that is not kept, or not whole: then nothing has changed. */
  go(from: number, to: number, s: State): boolean {
    this.settle(s);
    this.effect = '';
    if (!this.has(from) || !this.has(to)) return false;
    const way = to < from ? -1 : 1,
      values = s as unknown as Values;
    let at = from;
    while (at !== to && this._cross(way < 0 ? at : at + 1, values)) at += way;
    if (at === to) return true;
    for (; at !== from; at -= way) this._cross(way < 0 ? at + 1 : at, values); // one cannot be read: nothing is left half done
    this.begin(from);
    return false;
  }
}
