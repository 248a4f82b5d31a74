// Brings a mission of The Hadal Project to the point that a test is about.
import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import { holders as holderNames } from '../../../games/hadal/items-and-tokens';
import type { Hadal } from '../../../games/hadal/state';
import { discarded, pile } from '../../../games/hadal/tests';
import { chapterOf, type Dice, optionsOf, type Question, questionOf, startOfList, stepsOf, usualOf } from '../../../games/kit';
import { type Answers, begin, type Player, shown } from '../../play';

export type Mission = Player<Hadal>;
const NAMES = ['Ada', 'Bob', 'Cem', 'Dee'];
/** What most tests are about. */
export const FULL = { Mode: 'Full', Destiny: 'Device' };

const ROLES = ['Chae-Rin', 'Antonio', 'Third', 'Fourth'];

/** Picks the only choice that begins with these words. */
export function choose(m: Mission, words: string): void {
  const found = m.offers().filter(label => label.indexOf(words) === 0);
  if (found.length !== 1) throw new Error(`"${words}" fits ${found.length} at "${m.says()}": ${m.offers().join(' | ')}`);
  m.pick(found[0]);
}

/** Where the cursor starts. */
export const usual = (m: Mission) => optionsOf(m.session.ask())[usualOf(m.session.ask())]!.label;

/** Says the number of an Item or a token. */
export const number = (m: Mission, no: number) => m.dial(no);

/** OK, as the cursor stands: a plain OK, a dial, marks or counts as they are. */
export function ok(m: Mission): void {
  const ask = m.session.ask();
  if (ask.marks) m.mark(...ask.marks.filter(({ on }, place) => on || place < (ask.least ?? 0)).map(({ label }) => label));
  else if (ask.counts) m.count(...startOfList(ask));
  else if (ask.dial) m.dial(ask.dial.start);
  else m.ok();
}

/** A Receptacle; what is printed on its card, and on the Destiny cards, is as the device guesses. */
export function take(m: Mission, role: string): void {
  choose(m, role);
  while (['setup.card', 'setup.destiny'].includes(m.s.at)) ok(m);
}

export const set = (m: Mission, track: string, value: number, cell = 0) => m.session.correct(track, cell, value, 0);

/** Receptacles are chosen in this order, and nothing else is answered. */
export function open(players = 4, answers: Answers = {}, roles = ROLES, seed = 1): Mission {
  const m = begin(hadal, { ...FULL, Players: players, ...answers }, seed, NAMES.slice(0, Math.max(2, players)));
  for (let i = 0; i < m.s.receptacles; i++) take(m, roles[i]);
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
    m.pick(m.s.light ? 'Another number' : 'New location');
    m.dial(location);
  }
  while (/^(timeCaptain|discovery)\./.test(m.s.at)) ok(m);
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
  const table = { said: () => '', guessed: () => false } as unknown as Dice<Hadal>, // all of it that a question uses
    [chapter, step] = at.split('.'),
    made = hadal.chapters[chapter]!(s, table);
  return questionOf(hadal, s, stepsOf(made)[step!]!(s, table), chapterOf(made));
}

/** The name of the Time Captain. */
export const captain = ({ s }: { s: Hadal }) => s.names[s.timeCaptain];

/** Who has each thing of the register, by name. */
export const holders = ({ s }: { s: Hadal }) => s.heldBy.map(holder => holderNames(s)[holder + 1]);

/** Every Azrak, wherever it lies. */
export function azrak(s: Hadal): number {
  let sum = s.vortex + s.missionReturn;
  for (const n of s.pool.concat(s.azrakOn)) sum += n;
  return sum;
}

/** Every Destiny card, in the pile or in the discard, from low to high. */
export function deck(s: Hadal): number[] {
  return pile(s)
    .concat(discarded(s))
    .sort((a, b) => a - b);
}

/** Spends an agent's pool down to this many, as a card would. */
export function drain(m: Mission, name: string, left: number): void {
  const seat = m.s.names.indexOf(name);
  m.pick(name, 'A card says...', 'Lose Azrak');
  m.dial(m.s.pool[seat] - left);
  if (left) m.pick('Nothing more');
}

/** The phase and its step by their numbers, as the rules have them: 2.3 is the step of the Actions. */
export const place = ({ s }: { s: Hadal }) =>
  ({
    Location: '1.1',
    Display: '1.2',
    'Card A': '1.3',
    Recon: '2.1',
    Telepathy: '2.2',
    Actions: '2.3',
    Conflict: '2.3',
    Update: '3.1',
    Swaps: '3.2',
    'New captain': '3.3',
  })[s.phase] ?? '0.0';

/** The mission has begun. */
export const hasBegun = (s: Hadal) => s.phase !== 'Set-up';

export { discarded, pile };

/** How a kind of card or token is handled, as players look it up. */
export function guide(kind: string): string {
  const rows = hadal.reference!(acting(2).s).flatMap(({ text }) => text.split('\n'));
  return rows.find(row => row.startsWith(`${kind}: `)) ?? '';
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

/** What the table answers in a bench script. */
const answers: { [word: string]: (m: Mission, rest: string) => void } = {
  ok: m => m.ok(),
  pick: (m, label) => m.pick(label),
  dial: (m, n) => m.dial(Number(n)),
  count: (m, numbers) => m.count(...numbers.split(' ').map(Number)),
  mark: (m, labels) => m.mark(...labels.split(', ')),
  dice: (m, faces) => void m.dice(...faces.split(' ').map(Number)),
};

/** Plays the lines of a bench script that a game understands. */
export function play(script: string[]): Mission {
  let player: Mission | undefined;
  for (const line of script) {
    const word = line.split(' ')[0],
      rest = line.slice(word.length + 1);
    if (word === 'new') {
      const { Names, ...settings } = JSON.parse(rest.slice(rest.indexOf('{')));
      player = begin(hadal, settings, 1, Names);
    } else if (!player) throw new Error('The script does not begin a game');
    else if (answers[word]) answers[word](player, rest);
    else if (word === 'correct') correct(player, rest);
    else if (word === 'undo') assert(player.session.undo());
    else assert.equal(word, 'state');
  }
  return player!;
}
