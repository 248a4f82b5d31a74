// Our tokens beside those of Espruino's own package: it reads every file that we flash, and what keeps us from its tokeniser is shown here, so that an
// upgrade that mends it is noticed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Token, tokenizer } from 'acorn';
import { theirTokens } from './theirs';

const ROOT = path.resolve(__dirname, '../..');
const SCRIPT = { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true } as const;
const NULLISH = '\xd0'; // `??`, for which theirs has no token

const ours = () => import('../../tools/build/steps/tokens.mjs' as string);
const lists = () => import('../../tools/build/bundles.mjs' as string);
const places = () => import('../../tools/build/steps/functions-from-flash.mjs' as string);

/** A token that theirs does not know stays as it is. Inside of texts it is written as an escape. */
const plain = (flashed: string) => theirTokens().untokenise(flashed).replaceAll(NULLISH, '??');

const isSigns = (word: unknown) => typeof word === 'string' && /^[+-]+$/.test(word);

/**
 * What a program says, word by word: names and signs as they are written, numbers and texts by their values, true and undefined however they are written.
 * Signs that meet are one word: theirs writes the token for ++ right behind a +. That 2v29 reads them apart is tested in tokens.test.ts.
 */
function words(code: string): (string | number)[] {
  const list: (string | number)[] = [];
  for (const { type, value, start, end } of tokenizer(code, SCRIPT) as Iterable<Token & { value: unknown }>) {
    const before = list.at(-1);
    if (isSigns(before) && isSigns(code.slice(start, end))) list.splice(-1, 1, before + code.slice(start, end));
    else if (type.label === 'num' && before === '!' && (value === 0 || value === 1)) list.splice(-1, 1, value ? 'false' : 'true');
    else if (type.label === 'num' && before === 'void') list.splice(-1, 1, 'undefined');
    else if (type.label === 'num') list.push(value as number);
    else list.push(type.label === 'string' ? JSON.stringify(value) : code.slice(start, end));
  }
  return list;
}

const isShelf = (word: unknown): word is string => typeof word === 'string' && word.startsWith('"\\u0000(');

/** The same of a flashed bundle. Its shelf is one text there, or a list of them, each function in brackets with a zero behind it. */
function flashedWords(flashed: string): (string | number)[] {
  const list: (string | number)[] = [],
    all = words(plain(flashed));
  for (let at = 0; at < all.length; at++) {
    const isList = isShelf(all[at + 1]) && all[at] === '[';
    if (!isList && !isShelf(all[at])) {
      list.push(all[at]!);
      continue;
    }
    let text = '';
    for (at += isList ? 1 : 0; isShelf(all[at]); at += isList ? 2 : 1) text += JSON.parse(all[at] as string); // a comma between two
    at--; // the last of it: the bracket of a list
    const functions = text
      .slice(2)
      .split(/\)\0+\(|\)\0+$/)
      .slice(0, -1);
    list.push('function', '(', ')', '{', 'return', '[', 0);
    for (const one of functions) list.push(',', ...words(plain(one)));
    list.push(']', '}');
  }
  return list;
}

describe("Espruino's own package", () => {
  it('reads every bundle that we flash as the program in dist/', async () => {
    const [{ bundles }, { isPlace }] = await Promise.all([lists(), places()]);
    const names: string[] = bundles(ROOT).flatMap(({ name, kind }: { name: string; kind: string }) =>
      kind === 'boot' || kind === 'wiring' ? [] : name,
    );
    assert(names.length > 35, `${names.length} bundles`);
    for (const name of names) {
      const [read, flashed] = ['dist', 'dist/flash'].map(folder => readFileSync(path.join(ROOT, folder, name), 'latin1')) as [
          string,
          string,
        ],
        theirs = flashedWords(flashed);
      const positioned = words(read).map((word, at) => (isPlace(word) && typeof theirs[at] === 'number' ? theirs[at] : word));
      assert.deepEqual(theirs, positioned, name);
    }
  });

  it('makes the tokens that we make, of what it knows', async () => {
    const { tokenised } = await ours();
    for (const code of [
      'for(var a in b)if(a instanceof c||a>=d)throw new e("it\'s");',
      'a=b?c:function(){return typeof d===void 0};',
      'a=[0,1000,-b];',
    ])
      assert.equal(theirTokens().tokenise(code).replace('\xc0\xd3', '\xb7'), tokenised(code).text);
  });

  it('has no token for ??, and would let 2v29 take a number for the beginning of a text: so we have a tokeniser of our own', async () => {
    const { tokenised } = await ours();
    assert.equal(theirTokens().tokenise('a??b'), 'a??b');
    assert.equal(tokenised('a??b').text, `a${NULLISH}b`);
    assert.match(theirTokens().tokenise('a=466'), /\xd2/);
    assert.doesNotMatch(tokenised('a=466').text, /\xd2/);
  });
});
