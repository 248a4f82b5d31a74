// Rollup plugin: imports point one way (firmware -> games/engine -> games/kit, firmware/main -> hal/esp32, nothing -> tools). Imports of types are gone by now.
import path from 'node:path';
import { gameOf, isGame, MODULES } from '../bundles.mjs';

const inside = (root, id) => path.relative(root, id).split(path.sep).join('/');
const under = (file, ...folders) => folders.some(f => file.startsWith(`${f}/`));
const moduleFolders = Object.keys(MODULES).map(f => path.posix.dirname(f));

/** What is wrong with `from` importing `to`, and what to do instead; the first that holds is told. */
const RULES = [
  {
    when: (from, to) => !under(from, 'tools') && under(to, 'test'),
    say: () => 'Only tools/ may use the tests: move what both need to a place outside of test/',
  },
  {
    when: (from, to) => under(from, 'hal') && under(to, 'firmware', 'games'),
    say: () => 'The hardware knows neither screens nor rules: let the program hand it over, or use "import type"',
  },
  {
    when: (from, to) => under(from, 'games') && under(to, 'hal', 'firmware'),
    say: () => 'Code of games/ knows only games/kit: ask for what it needs through the table, or use "import type"',
  },
  {
    when: (from, to) => !under(from, 'tools') && under(to, 'tools'),
    say: () => 'What runs on the board knows nothing of tools/: move what both need into hal/ or games/engine',
  },
  {
    when: (from, to) => isGame(from) && under(to, 'games') && !under(to, 'games/kit') && gameOf(from) !== gameOf(to),
    say: () => 'A game knows only games/kit: move what both need into the kit',
  },
  {
    when: (from, to) => under(from, 'games/kit') && under(to, 'games/engine'),
    say: () => 'The engine plays what the kit describes: move it into games/kit, or hand it over',
  },
  {
    when: (from, to) => under(from, 'games/kit', 'games/engine') && isGame(to),
    say: () => 'Kit and engine know no game: let the game hand it over',
  },
  {
    when: (from, to) => !under(from, 'games') && isGame(to),
    say: (_from, to) => `A game is loaded when it is played: use hal.load('${gameOf(to)}')`,
  },
  {
    when: (from, to) => under(to, 'hal/esp32') && !under(from, 'hal') && from !== 'firmware/main.ts',
    say: () => 'Only firmware/main.ts knows the board: take it from the hal object, or add it to hal/hal.ts',
  },
  {
    when: (_from, to, entry) => entry && !MODULES[to],
    say: (_from, _to, entry) => `That is a bundle of its own: load it with hal.load('${entry.name}')`,
  },
  {
    when: (from, to) => !MODULES[to] && moduleFolders.some(f => under(to, f) && !under(from, f)),
    say: (_from, to) => `It would be copied: export it from ${moduleFolders.find(f => under(to, f))}/index.ts and import it from there`,
  },
];

/** What is wrong with an import, as a sentence. */
export function wrongDirection(from, to, entry) {
  const rule = RULES.find(r => r.when(from, to, entry));
  return rule && `${from} imports ${to}. ${rule.say(from, to, entry)}.`;
}

export const oneDirection = (root, bundles) => ({
  name: 'one-direction',
  async resolveId(source, importer) {
    if (!importer) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    if (!found) return null;
    const file = Object.keys(MODULES).find(f => MODULES[f] === found.id) ?? inside(root, found.id);
    const problem = wrongDirection(
      inside(root, importer),
      file,
      bundles.find(b => b.source === file),
    );
    if (problem) this.error(problem);
    return found;
  },
});
