// npm run build: every bundle into dist/, as it is read, and into dist/flash/, as the board gets it. This file lists the steps in order.
// Silent when all is well; --sizes prints the bytes of each bundle, as it is read and as it is flashed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { bundles, chosenWiring } from './bundles.mjs';
import { dialectGate } from './gate/gate.mjs';
import { constantsWrittenIn } from './steps/constants.mjs';
import { oneDirection } from './steps/direction.mjs';
import { exportsThatAreTaken } from './steps/exports.mjs';
import { flashFiles } from './steps/flash-text.mjs';
import { functionsFromFlash } from './steps/functions-from-flash.mjs';
import { lowering } from './steps/lower.mjs';
import { GAME, methodsAsFunctions } from './steps/methods-as-functions.mjs';
import { fontOf, modulesByName, oneModuleEach, wiringOf } from './steps/modules.mjs';
import { privateNamesShortened } from './steps/private-names.mjs';
import { rewriting } from './steps/rewrite.mjs';
import { mapsAside } from './steps/source-maps.mjs';
import { sources } from './steps/sources.mjs';

const REPOSITORY = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** docs/build.md gives the reason for each of these. */
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

/** plain: the board gets the bundles as they are written. */
const DEFAULTS = { root: REPOSITORY, board: process.env.BOARD || 'devkit', plain: Boolean(process.env.PLAIN), shorten: TERSER };

/** The steps, in the order in which a line of code passes them. */
export async function config(options) {
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
    input: Object.fromEntries(list.map(b => [b.name, path.join(root, b.source)])),
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
      ],
    },
  };
}

/** Rollup warns of these, and our own plugins fail on them with a better sentence. */
const TOLD_ELSEWHERE = ['MIXED_EXPORTS', 'UNRESOLVED_IMPORT'];
/** Methods that became functions make files import each other. Nothing of them runs while they are loaded. */
const HARMLESS = ['CIRCULAR_DEPENDENCY'];

function warn(log) {
  if (TOLD_ELSEWHERE.includes(log.code) || HARMLESS.includes(log.code)) return;
  const where = log.loc ? `${path.relative('', log.loc.file)}:${log.loc.line}: ` : '';
  process.stderr.write(`${where}${log.message}\n`);
}

const FLASH = 'flash/';

/** Bundles of sources that are gone. Anything with a dot in dist/ is not ours. */
function sweep(dir, names) {
  for (const file of fs.readdirSync(dir, { withFileTypes: true }))
    if (file.isFile() && !file.name.includes('.') && !names.includes(file.name)) fs.rmSync(path.join(dir, file.name));
}

/** @returns {Promise<{ bundles: Map<string, string>, flash: Map<string, Uint8Array> }>} by name: the code of every bundle, and what is flashed of each */
export async function build(options) {
  const { output, ...input } = await config(options);
  const rolled = await rollup({ ...input, onLog: (level, log) => level === 'warn' && warn(log) });
  const written = (await rolled.write(output)).output;
  await rolled.close();
  const isFlashed = file => file.fileName.startsWith(FLASH),
    flashed = written.filter(isFlashed),
    read = written.filter(file => !isFlashed(file));
  const bundles = new Map(read.map(o => [o.fileName, o.code ?? o.source])),
    flash = new Map(flashed.map(o => [o.fileName.slice(FLASH.length), o.source]));
  sweep(output.dir, [...bundles.keys()]);
  sweep(path.join(output.dir, FLASH), [...flash.keys()]);
  return { bundles, flash };
}

export function explain(error) {
  const where = error.loc ? `${path.relative('', error.loc.file)}:${error.loc.line}: ` : '';
  return where + error.message.replace(/^\[plugin [^\]]*\] /, '').replace('unknown file: ', '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setFlagsFromString('--interrupt-budget=600000'); // Node optimises functions later: in a run this short it seldom pays. Saves a quarter of the work
  try {
    const { bundles, flash } = await build();
    if (process.argv.includes('--sizes'))
      for (const [name, code] of bundles)
        console.log(`${name.padEnd(16)}${String(code.length).padStart(7)}${String(flash.get(name).length).padStart(7)}`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
