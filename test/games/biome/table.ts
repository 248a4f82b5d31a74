// A table of Biome for the tests: sets the scene by the table's own corrections, then plays by the words on the screen.
import { strict as assert } from 'node:assert';
import biome from '../../../games/biome';
import type { Biome } from '../../../games/biome/table';
import { type Answers, type Player, begin as seat, shown } from '../../play';

export { biome };
export const NAMES = ['Ada', 'Bob', 'Cem', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];
export const CHOOSE = { Rulings: 'Choose' };

/** What the state keeps as texts of digits, tests read as lists. */
type Seen = { [key in keyof Biome]: key extends Digits ? number[] : Biome[key] };
type Digits = 'allotment' | 'health' | 'captureRounds' | 'carried' | 'kind' | 'land' | Secrets;
type Secrets =
  | 'supply'
  | 'key'
  | 'extraAction'
  | 'extraCarry'
  | 'farmKit'
  | 'campKit'
  | 'caravanKit'
  | 'clairvoyance'
  | 'foresight'
  | 'teleport';
export type Table = Player<Seen>;

export function begin(game: typeof biome, answers: Answers = {}, seed = 1, names?: string[]): Table {
  const player: Player<any> = seat(game, answers, seed, names);
  return Object.defineProperty(player, 's', {
    get() {
      const s: any = { ...player.session.state() };
      for (const key of Object.keys(s)) if (key != 'at' && typeof s[key] == 'string') s[key] = [...s[key]].map(Number);
      return s;
    },
  });
}

/** The state as the rules have it. */
export const state = (p: Table) => p.session.state() as Biome;

/** The question with the name that the title shows: whoever is asked. */
export function asks(p: Table): string {
  const ask = shown(p.session),
    name = p.s.names[ask.seat === undefined ? p.s.seat : ask.seat];
  return (name ? name + ': ' : '') + ask.say;
}

/** After set-up: seat 0 is about to begin round 1. */
export function start(answers: Answers = {}): Table {
  const p = begin(biome, answers, 1, NAMES);
  p.pick('All is set up');
  p.dice(6, 1, 1, 1, 1, 1, 1, 1).ok();
  p.fate.forced = [];
  p.ok();
  return p;
}

/** In the first turn of seat 0. */
export function play(answers: Answers = {}): Table {
  const p = start(answers);
  p.ok();
  return p;
}

/** The table is right: sets a value. */
export function set(p: Table, track: string, value: number, cell = 0): void {
  p.session.correct(track, cell, value, 0);
}

export const OPEN = 0,
  MOUNTAIN = 1,
  EXIT = 2,
  MAIN = 3; // places; camp k is MAIN + k

/** Explores a tile of that kind with actions to spare; the die for an extra secret shows `die`. Gives the new camp's number. */
export function reveal(p: Table, tile: string, die = 1): number {
  const left = p.s.actionsLeft[p.s.seat];
  set(p, 'actionsLeft', 9, p.s.seat);
  p.pick('Explore');
  const dice = /camp|Gang|Lake/.test(tile) ? [] : [die];
  p.dice(...dice).pick(tile);
  if (tile != 'Exit') p.ok();
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

export function endTurn(p: Table): void {
  p.pick('End turn');
  if (p.says().startsWith('End turn?')) p.pick('Yes');
}

/** Ends the turns of all players that are left in the round. */
export function toBoard(p: Table): void {
  for (let i = 0; i < 30 && !p.says().startsWith('Board turn'); i++) {
    if (p.offers().includes('End turn')) endTurn(p);
    else p.ok();
  }
  assert(p.says().startsWith('Board turn'), p.says());
}

/** Ends the round and rolls the board turn with these dice. */
export function board(p: Table, ...dice: number[]): void {
  toBoard(p);
  p.dice(...dice).ok();
}

/** Reads the account to its end. */
export function account(p: Table): string {
  const all: string[] = [];
  while (p.s.at == 'account.tell') {
    all.push(p.says());
    p.ok();
  }
  return all.join('\n');
}

/** A board turn with nothing to ask, from the player's turn to the next round's first player, ready to act. */
export function round(p: Table, ...dice: number[]): string {
  board(p, ...dice);
  const told = account(p);
  assert.equal(p.s.at, 'turn.start', p.says());
  return told;
}

/** Places as many as can exist; tells how many. */
export function placeAll(p: Table, type: string): number {
  for (let n = 0; ; n++) {
    p.pick('Place');
    if (!p.offers().includes(type)) {
      p.pick('Back');
      return n;
    }
    p.pick(type);
  }
}

/** Why something is not offered. */
export function reason(p: Table, label: string): string {
  const found = (shown(p.session).cannot || []).find(c => c[0] == label);
  assert(found, label + ' is not refused at "' + p.says() + '"');
  assert(!p.offers().includes(label), label + ' is offered all the same');
  return found[1];
}

export const show = (p: Table, ...tracks: string[]) => tracks.map(t => (p.s as any)[t]);
