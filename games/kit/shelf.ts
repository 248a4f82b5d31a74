// Functions of a bundle that are made when they are called, from their text in flash. tools/build/steps/functions-from-flash.mjs puts them there; nothing else uses this.

/** A function as Espruino keeps it: with the scope that it was made in. Node does not have that. */
interface Shelved {
  (): unknown;
  '\xffsco'?: unknown;
}
/** By place: where their texts begin in flash; in Node their number. */
type Made = { [place: number]: Shelved };

/** What was made of a bundle. The bundle looks into `now` by itself, and calls `keep` for what is not there. */
export interface Shelf {
  now: Made;
  was: Made; // before the last turn
  listed: boolean; // something was made since the last turn
  text: string; // of all its functions: each ends with a zero, where the interpreter stops reading
  scope: unknown; // of the bundle
}

/** The shelves that hold something made, since the last turn and before it, and the functions made since: a turn comes after `most`. */
export const made: { now: Shelf[]; was: Shelf[]; count: number; most: number } = { now: [], was: [], count: 0, most: 60 };

/**
 * `held` is the text of all functions, as it is flashed. Where a bundle is run as it is written, in Node, it returns their first place and all of them.
 * `take` is any function of the bundle.
 */
export function shelf(held: string | (() => [first: number, ...functions: Shelved[]]), take: Shelved): Shelf {
  const own: Shelf = { now: {}, was: {}, listed: false, text: '', scope: take['\xffsco'] };
  if (typeof held === 'string') own.text = held;
  else {
    const list = held(),
      first = list[0] as number;
    for (let i = 1; i < list.length; i++) own.now[first + i - 1] = list[i] as Shelved;
  }
  return own;
}

/** What was not used since the last turn goes. */
export function turnShelves(): void {
  for (const own of made.was) own.was = {};
  for (const own of made.now) {
    own.was = own.now;
    own.now = {};
    own.listed = false;
  }
  made.was = made.now;
  made.now = [];
  made.count = 1;
}

/** Finds the function at a place, or makes it. It gets the scope of its bundle instead of the one it was made in, which is that of this function. */
export function keep(own: Shelf, place: number): Shelved {
  let found = own.was[place];
  if (!found) {
    // biome-ignore lint/security/noGlobalEval: the text is our own bundle. By another name, so that terser still shortens the names around it
    const evaluate = eval;
    found = evaluate(own.text.slice(place));
    found['\xffsco'] = own.scope;
  }
  if (++made.count > made.most) turnShelves();
  if (!own.listed) {
    own.listed = true;
    made.now.push(own);
  }
  own.now[place] = found;
  return found;
}

/** So many functions of all bundles are kept for sure, and up to twice as many: as memory allows. docs/speed.md has what others would cost. */
export function sizeShelves(most: number): void {
  made.most = most;
}

/** Lets go of all that was made: a function holds its whole bundle, and one may be about to leave. */
export function clearShelves(): void {
  turnShelves();
  turnShelves();
}

/** Lets go of what was made of one bundle, which is about to leave: `own` is any function of it. */
export function clearShelf(own: Shelved): void {
  const stays = (other: Shelf) => other.scope !== own['\xffsco'];
  made.now = made.now.filter(stays);
  made.was = made.was.filter(stays);
}
