// Brings a mission of The Hadal Project to the point that a test is about.
import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import type { Hadal } from '../../../games/hadal/state';
import { holderName } from '../../../games/hadal/words';
import { chapterOf, type Question, questionOf, stepsOf, type Table } from '../../../games/kit';
import { type Answers, begin, type Player, shown } from '../../play';

export type Mission = Player<Hadal>;
const NAMES = ['Ada', 'Bob', 'Cem', 'Dee'];
const ROLES = ['Chae-Rin', 'Antonio', 'Third', 'Fourth'];

/** Picks the only choice that begins with these words. */
export function choose(m: Mission, words: string): void {
  const found = m.offers().filter(label => label.indexOf(words) === 0);
  if (found.length !== 1) throw new Error(`"${words}" fits ${found.length} at "${m.says()}": ${m.offers().join(' | ')}`);
  m.pick(found[0]);
}

/** Says the number of an Item or a token: its tens, then itself. */
export function number(m: Mission, no: number): void {
  const tens = Math.floor(no / 10) * 10;
  m.pick(`${Math.max(1, tens)} to ${tens + 9}`);
  m.pick(m.offers().find(label => label.endsWith(` ${no}`))!);
}

export const set = (m: Mission, track: string, value: number, cell = 0) => m.session.correct(track, cell, value, 0);

/** Receptacles are chosen in this order, and nothing else is answered. */
export function open(players = 4, answers: Answers = {}, roles = ROLES, seed = 1): Mission {
  const m = begin(hadal, { Players: players, ...answers }, seed, NAMES.slice(0, Math.max(2, players)));
  for (let i = 0; i < m.s.receptacles; i++) choose(m, roles[i]);
  return m;
}

/** Up to the first choice of a location; Ada is Time Captain. */
export function ready(players = 4, answers: Answers = {}, roles = ROLES, seed = 1): Mission {
  const m = open(players, { Prompts: 'Short', ...answers }, roles, seed);
  if (m.s.at === 'setup.box') m.dial(shown(m.session).dial![2]);
  if (m.s.at === 'setup.absent') m.ok();
  m.pick('Ada');
  if (m.s.at === 'setup.check') m.pick('Skip the rest');
  m.ok();
  return m;
}

/** To the Actions step at this location, with a card before everybody. */
export function visit(m: Mission, location = 1): Mission {
  const label = m.offers().find(l => l === `Location ${location}` || l === `Location ${location} again`);
  if (label) m.pick(label);
  else {
    m.pick('New location');
    m.dial(location);
  }
  while (/^(timeCaptain|discovery)\./.test(m.s.at)) m.ok();
  return m;
}

/** In the Actions step; who has no card stands by. */
export function acting(players = 4, answers: Answers = {}, standingBy: string[] = [], roles = ROLES): Mission {
  const m = visit(ready(players, answers, roles));
  for (const name of standingBy) m.pick(name, 'Stand by');
  return m;
}

/** Up to the question of the boost: the first attribute, this difficulty. */
export function testing(m: Mission, name: string, difficulty: number, bonus = 0): void {
  m.pick(name);
  m.pick(m.offers().find(label => label.startsWith('Test'))!);
  m.dial(difficulty);
  if (bonus) m.pick('Gear, Item bonus');
  if (m.s.at === 'test.bonus') m.dial(bonus);
}

/** What is asked in this state at this step. */
export function asked(s: Hadal, at = s.at): Question {
  const table = {} as Table<Hadal>, // nothing of it is used while a question is made
    [chapter, step] = at.split('.'),
    made = hadal.chapters[chapter]!(s, table);
  return questionOf(hadal, s, stepsOf(made)[step!]!(s, table), chapterOf(made));
}

/** The name of the Time Captain. */
export const captain = ({ s }: { s: Hadal }) => s.names[s.timeCaptain];

/** Who has each thing of the register, by name. */
export const holders = ({ s }: { s: Hadal }) => s.heldBy.map(holder => holderName(s, holder));

/** Every Azrak, wherever it lies. */
export function azrak(s: Hadal): number {
  let sum = s.vortex + s.missionReturn;
  for (const n of s.pool.concat(s.azrakOn)) sum += n;
  return sum;
}

/** Every Destiny card, in the pile or in the discard, from low to high. */
export function deck(s: Hadal): number[] {
  return s.pile.concat(s.discard).sort((a, b) => a - b);
}

/** Spends an agent's pool down to this many, as a card would. */
export function drain(m: Mission, name: string, left: number): void {
  const seat = m.s.names.indexOf(name);
  m.pick(name, 'A card says...', 'Lose Azrak');
  m.dial(m.s.pool[seat] - left);
  if (left) m.pick('Nothing more');
}

/** Everybody stands by and the group leaves. */
export function depart(m: Mission): void {
  for (const seat of m.s.seats) if (m.s.cardInFront[seat]) m.pick(m.s.names[seat], 'Stand by');
  m.pick('Leave');
}

export const reasons = (m: Mission) => (shown(m.session).cannot || []).map(([label, reason]) => `${label}: ${reason}`);

/** Boosts the test by so much; the labels carry the chances when they are known. */
export function boost(m: Mission, n: number): void {
  const label = m.offers().find(l => l.split(' ')[0] === `+${n}`);
  if (m.s.at !== 'test.boost' || !label) throw new Error(`No boost of ${n} at "${m.says()}": ${m.offers().join(' | ')}`);
  m.pick(label);
}

/** "pool 1 3", "vortex 20". */
function correct(m: Mission, words: string): void {
  const [track, ...numbers] = words.split(' ');
  m.session.correct(track!, numbers.length > 1 ? Number(numbers[0]) : 0, Number(numbers.at(-1)), 0);
}

/** Plays the lines of a bench script that a game understands. */
export function play(script: string[]): Mission {
  let player: Mission | undefined;
  for (const line of script) {
    const word = line.split(' ')[0],
      rest = line.slice(word.length + 1),
      numbers = rest.split(' ').map(Number);
    if (word === 'new') {
      const { Names, ...answers } = JSON.parse(rest.slice(rest.indexOf('{')));
      player = begin(hadal, answers, 1, Names);
    } else if (!player) throw new Error('The script does not begin a game');
    else if (word === 'ok') player.ok();
    else if (word === 'pick') player.pick(rest);
    else if (word === 'dial') player.dial(numbers[0]);
    else if (word === 'dice') player.dice(...numbers);
    else if (word === 'correct') correct(player, rest);
    else if (word === 'undo') assert(player.session.undo());
    else assert.equal(word, 'state');
  }
  return player!;
}
