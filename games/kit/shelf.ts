// Functions of a bundle that are made when they are called, from their text in flash. tools/build/steps/functions-from-flash.mjs puts them there; nothing else uses this.

/** A function as Espruino keeps it: with its text, and the scope that it was made in. Node has neither. */
interface Shelved {
  (): unknown;
  '\xffcod'?: string;
  '\xffsco'?: unknown;
}
type Made = { [place: number]: Shelved };

/** What was made of a bundle, by place. The bundle looks into `now` and `was` by itself, and cuts a function out of the text where it is in neither. */
export interface Shelf {
  now: Made;
  was: Made; // before the last turn
  text: string; // of all its functions
  scope: unknown; // of the bundle
}

/** The shelves that hold something made, since the last turn and before it, and the functions made since: a turn comes after `most`. */
export const made: { now: Shelf[]; was: Shelf[]; count: number; most: number } = { now: [], was: [], count: 0, most: 60 };

/** `holder` returns an array of the places, as one text, and of the functions; it is never called. The text begins behind `return`, because Espruino keeps it so. */
export function shelf(holder: Shelved): Shelf {
  return { now: {}, was: {}, text: holder['\xffcod'] || String(holder).slice(17), scope: holder['\xffsco'] };
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

/** A function holds the scope it was made in, which is that of `take` inside of the bundle's: it gets the latter alone. */
export function keep(own: Shelf, place: number, found: Shelved): Shelved {
  found['\xffsco'] = own.scope;
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
