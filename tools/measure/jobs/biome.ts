// Biome: what every round is made of, in Full and in Light.
import type { Job } from './job';

const start = (mode: string, players: number) => [
  `new biome ${JSON.stringify({ Mode: mode, Players: players, Names: ['Ann', 'Ben', 'Cem'].slice(0, players) })}`,
  'pick All is set up',
  players > 2 ? 'dice 6 2 1' : 'dice 6 2',
  'ok',
  'ok',
];
/** Explored by the table before the job begins. */
const tile = (name: string) => ['pick Explore', 'pick Special tile', `pick ${name}`];
const FULL = start('Full', 2),
  LIGHT = start('Light', 3);
/** A farm, an ally on cool-down, the Gang, and a Stealer: at the board's turn. */
const FULL_BOARD = [
  ...FULL,
  ...tile('Ally camp'),
  ...tile('Stealer camp'),
  ...tile('Roaming Gang'),
  'pick End turn',
  'pick End turn',
  'dice 1 1 1 1',
];
const EXIT = ['dice 1', 'pick Special tile', 'pick Exit', 'ok'];
const LIGHT_ROUND = [...LIGHT, ...['Ally camp', 'Stealer camp', 'Roaming Gang'].flatMap(name => ['pick Special tile', `pick ${name}`])];

export const BIOME: Job[] = [
  { name: 'Light: a turn without anything special', bound: 1, from: LIGHT, presses: 'ok', ends: /^Ben.*\n3 actions/m },
  { name: 'Light: a Stealer is found', bound: 3, from: LIGHT, presses: 'up ok ok', ends: /Stealer 1: CD 6/ },
  {
    name: 'Light: a plain tile, with the roll for a secret',
    bound: 2,
    from: [...LIGHT, 'dice 3'],
    presses: 'down ok',
    ends: /D6 = 3: no extra/,
  },
  { name: 'Light: who is on turn is captured', bound: 4, from: LIGHT, presses: 'up*2 ok*2', ends: /Ann is captive/ },
  { name: 'Light: a farm is built beside the only camp', bound: 5, from: LIGHT, presses: 'down*3 ok*2', ends: /Farm 2: CD 6/ },
  { name: 'Light: a key is used', bound: 5, from: [...LIGHT, ...EXIT], presses: 'up*3 ok*2', ends: /Exit keys 0 > 1/ },
  {
    name: 'Light: mercs are hired against the Gang',
    bound: 5,
    from: [...LIGHT_ROUND, 'correct cd Ally 1 0'],
    presses: 'down*3 ok*2',
    ends: /Mercs of Ally 1 are/,
  },
  {
    name: 'Light: the whole round of 3, farm, ally, Gang, one Stealer',
    bound: 12,
    from: [...LIGHT_ROUND, 'dice 1 1 1 1'],
    presses: 'ok ok ok ok ok ok ok',
    ends: /^Ann.*\n3 actions/m,
  },
  {
    name: 'a turn of three: explore a forest, move, discover, end',
    before: 14,
    bound: 9,
    from: [...FULL, 'dice 1'],
    presses: 'ok down*2 ok ok*2 ok*2 ok',
    ends: /^Ben.*\n3 left/m,
  },
  { name: 'explore a tile with a Stealer', before: 8, bound: 6, from: FULL, presses: 'ok up ok ok', ends: /Stealer 1: CD 6/ },
  {
    name: 'explore a tile with an ally',
    before: 9,
    bound: 6,
    from: [...FULL, 'correct tilesLeft 17'],
    presses: 'ok up ok down ok',
    ends: /Ally 1: CD 6/,
  },
  {
    name: 'explore the tile of the Gang',
    before: 8,
    bound: 6,
    from: [...FULL, 'correct tilesLeft 9'],
    presses: 'ok up ok ok',
    ends: /The Gang!/,
  },
  { name: 'use a Supply', before: 8, bound: 3, from: FULL, presses: 'down*2 ok', ends: /5 left/ },
  { name: 'end a turn with actions left', before: 6, bound: 2, from: FULL, presses: 'up ok', ends: /^Ben.*\n3 left/m },
  {
    name: 'the board turn: farm, ally, Gang, one Stealer',
    before: 6,
    bound: 4,
    from: FULL_BOARD,
    presses: 'ok ok ok ok',
    ends: /^Ann.*\n3 left/m,
  },
  {
    name: 'a whole round of 3: two tiles, a Stealer, a pick-up',
    before: 56,
    bound: 34,
    from: [...start('Full', 3), 'dice 1 1 2 2'],
    // Ann: a forest, move, discover, end; Ben: grassland, move, pick up, end; Cem: a Stealer, move, discover, end; the board
    presses: 'ok down*2 ok ok*2 ok*2 ok ok*2 ok*2 down ok ok ok up ok ok ok*2 ok*2 ok ok ok',
    ends: /^Ann.*\n3 left/m,
  },
];
