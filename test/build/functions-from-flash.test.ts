// Functions on a shelf: made from their text when they are called, with the names of their bundle, in Node and on the interpreter.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { runInNewContext } from 'node:vm';
import { clearShelves, keep, made as kept, type Shelf, shelf } from '../../games/kit';
import { need } from '../needs';
import { buildTree } from './tree';

const SHELF = fs.readFileSync('games/kit/shelf.ts', 'utf8');
const MANY = Array.from({ length: 30 }, (_, n) => `f${n}`);

const TREE = {
  'games/kit/shelf.ts': SHELF,
  'games/kit/count.ts':
    'export const STEP = 3;\nlet sum = 0;\nexport function count(by: number) {\n  sum += by * STEP;\n  return sum;\n}\n' +
    'export function twice(f: (n: number) => number, n: number) {\n  return f(n) + f(n);\n}\nexport function both(n: number) {\n  return twice(count, n);\n}',
  'games/kit/index.ts': "export * from './count';\nexport * from './shelf';",
  'games/many.ts':
    "import { both, count } from './kit';\nlet calls = 0;\nconst EIGHT = [8];\n" +
    MANY.map(f => `const ${f} = (n: number) => {\n  calls++;\n  return n * EIGHT[0] + ${f.slice(1)};\n};\n`).join('') +
    `export default {\n  go: (n: number) => [${MANY.map(f => `${f}(n)`).join()}],\n  called: () => calls,\n  both: (n: number) => both(n),\n  count: (n: number) => count(n),\n};`,
};

const ONE = 'var m=require("many"),r=[m.go(1),m.go(2).length,m.called(),m.both(1),m.count(1)]';
const WANTED = [MANY.map((_, n) => 8 + n), 30, 60, 9, 9];

/** A shelf as Espruino has it: it keeps the text of a function, from behind `return`. */
function shelfWith(list: string): Shelf {
  const holder = Object.assign(() => undefined, { '\xffcod': list, '\xffsco': 'scope' });
  return shelf(holder);
}

describe('a shelf', function () {
  this.timeout(60_000);

  async function filled(texts: string[]): Promise<string> {
    const { fill } = await import('../../tools/build/steps/functions-from-flash.mjs' as string),
      code = fill(`(function(){return["${'0000'.repeat(texts.length + 1)}",${texts}]})`);
    return code.slice(code.indexOf('['), -2);
  }

  it('makes a function once, and again when twelve others have come since', async () => {
    const own = shelfWith(await filled(Array.from({ length: 20 }, (_, n) => `()=>${n}`))),
      take = (n: number) => own.now[n] || keep(own, n);
    const { most } = kept;
    kept.most = 5;
    const first = take(1);
    assert.deepEqual([first(), take(20)(), take(1)()], [0, 19, 0]);
    assert.equal(take(1), first);
    assert.equal((first as { '\xffsco'?: unknown })['\xffsco'], 'scope');
    for (let n = 2; n < 14; n++) assert.equal(take(n)(), n - 1);
    assert.equal(take(1)(), 0);
    assert.notEqual(take(1), first);
    kept.most = most;
    clearShelves();
  });

  it('finds a function in a long text, and says when a text is too long for its places', async () => {
    const long = [`()=>"${'x'.repeat(50_000)}".length`, '()=>2'];
    const own = shelfWith(await filled(long));
    assert.deepEqual([keep(own, 1)(), keep(own, 2)()], [50_000, 2]);
    clearShelves();
    await assert.rejects(
      filled([`()=>"${'x'.repeat(1_700_000)}".length`, '()=>2']),
      /take 17\d+ bytes: more than a place of 4 characters can tell/,
    );
    const { fill } = await import('../../tools/build/steps/functions-from-flash.mjs' as string);
    assert.throws(() => fill('(function(){return["000000000000",()=>1]})'), /terser has taken a function from a shelf/);
  });

  it('keeps the names of its bundle, and counts in them, in Node', async () => {
    const { bundles, error } = await buildTree(TREE);
    assert.equal(error, '');
    assert.match(bundles.get('many')!, /function\(\)\{return\["/);
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
