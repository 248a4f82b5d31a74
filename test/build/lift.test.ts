// Helpers that come out of the chapter that makes them: which ones, and that all goes on as before.
import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
// @ts-expect-error it has no types of its own
import { transformSync } from '@babel/core';

type Plugin = () => object;

/** Runs what is written and what becomes of it; tells which functions now stand beside the chapter. */
async function lifted(chapter: string): Promise<string[]> {
  const { liftHelpers } = await import('../../firmware/build/lift.mjs' as string);
  const plugin: Plugin = () => ({ visitor: { Program: { exit: liftHelpers } } });
  const built = transformSync(chapter, { plugins: [plugin], configFile: false, babelrc: false })!.code!;
  const play =
    '\nvar t={die:n=>n-1},out=[];for(var i=0;i<4;i++){var s={h:[1,2,3],n:i};out.push(chapter(s,t).go(i),JSON.stringify(s))}JSON.stringify(out)';
  assert.equal(runInNewContext(built + play), runInNewContext(chapter + play), built);
  return [...built.matchAll(/^var (\w+) = function/gm)].map(([, name]) => name!.replace(/^_|\d+$/g, ''));
}

const REST = 'var b = () => s.n, c = () => s.n + 1, d = () => t.die(3);';

describe('a helper of a chapter', function () {
  this.timeout(20_000);

  it('comes out when it needs no more than the chapter was called with, and whatever it calls comes with it', async () => {
    const all = await lifted(
      'var chapter = (s, t) => { var a = x => b() + d() + x; var b = () => s.n; function c(y) { s.n++; return a(y) } var d = () => t.die(3); return { go: x => c(x) + a(1) } };',
    );
    assert.deepEqual(all.sort(), ['a', 'b', 'c', 'd']);
  });

  it('may call itself, and have a value for what it is not given', async () => {
    const all = await lifted(
      `var chapter = (s, t) => { var a = (x = 2) => x > 0 ? s.n + a(x - 1) : 0; ${REST} return { go: x => a(x) + a() + b() + c() + d() } };`,
    );
    assert.ok(all.includes('a'));
  });

  it('is not moved with fewer than three others: that would cost more bytes than it is worth', async () => {
    assert.deepEqual(
      await lifted(
        'var chapter = (s, t) => { var a = () => s.n, b = () => s.n + 1, c = () => a(); return { go: x => a() + b() + c() + x } };',
      ),
      [],
    );
  });

  const stays: [why: string, chapter: string][] = [
    [
      'is not called at once',
      `var chapter = (s, t) => { var a = x => s.n + x; ${REST} return { go: x => s.h.map(a).join() + b() + c() + d() + x } };`,
    ],
    [
      'needs what the chapter keeps',
      `var chapter = (s, t) => { var calls = 0, a = x => s.n + calls++ + x; ${REST} return { go: x => a(x) + a(x) + b() + c() + d() } };`,
    ],
    [
      'only writes what the chapter keeps',
      `var chapter = (s, t) => { var last = 0, a = x => { last = x; return s.n }; ${REST} return { go: x => a(x) + last + b() + c() + d() } };`,
    ],
    [
      'only adds to what the chapter keeps',
      `var chapter = (s, t) => { var sum = 0, a = x => { sum += x; return 1 }; ${REST} return { go: x => a(x) + sum + b() + c() + d() } };`,
    ],
    [
      'has a name of its own to call itself by',
      `var chapter = (s, t) => { var a = function me(x) { return x > 0 ? s.n + me(x - 1) : 0 }; ${REST} return { go: x => a(x) + b() + c() + d() } };`,
    ],
    [
      'is called where s is something else',
      `var chapter = (s, t) => { var a = x => s.n + x; ${REST} return { go: x => s.h.map(s => a(s)).join() + b() + c() + d() + x } };`,
    ],
    [
      'needs a parameter that changes',
      `var chapter = (s, t, u) => { u = s.n; var a = x => u + x; ${REST} return { go: x => a(x) + b() + c() + d() } };`,
    ],
    [
      'says this',
      `var chapter = (s, t) => { var a = function (x) { return [this && 1, s.n + x].length }; ${REST} return { go: x => a(x) + b() + c() + d() } };`,
    ],
    [
      'calls one that stays',
      `var chapter = (s, t) => { var n = 1, z = () => n, a = x => z() + x; ${REST} return { go: x => a(x) + b() + c() + d() } };`,
    ],
    [
      'becomes another one',
      `var chapter = (s, t) => { var a = x => s.n + x; if (s.n > 1) a = x => x; ${REST} return { go: x => a(x) + b() + c() + d() } };`,
    ],
  ];
  for (const [why, chapter] of stays)
    it(`stays when it ${why}`, async () => {
      const all = await lifted(chapter.replace('return {', 'var e = () => s.n * 2; return {').replace('go: x =>', 'go: x => e() +'));
      assert.deepEqual(all.sort(), ['b', 'c', 'd', 'e']);
    });
});
