// The page for everybody: axe finds nothing, the screen is told in words, and it works on a phone, enlarged, and without motion.
import { strict as assert } from 'node:assert';
import { assertClean } from './axe';
import { withBrowser } from './chromium';
import { linkInto } from './opened';

withBrowser('the page, for everybody,', house => {
  it('has nothing that axe finds wrong: light and dark, wide and narrow, with all that opens opened', async () => {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 1280],
      ['light', 360],
      ['dark', 360],
    ] as const) {
      const guest = await house.visit({ view: { colorScheme, viewport: { width, height: 800 } } });
      await guest.page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      await assertClean(guest, `${colorScheme}, ${width}`);
      await guest.leave();
    }
  });

  it('tells every screen in words, and speaks what is new: not every second of a clock', async () => {
    const guest = await house.visit();
    const live = () => guest.page.textContent('#live');
    assert.match((await live())!, /^Roundkeeper\nchosen: Biome\n/);
    assert.equal(await guest.page.getAttribute('#live', 'aria-live'), 'polite');
    await guest.press('down');
    assert.equal(await live(), 'chosen: The Hadal Project', 'not the whole list at every step');
    await guest.page.keyboard.press('Shift+Enter');
    await guest.choose('Timers');
    await guest.choose('Countdown');
    await guest.press('ok'); // runs
    await guest.page.waitForTimeout(900);
    await guest.page.evaluate(() => {
      window.spoken = 0;
      new MutationObserver(() => window.spoken++).observe(document.querySelector('#live')!, { childList: true });
    });
    const before = await guest.rows();
    await guest.page.waitForTimeout(2200);
    assert.notDeepEqual(await guest.rows(), before, 'the clock runs');
    assert.equal(await guest.page.evaluate(() => window.spoken), 0, 'and is not read aloud');
    await guest.press('ok');
    assert.match((await live())!, /PAUSED/);
  });

  it('names its buttons, in the order of the device', async () => {
    const guest = await house.visit();
    const names = await guest.page
      .getByRole('region', { name: 'The device' })
      .getByRole('button')
      .evaluateAll(buttons => buttons.map(button => (button as HTMLElement).innerText.replace(/\s+/g, ' ').trim()));
    assert.deepEqual(names, ['▲ Up', '▼ Down', 'Back', 'OK']);
    for (const name of ['Up', 'Down', 'Back', 'OK']) await guest.page.getByRole('button', { name, exact: true }).waitFor();
  });

  it('needs no sideways scrolling in a game with all that opens opened, on a narrow phone or enlarged to 200 and 400 %', async () => {
    for (const [width, height, deviceScaleFactor] of [
      [320, 568, 2],
      [360, 740, 3],
      [640, 400, 2],
      [320, 256, 4],
    ] as const) {
      const guest = await house.visit({ at: linkInto('loop', 40), view: { viewport: { width, height }, deviceScaleFactor } });
      await guest.page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      const [wide, small] = await guest.page.evaluate(() => [
        document.documentElement.scrollWidth,
        Math.min(...[...document.querySelectorAll('.push')].map(button => button.getBoundingClientRect().width)),
      ]);
      assert(wide! <= width, `${width}: the page is ${wide} wide`);
      assert(small! >= 44, `${width}: a button of ${small} is hard to hit`);
      await guest.leave();
    }
  });

  it('keeps still for who wants no motion: dice do not tumble, nothing glides', async () => {
    const guest = await house.visit({ view: { reducedMotion: 'reduce' } });
    assert.equal(await guest.page.evaluate(() => getComputedStyle(document.querySelector('.push')!).transitionDuration), '0s');
    await guest.page.keyboard.press('Shift+Enter');
    await guest.choose('Dice');
    await guest.press('ok');
    const fallen = await guest.rows();
    await guest.page.waitForTimeout(1200);
    assert.deepEqual(await guest.rows(), fallen);
  });
});
