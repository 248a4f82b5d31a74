// The entropy pool: every source that there is, stirred into one. No single source is trusted (docs/randomness.md).
import { degenerate, draw, stream } from '../../games/kit';

export interface Pool {
  /** Mixes a word in: the time of a press, noise of the hardware. */
  stir(word: number): void;
  /** A stream for a play or a tool. Throws when the pool gives no good one: dice that are not fair are worse than none. */
  stream(): number[];
  /** What is kept from power-on to power-on. */
  save(): string;
}

/** Damaged or missing: the other sources have to do. */
function parse(text: string | undefined): number[] {
  try {
    return JSON.parse(text as string);
  } catch (_) {
    return [];
  }
}

export function openPool(saved: string | undefined, noise: () => number): Pool {
  const words = stream(0x9e3779b9 | 0, 0x7f4a7c15, 0x85ebca6b | 0);
  const pool: Pool = {
    stir(word) {
      // cheap, since it comes with every press: stream() and save() do the mixing
      words[0] = (((words[0] << 5) | (words[0] >>> 27)) ^ word) | 0;
      words[1] = (words[1] + words[0]) | 0;
    },
    stream() {
      for (let tries = 0; tries < 4; tries++) {
        for (let i = 0; i < 16; i++) {
          pool.stir(noise());
          draw(words);
        }
        const made = stream(draw(words), draw(words), draw(words));
        if (!degenerate(made)) return made;
      }
      throw new Error(
        'The dice are not random enough to be fair. Switch off and on, press a few buttons, and try again; until then roll dice by hand.',
      );
    },
    save() {
      for (let i = 0; i < 12; i++) draw(words);
      return JSON.stringify([draw(words), draw(words), draw(words), draw(words)]);
    },
  };
  for (const word of parse(saved)) pool.stir(word);
  for (let i = 0; i < 8; i++) pool.stir(noise());
  return pool;
}
