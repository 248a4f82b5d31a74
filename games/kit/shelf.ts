// Functions of a bundle that are made when they are called, from their text in flash. tools/build/steps/functions-from-flash.mjs puts them there; nothing else uses this.

/** A function as Espruino keeps it: with its text, and the scope that it was made in. Node has neither. */
interface Shelved {
  (): unknown;
  '\xffcod'?: string;
  '\xffsco'?: unknown;
}
type Made = { [place: number]: Shelved };

const WIDTH = 4, // characters that tell where in the text a function begins
  BASE = 36;

/** What was made of a bundle, by place. The bundle looks into `now` by itself, and calls `keep` for what is not there. */
export interface Shelf {
  now: Made;
  was: Made; // before the last turn
  text: string; // of all its functions
  scope: unknown; // of the bundle
}

/** The shelves that hold something made, since the last turn and before it, and the functions made since: a turn comes after `most`. */
export const made: { now: Shelf[]; was: Shelf[]; count: number; most: number } = { now: [], was: [], count: 0, most: 60 };

/**
 * `holder` returns a list: where the functions are in its own text, and the functions. Espruino never calls it, it only keeps its text, from behind `return`.
 * In Node all functions are there from the beginning.
 */
export function shelf(holder: Shelved): Shelf {
  const text = holder['\xffcod'];
  return text ? { now: {}, was: {}, text, scope: holder['\xffsco'] } : { now: holder() as Made, was: {}, text: '', scope: undefined };
}

/** What was not used since the last turn goes. */
export function turnShelves(): void {
  for (const own of made.was) own.was = {};
  for (const own of made.now) {
    own.was = own.now;
    own.now = {};
  }
  made.was = made.now;
  made.now = [];
  made.count = 1;
}

/** Finds the function at a place, or makes it. It gets the scope of its bundle instead of the one it was made in, which is that of this function. */
export function keep(own: Shelf, place: number): Shelved {
  let found = own.was[place];
  if (!found) {
    const text = own.text,
      at = place * WIDTH - 2, // the list begins with a bracket and a quote, and the places begin with 1
      // biome-ignore lint/security/noGlobalEval: the text is our own bundle. By another name, so that terser still shortens the names around it
      evaluate = eval;
    found = evaluate(text.slice(parseInt(text.substr(at, WIDTH), BASE), parseInt(text.substr(at + WIDTH, WIDTH), BASE) - 1));
    found['\xffsco'] = own.scope;
  }
  if (++made.count > made.most) turnShelves();
  if (made.now.indexOf(own) < 0) made.now.push(own);
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
