// The dialect gate: what Espruino 2v29 lacks or runs differently is refused, by file and line of the TypeScript source.
import assert from 'node:assert/strict';
import { type Built, buildTree } from './tree';

/** [what, source of a game, the line that is to blame, what the report says]. */
type Refused = [what: string, source: string, line: number, says: RegExp];

const out = (expression: string) => `const take = (x: any) => x;\n\nexport default (o: any) =>\n  take(${expression});`;

const REFUSED: Refused[] = [
  ['flat()', out('o.flat()'), 4, /Array\.prototype\.flat is missing on Espruino.*: take\(o\.flat\(\)\);/],
  ['at()', out('o.at(-1)'), 4, /Array\.prototype\.at is missing/],
  ['trimEnd()', out('o.trimEnd()'), 4, /String\.prototype\.trimEnd is missing/],
  ['Array.from', out('Array.from(o)'), 4, /Array\.from is missing/],
  ['Object.freeze', out('Object.freeze(o)'), 4, /Object\.freeze is missing/],
  ['Math.trunc', out('Math.trunc(o)'), 4, /Math\.trunc is missing/],
  ['Number.isInteger', out('Number.isInteger(o)'), 4, /Number\.isInteger is missing/],
  ['Uint8Array.from', out('Uint8Array.from(o)'), 4, /Uint8Array\.from is missing/],
  ['Array.prototype.slice as a value', out('Array.prototype.slice.call(o)'), 4, /Array\.prototype has no members/],
  ['Map', out('new Map(o)'), 4, /Map does not exist there/],
  ['Symbol', out('o[Symbol.iterator]'), 4, /Symbol does not exist there/],
  ['console', out('console.log(o)'), 4, /console does not exist there/],
  ['process', out('process.env'), 4, /process does not exist there/],
  ['a pin', out('D5'), 4, /D5 does not exist there/],
  ['async', 'export default {\n  async go(n: any) {\n    return await n;\n  },\n};', 2, /async and generator functions are missing/],
  ['a generator', 'export default {\n  *go(n: any) {\n    yield n;\n  },\n};', 2, /async and generator functions are missing/],
  [
    'a label',
    'export default (o: any) => {\n  a: for (const x of o) for (const y of x) if (y) continue a;\n};',
    2,
    /LabeledStatement is missing/,
  ],
  ['a big integer', out('o + 10n'), 4, /big integers are missing/],
  ['a regular expression with a group (?:', out('/(?:a)b/.test(o)'), 4, /this part of a regular expression/],
  ['a regular expression with {n}', out('/a{2}/.test(o)'), 4, /this part of a regular expression/],
  ['a regular expression with \\b', out('/\\bx/.test(o)'), 4, /this part of a regular expression/],
  ['a regular expression with a back reference', out('/(a)\\1/.test(o)'), 4, /this part of a regular expression/],
  ['a regular expression with the flag m', out('/a/m.test(o)'), 4, /this flag of a regular expression/],
  ['an assignment to length', 'export default (o: any) => {\n  o.length = 0;\n};', 2, /assigning to length throws: use splice/],
  [
    'default before a case',
    'export default (o: any) => {\n  switch (o.f()) {\n    default:\n      return o.a();\n    case 1:\n      return o.b();\n    case 2:\n      o.c();\n  }\n};',
    2,
    /default must be the last case/,
  ],
  [
    'extending Error',
    'class Late extends Error {\n  x() {\n    return 1;\n  }\n}\nexport default (o: any) => o(Late);',
    1,
    /extending a builtin/,
  ],
  [
    'super in a third-level class',
    'class A {\n  m() {\n    return 1;\n  }\n}\nclass B extends A {\n  m() {\n    return super.m() + 1;\n  }\n}\nclass C extends B {\n  m() {\n    return super.m() + 1;\n  }\n}\nexport default (o: any) => o(A, B, C);',
    13,
    /third-level class/,
  ],
  [
    'a class member named get',
    'class A {\n  get() {\n    return 1;\n  }\n}\nexport default (o: any) => o(new A());',
    2,
    /cannot have this name/,
  ],
  ['arguments in an arrow function', out('() => arguments'), 4, /`arguments` in an arrow function/],
  ['a character above 0xFF', out('o + "\u20ac"'), 4, /character above 0xFF/],
  [
    'a call before the definition',
    'const first = (o: any) => o + 1;\nconst sum = first(1) + second(2);\nconst second = (o: any) => o * sum;\nexport default (o: any) => o(first, second, sum);',
    2,
    /second is used before its definition/,
  ],
  ['Math.random', out('Math.random()'), 4, /Math\.random is the same after every power-up/],
  ['Math.randInt', out('(Math as any).randInt(6)'), 4, /Math\.randInt is the same/],
  ['random taken out of Math', 'const { random } = Math;\nexport default (o: any) => o(random());', 1, /Math\.random is the same/],
  ['a member of Math by a computed name', out('(Math as any)[o]'), 4, /member of Math by a computed name/],
  ['hwRand', out('o.hwRand()'), 4, /hwRand is the same after every power-up/],
];

const ACCEPTED: [what: string, source: string][] = [
  ['destructuring, spread, rest and defaults', 'export default ({ a = 1, ...b }: any, ...c: any[]) => [...c, { a, ...b }];'],
  ['?. and ??', 'export default (o: any) => o?.a?.[0]?.() ?? 1;'],
  ['??= and **', 'export default (o: any) => {\n  o.a ??= 2;\n  return o.a ** 2;\n};'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a bundle
  ['templates', 'export default (o: any) => `a ${o.x} {b} ${o.y}`;'],
  [
    'let in a loop with a closure',
    'export default () => {\n  const a = [];\n  for (let i = 0; i < 3; i++) a.push(() => i);\n  return a;\n};',
  ],
  ['a function below its use', 'export default () => later(1);\nfunction later(n: number) {\n  return n + 1;\n}'],
  [
    'classes with fields',
    'class A {\n  n = 1;\n  m = this.n + 1;\n  go() {\n    return this.m;\n  }\n}\nexport default () => new A().go();',
  ],
  [
    'one level of super',
    'class A {\n  m() {\n    return 1;\n  }\n}\nclass B extends A {\n  m() {\n    return super.m() + 1;\n  }\n}\nexport default () => new B();',
  ],
  ['computed keys', "export default (k: any) => ({ [k]: 1, ['x' + k]: 2 });"],
  ['getters', 'export default { n: 1, get twice() {\n  return this.n * 2;\n} };'],
  ['a method of its own that is called at()', 'const page = { at: (n: number) => n };\nexport default (n: number) => page.at(n);'],
  [
    'Object.entries and for..of',
    'export default (o: any) => {\n  let n = 0;\n  for (const [k, v] of Object.entries(o) as any) n += k.length + v;\n  return n;\n};',
  ],
  [
    'a caught error that gets the short name of an outer variable',
    'export default (hal: any) => ({ go() {\n  hal.a();\n  try {\n    hal.b();\n  } catch (e) {\n    hal.c(e);\n  }\n  try {\n    hal.b();\n  } catch (e) {\n    this.go(e);\n  }\n} });',
  ],
  ['characters up to \\xff', 'export default (o: any) => o + "\\x80\\xff";'],
  ['a plain regular expression', 'export default (o: any) => /^[a-z]+\\.(x|y)*$/i.test(o);'],
];

const name = (i: number) => `case${String(i).padStart(2, '0')}`;
const games = (sources: string[]) => Object.fromEntries(sources.map((text, i) => [`games/${name(i)}.ts`, text]));

describe('the dialect gate', () => {
  let built: Built;
  before(async () => {
    built = await buildTree(games(REFUSED.map(([, source]) => source)));
  });

  REFUSED.forEach(([what, , line, says], i) => {
    it(`refuses ${what}, and names the file and the line`, () => {
      const lines = built.error.split('\n').filter(l => l.startsWith(`games/${name(i)}.ts:`));
      assert.ok(
        lines.some(l => l.startsWith(`games/${name(i)}.ts:${line}: `) && says.test(l)),
        lines.join('\n') || `nothing was said about ${name(i)}:\n${built.error.slice(0, 500)}`,
      );
    });
  });

  it('accepts what Espruino has and what lowering takes away', async () => {
    const { error, bundles } = await buildTree(games(ACCEPTED.map(([, source]) => source)));
    assert.equal(error, '', ACCEPTED.map(([what], i) => `${name(i)} ${what}`).join('\n'));
    assert.equal(bundles.size, ACCEPTED.length);
  });

  it('names the cause when lowering itself needs what is missing', async () => {
    const { error } = await buildTree({ 'games/spread.ts': 'class A {}\nexport default (list: []) => new A(...list);' });
    assert.match(error, /spread, in code that lowering added: Reflect does not exist there: it comes from new X/);
  });

  it('lets hal/esp32/noise.ts alone use the random numbers of the board', async () => {
    const use = 'export const noise = () => E.hwRand();';
    const main = (file: string) => `import { noise } from '../hal/esp32/${file}';\nprint(noise());`;
    const noise = await buildTree({ 'firmware/main.ts': main('noise'), 'hal/esp32/noise.ts': use });
    const other = await buildTree({ 'firmware/main.ts': main('other'), 'hal/esp32/other.ts': use });
    assert.equal(noise.error, '');
    assert.match(other.error, /hal\/esp32\/other\.ts:1: E\.hwRand is the same/);
  });

  it('lets the board bundles name the board', async () => {
    const { error } = await buildTree({ 'firmware/main.ts': 'setWatch(() => print(getTime()), D5, { repeat: true });' });
    assert.equal(error, '');
  });
});
