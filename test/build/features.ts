// One small piece for each language feature that our sources may use. lower.test.ts runs it in Node and on the interpreter.

type Piece = [what: string, run: () => unknown];

class Base {
  n = 2;
  twice = this.n * 2;
  static made = 0;
  constructor(public label = 'base') {
    Base.made++;
  }
  name() {
    return this.label + this.n;
  }
  get size() {
    return this.n + 10;
  }
  set size(n: number) {
    this.n = n;
  }
}

class Derived extends Base {
  extra: number;
  later = () => this.extra + this.n;
  constructor(extra: number) {
    super('derived');
    this.extra = extra;
  }
  override name() {
    return `${super.name()}/${this.extra}`;
  }
}

class Ring {
  n = 5;
  walk() {
    const f = () => this.n + [1].map(x => x)[0];
    const g = () => [1, 2].map(x => x + this.n);
    return [f(), g()];
  }
  skip() {
    return this.n === 5 ? 'skipped' : () => this.n;
  }
}

enum Phase {
  Dawn,
  Day = 5,
  Dusk,
}

function sum(first: number, ...rest: number[]) {
  let total = first;
  for (const n of rest) total += n;
  return total;
}

function greet(name = 'you', { loud = false, mark = '!' }: { loud?: boolean; mark?: string } = {}) {
  return (loud ? name.toUpperCase() : name) + mark;
}

const late = () => hoisted(3);
function hoisted(n: number): number {
  return n * 7;
}

const key = 'k';
interface Deep {
  a: { b: [number, { c: number }]; f?: (x: number) => number };
  none: { x: number } | null;
  zero: number;
  x?: { y: { z: number } };
  g?: (x: number) => number;
}
const deep: Deep = { a: { b: [1, { c: 4 }], f: (x: number) => x + 1 }, none: null, zero: 0 };

const PIECES: Piece[] = [
  [
    'object destructuring',
    () =>
      (({ a, b: { c = 3 } = {}, ...rest }: { a: number; b?: { c?: number }; d: number; e: number }) => [a, c, rest])({ a: 1, d: 2, e: 3 }),
  ],
  ['array destructuring', () => (([a, , b = 9, ...rest]: (number | undefined)[]) => [a, b, rest])([1, 2, undefined, 4, 5])],
  [
    'swap',
    () => {
      let a = 1;
      let b = 2;
      [a, b] = [b, a];
      return [a, b];
    },
  ],
  ['rest of an object alone', () => (({ ...copy }: object) => copy)({ a: 1, b: 2 })],
  ['rest parameters', () => [sum(1), sum(1, 2, 3)]],
  ['default parameters', () => [greet(), greet('all', { loud: true }), greet(undefined, { mark: '?' })]],
  ['array spread', () => [0, ...[1, 2], ...[3]]],
  ['call spread', () => Math.max(...[3, 9, 4])],
  ['call spread after another argument', () => sum(0, ...[1, 2, 3], 4)],
  ['object spread', () => ({ a: 1, ...({ a: 2, b: 3 } as object), c: 4 })],
  [
    'optional chaining',
    () => [deep?.a?.b?.[1]?.c, deep.x?.y.z, deep.a.f?.(1), deep.g?.(1), deep.none?.x].map(x => (x === undefined ? 'undefined' : x)),
  ],
  ['optional call keeps this', () => new Base('o')?.name?.()],
  ['nullish', () => [deep.none ?? 1, deep.zero ?? 1, deep.x ?? 'x']],
  [
    'logical assignment',
    () => {
      const o: { a: number; b: number; c?: number } = { a: 0, b: 1 };
      o.a ||= 5;
      o.b &&= 6;
      o.c ??= 7;
      return o;
    },
  ],
  [
    'powers',
    () => {
      let n = 3;
      n **= 2;
      return [2 ** 5, n];
    },
  ],
  ['computed keys', () => ({ [key]: 1, [`x${key}`]: 2, plain: 3 })],
  ['computed keys in an arrow function', () => (k => ({ [k]: 1, [k + k]: 2 }))('y')],
  [
    'shorthand',
    () =>
      (({ a, b }) =>
        ({
          a,
          b,
          go() {
            return this.a;
          },
        }).go())({ a: 1, b: 2 }),
  ],
  ['templates', () => `${1 + 1} {${'}'}${`in ${key}`}\n$`],
  ['template with this in an arrow', () => `${new Derived(1).later()}${[1].map(n => `${n}`)}`],
  ['this before another arrow in the same expression', () => new Ring().walk()],
  ['this in a branch that does not run', () => new Ring().skip()],
  ['numeric separators', () => 1_000 + 0xff],
  [
    'closures over let in for',
    () => {
      const calls: (() => number)[] = [];
      for (let i = 0; i < 3; i++) calls.push(() => i);
      return calls.map(f => f());
    },
  ],
  [
    'closures over const in for of, with break and continue',
    () => {
      const calls: (() => number)[] = [];
      for (const n of [1, 2, 3, 4, 5]) {
        if (n === 2) continue;
        if (n === 5) break;
        calls.push(() => n * 10);
      }
      return calls.map(f => f());
    },
  ],
  [
    'return out of a loop with a closure',
    () => {
      const look = (list: number[]) => {
        for (const n of list) {
          const is = (m: number) => m === n;
          if (is(3)) return 'found';
        }
        return 'none';
      };
      return [look([1, 2]), look([2, 3])];
    },
  ],
  [
    'for in',
    () => {
      const keys: string[] = [];
      for (const k in { a: 1, b: 2 }) keys.push(k);
      return keys;
    },
  ],
  [
    'for of entries, destructured',
    () => {
      let text = '';
      for (const [k, v] of Object.entries({ a: 1, b: 2 })) text += k + v;
      return text;
    },
  ],
  [
    'a block scope that shadows',
    () => {
      const n = 1;
      let text = `${n}`;
      {
        const n = 2;
        text += n;
      }
      return text + n;
    },
  ],
  ['hoisted functions', () => late()],
  ['classes', () => [new Base().name(), new Base().twice, new Derived(5).name(), new Derived(5).later()]],
  [
    'getters and setters',
    () => {
      const b = new Base();
      b.size = 4;
      return [b.size, b.n];
    },
  ],
  ['static fields', () => Base.made > 0],
  ['instanceof', () => [new Derived(1) instanceof Base, new Base() instanceof Derived]],
  ['enums', () => [Phase.Dusk, Phase[5]]],
  [
    'try, catch without a name, finally',
    () => {
      let text = '';
      try {
        throw new Error('x');
      } catch {
        text += 'caught';
      } finally {
        text += ' finally';
      }
      return text;
    },
  ],
  [
    'the message of an error',
    () => {
      try {
        throw new Error('told');
      } catch (e) {
        return (e as Error).message;
      }
    },
  ],
  [
    'switch',
    () =>
      [1, 2, 3].map(n => {
        switch (n) {
          case 1:
            return 'one';
          case 2: {
            const text = 'two';
            return text;
          }
          default:
            return 'more';
        }
      }),
  ],
  [
    'do while',
    () => {
      let i = 0;
      let j = 10;
      do {
        i++;
        j--;
      } while (i < 4);
      return [i, j];
    },
  ],
  ['bit operations', () => [5 & 6, 5 | 6, 5 ^ 6, ~5, -16 >> 2, -16 >>> 28, 1 << 10]],
  ['characters from 0x80 to 0xff', () => '\x80\xff'.charCodeAt(1) + '\xe9'.length],
  [
    'an array method chain',
    () =>
      [3, 1, 2]
        .filter(n => n > 1)
        .map(n => n * 2)
        .reduce((a, b) => a + b, 0),
  ],
  ['sorted numbers', () => [10, 9, 1].sort((a, b) => a - b)],
  ['string methods', () => ['a,b'.split(',').join('-'), ' x '.trim(), 'abc'.padStart(5, '.'), 'x'.repeat(3), 'abc'.slice(-2)]],
  ['JSON', () => JSON.parse(JSON.stringify({ a: [1, 'x', true, null], b: { c: -2 } }))],
];

/** One line for each piece: what it is, and what it gave as JSON. */
export default function features(): string[] {
  return PIECES.map(([what, run]) => {
    let gave: string;
    try {
      gave = JSON.stringify(run());
    } catch (e) {
      gave = `threw ${e}`;
    }
    return `${what}: ${gave}`;
  });
}
