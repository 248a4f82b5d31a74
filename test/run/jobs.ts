// Which test files run together in one process, and which begin first.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** They take longest, so they begin first. A file here gets a process of its own; a folder is what is left of it. */
const FIRST = [
  'test/page/games.test.ts',
  'test/page',
  'test/cable/update.test.ts',
  'test/build',
  'test/cable',
  'test/bench',
  'test/firmware',
];

/** What `npm run test:long` makes longer: whoever asks test/long.ts how much. */
const isLonger = (file: string) => /from '[./]+\/long'/.test(readFileSync(file, 'utf8'));

/** Of the long samples, random plays take longest. */
const isPlays = (file: string) => file.endsWith('/random.test.ts');

/** The files of each process. */
export function jobs(long: boolean): string[][] {
  const all = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `test/${name}`)
    .sort();
  if (long) {
    const longer = all.filter(isLonger);
    return [...longer.filter(isPlays), ...longer.filter(file => !isPlays(file))].map(file => [file]);
  }
  const found = new Map<string, string[]>(FIRST.map(name => [name, []]));
  for (const file of all) {
    const name = found.has(file) ? file : dirname(file);
    found.set(name, [...(found.get(name) ?? []), file]);
  }
  for (const [name, files] of found)
    if (!files.length) throw new Error(`There are no tests in ${name}: take it out of FIRST in test/run/jobs.ts.`);
  return [...found.values()];
}
