// The screens that a table looks at most, as they stand there: played by real buttons, four agents, every piece that moves in view.
import { strict as assert } from 'node:assert';
import { nodeEngine } from '../../../tools/bench/node';
import { toldBy } from '../../told';

/** All four Receptacles as the device guesses them, and Destiny, too. */
const cards = (attributes: string, printed: string, kind: string) => [
  `pick Chae-Rin ${attributes && '1 3 3 '}Az8`,
  ...['Antonio', 'Third', 'Fourth'].flatMap(name => [`pick ${name} ${attributes}Az~8`, `${kind} ${printed}`]),
  'count 0 1 1 2 1 1 0',
];

const MISSION = [
  'new hadal {"Mode":"Full","Destiny":"Device","Players":4,"Names":["Ann","Ben","Cem","Dee"]}',
  ...cards('~2~2~2 ', '8 2 2 2 0', 'count'),
  'pick Ann',
  'pick Skip the rest',
  'ok',
];
const AT_A_LOCATION = [...MISSION, 'pick New location', 'dial 3', 'ok', 'mark Ann, Ben, Cem, Dee'];

/** The rows of the screen after these commands and presses, without title and foot. */
async function screen(commands: string[], presses = ''): Promise<string[]> {
  const engine = nodeEngine({ seed: 1 });
  try {
    for (const line of [
      ...commands,
      ...presses
        .split(' ')
        .filter(Boolean)
        .map(button => `press ${button}`),
    ]) {
      const answer = toldBy(await engine.command(line));
      assert(answer.ok, `${line}: ${answer.error}`);
    }
    const { rows } = toldBy(await engine.command('screen'));
    return rows.slice(1, 7);
  } finally {
    await engine.end();
  }
}

describe('hadal: its screens', () => {
  it('the Time Captain phase says what to move, to lay out and to read', async () => {
    assert.deepEqual(await screen(MISSION), [
      'Round 1, Time Captain',
      'Agree on a location,',
      'or decide. Pay 1',
      '>New location',
      ' More...',
      ' Vortex 0/32',
    ]);
    assert.deepEqual(await screen(MISSION, 'ok up up ok'), [
      'Ann: Azrak 8 > 7',
      'Azrak on Loc 3: 1',
      'Lay out all cards of',
      'the location, none',
      'flipped. Read card A',
      'aloud, put it back',
    ]);
  });

  it('"Who acts?" has all four agents in view, with their Azrak, their card and who is out, also below a piece that moves', async () => {
    assert.deepEqual(await screen(AT_A_LOCATION), [
      'All: Card in front',
      'Who acts? Cards first',
      '>Ann 7 Az, card',
      ' Ben 8 Az, card',
      ' Cem 8 Az, card',
      ' Dee 8 Az, card',
    ]);
    const out = await screen([...AT_A_LOCATION, 'pick Ben', 'pick A card says...', 'pick Ejected', 'ok']);
    assert.deepEqual(out.slice(0, 4), ['Who acts? Cards first', '>Ann 7 Az, card', ' Cem 8 Az, card', ' Dee 8 Az, card']); // Ben stands below the line
  });

  it('a boost shows both pieces that move, the values, the pile or the chances, and the first two boosts', async () => {
    assert.deepEqual(await screen(AT_A_LOCATION, 'down down ok ok ok'), [
      'Cem: Azrak 8 > 7',
      'Vortex 0 > 1',
      '2 vs 4. Boost?',
      'Destiny: 6, -2 to +2',
      '>+0',
      ' +1',
    ]);
  });

  it('support keeps the question in view above the agent who stands by, with the chances in one row', async () => {
    const told = [MISSION[0]!.replace('"Players"', '"Odds":"Always","Players"'), ...AT_A_LOCATION.slice(1)];
    assert.deepEqual(await screen([...told, 'pick Dee', 'pick Stand by', 'pick Cem', 'pick Test 1st: 2', 'dial 4'], 'down ok'), [
      'Cem: Azrak 7 > 6',
      'Vortex 1 > 2',
      '3 vs 4. Support?',
      'F67% C17% S17%',
      '>Draw Destiny',
      ' Dee +1',
    ]);
  });

  it('a result is large: FAILURE, CRITICAL, SUCCESS', async () => {
    const drawn = async (card: number) =>
      (await screen([...AT_A_LOCATION, 'pick Cem', 'pick Test 1st: 2', 'dial 2', 'pick +0', `dice ${card}`], 'ok')).slice(0, 4);
    assert.deepEqual(await drawn(1), ['FAILURE', '', 'Destiny -2: 0 vs 2', 'Read the left cell,']);
    assert.deepEqual(await drawn(3), ['CRITICAL', '', 'SUCCESS', 'Destiny 0: 2 vs 2']);
    assert.deepEqual(await drawn(6), ['SUCCESS', '', 'Destiny +2: 4 vs 2', 'Read the right cell,']);
  });

  it('a broken link shows where the last Azrak went, and both ways out of it', async () => {
    const rows = await screen([...AT_A_LOCATION, 'pick Cem', 'pick A card says...', 'pick Lose Azrak', 'dial 9']);
    assert.deepEqual(rows.slice(0, 5), ['Cem: Azrak 8 > 0', 'Vortex 0 > 8', 'LINK BROKEN', 'Last Azrak is gone', '>Emergency, pay 1']);
  });

  it('leaving tells all cards in one row; an Update what it costs, and who gets how many', async () => {
    const leave = [
      ...AT_A_LOCATION,
      'pick Cem',
      'pick Explore, 1 Azrak',
      'pick Nothing more',
      'pick Cem',
      'pick Explore, 1 Azrak',
      'pick Nothing more',
      'pick All stand by, leave',
    ];
    assert.deepEqual(await screen(leave), [
      'All: Card back',
      'Standard Update?',
      'Vortex 2',
      ' Update, pay 1',
      '>No Update',
      ' A card: free',
    ]);
    assert.deepEqual(await screen(leave, 'up ok'), ['Vortex 2 > 1', 'Return 0 > 1', 'Ann +0 Ben +0 Cem +1', 'Dee +0', '>OK', ' -1 Cem']);
  });

  it('a piece of somebody with a long name takes one row, too', async () => {
    const long = AT_A_LOCATION.map(line => line.replace('Cem', 'Wilhelmina'));
    assert.deepEqual((await screen(long, 'down down ok ok ok')).slice(0, 3), ['Wilhelmina: Azrak 8>7', 'Vortex 0 > 1', '2 vs 4. Boost?']);
  });

  it('the end is large, with the score and what to write into the Mission Log', async () => {
    assert.deepEqual(await screen([...AT_A_LOCATION, 'pick More...', 'pick Mission over', 'pick Success', 'dial 12', 'dial 0']), [
      'Success',
      '',
      'Score 12',
      'Run 1, round 1',
      'Return 0, Azrak 31',
      'Note it: Mission Log',
    ]);
  });

  it('explains its short words and signs one press away', async () => {
    assert((await screen([...AT_A_LOCATION, 'help'])).join(' ').includes('Cards first: do what your card says'));
    const support = [
      MISSION[0]!.replace('"Players"', '"Odds":"Always","Players"'),
      ...AT_A_LOCATION.slice(1),
      'pick Cem',
      'pick Test 1st: 2',
      'dial 4',
    ];
    const help = (await screen([...support, 'press ok', 'help'])).join(' ');
    assert(help.includes('chances to fail, of a critical, to succeed') && help.includes('vs: against the difficulty'), help);
  });
});
