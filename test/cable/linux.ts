// The interpreter as a board to be flashed: the built program with one game, and pins that are not held.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '../../games/catalogue';
import { kindOf } from '../../tools/bench/kind';
import { wiringOf } from '../../tools/bench/wiring';
import { GUARD, GUARD_FILE } from '../../tools/cable/guard';
import { openConsole } from '../../tools/cable/open';
import { makeRelease, NOT_MODULES, type Release } from '../../tools/cable/release';
import { GREETING, type Interpreter } from './interpreter';

const GAME = 'hadal'; // a stock build has 192 KB of Storage, and two versions are in it: there is room for one game

/** The profile of the interpreter under test. */
export const linux = () => wiringOf(kindOf(process.env.ESPRUINO!).flash);

/** A flash that nothing was written to. */
export const blank = () => Buffer.alloc(kindOf(process.env.ESPRUINO!).flash.length, 255);

/** Screens that no test of the cable opens: with them a second version would find no room. */
const UNOPENED = ['s_dice', 's_timers', 's_tracks', 's_counters', 's_odds', 's_rolls', 's_fair'];

/** Pins read 0 there, as if every button were held. A quick timer keeps it from napping for 50 ms, where nobody measures. */
export const AWAKE = 'global.digitalRead=function(){return 1};setInterval(function(){},1);',
  NAPPING = 'global.digitalRead=function(){return 1};';

/** The same version for a board whose pins are such: they are set by the file that runs first. */
export function withPins(release: Release, pins: string): Release {
  return { ...release, guard: GUARD + pins };
}

export async function prepare(board: Interpreter, pins: string): Promise<void> {
  const cable = await openConsole(board.port, { greeting: GREETING });
  await cable.run(`require("Storage").write("${GUARD_FILE}",${JSON.stringify(GUARD + pins)})`);
  cable.close();
  await board.restart();
}

/** The bundles as they are flashed; `change` is put in the place of some of them. */
export function builtVersion(number: string, change: { [name: string]: string } = {}, pins = AWAKE): Release {
  if (!existsSync('dist/flash/main')) throw new Error('There is no build. Make one: npm run build');
  const skip = [
    ...NOT_MODULES,
    ...UNOPENED,
    ...catalogue()
      .map(({ id }) => id)
      .filter(id => id !== GAME),
  ];
  const names = readdirSync('dist/flash').filter(name => !name.startsWith('wiring') && !skip.includes(name));
  const modules = new Map(names.map(name => [name, readFileSync(`dist/flash/${name}`, 'latin1')]));
  modules.set('wiring', `module.exports=${JSON.stringify(linux())}`);
  for (const [name, code] of Object.entries(change)) modules.set(name, code);
  return withPins(makeRelease(number, modules, readFileSync('dist/flash/boot', 'latin1')), pins);
}
