// The dice stream: Doty-Humphrey's sfc32. It needs no multiplication, so Espruino and Node give the same numbers.
// Its four words are part of the game's state: an undo brings the same dice back.

/** The next 32 bits, as a signed whole number. */
export function draw(luck: number[]): number {
  const a = luck[0],
    b = luck[1],
    c = luck[2];
  const bits = (((a + b) | 0) + luck[3]) | 0;
  luck[3] = (luck[3] + 1) | 0;
  luck[0] = b ^ (b >>> 9);
  luck[1] = (c + (c << 3)) | 0;
  luck[2] = (((c << 21) | (c >>> 11)) + bits) | 0;
  return bits;
}

const RANGE = 0x1000000; // 24 bits: a whole number of them fits every engine's integers

/** A fair face from 1 to `sides`: what would favour low faces is drawn again. */
export function face(luck: number[], sides: number): number {
  if (!(sides >= 1 && sides <= RANGE)) throw new Error(`There is no die of ${sides} sides.`); // it would be thrown for ever
  const fair = RANGE - (RANGE % sides);
  for (;;) {
    const n = draw(luck) >>> 8;
    if (n < fair) return (n % sides) + 1;
  }
}

/** A stream from three words of seed; the first draws are thrown away so that similar seeds part. */
export function stream(a: number, b: number, c: number): number[] {
  const luck = [a | 0, b | 0, c | 0, 1];
  for (let i = 0; i < 12; i++) draw(luck);
  return luck;
}

/** True when the stream is stuck or loaded: 64 draws must use every bit in both ways and not repeat. */
export function degenerate(luck: number[]): boolean {
  const copy = luck.slice();
  let some = 0,
    all = -1,
    last = 0,
    same = 0;
  for (let i = 0; i < 64; i++) {
    const bits = draw(copy);
    some |= bits;
    all &= bits;
    if (bits === last) same++;
    last = bits;
  }
  return some !== -1 || all !== 0 || same > 1;
}

/** Another stream from here on: a word of chance is mixed in. */
export function stir(luck: number[], word: number): void {
  luck[1] = (luck[1] ^ word) | 0;
  for (let i = 0; i < 12; i++) draw(luck);
}

export const PRACTICES = 9;

/** The dice of a practice: the same whenever they are begun with this number. */
export function practiceStream(number: number): number[] {
  return stream(number, 0x0bad5eed, number);
}

/** The number of a practice whose dice began so; 0 for dice that nobody can know. */
export function practiceOf(seed: number[]): number {
  // the first word of each: an opening of a play asks, and to make nine streams takes half a second
  const first = [1957921647, -1757126051, -1995365700, 491135430, 1156532479, 402342029, -127564283, 854148720, 319796825],
    number = first.indexOf(seed[0]) + 1;
  return number && practiceStream(number).join() === seed.join() ? number : 0;
}
