// LOOP: a turn of each kind, in Light and in Full, with three players.
import type { Job } from './job';

const begin = (mode: string) => `new loop ${JSON.stringify({ Mode: mode, Game: 'Competitive', Players: 3, Names: ['Ann', 'Ben', 'Cem'] })}`;
const LIGHT = [begin('Light'), 'pick Ann', 'ok', 'ok', 'mark Ann, Ben, Cem', 'press ok'];
const FULL = [
  begin('Full'),
  'pick Ann',
  'ok',
  'ok',
  'ok',
  ...['Food', 'Glass', 'Metal'].flatMap(type => ['pick Intern', 'pick Keep', `pick ${type}`]),
];
/** MATERIALs of Ann, beside her FOOD. */
const owns = (...types: string[]) =>
  types.flatMap((type, i) => [`correct materials ${4 + i}`, `correct type ${3 + i} ${type}`, `correct quality ${3 + i} 4`]);
const cards = (count: number) => Array.from({ length: count }, (_, i) => `correct credits ${i + 1}`);

export const LOOP: Job[] = [
  { name: 'Light: WORK', bound: 2, from: LIGHT, presses: 'ok ok', ends: /^Ben: H4[\s\S]*Choose one/ },
  { name: 'Light: BUY', bound: 4, from: LIGHT, presses: 'up ok ok ok', ends: /^Ben: H4[\s\S]*Refill 1/ },
  { name: 'Light: CONSUME', bound: 4, from: [...LIGHT, 'correct h Ann 3'], presses: 'down ok ok ok', ends: /^Ben: H4[\s\S]*Choose one/ },
  {
    name: 'Light: a round of three: WORK, BUY, CONSUME',
    bound: 12,
    from: [...LIGHT, 'correct h Cem 3'],
    presses: 'ok ok up ok ok ok down ok ok ok',
    ends: /^Ann: H3[\s\S]*Choose one/,
  },
  { name: 'Light: +$1 for another player', bound: 7, from: LIGHT, presses: 'down*2 ok up*2 ok ok', ends: /: Coin 2 > 3/ },
  { name: 'Full: WORK', before: 4, bound: 3, from: FULL, presses: 'ok ok', ends: /^Ben: H4[\s\S]*Choose one/ },
  {
    name: 'Full: WORK with two PAYOFFs',
    before: 6,
    bound: 5,
    from: [...FULL, ...cards(2)],
    presses: 'ok ok ok ok',
    ends: /^Ben: H4[\s\S]*Choose one/,
  },
  {
    name: 'Full: a FAVOUR accepted (ACQUIRE), then WORK',
    before: 13,
    bound: 8,
    from: FULL,
    presses: 'down ok ok ok ok ok ok ok',
    ends: /^Ben: H4[\s\S]*Choose one/,
  },
  {
    name: 'Full: BUY two (Glass Q1, Metal Q1)',
    before: 15,
    bound: 8,
    from: FULL,
    presses: 'up ok down ok down*2 ok ok',
    ends: /^Ben: H4[\s\S]*Refill 2/,
  },
  {
    name: 'Full: BUY two (Glass Q3, Metal Q1), $3 paid last',
    before: 15,
    bound: 8,
    from: [...FULL, 'correct coin Ann 4', 'correct lastSpent 3'],
    presses: 'up ok down ok down*2 ok ok',
    ends: /^Ben: H4[\s\S]*Refill 2/,
  },
  {
    name: 'Full: CONSUME one, of three MATERIALs',
    before: 14,
    bound: 8,
    from: [...FULL, ...owns('Glass', 'Metal'), 'correct h Ann 3'],
    presses: 'down ok up ok up ok ok ok',
    ends: /^Ben: H4[\s\S]*Refill 1/,
  },
  {
    name: 'Full: CONSUME three, a GOAL, two zones, discards, 2 REP',
    before: 29,
    bound: 20,
    from: [...FULL, ...owns('Glass', 'Metal'), 'correct acts Ann 3', 'correct rep Ann 2', 'correct quality 0 4'],
    presses: 'down ok up*2 ok up*2 ok up*2 ok ok down ok ok down*2 ok ok',
    ends: /^(Ann|Ben)[\s\S]*Refill 3/,
  },
];
