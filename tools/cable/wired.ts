// Which wiring profile a board has, so that an update without --board keeps it: the board itself knows.
import type { Console } from './console';
import { Trouble } from './trouble';

export const USUAL = 'devkit';

/** The wiring of what runs there; when nothing runs (BACK held, a broken version), that of the files in its Storage, if they agree. */
async function wiringOf(board: Console): Promise<string | undefined> {
  const there = await board.evaluate<string[]>(
    'global.files?[JSON.stringify(require("wiring"))]:require("Storage").list().filter(function(n){return n.slice(0,7)=="wiring."}).map(function(n){var m={exports:{}};new Function("module","exports",require("Storage").read(n))(m,m.exports);return JSON.stringify(m.exports)})',
  );
  return there.length && there.every(text => text === there[0]) ? there[0] : undefined;
}

/** The profile that the board has: the same to the letter, else the only one for a board of that name; the usual one for a board that is new. */
export async function profileOf(board: Console, profiles: Map<string, { board: string }>): Promise<string> {
  const there = await wiringOf(board);
  if (there === undefined) return USUAL;
  const known = [...profiles];
  const same = known.find(([, wiring]) => JSON.stringify(wiring) === there);
  if (same) return same[0];
  const name: string = JSON.parse(there).board,
    alike = known.filter(([, wiring]) => wiring.board === name).map(([profile]) => profile);
  if (alike.length === 1) return alike[0]!;
  throw new Trouble(
    'refused',
    `The board is wired as "${name}", and ${alike.length ? 'several profiles are called so' : 'no profile is called so'}. Say which one: ${(alike.length ? alike : [...profiles.keys()]).map(profile => `--board ${profile}`).join(' or ')}`,
  );
}
