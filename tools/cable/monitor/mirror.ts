// What the device's screen looks like, pieced together from the lines that hal/esp32/cable.ts prints.

import { crc32 } from '../../../hal/crc';
import { HEIGHT, setPage, WIDTH } from '../../../hal/pixels';
import { fromBase64 } from '../bytes';

export interface Mirror {
  /** The picture row by row, most significant bit left. */
  picture: Uint8Array;
  /** The words on it; known only when they were asked for. */
  rows: string[];
  /** 0 is dark, 255 full light. */
  level: number;
  /** Takes a line that the board printed: true when it changed the picture, false when it is damaged, undefined when it is none of ours. */
  take(line: string): boolean | undefined;
}

const LINE = /~([0-7rl])([A-Za-z0-9+/=]*)~([0-9a-f]{1,8})\s*$/;

export function mirror(): Mirror {
  const here: Mirror = {
    picture: new Uint8Array((WIDTH * HEIGHT) / 8),
    rows: [],
    level: 255,
    take(line) {
      const told = LINE.exec(line);
      if (!told) return line.includes('~') && /^~[0-7rl]/.test(line) ? false : undefined;
      const [, kind, base64, sum] = told,
        bytes = fromBase64(base64!);
      if (crc32(bytes) >>> 0 !== Number.parseInt(sum!, 16)) return false;
      if (kind === 'r') here.rows = bytes.split('\n');
      else if (kind === 'l') here.level = Number(bytes);
      else setPage(here.picture, Number(kind), bytes);
      return true;
    },
  };
  return here;
}
