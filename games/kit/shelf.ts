// Functions of a bundle that are made when they are called, from their text in flash. tools/build/steps/functions-from-flash.mjs puts them there; nothing else uses this.

/** A function as Espruino keeps it: with the scope that it was made in. Node does not have that. */
interface Shelved {
  (): unknown;
  '\xffsco'?: unknown;
}
/** By place: where their texts begin in flash; in Node their number. */
type Made = { [place: number]: Shelved };

/** What was made of a bundle, by place. The bundle looks into `now` by itself, and calls `keep` for what is not there. */
export interface Shelf {
  name: string; // of the bundle
  now: Made;
  texts: string[]; // of all its functions, mostly one: each function ends with a zero, where the interpreter stops reading
  scope: unknown; // of the bundle
  room: Room;
}

/** The shelves of all bundles, and how many more functions may be made before all of them are cleared. */
interface Room {
  left: number;
  most: number;
  shelves: Shelf[];
}

export const made: Room = { left: 60, most: 60, shelves: [] };

/**
 * `held` is the text of all functions, as it is flashed, or several of them, where they are more than the interpreter takes for one. Where a bundle is run as it is written, in Node, it returns their first place and all of them.
 * `take` is any function of the bundle.
 */
export function shelf(held: string | string[] | (() => [first: number, ...functions: Shelved[]]), take: Shelved, name: string): Shelf {
  const own: Shelf = { now: {}, name, texts: [], scope: take['\xffsco'], room: made };
  if (typeof held !== 'function') {
    own.texts = typeof held === 'string' ? [held] : held;
    made.shelves.push(own);
  } else {
    const list = held(),
      first = list[0] as number;
    for (let i = 1; i < list.length; i++) own.now[first + i - 1] = list[i] as Shelved;
  }
  return own;
}

/** Lets go of all that was made. */
export function clearShelves(): void {
  for (const own of made.shelves) own.now = {};
  made.left = made.most;
}

const PART = 65536; // a place counts on from one text to the next by so much

/** Makes the function at a place. It gets the scope of its bundle instead of the one it was made in, which is that of this function. */
export function keep(own: Shelf, place: number): Shelved {
  // biome-ignore lint/security/noGlobalEval: the text is our own bundle. By another name, so that terser still shortens the names around it
  const evaluate = eval,
    found = evaluate(own.texts[(place / PART) | 0].slice(place % PART));
  found['\xffsco'] = own.scope;
  if (!--own.room.left) clearShelves();
  own.now[place] = found;
  return found;
}

/** So many functions of all bundles are kept at most, once the shelves have been cleared: as memory allows. docs/speed.md has what others would cost. */
export function sizeShelves(most: number): void {
  made.most = most;
}

/** A bundle leaves. */
export function dropShelf(name: string): void {
  made.shelves = made.shelves.filter(own => own.name !== name);
}
