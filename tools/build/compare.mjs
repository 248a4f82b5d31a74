// node tools/build/compare.mjs: our terser settings against others, on test/build/features.ts. Needs ESPRUINO, and valgrind for the work.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { config, TERSER } from '../../rollup.config.js';
import { check } from './gate/gate.mjs';
import { interpreter, withStorage } from './interpreter.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const compress = change => ({ ...TERSER, compress: { ...TERSER.compress, ...change } });
const VARIANTS = {
  'as we build': TERSER,
  'inline: 3 (the default)': compress({ inline: 3 }),
  'inline: 0': compress({ inline: 0 }),
  'reduce_funcs: true (default)': compress({ reduce_funcs: true }),
  'hoist_funs: false (default)': compress({ hoist_funs: false }),
  'passes: 1': compress({ passes: 1 }),
  'passes: 4': compress({ passes: 4 }),
  'sequences: false': compress({ sequences: false }),
  'unsafe_arrows: true': compress({ unsafe_arrows: true }),
  'unsafe_methods: true': compress({ unsafe_methods: true }),
  'only names shortened': { ...TERSER, compress: false },
};

async function bundle(root, shorten) {
  const { output, ...input } = config({ root, shorten });
  const plugins = output.plugins.filter(p => p.name !== 'dialect-gate');
  const rolled = await rollup({ ...input, onLog: () => {} });
  const made = (await rolled.generate({ ...output, plugins })).output;
  await rolled.close();
  return new Map(made.filter(o => o.type === 'chunk').map(o => [o.fileName, o.code]));
}

/** Instructions that the interpreter spends on one more run. */
function work(board) {
  const count = times => {
    fs.writeFileSync(path.join(board.folder, 'count.js'), `var f=require("features");for(var i=0;i<${times};i++)f();`);
    const callgrind = ['--tool=callgrind', '--callgrind-out-file=/dev/null', interpreter(), 'count.js'];
    const ran = spawnSync('valgrind', callgrind, { cwd: board.folder, encoding: 'latin1' });
    return Number(/Collected : (\d+)/.exec(ran.stderr ?? '')?.[1] ?? Number.NaN);
  };
  return count(2) - count(1);
}

function measure(bundles) {
  const board = withStorage(bundles);
  try {
    const [empty, used] = board.ask('[u, (require("features"), process.memory().usage)]', 'var u=process.memory().usage');
    board.ask('require("features")().length');
    return [used - empty, work(board)];
  } catch (e) {
    return ['fails', e.message.slice(0, 60)];
  } finally {
    board.close();
  }
}

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'roundkeeper-compare-'));
fs.mkdirSync(path.join(root, 'games'));
fs.copyFileSync(path.join(ROOT, 'test/build/features.ts'), path.join(root, 'games/features.ts'));
console.log(`${'terser'.padEnd(30)}${'bytes'.padStart(7)}${'refused'.padStart(9)}${'variables'.padStart(11)}  instructions for one run`);
for (const [name, shorten] of Object.entries(VARIANTS)) {
  const bundles = await bundle(root, shorten);
  const code = bundles.get('features');
  const [variables, instructions] = measure(bundles);
  console.log(
    `${name.padEnd(30)}${String(code.length).padStart(7)}${String(check(code).length).padStart(9)}${String(variables).padStart(11)}  ${instructions}`,
  );
}
fs.rmSync(root, { recursive: true });
