// The table for a TV: as large as its letters can be while everything is still in view.

const LEAST = 12; // CSS pixels: below that it rather scrolls
const MOST = 64;
const STEP = 0.96;

function fits(place: HTMLElement): boolean {
  return place.scrollHeight <= place.clientHeight && place.scrollWidth <= place.clientWidth;
}

/** Smaller and smaller until it fits: how many columns there are depends on the size, so a greater one may fit where a smaller one does not. */
export function enlarge(place: HTMLElement): void {
  let size = MOST;
  do {
    place.style.fontSize = `${size}px`;
    size *= STEP;
  } while (size > LEAST && !fits(place));
}
