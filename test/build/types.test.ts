// What each part of the device code may name: games and firmware see the language as Espruino has it, and nothing of a board or of Node.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** The numbers of the lines that do not pass under this tsconfig. */
async function refused(project: string, lines: string[]): Promise<number[]> {
  const { makeLib } = await import('../../tools/build/make-lib.mjs' as string);
  makeLib();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'roundkeeper-types-'));
  const globals = ['.cache/lib.espruino.d.ts', ...(project === 'hal/esp32' ? ['hal/esp32/espruino.d.ts', 'hal/esp32/globals.d.ts'] : [])];
  const config = {
    extends: path.join(ROOT, project, 'tsconfig.json'),
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '/' },
    references: [],
    include: [],
    files: ['try.ts', ...globals.map(f => path.join(ROOT, f))],
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  fs.writeFileSync(path.join(folder, 'try.ts'), `${lines.join('\n')}\nexport {};\n`);
  const ran = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  fs.rmSync(folder, { recursive: true });
  const found = [...ran.stdout.matchAll(/try\.ts\((\d+),/g)].map(m => Number(m[1]));
  assert.ok(ran.status === 0 || found.length, ran.stdout);
  return [...new Set(found)];
}

const all = (lines: string[]) => lines.map((_, i) => i + 1);

const MISSING = [
  '[[1]].flat();',
  '[1].at(-1);',
  "'x'.trimEnd();",
  'Math.trunc(1);',
  'Object.freeze({});',
  'new Map();',
  '[1].lastIndexOf(1);',
  'Array.from([1]);',
];
const OF_NODE = ['console.log(1);', 'process.exit();', "require('fs');", 'setTimeout(() => {}, 1);', 'Buffer.alloc(1);'];
const OF_BOARD = ['print(1);', 'E.hwRand();', 'digitalWrite(D5, 1);', 'getTime();', 'I2C1;'];
const PRESENT = [
  "'x'.padStart(3);",
  '[1].includes(1);',
  'Object.entries({ a: 1 });',
  'for (const x of [1]) String(x);',
  'const [a, ...b] = [1, 2];',
  'a ?? b;',
];

describe('the types of device code', () => {
  for (const part of ['games', 'firmware']) {
    it(`refuse in ${part}/ what Espruino lacks`, async () => assert.deepEqual(await refused(part, MISSING), all(MISSING)));
    it(`refuse in ${part}/ what only Node or the board has`, async () => {
      const lines = [...OF_NODE, ...OF_BOARD];
      assert.deepEqual(await refused(part, lines), all(lines));
    });
    it(`accept in ${part}/ what Espruino has`, async () => assert.deepEqual(await refused(part, PRESENT), []));
  }

  it('accept in hal/esp32/ what the board has', async () => {
    const board = [
      "require('Storage').read('x');",
      "require('Flash').erasePage(0);",
      'I2C1.writeTo(0x3c, [1, 2], 3);',
      'E.CRC32("x").toFixed();',
      'process.memory().usage;',
    ];
    const graphics = 'Graphics.createArrayBuffer(128, 64, 1, { msb: false }).setFontCustom("", 32, 6, 8);';
    const watch = "setWatch(e => print(e.time), D5, { repeat: true, edge: 'both', debounce: 0 });";
    assert.deepEqual(await refused('hal/esp32', [...OF_BOARD, ...board, graphics, watch, 'analogWrite(D4, 0.5, { freq: 440 });']), []);
  });

  it('refuse in hal/esp32/ what Espruino lacks', async () => assert.deepEqual(await refused('hal/esp32', MISSING), all(MISSING)));
});
