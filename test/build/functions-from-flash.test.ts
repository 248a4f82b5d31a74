// Functions on a shelf: made from their text when they are called, with the names of their bundle, in Node and on the interpreter.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { runInNewContext } from 'node:vm';
import { clearShelves, keep, made as kept, type Shelf, shelf } from '../../games/kit';
import { need } from '../needs';
import { buildTree } from './tree';

const SHELF = fs.readFileSync('games/kit/shelf.ts', 'utf8');
const MANY = Array.from({ length: 30 }, (_, n) => `f${n}`);

/** Two functions that count in the scope they were made in, and one that was made elsewhere. */
const COUNTERS =
  '  counters: (shared: number) => {\n    let n = 0;\n    const made = { up: () => ++n, down: () => --n, other: ((m: number) => () => m)(7), same: () => n };\n' +
  '    return shared ? oneScope(made) : made;\n  },\n';

const TREE = {
  'games/kit/shelf.ts': SHELF,
  'games/kit/count.ts':
    'export const STEP = 3;\nlet sum = 0;\nexport function count(by: number) {\n  sum += by * STEP;\n  return sum;\n}\n' +
    'export function twice(f: (n: number) => number, n: number) {\n  return f(n) + f(n);\n}\nexport function both(n: number) {\n  return twice(count, n);\n}',
  'games/kit/index.ts': "export * from './count';\nexport * from './shelf';",
  'games/many.ts':
    "import { both, count, oneScope } from './kit';\nlet calls = 0;\nconst EIGHT = [8];\n" +
    MANY.map(f => `const ${f} = (n: number) => {\n  calls++;\n  return n * EIGHT[0] + ${f.slice(1)};\n};\n`).join('') +
    `export default {\n  go: (n: number) => [${MANY.map(f => `${f}(n)`).join()}],\n  called: () => calls,\n  both: (n: number) => both(n),\n  count: (n: number) => count(n),\n${COUNTERS}};`,
};

const ONE = 'var m=require("many"),r=[m.go(1),m.go(2).length,m.called(),m.both(1),m.count(1)]';
const WANTED = [MANY.map((_, n) => 8 + n), 30, 60, 9, 9];

/** As a bundle does it: the text of the function at this place. */
function cut<Made>(own: Shelf, n: number, make: (text: string) => Made): Made {
  const place = (at: number) => parseInt(own.text.substr(4 * at + 3, 4), 36);
  return make(own.text.slice(place(n), place(n + 1) - 1));
}

describe('a shelf', function () {
  this.timeout(60_000);

  it('makes a function once, and again when twelve others have come since', async () => {
    const { fill } = await import('../../tools/build/steps/functions-from-flash.mjs' as string);
    const texts = Array.from({ length: 20 }, (_, n) => `()=>${n}`);
    const own = shelf(runInNewContext(fill(`(function(){return["4${'0000'.repeat(21)}",${texts}]})`))),
      made: string[] = [];
    const take = (n: number) =>
      own.now[n] ||
      keep(
        own,
        n,
        own.was[n] ||
          cut(own, n, text => {
            made.push(text);
            return runInNewContext(text);
          }),
      );
    const { most } = kept;
    kept.most = 5;
    assert.deepEqual([take(0)(), take(19)(), take(0)()], [0, 19, 0]);
    assert.deepEqual(made, ['()=>0', '()=>19']);
    for (let n = 1; n < 13; n++) assert.equal(take(n)(), n);
    assert.equal(take(0)(), 0);
    assert.equal(made.filter(text => text === '()=>0').length, 2);
    kept.most = most;
  });

  it('finds a function in a long text, and says when a text is too long for its places', async () => {
    const { fill } = await import('../../tools/build/steps/functions-from-flash.mjs' as string);
    const long = [`()=>"${'x'.repeat(50_000)}".length`, '()=>2'],
      code = (width: number, texts: string[]) => `(function(){return["${width}${'0'.repeat(width * (texts.length + 1))}",${texts}]})`;
    const holder = runInNewContext(fill(code(4, long)));
    clearShelves();
    assert.deepEqual(
      [0, 1].map(n => cut(shelf(holder), n, runInNewContext)()),
      [50_000, 2],
    );
    assert.throws(() => fill(code(3, long)), /take 50\d+ bytes: more than a place of 3 characters can tell/);
    assert.throws(() => fill(code(3, ['()=>1', '()=>2']).replace(',()=>2', '')), /terser has taken a function from a shelf/);
  });

  it('keeps the names of its bundle, and counts in them, in Node', async () => {
    const { bundles, error } = await buildTree(TREE);
    assert.equal(error, '');
    assert.match(bundles.get('many')!, /eval\(/);
    assert.doesNotMatch(bundles.get('many')!, /EVAL/);
    const required = new Map<string, { exports: object }>();
    const require = (name: string) => {
      if (!required.has(name)) {
        const module = { exports: {} };
        required.set(name, module);
        runInNewContext(`(function(module,exports,require){${bundles.get(name)}})`)(module, module.exports, require);
      }
      return required.get(name)!.exports;
    };
    const made = runInNewContext(`${ONE};JSON.stringify(r)`, { require });
    assert.deepEqual(JSON.parse(made), WANTED);
  });

  it('does the same on the interpreter, with less than half of the variables', async function () {
    need(this, 'interpreter');
    const { withStorage } = await import('../../tools/build/interpreter.mjs' as string);
    const { bundles, flash } = await buildTree(TREE);
    const eager = new Map(bundles);
    eager.set(
      'many',
      `var e=8,${MANY.map(f => `${f}=n=>n*e+${f.slice(1)}`).join()};module.exports={go:n=>[${MANY.map(f => `${f}(n)`).join()}]};`,
    );
    const weigh = (made: Map<string, string>) => {
      const board = withStorage(made);
      const [before, after] = board.ask('[u,(require("many"),process.memory().usage)]', 'require("kit");var u=process.memory().usage');
      board.close();
      return after - before;
    };
    for (const built of [bundles, flash]) {
      const board = withStorage(built);
      assert.deepEqual(board.ask('r', ONE), WANTED);
      board.close();
    }
    const [shelved, all] = [weigh(bundles), weigh(eager)];
    assert(shelved * 2 < all, `${shelved} variables against ${all}`);
  });

  it('lets one list of scopes serve functions that were made together', async function () {
    need(this, 'interpreter');
    const { withStorage } = await import('../../tools/build/interpreter.mjs' as string);
    const board = withStorage((await buildTree(TREE)).flash);
    const use = 'c.up(),c.up(),c.down(),c.same(),c.other()';
    const weigh = (shared: number) =>
      board.ask(
        `[${use},u-w]`,
        `var m=require("many");m.counters(1);var w=process.memory().usage,c=m.counters(${shared}),u=process.memory().usage`,
      );
    const [plain, one] = [weigh(0), weigh(1)];
    board.close();
    assert.deepEqual(plain.slice(0, 5), [1, 2, 1, 1, 7]);
    assert.deepEqual(one.slice(0, 5), [1, 2, 1, 1, 7]);
    assert(one[5] <= plain[5] - 6, `${one[5]} variables against ${plain[5]}`);
  });

  it('has constants written into what lies on it, though one before them is below 0', async () => {
    const below = TREE['games/many.ts']
      .replace('let calls', 'const NOBODY = -1,\n  FACTOR = 8;\nlet calls')
      .replaceAll('EIGHT[0]', 'FACTOR - NOBODY - 1');
    const { bundles, error } = await buildTree({ ...TREE, 'games/many.ts': below });
    assert.equal(error, '');
    assert.doesNotMatch(bundles.get('many')!, /=8[,;]/);
  });

  it('has constants written into what lies on it, though an object of literals stands before them', async () => {
    const behind = TREE['games/many.ts']
      .replace('let calls', "const BOX = { games: 'a;b', least: -1 };\nconst FACTOR = 8;\nlet calls")
      .replaceAll('EIGHT[0]', 'FACTOR - BOX.least - 1');
    const { bundles, error } = await buildTree({ ...TREE, 'games/many.ts': behind });
    assert.equal(error, '');
    assert.doesNotMatch(bundles.get('many')!, /=8[,;]/);
  });

  it('refuses an exported function that only a name in memory can serve', async () => {
    const { error } = await buildTree({ ...TREE, 'games/kit/count.ts': `${TREE['games/kit/count.ts']}\nexport const first = count(1);` });
    assert.match(error, /count cannot lie on the shelf of its bundle: it is used while the bundle is loaded, or says this/);
  });
});
