// npm run pictures: photographs of the page in a browser into docs/screens, and the mark of the page for systems that want it as a picture.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { built } from '../../tools/page/server/build';
import { serve } from '../../tools/page/server/serve';
import { CHROMIUM } from '../needs';
import { FLAGS } from './chromium';
import { LOOKS, looks, NOTED, PICTURES, photograph } from './photographs';

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
  const shown: { [name: string]: string | string[] } = { [LOOKS]: looks() };
  for (const picture of PICTURES)
    shown[picture[0]] = await photograph(browser, served.address, picture, join('docs', 'screens', `${picture[0]}.png`));
  writeFileSync(NOTED, `${JSON.stringify(shown, null, 2)}\n`);
  await icons(browser);
  await browser.close();
  await served.close();
}

main().catch(problem => {
  console.error((problem as Error).message);
  process.exit(1);
});
