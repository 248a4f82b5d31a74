// The table beside the device: what all may see, large, for everybody; in full screen and in a window of its own.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { assertClean } from './axe';
import { type Guest, guest as guestOf, HELD, withBrowser } from './chromium';
import { linkInto } from './opened';

const LOOP =
  '#game=loop&Mode=Full&Game=Competitive&Players=3&Names=Ada,Ben,Cleo&do=pick+Ben&do=ok&do=ok&do=ok&do=pick+Intern&do=pick+Keep&do=pick+Food&do=pick+Intern&do=pick+Keep&do=pick+Glass&do=pick+Intern&do=pick+Keep&do=pick+Glass';

withBrowser('the table', house => {
  const text = ({ page }: Guest, what = '#table-view') => page.locator(what).innerText();

  /** The browser says that it is full before the page hears of it and enlarges the letters. */
  const fillScreen = async ({ page }: Guest) => {
    await page.click('#table-full');
    await page.waitForFunction(() => document.fullscreenElement?.id === 'table');
    await page.waitForFunction(() => (document.querySelector('#table-view') as HTMLElement).style.fontSize);
  };

  it('is empty without a game, says what will be there, and offers every game and tool to begin with', async () => {
    const guest = await house.visit();
    assert.match(await text(guest), /No game is on the table/);
    assert.deepEqual(await guest.page.locator('.begin button').allInnerTexts(), [
      ...catalogue().map(({ title }) => title),
      'Dice',
      'Timers',
      'Toss a coin',
      'Who starts?',
    ]);
    await guest.page.click('.begin button >> text=Toss a coin');
    assert.match((await guest.rows())[0]!, /^Coin/);
    await guest.page.click('.begin button >> text=LOOP');
    assert.match((await guest.rows()).join('\n'), /^LOOP\n>Start as usual/);
    await guest.page.keyboard.press('Enter');
    await guest.page.waitForSelector('.player');
    assert.equal(await guest.page.locator('.begin').count(), 0);
  });

  it('has the answers with the question, the pieces in their colours, and nothing that a game keeps for itself', async () => {
    const guest = await house.visit({ at: `${LOOP.replace('&Names=Ada,Ben,Cleo', '').replace('pick+Ben', 'pick+Blue')}` });
    await guest.page.waitForSelector('.answers', { state: 'attached' }); // it is seen on a TV; here stand buttons
    assert.deepEqual((await guest.page.locator('.answers li').allInnerTexts()).slice(0, 3), ['Buy', 'Work', 'Consume']);
    assert.equal(await text(guest, '.answers s >> nth=0'), 'Consume', 'what cannot be done is struck out');
    const pieces = await guest.page.locator('.player .piece').evaluateAll(all => all.map(one => getComputedStyle(one).color));
    assert.deepEqual(pieces.sort(), ['rgb(0, 0, 255)', 'rgb(0, 128, 0)', 'rgb(255, 0, 0)']);
    assert.doesNotMatch(await text(guest), /Turn notes|Counts as|Timer|Forced/);
    assert.match(await text(guest), /Mat\. deck/);
  });

  it('shows every player with every track, whose turn it is, the phase, the question and the log', async () => {
    const guest = await house.visit({ at: LOOP });
    assert.match(await text(guest), /LOOP/);
    assert.match(await text(guest, '#table-view .status'), /Round 1, Ben/);
    assert.equal(await text(guest, '.phases .now'), 'Turn');
    assert.equal(await guest.page.getAttribute('.phases .now', 'aria-current'), 'step');
    const players = await guest.page.locator('.player').allInnerTexts();
    assert.equal(players.length, 3);
    assert.match(players[0]!, /^▲\s*Ben\s+▶ turn\s+H\s+4\/12/, 'the starting player comes first, and the turn is a word');
    assert.doesNotMatch(players[1]!, /turn/);
    for (const player of players) assert.match(player, /Coin\s+2\b/);
    assert.doesNotMatch(await text(guest), /Event deck\n/, 'what is secret is not shown');
    assert.match(await text(guest, '.log li >> nth=0'), /Ada/);
    const before = await text(guest, '.log li >> nth=0');
    await guest.choose('Work');
    assert.notEqual(await text(guest, '.log li >> nth=0'), before, 'the newest is on top');
    assert.match(await text(guest, '.pad-words'), /Worked/);
    await guest.press('back', 720);
    assert.equal(await text(guest, '.log li >> nth=0'), before, 'what was undone is gone');
  });

  it('knows the phase of a question within an action: after a reload, and when steps are undone', async () => {
    const guest = await house.visit({ at: `${LOOP}&do=pick+Buy` });
    const phase = () => text(guest, '.phases .now');
    assert.equal(await phase(), 'Turn', 'opened by a link');
    await guest.reload();
    assert.equal(await phase(), 'Turn', 'loaded again');
    await guest.press('back', HELD);
    assert.equal(await phase(), 'Turn', 'undone');
    await guest.page.click('#author > summary');
    await guest.page.waitForFunction(() => document.querySelector('#step-name')!.textContent); // it opens a moment later
    await guest.page.locator('#step').fill('13');
    assert.equal(await phase(), 'Turn', 'somewhere before');
  });

  it('shows the limit that a track has now, and how long a turn still lasts', async () => {
    const hadal = await house.visit({ at: linkInto('hadal', 12) });
    assert.match((await hadal.page.locator('.player').allInnerTexts())[0]!, /Azrak\s+\d\/8\s+/, "the agent's level, not the most of any");
    await hadal.leave();
    const biome = await house.visit({ at: '#game=biome&Players=2&Turn+timer=2+min&do=pick+All+is+set+up&do=dice+6+1&do=ok&do=ok&do=ok' });
    assert.match(await text(biome, '.clock'), /This turn\s+[12]:\d\d/);
  });

  it('shows the clocks that run, second by second', async () => {
    const guest = await house.visit({ at: LOOP });
    await guest.page.keyboard.press('Shift+Enter');
    await guest.choose('Timers');
    await guest.choose('Countdown');
    await guest.press('ok');
    await guest.page.waitForFunction(() => /4:5\d/.test(document.querySelector('.clock b')?.textContent ?? ''));
    const first = await text(guest, '.clock b');
    await guest.page.waitForTimeout(1500);
    assert.notEqual(await text(guest, '.clock b'), first);
    await guest.press('ok'); // paused: it does not run, and is not shown
    await guest.page.waitForFunction(() => !document.querySelector('.clock'));
  });

  for (const { id, title } of catalogue())
    it(`holds ${title}: nothing sticks out of its box, on a page, a phone and a TV`, async () => {
      const guest = await house.visit({ at: linkInto(id, 40) });
      assert.equal(await guest.notices(), '');
      const outside = () =>
        guest.page.evaluate(() =>
          [...document.querySelectorAll('.player *, .shared *, .log *')]
            .filter(inner => {
              const box = inner.closest('.player, .shared, .log')!.getBoundingClientRect(),
                { left, right, bottom } = inner.getBoundingClientRect();
              return left < box.left || right > box.right - 2 || bottom > box.bottom;
            })
            .map(inner => inner.textContent),
        );
      assert.deepEqual(await outside(), [], 'page');
      const bottom = await guest.page.evaluate(() => document.querySelector('.keys')!.getBoundingClientRect().bottom);
      assert(bottom < 800, 'what the keys do is in view');
      await guest.page.setViewportSize({ width: 360, height: 700 });
      await guest.page.waitForFunction(() => document.documentElement.scrollWidth === 360); // the screen is drawn again for its new width
      assert.deepEqual(await outside(), [], 'phone');
      await guest.page.setViewportSize({ width: 1920, height: 1080 });
      await fillScreen(guest);
      assert.deepEqual(await outside(), [], 'TV');
      const [size, fits] = await guest.page.evaluate(() => {
        const view = document.querySelector('#table-view')!;
        return [parseFloat(getComputedStyle(view).fontSize), view.scrollHeight <= view.clientHeight] as const;
      });
      assert(fits && size >= 18, `letters of ${size} pixels`);
    });

  it('fills a TV: everything in view, in letters as large as that allows', async () => {
    const guest = await house.visit({ at: LOOP, view: { viewport: { width: 1920, height: 1080 } } });
    await fillScreen(guest);
    const [size, fits] = await guest.page.evaluate(() => {
      const view = document.querySelector('#table-view')!;
      return [parseFloat(getComputedStyle(view).fontSize), view.scrollHeight <= view.clientHeight] as const;
    });
    assert(fits, 'nothing has to be scrolled');
    assert(size >= 18, `letters of ${size} pixels`);
    await guest.page.evaluate(() => document.exitFullscreen());
    await guest.page.waitForFunction(() => !(document.querySelector('#table-view') as HTMLElement).style.fontSize);
  });

  it('has a window of its own, which follows the device and takes nothing from it', async () => {
    const guest = await house.visit({ at: LOOP });
    const opening = guest.context.waitForEvent('page');
    await guest.page.click('#table-window');
    const other = guestOf(await opening, guest.context);
    await other.page.waitForFunction(() => /Ben/.test(document.querySelector('#table-view .status')?.textContent ?? ''));
    assert.equal(await other.page.locator('#device').isVisible(), false);
    assert.equal(await other.notices(), '', 'it is no second device');
    const [left, right, wide] = await other.page.evaluate(() => {
      const { left, right } = document.querySelector('#table')!.getBoundingClientRect();
      return [left, right, document.documentElement.scrollWidth] as const;
    });
    assert.deepEqual([left, right], [0, wide], 'it fills its window from edge to edge');
    await guest.choose('Work');
    await other.page.waitForFunction(() => /Worked/.test(document.querySelector('.question')!.textContent!));
    await guest.reload();
    await other.page.waitForFunction(() => /Worked/.test(document.querySelector('.question')?.textContent ?? ''));
    await assertClean(other, 'its own window');
    assert.deepEqual(other.errors, []);
  });

  it('has nothing that axe finds wrong, light and dark, in a game', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const guest = await house.visit({ at: LOOP, view: { colorScheme } });
      await assertClean(guest, colorScheme);
      await guest.leave();
    }
  });
});
