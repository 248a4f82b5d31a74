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
  rows: string[];
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

  function drawBar(y: number, row: string) {
    const parts = row.slice(1).split('\n');
    const name = parts[0].slice(0, parts.length == 2 ? 20 - Math.min(10, parts[1].length) : 10),
      chosen = row.charAt(0) == 'S';
    if (chosen) display.fill(0, y, 6 * name.length + 2, 8, true);
    display.text(1, y, name, 1, !chosen);
    if (parts.length == 2) {
      const room = 20 - name.length;
      display.text(126 - 6 * Math.min(room, parts[1].length), y, parts[1].slice(0, room), 1, true);
      return;
    }
    const value = +parts[1],
      most = +parts[2];
    const text = value + '/' + most;
    const width = Math.min(BAR_WIDTH, 126 - 6 * text.length - BAR_AT);
    display.fill(BAR_AT, y + 1, width, 6, true);
    const full = most > 0 ? Math.max(0, Math.min(width - 2, (((width - 2) * value) / most) | 0)) : 0;
    display.fill(BAR_AT + 1 + full, y + 2, width - 2 - full, 4, false);
    display.text(126 - 6 * text.length, y, text, 1, true);
  }

  /** One row and its continuation, `units` high. */
  function drawRow(y: number, row: string, units: number, big: boolean) {
    const kind = row.charAt(0),
      text = row.slice(1),
      size = big ? 2 : 1;
    const lit = kind == '>' || kind == '!';
    display.fill(0, y, 124, units * 8, false);
    if (kind == 'D') drawDice(y, row);
    else if (kind == 'B' || kind == 'S') drawBar(y, row);
    else if (kind == 'C') display.text((128 - text.length * 24) >> 1, y, text, 4, true);
    else if (kind == 'N' || kind == 'L') display.text((124 - text.length * 12) >> 1, y, text, 2, true);
    else {
      if (lit) display.fill(0, y, 119, units * 8, true);
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
    const key = total > ROOM ? 'm' + (((ROOM * 8 * scroll) / total) | 0) + '/' + (((ROOM * 8 * ROOM) / total) | 0) : '';
    if (shown[8] == key) return;
    shown[8] = key;
    display.fill(125, 8, 3, ROOM * 8, false);
    if (!key) return;
    const top = ((ROOM * 8 * scroll) / total) | 0;
    display.fill(126, 8 + top, 2, Math.max(4, ((ROOM * 8 * ROOM) / total) | 0), true);
  }

  const self: Painter = {
    rows: [],
    layout: { rows: [], options: [0] },
    forget() {
      shown = [];
    },
    paint(view, big) {
      const layout = compose(view, big),
        scroll = view.place ? scrolled(layout, view.place.scroll, view.place.cursor, false) : 0;
      if (view.place) view.place.scroll = scroll;
      self.layout = layout;
      const right = view.right || '';
      const title = (view.title + '                     ').slice(0, 21 - right.length) + right;
      const rows = [title.replace(/ +$/, '')];
      edge(0, title, true);
      for (let unit = 0; unit < ROOM; unit++) {
        const row = layout.rows[scroll + unit] || ' ';
        rows.push(words(row).replace(/ +$/, ''));
        if (row.charAt(0) == '.') continue;
        let units = 1;
        while (unit + units < ROOM && layout.rows[scroll + unit + units] == '.') units++;
        const cut = layout.rows[scroll + unit + units] == '.'; // half of a picture says nothing
        const key = (cut ? ' ' : row) + units;
        let same = true;
        for (let i = 0; i < units; i++) same = same && shown[1 + unit + i] == key;
        if (same) continue;
        for (let i = 0; i < units; i++) shown[1 + unit + i] = key;
        drawRow(8 + unit * 8, cut ? ' ' : row, units, big && row != ' ' && units > 1);
      }
      // a continuation whose row is scrolled out of view is blank
      for (let unit = 0; unit < ROOM && (layout.rows[scroll + unit] || ' ').charAt(0) == '.'; unit++)
        if (shown[1 + unit] != '.') {
          shown[1 + unit] = '.';
          drawRow(8 + unit * 8, ' ', 1, false);
        }
      mark(layout.rows.length, scroll);
      const foot = view.foot || '';
      edge(FOOT, foot, false);
      rows.push(foot);
      self.rows = rows;
      display.flip(rows);
    },
  };
  return self;
}
