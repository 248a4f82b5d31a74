// Odds against counting every case: small throws one by one, large ones by exact whole numbers.
import { strict as assert } from 'node:assert';
import { hitOdds, sumOdds, odds as work } from '../../firmware/tools/odds';
import { EXTRA, HITS, SUM, sidesOf } from '../../firmware/tools/throw';

/** A throw of dice of one kind. */
interface Throw {
  n: number;
  sides: number;
  keep: number; // 0 all, 1 keep highest, 2 keep lowest, 3 drop highest, 4 drop lowest
  many: number;
  explode: number;
  goal: number;
  sum: number;
  face: number;
  hits: number;
}

const takesHighest = (t: Throw) => t.keep < 2 || t.keep === 4;

/** How many dice count, when so many more exploded. */
function kept(t: Throw, extra: number): number {
  if (t.keep === 0) return t.n + extra;
  return t.keep < 3 ? t.many : t.n - t.many + extra;
}

/** Everything within its limits, and a sum that is reached about every second time. */
function settle(t: Throw): void {
  if (t.n < 2) t.keep = 0;
  t.many = Math.max(1, Math.min(t.n - 1, t.many));
  t.face = Math.max(2, Math.min(t.sides, t.face));
  t.hits = Math.max(1, Math.min(kept(t, t.explode * EXTRA), t.hits));
  t.sum = Math.max(kept(t, 0) + 1, Math.ceil((kept(t, 0) * (t.sides + 1)) / 2));
}

/** The dice that count, high to low, then the others. */
function split(t: Throw, dice: number[]): [own: number[], out: number[]] {
  if (t.keep === 0) return [dice, []];
  const order = dice.toSorted((a, b) => b - a),
    k = t.keep < 3 ? t.many : dice.length - t.many,
    at = takesHighest(t) ? k : dice.length - k,
    high = order.slice(0, at),
    low = order.slice(at);
  return takesHighest(t) ? [high, low] : [low, high];
}

function odds(t: Throw): number | string {
  return work(t, kept(t, 0), takesHighest(t), t.goal === HITS, EXTRA);
}

function make(change: Partial<Throw>): Throw {
  const t = { n: 2, sides: 6, keep: 0, many: 1, explode: 0, goal: 0, sum: 7, face: 5, hits: 1, ...change };
  const sum = t.sum;
  settle(t);
  if (change.sum) t.sum = sum;
  return t;
}

/** Every way the dice can fall, with its chance. An exploding die falls until it stops. */
function every(t: Throw, tell: (dice: number[], chance: number) => void): void {
  const dice: number[] = [];
  function go(chance: number): void {
    const tops = dice.filter(d => d === t.sides).length;
    const want = t.n + (t.explode ? Math.min(EXTRA, tops) : 0);
    if (dice.length === want) {
      tell(dice, chance);
      return;
    }
    for (let face = 1; face <= t.sides; face++) {
      dice.push(face);
      go(chance / t.sides);
      dice.pop();
    }
  }
  go(1);
}

function reaches(t: Throw, dice: number[]): boolean {
  const own = split(t, dice)[0];
  return t.goal === SUM ? own.reduce((a, b) => a + b, 0) >= t.sum : own.filter(d => d >= t.face).length >= t.hits;
}

interface Fall {
  to: number[];
  share: number;
}

/** Lets dice fall, state by state, until none leads further; tells the last states with their chances. Equal states on the way are one. */
function walked(start: number[], falls: (state: number[], chance: number) => Fall[]): [state: number[], chance: number][] {
  const ended: [number[], number][] = [];
  let open = new Map<string, [state: number[], chance: number]>([['', [start, 1]]]);
  while (open.size) {
    const next = new Map<string, [number[], number]>();
    for (const [state, chance] of open.values()) {
      const further = falls(state, chance);
      if (!further.length) ended.push([state, chance]);
      for (const { to, share } of further) next.set(to.join(), [to, (next.get(to.join())?.[1] ?? 0) + chance * share]);
    }
    open = next;
  }
  return ended;
}

function chanceOf(ended: [state: number[], chance: number][], is: (state: number[]) => boolean): number {
  let chance = 0;
  for (const [state, its] of ended) if (is(state)) chance += its;
  return chance;
}

function counted(t: Throw): number {
  let total = 0;
  every(t, (dice, chance) => {
    if (reaches(t, dice)) total += chance;
  });
  return total;
}

function near(t: Throw, right: number): void {
  const told = odds(t);
  assert(typeof told === 'number', `no odds for ${JSON.stringify(t)}: ${told}`);
  assert(Math.abs(told - right) < 1e-8, `${JSON.stringify(t)} ${told} is not ${right}`);
}

describe('odds', () => {
  it('are those of every case for sums and hits of up to five dice', () => {
    for (const [n, sides] of [
      [1, 2],
      [1, 100],
      [2, 6],
      [3, 6],
      [5, 4],
      [4, 8],
      [3, 10],
      [2, 20],
      [2, 100],
    ])
      for (const goal of [SUM, HITS])
        for (let aim = goal === SUM ? n + 1 : 1; aim <= (goal === SUM ? n * sides : n); aim += 1 + ((n * sides) >> 4)) {
          const t = make({ n, sides, goal, sum: aim, face: (1 + (sides * 2) / 3) | 0, hits: aim });
          near(t, counted(t));
        }
  });

  it('are those of every case when dice are kept or dropped', () => {
    for (const [n, sides] of [
      [2, 20],
      [3, 6],
      [4, 6],
      [5, 6],
      [6, 4],
      [3, 12],
    ])
      for (let keep = 1; keep <= 4; keep++)
        for (let many = 1; many < n; many++) {
          const t = make({ n, sides, keep, many, goal: SUM });
          near(t, counted(t));
          near({ ...t, sum: t.sum + 2 }, counted({ ...t, sum: t.sum + 2 }));
          const h = make({ n, sides, keep, many, goal: HITS, face: sides - 1 });
          near(h, counted(h));
        }
  });

  it('are those of every case when dice explode', () => {
    for (const [n, sides, sum] of [
      [1, 6, 13],
      [2, 6, 9],
      [1, 4, 30],
      [2, 10, 20],
    ]) {
      // only chains that matter at nine digits are counted: the count stops where a chance is below 1e-12
      const t = make({ n, sides, explode: 1, goal: SUM, sum });
      let reached = 0;
      const go = (open: number, extra: number, total: number, chance: number): void => {
        if (!open || chance < 1e-12) {
          if (total + open >= sum) reached += chance;
          return;
        }
        for (let face = 1; face <= sides; face++) {
          const more = face === sides && extra < EXTRA ? 1 : 0;
          go(open - 1 + more, extra + more, total + face, chance / sides);
        }
      };
      go(n, 0, 0, 1);
      near(t, reached);
    }
  });

  it('respect the bound of exploding dice', () => {
    // n dice of two with at most EXTRA more: open dice, extra dice, tops
    for (const n of [1, 3, 12, 20]) {
      const ended = walked([n, 0, 0], ([open, extra, tops]) => {
        const more = extra < EXTRA ? 1 : 0;
        return open
          ? [
              { to: [open - 1, extra, tops], share: 1 / 2 },
              { to: [open - 1 + more, extra + more, tops + 1], share: 1 / 2 },
            ]
          : [];
      });
      for (const aim of [n + 1, n + 15, 2 * n + 30]) {
        const hits = Math.min(n, aim >> 1),
          sumReached = chanceOf(ended, ([, extra, tops]) => n + extra + tops >= aim),
          hitsReached = chanceOf(ended, ([, , tops]) => tops >= hits);
        near(make({ n, sides: 2, explode: 1, goal: SUM, sum: aim }), Math.max(1e-9, sumReached));
        near(make({ n, sides: 2, explode: 1, goal: HITS, face: 2, hits }), Math.max(1e-9, hitsReached));
      }
    }
  });

  it('of large sums agree with exact whole numbers to nine digits', () => {
    for (const sides of sidesOf())
      for (const n of [1, 7, 13, 20]) {
        let ways = [1n];
        for (let i = 0; i < n; i++) {
          const more: bigint[] = Array(ways.length + sides).fill(0n);
          let window = 0n;
          for (let s = 1; s < more.length; s++) {
            window += (ways[s - 1] || 0n) - (ways[s - 1 - sides] || 0n);
            more[s] = window;
          }
          ways = more;
        }
        const all = BigInt(sides) ** BigInt(n);
        let over = 0n;
        for (let sum = n * sides; sum > n; sum--) {
          over += ways[sum];
          const right = Number((over * 10n ** 15n) / all) / 1e15;
          assert(Math.abs(sumOdds(n, sides, sum) - right) < 1e-9, `${n}d${sides} ${sum}: ${sumOdds(n, sides, sum)} is not ${right}`);
        }
      }
  });

  it('of the highest of twenty dice agree with counting by steps', () => {
    // the highest 3 of 20d10, die by die: the three best so far are the state
    let states = new Map<string, number>([['0,0,0', 1]]);
    for (let i = 0; i < 20; i++) {
      const next = new Map<string, number>();
      for (const [key, chance] of states)
        for (let face = 1; face <= 10; face++) {
          const best = [...key.split(',').map(Number), face]
            .sort((a, b) => b - a)
            .slice(0, 3)
            .join();
          next.set(best, (next.get(best) || 0) + chance / 10);
        }
      states = next;
    }
    for (const sum of [20, 27, 28, 30]) {
      let right = 0;
      for (const [key, chance] of states) if (key.split(',').reduce((a, b) => a + +b, 0) >= sum) right += chance;
      near(make({ n: 20, sides: 10, keep: 1, many: 3, goal: SUM, sum }), right);
    }
  });

  it('are never told as certain or impossible when they are not', () => {
    assert.equal(odds(make({ n: 20, sides: 6, goal: SUM, sum: 21 })), 1 - 1e-9);
    assert.equal(odds(make({ n: 20, sides: 100, goal: SUM, sum: 2000 })), 1e-9);
    assert.equal(hitOdds(3, 1, 3), 1);
  });

  it('are those of every case when dice explode and some are kept or dropped', () => {
    const goals = [SUM, HITS].flatMap(goal => [0, 1, 2, 3, 4, 5].map(aim => ({ goal, aim })));
    for (const [n, sides] of [
      [2, 6],
      [3, 4],
      [4, 3],
      [3, 2],
    ]) {
      // how many dice show each face, from 1
      const done = walked(Array(sides).fill(0), faces => {
        const fallen = faces.reduce((a, b) => a + b, 0);
        if (fallen === n + Math.min(EXTRA, faces[sides - 1])) return [];
        return faces.map((times, face) => ({ to: faces.with(face, times + 1), share: 1 / sides }));
      });
      for (let keep = 1; keep <= 4; keep++)
        for (let many = 1; many < n; many++)
          for (const { goal, aim } of goals) {
            const t = make({ n, sides, keep, many, explode: 1, goal, face: sides - (aim & 1) || 2, hits: 1 + (aim >> 1) });
            t.sum += aim * 3;
            const right = chanceOf(done, faces =>
              reaches(
                t,
                faces.flatMap((times, face) => Array(times).fill(face + 1)),
              ),
            );
            near(t, Math.max(1e-9, Math.min(1 - 1e-9, right)));
          }
    }
  });

  it('of many dice of many sides agree with counting face by face', function () {
    this.timeout(20_000);
    const choose = (of: number, some: number): number => {
      let ways = 1;
      for (let i = 1; i <= some; i++) ways *= (of - some + i) / i;
      return ways;
    };
    for (const [n, sides, k] of [
      [20, 100, 12],
      [20, 12, 19],
      [15, 20, 8],
    ]) {
      // from the top face down: the face, the dice so far, and the sum of the k best of them
      const ended = walked([sides, 0, 0], ([face, before, sum], chance) => {
        const falls: Fall[] = [];
        for (let more = face === 1 ? n - before : 0; face && before + more <= n; more++) {
          // of the dice that are not higher, each shows this face with chance 1/face
          const share = face === 1 ? 1 : choose(n - before, more) * (1 / face) ** more * (1 - 1 / face) ** (n - before - more),
            best = Math.max(0, Math.min(more, k - before));
          if (chance * share > 1e-12) falls.push({ to: [face - 1, before + more, sum + face * best], share });
        }
        return falls;
      });
      for (const part of [0.3, 0.5, 0.65, 0.8]) {
        const t = make({ n, sides, keep: 1, many: k, goal: SUM, sum: Math.ceil(k * sides * part) }),
          right = chanceOf(ended, ([, , sum]) => sum >= t.sum),
          told = odds(t) as number;
        assert(Math.abs(told - right) < 1e-6, `${JSON.stringify(t)} ${told} is not ${right}`);
      }
    }
  });

  function isTold(t: Throw): void {
    const told = odds(t),
      isTooMuch = t.sides === 100 && t.explode && t.keep !== 2 && kept(t, 0) > 8;
    if (isTooMuch) assert.match(String(told), /keep fewer dice/);
    else assert(typeof told === 'number' && told > 0 && told < 1, JSON.stringify(t) + told);
  }

  it('are told for every throw, but exploding dice of a hundred of which many are kept', () => {
    for (const sides of sidesOf())
      for (const keep of [1, 2, 3, 4])
        for (const many of [1, 8, 12, 19]) for (const explode of [0, 1]) isTold(make({ n: 20, sides, keep, many, explode, goal: SUM }));
  });
});
