// A packed one-bit picture as a PNG file, enlarged so that a person can look at it. PC only.
import { deflateSync } from 'node:zlib';
import { crc32 } from '../hal/crc';

function chunk(type: string, body: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + body.length);
  bytes.writeUInt32BE(body.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(body, 8);
  bytes.writeUInt32BE(crc32(bytes.toString('latin1', 4, 8 + body.length)), 8 + body.length);
  return bytes;
}

/** How large it is on paper, in dots for each metre. */
function size(dots: number): Buffer {
  const body = Buffer.alloc(9);
  body.writeUInt32BE(Math.round(dots), 0);
  body.writeUInt32BE(Math.round(dots), 4);
  body[8] = 1; // the unit is the metre
  return chunk('pHYs', body);
}

/** `width` must be a multiple of 8; 1 is lit, which is white. With `dots` it has a size on paper, too. */
export function png(picture: Uint8Array, width = 128, scale = 4, dots = 0): Buffer {
  const height = (picture.length * 8) / width;
  const stride = 1 + (width * scale) / 8; // each row begins with its filter, 0 = none
  const raw = Buffer.alloc(stride * height * scale);
  for (let y = 0; y < height * scale; y++)
    for (let x = 0; x < width * scale; x++) {
      const from = Math.floor(y / scale) * width + Math.floor(x / scale);
      if (picture[from >> 3]! & (0x80 >> (from & 7))) raw[y * stride + 1 + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width * scale, 0);
  head.writeUInt32BE(height * scale, 4);
  head[8] = 1; // one bit, grey scale
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    dots ? size(dots) : Buffer.alloc(0),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', new Uint8Array()),
  ]);
}
