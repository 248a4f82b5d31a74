// What the documentation shows must be what the code is.
import { strict as assert } from 'node:assert';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogue } from '../firmware/shell';
import { VERSION } from '../firmware/shell/version';
import { BUNDLES } from '../tools/bundles';

describe('the documentation', () => {
  it('shows a game that compiles and a test of it that passes: those in test/toys', () => {
    const page = readFileSync('docs/adding-a-game.md', 'utf8'),
      [game, test] = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(found => found[1]);
    assert.equal(game, readFileSync('test/toys/harbours.ts', 'utf8'));
    assert.equal(test, readFileSync('test/toys/harbours.test.ts', 'utf8'));
  });

  it('has a page for every game in the box', () => {
    for (const { id } of catalogue()) assert(existsSync(`docs/games/${id}.md`), `write docs/games/${id}.md`);
  });

  it('links only to what is there', () => {
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map(file => `docs/${file}`),
    ];
    for (const page of pages.filter(file => file.endsWith('.md')))
      for (const [, to] of readFileSync(page, 'utf8').matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g))
        if (!/^[a-z]+:/.test(to)) assert(existsSync(join(dirname(page), to)), `${page} links to ${to}`);
  });
});

describe('the box', () => {
  it('has every bundle that a screen or the catalogue names', () => {
    for (const file of readdirSync('firmware/screens'))
      if (file.endsWith('.ts')) assert(BUNDLES[`s_${file.slice(0, -3)}`], `tools/bundles.ts lacks ${file}`);
    for (const { id, title } of catalogue()) {
      assert(BUNDLES[id], `tools/bundles.ts lacks ${id}: import it there, and name it in BUNDLES`);
      assert.equal(BUNDLES[id].id, id, `games/${id}/index.ts says "id: '${BUNDLES[id].id}'": it is the name of its folder`);
      assert.equal(BUNDLES[id].title, title, `games/catalogue.ts and games/${id}/index.ts have different titles`);
    }
  });

  it('offers every game that it has', () => {
    for (const name of Object.keys(BUNDLES))
      if (BUNDLES[name].chapters)
        assert(
          catalogue().some(({ id }) => id === name),
          `add "${name},${BUNDLES[name].title}" in games/catalogue.ts`,
        );
  });

  it('is of the version that package.json says', () => {
    assert.equal(VERSION, JSON.parse(readFileSync('package.json', 'utf8')).version);
  });
});
