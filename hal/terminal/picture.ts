// The panel as lines of characters: half blocks, quadrants or dots, as the window allows; or its words in a frame. No input, no output.
import { HEIGHT, lit, WIDTH } from '../pixels';

/** blocks: 128x32 square pixels · quarters: 64x32, pixels twice as high as wide · dots: 64x16, small but square · text: words. */
export type Look = 'blocks' | 'quarters' | 'dots' | 'text';

const COLUMNS = 21; // of the panel

/** What fits into a window of this size: the picture and two lines below it. */
export function fitting(columns: number, rows: number): Look {
  if (rows < HEIGHT / 2 + 2 || columns < WIDTH / 2) return 'text';
  return columns < WIDTH ? 'quarters' : 'blocks';
}

/** Cells of `wide` times `high` pixels; the bits of a cell count from its top left corner, row by row. */
function cells(picture: Uint8Array, wide: number, high: number, character: (bits: number) => string): string[] {
  const lines: string[] = [];
  for (let y = 0; y < HEIGHT; y += high) {
    let line = '';
    for (let x = 0; x < WIDTH; x += wide) {
      let bits = 0;
      for (let i = 0; i < wide * high; i++) if (lit(picture, x + (i % wide), y + Math.floor(i / wide))) bits |= 1 << i;
      line += character(bits);
    }
    lines.push(line);
  }
  return lines;
}

/** Braille counts its dots down the left column, down the right one, and then the lowest row. */
const DOTS = [0, 3, 1, 4, 2, 5, 6, 7];

function dots(bits: number): string {
  let code = 0x2800;
  for (let i = 0; i < 8; i++) if (bits & (1 << i)) code |= 1 << DOTS[i]!;
  return String.fromCharCode(code);
}

export function drawn(picture: Uint8Array, look: Exclude<Look, 'text'>): string[] {
  if (look === 'blocks') return cells(picture, 1, 2, bits => ' ▀▄█'[bits]!);
  if (look === 'quarters') return cells(picture, 2, 2, bits => ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█'[bits]!);
  return cells(picture, 2, 4, dots);
}

/** The words of the panel in a frame, eight rows of 21 columns; wider only when a row of dice needs it. */
export function framed(rows: string[]): string[] {
  const wide = Math.max(COLUMNS, ...rows.map(row => row.length));
  const lines = [`+${'-'.repeat(wide)}+`];
  for (let i = 0; i < 8; i++) lines.push(`|${(rows[i] ?? '').padEnd(wide)}|`);
  return [...lines, lines[0]!];
}
