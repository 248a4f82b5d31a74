// Functions on a shelf: made from their text when they are called, with the names of their bundle, in Node and on the interpreter.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { runInNewContext } from 'node:vm';
import { clearShelves, dropShelf, keep, made, type Shelf, shelf, sizeShelves } from '../../games/kit';
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

/** A shelf as Espruino has it: the text of its functions, each up to a zero. Where each begins, and what takes them. */
function shelfWith(texts: string[]): { own: Shelf; places: number[] } {
  const places: number[] = [];
  let text = '\0';
  for (const one of texts) {
    places.push(text.length);
    text += `(${one})\0`;
  }
  // Node reads on behind a zero, Espruino does not
  const cut = { slice: (at: number) => text.slice(at, text.indexOf('\0', at)) } as string;
  const take = Object.assign(() => undefined, { '\xffsco': 'scope' });
  return { own: { ...shelf(() => [1], take, 'many'), texts: [cut] }, places };
}

describe('a shelf', function () {
  this.timeout(60_000);

  const flashText = () => import('../../tools/build/steps/flash-text.mjs' as string);

  it('makes a function once, and again when as many others have come since as may be kept', () => {
    const { own, places } = shelfWith(Array.from({ length: 20 }, (_, n) => `function(){return ${n}}`)),
      take = (n: number) => own.now[places[n]!] || keep(own, places[n]!);
    made.shelves.push(own);
    const { most } = made;
    sizeShelves(5);
    clearShelves();
    const first = take(0);
    assert.deepEqual([first(), take(19)(), take(0)()], [0, 19, 0]);
    assert.equal(take(0), first);
    assert.equal((first as { '\xffsco'?: unknown })['\xffsco'], 'scope');
    for (let n = 1; n < 6; n++) assert.equal(take(n)(), n);
    assert.equal(take(0)(), 0);
    assert.notEqual(take(0), first);
    dropShelf('many');
    sizeShelves(most);
    clearShelves();
  });

  it('leaves memory with its bundle', () => {
    const { own, places } = shelfWith(['function(){return 1}']);
    made.shelves.push(own);
    keep(own, places[0]!);
    dropShelf('another');
    assert.deepEqual(made.shelves, [own]);
    dropShelf('many');
    assert.deepEqual(made.shelves, []);
  });

  it('is one text on the board, and a place there is where a function begins, in another bundle, too', async () => {
    const { forBoards } = await flashText();
    const kit =
        'var t=n=>s.now[n]||k(s,n),s=m(function(){return[700100001,function(a){return a+1},function(b){return t(700100001)(b)*2}]},t)',
      made = forBoards(
        new Map([
          ['game', 'var k=require("kit");exports.two=k.$(700100002)'],
          ['kit', kit],
        ]),
      );
    const text: string = made.get('kit').text,
      [, first, second] = /\xd2..(\0\(\xaa\(a\)\{\xaba\+1\}\)\0)(\(\xaa\(b\)\{\xabt\(1\)\(b\)\*2\}\)\0)/s.exec(text)!;
    assert.equal(text.slice(text.indexOf('\xd2') + 1, text.indexOf('\xd2') + 3), String.fromCharCode(first!.length + second!.length, 0));
    assert.equal(made.get('game').text, `\xack=require(\xd1\x03kit);exports.two=k.$(${first!.length})`);
  });

  it('is several texts where one would be too long for the interpreter', async () => {
    const { forBoards } = await flashText(),
      long = (letter: string) => `function(){return"${letter.repeat(40_000)}"}`,
      kit = `var s=m(function(){return[700100001,${long('a')},${long('b')}]},t)`,
      made = forBoards(
        new Map([
          ['game', 'var k=require("kit");exports.two=k.$(700100002)'],
          ['kit', kit],
        ]),
      );
    assert.match(made.get('kit').text, /m\( *\[\xd2[^\]]*a{40000}[^\]]*\xd2[^\]]*b{40000}[^\]]*\],t\)/s);
    assert.match(made.get('game').text, /\(65537\)/, 'the second text, behind its first zero');
  });

  it('says when a function is too long, and when terser has taken a function from it', async () => {
    const { forBoard } = await flashText(),
      long = `function(){return"${'x'.repeat(40_000)}"}`;
    assert.throws(
      () => forBoard(`m(function(){return[700000001,${long.repeat(2).replace('}function(){return', '+')}]},t)`),
      /65,535: divide it/,
    );
    assert.throws(() => forBoard('m(function(){return[700000001,f]},t)'), /terser has taken a function from a shelf/);
  });

  it('is never printed in a stack trace: nothing that can fail stands close before it', async () => {
    const { forBoard } = await flashText(),
      { text } = forBoard('var k=require("kit"),s=k.shelf(function(){return[700000001,function(){return 1}]},t)');
    assert(text.indexOf('\xd2') - text.indexOf('require') >= 60, text);
  });

  it('keeps the names of its bundle, and counts in them, in Node', async () => {
    const { bundles, error } = await buildTree(TREE);
    assert.equal(error, '');
    assert.match(bundles.get('many')!, /function\(\)\{return\[700/);
    const required = new Map<string, { exports: object }>();
    const require = (name: string) => {
      if (!required.has(name)) {
        const module = { exports: {} };
        required.set(name, module);
        runInNewContext(`(function(module,exports,require){${bundles.get(name)}})`)(module, module.exports, require);
      }
      return required.get(name)!.exports;
    };
    const found = runInNewContext(`${ONE};JSON.stringify(r)`, { require });
    assert.deepEqual(JSON.parse(found), WANTED);
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
    const weigh = (made: Map<string, string | Uint8Array>) => {
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
    const [shelved, all] = [weigh(flash), weigh(eager)];
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
