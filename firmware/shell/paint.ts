// A view as pixels. Draws only the rows that differ from what is there: on the device a row costs more than all the thinking about it.
import type { Display } from '../../hal/hal';
import { CURSOR, drawRow, LEFT, nameWidth, words } from './draw';
import { compose, height, type Layout, ROOM, rowOf, scrolled } from './layout';
import type { Place, View } from './view';

const FOOT = 7,
  MARK = 8; // place in _shown of the mark at the right edge

/** All that makes the rows of a view, but not where the cursor is: while it is the same, they are not made again. */
function keyOf(view: View, big: boolean): string {
  let key = `${view.body || ''}\r${view.options ? view.options.join('\n') : ''}${view.notice || ''}`;
  if (view.reasons) key += `\rx${view.reasons.join()}`;
  if (view.dice) key += `\rD${view.dice.join()}${view.faces}${view.numbers}`;
  if (view.dial !== undefined) key += `\rN${view.dial}`;
  if (view.bars) key += `\rB${view.bars.join()}`;
  if (view.odds) key += `\rO${view.odds.join()}`;
  if (view.headline) key += `\rR${view.headline}`;
  if (view.clock || view.digits || view.large) key += `\rC${view.clock}${view.digits}${view.large}`;
  return big ? `${key}\rL` : key;
}

/** Without the blanks at its end; the first regular expression would take seven variables for good. */
function trimmed(row: string): string {
  let end = row.length;
  while (end && row.charAt(end - 1) === ' ') end--;
  return row.slice(0, end);
}

export class Painter {
  layout: Layout; // of the last picture
  _display: Display;
  _shown: string[]; // what every unit of 8 pixels shows: title, rows, foot, and the mark
  _crc: (text: string) => number;
  _key: number; // of the layout: a checksum, because all of its words would be in memory twice
  _big: boolean;
  _scroll: number;
  _first: number; // rows of the chosen option
  _end: number;
  _y: number; // where the light behind it is, in pixels
  _width: number;
  _height: number; // 0: there is none
  _down: number; // pixels that the panel shows all of it lower, against burn-in
  _place: Place | undefined; // of the cursor, while up and down move it and nothing else

  constructor(display: Display, crc: (text: string) => number) {
    this.layout = compose({ title: '' }, false);
    this._display = display;
    this._shown = [];
    this._crc = crc;
    this._key = -1;
    this._big = false;
    this._scroll = 0;
    this._first = 0;
    this._end = 0;
    this._y = 0;
    this._width = 0;
    this._height = 0;
    this._down = 0;
    this._place = undefined;
  }

  /** Moves the picture down by 0 or 1 pixel. The lowest line would come back above the title, as dots like accents: the foot is drawn without it. */
  shift(down: number): void {
    this._down = down;
    if (this._shown.length) this._edge(FOOT, this._shown[FOOT]);
    this._display.shift(down);
  }

  /** Everything is drawn again next time. */
  forget(): void {
    this._shown = [];
    this._height = 0;
  }

  /** The row that a unit shows. */
  _row(unit: number): string {
    const { notice, rows, text } = this.layout;
    if (unit < notice.length) return notice[unit < 0 ? 0 : unit];
    const at = this._scroll + unit - notice.length; // not by rowOf(): every picture asks for seven
    return (at >= 0 && at + 1 < rows.length && text.slice(rows[at], rows[at + 1])) || ' ';
  }

  /** Draws the row at this unit with all that belongs to it. Half of a picture says nothing, so it is left out. */
  _draw(unit: number, row: string, next: string): void {
    if (row !== '.' && this._shown[1 + unit] !== '.' && next !== '.') {
      this._display.fill(0, 8 + unit * 8, 126, 8, false); // most rows stand alone
      this._shown[1 + unit] = row;
      drawRow(this._display, 8 + unit * 8, row, 1, false);
      return;
    }
    const top = this.layout.notice.length;
    let head = unit;
    while (head >= top && this._row(head) === '.') head--;
    if (head < top && unit >= top) head = top - 1; // its first part is scrolled out of view
    let units = 1;
    while (this._row(head + units) === '.') units++;
    const whole = (head >= top || unit < top) && head + units <= ROOM,
      from = whole ? head : Math.max(head, unit >= top ? top : 0),
      to = Math.min(ROOM, head + units);
    for (let i = from; i < to; i++) this._shown[1 + i] = this._row(i);
    this._display.fill(0, 8 + from * 8, 126, (to - from) * 8, false);
    drawRow(this._display, 8 + from * 8, whole ? this._row(head) : ' ', to - from, this._big && units > 1);
  }

  /** Takes the light behind the chosen option away. */
  _unlight(): void {
    if (this._height) this._display.invert(0, this._y, this._width, this._height);
    this._height = 0;
  }

  /** Puts the light behind an option: of a bar, behind its name. What is cut in half is not shown, so it is not lit. */
  _light(first: number, end: number): void {
    const scroll = this._scroll,
      { text, rows, room } = this.layout;
    let from = Math.max(first, scroll),
      to = Math.min(end, scroll + room);
    // every press comes here: letters are looked at where they lie
    if (text.charAt(rows[from]) === '.') from++;
    if (text.charAt(rows[to]) === '.') to--;
    if (from >= to) return;
    this._y = 8 * (from - scroll + 1 + ROOM - room);
    this._height = 8 * (to - from);
    this._width = text.charAt(rows[from]) === 'B' ? nameWidth(rowOf(this.layout, from)) : CURSOR;
    this._display.invert(0, this._y, this._width, this._height);
  }

  /** Moves the cursor to the next option when both are in view and nothing else changes, without asking the screen. False: paint() has to do it. */
  step(by: number): boolean {
    const place = this._place;
    if (!place || place.cursor + by < 0) return false; // Espruino's Uint16Array throws at [-1]
    const options = this.layout.options,
      scroll = this._scroll,
      to = place.cursor + by,
      first = options[to],
      end = options[to + 1];
    if (!(first >= scroll && end <= scroll + ROOM && this._height && (to || !scroll))) return false;
    place.cursor = to;
    this._first = first;
    this._end = end;
    this._unlight();
    this._light(first, end);
    this._display.flip(this._display.blind ? [] : this.rows());
    return true;
  }

  /** Says in the foot what takes a while, before it begins. The next picture has its own foot again. */
  busy(text: string): void {
    if (!this._shown.length) this._edge(0, 'Roundkeeper'); // the first picture of all
    this._edge(FOOT, text);
    this._display.flip(this._display.blind ? [] : this.rows());
  }

  /** The title or the foot. The title stands on a line: were it lit like what is chosen, the two would run into one below the other. */
  _edge(unit: number, text: string): void {
    const title = unit === 0;
    this._shown[unit] = text;
    this._display.fill(0, unit * 8, 128, 8, false);
    this._display.text(LEFT, title ? -1 : unit * 8, text, 1, true); // the first row of a letter is empty, so nothing is cut off
    this._display.fill(0, title ? 7 : unit * 8, 128, 1, true); // both stand apart from what is between them
    if (!title && this._down) this._display.fill(0, 63, 128, 1, false);
  }

  /** A mark at the right edge tells which part of a long list is in view. */
  _mark(part: string): void {
    this._shown[MARK] = part;
    this._display.fill(126, 8, 2, ROOM * 8, false);
    const total = height(this.layout),
      room = this.layout.room; // below a notice there is less of it
    if (part) this._display.fill(126, 8 + (((ROOM * 8 * this._scroll) / total) | 0), 2, Math.max(4, ((ROOM * 8 * room) / total) | 0), true);
  }

  paint(view: View, big: boolean): void {
    const key = this._crc(keyOf(view, big)),
      place = view.place,
      shown = this._shown,
      layout = key === this._key ? this.layout : compose(view, big),
      left = this._first;
    view.options = view.bars = undefined; // the rows say the same, and a long list twice is a good part of the memory
    let scroll = 0,
      same = layout === this.layout && shown.length > 0 && big === this._big;
    this.layout = layout;
    this._key = key;
    this._place = view.asks || view.notice || view.reasons ? undefined : place; // a reason changes the foot
    this._first = this._end = -1;
    if (place) {
      const most = layout.options.length - 2;
      if (most >= 0 && place.cursor > most) place.cursor = most; // a list that became shorter: what it has now can be chosen
      scroll = place.scroll;
      // a list that changed keeps what is chosen in view; where there are words above it that nobody has left yet, those are read first
      if (!same || scroll !== this._scroll)
        scroll = scrolled(
          layout,
          scroll,
          place.cursor,
          !same && (scroll > 0 || !!view.follow || big !== this._big || !!view.asks || !view.body),
        );
      place.scroll = scroll;
      if (place.cursor + 1 < layout.options.length) {
        this._first = layout.options[place.cursor];
        this._end = layout.options[place.cursor + 1];
      }
    }
    same = same && scroll === this._scroll;
    this._big = big;
    this._scroll = scroll;
    const right = view.right,
      title = right ? `${(`${view.title}                     `).slice(0, 20 - right.length)} ${right}` : view.title.slice(0, 21),
      foot = (view.reasons && place && view.reasons[place.cursor]) || view.foot || '';
    if (shown[0] !== title) this._edge(0, title);
    if (!same || left !== this._first) this._unlight();
    if (!same) {
      const total = height(layout),
        part = total > layout.room ? `${scroll}/${layout.room}/${total}` : '';
      let row = this._row(0);
      for (let unit = 0; unit < ROOM; unit++) {
        const next = this._row(unit + 1);
        if (shown[1 + unit] !== row) this._draw(unit, row, next);
        row = next;
      }
      if (shown[MARK] !== part) this._mark(part);
    }
    if (!same || left !== this._first) this._light(this._first, this._end);
    if (shown[FOOT] !== foot) this._edge(FOOT, foot);
    this._display.flip(this._display.blind ? [] : this.rows());
  }

  /** The same picture as text, top to bottom. */
  rows(): string[] {
    const rows = [trimmed(this._shown[0])];
    for (let unit = 0; unit < ROOM; unit++) {
      const at = this._scroll + unit + this.layout.room - ROOM;
      rows.push(trimmed(words(this._row(unit), at >= this._first && at < this._end && unit >= ROOM - this.layout.room)));
    }
    rows.push(this._shown[FOOT]);
    return rows;
  }
}
