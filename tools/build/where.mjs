// npm run where -- NAME:LINE:COLUMN: the line of TypeScript behind a place that the board names in an error. Looked up in the last build.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forBoards } from './steps/flash-text.mjs';
import { SHARED } from './steps/shared.mjs';
import { sourceOf } from './steps/source-maps.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @param {string} root where dist/ and .cache/maps are
 * @param {string} place as the board tells it; in Storage the name of a bundle ends with its checksum
 */
export function where(root, place) {
  const [, name, row, column] = /^(\w+)(?:\.[0-9a-f]{8})?:(\d+):(\d+)$/.exec(place) ?? [];
  if (!name)
    throw new Error(`"${place}" is no place in a bundle. Give it as the board tells it, for example: npm run where -- hadal:1:1234`);
  const [read, flashed, maps] = ['dist', 'dist/flash', '.cache/maps'].map(folder => path.join(root, folder));
  if (!fs.existsSync(path.join(maps, `${name}.map`)))
    throw new Error(`There is no bundle ${name} in the last build. Build what the board has: npm run build`);
  const code = fs.readFileSync(path.join(read, name), 'utf8'),
    there = fs.readFileSync(path.join(flashed, name), 'latin1');
  const lines = there.split('\n').slice(0, Number(row) - 1); // a line ends in a text with a line break, too
  let at = lines.reduce((sum, line) => sum + line.length + 1, 0) + Number(column) - 1;
  if (there !== code) {
    const needed = [...SHARED, name].filter(other => fs.existsSync(path.join(read, other))),
      flashed = forBoards(new Map(needed.map(other => [other, fs.readFileSync(path.join(read, other), 'utf8')])));
    at = [...flashed.get(name).places].findLast(([, to]) => to <= at)[0];
  }
  const { file, line, text } = sourceOf(root, read, code, JSON.parse(fs.readFileSync(path.join(maps, `${name}.map`), 'utf8')))(at);
  return file ? `${file}:${line}: ${text}` : `${name} at ${at}: ${text}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    for (const place of process.argv.slice(2)) console.log(where(ROOT, place));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
