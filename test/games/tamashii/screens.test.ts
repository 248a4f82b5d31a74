// The screens that a table looks at most, ten of Light and of Full, reached by real buttons: text and pixels as they must be.
import { strict as assert } from 'node:assert';
import { nodeEngine } from '../../../tools/bench/node';
import { asText, goldenText, samePicture } from '../../firmware/golden';
import { toldBy } from '../../told';

const SCENARIO = '"Game":"Scenario","Players":2,"Names":["Ann","Ben"]';

/** A walk: bench commands, then for each stop the buttons that lead to it. A stop with `dice` says what falls on the way. */
interface Walk {
  from: string[];
  stops: [name: string, buttons: string, dice?: string][];
}

const LIGHT: Walk = {
  from: [
    `new tamashii {${SCENARIO}}`,
    'pick All is set up',
    'pick All are right',
    'pick Ann',
    'pick Time 4',
    'correct trace Ann 4',
    'correct trace Ben 2',
    'correct turn 2',
  ],
  stops: [
    ['light, a turn begins', ''],
    ['light, who is found', 'ok', '1 1 5'],
    ['light, refill and program', 'ok'],
    ['light, what the tile adds to trace', 'ok'],
    ['light, a turn', 'ok'],
    ['light, something else', 'down ok'],
    ['light, an attack', 'back ok ok ok'],
    ['light, your frame', 'ok', '1 4 5 1'],
    ['light, an enemy acts', 'ok'],
    ['light, the activities', 'ok ok ok ok'],
  ],
};

const FULL: Walk = {
  from: [
    `new tamashii {"Mode":"Full",${SCENARIO}}`,
    'pick All is set up',
    'pick All are right',
    'pick Ann',
    'dial 1',
    'pick Set Time',
    'dial 4',
    'pick Yes',
    'correct trace Ann 4',
    'correct shield Ann 1',
    'correct turn 2',
  ],
  stops: [
    ['full, an enemy is drawn', 'ok ok', '1 5'],
    ['full, move and trace', 'ok ok'],
    ['full, the district', 'ok'],
    ['full, launch', 'ok'],
    ['full, after a pattern', 'ok'],
    ['full, an attack', 'up ok ok ok up ok'],
    ['full, your frame', 'ok', '1 4 5 1'],
    ['full, dice of a frame', 'ok'],
    ['full, its damage', 'ok'],
    ['full, wounds and shield', 'ok ok'],
  ],
};

/** All stops of a walk: rows and pixels. */
async function walked({ from, stops }: Walk) {
  const engine = nodeEngine({ seed: 1 }),
    command = async (line: string) => {
      const answer = toldBy(await engine.command(line));
      assert(answer.ok, `${line}: ${answer.error}`);
      return answer;
    },
    found: { name: string; rows: string[]; pixels: Uint8Array }[] = [];
  try {
    for (const line of from) await command(line);
    for (const [name, buttons, dice] of stops) {
      if (dice) await command(`dice ${dice}`);
      for (const button of buttons.split(' ').filter(Boolean)) {
        await command(`press ${button}`);
        if (dice) await command('wait 2000'); // they tumble first
      }
      found.push({ name: `tamashii, ${name}`, rows: (await command('screen')).rows, pixels: engine.hal.display.visible().slice() });
    }
    return found;
  } finally {
    await engine.end();
  }
}

describe('tamashii: its screens', () => {
  const screens = new Map<string, string[]>(),
    pictures = new Map<string, Uint8Array>();

  before(async () => {
    for (const { name, rows, pixels } of [...(await walked(LIGHT)), ...(await walked(FULL))]) {
      screens.set(name, rows);
      pictures.set(name, pixels);
    }
  });

  it('say what they must say', () => {
    const text = asText(screens);
    assert.equal(text, goldenText('tamashii.txt', text));
  });

  for (const [name] of [...LIGHT.stops, ...FULL.stops])
    it(`show the right pixels: ${name}`, () => {
      const full = `tamashii, ${name}`;
      assert(samePicture(full, pictures.get(full)!), `${full} looks different; test/firmware/golden.ts says how to look`);
    });

  it('have an answer in view, whatever is told above it', () => {
    for (const [name, rows] of screens)
      assert(
        rows.some(row => /^>|<\s*\d+\s*>|^>?OK/.test(row)),
        `${name}:\n${rows.join('\n')}`,
      );
  });

  it('show dice and what can be marked together, few dice or many', async () => {
    const fight = (att: number, dice: string): Walk => ({
      from: [
        ...FULL.from,
        'pick Other...',
        'pick Ann',
        'pick Enemies',
        'pick Attach',
        'dial 1',
        'dial 5',
        'pick Done',
        `correct att Ann ${att}`,
        'correct reroll Ann 2',
        'jump Combat',
      ],
      stops: [['marks', 'ok down ok', dice]],
    });
    const seen = async (walk: Walk) => (await walked(walk))[0]!.rows.join('\n');
    assert.match(await seen(fight(5, '1 2 4 5 6 1 1')), /\[B\] \[B\] \[S\] \[-\] \[-\](.*\n)+>None\n.*Die 1: B/);
    assert.match(await seen(fight(9, '1 2 4 5 6 1 1 1 1 1 1')), />None\n.*Die 1: B\n.*Die 2: B\n.*Die 3: S/);
  });
});
