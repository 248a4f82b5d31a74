// The Hadal Project, four agents: what a mission is made of. What is printed on the cards has been said before.
import type { Job } from './job';

const CARDS = ['Antonio', 'Third', 'Fourth'];

const AGENTS = '"Players":4,"Names":["Ann","Ben","Cem","Dee"]';

const MISSION = [
  `new hadal {"Mode":"Full","Destiny":"Device","Item register":"On",${AGENTS}}`,
  'pick Chae-Rin 1 3 3 Az8',
  ...CARDS.flatMap(card => [`pick ${card} ~2~2~2 Az~8`, 'count 8 2 2 2 0']),
  'count 0 1 1 2 1 1 0', // Destiny
  'pick Ann',
];
const FIRST_ROUND = [...MISSION, 'pick Skip the rest', 'ok'],
  AT_A_LOCATION = [...FIRST_ROUND, 'pick New location', 'dial 3', 'ok', 'mark Ann, Ben, Cem, Dee'];

const LIGHT_CARDS = ['pick Chae-Rin Az8', ...CARDS.flatMap(card => [`pick ${card} Az~8`, 'count 8'])];

const LIGHT = [`new hadal {${AGENTS}}`, ...LIGHT_CARDS, 'pick Ann', 'ok'], // Destiny by the table
  LIGHT_AT_A_LOCATION = [...LIGHT, 'pick New: location 1'],
  DRAWN_BY_DEVICE = [
    `new hadal {"Destiny":"Device",${AGENTS}}`,
    ...LIGHT_CARDS,
    'count 0 1 1 2 1 1 0',
    'pick Ann',
    'ok',
    'pick New: location 1',
  ];

export const HADAL: Job[] = [
  {
    name: 'Light: a test of who is at the cursor, 1 support',
    before: 8,
    bound: 5,
    from: DRAWN_BY_DEVICE,
    presses: 'ok ok ok down ok',
    ends: /FAILURE|SUCCESS/,
  },
  {
    name: 'Light: the same without support, card by the table',
    before: 8,
    bound: 5,
    from: LIGHT_AT_A_LOCATION,
    presses: 'ok*5',
    ends: /FAILURE|SUCCESS/,
  },
  { name: 'Light: explore, first agent', before: 4, bound: 2, from: LIGHT_AT_A_LOCATION, presses: 'down ok', ends: /Ann: Azrak 7 > 6/ },
  {
    name: 'Light: leave, paid Update, next Time Captain',
    before: 6,
    bound: 5,
    from: [...LIGHT_AT_A_LOCATION, 'pick Ben', 'pick Cem'],
    presses: 'up ok up ok ok',
    ends: /Round 2, Time Captain/,
  },
  {
    name: 'Light: explore, test with boost and support, next round',
    before: 32,
    bound: 18,
    from: LIGHT,
    presses: 'ok down ok ok ok ok up ok down ok ok down ok up ok up ok ok', // 1 Azrak is lost by the result; a paid Update
    ends: /Round 2, Time Captain/,
  },
  {
    name: 'a plain test of the third agent, start to result',
    before: 11,
    bound: 7,
    from: AT_A_LOCATION,
    presses: 'down*2 ok ok ok ok ok',
    ends: /FAILURE|SUCCESS/,
  },
  {
    name: 'the same with boost 1 and support 1',
    before: 15,
    bound: 9,
    from: [...AT_A_LOCATION, 'pick Dee', 'pick Stand by'],
    presses: 'up ok ok ok down ok down ok ok',
    ends: /FAILURE|SUCCESS/,
  },
  { name: 'explore, first agent', before: 4, bound: 3, from: AT_A_LOCATION, presses: 'ok up ok', ends: /What does the card/ },
  {
    name: 'all stand by, and leave the location',
    before: 27,
    bound: 5,
    from: AT_A_LOCATION,
    presses: 'down*4 ok',
    ends: /Standard Update\?/,
  },
  { name: 'take Item 12', before: 35, bound: 8, from: AT_A_LOCATION, presses: 'up*2 ok ok up*2 ok ok', ends: /Item 12: Ann/ },
  {
    name: 'pay 1 and give one Item',
    before: 14,
    bound: 8,
    from: [...AT_A_LOCATION, 'pick Take an Item', 'dial 12', 'pick Ben', 'pick Ben', 'pick Stand by'],
    presses: 'ok down*3 ok ok ok ok',
    ends: /Ben: Azrak 8 > 7/,
  },
  { name: 'declare a personal conflict', before: 18, bound: 6, from: AT_A_LOCATION, presses: 'ok up*3 ok', ends: /first: Ann/ },
  { name: 'Time Captain phase to Actions, round 1', before: 8, bound: 4, from: FIRST_ROUND, presses: 'ok ok ok ok', ends: /Who acts\?/ },
  {
    name: 'Time Captain phase to Actions, round 2, new location 4',
    before: 8,
    bound: 4,
    from: [...AT_A_LOCATION, 'pick All stand by, leave', 'pick No Update', 'pick Done', 'ok'],
    presses: 'ok ok ok',
    ends: /Who acts\?/,
  },
];
