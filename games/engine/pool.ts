// The entropy pool: every source that there is, stirred into one. No single source is trusted (docs/randomness.md).
import { degenerate, draw, stream } from './luck';

/** Damaged or missing: the other sources have to do. */
function parse(text: string | undefined): number[] {
  try {
    return JSON.parse(text as string);
  } catch (_) {
    return [];
  }
}

export class Pool {
  _words: number[];
  _noise: () => number;

  constructor(saved: string | undefined, noise: () => number) {
    this._words = [-599642593, 1554169980, 1858018805, 13]; // stream(0x9e3779b9, 0x7f4a7c15, 0x85ebca6b): any would do, and this one need not be made at every start
    this._noise = noise;
    for (const word of parse(saved)) this.stir(word);
    for (let i = 0; i < 8; i++) this.stir(noise());
  }

  /** Mixes a word in: the time of a press, noise of the hardware. Cheap, since it comes with every press: stream() and save() do the mixing. */
  stir(word: number): void {
    const words = this._words;
    words[0] = (((words[0] << 5) | (words[0] >>> 27)) ^ word) | 0;
    words[1] = (words[1] + words[0]) | 0;
  }

  /** A stream for a play or a tool. Throws when the pool gives no good one: dice that are not fair are worse than none. */
  stream(): number[] {
    const words = this._words,
      noise = this._noise;
    for (let tries = 0; tries < 4; tries++) {
      for (let i = 0; i < 16; i++) {
        this.stir(noise());
        draw(words);
      }
      const made = stream(draw(words), draw(words), draw(words));
      if (!degenerate(made)) return made;
    }
    throw new Error('The dice are not random enough to be fair. Switch off and on, or roll dice by hand.');
  }

  /** What is kept from power-on to power-on. */
  save(): string {
    const words = this._words;
    for (let i = 0; i < 12; i++) draw(words);
    return JSON.stringify([draw(words), draw(words), draw(words), draw(words)]);
  }
}
