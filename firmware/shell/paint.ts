// A view as pixels. Draws only the rows that differ from what is there: on the device a row costs more than all the thinking about it.
import { ELLIPSIS, HOURGLASS } from '../../games/kit';
import type { Display } from '../../hal/hal';
import { barLight, CURSOR, drawDigits, drawRow, LEFT, words } from './draw';
import { SMALL_G, SMALL_J, SMALL_Y } from './icons';
import { COLUMNS, compose, type Layout, ROOM, rowOf, scrolled, wrap } from './layout';
import type { Place, View } from './view';

const FOOT = 7,
  MARK = 8, // place in _shown of the mark at the right edge
  BLANKS = '                    ';

/** All that makes the rows of a view, but not where the cursor is: while it is the same, they are not made again. */
function keyOf(view: View, big: boolean): string {
  let key = `${view.body || ''}\r${view.options ? view.options.join('\n') : ''}${view.notice || ''}`;
  if (view.choices !== undefined) key += `\rx${view.choices}`;
  if (view.dice) key += `\rD${view.dice.join()}${view.faces}${view.numbers}`;
  if (view.dial !== undefined) key += `\rN${view.dial}`;
  if (view.bars) key += `\rB${view.bars.join()}`;
  if (view.odds) for (const { label, ways, of } of view.odds) key += `\rO${label}${ways}/${of}`;
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

/** For the foot, a pixel lower than other rows: what reaches below the letters would be cut off, and a g be a q. */
function withoutHooks(text: string): string {
  return text.split('g').join(SMALL_G).split('j').join(SMALL_J).split('y').join(SMALL_Y);
}

export class Painter {
  layout: Layout; // of the last picture
  place: Place | undefined; // of its cursor
  moves: boolean; // up and down move the cursor and nothing else
  late: boolean; // and rows of the list are made when they come into view
  _display: Display;
  _shown: string[]; // what every unit of 8 pixels shows: title, rows, foot, and the mark
  _scroll: number;
  _first: number; // rows of the chosen option
  _end: number;
  _y: number; // where the light behind it is, in pixels
  _width: number;
  _height: number; // 0: there is none
  _unit: number; // pixels of a row when it was lit
  _foot: string; // what the buttons do
  _reasons: string[] | undefined; // what stands there instead while the cursor is on one of these options
  _big: boolean;
  _crc: (text: string) => number;
  _key: number; // of the layout: a checksum, because all of its words would be in memory twice
  _down: number; // pixels that the panel shows all of it lower, against burn-in

  constructor(display: Display, crc: (text: string) => number) {
    this.layout = compose({ title: '' }, false);
    this.place = undefined;
    this.moves = false;
    this.late = false;
    this._display = display;
    this._shown = [];
    this._scroll = 0;
    this._first = 0;
    this._end = 0;
    this._y = 0;
    this._width = 0;
    this._height = 0;
    this._unit = 8;
    this._foot = '';
    this._reasons = undefined;
    this._big = false;
    this._crc = crc;
    this._key = -1;
    this._down = 0;
  }

  /** Moves the picture down by 0 or 1 pixel. The lowest line would come back above the title, as dots like accents: the foot is drawn without it. */
  shift(down: number): void {
    this._down = down;
    if (this._shown.length) this._edge(FOOT, this._shown[FOOT]);
    this._display.shift(down);
  }

  /** The notice goes with this press: what is below it has all of the room again. */
  dismiss(): void {
    const { layout } = this;
    layout.notice = [];
    layout.room = layout.units;
    this._key = -1; // the same notice may come again
  }

  /** A press was heard: what is chosen goes dark until the picture that it brings; where nothing is chosen, the foot is lit. */
  blink(): void {
    const display = this._display;
    if (!this._shown.length) return;
    if (this._height) {
      this._darken(true);
      this._first = this._end = -1;
    } else {
      display.invert(0, FOOT * 8, 128, 8);
      this._shown[FOOT] = '\n'; // drawn again
    }
    display.flip(display.blind ? [] : this.rows());
  }

  /** The light goes from what was chosen. A panel inverts whole units of 8 pixels only: rows of big letters are drawn again, at once, or, where others take their place, later. */
  _darken(now: boolean): void {
    const unit = this._unit;
    if (unit === 8) this._display.invert(0, this._y, this._width, this._height);
    else
      for (let y = this._y; y < this._y + this._height; y += unit) {
        const at = ((y - 8) / unit) | 0;
        if (now) this._drawBig(at, true);
        else this._shown[1 + at] = '\n';
      }
    this._height = 0;
  }

  /** One row of big letters, lit or on a lit ground. */
  _drawBig(unit: number, lit: boolean): void {
    const { layout } = this,
      y = 8 + unit * layout.unit;
    this._display.fill(0, y, lit ? 126 : CURSOR, layout.unit, !lit);
    drawRow(this._display, y, this._row(unit), 1, layout.unit, lit);
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
    const at = this._scroll + unit - notice.length;
    return (at >= 0 && at + 1 < rows.length && text.slice(rows[at], rows[at + 1])) || ' ';
  }

  /** Draws the rows that are not there yet, where each is one unit high, as most are: every press waits for this. */
  _rows(): void {
    const { text, rows, units, unit: pixels } = this.layout,
      shown = this._shown,
      display = this._display,
      last = rows.length - 1;
    let at = this._scroll;
    for (let unit = 0; unit < units; unit++) {
      const row = at < last ? text.slice(rows[at], rows[at + 1]) : ' ';
      at++;
      if (shown[unit + 1] !== row) {
        shown[unit + 1] = row;
        display.fill(0, 8 + unit * pixels, 126, pixels, false);
        if (row !== ' ') drawRow(display, 8 + unit * pixels, row, 1, pixels, true);
      }
    }
  }

  /** The same where rows may belong to the one above, or a notice stands over them. */
  _tallRows(): void {
    const { notice, rows, text, units: most } = this.layout,
      shown = this._shown,
      last = rows.length - 1,
      units = notice.slice(); // what each shall show, and the one below the last
    let at = this._scroll;
    for (let unit = notice.length; unit <= most; unit++) {
      units.push(at < last ? text.slice(rows[at], rows[at + 1]) : ' ');
      at++;
    }
    for (let unit = 0; unit < most; unit++) if (shown[1 + unit] !== units[unit]) this._draw(unit, units);
  }

  /** Draws the row at this unit with all that belongs to it. Half of a picture says nothing, so it is left out. */
  _draw(unit: number, units: string[]): void {
    const { notice, unit: pixels, units: most } = this.layout,
      top = notice.length;
    let head = unit,
      end = unit + 1;
    if (unit >= top) {
      while (head > top && units[head] === '.') head--;
      while (units[end] === '.') end++;
    }
    const row = units[head] === '.' || end > most ? ' ' : units[head], // its first part is scrolled out of view, or its last
      to = Math.min(most, end);
    for (let i = head; i < to; i++) this._shown[1 + i] = units[i];
    this._display.fill(0, 8 + head * pixels, 126, (to - head) * pixels, false);
    drawRow(this._display, 8 + head * pixels, row, to - head, pixels, true);
  }

  /** Puts the light behind an option. What is cut in half is not shown, so it is not lit. */
  _light(first: number, end: number): void {
    const scroll = this._scroll,
      { text, rows, room, unit, units } = this.layout;
    let from = Math.max(first, scroll),
      to = Math.min(end, scroll + room);
    // every press comes here: letters are looked at where they lie
    if (text.charAt(rows[from]) === '.') from++;
    if (text.charAt(rows[to]) === '.') to--;
    this._height = 0;
    if (from >= to) return;
    this._y = 8 + unit * (from - scroll + units - room);
    this._height = unit * (to - from);
    this._unit = unit;
    this._width = text.charAt(rows[from]) === 'B' ? barLight(rowOf(this.layout, from)) : CURSOR;
    if (unit === 8) this._display.invert(0, this._y, this._width, this._height);
    else for (; from < to; from++) this._drawBig(from - scroll + units - room, false);
  }

  /** Moves the cursor to the next option when both are in view, without asking the screen. False: nothing is done. */
  step(by: number): boolean {
    const place = this.place;
    if (!this.moves || !place || place.cursor + by < 0) return false; // Espruino's Uint16Array throws at [-1]
    const options = this.layout.options,
      scroll = this._scroll,
      to = place.cursor + by,
      first = options[to],
      end = options[to + 1];
    if (!(first >= scroll && end <= scroll + this.layout.room && this._height && (to || !scroll))) return false;
    place.cursor = to;
    this._first = first;
    this._end = end;
    this._darken(true);
    this._light(first, end);
    if (this._reasons) this._footer();
    this._display.flip(this._display.blind ? [] : this.rows());
    return true;
  }

  /** The cursor was moved, or the list below it, and nothing else has changed. */
  move(): void {
    const place = this.place!,
      same = place.scroll === this._scroll,
      left = this._first;
    this._scroll = place.scroll;
    this._choose(place);
    this._finish(same, left);
  }

  /** Another second of the timer in the title, and with `digits` of the large ones. Only what changed is drawn; both are as long as before. False: all has to be drawn. */
  count(before: string, face: string, digits: boolean): boolean {
    const shown = this._shown,
      display = this._display,
      title = shown[0] || '',
      at = title.lastIndexOf(HOURGLASS) + 1,
      end = at + face.length,
      x = LEFT + 6 * at;
    if (!shown.length) return false;
    if (at && title.slice(at, end) === before) {
      shown[0] = title.slice(0, at) + face + title.slice(end);
      display.fill(x, 0, 6 * face.length, 8, false);
      display.text(x, -1, face, 1, true);
      display.fill(x, 7, 6 * face.length, 1, true);
    }
    if (digits) {
      const { layout } = this,
        row = `T${face}`;
      shown[1] = row;
      layout.text = row + layout.text.slice(row.length);
      this._key = -1; // these rows were never made
      drawDigits(display, 9, face, 16, before);
    }
    display.flip(display.blind ? [] : this.rows());
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
    const title = unit === 0,
      y = title ? -1 : unit * 8 + 1 - this._down, // the first row of a letter is empty, so nothing of a title is cut off
      display = this._display;
    this._shown[unit] = text;
    display.fill(0, unit * 8, 128, 8, false);
    display.text(LEFT, y, title || this._down ? text : withoutHooks(text), 1, true);
    display.fill(0, title ? 7 : unit * 8, 128, 1, true); // both stand apart from what is between them
    if (!title && this._down) display.fill(0, 63, 128, 1, false);
  }

  /** What the buttons do, or the reason against what is chosen. */
  _footer(): void {
    const reasons = this._reasons;
    let foot = (reasons && this.place && reasons[this.place.cursor]) || this._foot;
    if (foot.length > COLUMNS) foot = wrap(foot, COLUMNS - 1)[0] + ELLIPSIS; // OK tells all of it
    if (this._shown[FOOT] !== foot) this._edge(FOOT, foot);
  }

  /** A mark at the right edge tells which part of a long list is in view. */
  _mark(): void {
    const { room, rows } = this.layout, // below a notice there is less room
      total = rows.length - 1,
      tall = ROOM * 8,
      part = total > room ? `${this._scroll}/${room}/${total}` : '';
    if (this._shown[MARK] === part) return;
    this._shown[MARK] = part;
    this._display.fill(126, 8, 2, tall, false);
    if (part) this._display.fill(126, 8 + (((tall * this._scroll) / total) | 0), 2, Math.max(4, ((tall * room) / total) | 0), true);
  }

  /** The rows of the option that is chosen, if there is one. */
  _choose(place: Place): void {
    const options = this.layout.options,
      cursor = place.cursor;
    place.scroll = this._scroll;
    if (cursor + 1 >= options.length) return;
    this._first = options[cursor];
    this._end = options[cursor + 1];
  }

  /** Where the list of a new view is scrolled to. `same`: its rows are those that are shown. */
  _scrollTo(view: View, place: Place, same: boolean, big: boolean): number {
    const most = this.layout.options.length - 2,
      scroll = place.scroll;
    if (most >= 0 && place.cursor > most) place.cursor = most; // a list that became shorter: what it has now can be chosen
    if (same && scroll === this._scroll && !view.follow) return scroll;
    // a list that changed keeps what is chosen in view; where there are words above it that nobody has left yet, those are read first
    return scrolled(
      this.layout,
      scroll,
      place.cursor,
      !!view.follow || (!same && (scroll > 0 || big !== this._big || !!view.asks || !view.body)),
    );
  }

  /** Draws what a new layout, another scroll or another cursor changes. `left`: the first row of what was chosen. */
  _finish(same: boolean, left: number): void {
    const moved = !same || left !== this._first;
    if (moved && this._height) this._darken(same);
    if (!same) {
      if (this.layout.tall || this.layout.notice.length) this._tallRows();
      else this._rows();
      this._mark();
    }
    if (moved) this._light(this._first, this._end);
    this._footer();
    this._display.flip(this._display.blind ? [] : this.rows());
  }

  /** A view that does not fit in big letters has the same words in small ones: then no row that is shown counts. */
  _forgetRows(): void {
    for (let unit = 1; unit < this._shown.length && unit <= ROOM; unit++) this._shown[unit] = '';
  }

  paint(view: View, big: boolean): void {
    const key = this._crc(keyOf(view, big)),
      known = key === this._key,
      same = known && this._shown.length > 0 && big === this._big,
      place = view.place,
      right = view.right,
      title = right ? `${(view.title + BLANKS).slice(0, 20 - right.length)} ${right}` : view.title.slice(0, 21),
      left = this._first,
      before = this._scroll;
    if (!known) {
      const old = this.layout;
      this._key = -1;
      old.text = ''; // two pictures and a question are too much for the memory
      this.layout = compose(view, big);
      if (this.layout.big !== old.big) this._forgetRows();
    }
    view.options = view.bars = undefined; // the rows say the same, and a long list twice is a good part of the memory
    this.place = place;
    this.moves = !view.asks && !view.notice;
    this.late = !!view.late;
    this._foot = view.foot || '';
    this._reasons = view.reasons;
    this._key = key;
    this._scroll = place ? this._scrollTo(view, place, same, big) : 0;
    this._first = this._end = -1;
    if (place) this._choose(place);
    this._big = big;
    if (this._shown[0] !== title) this._edge(0, title);
    this._finish(same && before === this._scroll, left);
  }

  /** The same picture as text, top to bottom. */
  rows(): string[] {
    const rows = [trimmed(this._shown[0])];
    const { room, units } = this.layout;
    for (let unit = 0; unit < ROOM; unit++) {
      const at = this._scroll + unit + room - units,
        chosen = at >= this._first && at < this._end && unit >= units - room;
      rows.push(unit < units ? trimmed(words(this._row(unit), chosen)) : '');
    }
    rows.push(this._shown[FOOT]);
    return rows;
  }
}
