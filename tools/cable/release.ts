// The release that a build has made: the bundles of dist/, with the wiring of one board.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { VERSION } from '../../firmware/shell/version';
import { type Release, releaseOf } from './bundle';
import { Trouble } from './trouble';

export { hex, type Release, switchPage } from './bundle';

/** Bundles that are no module of the device. */
export const NOT_MODULES = ['boot', 'board', 'bench'];
/** An object that a bundle exports. */
// biome-ignore lint/suspicious/noExplicitAny: who asks for it knows what it is
export function exportOf(code: string): any {
  const module = { exports: {} };
  runInNewContext(code, { module, exports: module.exports });
  return module.exports;
}

/** The same with the wiring that is among the bundles. */
export const makeRelease = (version: string, modules: Map<string, string>, boot: string): Release =>
  releaseOf(version, modules, boot, exportOf(modules.get('wiring')!));

const FLASH = 'flash'; // the folder of dist/ with what goes into Storage

/** Before anything is asked of a board. */
export function checkBuild(dist: string): void {
  if (!existsSync(join(dist, FLASH, 'main'))) throw new Trouble('refused', `There is no build in ${dist}. Make one: npm run build`);
}

/** The bundles of dist/, with the wiring of this board. */
export function readRelease(dist: string, board: string): Release {
  const read = (name: string) => readFileSync(join(dist, FLASH, name), 'latin1');
  const names = readdirSync(join(dist, FLASH));
  const boards = names.filter(name => name.startsWith('wiring_')).map(name => name.slice('wiring_'.length));
  if (!boards.includes(board))
    throw new Trouble(
      'refused',
      `There is no wiring for the board "${board}". There are: ${boards.join(', ')}. docs/wiring.md says how to add one.`,
    );
  const modules = new Map(
    names.filter(name => !name.startsWith('wiring') && !NOT_MODULES.includes(name)).map(name => [name, read(name)] as [string, string]),
  );
  modules.set('wiring', read(`wiring_${board}`));
  return makeRelease(VERSION, modules, read('boot'));
}

const PROFILE = 'wiring_';

/** The profiles of a build: their names, and what each says. */
export function profilesIn(dist: string): Map<string, { board: string }> {
  const found = new Map<string, { board: string }>();
  for (const file of readdirSync(dist))
    if (file.startsWith(PROFILE)) found.set(file.slice(PROFILE.length), exportOf(readFileSync(join(dist, file), 'latin1')));
  return found;
}
