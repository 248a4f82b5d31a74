// Questions for several things at once: marks in a list, and a number for each of some. The answer is made on the screen before it is given.
import { BOX, BOX_EMPTY, DOWN, type Mark, packed, type Question, UP } from '../../../games/kit';
import type { Button } from '../../../hal/hal';
import { bar, type Device, type Place, type View } from '../../shell';
import { choicesIn, placeIn } from './struck';

/** What a press gives: an answer, or one of these. */
export const GOES_ON = -1, // it goes on on this screen
  LEAVES = -2; // BACK leads out of it

/** Of marks, the row that answers stands first. */
const DONE = 0;

/** Whether the answer is a list, which is made on the screen before it is given. */
export function isSeveral(ask: Question): boolean {
  return !!ask.marks || !!ask.counts;
}

const mostOf = (ask: Question) => (ask.most === undefined ? ask.marks!.length : ask.most);

/** The row that answers: how many are marked, or how many are missing. */
function doneRow(ask: Question, list: number[]): string {
  const missing = (ask.least || 0) - list.length;
  if (missing > 0) return `Mark ${missing}${list.length ? ' more' : ''}`;
  return list.length ? `Done: ${list.length}` : 'None';
}

/** Where the cursor starts: at the row that answers, where that can be chosen. */
export function firstRow(ask: Question, list: number[]): number {
  return ask.marks && list.length < (ask.least || 0) ? DONE + 1 : DONE;
}

function markRow({ label, note, not }: Mark, on: boolean): string {
  if (not) return label;
  const text = `${on ? BOX : BOX_EMPTY} ${label}`;
  return note ? bar(text, note) : text;
}

/** Marks as rows: the one that answers, those that can be marked, and the others. */
function showMarks(view: View, ask: Question, list: number[]): void {
  const marks = ask.marks!,
    labels = [doneRow(ask, list)],
    reasons: string[] = [];
  for (let row = 0; row < marks.length; row++) {
    const place = placeIn(marks, row),
      mark = marks[place];
    if (mark.not) reasons[labels.length] = mark.not;
    labels.push(markRow(mark, list.indexOf(place) >= 0));
  }
  view.options = labels;
  view.choices = choicesIn(marks) + 1;
  if (reasons.length) view.reasons = reasons;
}

/** Numbers as rows: the one under the cursor is set by up and down. */
function showCounts(view: View, labels: string[], list: number[], cursor: number): void {
  const rows: string[] = [];
  for (let i = 0; i < labels.length; i++) rows.push(bar(labels[i], i === cursor ? `< ${list[i]} >` : list[i]));
  view.options = rows;
  view.asks = true;
}

export function showSeveral(view: View, ask: Question, list: number[], place: Place): void {
  if (ask.marks) showMarks(view, ask, list);
  else showCounts(view, ask.counts!.labels, list, place.cursor);
}

/** What the buttons do; `back` is what BACK does beside the first number, and in every list of marks. */
export function footOfSeveral(ask: Question, cursor: number, back: string): string {
  if (ask.marks) return `OK ${cursor ? 'mark' : 'go'}  ${back}`;
  return `${UP + DOWN} set OK ${cursor + 1 < ask.counts!.labels.length ? 'next' : 'go'} ${cursor ? 'BACK' : back}`;
}

/** Marks this one, or takes its mark away. Where one is all that may be marked, the mark moves. */
function mark(device: Device, ask: Question, list: number[], cursor: Place): void {
  const place = placeIn(ask.marks!, cursor.cursor - 1),
    { not } = ask.marks![place],
    at = list.indexOf(place),
    most = mostOf(ask);
  if (not) device.say(not);
  else if (at >= 0) list.splice(at, 1);
  else if (list.length < most || most === 1) {
    if (list.length === most) list.pop();
    list.push(place);
    if (list.length === most) cursor.cursor = DONE; // no more can be marked
  } else device.say(`${most} at most. Take a mark away first.`);
}

function pressMarks(device: Device, ask: Question, list: number[], place: Place, button: Button): number {
  if (button === 'back') return LEAVES;
  if (button !== 'ok') device.browse(place, button, ask.marks!.length + 1);
  else if (!device.seen(place)) return GOES_ON;
  else if (place.cursor !== DONE) mark(device, ask, list, place);
  else if (list.length < (ask.least || 0)) device.say(`${doneRow(ask, list)}: DOWN goes to the list.`);
  else return packed(ask, list);
  return GOES_ON;
}

function pressCounts(ask: Question, list: number[], place: Place, button: Button): number {
  const row = place.cursor;
  if (button === 'up') list[row] = Math.min(list[row] + 1, ask.counts!.most[row]);
  else if (button === 'down') list[row] = Math.max(list[row] - 1, 0);
  else if (button === 'back') {
    if (!row) return LEAVES;
    place.cursor--;
  } else if (row + 1 < list.length) place.cursor++;
  else return packed(ask, list);
  return GOES_ON;
}

/** A press changes the list, or gives the answer that it makes. */
export function pressSeveral(device: Device, ask: Question, list: number[], place: Place, button: Button): number {
  return ask.marks ? pressMarks(device, ask, list, place, button) : pressCounts(ask, list, place, button);
}
