// A plan as an SVG: the board in the middle, parts left and right, every wire with a colour and with words at both ends.
import { PRINTED, warning } from './boards';
import { box, dot, escaped, line, words } from './ink';
import { DRAW, HEIGHTS, WIDTH as PART_WIDTH, type Placed } from './parts';
import { BLACK, type Part, type Plan, type Wire } from './plan';

const WIDTH = 1080;
const PITCH = 30; // from pin to pin
const BOARD = { left: 415, right: 665, top: 120 };
const STUB = 56; // a wire leaves its part straight, so that there is room for words
const PART = { width: PART_WIDTH, left: 110, right: 815 }; // where the parts of each side begin
const RAIL = 60; // where the common ground of the left side runs

/** A wire from a part to a pin: straight where its words are, then bent. */
function curve(x1: number, y1: number, x2: number, y2: number): string {
  const from = x1 < x2 ? x1 + STUB : x1 - STUB,
    half = (from + x2) / 2;
  return `M${x1} ${y1} H${from} C${half} ${y1} ${half} ${y2} ${x2} ${y2}`;
}

/** Where the n-th pin of a side lies. */
const pinY = (n: number) => BOARD.top + 45 + n * PITCH;

function placed(parts: Part[], x: number, top: number, gap: number): Placed[] {
  let y = top;
  return parts.map(part => {
    const here = { part, x, y, height: part.kind === 'display' ? 74 + part.wires.length * 29 : HEIGHTS[part.kind] };
    y += here.height + gap;
    return here;
  });
}

/** The side of the header, its holes and what is printed there. A pin that is used is bold, the others say what is wrong with them. */
function header(pins: string[], side: 'left' | 'right', used: Set<string>, open: Set<string>): string {
  const left = side === 'left',
    x = left ? BOARD.left + 14 : BOARD.right - 14,
    anchor = left ? 'start' : 'end';
  return pins
    .map((pin, n) => {
      const y = pinY(n),
        taken = used.has(pin),
        name = PRINTED[pin] ? `${pin} ${PRINTED[pin]}` : pin,
        step = left ? 14 : -14;
      if (open.has(pin))
        return (
          `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#e8b923" stroke-width="1.5" stroke-dasharray="3 2"/>` +
          words(x + step, y + 5, name, { size: 15, anchor, weight: 700, fill: '#ffffff' }) +
          words(x + step * 5, y + 4, 'open', { size: 11, anchor, fill: '#ffffff' })
        );
      const hole = `<circle cx="${x}" cy="${y}" r="6" fill="${taken ? '#e8b923' : '#3c4a44'}" stroke="#0d1512" stroke-width="1.5"/>`;
      const printed = words(x + step, y + 5, name, { size: 15, anchor, weight: taken ? 700 : 400, fill: taken ? '#ffffff' : '#a9bcb3' });
      const why = taken ? '' : warning(pin);
      return hole + printed + (why && words(x + step * 5, y + 4, why, { size: 11, anchor, fill: '#a9bcb3' }));
    })
    .join('\n');
}

function terminal(wire: Wire, x: number, y: number, side: 'left' | 'right'): string {
  // on the left the terminals are at the right edge of a part, and the other way round
  const out = side === 'left' ? 12 : -12;
  return words(x + out, y - 7, `${wire.terminal === 'VCC' || /^\D/.test(wire.pin) ? '' : 'pin '}${wire.pin}`, {
    size: 12,
    weight: 700,
    anchor: side === 'left' ? 'start' : 'end',
    fill: wire.colour,
  });
}

function leftSide(plan: Plan, bottom: number): string {
  const list = placed(
    plan.parts.filter(part => part.side === 'left'),
    PART.left,
    BOARD.top + 10,
    14,
  );
  const edge = PART.left + PART.width,
    ends = list.filter(({ part }) => part.wires.some(wire => wire.pin === 'GND')).map(({ y, height }) => y + height / 2),
    ground = pinY(plan.header[0].indexOf('GND')),
    under = Math.max(bottom - 34, ends[ends.length - 1]! + 44);
  const rail = `M${RAIL} ${ends[0]} V${under} ${curve(edge, under, BOARD.left + 14, ground)
    .replace(/^M/, 'H')
    .replace(/ [\d.]+ H/, ' H')}`;
  const wires = list.flatMap(({ part, y, height }) => {
    if (part.kind === 'open') return [terminal(part.wires[0]!, edge, y + height / 2, 'left')];
    const own = part.wires.filter(wire => wire.pin !== 'GND');
    return own.map((wire, n) => {
      const at = y + ((n + 1) * height) / (own.length + 1),
        to = pinY(plan.header[0].indexOf(wire.pin));
      return line(curve(edge, at, BOARD.left + 14, to), wire.colour) + dot(edge, at, wire.colour) + terminal(wire, edge, at, 'left');
    });
  });
  // where a part has more than one wire, each says which terminal it belongs to
  const names = list.flatMap(({ part, y, height }) =>
    part.kind === 'encoder'
      ? part.wires
          .slice(0, -1)
          .map((wire, n) => words(edge - 8, y + ((n + 1) * height) / part.wires.length + 5, wire.terminal, { size: 11, anchor: 'end' }))
      : [],
  );
  return [
    line(rail, BLACK),
    words(edge + 14, under - 8, 'GND', { size: 12, weight: 700, fill: BLACK }),
    words(RAIL - 8, under + 20, 'ground, common to all of these', { size: 12, fill: BLACK }),
    ...ends.map(y => line(`M${RAIL} ${y} H${PART.left}`, BLACK) + dot(RAIL, y, BLACK)),
    ...wires,
    ...list.map(here => DRAW[here.part.kind](here)),
    ...names,
  ].join('\n');
}

function rightSide(plan: Plan): string {
  const list = placed(
    plan.parts.filter(part => part.side === 'right'),
    PART.right,
    BOARD.top + 40,
    70,
  );
  const [left, right] = plan.header;
  let over = '';
  const wires = list.flatMap(({ part, x, y, height }) =>
    part.wires.map((wire, n) => {
      const first = part.kind === 'display' ? y + 66 : y + height / 2 - 16,
        to = first + n * (part.kind === 'display' ? 29 : 32);
      // a ground at the end of the header belongs to the part at the end
      const pin = part.kind === 'piezo' && wire.pin === 'GND' ? right.lastIndexOf('GND') : right.indexOf(wire.pin);
      const ends = dot(x, to, wire.colour) + terminal(wire, x, to, 'right');
      const name = words(x + 12, to + 5, wire.terminal.split(',')[0]!, {
        size: 13,
        weight: 700,
        fill: part.kind === 'display' ? '#ffffff' : '#1c1f24',
      });
      const path =
        pin < 0
          ? `M${BOARD.left + 14} ${pinY(left.indexOf(wire.pin))} C${BOARD.left - 46} ${pinY(0)} ${BOARD.left - 46} ${BOARD.top - 24} ${BOARD.left + 30} ${BOARD.top - 24} H${BOARD.right - 20} C${BOARD.right + 80} ${BOARD.top - 24} ${x - STUB - 60} ${to} ${x - STUB} ${to} H${x}`
          : curve(x, to, BOARD.right - 14, pinY(pin));
      if (pin < 0)
        over = words((BOARD.left + BOARD.right) / 2, BOARD.top - 32, '3V3 (never 5V)', {
          size: 13,
          weight: 700,
          anchor: 'middle',
          fill: wire.colour,
        });
      return { wire: line(path, wire.colour), ends: ends + name };
    }),
  );
  // the parts lie over the wires, and the words over the parts
  return [...wires.map(w => w.wire), ...list.map(here => DRAW[here.part.kind](here)), ...wires.map(w => w.ends), over].join('\n');
}

/** A display that is part of the board. */
function ownDisplay(middle: number, bottom: number): string {
  return [
    box(middle - 84, bottom - 150, 168, 92, '#05070d', '#3c4a44', 4),
    words(middle, bottom - 108, 'OLED 128x64', { size: 16, anchor: 'middle', weight: 700, fill: '#e9f6ff' }),
    words(middle, bottom - 86, 'on the board', { size: 13, anchor: 'middle', fill: '#e9f6ff' }),
  ].join('');
}

function board(plan: Plan, bottom: number): string {
  const middle = (BOARD.left + BOARD.right) / 2,
    pins = (parts: Part[]) => new Set(parts.flatMap(p => p.wires.map(w => w.pin))),
    open = pins(plan.parts.filter(p => p.kind === 'open'));
  const left = pins(plan.parts.filter(p => p.side === 'left')),
    right = pins(plan.parts.filter(p => p.side === 'right'));
  if (right.has('3V3') && !plan.header[1].includes('3V3')) left.add('3V3');
  return [
    box(BOARD.left, BOARD.top, BOARD.right - BOARD.left, bottom - BOARD.top, '#14261f', '#0b1612', 12),
    box(middle - 46, BOARD.top + 10, 92, 26, '#c9ced6', '#8a919c', 3),
    words(middle, BOARD.top + 28, 'aerial', { size: 12, anchor: 'middle' }),
    box(middle - 24, bottom - 22, 48, 30, '#c9ced6', '#8a919c', 4),
    words(middle, bottom - 3, 'USB', { size: 12, anchor: 'middle', weight: 700 }),
    plan.board.onBoard.includes('display') ? ownDisplay(middle, bottom) : '',
    header(plan.header[0], 'left', left, open),
    header(plan.header[1], 'right', right, open),
  ].join('\n');
}

export function drawing(plan: Plan): string {
  const pins = Math.max(plan.header[0].length, plan.header[1].length, 12),
    bottom = pinY(pins - 1) + 44,
    height = bottom + 70 + plan.onBoard.length * 22;
  const told = plan.parts.flatMap(part => part.wires.map(wire => `${part.name}, ${wire.terminal}: ${wire.pin}`)).concat(plan.onBoard);
  const foot = [...plan.onBoard.map(text => `On the board already: ${text}`), plan.board.note];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="Verdana, 'DejaVu Sans', sans-serif">
<title>Wiring of the profile ${escaped(plan.profile)}: ${escaped(plan.title)}</title>
<desc>${escaped(told.join('; '))}.</desc>
<!-- made by npm run wiring from hal/esp32/wiring/${plan.profile}.ts: change that, not this -->
<rect width="${WIDTH}" height="${height}" fill="#f6f7f4"/>
${words(40, 44, plan.title, { size: 26, weight: 700 })}
${words(40, 68, `profile ${plan.profile}; seen from above, the USB socket points down`, { size: 14, fill: '#4a505a' })}
${board(plan, bottom)}
${leftSide(plan, bottom)}
${rightSide(plan)}
${foot.map((text, n) => words(40, height - 18 - (foot.length - 1 - n) * 22, text, { size: 13, fill: '#4a505a' })).join('\n')}
</svg>
`;
}
