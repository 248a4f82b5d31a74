// A view as pixels. Draws only the rows that differ from what is there: on the device a row costs more than all the thinking about it.
import type { Display } from '../../hal/hal';
import { compose, type Layout, ROOM, scrolled } from './layout';
import { dieFace } from './pictures';
import type { View } from './view';

const FOOT = 7,
  BAR_AT = 62,
  BAR_WIDTH = 36;

export interface Painter {
  /** The same picture as text, top to bottom. */
  rows(): string[];
  layout: Layout; // of the last picture
  paint(view: View, big: boolean): void;
  /** Everything is drawn again next time. */
  forget(): void;
}

export function painter(display: Display): Painter {
  let shown: string[] = []; // what every unit of 8 pixels holds: a key, see draw()

  function drawDice(y: number, row: string) {
    let x = 0;
    for (const face of row.slice(1).split(' ')) {
      const pips = face.length == 1 && face >= '1' && face <= '6';
      display.image(x, y, dieFace(pips ? +face : 0));
      if (!pips) display.text(x + (face.length > 1 ? 2 : 5), y + 4, face.slice(0, 2), 1, true);
      if (face.length > 2) {
        display.fill(x, y, 17, 15, false);
        display.text(x, y + 4, face, 1, true);
      }
      x += 18;
    }
  }

  /** Seven strokes a digit: half as tall again as letters could be, and bold. */
  function drawDigits(y: number, text: string, half: number) {
    const thin = text.split(':').length - 1;
    const width = Math.min(24, (((124 - thin * 12) / (text.length - thin)) | 0) - 4);
    let x = (128 - (text.length - thin) * (width + 4) - thin * 12 + 4) >> 1;
    for (const digit of text.split('')) {
      // one bit a stroke: top, middle, bottom, upper left, upper right, lower left, lower right
      const strokes = digit == '-' ? 2 : digit == 'h' ? 0x6a : '\x7d\x50\x37\x57\x5a\x4f\x6f\x51\x7f\x5f'.charCodeAt(+digit);
      if (digit == ':') {
        display.fill(x + 1, y + half - 7, 6, 6, true);
        display.fill(x + 1, y + half + 7, 6, 6, true);
        x += 12;
        continue;
      }
      for (let i = 0; i < 3; i++) if (strokes & (1 << i)) display.fill(x, y + i * half, width, 6, true);
      for (let i = 0; i < 4; i++) if (strokes & (8 << i)) display.fill(i & 1 ? x + width - 6 : x, i < 2 ? y : y + half, 6, half + 6, true);
      x += width + 4;
    }
  }

  function drawBar(y: number, row: string) {
    const parts = row.slice(1).split('\n');
    const name = parts[0].slice(0, parts.length == 2 ? 20 - Math.min(10, parts[1].length) : 10),
      chosen = row.charAt(0) == 'S';
    if (chosen) display.fill(0, y, 6 * name.length + 2, 8, true);
    display.text(1, y, name, 1, !chosen);
    if (parts.length == 2) {
      const room = 20 - name.length;
      display.text(124 - 6 * Math.min(room, parts[1].length), y, parts[1].slice(0, room), 1, true);
      return;
    }
    const value = +parts[1],
      most = +parts[2];
    const text = value + '/' + most;
    const width = Math.min(BAR_WIDTH, 124 - 6 * text.length - BAR_AT);
    display.fill(BAR_AT, y + 1, width, 6, true);
    const full = most > 0 ? Math.max(0, Math.min(width - 2, (((width - 2) * value) / most) | 0)) : 0;
    display.fill(BAR_AT + 1 + full, y + 2, width - 2 - full, 4, false);
    display.text(124 - 6 * text.length, y, text, 1, true);
  }

  /** One row and its continuation, `units` high. */
  function drawRow(y: number, row: string, units: number, big: boolean) {
    const kind = row.charAt(0),
      text = row.slice(1),
      size = big ? 2 : 1;
    const lit = kind == '>' || kind == '!';
    if (kind == 'D') drawDice(y, row);
    else if (kind == 'B' || kind == 'S') drawBar(y, row);
    else if (kind == 'T') drawDigits(y + 1, text, units * 4 - 4);
    else if (kind == 'C') display.text((128 - text.length * 24) >> 1, y + 2, text, 4, true);
    else if (kind == 'N' || kind == 'L') display.text((124 - text.length * 12) >> 1, y + 1, text, 2, true);
    else {
      if (lit) display.fill(0, y, kind == '!' ? 125 : 119, units * 8, true);
      display.text(kind == '>' || kind == '-' ? 2 : 0, y, text, size, !lit);
    }
  }

  /** The words of a row, for who reads instead of looks. */
  function words(row: string): string {
    const kind = row.charAt(0),
      text = row.slice(1);
    if (kind == '.') return '';
    if (kind == '>') return '>' + text;
    if (kind == '-') return ' ' + text;
    if (kind == 'D') return '[' + text.split(' ').join('] [') + ']';
    if (kind == 'N') return '< ' + text + ' >';
    if (kind != 'B' && kind != 'S') return text;
    const parts = text.split('\n');
    return (kind == 'S' ? '>' : ' ') + parts[0] + ' ' + parts[1] + (parts[2] === undefined ? '' : '/' + parts[2]);
  }

  function edge(unit: number, key: string, inverse: boolean) {
    if (shown[unit] == key) return;
    shown[unit] = key;
    display.fill(0, unit * 8, 128, 8, inverse);
    display.text(1, unit * 8, key, 1, !inverse);
  }

  /** A mark at the right edge tells which part of a long list is in view. */
  function mark(total: number, scroll: number) {
    const part = total > ROOM ? scroll + '/' + total : '';
    if (shown[8] == part) return;
    shown[8] = part;
    display.fill(126, 8, 2, ROOM * 8, false);
    if (!part) return;
    const top = ((ROOM * 8 * scroll) / total) | 0;
    display.fill(126, 8 + top, 2, Math.max(4, ((ROOM * 8 * ROOM) / total) | 0), true);
  }

  /** All that makes the rows of a view, but not where the cursor is: while it is the same, they are not made again. */
  function keyOf(view: View, big: boolean): string {
    const join = (list?: any[]) => (list ? list.join('\n') : '');
    return [
      big,
      view.notice,
      view.digits,
      view.clock,
      view.body,
      join(view.dice),
      view.faces,
      view.dial,
      join(view.odds),
      join(view.bars),
      join(view.options),
    ].join('\r');
  }

  /** The row that a unit shows, with its mark when it is chosen. */
  function rowAt(at: number): string {
    const row = self.layout.rows[at] || ' ';
    if (at < first || at >= end || row == '.') return row;
    return (row.charAt(0) == 'B' ? 'S' : '>') + row.slice(1);
  }

  let key = '', // of the layout
    big = false,
    scroll = 0,
    first = 0, // rows of the chosen option
    end = 0,
    title = '',
    foot = '';

  /** Draws the row at this unit with all that belongs to it. Half of a picture says nothing, so it is left out. */
  function drawAt(unit: number): void {
    let head = unit;
    while (head >= 0 && rowAt(scroll + head) == '.') head--;
    let units = 1;
    while (rowAt(scroll + head + units) == '.') units++;
    const whole = head >= 0 && head + units <= ROOM,
      from = Math.max(0, head),
      to = Math.min(ROOM, head + units);
    let width = 124; // as much as an option takes, so that a moved cursor stays within 260 bytes
    for (let i = from; i < to; i++) {
      const old = shown[1 + i];
      // the 21st letter of a text and the ground of a notice have one column more
      if (!old || old.charAt(0) == '!' || (old.charAt(0) == ' ' && old.length > 21)) width = 125;
      shown[1 + i] = rowAt(scroll + i);
    }
    display.fill(0, 8 + from * 8, width, (to - from) * 8, false);
    drawRow(8 + from * 8, whole ? rowAt(scroll + head) : ' ', to - from, big && units > 1);
  }

  const self: Painter = {
    layout: { rows: [], options: [0] },
    forget() {
      shown = [];
    },
    rows() {
      const rows = [title];
      for (let unit = 0; unit < ROOM; unit++) rows.push(words(rowAt(scroll + unit)));
      rows.push(foot);
      return rows.map(row => row.replace(/ +$/, ''));
    },
    paint(view, large) {
      const fresh = keyOf(view, large),
        place = view.place;
      if (fresh != key) self.layout = compose(view, large);
      key = fresh;
      big = large;
      const layout = self.layout;
      scroll = place ? scrolled(layout, place.scroll, place.cursor, false) : 0;
      first = end = -1;
      if (place) {
        place.scroll = scroll;
        if (place.cursor + 1 < layout.options.length) {
          first = layout.options[place.cursor];
          end = layout.options[place.cursor + 1];
        }
      }
      const right = view.right || '';
      title = (view.title + '                     ').slice(0, 21 - right.length) + right;
      foot = view.foot || '';
      edge(0, title, true);
      for (let unit = 0; unit < ROOM; unit++) if (shown[1 + unit] != rowAt(scroll + unit)) drawAt(unit);
      mark(layout.rows.length, scroll);
      edge(FOOT, foot, false);
      display.flip(display.blind ? [] : self.rows());
    },
  };
  return self;
}
