// The Pattern checker: a Pattern is drawn once, then looked for on the Launcher. It may be turned, never mirrored (p. 7).
import { back, type Steps } from '../kit';
import { entries, type Go, menu } from './ask';
import { offLauncher } from './effects';
import { picture } from './grid';
import { DUMP, HACK, KINDS, LOCKED, OPEN, type Tamashii } from './state';
import { slotNames, typeNames } from './tracks';

/** Symbols of a Pattern: 0-3 basic types, then these. */
const CORE = 4,
  ANY = 5,
  GAP = 7; // and 6 is Open only: no basic type fits it

/** Does a slot fit a symbol of the Pattern (TA-161 to TA-166)? */
function fits(value: number, symbol: number, core: number): boolean {
  const type = value - 1;
  if (!value || value == LOCKED || value == KINDS) return false;
  if (type == OPEN) return true;
  return symbol == CORE ? type == core : symbol == ANY || type == symbol;
}

/** Every set of slots that shows the Pattern: in four turns, or in their mirror images. */
export function placements(s: Tamashii, seat: number, pattern: number[], mirrored?: boolean): number[][] {
  const rows = s.shape[0],
    cols = s.shape[1],
    found: number[][] = [],
    seen: string[] = [];
  let cells: number[] = []; // row, column, symbol, in turns
  let r = 0,
    c = 0;
  for (let i = 0; i < pattern.length; i++) {
    const way = pattern[i] >> 3,
      symbol = pattern[i] & 7;
    if (i) {
      r += [-1, 1, 0, 0][way];
      c += [0, 0, -1, 1][way];
    }
    if (symbol != GAP) cells.push(r, mirrored ? -c : c, symbol);
  }
  for (let turn = 0; turn < 4; turn++) {
    const next: number[] = [];
    for (let i = 0; i < cells.length; i += 3) next.push(cells[i + 1], -cells[i], cells[i + 2]);
    cells = next;
    for (let start = 0; start < rows * cols; start++) {
      const slots: number[] = [];
      for (let i = 0; i < cells.length; i += 3) {
        const row = ((start / cols) | 0) + cells[i] - cells[0],
          col = (start % cols) + cells[i + 1] - cells[1],
          slot = row * cols + col;
        if (row < 0 || col < 0 || row >= rows || col >= cols) break;
        if (!fits(s.grid[seat * rows * cols + slot], cells[i + 2], s.core[seat]) || slots.indexOf(slot) >= 0) break;
        slots.push(slot);
      }
      if (!slots.length || slots.length * 3 < cells.length) continue;
      slots.sort((a, b) => a - b);
      if (seen.indexOf(slots.join()) >= 0) continue;
      seen.push(slots.join());
      found.push(slots);
    }
  }
  return found;
}

export const pattern = (): Steps<Tamashii> => {
  const ways = ['Up', 'Down', 'Left', 'Right'];
  const symbols = (s: Tamashii) => typeNames(s).slice(0, 4).concat('Core', 'Any', 'Open only', 'Gap');
  const leave = (s: Tamashii) => () => {
    back(s);
    return 'launch.menu';
  };
  const again = (s: Tamashii) => () => {
    s.pattern = [];
    return 'draw';
  };
  /** Basic Patterns are kept: drawn once, known for ever (CV-08). Six slots fit into one number. */
  const keep = (s: Tamashii) => () => {
    let code = 1;
    for (let i = s.pattern.length - 1; i > 0; i--) code = code * 32 + s.pattern[i];
    if (s.launching < HACK && s.pattern.length < 7) s.shapes[s.launching] = code * 8 + s.pattern[0];
    return 'found';
  };

  return {
    draw(s) {
      const n = s.pattern.length;
      let text = '';
      for (let i = 0; i < n; i++) text += (i ? ' ' + ways[s.pattern[i] >> 3] + ' ' : '') + symbols(s)[s.pattern[i] & 7];
      return menu(
        s,
        n ? text + '\nNext slot?' : '@: draw the\nPattern. One end is',
        entries(
          n ? ways : symbols(s).slice(0, GAP),
          i =>
            n < 12 &&
            (() => {
              if (n) s.aim[1] = i * 8;
              else s.pattern = [i];
              return n ? 'symbol' : 'draw';
            }),
        ).concat(
          'Find it',
          n > 0 && (s.pattern[n - 1] & 7) != GAP && keep(s),
          'Draw it again',
          n > 0 && again(s),
          'Check by eye',
          () => {
            s.job = [DUMP, s.seat, 99, 31];
            return 'data.take';
          },
          'Not launched',
          leave(s),
        ),
      );
    },

    symbol: s =>
      menu(
        s,
        'What is there?',
        entries(symbols(s), i => () => {
          s.pattern.push(s.aim[1] + i);
          return 'draw';
        }),
      ),

    found(s) {
      const names = slotNames(s.shape[0], s.shape[1]),
        list: (string | Go)[] = [],
        found = placements(s, s.seat, s.pattern);
      for (const slots of found) {
        let name = '';
        for (const slot of slots) name += (name && ' ') + names[slot];
        list.push(name, () => {
          for (const slot of slots) {
            const type = s.grid[s.seat * names.length + slot] - 1;
            offLauncher(s, s.seat, type, slot);
            s.dump[s.seat * KINDS + type]++;
          }
          return back(s);
        });
      }
      return menu(
        s,
        (found.length ? 'Launch it from' : 'Not on your Launcher') + picture(s, s.seat),
        list.concat(
          'The mirror image',
          !found.length && placements(s, s.seat, s.pattern, true).length ? '!Turn, never mirror' : 0,
          'Draw it again',
          again(s),
          'Not launched',
          leave(s),
        ),
      );
    },
  };
};
