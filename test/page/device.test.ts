// The device in a real browser: seen to the pixel, pressed by mouse, finger and key, and heard.

import { strict as assert } from 'node:assert';
import { inflateSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import type { Button } from '../../hal/hal';
import { lit } from '../../hal/pixels';
import { nodeEngine } from '../../tools/bench/node';
import { CHROMIUM } from '../needs';
import { chosen, FLAGS, type Guest, guest as guestOf, HELD, withBrowser } from './chromium';

/** PNG's own way to guess a byte: of its left, upper and corner neighbours the one that is nearest to left + up - corner. */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner,
    [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The pixels of a PNG of 8-bit colours as Chromium writes it: red only, row by row. */
function reds(png: Buffer): { width: number; height: number; at(x: number, y: number): number } {
  const width = png.readUInt32BE(16),
    height = png.readUInt32BE(20),
    size = png[25] === 6 ? 4 : 3,
    parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts)),
    stride = width * size,
    rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]!;
    for (let x = 0; x < stride; x++) {
      const left = x < size ? 0 : rows[y * stride + x - size]!,
        up = y ? rows[(y - 1) * stride + x]! : 0,
        corner = y && x >= size ? rows[(y - 1) * stride + x - size]! : 0,
        add = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
      rows[y * stride + x] = (raw[y * (stride + 1) + 1 + x]! + add) & 255;
    }
  }
  return { width, height, at: (x, y) => rows[y * stride + x * size]! };
}

/** What the same firmware shows in Node after the same presses. */
function expected(presses: Button[]): Uint8Array {
  const engine = nodeEngine({ seed: 1 });
  for (const button of presses) engine.hal.push(button);
  return engine.hal.display.visible();
}

const LIT = 233, // red of a lit dot
  DARK = 5;

/** The first pixel of the screen that is not what its dot is; `edges`: those of each dot are not looked at. */
function firstWrong(picture: Uint8Array, times: number, tall: number, edges: boolean, red: (x: number, y: number) => number): string {
  for (let y = 0; y < 64 * tall; y++)
    for (let x = 0; x < 128 * times; x++) {
      if (edges && (x % times === 0 || x % times === times - 1)) continue;
      const on = lit(picture, Math.floor(x / times), Math.floor(y / tall));
      if (red(x, y) !== (on ? LIT : DARK)) return `${x}, ${y}: there is ${red(x, y)}, and the dot is ${on ? 'lit' : 'dark'}`;
    }
  return '';
}

/** Looks at the panel through the eyes of the browser: every dot is a block of one colour, and the right one. On a phone it may be taller than wide. */
async function assertCrisp(guest: Guest, picture: Uint8Array, least: number): Promise<number> {
  const [x0, y0, css, high, ratio] = await guest.page.evaluate(() => {
    const box = document.querySelector('#panel')!.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height, devicePixelRatio] as const;
  });
  // at the zooms of these tests 20 CSS pixels are whole pixels of the screen: a picture from anywhere else would be drawn between them
  const whole = (place: number) => Math.floor(place / 20) * 20,
    clip = { x: whole(x0), y: whole(y0), width: Math.ceil(css) + 24, height: Math.ceil(high) + 24 },
    shot = reds(await guest.page.screenshot({ scale: 'device', clip })),
    wide = css * ratio,
    left = (x0 - clip.x) * ratio,
    top = (y0 - clip.y) * ratio;
  const times = Math.round(wide / 128),
    tall = Math.round((high * ratio) / 64);
  assert(Math.abs(wide - 128 * times) < 0.1 && times >= least, `the panel is ${wide} of the screen's pixels wide`);
  assert(Math.abs(high * ratio - 64 * tall) < 0.1 && tall >= times, `and ${high * ratio} high`);
  // a width that is no whole number of 64ths of a CSS pixel is rounded: then the first and the last column of a dot may be its neighbour's
  const edges = Math.abs(wide - 128 * times) > 0.001;
  const wrong = firstWrong(picture, times, tall, edges, (x, y) => shot.at(Math.round(left) + x, Math.round(top) + y));
  assert.equal(wrong, '', `dots of ${times} by ${tall}, at ${left}, ${top}`);
  return times;
}

/** A key of another keyboard than Playwright has. */
const letter = ({ page }: Guest, key: string) =>
  page.evaluate(key => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, key);

const heard = (page: Page) => page.evaluate(() => window.heard);

withBrowser('the device in a browser', house => {
  it('shows the same pixels as everywhere, each sharp, on screens of every size and density', async () => {
    const picture = expected(['down', 'down']);
    for (const [width, height, ratio, least] of [
      [1280, 800, 1, 2],
      [640, 400, 2, 4],
      [360, 740, 3, 6],
      [740, 360, 2, 4],
      [2560, 1300, 1, 5],
    ] as const) {
      const guest = await house.visit({ view: { viewport: { width, height }, deviceScaleFactor: ratio } });
      await guest.press('down');
      await guest.press('down');
      await guest.page.evaluate(() => window.scrollTo(0, 0));
      await assertCrisp(guest, picture, least);
      await guest.leave();
    }
  });

  it("is as sharp at a zoom of 110 and 125 %, where a CSS pixel is no whole number of the screen's", async () => {
    for (const zoom of [1.1, 1.25]) {
      const browser = await chromium.launch({
        executablePath: CHROMIUM,
        headless: true,
        args: [...FLAGS, `--force-device-scale-factor=${zoom}`],
      });
      try {
        const context = await browser.newContext({ viewport: null }),
          guest = guestOf(await context.newPage(), context);
        await guest.page.goto(house.served.address);
        await guest.page.waitForFunction(() => document.querySelector('#words')!.textContent);
        await assertCrisp(guest, expected([]), 2);
      } finally {
        await browser.close();
      }
    }
  });

  it('is drawn to scale: 38 by 56 mm around a panel of 29.4 mm', async () => {
    const guest = await house.visit();
    const box = async (what: string) => (await guest.page.locator(what).boundingBox())!;
    const device = await box('#device'),
      panel = await box('#panel'),
      mm = panel.width / 29.4;
    assert(Math.abs(device.width / mm - 38) < 0.2 && Math.abs(device.height / mm - 56) < 0.2);
    assert(Math.abs(panel.height / panel.width - 0.5) < 0.001);
  });

  it('leaves the table in view on a tablet that is held upright', async () => {
    const guest = await house.visit({
      view: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    });
    const table = (await guest.page.locator('#table-view .status').boundingBox())!;
    assert(table.y + table.height < 1180 * 0.85, `the table begins at ${table.y}`);
    const panel = (await guest.page.locator('#panel').boundingBox())!;
    assert(panel.width >= 320, `and a panel that is ${panel.width} wide`);
  });

  it('has panel and buttons beside each other on a phone that lies on its side', async () => {
    for (const [width, height] of [
      [667, 375],
      [740, 360],
      [932, 430],
    ] as const) {
      const guest = await house.visit({ view: { viewport: { width, height }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } });
      for (const id of ['panel', 'up', 'down', 'ok', 'back']) {
        const box = (await guest.page.locator(`#${id}`).boundingBox())!;
        assert(box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width, `${id} at ${width} by ${height}`);
      }
      await guest.leave();
    }
  });

  it('takes the mouse: a press, and a hold that opens the tools', async () => {
    const guest = await house.visit();
    assert.equal(chosen(await guest.rows()), 'Biome');
    await guest.press('down');
    assert.equal(chosen(await guest.rows()), 'The Hadal Project');
    await guest.press('up');
    await guest.press('ok', HELD);
    assert.equal((await guest.rows())[0], 'Tools');
    await guest.press('back');
    assert.equal((await guest.rows())[0], 'Roundkeeper');
  });

  it('takes a finger that stays: OK opens the tools, DOWN repeats, and no menu of the browser comes', async () => {
    const guest = await house.visit({
      view: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    });
    await guest.page.evaluate(() => {
      window.menus = 0;
      window.addEventListener('contextmenu', event => {
        if (!event.defaultPrevented) window.menus++;
      });
    });
    const touch = await guest.context.newCDPSession(guest.page);
    const hold = async (button: string, milliseconds: number) => {
      const box = (await guest.page.locator(`#${button}`).boundingBox())!;
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      // a finger is never still
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: point.x + 3, y: point.y + 9 }] });
      await guest.page.waitForTimeout(milliseconds);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await hold('ok', HELD);
    assert.equal((await guest.rows())[0], 'Tools');
    await hold('back', 30);
    assert.equal((await guest.rows())[0], 'Roundkeeper');
    await hold('down', 30);
    assert.equal(chosen(await guest.rows()), 'The Hadal Project');
    await hold('down', 900);
    assert.notEqual(chosen(await guest.rows()), 'LOOP', 'a held button repeats');
    assert.equal(await guest.page.evaluate(() => window.menus), 0);
    assert.equal(await guest.page.evaluate(() => window.scrollY), 0, 'the page does not scroll under the finger');
  });

  it('takes keys, held keys, and Shift for who cannot hold', async () => {
    const guest = await house.visit(),
      { keyboard } = guest.page;
    await keyboard.press('ArrowDown');
    assert.equal(chosen(await guest.rows()), 'The Hadal Project');
    await keyboard.press('Enter', { delay: HELD });
    assert.equal((await guest.rows())[0], 'Tools');
    await keyboard.press('Backspace');
    await keyboard.press('Shift+Enter');
    assert.equal((await guest.rows())[0], 'Tools');
    await keyboard.press('Escape');
    assert.equal((await guest.rows())[0], 'Roundkeeper');
    await keyboard.press('Control+Enter');
    assert.equal((await guest.rows())[0], 'Roundkeeper', 'what belongs to the browser is left to it');
    await guest.press('down');
    await keyboard.press('Shift+Enter');
    assert.equal((await guest.rows())[0], 'Tools', 'Enter is OK, also after DOWN was clicked');
  });

  it('writes what is typed while a name is asked for, and a key is a button again afterwards', async () => {
    const guest = await house.visit(),
      { keyboard } = guest.page;
    await guest.choose('LOOP');
    await guest.choose('Red');
    assert.equal((await guest.rows())[0], 'Name of seat 1');
    await keyboard.type('Zo');
    await letter(guest, 'é');
    await keyboard.type(' x');
    await keyboard.press('Backspace');
    await keyboard.press('Backspace');
    assert.match((await guest.rows()).join('\n'), /^Zoé_$/m);
    await keyboard.press('Enter');
    assert.equal(chosen(await guest.rows()), 'Zoé seat 1', 'Enter ends the name, and does not open the next one');
    await keyboard.press('ArrowUp');
    assert.notEqual(chosen(await guest.rows()), 'Zoé seat 1');
    await keyboard.press('Escape');
    assert.equal((await guest.rows())[0], 'Roundkeeper');
    await keyboard.type('xyz');
    assert.equal((await guest.rows())[0], 'Roundkeeper', 'letters are nothing where nobody writes');
  });

  it('leaves the letters to whoever writes elsewhere on the page', async () => {
    const guest = await house.visit();
    await guest.choose('LOOP');
    await guest.choose('Red');
    await guest.page.click('#author > summary');
    await guest.page.fill('#dice-next', '');
    await guest.page.locator('#dice-next').pressSequentially('6 1');
    assert.equal(await guest.page.inputValue('#dice-next'), '6 1');
    assert.match((await guest.rows()).join('\n'), /^Red$/m, 'the name is what it was');
  });

  it('says which letters it cannot write', async () => {
    const guest = await house.visit();
    await guest.choose('LOOP');
    await guest.choose('Red');
    await letter(guest, 'Ж');
    assert.match((await guest.rows()).join(' '), /cannot show this\s+letter\. Use Latin/);
  });

  it('explains the screen with ?, from anywhere but where somebody writes', async () => {
    const guest = await house.visit(),
      { keyboard } = guest.page;
    await keyboard.press('?');
    assert.equal((await guest.rows())[0], 'Help');
    assert.match((await guest.rows()).join(' '), /First come the play/);
    await keyboard.press('Escape');
    assert.equal((await guest.rows())[0], 'Roundkeeper');
    await guest.choose('LOOP');
    await keyboard.press('?');
    assert.match((await guest.rows()).join(' '), /The first row starts/);
    await keyboard.press('Escape');
    await guest.choose('Red');
    await keyboard.press('?');
    assert.notEqual((await guest.rows())[0], 'Help', 'a name may have a ?');
  });

  it('takes a tap on a row of its screen', async () => {
    const guest = await house.visit({
      view: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    });
    const touch = async (words: string) => {
      const row = (await guest.rows()).findIndex(text => text.includes(words)),
        box = (await guest.page.locator('#panel').boundingBox())!;
      await guest.page.touchscreen.tap(box.x + box.width * 0.3, box.y + (box.height * (row + 0.5)) / 8);
    };
    await touch('LOOP');
    assert.equal(chosen(await guest.rows()), 'LOOP', 'the first tap chooses');
    await touch('LOOP');
    assert.equal((await guest.rows())[0], 'LOOP', 'the second is OK');
    await touch('Start');
    await guest.page.waitForSelector('.player');
  });

  it('works by Tab and Enter on the buttons themselves, and leaves the keys to whoever else has the focus', async () => {
    const guest = await house.visit(),
      { keyboard } = guest.page;
    for (let i = 0; i < 12; i++) {
      await keyboard.press('Tab');
      if (await guest.page.evaluate(() => document.activeElement?.id === 'down')) break;
    }
    await keyboard.press('Enter');
    assert.equal(chosen(await guest.rows()), 'The Hadal Project', 'Enter on DOWN is DOWN');
    await keyboard.press('Space');
    assert.equal(chosen(await guest.rows()), 'LOOP');
    await keyboard.press('ArrowUp');
    assert.equal(chosen(await guest.rows()), 'The Hadal Project', 'the arrows are the arrows there, too');
    await guest.page.focus('#volume');
    await keyboard.press('ArrowUp');
    assert.equal(chosen(await guest.rows()), 'The Hadal Project');
    assert.equal(await guest.page.inputValue('#volume'), '70');
    await guest.page.locator('#up').evaluate((button: HTMLElement) => button.click());
    assert.equal(chosen(await guest.rows()), 'Biome', 'a click without a pointer, as assistive tools make it');
  });

  it('asks the speaker for the tones of the piezo after the first press; muted, it plays them at no volume', async () => {
    const guest = await house.visit({
      first: () => {
        const list: number[] = [];
        window.heard = list;
        const set = AudioParam.prototype.setValueAtTime,
          target = AudioParam.prototype.setTargetAtTime;
        AudioParam.prototype.setValueAtTime = function (value, time) {
          list.push(value);
          return set.call(this, value, time);
        };
        AudioParam.prototype.setTargetAtTime = function (value, time, constant) {
          list.push(value);
          return target.call(this, value, time, constant);
        };
      },
    });
    assert.deepEqual(await heard(guest.page), []);
    await guest.choose('Biome');
    await guest.page.waitForTimeout(100);
    while (!(await guest.rows()).includes('>Start as usual')) await guest.press('ok');
    await guest.press('ok');
    await guest.press('back', HELD); // nothing to undo: the device complains
    await guest.page.waitForTimeout(400);
    const tones = await heard(guest.page);
    assert(tones.includes(180), `no complaint was heard: ${tones}`);
    assert(
      tones.some(value => value > 0 && value < 0.2),
      'it has a volume',
    );
    assert.equal(tones.at(-1), 0, 'it ends');
    const loudest = async (volume: string): Promise<number> => {
      await guest.page.fill('#volume', volume);
      const from = (await heard(guest.page)).length;
      await guest.press('back', HELD);
      await guest.page.waitForTimeout(300);
      return Math.max(...(await heard(guest.page)).slice(from).filter(value => value < 1));
    };
    const [full, half] = [await loudest('100'), await loudest('50')];
    assert(full > 0 && Math.abs(full - 2 * half) < 1e-6, `half the volume is half as loud: ${full}, ${half}`);
    await guest.page.click('#mute');
    assert.equal(await guest.page.getAttribute('#mute', 'aria-pressed'), 'true');
    const before = (await heard(guest.page)).length;
    await guest.press('back', HELD);
    await guest.page.waitForTimeout(100);
    assert(
      (await heard(guest.page)).slice(before).every(value => value === 0 || value > 1),
      'muted',
    );
    await guest.reload();
    assert.equal(await guest.page.getAttribute('#mute', 'aria-pressed'), 'true', 'and stays so');
  });

  it('says that there is no sound where there is no Web Audio, and plays on', async () => {
    const guest = await house.visit({
      first: () => {
        delete (window as { AudioContext?: unknown }).AudioContext;
      },
    });
    assert.match(await guest.notices(), /This browser makes no sound\. Every sound has a mark on the screen/);
    assert(await guest.page.isDisabled('#volume'));
    await guest.press('down');
    assert.equal(chosen(await guest.rows()), 'The Hadal Project');
    await guest.page.click('.notice button');
    assert.equal(await guest.notices(), '');
  });
});
