// A view as rows: what is where, in units of 8 pixels, and as text. No pixels here.
import type { View } from './view';

/** Before a face that is letters. */
export const LETTERS = "'";
/** Rows between the title and the foot. */
export const ROOM = 6;
const COLUMNS = 21,
  LABEL = 19; // columns of an option: the light behind it is 122 pixels wide with an icon, so that a moved cursor fits in 260 bytes on the wire

/**
 * Rows of the middle part. The first character says what it is:
 * ' ' text, '!' notice, '=' its last row, '-' option, 'x' one that cannot be chosen, 'B' bar, 'D' dice, 'd' dice without pips, 'N' dial, 'L' large words, 'C' clock, 'T' tall digits;
 * '.' belongs to the row above.
 */
export interface Layout {
  text: string; // all rows, one behind the other: as a list of texts they took a good part of the memory
  rows: Uint16Array; // where each begins, and where the last one ends
  options: Uint16Array; // first row of every option, and one past the last
  notice: string[]; // rows above all others, which do not scroll
  room: number; // rows that are left below them
}

/** How many rows there are. */
export function height(layout: Layout): number {
  return layout.rows.length - 1;
}

/** A row; an empty one beyond the last. */
export function rowOf(layout: Layout, at: number): string {
  return at >= 0 && at < height(layout) ? layout.text.slice(layout.rows[at], layout.rows[at + 1]) : '';
}

export function wrap(text: string, columns: number): string[] {
  if (text.length <= columns && text.indexOf('\n') < 0) return [text]; // most are, and the device is slow
  const rows: string[] = [];
  for (const paragraph of text.split('\n')) {
    let row = '';
    for (let word of paragraph.split(' ')) {
      if (row && row.length + 1 + word.length > columns) {
        rows.push(row);
        row = '';
      }
      while (word.length > columns) {
        rows.push(word.slice(0, columns));
        word = word.slice(columns);
      }
      row += (row && ' ') + word;
    }
    rows.push(row);
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
  const p = Math.floor((ways * 1000) / of + 0.5);
  return ways && p < 1 ? '<0.1%' : ways < of && p > 999 ? '>99.9%' : `${((p / 10) | 0) + (p % 10 && p < 995 ? `.${p % 10}` : '')}%`;
}

/** For what rules tell: nobody decides by a tenth. */
function wholePercent(ways: number, of: number): string {
  const p = Math.floor((ways * 100) / of + 0.5);
  return ways && p < 1 ? '<1%' : ways < of && p > 99 ? '>99%' : `${p}%`;
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
  return wrap(view.body || '', 10).length + wrap(view.large || '', 10).length + (view.dice ? 1 : 0) <= ROOM / 2;
}

export function compose(view: View, large: boolean): Layout {
  const big = large && fits(view),
    rows: number[] = [],
    options: number[] = [],
    columns = big ? 10 : COLUMNS,
    notice: string[] = [];
  if (view.notice) for (const line of wrap(view.notice, COLUMNS)) if (notice.length < ROOM - 1) notice.push(`!${line}`);
  const last = notice.length - 1;
  if (last >= 0) notice[last] = `=${notice[last].slice(1)}`;
  const room = ROOM - notice.length;
  let text = '';
  /** A row, and so many that belong to it. */
  function put(row: string, more: number) {
    rows.push(text.length);
    text += row;
    while (more-- > 0) {
      rows.push(text.length);
      text += '.';
    }
  }
  function lines(mark: string, text: string, width: number) {
    for (const line of wrap(text, width)) put(mark + line, big ? 1 : 0);
  }
  /** A bar; in big letters its words and figures, which say the same. */
  function either(mark: string, text: string, width: number) {
    const parts = text.split('\n');
    if (parts.length > 1 && !big) put(`B${text}`, 0);
    else lines(mark, parts[0] + (parts.length > 1 ? ` ${parts.slice(1).join('/')}` : ''), width);
  }
  if (view.digits) put(`T${view.digits}`, Math.max(2, Math.min(4, room - 1))); // lower below a notice: half of them says nothing
  if (view.clock) put(`C${view.clock}`, 3);
  if (view.headline) for (const line of wrap(view.headline, 10)) put(`L${line}`, 1);
  if (view.body) lines(' ', view.body, columns);
  if (view.dice && view.dice.length > MOST_PICTURES) lines(' ', view.dice.join(' '), columns);
  else if (view.dice)
    for (let i = 0; i < view.dice.length; i += PER_ROW) {
      let row = view.numbers ? 'd' : 'D';
      for (const face of view.dice.slice(i, i + PER_ROW)) row += (row.length < 2 ? '' : ' ') + faceText(view, face);
      put(row, 1);
    }
  if (view.large) for (const line of wrap(view.large, 10)) put(`L${line}`, 1);
  if (view.dial !== undefined) put(`N${view.dial}`, 1);
  for (const odd of view.odds || []) lines(' ', `${odd[0]} ${wholePercent(odd[1], odd[2])}`, columns);
  for (let i = 0; view.options && i < view.options.length; i++) {
    const label = big ? withoutIcon(view.options[i]) : view.options[i],
      width = startsWithIcon(label) ? LABEL + 1 : LABEL;
    options.push(rows.length);
    either(view.reasons && view.reasons[i] ? 'x' : '-', label, big ? 9 : width);
  }
  options.push(rows.length);
  for (const track of view.bars || []) either(' ', track, columns);
  rows.push(text.length);
  return { text, rows: new Uint16Array(rows), options: new Uint16Array(options), notice, room };
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
