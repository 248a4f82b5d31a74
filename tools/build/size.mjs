// npm run size: what each bundle takes of the board's flash, beside its bytes as it is read, how many of these are texts, and what is left of it deflated,
// which is what its contents weigh; with ESPRUINO set also the variables it uses once it is loaded. All code together has a bound.
// So have the variables of every game that is played, where the interpreter has variables like a board's: it exits 1 where one is above it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { tokenizer } from 'acorn';
import { kindOf, notLikeBoard } from '../bench/kind.ts';
import { tellPeaks } from '../measure/peaks.ts';
import { build, explain } from './build.mjs';
import { bundles } from './bundles.mjs';
import { interpreter, withStorage } from './interpreter.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const KB = 1024;

const TOTAL_BUDGET = 400; // KB: two versions side by side in the board's 896

/** What a bundle needs in memory before it, and is not counted for it. */
const NEEDS = { kit: [], engine: ['kit'], shell: ['kit', 'engine'], main: ['kit', 'engine', 'shell'] };
const needsOf = (name, made) => (NEEDS[name] ?? ['kit', 'engine', 'shell']).filter(n => made.has(n));

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

/** The interpreter's Storage has not room for all games at once: each is measured with the kit and the shell alone. */
function weigh(list, flash) {
  const games = list.filter(b => b.kind === 'game').map(b => b.name),
    others = list.map(b => b.name).filter(name => !games.includes(name)),
    found = new Map();
  const measure = (names, stored) => {
    const board = withStorage(new Map([...flash].filter(([name]) => stored(name))));
    for (const name of names) found.set(name, variables(board, name, flash));
    board.close();
  };
  measure(others, name => !games.includes(name));
  for (const game of games) measure([game], name => name === game || needsOf(game, flash).includes(name));
  return found;
}

/** Bytes of the texts in a bundle, with their quotes. */
function textsOf(code) {
  let bytes = 0;
  for (const token of tokenizer(code, { ecmaVersion: 'latest' })) if (token.type.label === 'string') bytes += token.end - token.start;
  return bytes;
}

const kb = bytes => `${(bytes / KB).toFixed(1)} KB`;
const verdict = (bytes, budget) => (bytes > budget ? `OVER by ${bytes - budget} bytes` : `${Math.round((100 * bytes) / budget)} %`);
const total = (list, which) => list.reduce((sum, b) => sum + b[which], 0);

function print(list, made, flash) {
  const found = interpreter() ? weigh(list, flash) : undefined;
  const row = (name, flashed, read, texts, deflated, share, used) =>
    console.log(
      `${name.padEnd(16)}${flashed.padStart(8)}${read.padStart(9)}${texts.padStart(7)}${deflated.padStart(9)}  ${share.padEnd(22)}${used}`.trimEnd(),
    );
  row('bundle', 'flashed', 'readable', 'texts', 'deflated', '', found ? 'variables' : '');
  for (const b of list) {
    const share = b.development ? 'not on the device' : '';
    row(
      b.name,
      String(b.bytes),
      String(b.read),
      String(textsOf(made.get(b.name))),
      String(deflateSync(flash.get(b.name), { level: 9 }).length),
      share,
      found?.get(b.name) ?? '',
    );
  }
  if (!found) console.log('Set ESPRUINO to the Linux interpreter to see the variables that each bundle uses.');
}

/** The variables of games that are played; true where one takes too many. Where they would not be a board's, it says so. */
async function playsAreTooLarge(games) {
  const reason = interpreter() && notLikeBoard(kindOf(interpreter()));
  if (reason) console.log(reason);
  return interpreter() && !reason ? (await tellPeaks(games)) > 0 : false;
}

/** The other boards' profiles are built, but only one is flashed. */
const flashed = b => !b.development && b.kind !== 'wiring';

async function main() {
  const { bundles: made, flash } = await build();
  const list = bundles(ROOT).map(b => ({ ...b, bytes: flash.get(b.name).length, read: made.get(b.name).length }));
  print(list, made, flash);
  const wiring = made.get('wiring')?.length ?? 0;
  const shell = list.filter(b => flashed(b) && b.kind !== 'game'),
    all = list.filter(flashed);
  const sum = (what, bytes, read) => console.log(`${what.padEnd(20)}${kb(bytes)} (${kb(read)} readable)`);
  sum('shell without games', total(shell, 'bytes') + wiring, total(shell, 'read') + wiring);
  const bytes = total(all, 'bytes') + wiring;
  sum('all code', bytes, total(all, 'read') + wiring);
  console.log(`of ${TOTAL_BUDGET} KB: ${verdict(bytes, TOTAL_BUDGET * KB)}`);
  const tooLarge = await playsAreTooLarge(all.filter(b => b.kind === 'game').map(b => b.name));
  if (bytes > TOTAL_BUDGET * KB)
    throw new Error('All code together is above its bound: two versions must fit into the board side by side.');
  if (tooLarge) throw new Error('A play takes more variables than it may: a board would run out of them.');
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
