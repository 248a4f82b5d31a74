// What is photographed of the page, for the README and docs/browser.md; and what stands there, in words, so that a test can tell when a picture is old.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

const GAME =
  '#game=loop&Mode=Full&Game=Competitive&Players=3&Names=Ada,Ben,Cleo&do=pick+Ben&do=ok&do=ok&do=ok&do=pick+Intern&do=pick+Keep&do=pick+Food&do=pick+Intern&do=pick+Keep&do=pick+Glass&do=pick+Intern&do=pick+Keep&do=pick+Glass';

/** What is photographed: name, width, height, pixels for each CSS pixel, light or dark, and whether the table fills it. */
export const PICTURES: [name: string, width: number, height: number, ratio: number, scheme: 'light' | 'dark', table: boolean][] = [
  ['page', 1280, 800, 1, 'light', false],
  ['page-phone', 360, 700, 2, 'light', false],
  ['page-tv', 1600, 900, 1, 'dark', true],
];

type Photograph = (typeof PICTURES)[number];

/** Where it is noted what the pictures show. */
export const NOTED = join('docs', 'screens', 'page.json');
export const LOOKS = 'looks';

/** Whatever the page looks like by. */
export function looks(): string {
  const mark = createHash('sha256');
  for (const file of ['index.html', 'style.css']) mark.update(readFileSync(join('tools', 'page', file)));
  return mark.digest('hex').slice(0, 16);
}

/** Opens the page as this picture shows it; `file`: and takes the picture. Returns what stands there. */
export async function photograph(browser: Browser, address: string, picture: Photograph, file?: string): Promise<string[]> {
  const [, width, height, deviceScaleFactor, colorScheme, table] = picture,
    touch = width < 500; // a phone has no keys
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor, colorScheme, hasTouch: touch, isMobile: touch });
  // the same dice and cards in every picture
  await page.addInitScript('crypto.getRandomValues = list => list.fill(7)');
  await page.goto(address + GAME);
  await page.waitForSelector('.player');
  if (table) {
    await page.click('#table-full');
    await page.waitForFunction('document.fullscreenElement');
  }
  await page.mouse.move(0, 0);
  if (file) await page.screenshot({ path: file });
  const words = await page.evaluate('document.querySelector("#words").textContent + "\\n" + document.querySelector("#table").innerText');
  await page.close();
  return String(words)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line);
}
