// The luck of a player against the exact distribution of successes.
import { strict as assert } from 'node:assert';
import { addRolls, atMost, type Fortune, fortuneNote, fortunesOf, fortuneWords, noFortune } from '../../games/engine';
import { chance } from '../random';

/** Rolls with these chances, of which the first so many succeeded. */
function rolled(chances: number[], successes: number): Fortune {
  const f = noFortune();
  chances.forEach((p, i) => void addRolls(f, p, i < successes ? 1 : 0, 1));
  return f;
}

/** The exact chance of at most so many successes, roll by roll. */
function exact(chances: number[], most: number): number {
  let now = [1];
  for (const p of chances) now = [...now, 0].map((_, i) => (now[i] ?? 0) * (1 - p) + (now[i - 1] ?? 0) * p);
  return now.slice(0, most + 1).reduce((a, b) => a + b, 0);
}

describe('the luck ledger', () => {
  it('is right to three parts in a hundred for any mixture of chances, from five rolls on', () => {
    const random = chance(23);
    let worst = 0;
    for (let round = 0; round < 400; round++) {
      const chances = Array.from({ length: 5 + random(40) }, () => (1 + random(35)) / 36);
      for (let k = 0; k <= chances.length; k++) worst = Math.max(worst, Math.abs(atMost(rolled(chances, 0), k) - exact(chances, k)));
    }
    assert(worst < 0.03, `${worst}`);
  });

  it('says in words how it went', () => {
    const chances = Array(16).fill(0.575);
    assert.equal(fortuneWords('Red', rolled(chances, 7)), 'Red: 7 successes, 9.2 by the odds; one in 11 does worse');
    assert.match(fortuneWords('Blue', rolled(chances, 9)), /^Blue: 9 successes, 9\.2 by the odds; as it should be$/);
    assert.match(fortuneWords('Ann', rolled(chances, 12)), /^Ann: 12 successes, 9\.2 by the odds; one in \w+ does better$/);
    assert.match(fortuneWords('Ben', rolled(chances, 0)), /hardly anybody does worse$/);
    assert.match(fortuneWords('Cem', rolled([0.5, 0.5], 0)), /^Cem: 0 successes, 1\.0 by the odds; too few rolls to tell$/);
  });

  it('tells one in six where one in six does worse', () => {
    const chances = [0.9, 0.8, 0.7, 0.6, 0.5, 0.5, 0.4, 0.9, 0.8, 0.7, 0.9, 0.8, 0.7],
      share = exact(chances, 7);
    assert.match(
      fortuneWords('Red', rolled(chances, 8)),
      new RegExp(
        `one in ${['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][Math.round(1 / share)] ?? Math.round(1 / share)} does worse`,
      ),
    );
  });

  it("lies in a note that does not grow, and a damaged one is nobody's luck", () => {
    const f = rolled(Array(300).fill(0.5), 150);
    assert.deepEqual(fortunesOf(fortuneNote([f, noFortune()]), 2), [f, noFortune()]);
    assert(fortuneNote([f]).length < 30);
    for (const damage of ['', 'x', ',,,,,,', ';;;;', '1,2']) assert.deepEqual(fortunesOf(damage, 1), [noFortune()], damage);
  });

  it('adds dice that are alike at once, as if they had been rolled one by one', () => {
    const one = noFortune(),
      all = noFortune();
    for (let i = 0; i < 12; i++) addRolls(one, 0.25, i < 5 ? 1 : 0, 1);
    addRolls(all, 0.25, 5, 12);
    assert.deepEqual([all.rolls, all.successes], [one.rolls, one.successes]);
    for (const sum of ['expected', 'variance', 'skew'] as const)
      assert(Math.abs(all[sum] - one[sum]) <= 12, `${sum}: ${all[sum]} and ${one[sum]}`);
  });
});
