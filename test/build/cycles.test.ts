// No files import each other in a ring: the bundler would have to guess which of them comes first, and the build of the page refuses it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { imports, sources } from './imports';

/** The file that an import means, if it is there: with its ending, without it, or a folder with an index. */
function imported(from: string, name: string): string[] {
  const file = path.join(path.dirname(from), name);
  return [file, `${file}.ts`, path.join(file, 'index.ts')].filter(found => fs.existsSync(found) && fs.statSync(found).isFile()).slice(0, 1);
}

/** The first ring of files that import each other, from a file back to itself; empty when there is none. */
function ring(files: string[]): string[] {
  const done = new Set<string>();
  const follow = (file: string, way: string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const name of imports(fs.readFileSync(file, 'utf8')))
      for (const to of imported(file, name)) {
        const found = follow(to, [...way, file]);
        if (found.length) return found;
      }
    done.add(file);
    return [];
  };
  for (const file of files) {
    const found = follow(file, []);
    if (found.length) return found;
  }
  return [];
}

describe('imports', () => {
  it('never go round in a ring', () => {
    const files = sources(['firmware', 'games', 'hal', 'tools']);
    assert.ok(files.length > 300, 'the sources are there');
    assert.deepEqual(ring(files), []);
  });

  it('in a ring are named, also through a folder, but not those of types', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'roundkeeper-ring-'));
    const write = (name: string, text: string) => fs.writeFileSync(path.join(root, name), text);
    fs.mkdirSync(path.join(root, 'b'));
    write('a.ts', "import { b } from './b';\n");
    write('b/index.ts', "export * from '../c';\n");
    write('c.ts', "import type { a } from './a';\n");
    const named = () => ring(['a.ts', 'b/index.ts', 'c.ts'].map(name => path.join(root, name))).map(file => path.relative(root, file));
    try {
      assert.deepEqual(named(), []);
      write('c.ts', "import {\n  a,\n} from './a';\n");
      assert.deepEqual(named(), ['a.ts', 'b/index.ts', 'c.ts', 'a.ts']);
    } finally {
      fs.rmSync(root, { recursive: true });
    }
  });
});
