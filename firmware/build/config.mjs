// The rollup options: TypeScript -> one chunk per bundle -> lowering -> terser -> dialect gate -> dist/, and what is flashed -> dist/flash/.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { bundles, chosenWiring } from './bundles.mjs';
import { constants } from './constants.mjs';
import { oneDirection } from './direction.mjs';
import { dialectGate } from './gate.mjs';
import { lowering } from './lower.mjs';
import { makeLib } from './make-lib.mjs';
import { GAME, methodsAsFunctions } from './methods.mjs';
import { fontOf, modulesByName, oneModuleEach, wiringOf } from './modules.mjs';
import { fillShelves, RESERVED, shelves } from './shelf.mjs';
import { mapsAside } from './source.mjs';
import { flashFiles } from './tokens.mjs';
import { typeErrors } from './types.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const REPOSITORY = path.resolve(HERE, '../..');

/** A tsconfig of exactly the bundled files, so that a type error elsewhere does not stop the build. */
function writeTsconfig(root, list) {
  const file = path.join(root, '.cache/tsconfig.build.json');
  const globals = ['.cache/lib.espruino.d.ts', 'hal/esp32/espruino.d.ts', 'hal/esp32/globals.d.ts'].map(f => path.join(REPOSITORY, f));
  const text = JSON.stringify({
    extends: path.join(HERE, 'tsconfig.device.json'),
    compilerOptions: { noEmit: false, sourceMap: true, inlineSources: true, rootDir: root },
    files: [...globals, ...list.map(b => path.join(root, b.source))],
  });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
  return file;
}

/** docs/build.md gives the measurements behind each of these. */
export const TERSER = {
  ecma: 2020,
  toplevel: true,
  compress: { ecma: 2020, passes: 2, inline: 1, reduce_funcs: false, hoist_funs: true },
  mangle: { cache: null, reserved: RESERVED, properties: { regex: /^_[a-z]/ } }, // only the names of private members are one for all bundles: variables start at one letter in each
  format: { ecma: 2020, ascii_only: true },
};

const OUTPUT = {
  format: 'cjs',
  entryFileNames: '[name]',
  chunkFileNames: '[name]-shared',
  exports: 'auto',
  strict: false,
  esModule: false,
  freeze: false,
  interop: 'esModule',
  externalLiveBindings: false,
  generatedCode: { preset: 'es2015', symbols: false },
  sourcemap: 'hidden',
};

/**
 * loose: type errors do not stop it; for trying things and for tests. plain: the board gets the bundles as they are written.
 * @type {{ root: string, board: string, loose: boolean, plain: boolean, shorten: object }}
 */
const DEFAULTS = {
  root: REPOSITORY,
  board: process.env.BOARD || 'devkit',
  loose: Boolean(process.env.LOOSE),
  plain: Boolean(process.env.PLAIN),
  shorten: TERSER,
};

export async function config(options) {
  const { root, board, loose, plain, shorten } = { ...DEFAULTS, ...options };
  await makeLib();
  const list = bundles(root);
  if (!list.length) throw new Error(`Nothing to build under ${root}: not one of the sources of firmware/build/bundles.mjs exists.`);
  const wiring = chosenWiring(list, board);
  const tsconfig = writeTsconfig(root, list);
  const hasRules = fs.existsSync(path.join(root, GAME)); // a tree without them is a test's own
  const games = list.filter(b => hasRules && b.kind === 'game').map(b => b.name);
  const shelf = shelves(root, games),
    methods = methodsAsFunctions(root);
  return {
    input: Object.fromEntries(list.map(b => [b.name, path.join(root, b.source)])),
    plugins: [
      typeErrors(root, loose),
      methods.told,
      oneDirection(root, list),
      modulesByName(root),
      constants(root),
      shelf.note,
      typescript({
        tsconfig,
        noEmitOnError: false,
        outputToFilesystem: false,
        filterRoot: false,
        transformers: { before: [{ type: 'program', factory: methods.transform }] },
      }),
    ],
    output: {
      ...OUTPUT,
      dir: path.join(root, 'dist'),
      plugins: [
        lowering(),
        shelf.put,
        terser({ ...shorten, nameCache: {} }),
        oneModuleEach(root, list),
        dialectGate(root, list),
        wiringOf(wiring),
        fontOf(root),
        fillShelves(),
        flashFiles(plain),
        mapsAside(root),
      ],
    },
  };
}
