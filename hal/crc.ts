// CRC-32 (IEEE) and SHA-256 of a string of bytes, for the PC; the device has both natively.
import { createHash } from 'node:crypto';

const TABLE = new Uint32Array(256).map((_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

export function crc32(bytes: string): number {
  let crc = -1;
  for (let i = 0; i < bytes.length; i++) crc = TABLE[(crc ^ bytes.charCodeAt(i)) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

export function sha256(bytes: string): string {
  return createHash('sha256').update(Buffer.from(bytes, 'latin1')).digest('hex');
}
