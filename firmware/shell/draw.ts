// Rows of a layout as pixels: text, dice, bars, large digits. Knows no view and remembers nothing.
import type { Display } from '../../hal/hal';
import { LETTERS, startsWithIcon, withoutIcon } from './layout';
import { dieFace } from './pictures';

const BAR_AT = 62, // where bars begin, unless a name is longer
  BAR_END = 98,
  LEAST_BAR = 11;
export const LEFT = 1; // the margin of everything that is read
export const CURSOR = 122; // pixels of the light behind a chosen option
const ICON = 8; // pixels that an icon takes before the words of an option

function drawDice(display: Display, y: number, row: string) {
  let x = 0;
  for (const told of row.slice(1).split(' ')) {
    const letters = told.charAt(0) === LETTERS && told.length > 1,
      face = letters ? told.slice(1) : told,
      pips = !letters && row.charAt(0) === 'D' && face.length === 1 && face >= '1' && face <= '6';
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
function drawDigits(display: Display, y: number, text: string, half: number) {
  const thin = text.split(':').length - 1;
  const width = Math.min(24, (((124 - thin * 12) / (text.length - thin)) | 0) - 4);
  let x = (128 - (text.length - thin) * (width + 4) - thin * 12 + 4) >> 1;
  for (const digit of text.split('')) {
    // one bit a stroke: top, middle, bottom, upper left, upper right, lower left, lower right
    const strokes = digit === '-' ? 2 : digit === 'h' ? 0x6a : '\x7d\x50\x37\x57\x5a\x4f\x6f\x51\x7f\x5f'.charCodeAt(+digit);
    if (digit === ':') {
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

/** Where a bar ends: its figures come after it. */
function endOf(parts: string[]): number {
  return Math.min(BAR_END, 115 - 6 * (parts[1] + parts[2]).length);
}

/** Letters of a name that a bar leaves room for. */
function besideBar(parts: string[]): number {
  return ((endOf(parts) - LEAST_BAR - 3) / 6) | 0;
}

/** The name of a bar, when its words or its figures have their room. One that is too long loses the end of its first word: of "Benjamin Plastic Q1" each part counts. */
function nameOf(parts: string[]): string {
  const name = parts[0],
    room = parts.length === 2 ? 20 - Math.min(10, parts[1].length) : Math.max(besideBar(parts), 18 - (parts[1] + parts[2]).length), // without its bar, if need be
    over = name.length - room,
    word = name.indexOf(' ', 1);
  return over <= 0 ? name : word > over ? name.slice(0, word - over) + name.slice(word) : name.slice(0, room);
}

/** Pixels of the light behind the name of a chosen bar. */
export function nameWidth(row: string): number {
  return 6 * nameOf(row.slice(1).split('\n')).length + 2;
}

function drawBar(display: Display, y: number, row: string) {
  const parts = row.slice(1).split('\n');
  const value = +parts[1],
    most = +parts[2],
    text = `${value}/${most}`,
    name = nameOf(parts);
  display.text(LEFT, y, name, 1, true);
  if (parts.length === 2) {
    const room = 20 - name.length;
    display.text(124 - 6 * Math.min(room, parts[1].length), y, parts[1].slice(0, room), 1, true);
    return;
  }
  display.text(124 - 6 * text.length, y, text, 1, true);
  if (name.length > besideBar(parts)) return;
  const at = Math.max(BAR_AT, 6 * name.length + 3),
    width = endOf(parts) - at;
  display.fill(at, y + 1, width, 6, true);
  const full = most > 0 ? Math.max(0, Math.min(width - 2, (((width - 2) * value) / most) | 0)) : 0;
  display.fill(at + 1 + full, y + 2, width - 2 - full, 4, false);
}

/** One row and its continuation, `units` high. */
export function drawRow(display: Display, y: number, row: string, units: number, big: boolean) {
  const kind = row.charAt(0),
    text = row.slice(1),
    size = big ? 2 : 1;
  if (kind === '!' || kind === '=') {
    display.fill(0, y, 125, kind === '=' ? 7 : 8, true); // a dark line parts it from an option that is lit
    display.text(LEFT, y - 1, text, 1, false); // the first row of a letter is empty
  } else if (kind === '-' || kind === ' ' || kind === 'x') {
    const icon = size === 1 && startsWithIcon(text);
    if (icon) display.text(LEFT, y, text.charAt(0), 1, true);
    display.text(icon ? LEFT + ICON : LEFT, y, icon ? text.slice(1) : text, size, true);
    if (kind === 'x') display.fill(LEFT, y + 4 * size, 6 * size * text.length - 1, 1, true);
  } else if (kind === 'D' || kind === 'd') drawDice(display, y, row);
  else if (kind === 'B') drawBar(display, y, row);
  else if (kind === 'T') drawDigits(display, y + 1, text, units * 4 - 4);
  else if (kind === 'C') {
    const times = text.length < 6 ? 4 : text.length < 8 ? 3 : 2; // as large as it fits
    display.text((128 - text.length * 6 * times) >> 1, y + 18 - 4 * times, text, times, true);
  } else if (kind !== '.') display.text((124 - text.length * 12) >> 1, kind === 'N' ? y + 1 : y, text, 2, true); // words reach lower than figures
}

/** The words of a row, for who reads instead of looks. */
export function words(row: string, chosen: boolean): string {
  const kind = row.charAt(0),
    text = row.slice(1);
  if (kind === '.') return '';
  if (kind === '-') return (chosen ? '>' : ' ') + withoutIcon(text);
  if (kind === 'x') return `${chosen ? '>' : ' '}(${text})`;
  if (kind === 'D' || kind === 'd') return `[${text.split(' ').join('] [')}]`.split(`[${LETTERS}`).join('[');
  if (kind === 'N') return `< ${text} >`;
  if (kind !== 'B') return text;
  const parts = text.split('\n');
  return `${(chosen ? '>' : ' ') + parts[0]} ${parts[1]}${parts[2] === undefined ? '' : `/${parts[2]}`}`;
}
