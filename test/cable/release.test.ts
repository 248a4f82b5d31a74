// What goes onto a board, and in which order it is loaded there.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { readRelease } from '../../tools/cable/release';

describe('a version for the board', () => {
  it('loads every module after those that it needs', () => {
    const [first] = readRelease('dist', 'devkit').manifest.split(';;');
    const names = [...first!.matchAll(/;(\w+)=/g)].map(([, name]) => name!);
    assert.equal(names.at(-1), 'main');
    names.forEach((name, i) => {
      // the bundle as it is read: what is flashed of it has tokens in the place of words
      const needs =
        name === 'wiring' ? [] : [...readFileSync(`dist/${name}`, 'latin1').matchAll(/require\("(\w+)"\)/g)].map(([, needed]) => needed!);
      for (const needed of needs)
        if (existsSync(`dist/${needed}`))
          assert.ok(names.slice(0, i).includes(needed), `${name} is loaded before ${needed}, which it needs`);
    });
  });
});
