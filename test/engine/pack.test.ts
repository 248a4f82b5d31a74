// A state on flash: what comes back is what was stored, and it takes little room.
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { newPlay, openJournal, openRing } from '../../games/engine';
import { fresh, type State, type Values } from '../../games/kit';
import { crc32 } from '../../hal/crc';
import { mockFlash } from '../../hal/mock';

/** Stores a state with these values as the first of a play, and reads it again. */
function stored(own: Values): { s: Values; bytes: number } {
  const flash = mockFlash(),
    ring = openRing(flash, crc32),
    owner = newPlay(ring, 'toy', 1, 'Toy', fresh<State & Values>('a.b', 2, own));
  let found: State | undefined;
  openJournal(ring, owner).read(0, 0, {
    clear: () => {},
    begin: s => {
      found = s;
    },
    line: () => {},
  });
  return { s: found as unknown as Values, bytes: flash.written };
}

describe('a state on flash', () => {
  it('comes back as it was stored, whatever texts and lists are in it', () => {
    const value = fc.oneof(
      fc.integer(),
      fc.string({ maxLength: 8 }),
      fc.stringMatching(/^~{0,2}[0-9]{0,6}$/),
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }),
      fc.array(fc.integer({ min: -3, max: 12 }), { maxLength: 8 }),
      fc.array(fc.string({ maxLength: 2 }), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), values => {
        const own = Object.fromEntries(values.map((one, i) => [`value${i}`, one])),
          { s } = stored(own);
        for (const key of Object.keys(own)) assert.deepEqual(s[key], own[key]);
      }),
    );
  });

  it('keeps a list of digits in half the room', () => {
    const small = stored({ list: new Array(40).fill(3) }).bytes,
      large = stored({ list: new Array(40).fill(13) }).bytes;
    assert(small + 70 < large, `${small} bytes, ${large}`);
  });

  it('refuses a fraction, and what is no number, with the name of the value', () => {
    assert.throws(() => stored({ pool: 2.5 }), /put 2\.5 into "pool" before a\.b: a state has whole numbers only/);
    assert.throws(() => stored({ pool: [1, 0.5] }), /"pool"/);
    assert.throws(() => stored({ pool: [1, Number.NaN, 2] }), /"pool"/);
  });
});
