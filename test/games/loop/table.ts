// A table for the tests of LOOP: a game that is set up, and words instead of packed numbers.
import { get, put } from '../../../games/kit';
import loop from '../../../games/loop';
import type { Loop } from '../../../games/loop/state';
import { type Answers, begin, type Player, shown } from '../../play';

export const TYPES = ['Food', 'Glass', 'Metal', 'Plastic', 'Utility'];
export const CAREERS =
  'Artist Banker Chef Craftsman Engineer Freelancer Homemaker Intern Investor Lawyer Nurse Clerk Officer Politician Salesman Scavenger Scholar Scientist Soldier Tycoon Waitress'.split(
    ' ',
  );

export type Table = Player<Loop>;

/** Set up with Interns, everyone one MATERIAL, Red to start; stands at Red's turn.start. */
export function table(mode: string, players = 3, answers: Answers = {}): Table {
  const g = begin(loop, { Mode: mode, Players: players, ...answers });
  if (mode != 'Solo') g.pick('Red');
  g.ok(2);
  if (mode != 'Basic') g.ok();
  for (let i = 0; i < (mode == 'Solo' ? 1 : players); i++) {
    if (mode != 'Basic') g.pick('Intern', 'Keep');
    g.pick(TYPES[i % 5]);
  }
  return g;
}

/** On to the hub of the turn. */
export function act(g: Table): Table {
  while (g.s.at != 'turn.main') g.ok();
  return g;
}

/** A table at the hub of Red's turn. */
export const at = (mode: string, players = 3, answers: Answers = {}) => act(table(mode, players, answers));

export function career(g: Table, name: string, seat = 0): void {
  g.s.job[seat] = CAREERS.indexOf(name);
}

/** One more of something. */
const add = (g: Table, id: string, cell: number) => put(g.s, id, get(g.s, id, cell) + 1, cell);

/** What a seat owns, in words: own(g, 0, 'Food 2', 'Metal 1'). The deck gives it. */
export function own(g: Table, seat: number, ...goods: string[]): void {
  const before = list(g, seat).length;
  for (let m = 0; m < 20; m++) put(g.s, 'mats', 0, seat * 20 + m);
  for (const word of goods) {
    const [type, q] = word.split(' ');
    add(g, 'mats', seat * 20 + TYPES.indexOf(type) * 4 + Number(q) - 1);
  }
  g.s.matDeck += before - goods.length;
}

/** The MATERIALS of a seat in words, by type and Q. */
export function list(g: Table, seat: number): string[] {
  const words: string[] = [];
  for (let m = 0; m < 20; m++)
    for (let i = 0; i < get(g.s, 'mats', seat * 20 + m); i++) words.push(TYPES[Math.floor(m / 4)] + ' ' + ((m % 4) + 1));
  return words;
}

/** A LANDFILL in words. The deck gives it. */
export function fill(g: Table, seat: number, ...types: string[]): void {
  for (const type of types) {
    add(g, 'landfill', seat * 5 + TYPES.indexOf(type));
    g.s.matDeck--;
  }
}

export const filled = (g: Table, seat: number) => TYPES.filter((_, type) => get(g.s, 'landfill', seat * 5 + type));

/** A CONTINUOUS EVENT by its number in the rules is in force: LO-302 is 302. */
export function force(g: Table, rule: number): void {
  const event = rule - 299;
  g.s.activeEvent = event;
  g.s.eventDeck &= ~(1 << (event - 1));
}

/** The EVENT lies face down before a seat. */
export function wait(g: Table, rule: number, seat = g.s.seat): void {
  const event = rule - 299;
  g.s.eventDeck &= ~(1 << (event - 1));
  g.s.secret.push(seat * 100 + event);
  g.s.pending[seat]++;
}

/** A MATERIAL is missing in the BUY AREA: the turn's end stops at the refill. */
export function gap(g: Table): Table {
  g.s.buySlots--;
  g.s.matDeck++;
  return g;
}

/** Ends the turn: refill, and on until somebody has to choose or the next turn begins. */
export function finish(g: Table): Table {
  g.pick('End turn');
  return on(g);
}

/** Through everything that only needs an ok, up to the next choice or the next turn's start. */
export function on(g: Table): Table {
  while (g.s.at != 'turn.start') {
    const ask = shown(g.session);
    if (ask.pick || !ask.then || ask.dial) return g;
    g.ok();
  }
  return g;
}

/** Through alerts only. */
export function told(g: Table): Table {
  while (/^alert/.test(g.s.at) && !shown(g.session).pick) g.ok();
  return g;
}

/** Red has WORKed. */
export function worked(mode: string, players = 3): Table {
  const g = at(mode, players);
  g.pick('Work', '$3 -1 H');
  return told(g);
}

/** Triggers an IMMEDIATE EVENT at the end of Red's turn: stands at Red's question about it. */
export function immediate(rule: number, players = 3, before?: (g: Table) => void, mode = 'Competitive'): Table {
  const g = worked(mode, players);
  if (before) before(g);
  wait(g, rule);
  finish(g);
  return g;
}

/** Why something is not offered. */
export function cannot(g: Table, label: string): string {
  for (const [name, reason] of shown(g.session).cannot || []) if (name == label) return reason;
  return '';
}

/** A seat owns just these CREDIT CARDS, by the COIN on each. */
export function owe(g: { s: Loop }, seat: number, ...coins: number[]): void {
  for (let i = 0; i < 5; i++) put(g.s, 'cards', coins.filter(c => c == i).length, seat * 5 + i);
}

/** The CREDIT CARDS of a seat, by the COIN on each. */
export function debt(g: { s: Loop }, seat: number): number[] {
  return [0, 1, 2, 3, 4].flatMap(coins => Array<number>(get(g.s, 'cards', seat * 5 + coins)).fill(coins));
}

/** Whom the screen names, and what it says. */
export function said(g: Table): string {
  const ask = shown(g.session);
  return g.s.names[ask.seat === undefined ? g.s.seat : ask.seat] + ': ' + ask.say;
}

/** Why the ABILITY cannot be used now. */
export function unusable(g: Table): string {
  g.pick('Ability');
  const reason = cannot(g, 'Use it');
  g.pick('Back');
  return reason;
}
