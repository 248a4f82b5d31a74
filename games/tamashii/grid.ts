// The Launcher that the device holds: refill, programming, preparing, unlocking, finding a Pattern (p. 7, 14). s.job[0] is the player.
import { back, type Steps, type Table } from '../kit';
import { BACK, dial, entries, type Go, menu, OTHER, sitsOut, UPGRADE } from './ask';
import { enter, nextPlayer, offLauncher } from './effects';
import { BY_ROWS, KINDS, LOCKED, OPEN, PL2, PL3, type Tamashii } from './state';
import { slotNames, typeNames } from './tracks';

/** Symbols of a Pattern: 0-3 basic types, then these; 6 is Open only: no basic type fits it. */
const CORE = 4,
  ANY = 5,
  GAP = 7;

export const grid = (): Steps<Tamashii> => {
  const size = (s: Tamashii) => s.shape[0] * s.shape[1];
  const slot = (s: Tamashii, i: number) => s.grid[s.job[0] * size(s) + i];
  /** The Launcher as rows of letters, one for each name there is (bLacK, pInk): . empty, # locked, * Open, X Corrupted. */
  const picture = (s: Tamashii): string => {
    let letters = '.',
      text = '';
    for (const type of s.types) letters += 'RBGYPOWICK'[type];
    letters += '*X#';
    for (let i = 0; i < size(s); i++) text += (i % s.shape[1] ? ' ' : '\n') + letters[slot(s, i)];
    return text;
  };
  /** One entry for each slot that holds from `low` to `high`. */
  const slots = (s: Tamashii, low: number, high: number, go: (i: number) => Go) => {
    const names = slotNames(s.shape[0], s.shape[1]),
      list: (string | Go)[] = [];
    for (let i = 0; i < names.length; i++) {
      const value = slot(s, i);
      if (value >= low && value <= high) list.push(names[i] + (value && value < LOCKED ? ' ' + typeNames(s)[value - 1] : ''), go(i));
    }
    return list;
  };
  /** Draws one token. Only an empty Bag takes the whole Dump (TA-152); undefined when both are empty (TA-153). */
  const drawToken = (s: Tamashii, t: Table<Tamashii>): number | undefined => {
    const from = s.job[0] * KINDS;
    let n = 0;
    for (let turn = 0; turn < 2 && !n; turn++)
      for (let i = from; i < from + KINDS; i++) {
        if (turn) {
          s.bag[i] = s.dump[i];
          s.dump[i] = 0;
        }
        n += s.bag[i];
      }
    if (!n) return undefined;
    let place = t.card(n),
      type = 0;
    while (place >= s.bag[from + type]) place -= s.bag[from + type++];
    s.bag[from + type]--;
    return type;
  };
  const lay = (s: Tamashii, i: number, type: number) => {
    s.grid[s.job[0] * size(s) + i] = type + 1;
    s.launcher[s.job[0] * KINDS + type]++;
  };
  /** Fills the empty lit slots, column by column unless the table reads it by rows (TA-088, AM-40). Unlocked slots are lit (TA-089). */
  const fill = (s: Tamashii, t: Table<Tamashii>) => {
    const rows = s.shape[0],
      cols = s.shape[1];
    for (let i = 0; i < rows * cols; i++) {
      const at = s.rulings & BY_ROWS ? i : (i % rows) * cols + ((i / rows) | 0);
      if (slot(s, at) || !((s.highlight | s.lockedSlots) & (1 << at))) continue;
      const type = drawToken(s, t);
      if (type === undefined) return;
      lay(s, at, type);
    }
  };
  /** Refill and Program: the next player, then the next step. */
  const onward = (s: Tamashii): string => {
    const more = nextPlayer(s),
      refill = s.step == PL2;
    s.job = [s.seat];
    if (more) return refill ? 'refill' : 'program';
    enter(s, PL3);
    return refill ? 'program' : 'planning.last';
  };
  const moved = (s: Tamashii) => (s.back.length ? '<' : onward(s));
  /** Every set of slots that shows the Pattern (TA-157 to TA-166): in four turns, or in their mirror images. */
  const placements = (s: Tamashii, mirrored?: boolean): number[][] => {
    const rows = s.shape[0],
      cols = s.shape[1],
      found: number[][] = [],
      seen: string[] = [];
    let cells: number[] = []; // row, column, symbol, in turns
    let r = 0,
      c = 0;
    for (let i = 0; i < s.pattern.length; i++) {
      const way = s.pattern[i] >> 3,
        symbol = s.pattern[i] & 7;
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
        const set: number[] = [];
        for (let i = 0; i < cells.length; i += 3) {
          const row = ((start / cols) | 0) + cells[i] - cells[0],
            col = (start % cols) + cells[i + 1] - cells[1],
            at = row * cols + col,
            symbol = cells[i + 2];
          if (row < 0 || col < 0 || row >= rows || col >= cols || set.indexOf(at) >= 0) break;
          const type = slot(s, at) - 1; // -1 empty, above OPEN it is Corrupted or locked
          if (type < 0 || type > OPEN) break;
          if (type != OPEN && symbol != ANY && type != (symbol == CORE ? s.core[s.job[0]] : symbol)) break;
          set.push(at);
        }
        if (!set.length || set.length * 3 < cells.length) continue;
        set.sort((a, b) => a - b);
        if (seen.indexOf(set.join()) >= 0) continue;
        seen.push(set.join());
        found.push(set);
      }
    }
    return found;
  };

  return {
    refill(s, t) {
      if (s.phaseSkip[s.seat]) return sitsOut(s, () => onward(s));
      return menu(
        s,
        'REFILL empty lit\nslots',
        [
          'Draw',
          () => {
            s.job = [s.seat];
            fill(s, t);
            return onward(s);
          },
          UPGRADE,
          0,
          OTHER,
        ],
        s.seat,
      );
    },

    program(s) {
      if (s.phaseSkip[s.seat]) return sitsOut(s, () => onward(s));
      const program = (n: number, next: string) => () => {
        s.job = [s.seat, 0, n];
        return next;
      };
      return menu(
        s,
        'PROGRAM, PRO {pro}\nSlide or swap, not\ndiagonally',
        [
          'Moves: ' + s.pro[s.seat],
          s.pro[s.seat] > 0 && program(s.pro[s.seat], 'move'),
          'Another number',
          program(0, 'moves'),
          'Done',
          () => onward(s),
          UPGRADE,
          0,
          OTHER,
        ],
        s.seat,
      );
    },

    moves: s =>
      dial(s, 'How many moves?', 20, s.pro[s.job[0]], n => {
        s.job[2] = n;
        return n ? 'move' : moved(s);
      }),

    move: s =>
      menu(
        s,
        'Moves left: ' + s.job[2] + picture(s),
        slots(s, 1, KINDS, i => () => {
          s.job[1] = i;
          return 'to';
        }).concat('Done', () => moved(s)),
      ),

    to(s) {
      const from = s.job[1],
        cols = s.shape[1],
        base = s.job[0] * size(s);
      return menu(
        s,
        'Where to?' + picture(s),
        entries(['Up', 'Down', 'Left', 'Right'], side => {
          const r = ((from / cols) | 0) + [-1, 1, 0, 0][side],
            c = (from % cols) + [0, 0, -1, 1][side],
            a = base + from,
            b = base + r * cols + c;
          if (r < 0 || c < 0 || r >= s.shape[0] || c >= cols) return '!Off the Launcher';
          if (s.grid[b] == LOCKED) return '!Locked slot';
          return () => {
            // slide into an empty slot, or switch two tokens
            const value = s.grid[b];
            s.grid[b] = s.grid[a];
            s.grid[a] = value;
            return --s.job[2] > 0 ? 'move' : moved(s);
          };
        }).concat('Diagonally', '!Never', 'Back', 'move'),
      );
    },

    prepare: (s, t) =>
      dial(s, 'Prepare how many\ntokens?', 20, 1, n => {
        // all at once before the first is placed, and never more than there are slots (TA-154)
        s.hand = [];
        for (let room = slots(s, 0, 0, () => 0).length / 2; room > 0 && n > 0; room--, n--) {
          const type = drawToken(s, t);
          if (type !== undefined) s.hand.push(type);
        }
        return s.hand.length ? 'place' : '<';
      }),

    place(s) {
      let names = '';
      for (const type of s.hand) names += ' ' + typeNames(s)[type];
      const list = s.hand.length
        ? slots(s, 0, 0, i => () => {
            lay(s, i, s.hand.splice(0, 1)[0]);
            return s.hand.length ? 'place' : '<';
          })
        : [];
      return menu(s, 'Place:' + names + picture(s), list.concat('No slot', !list.length && BACK));
    },

    unlock(s) {
      const list = slots(s, LOCKED, LOCKED, i => () => {
        s.grid[s.job[0] * size(s) + i] = 0;
        s.locks[s.job[0]] = Math.max(0, s.locks[s.job[0]] - 1);
        return '<';
      });
      return menu(s, 'Unlock which?' + picture(s), list.concat('No Lock left', !list.length && BACK));
    },

    found(s) {
      const names = slotNames(s.shape[0], s.shape[1]),
        list: (string | Go)[] = [],
        found = placements(s);
      for (const set of found) {
        let name = '';
        for (const i of set) name += (name && ' ') + names[i];
        list.push(name, () => {
          for (const i of set) {
            const type = slot(s, i) - 1;
            offLauncher(s, s.job[0], type, i);
            s.dump[s.job[0] * KINDS + type]++;
          }
          return '<';
        });
      }
      return menu(
        s,
        (found.length ? 'Launch it from' : 'Not on your Launcher') + picture(s),
        list.concat(
          'The mirror image',
          !found.length && placements(s, true).length ? '!Turn, never mirror' : 0,
          'Draw it again',
          () => {
            s.pattern = [];
            return 'pattern.draw';
          },
          'Not launched',
          () => {
            back(s);
            return 'launch.menu';
          },
        ),
      );
    },
  };
};
