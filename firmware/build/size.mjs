// npm run size: bytes of each bundle against the budgets and, with ESPRUINO set, the variables it uses once it is loaded.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, explain } from './build.mjs';
import { bundles } from './bundles.mjs';
import { interpreter, withStorage } from './interpreter.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const KB = 1024;

/** In KB. A game that is not listed may have the smallest of these. */
const GAME_BUDGET = { tales: 24, tamashii: 28, loop: 28, biome: 20, hadal: 18 };
const OTHER_GAME = 18;
const SHELL_BUDGET = 16;
const TOTAL_BUDGET = 96;

/** What a bundle needs in memory before it, and is not counted for it. */
const NEEDS = { kit: [], shell: ['kit'], main: ['kit', 'shell'] };
const needsOf = (name, made) => (NEEDS[name] ?? ['kit', 'shell']).filter(n => made.has(n));

/** `main` starts the firmware, which needs the board: it is measured with the fake one, when there is one. */
function variables(board, name, made) {
  const before = needsOf(name, made).map(n => `require("${n}");`);
  if (name === 'main' && made.has('board')) before.unshift('require("board");');
  try {
    const [empty, used] = board.ask(`[u, (require("${name}"), process.memory().usage)]`, `${before.join('')}var u=process.memory().usage`);
    return String(used - empty);
  } catch (e) {
    return `not measured: ${e.message.split('\n')[0]}`;
  }
}

function budgetOf(bundle) {
  return bundle.kind === 'game' ? (GAME_BUDGET[bundle.name] ?? OTHER_GAME) * KB : 0;
}

const kb = bytes => `${(bytes / KB).toFixed(1)} KB`;
const verdict = (bytes, budget) => (bytes > budget ? `OVER by ${bytes - budget} bytes` : `${Math.round((100 * bytes) / budget)} %`);
const total = list => list.reduce((sum, b) => sum + b.bytes, 0);

function print(list, made) {
  const board = interpreter() ? withStorage(made) : undefined;
  console.log(`${'bundle'.padEnd(18)}${'bytes'.padStart(7)}  ${'of its budget'.padEnd(22)}${board ? 'variables' : ''}`);
  for (const b of list) {
    const share = b.development ? 'not on the device' : budgetOf(b) ? verdict(b.bytes, budgetOf(b)) : '';
    console.log(
      `${b.name.padEnd(18)}${String(b.bytes).padStart(7)}  ${share.padEnd(22)}${board ? variables(board, b.name, made) : ''}`.trimEnd(),
    );
  }
  board?.close();
  if (!board) console.log('Set ESPRUINO to the Linux interpreter to see the variables that each bundle uses.');
}

/** The other boards' profiles are built, but only one is flashed. */
const flashed = b => !b.development && b.kind !== 'wiring';

async function main() {
  const made = await build();
  const list = bundles(ROOT).map(b => ({ ...b, bytes: made.get(b.name).length }));
  print(list, made);
  const wiring = made.get('wiring')?.length ?? 0;
  const shell = total(list.filter(b => flashed(b) && b.kind !== 'game')) + wiring;
  const all = total(list.filter(flashed)) + wiring;
  console.log(`shell without games ${kb(shell)} of ${SHELL_BUDGET} KB: ${verdict(shell, SHELL_BUDGET * KB)}`);
  console.log(`all code            ${kb(all)} of ${TOTAL_BUDGET} KB: ${verdict(all, TOTAL_BUDGET * KB)}`);
  const over = list.filter(b => budgetOf(b) && b.bytes > budgetOf(b));
  if (over.length)
    throw new Error(
      `Above budget: ${over.map(b => b.name).join(', ')}. Shorten texts and tables, or move what a second game needs into the kit.`,
    );
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
