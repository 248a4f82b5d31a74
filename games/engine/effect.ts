// What an input has changed, as flash keeps it behind the next input: reading a play is putting values in place then, and no rule is asked.
import type { State, Value, Values } from '../kit';
import { draw } from './luck';
import { packValue, unpackValue } from './pack';

/** Nothing but time has passed: that is known, and no rule need be asked. */
export const NOTHING = ' ';

const PLAYED = 'played', // grows by the seconds of the input, which are stored already
  LUCK = 'luck'; // dice were drawn from it: how many is enough to know its four words
const DRAWN = '+', // behind the place of the stream: what follows is that number
  MOST_DRAWN = 60; // with more its words are stored

/** The only cell that two lists of the same length do not share; -1 when there are more. */
function onlyCell(old: Value, now: Value): number {
  let found = -1;
  if (!Array.isArray(old) || !Array.isArray(now) || old.length !== now.length) return -1;
  for (let cell = 0; cell < now.length; cell++) {
    if (old[cell] === now[cell]) continue;
    if (found >= 0) return -1;
    found = cell;
  }
  return found;
}

/** So many dice were drawn from the stream, and nothing else has happened to it; 0 where that is not so. */
function drawn(old: number[], now: number[]): number {
  const count = now[3] - old[3],
    copy = old.slice();
  if (!(count > 0 && count <= MOST_DRAWN)) return 0;
  for (let i = 0; i < count; i++) draw(copy);
  return copy.join() === now.join() ? count : 0;
}

/** One value that has changed, behind a comma: its place among the values of the state, as a text with the cell where only one is another. '' for time that has passed. */
export function effectOf(s: State, place: number, key: string, old: Value, seconds: number): string {
  const now = (s as unknown as Values)[key],
    cell = onlyCell(old, now);
  if (key === PLAYED && now === (old as number) + seconds) return '';
  const count = key === LUCK ? drawn(old as number[], now as number[]) : 0;
  if (count) return `,"${place}${DRAWN}",${count}`;
  return cell < 0 ? `,${place},${packValue(s, key)}` : `,"${place}.${cell}",${JSON.stringify((now as number[])[cell])}`;
}

/** The cell that is meant; -1 for the whole value. */
function cellIn(place: number | string): number {
  const dot = typeof place === 'string' ? place.indexOf('.') : -1;
  return dot < 0 ? -1 : parseInt((place as string).slice(dot + 1), 10);
}

/** The stream after so many dice. Throws when no input draws so many: it is damaged. */
function after(luck: number[], count: number): number[] {
  const next = luck.slice();
  if (!(count <= MOST_DRAWN)) throw new Error(`${count} dice are too many for one input.`);
  while (count-- > 0) draw(next);
  return next;
}

const isDrawn = (place: number | string) => typeof place === 'string' && place.indexOf(DRAWN) > 0;

/** Puts in place what an input has changed. `names`: of the values, in their order; `other` gets what was there before. Throws when the state has no such value. */
export function putEffect(s: State, names: string[], effect: string, seconds: number, other?: Values): void {
  const values = s as unknown as Values,
    list = JSON.parse(`[${effect}]`);
  if (other) other[PLAYED] = s.played;
  s.played += seconds;
  for (let i = 0; i < list.length; i += 2) {
    const place = list[i],
      key = names[parseInt(place, 10)],
      old = values[key],
      cell = cellIn(place);
    if (old === undefined || (cell >= 0 && !(cell < (old as number[]).length))) throw new Error(`There is no value ${place}.`);
    if (other) other[key] = cell < 0 ? old : (old as number[]).slice();
    if (cell >= 0) (old as Value[])[cell] = list[i + 1];
    else values[key] = key === LUCK && isDrawn(place) ? after(old as number[], list[i + 1]) : unpackValue(list[i + 1]);
  }
}
