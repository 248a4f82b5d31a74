// Functions of a bundle that are made when they are called, from their text in flash. firmware/build/shelf.mjs puts them there; nothing else uses this.

const KEPT = 5; // functions of all bundles that are kept for sure; up to twice as many are. docs/build.md has what others would cost
const BASE = 36, // of a place in the text
  MOST = 1000; // functions on a shelf: the first number of each is so many after that of the one before

/** The functions that were made last, by the number of their shelf and their own. A bundle looks into `now` itself. */
export const made: { now: any; before: any; count: number } = { now: {}, before: {}, count: 0 };

/**
 * `holder` returns an array of the places, as one text, and of the functions; it is never called. `make` evaluates in the bundle's scope.
 * `\xffcod` and `\xffsco` are what Espruino calls the text and the scope of a function; Node has neither. The text begins behind `return`,
 * because Espruino keeps it so. A function holds the scope it was made in, which is that of `make` inside of the bundle's: it gets the latter alone.
 */
export function shelf(number: number, holder: any, make: (text: string) => any): any {
  let found = made.before[number];
  if (!found) {
    const text: string = holder['\xffcod'] || String(holder).slice(17),
      width = +text.charAt(2), // characters of a place, as the places begin
      at = (number % MOST) * width + 3;
    found = make(text.slice(parseInt(text.substr(at, width), BASE), parseInt(text.substr(at + width, width), BASE) - 1));
    found['\xffsco'] = holder['\xffsco'];
  }
  if (++made.count > KEPT) {
    made.before = made.now;
    made.now = {};
    made.count = 1;
  }
  made.now[number] = found;
  return found;
}

/** Lets go of all that was made: a function holds its whole bundle, and one may be about to leave. */
export function clearShelves(): void {
  made.now = made.before = {};
  made.count = 0;
}

/**
 * Functions that were made in the same call have the same scopes, and Espruino lists them anew for each: three variables and more that one list can serve.
 * Returns the object. Node has no such lists.
 */
export function oneScope<T extends object>(functions: T): T {
  let first: any[] | undefined;
  for (const key in functions) {
    const fn: any = functions[key],
      scopes = typeof fn == 'function' ? fn['\xffsco'] : undefined;
    if (!Array.isArray(scopes)) continue;
    if (!first) first = scopes;
    let same = first.length == scopes.length;
    for (let i = 0; same && i < scopes.length; i++) same = scopes[i] === first[i];
    if (same) fn['\xffsco'] = first;
  }
  return functions;
}
