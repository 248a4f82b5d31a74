// Functions of a bundle that are made when they are called, from their text in flash. tools/build/steps/functions-from-flash.mjs puts them there; nothing else uses this.

const BASE = 36, // of a place in the text
  MOST = 1000; // functions on a shelf: the first number of each is so many after that of the one before

/** A function as Espruino keeps it: with its text, and the scope that it was made in. Node has neither. */
interface Shelved {
  (): unknown;
  '\xffcod'?: string;
  '\xffsco'?: unknown;
}
type Made = { [number: string]: Shelved };

/** The functions that were made last, by the number of their shelf and their own. A bundle looks into `now` itself. */
export const made: { now: Made; before: Made; count: number; most: number } = { now: {}, before: {}, count: 0, most: 60 };

/**
 * `holder` returns an array of the places, as one text, and of the functions; it is never called. `make` evaluates in the bundle's scope.
 * The text begins behind `return`, because Espruino keeps it so. A function holds the scope it was made in, which is that of `make` inside of the bundle's: it gets the latter alone.
 */
export function shelf(number: number, holder: Shelved, make: (text: string) => Shelved): Shelved {
  let found = made.before[number];
  if (!found) {
    const text = holder['\xffcod'] || String(holder).slice(17),
      width = +text.charAt(2), // characters of a place, as the places begin
      at = (number % MOST) * width + 3;
    found = make(text.slice(parseInt(text.substr(at, width), BASE), parseInt(text.substr(at + width, width), BASE) - 1));
    found['\xffsco'] = holder['\xffsco'];
  }
  if (++made.count > made.most) {
    made.before = made.now;
    made.now = {};
    made.count = 1;
  }
  made.now[number] = found;
  return found;
}

/** So many functions of all bundles are kept for sure, and up to twice as many: as memory allows. docs/speed.md has what others would cost. */
export function sizeShelves(most: number): void {
  made.most = most;
}

/** Lets go of all that was made: a function holds its whole bundle, and one may be about to leave. */
export function clearShelves(): void {
  made.now = {};
  made.before = {};
  made.count = 0;
}

/** Lets go of what was made of one bundle, which is about to leave: `own` is any function of it. */
export function clearShelf(own: Shelved): void {
  const scope = own['\xffsco'];
  for (const all of [made.now, made.before])
    for (const number of Object.keys(all)) if (all[number]['\xffsco'] === scope) delete all[number];
}
