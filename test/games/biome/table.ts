// A table of Biome for the tests: sets the scene by the table's own corrections, then plays by the words on the screen.
import { strict as assert } from 'node:assert';
import biome from '../../../games/biome';
import type { Biome } from '../../../games/biome/state';
import { tracksIn } from '../../../games/engine';
import { type Answers, type Player, begin as seat, shown } from '../../play';

export { biome };
export const NAMES = ['Ada', 'Bob', 'Cem', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];
/** Full is what numbered rules are about; `Light` stands in the tests of light.test.ts. */
export const FULL = { Mode: 'Full' };
export const CHOOSE = { Rulings: 'Choose' };
export type Table = Player<Biome>;

/** Whoever picks, marks or dials has read the account of the board before. */
export function begin(game: typeof biome, answers: Answers = {}, seed = 1, names?: string[]): Table {
  const p = seat(game, { ...FULL, ...answers }, seed, names),
    { pick, mark, dial } = p;
  Object.assign(p, {
    pick(...labels: string[]) {
      for (const label of labels) {
        if (!p.offers().includes(label)) account(p);
        if (!p.offers().includes(label) && p.offers().includes('More...')) pick('More...');
        pick(label);
      }
    },
    mark(...labels: string[]) {
      account(p);
      mark(...labels);
    },
    dial(...values: number[]) {
      account(p);
      dial(...values);
    },
  });
  return p;
}

/** The state as the rules have it. */
export const state = (p: Table) => p.session.state() as Biome;

/** The question with the name that the title shows: whoever is asked. */
export function asks(p: Table): string {
  const ask = shown(p.session),
    name = p.s.names[ask.seat === undefined ? p.s.seat : ask.seat];
  return (name ? `${name}: ` : '') + ask.say;
}

/** What stands above the question: what the last answer changed. */
export const told = (p: Table) => p.session.told.join('\n');

/** After set-up: the first turn of seat 0. */
export function play(answers: Answers = {}): Table {
  const p = begin(biome, answers, 1, NAMES);
  p.pick('All is set up');
  p.dice(6, 1, 1, 1, 1, 1, 1, 1).ok();
  p.fate.forced = [];
  p.ok();
  return p;
}

/** The table is right: sets a value. */
export function set(p: Table, track: string, value: number, cell = 0): void {
  p.session.correct(track, cell, value, 0);
}
/** The Gang fights for so many more rounds. */
export function fights(p: Table, rounds: number): void {
  set(p, 'gang', 2);
  set(p, 'fightRounds', rounds);
}
/** By seat: 1 for whoever is injured. */
export const health = (p: Table) => p.s.injuryCD.map(cd => (cd ? 1 : 0));

export const OPEN = 0,
  MOUNTAIN = 1,
  EXIT = 2,
  MAIN = 3; // places; camp k is MAIN + k

/** The ways to a tile in the two lists. */
const SPECIAL = /camp|Gang|Exit/;
export const tile = (name: string) => (SPECIAL.test(name) ? ['Explore', 'Special tile', name] : ['Explore', name]);

/** Explores a tile of that kind with actions to spare; the die for an extra secret shows `die`. Gives the new camp's number. */
export function reveal(p: Table, name: string, die = 1): number {
  const left = p.s.actionsLeft[p.s.seat]!;
  set(p, 'actionsLeft', 9, p.s.seat);
  const dice = /camp|Gang|Lake/.test(name) ? [] : [die];
  p.dice(...dice).pick(...tile(name));
  set(p, 'actionsLeft', left, p.s.seat);
  return p.s.kind.length - 1;
}

/** Builds a player camp where the player stands; gives its number. */
export function build(p: Table): number {
  set(p, 'on', OPEN, p.s.seat);
  set(p, 'actionsLeft', 9, p.s.seat);
  p.pick('Use a secret', 'Camp Kit');
  p.dial(0);
  p.pick('No free neighbour');
  return p.s.kind.length - 1;
}

/** The Gang stops: on a camp, on a tile with these, or on an empty one. */
export function gangStops(p: Table, ...what: string[]): void {
  const camp = what.find(name => p.offers().includes(name)),
    others = what.filter(name => name !== camp);
  if (camp) p.pick(camp);
  else p.pick(what.length ? 'A tile with...' : 'An empty tile');
  if (shown(p.session).marks) p.mark(...others);
}

/** Ends the turns of all players that are left in the round. */
export function toBoard(p: Table): void {
  for (let i = 0; i < 30 && !p.says().startsWith('Board turn'); i++) {
    if (p.offers().includes('End turn')) p.pick('End turn');
    else p.ok();
  }
  assert(p.says().startsWith('Board turn'), p.says());
}
export const endTurn = (p: Table) => p.pick('End turn');

/** Ends the round and rolls the board turn with these dice. */
export function board(p: Table, ...dice: number[]): void {
  toBoard(p);
  p.dice(...dice).ok();
}

/** Reads the account to its end. */
export function account(p: Table): string {
  const all: string[] = [];
  while (p.s.at === 'account.read') {
    all.push(p.says());
    p.ok();
  }
  return all.join('\n');
}

/** A board turn with nothing to ask, from the player's turn to the next round's first player, ready to act. */
export function round(p: Table, ...dice: number[]): string {
  board(p, ...dice);
  const text = account(p);
  assert.equal(p.s.at, 'turn.act', p.says());
  return text;
}

/** Places as many as can exist; tells how many. */
export function placeAll(p: Table, secret: string): number {
  for (let n = 0; ; n++) {
    p.pick('Place');
    if (!p.offers().includes(secret)) {
      p.pick('Back');
      return n;
    }
    p.pick(secret);
  }
}

/** Why something is not offered. */
export function reason(p: Table, label: string): string {
  const refused = () => (shown(p.session).cannot || []).find(([name]) => name === label),
    isBelow = !refused() && p.offers().includes('More...');
  if (isBelow) p.pick('More...');
  const found = refused();
  assert(found, `${label} is not refused at "${p.says()}"`);
  assert(!p.offers().includes(label), `${label} is offered all the same`);
  if (isBelow) p.pick('Back');
  return found[1];
}

/** The values of these tracks. */
export const show = (p: Table, ...tracks: (keyof Biome)[]) => tracks.map(track => p.s[track]);

/** Reads the account; what is asked then. */
export function next(p: Table): string {
  account(p);
  return p.says();
}
/** The reference pages, which stand beside the questions. */
export const pages = (p: Table) =>
  biome.reference!(state(p))
    .map(({ text }) => text)
    .join('\n');
/** All tracks by their ids. */
export const tracks = (p: Table) => tracksIn(biome, state(p));
