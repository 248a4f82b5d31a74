// The screens that a table sees most, ten of Light and ten of Full, as text and as pixels: played by real buttons.
// After a change that is meant: GOLDEN=write npx mocha test/games/biome/screens.test.ts, and look at the difference.
import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { nodeEngine } from '../../../tools/bench/node';
import { asText, goldenText, samePicture } from '../../firmware/golden';
import { toldBy } from '../../told';

const FOLDER = join('test', 'games', 'biome', 'golden');

const start = (mode: string) => [
  `new biome {"Mode":"${mode}","Players":3,"Names":["Ann","Ben","Cem"]}`,
  'pick All is set up',
  'dice 6 2 1',
  'ok',
  'ok',
];

/** Commands and presses; `= NAME` keeps the screen that is seen then. */
const PLAYS: { [mode: string]: string[] } = {
  Light: [
    ...start('Light'),
    '= turn',
    'dice 3',
    'press down',
    'press ok',
    '= new tile',
    'press up',
    'press ok',
    '= special tiles',
    'press ok',
    '= Stealer found',
    'press ok',
    'pick Special tile',
    'pick Roaming Gang',
    'press ok',
    'press up',
    'press up',
    'press ok',
    '= out',
    'press back',
    'correct cd Stealer 1 3',
    'press ok',
    '= board',
    'dice 4 3',
    'press ok',
    '= account',
    'press ok',
    '= Gang',
    'dice 3',
    'press ok',
    'press ok',
    '= raid',
    'dice 2 1',
    'press ok',
    '= robbed',
  ],
  Full: [
    ...start('Full'),
    '= turn',
    'press ok',
    '= tile',
    'dice 2',
    'press down',
    'press down',
    'press ok',
    '= after a tile',
    'press ok',
    '= move',
    'press ok',
    '= after a move',
    'press ok',
    '= look',
    'press ok',
    '= nothing left',
    'press ok',
    'press down',
    'press down',
    'press ok',
    '= Supply used',
    'pick Use a secret',
    '= use',
    'press back',
    'pick Pick up',
    '= pick up',
  ],
};

describe('Biome, the screens that are seen most', () => {
  for (const [mode, lines] of Object.entries(PLAYS)) {
    const screens = new Map<string, string[]>(),
      pictures = new Map<string, Uint8Array>();

    before(async () => {
      const engine = nodeEngine({ seed: 1 });
      for (const line of lines)
        if (line.startsWith('= ')) {
          screens.set(line.slice(2), toldBy(await engine.command('screen')).rows);
          pictures.set(line.slice(2), engine.hal.display.visible());
        } else {
          const answer = toldBy(await engine.command(line));
          assert(answer.ok, `${line}: ${answer.error}`);
        }
      await engine.end();
    });

    it(`say what they must say: ${mode}`, () => {
      const text = asText(screens);
      assert.equal(text, goldenText(`${mode.toLowerCase()}.txt`, text, FOLDER));
      assert.equal(screens.size, 10);
    });

    for (const line of lines.filter(line => line.startsWith('= ')))
      it(`show the right pixels: ${mode}, ${line.slice(2)}`, () => {
        assert(samePicture(`${mode} ${line.slice(2)}`.toLowerCase(), pictures.get(line.slice(2))!, FOLDER), 'it looks different');
      });
  }
});
