// The list of bundles: which source becomes which module in the board's Storage. A source that does not exist drops its bundle.
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Bundle
 * @property {string} name its name in Storage, and the file's name in dist/
 * @property {string} source the TypeScript file it starts from, relative to the root
 * @property {'core' | 'screen' | 'game' | 'wiring' | 'bench'} kind
 * @property {boolean} device may name what only the board has (pins, Graphics, Storage)
 * @property {boolean} single has a default export and nothing else
 * @property {boolean} development left out of the device and of the size budget
 */

const KINDS = {
  core: { device: false, single: false, development: false },
  first: { kind: 'core', device: true, single: true, development: false },
  boot: { kind: 'core', device: true, single: false, development: false },
  screen: { device: false, single: true, development: false },
  game: { device: false, single: true, development: false },
  wiring: { device: true, single: true, development: false },
  bench: { device: true, single: false, development: true },
};

/** What everybody may import, and finds again as require(name). */
export const MODULES = { 'games/kit/index.ts': 'kit', 'games/engine/index.ts': 'engine', 'firmware/shell/index.ts': 'shell' };
const NOT_A_GAME = ['kit', 'engine', 'catalogue'];
/** The folder's name for a file of games/. */
export const gameOf = file => /^games\/([^/]+?)(\.ts|\/.*)$/.exec(file)?.[1];
export const isGame = file => file.startsWith('games/') && !NOT_A_GAME.includes(gameOf(file));

const bundle = (kind, name, source) => ({ kind, name, source, ...KINDS[kind] });
const stem = file => file.replace(/\.ts$/, '');

function scripts(root, folder) {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full)
    .filter(f => f.endsWith('.ts') && !f.endsWith('.d.ts'))
    .sort();
}

/** A bundle's source is one file, or a folder with an index.ts: its name, and where it is. */
function sources(root, folder) {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  const folders = fs.readdirSync(full).filter(f => fs.existsSync(path.join(full, f, 'index.ts')));
  return [
    ...scripts(root, folder).map(f => ({ name: stem(f), source: `${folder}/${f}` })),
    ...folders.map(f => ({ name: f, source: `${folder}/${f}/index.ts` })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function games(root) {
  return sources(root, 'games').filter(({ name }) => !NOT_A_GAME.includes(name));
}

/** @returns {Bundle[]} every bundle whose source exists under this root */
export function bundles(root) {
  const all = [
    bundle('first', 'boot', 'firmware/boot.ts'),
    bundle('boot', 'main', 'firmware/main.ts'),
    bundle('core', 'kit', 'games/kit/index.ts'),
    bundle('core', 'engine', 'games/engine/index.ts'),
    bundle('core', 'shell', 'firmware/shell/index.ts'),
    bundle('boot', 'cable', 'hal/esp32/cable.ts'),
    ...sources(root, 'firmware/screens').map(({ name, source }) => bundle('screen', `s_${name}`, source)),
    ...games(root).map(({ name, source }) => bundle('game', name, source)),
    ...scripts(root, 'hal/esp32/wiring').map(f => bundle('wiring', `wiring_${stem(f)}`, `hal/esp32/wiring/${f}`)),
    bundle('bench', 'bench', 'tools/bench/agent.ts'),
    bundle('bench', 'board', 'tools/bench/board.ts'),
  ];
  return all.filter(b => fs.existsSync(path.join(root, b.source)));
}

/** The bundle that is flashed as `wiring` is a copy of the chosen board's profile. */
export function chosenWiring(list, board) {
  const found = list.find(b => b.name === `wiring_${board}`);
  const known = list.filter(b => b.kind === 'wiring').map(b => b.name.slice('wiring_'.length));
  if (!found && known.length)
    throw new Error(
      `There is no wiring for BOARD=${board}. Known boards: ${known.join(', ')}. Choose one, or add hal/esp32/wiring/${board}.ts.`,
    );
  return found;
}
