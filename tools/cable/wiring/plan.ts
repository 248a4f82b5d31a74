// Which wire goes from which pin to which part: read from a wiring profile, drawn by drawing.ts and told in words for docs/wiring.md.
import type { Wiring } from '../../../hal/esp32/wiring';
import type { Button } from '../../../hal/hal';
import { BOARDS, type Board, UNKNOWN } from './boards';

/** One end at the board's pin, the other at a part's terminal. */
export interface Wire {
  pin: string;
  terminal: string;
  colour: string;
}

export interface Part {
  name: string;
  /** What to say about it below its name. */
  note: string;
  side: 'left' | 'right';
  kind: 'button' | 'encoder' | 'display' | 'piezo' | 'battery' | 'open';
  wires: Wire[];
}

export interface Plan {
  profile: string;
  board: Board;
  title: string;
  header: [left: string[], right: string[]];
  parts: Part[];
  /** What is on the board already, in words. */
  onBoard: string[];
}

const RED = '#c1121f';
export const BLACK = '#22252b';
const COLOURS: { [button in Button]: string } = { up: '#0060a8', down: '#00805a', ok: '#9a3d86', back: '#c24e00' };

/** Kilo-ohms of the two resistors of a divider, the lower one being 100. */
function divider(ratio: number): string {
  return `${Math.round((ratio - 1) * 100)} k and 100 k`;
}

function displayNote(display: Wiring['display']): string {
  return `${display.chip}, address 0x${display.address.toString(16).toUpperCase()}`;
}

function displayWires(display: Wiring['display']): Wire[] {
  const wires: Wire[] = [
    { pin: '3V3', terminal: 'VCC', colour: RED },
    { pin: 'GND', terminal: 'GND', colour: BLACK },
    { pin: String(display.scl), terminal: 'SCL', colour: '#5a45b5' },
    { pin: String(display.sda), terminal: 'SDA', colour: '#00707d' },
  ];
  if (display.reset !== undefined) wires.push({ pin: String(display.reset), terminal: 'RES', colour: '#7a5c00' });
  if (display.power !== undefined) wires.push({ pin: String(display.power), terminal: 'power switch, low = on', colour: '#8a3b12' });
  return wires;
}

function parts(wiring: Wiring, board: Board): Part[] {
  const list: Part[] = [];
  if (wiring.loose !== undefined)
    list.push({
      name: 'left open',
      note: 'its noise stirs the dice',
      side: 'left',
      kind: 'open',
      wires: [{ pin: String(wiring.loose), terminal: 'nothing', colour: '#6b7280' }],
    });
  if (wiring.battery && !board.onBoard.includes('battery'))
    list.push({
      name: 'Battery',
      note: `if you want: ${divider(wiring.battery.ratio)}`,
      side: 'left',
      kind: 'battery',
      wires: [
        { pin: String(wiring.battery.pin), terminal: 'between the resistors', colour: '#a86500' },
        { pin: 'GND', terminal: 'battery -', colour: BLACK },
      ],
    });
  if (wiring.encoder)
    list.push({
      name: 'Rotary encoder',
      note: 'UP, DOWN; push: OK',
      side: 'left',
      kind: 'encoder',
      wires: [
        { pin: String(wiring.encoder.a), terminal: 'A (CLK)', colour: COLOURS.up },
        { pin: String(wiring.encoder.b), terminal: 'B (DT)', colour: COLOURS.down },
        { pin: String(wiring.encoder.push), terminal: 'switch (SW)', colour: COLOURS.ok },
        { pin: 'GND', terminal: 'C, and the other leg of the switch', colour: BLACK },
      ],
    });
  for (const button of ['up', 'down', 'ok', 'back'] as const) {
    const pin = wiring.buttons[button];
    if (pin === undefined) continue;
    list.push({
      name: button.toUpperCase(),
      note: '',
      side: 'left',
      kind: 'button',
      wires: [
        { pin: String(pin), terminal: 'one leg', colour: COLOURS[button] },
        { pin: 'GND', terminal: 'other leg', colour: BLACK },
      ],
    });
  }
  if (!board.onBoard.includes('display'))
    list.push({
      name: 'OLED 128x64',
      note: displayNote(wiring.display),
      side: 'right',
      kind: 'display',
      wires: displayWires(wiring.display),
    });
  if (wiring.buzzer !== undefined)
    list.push({
      name: 'Passive piezo',
      note: '100 ohm in its wire',
      side: 'right',
      kind: 'piezo',
      wires: [
        { pin: String(wiring.buzzer), terminal: '+', colour: '#b03060' },
        { pin: 'GND', terminal: '-', colour: BLACK },
      ],
    });
  return list;
}

/** A header with just the pins that are used, in the order of the parts. */
function byNumber(parts: Part[]): [string[], string[]] {
  const side = (which: 'left' | 'right') => {
    const pins = parts.filter(part => part.side === which).flatMap(part => part.wires.map(wire => wire.pin));
    return [...new Set(pins.filter(pin => pin !== 'GND' || which === 'right')), ...(which === 'left' ? ['GND'] : [])];
  };
  return [side('left'), side('right')];
}

/** Whether every part's pins are on its own side of the board. 3V3 may be anywhere: its wire goes round. */
function drawable(header: Board['header'], parts: Part[]): boolean {
  if (!header) return false;
  return parts.every(part => part.wires.every(wire => wire.pin === '3V3' || header[part.side === 'left' ? 0 : 1].includes(wire.pin)));
}

export function plan(profile: string, wiring: Wiring): Plan {
  let board = BOARDS[profile] ?? UNKNOWN;
  const list = parts(wiring, board);
  if (!drawable(board.header, list)) board = { ...UNKNOWN, onBoard: board.onBoard };
  const header = board.header ?? byNumber(list);
  const at = (part: Part) => header[0].indexOf(part.wires[0]!.pin); // parts on the left lie as their pins do, so that no wire crosses
  const left = list.filter(part => part.side === 'left').sort((a, b) => at(a) - at(b));
  const onBoard: string[] = [];
  if (board.onBoard.includes('display')) {
    const pins = displayWires(wiring.display).filter(wire => !Number.isNaN(Number(wire.pin)));
    onBoard.push(`OLED ${displayNote(wiring.display)}: ${pins.map(wire => `${wire.terminal.split(',')[0]} ${wire.pin}`).join(', ')}`);
  }
  if (board.onBoard.includes('battery') && wiring.battery)
    onBoard.push(`Battery's divider: ${wiring.battery.pin}, ratio ${wiring.battery.ratio}`);
  return { profile, board, title: wiring.board, header, parts: [...left, ...list.filter(part => part.side === 'right')], onBoard };
}

/** The same as a table in Markdown, for who does not see the drawing. */
export function table(plan: Plan): string {
  const rows = plan.parts.flatMap(part => part.wires.map(wire => `| ${part.name} | ${wire.terminal} | ${wire.pin} |`));
  for (const told of plan.onBoard) rows.push(`| on the board already | ${told} | |`);
  return ['| part | its terminal | pin of the board |', '|---|---|---|', ...rows].join('\n');
}
