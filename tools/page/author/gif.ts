// An animated GIF of pictures of one bit, enlarged. The format is GIF89a with LZW, as every browser reads it.
import { HEIGHT, lit, WIDTH } from '../../../hal/pixels';

export interface Frame {
  picture: Uint8Array; // packed as hal/pixels.ts has it
  time: number; // milliseconds it is seen
}

const DEPTH = 2; // bits that a colour takes at least
const MOST = 4096; // codes of 12 bits

/** The indices of the colours as LZW codes, packed from the lowest bit. */
function packed(colours: Uint8Array): number[] {
  const clear = 1 << DEPTH,
    end = clear + 1,
    bytes: number[] = [];
  let bits = 0,
    filled = 0,
    size = DEPTH + 1,
    known = new Map<number, number>(), // prefix * 256 + colour -> code
    next = end + 1;

  function put(code: number): void {
    bits |= code << filled;
    for (filled += size; filled >= 8; filled -= 8) {
      bytes.push(bits & 255);
      bits >>>= 8;
    }
  }

  put(clear);
  let prefix = colours[0]!;
  for (let i = 1; i < colours.length; i++) {
    const key = prefix * 256 + colours[i]!,
      code = known.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    put(prefix);
    if (next === MOST) {
      put(clear);
      known = new Map();
      next = end + 1;
      size = DEPTH + 1;
    } else {
      if (next === 1 << size) size++;
      known.set(key, next++);
    }
    prefix = colours[i]!;
  }
  put(prefix);
  put(end);
  if (filled) bytes.push(bits & 255);
  return bytes;
}

const word = (n: number) => [n & 255, (n >> 8) & 255];

export function gif(frames: Frame[], light: number[], dark: number[], times = 3): Uint8Array<ArrayBuffer> {
  const width = WIDTH * times,
    height = HEIGHT * times,
    out: number[] = [...'GIF89a'].map(letter => letter.charCodeAt(0));
  out.push(...word(width), ...word(height), 0x81, 0, 0, ...dark, ...light, 0, 0, 0, 0, 0, 0); // four colours, two of them used
  out.push(0x21, 0xff, 11, ...[...'NETSCAPE2.0'].map(letter => letter.charCodeAt(0)), 3, 1, 0, 0, 0); // again and again
  for (const { picture, time } of frames) {
    const colours = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (lit(picture, Math.floor(x / times), Math.floor(y / times))) colours[y * width + x] = 1;
    out.push(0x21, 0xf9, 4, 0, ...word(Math.max(2, Math.round(time / 10))), 0, 0); // browsers take less than 20 ms for 100
    out.push(0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, DEPTH);
    const bytes = packed(colours);
    for (let at = 0; at < bytes.length; at += 255) {
      const piece = bytes.slice(at, at + 255);
      out.push(piece.length, ...piece);
    }
    out.push(0);
  }
  out.push(0x3b);
  return Uint8Array.from(out);
}
