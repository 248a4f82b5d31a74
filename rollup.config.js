// The build: every bundle into dist/, as it is read, and into dist/flash/, as the board gets it. docs/build.md has the reasons for each step.
import fs from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import terser from '@rollup/plugin-terser';
import { bundles, chosenWiring } from './tools/build/bundles.mjs';
import { dialectGate } from './tools/build/gate/gate.mjs';
import { constantsWrittenIn } from './tools/build/steps/constants.mjs';
import { oneDirection } from './tools/build/steps/direction.mjs';
import { exportsThatAreTaken } from './tools/build/steps/exports.mjs';
import { flashFiles } from './tools/build/steps/flash-text.mjs';
import { functionsFromFlash } from './tools/build/steps/functions-from-flash.mjs';
import { lowering } from './tools/build/steps/lower.mjs';
import { GAME, methodsAsFunctions } from './tools/build/steps/methods-as-functions.mjs';
import { fontOf, modulesByName, oneModuleEach, wiringOf } from './tools/build/steps/modules.mjs';
import { privateNamesShortened } from './tools/build/steps/private-names.mjs';
import { rewriting } from './tools/build/steps/rewrite.mjs';
import { mapsAside } from './tools/build/steps/source-maps.mjs';
import { sources } from './tools/build/steps/sources.mjs';
import { swept } from './tools/build/steps/swept.mjs';

setFlagsFromString('--interrupt-budget=600000'); // Node optimises functions later: in a run this short it seldom pays. Saves a quarter of the work

export const TERSER = {
  ecma: 2020,
  toplevel: true,
  compress: { ecma: 2020, passes: 1, inline: 1, reduce_funcs: false, hoist_funs: true },
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

/** Two of rollup's warnings our own steps make errors, with a better sentence. The third is not ours to mend: methods that became functions make files import each other, and nothing of them runs while they are loaded. */
const TOLD_ELSEWHERE = ['MIXED_EXPORTS', 'UNRESOLVED_IMPORT', 'CIRCULAR_DEPENDENCY'];

/** plain: the board gets the bundles as they are written. */
const DEFAULTS = { root: import.meta.dirname, board: process.env.BOARD || 'devkit', plain: Boolean(process.env.PLAIN), shorten: TERSER };

/** @param options others than the DEFAULTS, for tests and for programs that measure */
export function config(options) {
  const { root, board, plain, shorten } = { ...DEFAULTS, ...options };
  const list = bundles(root);
  if (!list.length) throw new Error(`Nothing to build under ${root}: not one of the sources of tools/build/bundles.mjs exists.`);
  const wiring = chosenWiring(list, board);
  const hasRules = fs.existsSync(path.join(root, GAME)); // a tree without them is a test's own
  const games = list.filter(b => hasRules && b.kind === 'game').map(b => b.name);
  const others = list.filter(b => b.kind !== 'game').map(b => b.source);
  const flash = functionsFromFlash(root, games),
    constants = constantsWrittenIn(root);
  return {
    input: Object.fromEntries(list.map(b => [b.name, path.relative('', path.join(root, b.source))])), // as rollup tells them,
    onLog: (level, log, handle) => TOLD_ELSEWHERE.includes(log.code) || handle(level, log),
    plugins: [
      // read, file by file
      oneDirection(root, list),
      modulesByName(root),
      sources(hasRules ? methodsAsFunctions(root, others) : undefined),
      constants.noted,
      flash.noted,
    ],
    output: {
      ...OUTPUT,
      dir: path.join(root, 'dist'),
      plugins: [
        // written, bundle by bundle
        rewriting([lowering, constants.pass, exportsThatAreTaken, privateNamesShortened(), flash.pass]),
        terser({ ...shorten, maxWorkers: 1 }), // one thread beside ours: a second one would only share the two cores, and get warm anew
        oneModuleEach(root, list),
        dialectGate(root, list),
        wiringOf(wiring),
        fontOf(root),
        flashFiles(plain),
        mapsAside(root),
        swept(),
      ],
    },
  };
}

export default () => config();
