// A view as rows: what is where, in units of 8 pixels, or of 12 in big letters, and as text. No pixels here.
import type { Odds } from '../../games/kit';
import * as MARK from './marks';
import { LETTERS } from './marks';
import type { View } from './view';

/** Rows between the title and the foot. */
export const ROOM = 6,
  BIG_ROOM = 4; // in big letters
export const COLUMNS = 21, // of a row of words
  WIDE = 14; // of one in big letters, which are half as large again
const BLANKS = '                    ',
  BAR_ROW = 20, // columns of a bar that is only words: its name, a blank, and its value
  BIG = 10, // columns of letters that are twice as large
  LABEL = 19; // columns of an option: the light behind it is 122 pixels wide with an icon, so that a moved cursor fits in 260 bytes on the wire

/** Rows of the middle part. The first character of each says what it is: marks.ts. */
export interface Layout {
  text: string; // all rows, one behind the other: as a list of texts they took a good part of the memory
  rows: Uint16Array; // where each begins, and where the last one ends
  options: Uint16Array; // first row of every option, and one past the last
  choices: number; // so many of them can be chosen; the others stand behind a line
  notice: string[]; // rows above all others, which do not scroll
  room: number; // rows that are left below them
  tall: boolean; // there are rows that others belong to
  big: boolean; // in big letters
  unit: number; // pixels of a row
  units: number; // rows between the title and the foot
}

/** How many rows there are. */
export function height(layout: Layout): number {
  return layout.rows.length - 1;
}

/** A row; an empty one beyond the last. */
export function rowOf(layout: Layout, at: number): string {
  return at >= 0 && at < height(layout) ? layout.text.slice(layout.rows[at], layout.rows[at + 1]) : '';
}

/** Row by row instead of word by word: the device is slow. */
export function wrap(text: string, columns: number): string[] {
  if (text.length <= columns && text.indexOf('\n') < 0) return [text]; // most are
  const rows: string[] = [];
  for (let rest of text.split('\n')) {
    while (rest.length > columns) {
      const blank = rest.lastIndexOf(' ', columns),
        whole = blank > 0; // else it is one long word
      rows.push(rest.slice(0, whole ? blank : columns));
      rest = rest.slice(whole ? blank + 1 : columns);
    }
    rows.push(rest);
  }
  return rows;
}

/** An option may have an icon before its words. */
export function startsWithIcon(text: string): boolean {
  const code = text.charCodeAt(0);
  return code > 127 && code < 160;
}

export function withoutIcon(text: string): string {
  return startsWithIcon(text) ? text.slice(1) : text;
}

/** A track as a row: its name, its value and its limit; words instead of a limit for what is no number. */
export function bar(name: string, value: number | string, most?: number): string {
  // a limit that nobody reaches is no limit to look at: coins
  return `${name}\n${value}${most === undefined || most > 999 ? '' : `\n${most}`}`;
}

export function percent(ways: number, of: number): string {
  const tenths = Math.floor((ways * 1000) / of + 0.5);
  if (ways && tenths < 1) return '<0.1%';
  if (ways < of && tenths > 999) return '>99.9%';
  return `${(tenths / 10) | 0}${tenths % 10 && tenths < 995 ? `.${tenths % 10}` : ''}%`;
}

/** For what rules tell: nobody decides by a tenth. */
function wholePercent(ways: number, of: number): string {
  const whole = Math.floor((ways * 100) / of + 0.5);
  if (ways && whole < 1) return '<1%';
  return ways < of && whole > 99 ? '>99%' : `${whole}%`;
}

/** Chances as rows: one for each, but those whose labels are signs share one: "-17% =17% +67%". */
export function oddsRows(odds: Odds[]): string[] {
  const rows: string[] = [],
    signs: string[] = [];
  for (const { label, ways, of } of odds) {
    if (label.length > 1) rows.push(`${label} ${wholePercent(ways, of)}`);
    else signs.push(label + wholePercent(ways, of));
  }
  if (signs.length) rows.push(signs.join(' '));
  return rows;
}

const PER_ROW = 7; // dice side by side
const MOST_PICTURES = 14; // more dice than that are written as numbers

/** A letter of the die's own faces, a number, or letters as they are: those have a mark before them, so that nobody makes pips of a 3 on a d8. */
function faceText(view: View, face: number | string): string {
  if (typeof face === 'string') return LETTERS + face;
  return view.faces ? view.faces.charAt(face - 1) : `${face}`;
}

/** Big letters are for what can be scrolled: a value that up and down change must be in view, and so must all that is asked about it. */
function fits(view: View): boolean {
  if (view.digits || view.clock) return false; // what stands below those would not be seen
  if (view.dial === undefined && (view.place || !view.large)) return true;
  const tall = (view.large ? wrap(view.large, BIG).length : 0) + (view.dice ? 1 : 0) + (view.dial === undefined ? 0 : 1);
  return wrap(view.body || '', WIDE).length + 2 * tall <= BIG_ROOM;
}

/** Rows while they are made. */
interface Draft {
  text: string;
  rows: number[];
  options: number[];
  columns: number;
  big: boolean;
  tall: boolean;
}

/** A row, and so many that belong to it. */
function put(draft: Draft, row: string, more: number): void {
  draft.rows.push(draft.text.length);
  draft.text += row;
  if (more) draft.tall = true;
  for (let i = 0; i < more; i++) {
    draft.rows.push(draft.text.length);
    draft.text += MARK.MORE;
  }
}

function lines(draft: Draft, mark: string, text: string, width: number): void {
  for (const line of wrap(text, width)) {
    draft.rows.push(draft.text.length);
    draft.text += mark + line;
  }
}

function largeLines(draft: Draft, text: string): void {
  for (const line of wrap(text, BIG)) put(draft, MARK.LARGE + line, 1);
}

/** A bar; in big letters its words and figures, which say the same. */
function barLines(draft: Draft, mark: string, text: string, width: number): void {
  const name = text.indexOf('\n'),
    words = name >= 0 && text.indexOf('\n', name + 1) < 0; // no limit: it is drawn without a bar
  if (name < 0) lines(draft, mark, text, width);
  else if (words && text.length > BAR_ROW && !draft.big) {
    lines(draft, mark, text.slice(0, name), width);
    lines(draft, mark, BLANKS.slice(0, Math.max(2, BAR_ROW - text.length + name + 1)) + text.slice(name + 1), width + 1);
  } else if (!draft.big) {
    draft.rows.push(draft.text.length); // as put() does, but without a call: most bars come here
    draft.text += MARK.BAR + text;
  } else {
    const value = text
        .slice(name + 1)
        .split('\n')
        .join('/'),
      whole = `${text.slice(0, name)} ${value}`;
    if (whole.length <= width) lines(draft, mark, whole, width);
    else for (const part of [text.slice(0, name), value]) lines(draft, mark, part, width);
  }
}

function diceLines(draft: Draft, view: View, dice: (number | string)[]): void {
  if (dice.length > MOST_PICTURES) {
    lines(draft, MARK.WORDS, dice.join(' '), draft.columns);
    return;
  }
  for (let i = 0; i < dice.length; i += PER_ROW) {
    const faces: string[] = [];
    for (const face of dice.slice(i, i + PER_ROW)) faces.push(faceText(view, face));
    put(draft, (view.numbers ? MARK.PLAIN_DICE : MARK.DICE) + faces.join(' '), 1);
  }
}

/** What is large, above the words. */
function linesAbove(draft: Draft, view: View, room: number): void {
  if (view.digits) put(draft, MARK.DIGITS + view.digits, Math.max(2, Math.min(4, room - 1))); // lower below a notice: half of them says nothing
  if (view.clock) put(draft, MARK.CLOCK + view.clock, 3);
  if (view.headline) largeLines(draft, view.headline);
}

/** What stands between the words and the options. */
function linesBelow(draft: Draft, view: View): void {
  if (view.dice) diceLines(draft, view, view.dice);
  if (view.large) largeLines(draft, view.large);
  if (view.dial !== undefined) put(draft, `${MARK.DIAL}${view.dial}`, 1);
  for (const row of view.odds ? oddsRows(view.odds) : []) lines(draft, MARK.WORDS, row, draft.columns);
}

/** An option in big letters, of several rows, or with a bar. */
function specialOption(draft: Draft, mark: string, label: string): void {
  const icon = startsWithIcon(label);
  if (draft.big) barLines(draft, mark, withoutIcon(label), WIDE - 1);
  else if (!icon || label.indexOf('\n') >= 0) barLines(draft, mark, label, LABEL);
  else {
    const rows = wrap(label, LABEL + 1);
    for (let i = 0; i < rows.length; i++) put(draft, (i ? mark : MARK.ICON_OPTION) + rows[i], 0); // its first row begins with the icon
  }
}

/** A long list takes a good part of the time that there is. So what is plain is put here, without put() and startsWithIcon(). */
function optionLines(draft: Draft, list: string[], choices: number): void {
  const { rows, options, big } = draft;
  let text = draft.text;
  for (const label of list) {
    let mark = MARK.OPTION;
    if (options.length >= choices) mark = choices && options.length === choices ? MARK.FIRST_STRUCK : MARK.STRUCK_OPTION;
    options.push(rows.length);
    if (big || label.length > LABEL || label.indexOf('\n') >= 0) {
      draft.text = text;
      specialOption(draft, mark, label);
      text = draft.text;
    } else {
      const code = label.charCodeAt(0);
      rows.push(text.length);
      text += (code > 127 && code < 160 ? MARK.ICON_OPTION : mark) + label;
    }
  }
  draft.text = text;
}

/** `units`: rows that there are for all. */
function noticeRows(text: string, columns: number, units: number): string[] {
  const rows: string[] = [];
  for (const line of wrap(text, columns)) if (rows.length < units - 1) rows.push(MARK.NOTICE + line);
  const last = rows.length - 1;
  rows[last] = MARK.NOTICE_END + rows[last].slice(1);
  return rows;
}

export function compose(view: View, large: boolean): Layout {
  const big = large && fits(view),
    columns = big ? WIDE : COLUMNS,
    units = big ? BIG_ROOM : ROOM,
    notice = view.notice ? noticeRows(view.notice, columns, units) : [],
    room = units - notice.length,
    choices = view.choices === undefined ? 9999 : view.choices,
    draft: Draft = { text: '', rows: [], options: [], columns, big, tall: false };
  if (view.digits || view.clock || view.headline) linesAbove(draft, view, room);
  if (view.body) lines(draft, MARK.WORDS, view.body, columns);
  if (view.dice || view.large || view.dial !== undefined || view.odds) linesBelow(draft, view);
  if (view.options) optionLines(draft, view.options, choices);
  draft.options.push(draft.rows.length);
  if (view.bars) for (const track of view.bars) barLines(draft, MARK.WORDS, track, columns);
  draft.rows.push(draft.text.length);
  return {
    text: draft.text,
    rows: new Uint16Array(draft.rows),
    options: new Uint16Array(draft.options),
    choices: Math.min(choices, draft.options.length - 1),
    notice,
    room,
    tall: draft.tall,
    big,
    unit: big ? 12 : 8,
    units,
  };
}

/** Keeps the scroll in range; with `chosen`, moves it so that the chosen option is in view. */
export function scrolled(layout: Layout, scroll: number, cursor: number, chosen: boolean): number {
  let at = scroll;
  if (chosen && cursor + 1 < layout.options.length) {
    const first = layout.options[cursor],
      end = layout.options[cursor + 1];
    if (end > at + layout.room) at = end - layout.room;
    if (first < at) at = first;
    if (cursor === 0 && end <= layout.room) at = 0; // the words above the first option come back with it
  }
  return Math.max(0, Math.min(at, height(layout) - layout.room));
}
