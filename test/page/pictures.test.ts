// Photographs of the page in the README and docs/browser.md show what the page shows now.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { withBrowser } from './chromium';
import { LOOKS, looks, NOTED, PICTURES, photograph } from './photographs';

withBrowser('a photograph of the page', house => {
  it('is not older than what it shows', async () => {
    const noted = JSON.parse(readFileSync(NOTED, 'utf8')),
      { context, leave } = await house.visit(),
      again = 'npm run pictures makes it anew';
    assert.equal(noted[LOOKS], looks(), `the page looks different now: ${again}`);
    for (const picture of PICTURES)
      assert.deepEqual(await photograph(context.browser()!, house.served.address, picture), noted[picture[0]], `${picture[0]}: ${again}`);
    await leave();
  });
});
