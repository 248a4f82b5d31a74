// A Pattern is drawn once, slot by slot, and looked for on the Launcher in four turns, never mirrored (p. 7).
import { type Chapter, type Dice, DOWN, LEFT, type Option, RIGHT, UP } from '../kit';
import { launcherPicture } from './launcher';
import { dumpSlot, inSlot, slotsOf } from './launcher-tokens';
import { applyPattern } from './pattern-effects';
import { BASIC_PATTERNS, OPEN, type Tamashii } from './state';
import { slotNames, typeNames } from './words';

/** Symbols of a Pattern: 0 to 3 are the basic types, then these [TA-156]. */
const CORE = 4,
  ANY = 5,
  GAP = 7; // a slot of the Pattern's frame that does not matter [TA-160]; 6 is Open only

const MOST_SLOTS = 12,
  MOST_KEPT = 6; // slots of a Basic Pattern that fit into one number of our copy

const symbolNames = (s: Tamashii) => typeNames(s).slice(0, OPEN).concat('Core', 'Any', 'Open only', 'Gap');
const DIRECTIONS = () => [
  { label: `${UP} Up`, sign: UP, row: -1, col: 0 },
  { label: `${DOWN} Down`, sign: DOWN, row: 1, col: 0 },
  { label: `${LEFT} Left`, sign: LEFT, row: 0, col: -1 },
  { label: `${RIGHT} Right`, sign: RIGHT, row: 0, col: 1 },
];

/** Our copy keeps a Basic Pattern as one number: symbols and directions as digits, the last ones first. */
function numberOf(shape: number[]): number {
  let n = 1;
  for (let at = shape.length - 1; at > 0; at -= 2) n = n * 32 + shape[at - 1] * 8 + shape[at];
  return n * 8 + shape[0];
}

export function shapeOf(n: number): number[] {
  if (!n) return [];
  const shape = [n & 7];
  for (let rest = n >> 3; rest > 1; rest >>= 5) shape.push((rest & 31) >> 3, rest & 7);
  return shape;
}

interface Cell {
  row: number;
  col: number;
  symbol: number;
}

/** The slots of a Pattern from its first one, without gaps. */
function cellsOf(shape: number[], mirrored: boolean): Cell[] {
  const cells: Cell[] = [];
  let row = 0,
    col = 0;
  for (let at = 0; at < shape.length; at += 2) {
    if (at) {
      const way = DIRECTIONS()[shape[at - 1]];
      row += way.row;
      col += way.col;
    }
    if (shape[at] !== GAP) cells.push({ row, col: mirrored ? -col : col, symbol: shape[at] });
  }
  return cells;
}

/** Open fits everything, a type only itself, Core the player's own, Corrupted and Locks nothing [TA-161, TA-162, TA-163, TA-164, TA-165, TA-166]. */
function matches(s: Tamashii, value: number, symbol: number): boolean {
  const type = value - 1;
  if (type < 0 || type > OPEN) return false;
  if (type === OPEN || symbol === ANY) return true;
  return type === (symbol === CORE ? s.core[s.tokenSeat] : symbol);
}

/** The slots that show these cells, the first one at `start`; undefined when they do not. */
function slotsAt(s: Tamashii, cells: Cell[], start: number): number[] | undefined {
  const found: number[] = [];
  for (const cell of cells) {
    const row = ((start / s.gridCols) | 0) + cell.row - cells[0].row,
      col = (start % s.gridCols) + cell.col - cells[0].col,
      slot = row * s.gridCols + col;
    if (row < 0 || col < 0 || row >= s.gridRows || col >= s.gridCols || found.indexOf(slot) >= 0) return undefined;
    if (!matches(s, inSlot(s, s.tokenSeat, slot), cell.symbol)) return undefined;
    found.push(slot);
  }
  return found.sort((a, b) => a - b);
}

/** Every set of slots that shows the Pattern, in four turns [TA-157, TA-158, TA-159, TA-160], or in their mirror images. */
export function placements(s: Tamashii, mirrored: boolean): number[][] {
  const found: number[][] = [],
    seen: string[] = [];
  let cells = cellsOf(s.shape, mirrored);
  for (let turn = 0; turn < 4 && cells.length; turn++) {
    cells = cells.map(({ row, col, symbol }) => ({ row: col, col: -row, symbol }));
    for (let start = 0; start < slotsOf(s); start++) {
      const slots = slotsAt(s, cells, start);
      if (!slots || seen.indexOf(slots.join()) >= 0) continue;
      seen.push(slots.join());
      found.push(slots);
    }
  }
  return found;
}

/** Begins to look for the Pattern that is launched: a Basic one may be known. */
export function findPattern(s: Tamashii): string {
  s.tokenSeat = s.seat;
  s.shape = s.pattern < BASIC_PATTERNS ? shapeOf(s.shapes[s.pattern]) : [];
  return s.shape.length ? 'shape.found' : 'shape.draw';
}

export const shape = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  /** Its tokens go to the Dump, and then it has its effect; for Shinigami's Hack a second Pattern only goes to the Dump [TA-167, TA-376]. */
  const launched = () => {
    if (!s.extraPattern) return applyPattern(s, t);
    s.extraPattern = 0;
    return '<';
  };
  const notLaunched = (): Option => ({
    label: 'Not launched',
    do: () => (s.extraPattern = 0),
    then: () => (s.back.length ? '<' : 'launch.menu'),
  });
  const again = (): Option => ({ label: 'Draw it again', do: () => (s.shape = []), then: 'draw' });

  return {
    page: 7,
    seat: s.tokenSeat,
    steps: {
      draw: () => {
        const n = s.shape.length,
          names = symbolNames(s),
          ways = DIRECTIONS();
        let text = '';
        for (let at = 0; at < n; at += 2) text += `${at ? ` ${ways[s.shape[at - 1]].sign}` : ''}${names[s.shape[at]].slice(0, 3)}`;
        return {
          say: n ? `${text}\nNext slot?` : 'Draw the Pattern\nFirst slot (an end)?',
          options: [
            ...(n ? ways.map(way => way.label) : names.slice(0, GAP)).map(
              (label, value): Option | false => n < 2 * MOST_SLOTS - 1 && { label, value },
            ),
            n > 0 && s.shape[n - 1] !== GAP && { label: 'Find it', do: () => keep(s, t), then: 'found' },
            n > 0 && again(),
            { label: 'Check by eye', then: 'byEye' },
            notLaunched(),
          ],
          do: place => s.shape.push(place),
          then: n ? 'symbol' : 'draw',
        };
      },

      symbol: () => ({
        say: 'What is there?',
        options: symbolNames(s).map((label, value) => ({ label, value })),
        do: symbol => s.shape.push(symbol),
        then: 'draw',
      }),

      found: () => {
        const names = slotNames(s.gridRows, s.gridCols),
          found = placements(s, false),
          isMirrored = !found.length && placements(s, true).length > 0;
        return {
          say: launcherPicture(s, s.tokenSeat, found.length ? 'Launch?' : 'Not on your Launcher'),
          options: [
            ...found.map((slots, value) => ({ label: slots.map(slot => names[slot]).join(' '), value })),
            isMirrored && { label: 'The mirror image', not: 'Turn, never mirror' }, // [TA-159]
            again(),
            notLaunched(),
          ],
          do(chosen) {
            for (const slot of found[chosen]) dumpSlot(s, s.tokenSeat, slot); // exactly these [TA-160, TA-167]
          },
          then: launched,
        };
      },

      /** The players look for it themselves, and say which tokens go. */
      byEye: () => {
        const types = typeNames(s),
          names = slotNames(s.gridRows, s.gridCols),
          slots: number[] = [];
        for (let slot = 0; slot < slotsOf(s); slot++) {
          const value = inSlot(s, s.tokenSeat, slot);
          if (value > 0 && value <= OPEN + 1) slots.push(slot);
        }
        return {
          say: 'Dump\nwhich tokens?',
          marks: slots.map(slot => ({ label: `${names[slot]} ${types[inSlot(s, s.tokenSeat, slot) - 1]}` })),
          do(_, marked) {
            for (const n of marked) dumpSlot(s, s.tokenSeat, slots[n]);
          },
          then: launched,
        };
      },
    },
  };
};

/** A Basic Pattern is drawn once, for later plays, too [CV-08]. */
function keep(s: Tamashii, t: Dice<Tamashii>): void {
  if (s.pattern < BASIC_PATTERNS && s.shape.length < 2 * MOST_KEPT) t.copy('shapes', numberOf(s.shape), s.pattern);
}
