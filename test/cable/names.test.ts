// What the PC calls on a device by its name. The build makes functions of most methods, and nobody but the PC would miss these.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

describe('a device that was built', () => {
  /** What stands in the texts that are sent, and what hal/esp32/cable.ts needs of the device. */
  function called(): string[] {
    const files = readdirSync('tools/cable', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
    const texts = files.flatMap(file => readFileSync(path.join('tools/cable', file), 'utf8').match(/'[^'\n]*'|`[^`]*`/g) ?? []);
    texts.push(readFileSync('hal/esp32/cable.ts', 'utf8'));
    const names = texts.flatMap(text =>
      [...text.replace(/\$\{[^}]*\}/g, '').matchAll(/\b(?:device|seen|Device\))\.(?:painter\.)?(\w+)\(/g)].map(found => found[1]!),
    );
    return [...new Set(names)].sort();
  }

  it('still has every method that the PC calls by name', () => {
    const names = called(),
      shell = readFileSync('dist/shell', 'latin1');
    assert.deepEqual(names, ['close', 'open', 'push', 'rows', 'say', 'show', 'wake']);
    for (const name of names)
      assert.match(shell, new RegExp(`\\b${name}\\([^()]*\\)\\{`), `${name}() became a function: tools/build/steps/methods-worker.mjs`);
  });
});
