// Somebody with the rulebook open finds any rule: its number stands in the tests, behind the code that carries it, and on the page.
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = join('games', 'hadal'),
  TESTS = join('test', 'games', 'hadal');

const textOf = (folder: string) =>
  readdirSync(folder)
    .filter(file => file.endsWith('.ts') && file !== 'reading.test.ts')
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** The numbers of rules in a text: "HA-041, HA-230", "HA-210 to HA-213". */
function numbersIn(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, first, last] of text.matchAll(/HA-(\d+)(?: to HA-(\d+))?/g))
    for (let number = Number(first); number <= Number(last ?? first); number++) numbers.add(number);
  return numbers;
}

const missing = (wanted: Set<number>, there: Set<number>) => [...wanted].filter(number => !there.has(number)).sort((a, b) => a - b);

describe('hadal: every rule is found', () => {
  const code = numbersIn(textOf(CODE)),
    tests = numbersIn(textOf(TESTS));

  it('behind the code that carries it, when a test proves it', () => assert.deepEqual(missing(tests, code), []));

  it('at the end of a test, when code carries it', () => {
    // a range in the code may span numbers that no rule has
    const single = new Set([...textOf(CODE).matchAll(/HA-(\d+)/g)].map(match => Number(match[1])));
    assert.deepEqual(missing(single, tests), []);
  });

  it('in a file that docs/games/hadal.md names: each file of the game is there', () => {
    const page = readFileSync(join('docs', 'games', 'hadal.md'), 'utf8'),
      files = readdirSync(CODE).map(file => file.replace('.ts', ''));
    assert.deepEqual(
      files.filter(file => file !== 'index' && !page.includes(`\`${file}\``)),
      [],
    );
  });

  it('in the file where docs/games/hadal.md says that it is', () => {
    const page = readFileSync(join('docs', 'games', 'hadal.md'), 'utf8'),
      rows = [...page.matchAll(/\| (HA-[^|]+) \| `([a-z0-9-]+)` \|/g)];
    assert(rows.length > 20);
    for (const [, numbers, file] of rows) {
      const listed = numbersIn(numbers!.replace(/, (?=\d)/g, ', HA-').replace(/ to (?=\d)/g, ' to HA-'));
      assert.deepEqual(missing(listed, numbersIn(readFileSync(join(CODE, `${file}.ts`), 'utf8'))), [], file);
    }
  });

  it('each file begins with a line that says what it is', () => {
    for (const file of readdirSync(CODE)) assert.match(readFileSync(join(CODE, file), 'utf8'), /^\/\/ [A-Z].+/, file);
  });
});
