// npm run pictures: photographs of the page in a browser, for the README and docs/browser.md, into docs/screens.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { built } from '../../tools/page/server/build';
import { serve } from '../../tools/page/server/serve';
import { CHROMIUM } from '../needs';
import { FLAGS } from './chromium';

const GAME =
  '#game=loop&Mode=Full&Game=Competitive&Players=3&Names=Ada,Ben,Cleo&do=pick+Ben&do=ok&do=ok&do=ok&do=pick+Intern&do=pick+Keep&do=pick+Food&do=pick+Intern&do=pick+Keep&do=pick+Glass&do=pick+Intern&do=pick+Keep&do=pick+Glass';

/** What is photographed: name, width, height, pixels for each CSS pixel, light or dark, and whether the table fills it. */
const PICTURES: [name: string, width: number, height: number, ratio: number, scheme: 'light' | 'dark', table: boolean][] = [
  ['page', 1280, 800, 1, 'light', false],
  ['page-phone', 360, 700, 2, 'light', false],
  ['page-tv', 1600, 900, 1, 'dark', true],
];

/** The mark of the page as pictures: name, size, and how much of it stays free around the mark. */
const ICONS: [name: string, size: number, free: number][] = [
  ['192', 192, 0],
  ['512', 512, 0],
  ['maskable', 512, 0.12], // a system cuts its own shape out of it
  ['apple', 180, 0.06],
];

async function icons(browser: Browser): Promise<void> {
  const svg = readFileSync(join('tools', 'page', 'icon.svg')).toString('base64');
  for (const [name, size, free] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } }),
      inside = size * (1 - 2 * free);
    await page.setContent(
      `<body style="margin:0;background:${free ? '#23414a' : 'transparent'}"><img width="${inside}" height="${inside}" style="display:block;margin:${size * free}px" src="data:image/svg+xml;base64,${svg}">`,
    );
    await page.waitForFunction('document.images[0].complete');
    await page.screenshot({ path: join('tools', 'page', 'icons', `${name}.png`), omitBackground: true });
    await page.close();
  }
}

async function main(): Promise<void> {
  if (!existsSync(CHROMIUM)) {
    console.log(`No Chromium at ${CHROMIUM}: the pictures of the page stay as they are.`);
    return;
  }
  const served = await serve((await built(false)).files),
    browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS });
  for (const [name, width, height, deviceScaleFactor, colorScheme, table] of PICTURES) {
    const touch = width < 500; // a phone has no keys
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor, colorScheme, hasTouch: touch, isMobile: touch });
    await page.goto(served.address + GAME);
    await page.waitForSelector('.player');
    if (table) {
      await page.click('#table-full');
      await page.waitForFunction('document.fullscreenElement');
    }
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join('docs', 'screens', `${name}.png`) });
    await page.close();
  }
  await icons(browser);
  await browser.close();
  await served.close();
}

main().catch(problem => {
  console.error((problem as Error).message);
  process.exit(1);
});
