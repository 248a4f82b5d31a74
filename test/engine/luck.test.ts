// The statistical gate: fixed seeds, so that it cannot flicker. Each bound is far out in the tail of what fair dice do.
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { degenerate, draw, face, stream } from '../../games/engine';
import { Pool } from '../../games/engine/pool';

const SEEDS = [
  [1, 1, 1],
  [0, 0, 0],
  [1, 2, 3],
  [-1, -1, -1],
  [5, 0, 65535],
  [0x12345678, 0x9abcdef0 | 0, 42],
];

function chiSquare(counts: number[], expected: number): number {
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

/** The bound that fair dice pass in all but one of a million tries (Wilson and Hilferty's approximation). */
function bound(freedom: number): number {
  const z = 4.75;
  return freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;
}

describe('the dice stream', () => {
  for (const sides of [2, 3, 4, 6, 8, 10, 12, 20, 100])
    it(`throws every face of a d${sides} equally often, from every seed`, () => {
      for (const seed of SEEDS) {
        const luck = stream(seed[0], seed[1], seed[2]);
        const counts = Array(sides).fill(0);
        const rolls = 600 * sides;
        for (let i = 0; i < rolls; i++) counts[face(luck, sides) - 1]++;
        const chi = chiSquare(counts, 600);
        assert(chi < bound(sides - 1), `chi-square ${chi} for seed ${seed}`);
        assert(chi > 0, 'too even to be true');
      }
    });

  it('has no memory: pairs of faces in a row are equally often', () => {
    for (const seed of SEEDS) {
      const luck = stream(seed[0], seed[1], seed[2]);
      const pairs = Array(36).fill(0);
      for (let i = 0; i < 36_000; i++) pairs[(face(luck, 6) - 1) * 6 + face(luck, 6) - 1]++;
      const chi = chiSquare(pairs, 1000);
      assert(chi < bound(35), `chi-square ${chi} for seed ${seed}`);
    }
  });

  it('has runs up and down as long as chance makes them', () => {
    for (const seed of SEEDS) {
      const luck = stream(seed[0], seed[1], seed[2]);
      const n = 20_000;
      let runs = 1,
        last = draw(luck),
        up: boolean | undefined;
      for (let i = 1; i < n; i++) {
        const next = draw(luck);
        if (up !== undefined && next > last !== up) runs++;
        up = next > last;
        last = next;
      }
      const mean = (2 * n - 1) / 3,
        deviation = Math.sqrt((16 * n - 29) / 90);
      assert(Math.abs(runs - mean) < 4.9 * deviation, `${runs} runs, ${mean} expected, seed ${seed}`);
    }
  });

  it('differs from the first roll on when a seed differs in one bit', () => {
    const first = (a: number, b: number, c: number) => {
      const luck = stream(a, b, c);
      return Array.from({ length: 20 }, () => face(luck, 6)).join('');
    };
    const seen = new Set<string>();
    for (let bit = 0; bit < 32; bit++) {
      seen.add(first(1 << bit, 0, 0));
      seen.add(first(0, 1 << bit, 0));
      seen.add(first(0, 0, 1 << bit));
    }
    assert.equal(seen.size, 96);
  });

  it('draws again what would favour low faces', () => {
    // three quarters of 24 bits: a plain remainder would throw the lower third half of the time
    const luck = stream(7, 7, 7),
      sides = 0xc00000;
    let low = 0;
    for (let i = 0; i < 3000; i++) if (face(luck, sides) <= sides / 3) low++;
    assert(low > 870 && low < 1130, `${low} of 3000 in the lower third`);
  });
});

describe('the self-test of the stream', () => {
  it('passes good streams and finds one that is stuck', () => {
    for (const seed of SEEDS) assert.equal(degenerate(stream(seed[0], seed[1], seed[2])), false);
    // a generator without its counter and its mixing would stay at 0
    const stuck = [0, 0, 0, 0];
    Object.defineProperty(stuck, 'slice', {
      value: () => new Proxy([0, 0, 0, 0], { get: (t, k) => (k in Array.prototype ? Reflect.get(t, k) : 0), set: () => true }),
    });
    assert.equal(degenerate(stuck), true);
  });
});

describe('the pool', () => {
  it('gives another stream at every power-on, even when the hardware gives no noise at all', () => {
    const silent = () => 0;
    let saved: string | undefined;
    const seen = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const pool = new Pool(saved, silent);
      saved = pool.save();
      seen.add(pool.stream().join());
    }
    assert.equal(seen.size, 50);
  });

  it('gives another stream when only the moment of one press differs', () => {
    const seen = new Set<string>();
    for (let ms = 0; ms < 200; ms++) {
      const pool = new Pool(undefined, () => 0);
      pool.stir(ms);
      seen.add(pool.stream().join());
    }
    assert.equal(seen.size, 200);
  });

  it('does without a saved pool that is damaged', () => {
    assert.equal(degenerate(new Pool('[1,2', () => 7).stream()), false);
    assert.equal(degenerate(new Pool('nonsense', () => 7).stream()), false);
  });
});

describe('the sources', () => {
  it('use no other random numbers than the pool: Math.random and hwRand stay outside the device', () => {
    const guilty: string[] = [];
    for (const folder of ['firmware', 'games', 'hal/esp32'])
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.ts') || (folder === 'hal/esp32' && file === 'noise.ts')) continue;
        const code = readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
        if (/Math\.random|hwRand/.test(code) && !file.endsWith('.d.ts')) guilty.push(`${folder}/${file}`);
      }
    assert.deepEqual(guilty, []);
  });
});
