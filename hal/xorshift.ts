// A small generator that gives the same numbers on a PC and on Espruino: the noise of the mock and of the bench.

export function xorshift(seed: number): () => number {
  let x = seed | 0 || 0x2545f491;
  function next(): number {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  }
  for (let i = 0; i < 8; i++) next(); // small seeds begin alike
  return next;
}
