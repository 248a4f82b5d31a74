// Rows of a layout as pixels: text, dice, bars, large digits. Knows no view and remembers nothing.
import { CROSS } from '../../games/kit';
import type { Display } from '../../hal/hal';
import { COLUMNS, WIDE } from './layout';
import * as MARK from './marks';
import { BAR_MOST, BAR_NAME, BAR_VALUE, LETTERS } from './marks';
import { dieFace } from './pictures';

const BAR_AT = 62, // where bars begin, unless a name is longer
  BAR_END = 98,
  LEAST_BAR = 11;
export const LEFT = 1; // the margin of everything that is read
export const CURSOR = 122; // pixels of the light behind a chosen option
const ICON = 8; // pixels that an icon takes before the words of an option

function drawDice(display: Display, y: number, row: string): void {
  let x = 0;
  for (const told of row.slice(1).split(' ')) {
    const letters = told.charAt(0) === LETTERS && told.length > 1,
      face = letters ? told.slice(1) : told,
      pips = !letters && row.charAt(0) === MARK.DICE && face.length === 1 && face >= '1' && face <= '6';
    display.image(x, y, dieFace(pips ? +face : 0));
    if (!pips) display.text(x + (face.length > 1 ? 2 : 5), y + 4, face.slice(0, 2), 1, true);
    if (face.length > 2) {
      display.fill(x, y, 17, 15, false);
      display.text(x, y + 4, face, 1, true);
    }
    x += 18;
  }
}

/** One bit a stroke: top, middle, bottom, upper left, upper right, lower left, lower right. */
function drawDigit(display: Display, x: number, y: number, digit: string, width: number, half: number): void {
  const strokes = '\x7d\x50\x37\x57\x5a\x4f\x6f\x51\x7f\x5f\x02\x6a'.charCodeAt('0123456789-h'.indexOf(digit));
  for (let i = 0; i < 3; i++) if (strokes & (1 << i)) display.fill(x, y + i * half, width, 6, true);
  for (let i = 0; i < 2; i++) {
    const upper = strokes & (8 << i),
      lower = strokes & (32 << i);
    if (upper || lower) display.fill(i ? x + width - 6 : x, upper ? y : y + half, 6, upper && lower ? 2 * half + 6 : half + 6, true);
  }
}

/** Seven strokes a digit: half as tall again as letters could be, and bold. With `before`, which is as long, only those that changed. */
export function drawDigits(display: Display, y: number, text: string, half: number, before: string): void {
  const thin = text.split(':').length - 1,
    width = Math.min(24, (((124 - thin * 12) / (text.length - thin)) | 0) - 4);
  let x = (128 - (text.length - thin) * (width + 4) - thin * 12 + 4) >> 1;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charAt(i),
      there = before.charAt(i); // '' where nothing is drawn yet
    if (digit === ':') {
      if (!there) {
        display.fill(x + 1, y + half - 7, 6, 6, true);
        display.fill(x + 1, y + half + 7, 6, 6, true);
      }
      x += 12;
    } else {
      if (there && there !== digit) display.fill(x, y - 1, width, 2 * half + 8, false);
      if (there !== digit) drawDigit(display, x, y, digit, width, half);
      x += width + 4;
    }
  }
}

/** A bar as it is laid out: words or figures have their room first, then the name, then the bar itself. */
interface Bar {
  name: string;
  told: string; // at the right
  end: number; // of the bar itself, in pixels; 0: it has no room, or there is none
}

/** A name that is too long loses the end of its first word: of "Benjamin Plastic Q1" each part counts. */
function cutName(name: string, room: number): string {
  const over = name.length - room,
    word = name.indexOf(' ', 1);
  return word > over ? name.slice(0, word - over) + name.slice(word) : name.slice(0, room);
}

function layBar(parts: string[]): Bar {
  const value = parts[BAR_VALUE],
    most = parts[BAR_MOST];
  let name = parts[BAR_NAME];
  if (most === undefined) {
    const room = 20 - Math.min(10, value.length);
    if (name.length > room) name = cutName(name, room);
    return { name, told: value.slice(0, 20 - name.length), end: 0 };
  }
  const letters = value.length + most.length,
    end = Math.min(BAR_END, CURSOR - 9 - 6 * letters),
    beside = ((end - LEAST_BAR - 3) / 6) | 0, // letters of a name that leave room for a bar
    room = Math.max(beside, 18 - letters);
  if (name.length > room) name = cutName(name, room);
  return { name, told: `${value}/${most}`, end: name.length > beside ? 0 : end };
}

/** Pixels of the light behind a chosen bar: behind its name, because the bar itself says how full it is; behind all of it when it has only words. */
export function barLight(row: string): number {
  const parts = row.slice(1).split('\n');
  return parts.length === 2 ? CURSOR : 6 * layBar(parts).name.length + 2;
}

/** A name, and words or figures at the right, or a bar between the two. */
function drawBar(display: Display, y: number, row: string): void {
  const parts = row.slice(1).split('\n'),
    { name, told, end } = layBar(parts);
  display.text(LEFT, y, name, 1, true);
  display.text(CURSOR - 6 * told.length, y, told, 1, true);
  if (!end) return;
  const at = Math.max(BAR_AT, 6 * name.length + 3),
    most = +parts[BAR_MOST],
    inside = end - at - 2,
    full = most > 0 ? Math.max(0, Math.min(inside, ((inside * +parts[BAR_VALUE]) / most) | 0)) : 0;
  display.fill(at, y + 1, inside + 2, 6, true);
  display.fill(at + 1 + full, y + 2, inside - full, 4, false);
}

/** Words in the middle, as large as they fit. */
function drawClock(display: Display, y: number, text: string): void {
  let times = 2;
  if (text.length < 8) times = text.length < 6 ? 4 : 3;
  display.text((128 - text.length * 6 * times) >> 1, y + 18 - 4 * times, text, times, true);
}

/** A row that is neither plain words nor a bar. */
function drawSpecial(display: Display, y: number, row: string, units: number, unit: number, lit: boolean): void {
  const kind = row.charAt(0),
    text = row.slice(1),
    size = unit / 8;
  if (kind === MARK.ICON_OPTION) {
    display.text(LEFT, y, text.charAt(0), 1, true);
    display.text(LEFT + ICON, y, text.slice(1), 1, true);
    return;
  }
  if (kind === MARK.STRUCK_OPTION || kind === MARK.FIRST_STRUCK) {
    // a line through the words could not be read
    display.text(LEFT, y, CROSS, size, lit);
    display.text(LEFT + ICON * size, y, text, size, lit);
    if (kind === MARK.FIRST_STRUCK) display.fill(0, y, CURSOR, 1, lit);
    return;
  }
  switch (kind) {
    case MARK.NOTICE:
    case MARK.NOTICE_END:
      display.fill(0, y, 125, kind === MARK.NOTICE_END ? unit - 1 : unit, true); // a dark line parts it from an option that is lit
      display.text(LEFT, y - 1, text, size, false); // the first row of a letter is empty
      break;
    case MARK.DICE:
    case MARK.PLAIN_DICE:
      drawDice(display, y, row);
      break;
    case MARK.DIGITS:
      drawDigits(display, y + 1, text, units * 4 - 4, '');
      break;
    case MARK.CLOCK:
      drawClock(display, y, text);
      break;
    case MARK.DIAL:
    case MARK.LARGE:
      display.text((124 - text.length * 12) >> 1, kind === MARK.DIAL ? y + 1 : y, text, 2, true); // words reach lower than figures
  }
}

/** One row and its continuation, `units` high, of so many pixels each. What is drawn most is asked for first: every press waits for it. */
export function drawRow(display: Display, y: number, row: string, units: number, unit: number, lit: boolean): void {
  const kind = row.charAt(0);
  if (kind === MARK.OPTION || kind === MARK.WORDS)
    display.text(row.length > (unit === 8 ? COLUMNS : WIDE) ? 0 : LEFT, y, row.slice(1), unit / 8, lit); // a full row keeps clear of the mark of a long list
  else if (kind === MARK.BAR) drawBar(display, y, row);
  else drawSpecial(display, y, row, units, unit, lit);
}

/** The words of a row, for who reads instead of looks. */
export function words(row: string, chosen: boolean): string {
  const kind = row.charAt(0),
    text = row.slice(1),
    cursor = chosen ? '>' : ' ';
  switch (kind) {
    case MARK.MORE:
      return '';
    case MARK.OPTION:
      return cursor + text;
    case MARK.ICON_OPTION:
      return cursor + text.slice(1);
    case MARK.STRUCK_OPTION:
    case MARK.FIRST_STRUCK:
      return `${cursor}(${text})`;
    case MARK.DICE:
    case MARK.PLAIN_DICE:
      return `[${text.split(' ').join('] [')}]`.split(`[${LETTERS}`).join('[');
    case MARK.DIAL:
      return `< ${text} >`;
    case MARK.BAR: {
      const parts = text.split('\n');
      return `${cursor + parts[BAR_NAME]} ${parts[BAR_VALUE]}${parts[BAR_MOST] === undefined ? '' : `/${parts[BAR_MOST]}`}`;
    }
    default:
      return text;
  }
}
