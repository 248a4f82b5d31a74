// CRC-32 (IEEE) of a string of bytes, for the PC; the device has it natively as E.CRC32.

const TABLE = new Uint32Array(256).map((_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

export function crc32(bytes: string): number {
  let crc = -1;
  for (let i = 0; i < bytes.length; i++) crc = TABLE[(crc ^ bytes.charCodeAt(i)) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
