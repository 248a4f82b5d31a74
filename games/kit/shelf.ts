// Functions of a bundle that are made when they are called, from their text in flash. firmware/build/shelf.mjs puts them there; nothing else uses this.

const KEPT = 3; // functions that are kept for sure; up to twice as many are. 2 would cost answers 5 % more work, 8 save 2 % and take 180 variables more
const WIDTH = 3, // characters of a place in the text, to this base
  BASE = 36;

/**
 * `holder` returns an array of the places, as one text, and of the functions; it is never called. `make` evaluates in the bundle's scope.
 * `\xffcod` and `\xffsco` are what Espruino calls the text and the scope of a function; Node has neither. The text begins behind `return`,
 * because Espruino keeps it so. A function holds the scope it was made in, which is that of `make` inside of the bundle's: it gets the latter alone.
 */
export function shelf(holder: any, make: (text: string) => any): (n: number) => any {
  const text: string = holder['\xffcod'] || String(holder).slice(17),
    at = (n: number) => parseInt(text.substr(n * WIDTH + 2, WIDTH), BASE);
  let now: any = {},
    before: any = {},
    count = 0;
  return n => {
    let found = now[n];
    if (found) return found;
    found = before[n];
    if (!found) {
      found = make(text.slice(at(n), at(n + 1) - 1));
      found['\xffsco'] = holder['\xffsco'];
    }
    if (++count > KEPT) {
      before = now;
      now = {};
      count = 1;
    }
    now[n] = found;
    return found;
  };
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
