// Tales from the Loop, three Kids: what a day is made of, in Light and in Full. Full has two Machines and short prompts; letters stay on the table unless a job says otherwise.
import type { Job } from './job';

const NAMES = '"Kids":3,"Names":["Ann","Ben","Cem"]';
const KIDS = ['BRAVE', 'DENSE', 'CLEVER', 'DULL', 'TOUGH', 'SKITTISH', 'All right'].map(trait => `pick ${trait}`);

const LIGHT_MONDAY = [`new tales {${NAMES}}`, ...KIDS, 'pick Ben'],
  LIGHT_TUESDAY = [...LIGHT_MONDAY, 'correct round 2', 'correct rumors 2'],
  LIGHT_OUT = [...LIGHT_MONDAY, 'ok', 'pick Skip', 'pick No'];

/** Two Machines near OPEN places, no Event tile. */
const full = (letters: string) => [
  `new tales {"Mode":"Full","Machines":2,"Prompts":"Short","Letters":"${letters}",${NAMES}}`,
  ...KIDS,
  'mark AMB110 A, AMB110 B',
  ...['None', 'Yes', 'None', 'Yes'].map(answer => `pick ${answer}`),
  'mark',
];
const FOUR_LETTERS = ['C', 'D', 'E', 'F'].flatMap(letter => ['pick A to F', `pick ${letter}`]);
const MONDAY = [...full('On the table'), 'pick Ben'],
  MONDAY_BY_LETTER = [...full('In the device'), ...FOUR_LETTERS, 'pick Ben'],
  TUESDAY = [...MONDAY, 'correct round 2', 'correct rumors 2'],
  TUESDAY_BY_LETTER = [...MONDAY_BY_LETTER, 'correct round 2', 'correct rumor 0 -', 'correct rumor 1 -'];
/** Nobody is tested at school; both Machines are near OPEN places. */
const SCHOOL = ['ok', 'pick It says "may"', 'pick Skip', 'pick No', 'ok', 'mark', 'ok'];
const OUT = [...MONDAY, ...SCHOOL],
  OUT_BY_LETTER = [...MONDAY_BY_LETTER, ...SCHOOL];

export const TALES: Job[] = [
  {
    name: 'Light: set-up, first time, from home',
    bound: 30,
    from: [],
    presses: 'down*3 ok down*2 ok up ok up*2 ok ok ok down ok down ok up ok ok ok down ok',
    ends: /Monday, week 1/,
  },
  {
    name: 'Light: set-up, same Kids',
    bound: 6,
    from: [...LIGHT_MONDAY, 'press back', 'press back'],
    presses: 'down ok ok ok down ok',
    ends: /Monday, week 1/,
  },
  {
    name: 'Light: a test, one helper, thrown by the device',
    bound: 7,
    from: [...LIGHT_OUT, 'dice 6 1 1 1 1 1'],
    presses: 'down ok down ok down ok ok',
    ends: /Who is tested/,
  },
  {
    name: 'Light: a test that fails, no condition',
    bound: 7,
    from: [...LIGHT_OUT, 'dice 1 1 1 1 1'],
    presses: 'down ok down ok ok ok ok',
    ends: /Who is tested/,
  },
  {
    name: "Light: a test by the table's dice, a six",
    bound: 7,
    from: [...LIGHT_OUT, 'pick Ann', 'pick BRAVE', 'pick We threw: a six', 'pick No Rumor'],
    presses: 'down ok down ok ok ok',
    ends: /Who is tested/,
  },
  {
    name: 'Light: a test with a push',
    bound: 9,
    from: [...LIGHT_OUT, 'dice 1 1 1 1 1 6 1 1 1 1'],
    presses: 'down ok down ok ok down*2 ok ok',
    ends: /Who is tested/,
  },
  {
    name: 'Light: the frame of a day, no event',
    bound: 9,
    from: LIGHT_TUESDAY,
    presses: 'ok ok ok up ok ok up ok ok',
    ends: /Wednesday, week 1/,
  },
  {
    name: 'Light: a round with four tests: event, push, failure, Rumor',
    bound: 40,
    from: [...LIGHT_TUESDAY, `dice 6 1 1 1 1 1 1 1 6 1 1 1 1 1 6 1 1 1 1`],
    // morning, one duplicate, event of the First Player; Ann TOUGH with a push; Ben CHARMING fails; Cem TOUGH solves a Rumor; evening
    presses:
      'ok ok down ok ok down ok ok ok ok ok up*2 ok ok down*2 ok ok down ok down*2 ok ok ok ok down*2 ok up*2 ok ok down ok up ok ok',
    ends: /Wednesday, week 1/,
  },
  {
    name: 'first set-up, from home, one Event tile, two abilities',
    before: 200,
    bound: 60,
    from: [],
    // the options; strengths and weaknesses; two Machines, the first ALARMED, the second ARMED; the cafe; Ben begins
    presses:
      'down*3 ok down*2 ok up ok up ok down ok down*4 ok up ok down*2 ok down ok up*7 ok ok ok down ok down ok up ok ok ok ok down ok ok down*2 ok ok down*2 ok up*2 ok down ok',
    ends: /Monday, week 1/,
  },
  {
    name: 'set-up, same Kids',
    before: 40,
    bound: 15,
    from: [...MONDAY, 'press back', 'press back'],
    presses: 'down ok ok ok ok ok ok down*2 ok up*2 ok down ok',
    ends: /Monday, week 1/,
  },
  {
    name: 'School Phase: 2 Rumors, group event, one helper',
    before: 44,
    bound: 22,
    from: [...TUESDAY, 'dice 6 1 1 1 1 1'],
    presses: 'ok down ok ok down ok down ok down ok ok ok ok ok ok ok ok',
    ends: /Who acts/,
  },
  {
    name: 'the same, letters K and S typed',
    before: 44,
    bound: 32,
    from: [...TUESDAY_BY_LETTER, 'dice 6 1 1 1 1 1'],
    presses: 'ok down ok down ok up*3 ok up*3 ok ok down ok down ok down ok ok ok ok ok ok ok ok',
    ends: /Who acts/,
  },
  {
    name: 'choose a Kid and walk to a Rumor',
    before: 6,
    bound: 5,
    from: OUT,
    presses: 'ok ok ok ok',
    ends: /At OPEN, Time 5/,
  },
  {
    name: 'the same, a second Kid goes along',
    before: 14,
    bound: 6,
    from: OUT,
    presses: 'ok ok down ok ok',
    ends: /At OPEN, Time 5/,
  },
  {
    name: 'choose a Kid and walk to a Rumor by its letter',
    before: 6,
    bound: 5,
    from: OUT_BY_LETTER,
    presses: 'ok ok ok ok ok',
    ends: /At C, Time 5/,
  },
  {
    name: 'the same, a second Kid goes along, by letter',
    before: 14,
    bound: 6,
    from: OUT_BY_LETTER,
    presses: 'ok ok down ok ok ok',
    ends: /At C, Time 5/,
  },
  {
    name: 'walk to a place with a Machine, avoid it',
    before: 12,
    bound: 7,
    from: [...OUT, 'correct icon 0 Block', 'correct avoid 0 BRAVE', 'dice 6 1 1 1 1'],
    presses: 'ok ok ok down ok ok ok',
    ends: /At OPEN, Time 5/,
  },
  {
    name: 'investigate: help, push, success, one Item',
    before: 31,
    bound: 14,
    from: [...OUT, 'pick Ann', 'pick Walk', 'pick OPEN, 1', 'pick None', 'dice 1 1 1 1 1 1 6 1 1 1 1 1'],
    presses: 'ok ok down ok ok down ok ok ok down ok up ok',
    ends: /At OPEN, Time 3/,
  },
  {
    name: 'HACK by the last Kid, 3 Firewalls',
    before: 29,
    bound: 16,
    from: [...OUT, 'correct spaces 0 3', 'dice 6 1 6 1 6 1'],
    presses: 'up*2 ok down*3 ok ok ok ok ok ok ok ok ok',
    ends: /HACKED/,
  },
  {
    name: 'go home',
    before: 4,
    bound: 2,
    from: [...OUT, 'pick Ann'],
    presses: 'up ok',
    ends: /Who acts\?\n.*Ben/,
  },
  {
    name: 'End Phase',
    before: 8,
    bound: 5,
    from: [...OUT, ...['Ann', 'Ben', 'Cem'].flatMap(kid => [`pick ${kid}`, 'pick Home for dinner, 1'])],
    presses: 'ok ok ok ok',
    ends: /Tuesday, week 1/,
  },
  {
    name: 'a whole round of these: one Rumor with an Item, one Machine',
    before: 124,
    bound: 70,
    from: [...TUESDAY, 'correct icon 0 Block', 'correct avoid 0 BRAVE', 'dice 6 1 1 1 1 1 1 1 1 1 1 1 6 1 1 1 1 1 6 1'],
    // School Phase; Ann walks with Ben and investigates; Cem avoids a Machine; all go home; End Phase
    presses:
      'ok down ok ok down ok down ok down ok ok ok ok ok ok ok ok ok ok down ok ok ok ok down ok ok down ok ok ok down ok up ok up ok down ok ok ok down ok ok ok up ok ok up ok ok ok ok ok',
    ends: /Wednesday, week 1/,
  },
];
