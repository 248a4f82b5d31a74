// A full round of every game in the box, in a real browser: once by mouse, once by keys.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { answer } from '../../tools/bench/main';
import { nodeEngine } from '../../tools/bench/node';
import { script } from '../bench/page';
import { withBrowser } from './chromium';
import { keys, mouse, player } from './round';

withBrowser('a round in the browser', house => {
  for (const { id, title } of catalogue())
    for (const [how, hand] of [
      ['clicks', mouse],
      ['keys', keys],
    ] as [string, typeof mouse][])
      it(`of ${title}, by ${how}, comes to the step that its page says`, async () => {
        const guest = await house.visit({ view: { viewport: { width: 1280, height: 900 } } });
        await guest.page.evaluate(() => {
          (document.querySelector('#author') as HTMLDetailsElement).open = true;
        });
        await guest.page.waitForSelector('#author[data-ready]');
        const { play, bench } = player(guest, hand(guest)),
          engine = nodeEngine({ seed: 1 });
        for (const line of script(`docs/games/${id}.md`)) {
          await answer(engine, line);
          try {
            await play(line);
          } catch (problem) {
            (problem as Error).message += `\nat: ${line}`;
            throw problem;
          }
        }
        const expected = JSON.parse(await answer(engine, 'ask')),
          reached = await bench('ask');
        assert.equal(reached.step, expected.step);
        assert.notEqual(await guest.page.textContent('#table-view .status'), '');
      });
});
