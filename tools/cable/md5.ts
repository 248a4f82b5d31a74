// MD5, which the boot loader of a chip tells of what it has written: browsers have no MD5 of their own. Never for a secret.

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];

/** Which word of the block a round takes, and what it makes of the three others. */
function mixed(round: number, b: number, c: number, d: number): [mix: number, word: number] {
  switch (round >> 4) {
    case 0:
      return [(b & c) | (~b & d), round];
    case 1:
      return [(d & b) | (~d & c), (5 * round + 1) % 16];
    case 2:
      return [b ^ c ^ d, (3 * round + 5) % 16];
    default:
      return [c ^ (b | ~d), (7 * round) % 16];
  }
}

/** As 32 hexadecimal digits. */
export function md5(bytes: Uint8Array): string {
  const length = (((bytes.length + 8) >> 6) + 1) << 6,
    padded = new Uint8Array(length),
    words = new DataView(padded.buffer),
    sum = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476].map(n => n | 0) as [number, number, number, number];
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  words.setUint32(length - 8, bytes.length << 3, true);
  words.setUint32(length - 4, bytes.length >>> 29, true);
  for (let at = 0; at < length; at += 64) {
    let [a, b, c, d] = sum;
    for (let round = 0; round < 64; round++) {
      const [mix, word] = mixed(round, b, c, d),
        add = Math.floor(Math.abs(Math.sin(round + 1)) * 2 ** 32),
        n = (a + mix + add + words.getUint32(at + 4 * word, true)) | 0,
        shift = SHIFTS[((round >> 4) << 2) | (round & 3)]!;
      [a, d, c, b] = [d, c, b, (b + ((n << shift) | (n >>> (32 - shift)))) | 0];
    }
    sum[0] = (sum[0] + a) | 0;
    sum[1] = (sum[1] + b) | 0;
    sum[2] = (sum[2] + c) | 0;
    sum[3] = (sum[3] + d) | 0;
  }
  const told = new DataView(new ArrayBuffer(16));
  sum.forEach((n, i) => {
    told.setInt32(4 * i, n, true);
  });
  return [...new Uint8Array(told.buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
