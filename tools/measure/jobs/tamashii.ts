// Tamashii, a scenario for two with the tokens on the table: what a turn is made of, in Light and in Full.
import type { Job } from './job';

const PLAYERS = '"Players":2,"Names":["Ann","Ben"]',
  SCENARIO = `"Game":"Scenario",${PLAYERS}`;

const LIGHT = [`new tamashii {${SCENARIO}}`, 'pick All is set up', 'pick All are right', 'pick Ann', 'pick Time 6'],
  /** Both have Trace, and turn 2 begins. */
  LIGHT_TURN = [...LIGHT, 'correct trace Ann 3', 'correct trace Ben 2', 'correct turn 2'],
  LIGHT_FIGHT = [
    ...LIGHT,
    ...['Ann', 'Ann', 'Ann'].flatMap(() => ['pick Something else', 'pick Enemy +1']),
    'pick Go on',
    'pick To the Action phase',
    ...['Ann', 'Ben'].flatMap(() => ['dial 1', 'pick End turn']),
  ];

const begun = (game: string) => [`new tamashii {"Mode":"Full",${game}}`, 'pick All is set up', 'pick All are right'],
  FULL = [...begun(SCENARIO), 'pick Ann', 'dial 1', 'pick Set Time', 'dial 6', 'pick Yes'],
  TURN = [...FULL, 'correct trace Ann 3', 'correct trace Ben 2', 'correct turn 2'],
  ACTION = [...FULL, 'pick Go on', 'pick To the Action phase'],
  DISTRICT = [...ACTION, 'pick Moved, Trace +1'],
  LAUNCH = [...DISTRICT, 'pick Skip'];

/** Ann has two enemies, five dice, and nothing of her Body is known. */
const FIGHT = [
  ...LAUNCH,
  'pick Other...',
  'pick Ann',
  'pick Enemies',
  'pick Attach',
  'dial 2',
  'dial 9',
  'dial 9',
  'pick Done',
  'pick End Launch',
  'pick Moved, Trace +1',
  'pick Skip',
  'pick End Launch',
  'correct att Ann 5',
];
const rolled = (...dice: number[]) => [...FIGHT, `dice ${dice.join(' ')}`, 'ok'];
/** Her first Frame takes two B, the second one S; then the next turn's fight begins, in which both are known. */
const KNOWN = [
  ...rolled(1, 1, 4, 5, 5, 1, 1),
  'pick Body Frame 1',
  'pick B B',
  'dial 2',
  'pick Body Frame 2',
  'pick S',
  'dial 3',
  'jump Combat',
  'dice 1 1 4 5 5 1 1',
  'ok',
];

const SOLO = [
  ...begun('"Game":"Scenario","Players":1,"Names":["Ann"]'),
  'dial 1',
  'pick Yes',
  'pick Go on',
  'pick To the Action phase',
  'pick Moved',
  'pick Bot stayed',
  'pick No',
  'dial 1',
  'pick Skip',
];
const RIVALS = [
  ...begun(`"Game":"Competitive",${PLAYERS}`),
  'pick Ann',
  'pick Done',
  'pick Go on',
  'pick To the Action phase',
  'pick Moved, Trace +1',
  'pick Skip',
];

export const TAMASHII: Job[] = [
  { name: 'Light: set-up', bound: 8, from: [`new tamashii {${SCENARIO}}`], presses: 'ok*3 down*4 ok', ends: /TURN 1.*\nTime 4/ },
  {
    name: 'Light: a quiet turn of both, with Trace',
    bound: 10,
    from: [...LIGHT_TURN, 'dice 5 5'],
    presses: 'ok*8',
    ends: /TURN 3, first Ben/,
  },
  {
    name: 'Light: Trace of all, one enemy attached',
    bound: 3,
    from: [...LIGHT_TURN, 'dice 5 1'],
    presses: 'ok*2',
    ends: /Ben: Enemies 0 > 1\n/,
  },
  {
    name: 'Light: a fight with two Frames each way',
    bound: 10,
    from: [...LIGHT_FIGHT, 'dice 1 4 4 1'],
    presses: 'ok*6',
    ends: /^Quest/,
  },
  { name: 'set-up', before: 18, bound: 14, from: [`new tamashii {"Mode":"Full",${SCENARIO}}`], presses: 'ok*5', ends: /TURN 1, first Ann/ },
  {
    name: 'a quiet turn of both, with Trace',
    before: 38,
    bound: 20,
    from: [...TURN, 'dice 5 5'],
    presses: 'ok*5 up ok ok*2 up ok down ok ok',
    ends: /TURN 3, first Ben/,
  },
  {
    name: 'a busy turn: two Trace rolls, an enemy, a tile, three Patterns, one fight',
    before: 79,
    bound: 48,
    from: [...TURN, 'correct att Ann 3', 'dice 1 5 1 1 4 3 1'],
    presses: 'ok*5 down*3 ok*4 up ok ok*2 up ok ok*12 down ok*2',
    ends: /TURN 3/,
  },
  { name: 'a tile gives +1 Power', before: 13, bound: 4, from: DISTRICT, presses: 'down*3 ok', ends: /Ann: Power 0 > 1/ },
  {
    name: 'a face-down tile with a token and Trace',
    before: 10,
    bound: 6,
    from: ACTION,
    presses: 'up ok down*2 ok ok',
    ends: /Ann: Trace 0 > 1\nDISTRICT/,
  },
  {
    name: 'a fight up to the first Frame',
    before: 4,
    bound: 2,
    from: [...FIGHT, 'dice 1 1 4 5 5 1 1'],
    presses: 'ok',
    ends: /YOUR FRAME: B2 S1/,
  },
  {
    name: 'a B Frame, two B for 2 damage, the first time',
    before: 7,
    bound: 4,
    from: rolled(1, 1, 4, 5, 5, 1, 1),
    presses: 'ok down ok ok',
    ends: /damage 0 ?> ?2/,
  },
  { name: 'the same once it is known', before: 7, bound: 2, from: KNOWN, presses: 'ok', ends: /damage 5 ?> ?7/ },
  {
    name: 'an S Frame, the first time',
    before: 4,
    bound: 4,
    from: rolled(4, 5, 5, 5, 5, 1, 1),
    presses: 'ok*3',
    ends: /damage 0 ?> ?1/,
  },
  { name: 'the same once it is known', before: 4, bound: 2, from: KNOWN, presses: 'down ok', ends: /damage 5 ?> ?8/ },
  {
    name: 'solo: the bot launches, with its Pattern',
    before: 14,
    bound: 8,
    from: SOLO,
    presses: 'up*3 ok up*3 ok',
    ends: /Batteries 4 > 5/,
  },
  { name: 'Competitive: claim a Goal', before: 12, bound: 3, from: RIVALS, presses: 'up*2 ok', ends: /GOAL CLAIMED/ },
  {
    name: 'Upgrade: Limit +1, and out',
    before: 10,
    bound: 5,
    from: [...TURN, 'correct exp Ann 2'],
    presses: 'down ok*4',
    ends: /Roll for Trace/,
  },
  { name: 'end the Launch step', before: 5, bound: 2, from: LAUNCH, presses: 'up ok', ends: /^Ben: Action/ },
];
