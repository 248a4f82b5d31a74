// Looks at a state that comes from a file or from flash before a rule sees it: rules do not expect a state that no play can reach.
import { type AnyGame, cells, least, most, ownOf, type State, type Track, valueAt } from '../kit';
import { hiddenOf, trackOf } from './all';

/** Seconds that a play may last: three years on end. */
export const LONGEST_PLAY = 100_000_000;

const MOST_CELLS = 400, // of a list, or letters of a text
  MOST_BACK = 40, // steps to return to
  LARGE = 99, // a value up to this is harmless to a loop
  HIDDEN = 99_999, // the most that a value may be if no track shows it; a moment of play may be that far from now
  BEYOND = 99, // how far beyond its limits corrections of the table may have brought a number
  COMMON = 'at,back,seats,seat,names,played,luck,light,copied';

type Plain = number | string;
type Value = Plain | Plain[];

/** Whether a name is in a text of names with commas between them. */
function isNamed(names: string, name: string): boolean {
  return `,${names},`.indexOf(`,${name},`) >= 0;
}

/** A whole number of 32 bits, or a short text. */
function isPlain(value: unknown): boolean {
  return typeof value === 'number' ? (value | 0) === value : typeof value === 'string' && value.length <= MOST_CELLS;
}

function isFlat(value: unknown): boolean {
  if (!Array.isArray(value)) return isPlain(value);
  for (const one of value) if (!isPlain(one)) return false;
  return value.length <= MOST_CELLS;
}

/** A list of numbers, or of texts that are not empty. */
function isListOf(kind: string, list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  for (const one of list) if (typeof one !== kind || one === '') return false;
  return true;
}

/** No value is there twice, and there is at least one. */
function areDifferent(list: Plain[]): boolean {
  for (let i = 0; i < list.length; i++) if (list.indexOf(list[i]) !== i) return false;
  return list.length > 0;
}

/** The chapter exists. Whether it has the step is found out when the question is asked. */
function isStep(game: AnyGame, at: unknown): boolean {
  const dot = typeof at === 'string' ? at.indexOf('.') : 0;
  return dot > 0 && Object.keys(game.chapters).indexOf((at as string).slice(0, dot)) >= 0;
}

/** The part that every game has. */
function commonFault(game: AnyGame, s: State): string {
  if (!isListOf('string', s.names) || !areDifferent(s.names) || s.names.length > game.seatNames.split(',').length) return 'names';
  if (!isListOf('number', s.seats) || !areDifferent(s.seats)) return 'seats';
  for (const seat of s.seats.concat(s.seat)) if (typeof s.names[seat] !== 'string') return 'seat';
  if (!isListOf('number', s.luck) || s.luck.length !== 4) return 'luck';
  if (!(s.played >= 0 && s.played <= LONGEST_PLAY)) return 'played';
  if (s.light !== 0 && s.light !== 1) return 'light';
  if (typeof s.copied !== 'string') return 'copied';
  if (!isListOf('string', s.back) || s.back.length > MOST_BACK) return 'back';
  for (const step of s.back.concat(s.at)) if (!isStep(game, step)) return 'step';
  return '';
}

/** Whether every cell is there, and none holds what the track cannot be. `further`: how far a correction may have gone. */
function fits(s: State, track: Track, value: Value, further: number): boolean {
  const beyond = track.words || track.flags ? 0 : further,
    low = least(track) - (least(track) > 0 ? 0 : beyond), // what begins above 0 is no sum
    high = most(track) + beyond;
  if (typeof value === 'number') return value >= low && value <= high;
  if (track.words && typeof value === 'string' && track.words.indexOf(value) >= 0) return true;
  for (const cell of cells(s, track)) if (cell >= value.length) return false;
  for (let cell = 0; cell < value.length; cell++) {
    const one = valueAt({ value } as unknown as State, 'value', track, cell);
    if (!(one >= low && one <= high)) return false;
  }
  return true;
}

function isLarge(value: Value): boolean {
  for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'number' && Math.abs(one) > LARGE) return true;
  return false;
}

/** What no track shows, of a game that does not say what it may be: numbers of a size that a rule may count to, or a moment of play. Texts are of any kind. */
function isHarmless(s: State, value: Value): boolean {
  for (const one of Array.isArray(value) ? value : [value])
    if (typeof one === 'number' && Math.abs(one) > HIDDEN && Math.abs(one - s.played) > HIDDEN) return false;
  return true;
}

/** Whether a value is one that a play can have. */
function isPossible(game: AnyGame, s: State, key: string, value: Value): boolean {
  const track = trackOf(game, s, key),
    hidden = track ? undefined : hiddenOf(game, s, key);
  if (track) return fits(s, track, value, BEYOND);
  if (hidden) return fits(s, hidden, value, 0);
  return isHarmless(s, value) || isNamed(game.large || '', key);
}

/** Takes every large value out of a state and leaves nothing in its shape; returns what was there. */
function withoutLarge(values: { [key: string]: Value }): { [key: string]: Value } {
  const large: { [key: string]: Value } = {};
  for (const key in values) {
    const value = values[key];
    if (isNamed(COMMON, key) || !isLarge(value)) continue;
    large[key] = value;
    values[key] = Array.isArray(value) ? value.map(() => 0) : 0;
  }
  return large;
}

/**
 * The name of a value that cannot be; '' when all is well. The game's own tracks tell what can be. They are asked while every large value is away,
 * because a limit or a list of words may be made by counting to one of them.
 */
export function faultIn(game: AnyGame, s: State): string {
  const values = s as unknown as { [key: string]: Value };
  for (const key in values) if (!isFlat(values[key])) return key;
  let fault = commonFault(game, s);
  if (fault) return fault;
  const large = withoutLarge(values);
  try {
    for (const key in values) {
      if (isNamed(COMMON, key)) continue;
      const away = ownOf(large, key);
      if (isPossible(game, s, key, away === undefined ? values[key] : away)) continue;
      fault = key;
      break;
    }
  } finally {
    for (const key in large) values[key] = large[key];
  }
  return fault;
}
