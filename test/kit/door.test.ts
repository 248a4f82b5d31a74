// What a rule may take of the kit, and that the kit keeps nothing between two plays.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import path from 'node:path';
import { catalogue } from '../../games/catalogue';
import type { AnyGame } from '../../games/kit';
import { BUNDLES } from '../../tools/bundles';

const index = fs.readFileSync('games/kit/index.ts', 'utf8'),
  types = fs.readFileSync('games/kit/game.ts', 'utf8');

/** The names in lists of imports or exports. */
const namesIn = (text: string) =>
  [...text.matchAll(/\{([^}]*)\} from/g)].flatMap(([, list]) =>
    list!
      .split(',')
      .map(name => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );

const forRules = new Set([
  ...namesIn(index.slice(0, index.indexOf('// --- '))),
  ...[...types.matchAll(/^export (?:const|type|interface) (\w+)/gm)].map(([, name]) => name!),
]);

const sourcesOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => path.join(folder, name));

describe('a rule module', () => {
  for (const { id } of catalogue()) {
    const _game: AnyGame = BUNDLES[id];
    it(`takes from the kit what a rule takes: ${id}`, () => {
      for (const file of sourcesOf(`games/${id}`)) {
        const taken = [...fs.readFileSync(file, 'utf8').matchAll(/import [^;]* from '(?:\.\.\/)+kit';/g)].map(([line]) => line).join('\n'),
          wrong = namesIn(taken).filter(name => !forRules.has(name));
        assert.deepEqual(wrong, [], `${file} imports what the engine and the shell take`);
      }
    });
  }
});

describe('the kit', () => {
  it('gives every name by name', () => {
    for (const [line] of index.matchAll(/^export \*.*$/gm)) assert.match(line, /'\.\/game'/);
  });

  it('keeps nothing between two plays', () => {
    for (const file of sourcesOf('games/kit')) {
      if (/shelf\.ts$/.test(file)) continue; // functions made from flash, which are no play's
      for (const [line] of fs.readFileSync(file, 'utf8').matchAll(/^(?:export )?(?:let|const) .*$/gm))
        assert.doesNotMatch(line, /^(?:export )?(?:let |const \w+[^=]*= (?:[[{]|new |\w+\())/, file);
    }
  });
});
