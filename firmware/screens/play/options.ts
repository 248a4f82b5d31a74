// Options as rows of the screen, and where the cursor stands among them.
import { type Option, optionsOf, type Question, usualOf } from '../../../games/kit';
import { bar, type View } from '../../shell';
import { placeIn, rowOf } from './struck';

/** What a question gets for the option at this place. */
function given(option: Option, place: number): number {
  return option.value === undefined ? place : option.value;
}

/** The option that the cursor was on: of which step, asked of whom, with which value and label. */
export interface Kept {
  step: string;
  seat: number;
  value: number;
  label: string;
}

/** This row, for when the question comes again. */
export function kept(ask: Question, step: string, seat: number, row: number): Kept {
  const options = optionsOf(ask),
    place = placeIn(options, row),
    option = options[place];
  return { step, seat, value: option ? given(option, place) : -1, label: option ? option.label : '' };
}

/** A label without what an answer changes in it: its mark, and the number at its end. */
function bare(label: string): string {
  let end = label.length;
  while (end && label.charAt(end - 1) >= '0' && label.charAt(end - 1) <= '9') end--;
  return (end ? label.slice(label.charAt(0) === '*' ? 1 : 0, end) : label).trim();
}

const SAME_VALUE = 2,
  SAME_LABEL = 3; // places shift when one more can be chosen: words are surer than a place

/** How much this option is the one that the cursor was on; 0: it is another. */
function likeness(option: Option, place: number, was: Kept): number {
  const label = bare(option.label) === bare(was.label) ? SAME_LABEL : 0;
  return option.value !== undefined && given(option, place) === was.value ? label + SAME_VALUE : label;
}

/** The place of the option that the cursor was on; -1 when it is gone, or must not be chosen by habit. */
function placeKept(ask: Question, was: Kept): number {
  let best = 0,
    found = -1,
    place = 0;
  for (const option of optionsOf(ask)) {
    const like = likeness(option, place, was);
    if (like > best) {
      best = like;
      found = option.not || option.rare ? -1 : place;
    }
    place++;
  }
  return found;
}

/** The row where the cursor starts: where it was, in a question that keeps it for the same player, else the usual answer. Never on what is struck or rare. */
export function startRow(ask: Question, step: string, seat: number, was: Kept): number {
  const place = ask.keeps && was.step === step && was.seat === seat ? placeKept(ask, was) : -1;
  return rowOf(optionsOf(ask), place < 0 ? usualOf(ask) : place);
}

/** Those that can be chosen now, and below a line the others, with the reasons against them. */
export function showOptions(view: View, ask: Question): void {
  const options = optionsOf(ask),
    labels: string[] = [],
    reasons: string[] = [];
  for (const { label, note, not } of options) if (!not) labels.push(note ? bar(label, note) : label);
  view.choices = labels.length;
  for (const { label, not } of options)
    if (not) {
      reasons[labels.length] = not;
      labels.push(label);
    }
  view.options = labels;
  if (reasons.length) view.reasons = reasons;
}
