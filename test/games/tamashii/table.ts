// A table that plays Tamashii by the words on the screen; set-up is answered the shortest way.
import { DOWN, LEFT, RIGHT, UP } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import type { Tamashii } from '../../../games/tamashii/state';
import { type Answers, begin, type Player, shown } from '../../play';
import { watched } from './looks';

export type Table = Player<Tamashii>;
export const NAMES = ['Ada', 'Bob', 'Cyd', 'Dan'];
export const RIVAL = { Game: 'Competitive' },
  SOLO = { Players: 1, Game: 'Scenario' },
  VIRTUAL = { 'Data tokens': 'In the device' };
/** Directions, as they are drawn and said. */
export const ARROW = { up: `${UP} Up`, down: `${DOWN} Down`, left: `${LEFT} Left`, right: `${RIGHT} Right` };

type Given = { [question: string]: (string | number)[] };

/** Just begun: the set-up questions of the device are answered, the checklist is not. */
export function fresh(answers: Answers = {}, seed = 1): Table {
  const p = begin(watched, { Mode: 'Full', Players: 2, Game: 'Scenario', ...answers }, seed, NAMES);
  // as the screen shows it: the title names who is asked, or nobody in particular
  p.says = () => {
    const ask = shown(p.session);
    return `${NAMES[ask.seat === undefined ? p.s.seat : ask.seat] || 'ALL'} ${ask.say}`;
  };
  return p;
}

/** What set-up asks, by words of the question, and the usual answer. */
const USUAL: { [question: string]: string | number } = {
  'SET UP': 'Line by line',
  'Printed values': 'Not compared yet',
  'Core Data': 'Red',
  'Enemy deck, line': 'Do not count',
  'FIRST PLAYER': 'Ada',
  'Its number': 1,
  'Player Activity': 'Yes',
};

function answerSetup(p: Table, given: Given): void {
  const says = p.says(),
    own = Object.keys(given).find(words => says.includes(words) && given[words]!.length),
    known = Object.keys(USUAL).find(words => says.includes(words)),
    answer = own ? given[own]!.shift()! : (known && USUAL[known]) || 'Done';
  if (typeof answer === 'number') p.dial(answer);
  else p.pick(answer);
}

/** Answers whatever set-up asks, line by line, until the first turn. `given` answers come first: words of the question to labels or numbers. */
export function through(p: Table, given: Given = {}): Table {
  for (let i = 0; i < 60 && !p.s.phase; i++) answerSetup(p, given);
  return p;
}

/** Turn 1 is about to begin. */
export function ready(answers: Answers = {}, given?: Given, seed = 1): Table {
  return through(fresh(answers, seed), given);
}

/** The same in Light. */
export function readyLight(answers: Answers = {}, seed = 1): Table {
  const p = fresh({ Mode: 'Light', ...answers }, seed);
  p.pick('All is set up', 'All are right');
  if (/FIRST PLAYER/.test(p.says())) p.pick('Ada');
  p.pick(p.offers()[0]!); // the first card, or the Conditions card
  return p;
}

/** What lies in each slot of the Launchers: 0 empty, 1-6 a token, 7 a Lock. */
export const slotsOf = (s: Tamashii): number[] => s.grid.slice();

/** How many tokens of a type lie on a player's Launcher. */
export const onLauncher = (s: Tamashii, type: number, seat = 0) =>
  s.grid.slice(seat * 20, seat * 20 + 20).filter(v => v === type + 1).length;

/** The table is right. */
export function set(p: Table, track: string, value: number, seat = 0): Table {
  p.session.correct(track, seat, value, 0);
  return p;
}

/** Puts so many tokens of a type on Ada's Launcher, out of the supply. */
export function put(p: Table, type: number, count: number): Table {
  for (let slot = 0, left = count; left; slot++)
    if (!p.s.grid[slot]) {
      set(p, 'grid', type + 1, slot);
      left--;
    }
  return p;
}

export function jump(p: Table, phase: 'planning' | 'action' | 'combat' | 'quest'): Table {
  const name = phase[0]!.toUpperCase() + phase.slice(1);
  p.session.jump(tamashii.phases(p.s).find(one => one.name === name)!.step, 0);
  if (name === 'Planning' && p.offers().includes('Go on')) p.pick('Go on');
  return p;
}

/** The player on turn stays, or moves, and the tile adds so much Trace. */
export function stay(p: Table, trace: number): Table {
  return step(p, 'Stayed', trace);
}
export function go(p: Table, trace: number): Table {
  return step(p, 'Moved', trace);
}
function step(p: Table, how: string, trace: number): Table {
  const label = `${how}, Trace +${trace}`;
  if (p.offers().includes(label)) p.pick(label);
  else {
    p.pick(p.offers().includes(how) ? how : `${how}, another`);
    if (p.offers().includes('Bot stayed')) p.pick('Bot stayed');
    if (p.offers().includes('No')) p.pick('No');
    p.dial(trace);
  }
  return p;
}

/** The World Activity of this turn. */
export function world(p: Table): Table {
  jump(p, 'quest');
  if (!/WORLD/.test(p.says())) p.pick('Done');
  return p;
}

/** Opens the menu of card effects for a player. */
export function card(p: Table, name = 'Ada'): Table {
  p.pick('Other...');
  if (p.s.names.length > 1) p.pick(name);
  return p;
}

/** Attaches enemies with these integrities through the card menu, first drawn first. */
export function attach(p: Table, name: string, ...integrities: number[]): Table {
  card(p, name).pick('Enemies', 'Attach');
  p.dial(integrities.length, ...integrities);
  p.pick('Done');
  return p;
}

/** Somebody is reset through the menu of card effects, which is left again. */
export function fall(p: Table, name: string): Table {
  card(p, name).pick('Reset');
  p.dice(8).ok();
  p.ok(2);
  p.pick('Done');
  return p;
}

/** The player on turn goes through Action up to End Launch, which is not answered yet. */
export function toEndOfLaunch(p: Table): Table {
  stay(p, 0).pick('Skip');
  return p;
}

/** Ada at the District step of a solo game. */
export function district(p: Table): Table {
  jump(p, 'action').pick('Stayed', 'Bot stayed');
  if (p.offers().includes('No')) p.pick('No');
  p.dial(0);
  return p;
}

/** In combat: Ada has rolled, the dice are B/S as given; N and symbol faces of the enemy dice. Faces: 1-3 B, 4 S, 5-6 blank. */
export function fight(p: Table, dice: number[], number: number, symbol = 1, power = 0): Table {
  p.dice(...dice, number, symbol);
  if (shown(p.session).dial) p.dial(power);
  else p.ok();
  if (p.offers().includes('Keep')) p.pick('Keep');
  return p;
}

/** Uses a Frame that has not been used before, with these dice (a letter for each), for damage to the Top Enemy. */
export function hit(p: Table, frame: string, dice: string, damage: number): Table {
  p.pick(frame);
  if (/Repeatable/.test(frame)) p.dial(dice.length);
  else p.pick(dice.split('').join(' '));
  if (p.offers().includes('Damage Top Enemy')) p.pick('Damage Top Enemy');
  p.dial(damage);
  return p;
}

/** The same for an effect that is no damage. */
export function frame(p: Table, frame: string, dice: string, effect: string): Table {
  p.pick(frame);
  if (/Repeatable/.test(frame)) p.dial(dice.length);
  else p.pick(dice.split('').join(' '));
  if (shown(p.session).dial) p.dial(0);
  p.pick(effect);
  return p;
}

/** So many wounds by the enemy that acts. */
export function wounds(p: Table, n: number): Table {
  p.pick(n === 1 ? '1 wound' : `${n} wounds`);
  return p;
}

/** The reasons of what is forbidden now. */
export function cannot(p: Table, label: string): string {
  const found = (shown(p.session).cannot || []).find(entry => entry[0] === label);
  return found ? found[1] : '';
}

/** What was told above the question. */
export const told = (p: Table) => p.session.told.join('\n');

export function odds(p: Table, label: string): number {
  const found = (shown(p.session).odds || []).find(entry => entry[0] === label);
  return found ? found[1] / found[2] : Number.NaN;
}

/** Shows of the checklist, in order, with the answers that the table gives. */
export function checklist(answers: Answers): string[] {
  const p = fresh(answers),
    seen: string[] = [];
  for (let i = 0; i < 60 && !p.s.phase; i++) {
    seen.push(p.says().replace(/\n/g, ' '));
    answerSetup(p, {});
  }
  return seen;
}
