// What the parts look like in the drawing: button, piezo, display, battery.
import { box, words } from './ink';
import { BLACK, type Part } from './plan';

export const WIDTH = 150;
export const HEIGHTS = { button: 46, encoder: 130, display: 190, piezo: 84, battery: 78, open: 34 };

/** A part, and where its upper left corner is. */
export interface Placed {
  part: Part;
  x: number;
  y: number;
  height: number;
}

function button({ part, x, y, height }: Placed): string {
  const middle = y + height / 2;
  return [
    box(x, y, WIDTH, height, '#ffffff', '#8a919c'),
    `<circle cx="${x + 36}" cy="${middle}" r="15" fill="#2d3138"/><circle cx="${x + 36}" cy="${middle}" r="10" fill="#5b626d"/>`,
    words(x + 66, middle + 6, part.name, { size: 17, weight: 700 }),
  ].join('');
}

function encoder({ part, x, y, height }: Placed): string {
  const middle = y + height / 2 + 2;
  return [
    box(x, y, WIDTH, height, '#ffffff', '#8a919c'),
    words(x + 12, y + 20, part.name, { size: 15, weight: 700 }),
    `<circle cx="${x + 38}" cy="${middle}" r="26" fill="#2d3138"/><circle cx="${x + 38}" cy="${middle}" r="18" fill="#5b626d"/><path d="M${x + 38} ${middle - 18} V${middle - 8}" stroke="#ffffff" stroke-width="3"/>`,
    words(x + 12, y + height - 12, part.note, { size: 11 }), // below the terminals, whose names need the room beside the knob
  ].join('');
}

function piezo({ part, x, y, height }: Placed): string {
  const middle = y + height / 2;
  return [
    box(x, y, WIDTH + 60, height, '#ffffff', '#8a919c'),
    `<circle cx="${x + 58}" cy="${middle}" r="22" fill="#d9b23c" stroke="#8f7117" stroke-width="1.5"/><circle cx="${x + 58}" cy="${middle}" r="12" fill="#f3efe2" stroke="#8f7117"/>`,
    words(x + 90, middle - 3, part.name, { size: 14, weight: 700 }),
    words(x + 90, middle + 15, part.note, { size: 11 }),
  ].join('');
}

function display({ part, x, y, height }: Placed): string {
  const glass = { x: x + 58, y: y + 52, width: 140, height: 78 };
  return [
    box(x, y, WIDTH + 60, height, '#1f3f8f', '#122a66'),
    words(x + 14, y + 24, part.name, { size: 16, weight: 700, fill: '#ffffff' }),
    words(x + 14, y + 42, part.note, { size: 12, fill: '#d9e3ff' }),
    box(glass.x, glass.y, glass.width, glass.height, '#05070d', '#000000', 4),
    words(glass.x + glass.width / 2, glass.y + 36, 'Roundkeeper', { size: 17, anchor: 'middle', weight: 700, fill: '#e9f6ff' }),
    words(glass.x + glass.width / 2, glass.y + 58, '128 x 64', { size: 13, anchor: 'middle', fill: '#e9f6ff' }),
  ].join('');
}

function battery({ part, x, y, height }: Placed): string {
  const resistor = (at: number) => box(x + 110, at, 12, 20, '#e7d3a8', '#7a6330', 3);
  return [
    box(x, y, WIDTH, height, '#ffffff', '#8a919c'),
    words(x + 12, y + 20, part.name, { size: 15, weight: 700 }),
    words(x + 12, y + 36, 'if you want it', { size: 11 }),
    words(x + 12, y + 54, '3.7 V lithium', { size: 11 }),
    words(x + 12, y + 69, part.note.replace('if you want: ', ''), { size: 11 }),
    `<path d="M${x + 116} ${y + 8} V${y + height - 8}" stroke="${BLACK}" stroke-width="2"/>`,
    resistor(y + 14),
    resistor(y + height - 34),
    words(x + 128, y + 16, '+', { size: 14, weight: 700 }),
    words(x + 128, y + height - 8, '-', { size: 14, weight: 700 }),
    `<path d="M${x + 116} ${y + height / 2} H${x + WIDTH}" stroke="${BLACK}" stroke-width="2"/>`,
  ].join('');
}

function open({ part, x, y, height }: Placed): string {
  return [
    `<rect x="${x}" y="${y}" width="${WIDTH}" height="${height}" rx="8" fill="none" stroke="#8a919c" stroke-dasharray="5 4"/>`,
    words(x + 10, y + 14, part.name, { size: 12, weight: 700 }),
    words(x + 10, y + 28, part.note, { size: 11 }),
  ].join('');
}

export const DRAW = { button, encoder, piezo, display, battery, open };
