// The page in a hand: a phone upright and on its side, a tablet. What is drawn is large enough, what is opened is in view, and one tap does it.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import { catalogue } from '../../games/catalogue';
import { chosen, type Guest, withBrowser } from './chromium';
import { linkInto } from './opened';

const LOOP = '#game=loop&Mode=Full&Game=Competitive&Players=2&Names=Ada,Ben&do=pick+Ada&do=ok&do=ok&do=ok&do=pick+Intern';

const touched = (width: number, height: number, deviceScaleFactor = 2): BrowserContextOptions => ({
  viewport: { width, height },
  deviceScaleFactor,
  hasTouch: true,
  isMobile: true,
});
const PHONE = touched(390, 844, 3);
/** What people hold, upright and on its side. */
const PHONES = [touched(360, 640, 3), PHONE, touched(412, 915, 2.625), touched(430, 932, 3)],
  LYING = [touched(667, 375), touched(740, 360, 3), touched(844, 390, 3), touched(932, 430, 3)],
  TABLETS = [touched(820, 1180), touched(1180, 820), touched(768, 1024)];

const named = ({ viewport }: BrowserContextOptions) => `${viewport!.width} by ${viewport!.height}`;

withBrowser('the page in a hand', house => {
  const text = ({ page }: Guest, what: string) => page.locator(what).innerText(),
    said = ({ page }: Guest) => page.textContent('#plays-said');
  /** A tap on the button of the panel with these words. */
  const tap = ({ page }: Guest, words: string) => page.tap(`#table button:has-text("${words}") >> nth=0`);
  const options = ({ page }: Guest) => page.locator('.choice span').allInnerTexts();

  /** Those of these that are not whole in view. */
  const outOfView = ({ page }: Guest, what: string) =>
    page.locator(what).evaluateAll(all =>
      all
        .filter(one => {
          const { top, bottom, left, right, width } = one.getBoundingClientRect();
          return width && (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth);
        })
        .map(one => one.id || one.textContent),
    );

  it('fills the width of a phone, with rows of at least 32 pixels, and 44 for whatever is pressed', async () => {
    for (const view of [...PHONES, ...LYING, ...TABLETS]) {
      const guest = await house.visit({ view, at: linkInto('loop', 40) }),
        { width, height } = view.viewport!;
      const panel = (await guest.page.locator('#panel').boundingBox())!;
      assert(panel.height / 8 >= (height <= 375 ? 30 : 24), `${named(view)}: a row is ${panel.height / 8} high`);
      if (PHONES.includes(view)) {
        assert(panel.height / 8 >= 32, `${named(view)}: a row is ${panel.height / 8} high`);
        assert(panel.width >= 0.88 * width, `${named(view)}: the panel is ${panel.width} wide`);
      }
      if (LYING.includes(view) && height >= 390) assert(panel.height / 8 >= 32, `${named(view)}: a row is ${panel.height / 8} high`);
      const small = await guest.page
        .locator('#device button, #table button, #table a, #table label, .bar button, summary')
        .evaluateAll(all =>
          all
            .map(one => [one.textContent!.trim(), one.getBoundingClientRect()] as const)
            .filter(([, box]) => box.width && (box.height < 44 || box.width < 44))
            .map(([words, box]) => `${words} ${box.width} by ${box.height}`),
        );
      assert.deepEqual(small, [], named(view));
      await guest.leave();
    }
  });

  it('has the screen, its buttons and every answer in view, upright and on its side', async () => {
    for (const view of [...PHONES, ...LYING, ...TABLETS]) {
      const guest = await house.visit({ view });
      for (const words of ['Dice', 'LOOP']) {
        await tap(guest, words);
        assert.deepEqual(await outOfView(guest, '#panel, .push'), [], `${named(view)}, ${words}`);
        const first = await guest.page.locator('.choice').first().boundingBox();
        assert(first && first.y + first.height <= view.viewport!.height, `${named(view)}: what ${words} has opened is in view`);
        await guest.page.tap('#back');
      }
      await guest.leave();
    }
  });

  it('brings what was opened from further down into view', async () => {
    const guest = await house.visit({ view: touched(360, 560, 3) });
    await guest.page.locator('.begin button >> text=Who starts?').scrollIntoViewIfNeeded();
    assert.notDeepEqual(await outOfView(guest, '#panel'), [], 'the panel was scrolled away');
    await tap(guest, 'Who starts?');
    await guest.page.waitForFunction(() => document.querySelector('#panel')!.getBoundingClientRect().top >= 0);
  });

  it('answers by one tap on an option, and undoes by another', async () => {
    const guest = await house.visit({ view: PHONE, at: linkInto('loop', 40) });
    const before = await options(guest),
      log = await guest.page.locator('.log li').count();
    await tap(guest, before[0]!);
    assert.notDeepEqual(await options(guest), before);
    await tap(guest, 'Undo');
    await guest.page.tap('#up');
    assert.deepEqual(await options(guest), before);
    assert(log > 0);
  });

  it('says what it shows: the reason against what cannot be chosen, and what the buttons below do', async () => {
    const guest = await house.visit({ view: PHONE, at: linkInto('loop', 40) });
    while (!(await guest.page.locator('.choice.not').count())) await guest.press('ok');
    assert.notEqual(await text(guest, '.choice.not .why >> nth=0'), '');
    await tap(guest, 'Tracks');
    assert.match((await guest.rows())[1]!, /Back to the game/);
    await tap(guest, 'Back to the game');
    await tap(guest, 'Tools');
    assert.equal((await guest.rows())[0], 'Tools');
  });

  it('takes a name in a field of its own, so that the keyboard of a phone comes', async () => {
    const guest = await house.visit({ view: PHONE });
    await tap(guest, 'LOOP');
    await tap(guest, 'Red');
    assert(
      await guest.page.evaluate(() => document.activeElement?.matches('.writing input')),
      'the field has the focus: the keyboard is there',
    );
    await guest.page.fill('.writing input', 'Zoe');
    assert.match((await guest.rows()).join('\n'), /^Zoe_$/m);
    await guest.page.fill('.writing input', 'Peter');
    await guest.page.keyboard.press('Enter');
    assert.equal(chosen(await guest.rows()), 'Peter seat 1');
    await tap(guest, 'Blue');
    await guest.page.fill('.writing input', 'Peter');
    await tap(guest, 'Done');
    assert.match(await text(guest, '.pad-notice'), /has this name already/);
    await guest.page.fill('.writing input', 'Alexandrina');
    assert.equal(await guest.page.inputValue('.writing input'), 'Alexandr', 'as many letters as the device takes');
    await tap(guest, 'Done');
    assert.deepEqual(
      (await options(guest)).filter(label => /Peter|Alexandr/.test(label)),
      ['Peter', 'Alexandr'],
    );
  });

  it('takes a number in a field, or by digits, and says how far it goes', async () => {
    const guest = await house.visit({ view: PHONE });
    await tap(guest, 'Tales from the Loop');
    await tap(guest, 'Adventure minutes');
    await guest.page.fill('.turn input', '17');
    await guest.page.keyboard.press('Enter');
    assert.deepEqual(
      (await guest.page.locator('.choice').allInnerTexts())
        .filter(label => /Adventure/.test(label))
        .map(label => label.replace(/\s+/g, ' ')),
      ['Adventure minutes 17'],
    );
    await tap(guest, 'Adventure minutes');
    await guest.page.fill('.turn input', '400');
    await guest.page.keyboard.press('Enter');
    assert.match(await text(guest, '.turn small'), /It goes as far as 90\./);
    assert.match((await guest.rows()).join('\n'), /< 90 >/);
    await guest.page.fill('.turn input', 'many');
    await guest.page.keyboard.press('Enter');
    assert.match(await text(guest, '.turn small'), /Type a number\./);
    await guest.page.tap('.turn button[aria-label=Less]');
    assert.match((await guest.rows()).join('\n'), /< 89 >/);
    // and by the keys of a keyboard, without the field
    await guest.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await guest.page.keyboard.type('25');
    assert.match((await guest.rows()).join('\n'), /< 25 >/);
  });

  it('chooses by the keys 1 to 9, and is OK on what is chosen', async () => {
    const guest = await house.visit(),
      { keyboard } = guest.page;
    await keyboard.press('3');
    assert.equal(chosen(await guest.rows()), catalogue()[2]!.title);
    await keyboard.press('3');
    assert.equal((await guest.rows())[0], catalogue()[2]!.title);
    await keyboard.press('9');
    await keyboard.press('0');
    assert.equal((await guest.rows())[0], catalogue()[2]!.title, 'what is not there is not chosen');
  });

  it('works by a keyboard on the panel itself, and keeps the focus where it was', async () => {
    const guest = await house.visit({ at: linkInto('loop', 40) });
    const before = await options(guest);
    await guest.page.locator('.choice').nth(1).focus();
    await guest.page.keyboard.press('Enter');
    assert.notDeepEqual(await options(guest), before);
    assert(await guest.page.evaluate(() => document.activeElement?.classList.contains('choice')));
  });

  it('keeps the screen on while a play is open, and asks the storage to stay', async () => {
    const guest = await house.visit({
      view: PHONE,
      first: () => {
        const asked: string[] = [];
        Object.assign(window, { asked });
        const lock = Object.assign(new EventTarget(), {
          async release() {
            asked.push('released');
            lock.dispatchEvent(new Event('release'));
          },
        });
        Object.defineProperty(navigator, 'wakeLock', {
          value: {
            async request(kind: string) {
              asked.push(kind);
              return lock;
            },
          },
        });
        navigator.storage.persist = async () => {
          asked.push('persist');
          return true;
        };
      },
    });
    const asked = () => guest.page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    assert.deepEqual(await asked(), [], 'not before there is a play');
    await tap(guest, 'LOOP');
    await tap(guest, 'Start');
    await guest.page.waitForSelector('.player');
    assert.deepEqual((await asked()).sort(), ['persist', 'screen']);
    while (!(await guest.rows())[0]!.startsWith('Roundkeeper')) await guest.press('back');
    assert.equal((await asked()).at(-1), 'released');
  });

  it('hands a play out as a file and takes it in; what is no play is refused, and the open one stays', async () => {
    const guest = await house.visit({ at: LOOP }),
      asked = await guest.rows();
    const coming = guest.page.waitForEvent('download');
    await guest.page.click('#file-out');
    const download = await coming,
      file = await download.path();
    assert.equal(download.suggestedFilename(), 'loop-Ada-Ben.rk');
    assert.equal(await said(guest), 'Saved to a file: Ada Ben, 5 steps.');
    const other = await house.visit();
    await other.page.setInputFiles('#file-in', file);
    await other.page.waitForFunction(() => document.querySelector('#plays-said')!.textContent);
    assert.equal(await said(other), 'Opened: Ada Ben, 5 steps.');
    assert.deepEqual((await other.rows()).slice(1), asked.slice(1));
    const text = readFileSync(file, 'utf8');
    for (const [wrong, reason] of [
      ['hello', /This file is no play that can be opened: a line is no JSON/],
      ['', /it does not begin like one/],
      ['{"roundkeeper":1}\n', /it is damaged or cut off/],
      [text.replace('"Ada"', '"Eve"'), /it is damaged or cut off/],
      [`${'x'.repeat(4_100_000)}`, /it is far too long/],
    ] as [string, RegExp][]) {
      await other.page.setInputFiles('#file-in', { name: 'x.rk', mimeType: 'text/plain', buffer: Buffer.from(wrong) });
      await other.page.waitForFunction(() => /is no play/.test(document.querySelector('#plays-said')!.textContent!));
      assert.match((await said(other))!, reason);
      assert.equal(await other.page.inputValue('#file-in'), '', 'the same file, mended, can be chosen again');
      await other.page.evaluate(() => {
        document.querySelector('#plays-said')!.textContent = '';
      });
      assert.deepEqual((await other.rows()).slice(1), asked.slice(1));
    }
    while (!(await other.rows())[0]!.startsWith('Roundkeeper')) await other.press('back');
    assert(await other.page.isHidden('#file-out'), 'without a play there is nothing to save');
  });

  it('gives every seat a mark and a colour of its own', async () => {
    const guest = await house.visit({ at: '#game=loop&Players=4&Names=Ada,Ben,Cem,Dan' });
    const pieces = await guest.page
      .locator('.player .piece')
      .evaluateAll(all => all.map(one => [one.textContent, getComputedStyle(one).color].join()));
    assert.equal(new Set(pieces.map(piece => piece[0])).size, 4);
    assert.equal(new Set(pieces.map(piece => piece.slice(1))).size, 4);
  });

  it('grows beside a device that grows: letters of a 4K screen are larger', async () => {
    const size = async (width: number, height: number) => {
      const guest = await house.visit({ at: linkInto('loop', 40), view: { viewport: { width, height } } });
      const size = await guest.page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('.player')!).fontSize));
      await guest.leave();
      return size;
    };
    const [usual, large] = [await size(1280, 800), await size(3840, 2160)];
    assert.equal(usual, 16);
    assert(large >= 2 * usual, `${large}`);
  });

  it('says what it is, and leads to the manual, the rules, the wiring and the source', async () => {
    const guest = await house.visit();
    assert.match(await text(guest, '.about p'), /runs the round of a board game/);
    const links = await guest.page
      .locator('.about nav a')
      .evaluateAll(all => all.map(one => [one.textContent, (one as HTMLAnchorElement).href] as const));
    assert.deepEqual(
      links.map(([name]) => name),
      ['Manual', 'Rules of the games', 'Wiring', 'Source'],
    );
  });
});
