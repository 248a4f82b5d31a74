// A view as pixels. Draws only the rows that differ from what is there: on the device a row costs more than all the thinking about it.
import type { Display } from '../../hal/hal';
import { drawRow, words } from './draw';
import { compose, type Layout, ROOM, scrolled } from './layout';
import type { View } from './view';

const FOOT = 7,
  MARK = 8; // place in _shown of the mark at the right edge

/** All that makes the rows of a view, but not where the cursor is: while it is the same, they are not made again. */
function keyOf(view: View, big: boolean): string {
  let key = (view.body || '') + '\r' + (view.options ? view.options.join('\n') : '') + (view.notice || '');
  if (view.dice) key += '\rD' + view.dice.join() + view.faces;
  if (view.dial !== undefined) key += '\rN' + view.dial;
  if (view.bars) key += '\rB' + view.bars.join();
  if (view.odds) key += '\rO' + view.odds.join();
  if (view.clock || view.digits || view.large) key += '\rC' + view.clock + view.digits + view.large;
  return big ? key + '\rL' : key;
}

export class Painter {
  layout: Layout; // of the last picture
  _display: Display;
  _shown: string[]; // what every unit of 8 pixels shows: title, rows, foot, and the mark
  _key: string; // of the layout
  _big: boolean;
  _scroll: number;
  _first: number; // rows of the chosen option
  _end: number;

  constructor(display: Display) {
    this.layout = { rows: [], options: [0], notice: [], room: ROOM };
    this._display = display;
    this._shown = [];
    this._key = '-';
    this._big = false;
    this._scroll = 0;
    this._first = 0;
    this._end = 0;
  }

  /** Everything is drawn again next time. */
  forget(): void {
    this._shown = [];
  }

  /** The row that a unit shows, with its mark when it is chosen. */
  _row(unit: number): string {
    const told = this.layout.notice;
    if (unit < told.length) return told[unit < 0 ? 0 : unit];
    const at = this._scroll + unit - told.length,
      row = this.layout.rows[at] || ' ';
    if (at < this._first || at >= this._end || row == '.') return row;
    return (row.charAt(0) == 'B' ? 'S' : '>') + row.slice(1);
  }

  /** Draws the row at this unit with all that belongs to it. Half of a picture says nothing, so it is left out. */
  _draw(unit: number): void {
    const row = this._row(unit),
      old = this._shown[1 + unit] || '!',
      mark = old.charAt(0);
    if (row != '.' && old != '.' && this._row(unit + 1) != '.') {
      // most rows stand alone; the bar of a cursor that came here covers what the option had drawn
      if (mark != '-' || row.charAt(0) != '>') this._display.fill(0, 8 + unit * 8, mark == '!' || old.length > 21 ? 125 : 124, 8, false);
      this._shown[1 + unit] = row;
      drawRow(this._display, 8 + unit * 8, row, 1, false);
      return;
    }
    const top = this.layout.notice.length;
    let head = unit;
    while (head >= top && this._row(head) == '.') head--;
    if (head < top && unit >= top) head = top - 1; // its first part is scrolled out of view
    let units = 1;
    while (this._row(head + units) == '.') units++;
    const whole = (head >= top || unit < top) && head + units <= ROOM,
      from = whole ? head : Math.max(head, unit >= top ? top : 0),
      to = Math.min(ROOM, head + units);
    for (let i = from; i < to; i++) this._shown[1 + i] = this._row(i);
    this._display.fill(0, 8 + from * 8, 125, (to - from) * 8, false);
    drawRow(this._display, 8 + from * 8, whole ? this._row(head) : ' ', to - from, this._big && units > 1);
  }

  /** Draws the rows of an option that the cursor came to or left. Written for speed: this is what most presses do. */
  _option(first: number, end: number, chosen: boolean): void {
    const rows = this.layout.rows,
      scroll = this._scroll,
      top = this.layout.notice.length;
    for (let at = Math.max(first, scroll), unit = at - scroll + top; at < end && unit < ROOM; at++, unit++) {
      const row = rows[at],
        bar = row.charAt(0) == 'B';
      if (row == '.' || rows[at + 1] == '.') {
        this._draw(unit);
        continue;
      }
      // the bar of the cursor covers all that an option had drawn
      if (bar || !chosen) this._display.fill(0, 8 + unit * 8, 124, 8, false);
      this._shown[1 + unit] = chosen ? (bar ? 'S' : '>') + row.slice(1) : row;
      drawRow(this._display, 8 + unit * 8, this._shown[1 + unit], 1, false);
    }
  }

  /** The title or the foot. The title stands on a line: were it lit like what is chosen, the two would run into one below the other. */
  _edge(unit: number, text: string): void {
    const title = unit == 0;
    this._shown[unit] = text;
    this._display.fill(0, unit * 8, 128, 8, false);
    this._display.text(1, title ? -1 : unit * 8, text, 1, true); // the first row of a letter is empty, so nothing is cut off
    if (title) this._display.fill(0, 7, 128, 1, true);
  }

  /** A mark at the right edge tells which part of a long list is in view. */
  _mark(part: string): void {
    this._shown[MARK] = part;
    this._display.fill(126, 8, 2, ROOM * 8, false);
    const total = this.layout.rows.length;
    if (part) this._display.fill(126, 8 + (((ROOM * 8 * this._scroll) / total) | 0), 2, Math.max(4, ((ROOM * 8 * ROOM) / total) | 0), true);
  }

  paint(view: View, big: boolean): void {
    const key = keyOf(view, big),
      place = view.place,
      shown = this._shown,
      layout = key == this._key ? this.layout : compose(view, big),
      left = this._first,
      last = this._end;
    let scroll = 0,
      same = layout == this.layout && shown.length > 0 && big == this._big;
    this.layout = layout;
    this._key = key;
    this._first = this._end = -1;
    if (place) {
      scroll = place.scroll;
      if (!same || scroll != this._scroll) scroll = scrolled(layout, scroll, place.cursor, big != this._big);
      place.scroll = scroll;
      if (place.cursor + 1 < layout.options.length) {
        this._first = layout.options[place.cursor];
        this._end = layout.options[place.cursor + 1];
      }
    }
    same = same && scroll == this._scroll;
    this._big = big;
    this._scroll = scroll;
    const right = view.right,
      title = right ? (view.title + '                     ').slice(0, 20 - right.length) + ' ' + right : view.title.slice(0, 21),
      foot = view.foot || '';
    if (shown[0] !== title) this._edge(0, title);
    if (same) {
      // at most the cursor moved
      if (left != this._first) {
        this._option(left, last, false);
        this._option(this._first, this._end, true);
      }
    } else {
      const total = layout.rows.length,
        part = total > layout.room ? scroll + '/' + total : '';
      for (let unit = 0; unit < ROOM; unit++) if (shown[1 + unit] !== this._row(unit)) this._draw(unit);
      if (shown[MARK] !== part) this._mark(part);
    }
    if (shown[FOOT] !== foot) this._edge(FOOT, foot);
    this._display.flip(this._display.blind ? [] : this.rows());
  }

  /** The same picture as text, top to bottom. */
  rows(): string[] {
    const rows = [this._shown[0].replace(/ +$/, '')];
    for (let unit = 0; unit < ROOM; unit++) rows.push(words(this._row(unit)).replace(/ +$/, ''));
    rows.push(this._shown[FOOT]);
    return rows;
  }
}
