// Lists in which some cannot be chosen now: on the screen those stand behind the others.

interface Entry {
  not?: string | false | 0 | '' | null;
}

/** The place of the entry in this row; -1 when there is none. */
export function placeIn(list: Entry[], row: number): number {
  let left = row;
  for (const struck of [false, true]) {
    let place = 0;
    for (const { not } of list) {
      if (!!not === struck && left-- === 0) return place;
      place++;
    }
  }
  return -1;
}

/** The row of the entry at this place. */
export function rowOf(list: Entry[], place: number): number {
  const struck = !!(list[place] && list[place].not);
  let row = 0,
    at = 0;
  for (const { not } of list) {
    if (at < place ? !!not === struck : struck && !not) row++;
    at++;
  }
  return row;
}

/** How many can be chosen. */
export function choicesIn(list: Entry[]): number {
  let count = 0;
  for (const { not } of list) if (!not) count++;
  return count;
}
