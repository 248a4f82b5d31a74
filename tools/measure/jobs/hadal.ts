// The Hadal Project, four agents, Full: what a mission is made of.
import type { Job } from './job';

const MISSION = [
  'new hadal {"Players":4,"Item register":"On","Names":["Ann","Ben","Cem","Dee"]}',
  'pick Chae-Rin 1 3 3 Az8',
  'pick Antonio 2 2 2 Az8',
  'pick Third 2 2 2 Az8',
  'pick Fourth 2 2 2 Az8',
  'pick Ann',
];
const AT_A_LOCATION = [...MISSION, 'pick Skip the rest', 'ok', 'pick New location', 'dial 3', 'ok', 'ok'];

const LIGHT = [
  'new hadal {"Mode":"Light: Azrak, tests","Players":4,"Names":["Ann","Ben","Cem","Dee"]}',
  ...MISSION.slice(1),
  'ok',
  'pick New location',
  'dial 3',
  'ok',
];

export const HADAL: Job[] = [
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
    presses: 'down*2 ok ok ok down ok ok ok',
    ends: /FAILURE|SUCCESS/,
  },
  { name: 'explore, first agent', before: 4, bound: 3, from: AT_A_LOCATION, presses: 'ok up ok', ends: /What does it say\?/ },
  {
    name: 'all stand by, and leave the location',
    before: 27,
    bound: 5,
    from: AT_A_LOCATION,
    presses: 'down*4 ok',
    ends: /Standard Update\?/,
  },
  { name: 'take Item 12', before: 35, bound: 8, from: AT_A_LOCATION, presses: 'up*2 ok ok down*2 ok ok', ends: /Who acts\?/ },
  { name: 'declare a personal conflict', before: 18, bound: 6, from: AT_A_LOCATION, presses: 'ok up*3 ok', ends: /first: Ann/ },
  {
    name: 'Light: explore, second agent, nothing more on the card',
    bound: 8,
    from: LIGHT,
    presses: 'down ok up ok ok',
    ends: /Who acts\?/,
  },
  {
    name: 'Light: leave, paid Update, next Time Captain',
    bound: 8,
    from: [...LIGHT, 'pick Ben', 'pick Explore, 1 Azrak', 'pick Nothing more'],
    presses: 'up*2 ok ok ok ok',
    ends: /Round 2, Time Captain/,
  },
  { name: 'Light: a test of the second agent, its result told', bound: 8, from: LIGHT, presses: 'down ok*7', ends: /Who acts\?/ },
  {
    name: 'Time Captain phase to Actions, round 1',
    before: 8,
    bound: 4,
    from: [...MISSION, 'pick Skip the rest', 'ok'],
    presses: 'ok ok ok ok',
    ends: /Who acts\?/,
  },
  {
    name: 'Time Captain phase to Actions, round 2, new location 4',
    before: 8,
    bound: 4,
    from: [...AT_A_LOCATION, 'pick All stand by, leave', 'pick No Update', 'pick Done', 'ok'],
    presses: 'ok ok ok',
    ends: /Who acts\?/,
  },
];
