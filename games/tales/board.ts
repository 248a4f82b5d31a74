// Where the Kids are: places by letter where the device knows them, and what a place is to a Kid.
import type { Option, Question } from '../kit';
import { HOME, hasFlag, OPEN, OWN_HOME, RESTRICTED, SCHOOL, type Tales, type Throws, UNKNOWN } from './state';
import { letterOf, places } from './words';

const GROUP = 6, // letters in a group
  MOST_LINES = 60; // pairs of places that are remembered

/** Kids at the place of this one who are not in bed there; all of them where the device does not know places. */
export const here = (s: Tales, seat: number) =>
  s.seats.filter(
    other => s.status[other] !== HOME && (other === seat || !s.letters || (s.place[other] > 0 && s.place[other] === s.place[seat])),
  );

/** OPEN or RESTRICTED; UNKNOWN when nobody has said so yet. */
export function kindOf(s: Tales, place: number): number {
  if (place && hasFlag(s.restricted, place - 1)) return RESTRICTED;
  return place && hasFlag(s.open, place - 1) ? OPEN : UNKNOWN;
}

/** What the board says of a place: asked when a Kid comes there for the first time, and kept [TL-M14]. */
export const kindOptions = (s: Tales, t: Throws, place: number): Option[] => [
  { label: places()[OPEN], do: () => t.copy('open', s.open | (1 << (place - 1))) },
  { label: places()[RESTRICTED], do: () => t.copy('restricted', s.restricted | (1 << (place - 1))) },
];

/** The device looks at where a Kid stands. Of a place that nobody knows yet, what the table has said stays. */
export function look(s: Tales, seat: number): void {
  const place = s.place[seat];
  if (place && place === s.home[seat]) s.placeIs[seat] = OWN_HOME;
  else if (kindOf(s, place) !== UNKNOWN) s.placeIs[seat] = kindOf(s, place);
}

/** A Kid stands at a place, whatever has brought them there. Where the device does not know letters, `is` tells what the place is. */
export function arrive(s: Tales, seat: number, place: number, is = OPEN): void {
  s.place[seat] = place;
  s.placeIs[seat] = is;
  look(s, seat);
  const at = s.takenHome.indexOf(seat);
  if (at >= 0) s.takenHome.splice(at, 1);
}

export const arriveHome = (s: Tales, seat: number) => arrive(s, seat, s.letters ? s.home[seat] : 0, OWN_HOME);
export const arriveAtSchool = (s: Tales, seat: number) => arrive(s, seat, s.letters ? SCHOOL : 0, OPEN);

/** Whether a Kid stands at an OPEN place: a HOME is what the board says of it. */
export function standsInOpen(s: Tales, seat: number): boolean {
  if (s.placeIs[seat] === OWN_HOME) return kindOf(s, s.home[seat]) !== RESTRICTED;
  return s.placeIs[seat] === OPEN;
}

/** Somebody has walked between these two: the next time they come first. */
export function noteLine(s: Tales, from: number, to: number): void {
  if (!from || !to || s.lines.length > 3 * MOST_LINES || isLine(s, from, to)) return;
  s.lines += `${letterOf(from)}${letterOf(to)} `;
}

const isLine = (s: Tales, from: number, to: number) =>
  `${s.lines}.`.indexOf(`${letterOf(from)}${letterOf(to)} `) >= 0 || `${s.lines}.`.indexOf(`${letterOf(to)}${letterOf(from)} `) >= 0;

/** Where a Kid is likely to go: to Rumors, along lines that were walked, to HOME and to school. */
export function likelyPlaces(s: Tales, seat: number, wanted = 0): number[] {
  const now = s.place[seat],
    list: number[] = [],
    add = (place: number) => {
      if (place && place !== now && list.indexOf(place) < 0) list.push(place);
    };
  for (const place of s.rumor) add(place);
  for (let place = 1; place <= 26; place++) if (isLine(s, now, place)) add(place);
  add(s.home[seat]);
  add(SCHOOL);
  add(wanted);
  return list;
}

/** "F", "P HOME", "K RESTRICTED", "G ?". */
export function placeName(s: Tales, seat: number, place: number): string {
  if (place === s.home[seat]) return `${letterOf(place)} HOME`;
  const kind = kindOf(s, place);
  if (kind === UNKNOWN) return `${letterOf(place)} ?`;
  return `${letterOf(place)}${kind === RESTRICTED ? ' RESTRICTED' : ''}`;
}

/** A letter in two steps: its group of six, then itself. The question stays the same step until a letter was chosen; `then` gets it. */
export function askLetter(
  s: Tales,
  step: string,
  ask: { say: string; not?: number[]; more?: Option[]; then(letter: number): string },
): Question {
  const first = (s.letterGroup - 1) * GROUP + 1,
    not = ask.not || [],
    options: Option[] = [];
  if (s.letterGroup)
    for (let letter = first; letter < Math.min(27, first + GROUP); letter++)
      options.push({ label: letterOf(letter), value: letter, not: not.indexOf(letter) >= 0 && 'Not that one' });
  else
    for (let group = 1; group <= 5; group++) {
      const from = (group - 1) * GROUP + 1;
      options.push({
        label: `${letterOf(from)} to ${letterOf(Math.min(26, from + GROUP - 1))}`,
        value: group,
        do: value => (s.letterGroup = value),
        then: step,
      });
    }
  if (s.letterGroup) options.push({ label: 'Other letters', back: true, do: () => (s.letterGroup = 0), then: step });
  return {
    say: ask.say,
    options: options.concat((!s.letterGroup && ask.more) || []),
    do: () => (s.letterGroup = 0),
    then: ask.then,
  };
}
