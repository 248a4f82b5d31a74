// The screens of a game that are seen most, as text and as pixels in its folder golden/: played by bench commands and real buttons.
// After a change that is meant: GOLDEN=write npx mocha test/games/GAME/screens.test.ts, and look at the difference.
import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { nodeEngine } from '../../tools/bench/node';
import { asText, goldenText, samePicture } from '../firmware/golden';
import { toldBy } from '../told';

/** Commands, and presses as `p down*2 ok`; `= NAME` keeps the screen that is seen then. */
export function goldenScreens(game: string, mode: string, lines: string[]): void {
  const folder = join('test', 'games', game, 'golden'),
    names = lines.filter(line => line.startsWith('= ')).map(line => line.slice(2)),
    screens = new Map<string, string[]>(),
    pictures = new Map<string, Uint8Array>();

  /** One command for each press. */
  const commands = (line: string) => {
    if (!line.startsWith('p ')) return [line];
    return line
      .slice(2)
      .split(' ')
      .flatMap(word => new Array<string>(Number(word.split('*')[1] ?? 1)).fill(`press ${word.split('*')[0]}`));
  };

  before(async () => {
    const engine = nodeEngine({ seed: 1 });
    for (const line of lines)
      if (line.startsWith('= ')) {
        screens.set(line.slice(2), toldBy(await engine.command('screen')).rows);
        pictures.set(line.slice(2), engine.hal.display.visible());
      } else
        for (const command of commands(line)) {
          const answer = toldBy(await engine.command(command));
          assert(answer.ok, `${line}: ${answer.error}`);
        }
    await engine.end();
  });

  it(`say what they must say: ${mode}`, () => {
    const text = asText(screens);
    assert.equal(text, goldenText(`${mode.toLowerCase()}.txt`, text, folder));
    assert.equal(screens.size, 10);
  });

  for (const name of names)
    it(`show the right pixels: ${mode}, ${name}`, () => {
      assert(samePicture(`${mode} ${name}`.toLowerCase(), pictures.get(name)!, folder), 'it looks different');
    });
}
