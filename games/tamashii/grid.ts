// The Launcher that the device holds: refill, programming, preparing, unlocking, finding a Pattern (p. 7, 14). s.job[0] is the player.
import { back, deckOf, get, put, type Table } from '../kit';
import { BACK, entries, type List, OTHER, type Rows, sitsOut, UPGRADE } from './ask';
import { change, enter, nextPlayer, offLauncher, rest, slots, wasReset } from './effects';
import { BY_ROWS, KINDS, LOCKED, OPEN, PL2, PL3, type Tamashii } from './state';
import { slotNames, typeNames } from './tracks';

/** Symbols of a Pattern: 0-3 basic types, then these; 6 is Open only: no basic type fits it. */
const CORE = 4,
  ANY = 5,
  GAP = 7;

/** A letter for each thing in a slot, for each name of a type its own (blacK, pInk): . empty, * Open, X Corrupted, # locked. */
const letters = (s: Tamashii): string => {
  let text = '.';
  for (let i = 0; i < 4; i++) text += 'RBGYPOWICK'[+s.types[i]];
  return text + '*X#';
};

/** A player's Launcher as rows of letters, each behind its own: A1 is the first slot of row A. */
export const launcher = (s: Tamashii, seat: number): string => {
  const letter = letters(s),
    cols = +s.shape[1],
    size = slots(s);
  let text = '';
  for (let i = 0; i < size; i++) text += (i % cols ? ' ' : '\n' + 'ABCDE'[(i / cols) | 0] + ' ') + letter[+s.grid[seat * size + i]];
  return text;
};

export const grid = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const cols = +s.shape[1],
    rows = +s.shape[0],
    size = rows * cols;
  const slot = (i: number) => +s.grid[s.job[0] * size + i];
  const fillSlot = (i: number, value: number) => put(s, 'grid', value, s.job[0] * size + i);
  const picture = () => launcher(s, s.job[0]);
  /** One entry for each slot that holds from `low` to `high`. */
  const holding = (low: number, high: number, go: (i: number) => string) => {
    const names = slotNames(s.shape),
      list: List = [];
    for (let i = 0; i < names.length; i++) {
      const value = slot(i);
      if (value >= low && value <= high) list.push(names[i] + (value && value < LOCKED ? ' ' + typeNames(s)[value - 1] : ''), [go, i]);
    }
    return list;
  };
  /** Draws one token. Only an empty Bag takes the whole Dump (TA-152); undefined when both are empty (TA-153). */
  const drawToken = (): number | undefined => {
    const from = s.job[0] * KINDS;
    let n = 0;
    for (let turn = 0; turn < 2 && !n; turn++)
      for (let i = from; i < from + KINDS; i++) {
        if (turn) {
          put(s, 'bag', get(s, 'dump', i), i);
          put(s, 'dump', 0, i);
        }
        n += get(s, 'bag', i);
      }
    if (!n) return undefined;
    let place = t.card(n, () =>
        deckOf(
          'a token',
          typeNames(s),
          typeNames(s).map((_, i) => get(s, 'bag', from + i)),
        ),
      ),
      type = 0;
    while (place >= get(s, 'bag', from + type)) place -= get(s, 'bag', from + type++);
    change(s, 'bag', -1, from + type);
    return type;
  };
  const lay = (i: number, type: number) => {
    fillSlot(i, type + 1);
    change(s, 'launcher', 1, s.job[0] * KINDS + type);
  };
  /** Fills the empty lit slots, column by column unless the table reads it by rows (TA-088, AM-40). Unlocked slots are lit (TA-089). */
  const fill = () => {
    for (let i = 0; i < size; i++) {
      const at = s.rulings & BY_ROWS ? i : (i % rows) * cols + ((i / rows) | 0);
      if (slot(at) || !((s.highlight | s.locked) & (1 << at))) continue;
      const type = drawToken();
      if (type === undefined) return;
      lay(at, type);
    }
  };
  /** Refill and Program: the next player, then the next step. */
  const onward = (): string => {
    const more = nextPlayer(s),
      refill = s.step == PL2;
    s.job = [s.seat];
    if (more) return refill ? 'refill' : 'program';
    enter(s, PL3);
    return refill ? 'program' : 'planning.last';
  };
  const moved = () => (s.back.length ? '<' : onward());
  /** Every set of slots that shows the Pattern (TA-157 to TA-166): in four turns, or in their mirror images. */
  const placements = (mirrored?: boolean): number[][] => {
    const found: number[][] = [],
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
      for (let start = 0; start < size; start++) {
        const set: number[] = [];
        for (let i = 0; i < cells.length; i += 3) {
          const row = ((start / cols) | 0) + cells[i] - cells[0],
            col = (start % cols) + cells[i + 1] - cells[1],
            at = row * cols + col,
            symbol = cells[i + 2];
          if (row < 0 || col < 0 || row >= rows || col >= cols || set.indexOf(at) >= 0) break;
          const type = slot(at) - 1; // -1 empty, above OPEN it is Corrupted or locked
          if (type < 0 || type > OPEN) break;
          if (type != OPEN && symbol != ANY && type != (symbol == CORE ? +s.core[s.job[0]] : symbol)) break;
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
    refill() {
      if (wasReset(s, s.seat)) return sitsOut(s, onward);
      return [
        'REFILL empty lit\nslots',
        [
          'Draw',
          () => {
            s.job = [s.seat];
            fill();
            return onward();
          },
          UPGRADE,
          0,
          OTHER,
        ],
        s.seat,
      ];
    },

    program() {
      if (wasReset(s, s.seat)) return sitsOut(s, onward);
      const pro = get(s, 'pro', s.seat);
      const program = (n: number, next: string) => () => {
        s.job = [s.seat, 0, n];
        return next;
      };
      return [
        'PROGRAM, PRO {pro}' + launcher(s, s.seat),
        ['Moves: ' + pro, pro > 0 && program(pro, 'move'), 'Another number', program(0, 'moves'), 'Done', onward, UPGRADE, 0, OTHER],
        s.seat,
      ];
    },

    moves: () => [
      'How many moves?',
      n => {
        s.job[2] = n;
        return n ? 'move' : moved();
      },
      20,
      get(s, 'pro', s.job[0]),
    ],

    move: () => [
      'Moves left: ' + s.job[2] + picture(),
      holding(1, KINDS, i => {
        s.job[1] = i;
        return 'to';
      }).concat('Done', moved),
    ],

    to() {
      const from = s.job[1],
        token = typeNames(s)[slot(from) - 1]; // the table may have taken it away meanwhile
      /** Into an empty slot, or two tokens change places. */
      const slide = (to: number) => {
        const value = slot(to);
        fillSlot(to, slot(from));
        fillSlot(from, value);
        return --s.job[2] > 0 ? 'move' : moved();
      };
      return [
        slotNames(s.shape)[from] + ' ' + (token || 'empty') + ': where?' + picture(),
        entries(['Up', 'Down', 'Left', 'Right'], side => {
          const r = ((from / cols) | 0) + [-1, 1, 0, 0][side],
            c = (from % cols) + [0, 0, -1, 1][side],
            to = r * cols + c;
          if (!token) return '!No token there';
          if (r < 0 || c < 0 || r >= rows || c >= cols) return '!Off the Launcher';
          return slot(to) == LOCKED ? '!Locked slot' : [slide, to];
        }).concat('Diagonally', '!Never', 'Back', 'move'),
      ];
    },

    prepare: () => [
      'Prepare how many\ntokens?',
      n => {
        // all at once before the first is placed, and never more than there are slots (TA-154)
        s.hand = [];
        for (let room = holding(0, 0, moved).length / 2; room > 0 && n > 0; room--, n--) {
          const type = drawToken();
          if (type !== undefined) s.hand.push(type);
        }
        return s.hand.length ? 'place' : '<';
      },
      20,
      1,
    ],

    place() {
      const letter = letters(s);
      let hand = '';
      for (const type of s.hand) hand += (hand.length == 1 ? ' then ' : '') + letter[type + 1];
      const list = s.hand.length
        ? holding(0, 0, i => {
            lay(i, s.hand.splice(0, 1)[0]);
            return s.hand.length ? 'place' : '<';
          })
        : [];
      return ['Place ' + hand + picture(), list.concat('No slot', !list.length && BACK)];
    },

    unlock() {
      const list = holding(LOCKED, LOCKED, i => {
        fillSlot(i, 0);
        put(s, 'locks', rest(+s.locks[s.job[0]] - 1), s.job[0]);
        return '<';
      });
      return ['Unlock which?' + picture(), list.concat('No Lock left', !list.length && BACK)];
    },

    found() {
      const names = slotNames(s.shape),
        list: List = [],
        found = placements();
      const dump = (at: number) => {
        for (const i of found[at]) {
          const type = slot(i) - 1;
          offLauncher(s, s.job[0], type, i);
          change(s, 'dump', 1, s.job[0] * KINDS + type);
        }
        return '<';
      };
      for (const set of found) {
        let name = '';
        for (const i of set) name += (name && ' ') + names[i];
        list.push(name, [dump, list.length / 2]);
      }
      return [
        (found.length ? 'Launch it from' : 'Not on your Launcher') + picture(),
        list.concat(
          'The mirror image',
          !found.length && placements(true).length ? '!Turn, never mirror' : 0,
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
      ];
    },
  };
};
