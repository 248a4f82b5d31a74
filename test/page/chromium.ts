// A real Chromium for a test, on a page as a visitor gets it: the built files, from a server on this machine.
import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Button } from '../../hal/hal';
import { type Built, built } from '../../tools/page/server/build';
import { type Served, serve } from '../../tools/page/server/serve';
import { CHROMIUM, need } from '../needs';

/** Nothing is asked of the network but our own page. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let made: Promise<Built> | undefined;
/** The page as npm run build:web makes it, once for all tests. */
export function pageFiles(): Promise<Built> {
  made ??= built(false);
  return made;
}

export interface House {
  served: Served;
  /** A window of its own: nothing stored, nothing cached. */
  visit(options?: Visit): Promise<Guest>;
}

export interface Visit {
  view?: BrowserContextOptions;
  /** Runs in the page before its own script. */
  first?: () => void;
  /** Before there is a page. */
  prepare?: (context: BrowserContext) => Promise<void>;
  /** After the address of the page: a link. */
  at?: string;
}

export interface Guest {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the page; every test expects nothing. */
  errors: string[];
  /** The words of the screen, row by row. */
  rows(): Promise<string[]>;
  /** Presses a button with the mouse; `held` so many milliseconds. */
  press(button: Button, held?: number): Promise<void>;
  /** Moves the cursor to the option with these words, and presses ok. */
  choose(label: string): Promise<void>;
  notices(): Promise<string>;
  /** Loads the page again, and waits until the device is there. */
  reload(): Promise<void>;
  leave(): Promise<void>;
}

/** Not as text: the page forbids to evaluate any, and says so when it has to be asked twice. */
const READY = () => document.querySelector('#words')?.textContent || document.querySelector('.notice');
export const HELD = 720; // milliseconds: longer than the device waits

export function guest(page: Page, context: BrowserContext): Guest {
  const errors: string[] = [];
  page.on('pageerror', problem => errors.push(problem.message));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });

  const self: Guest = {
    page,
    context,
    errors,
    rows: async () => (await page.evaluate(() => document.getElementById('words')?.textContent ?? '')).split('\n'),
    async press(button, held = 0) {
      const [x, y, there] = await page.evaluate(id => {
        const element = document.getElementById(id)!;
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2, element.matches(':hover')] as const;
      }, button);
      if (!there) await page.mouse.move(x, y);
      const down = page.mouse.down();
      if (held) {
        await down;
        await page.waitForTimeout(held);
      }
      await Promise.all([down, page.mouse.up()]);
    },
    async choose(label) {
      await chooseBy(self.rows, button => self.press(button), label);
    },
    notices: async () => (await page.locator('#notices').innerText()).trim(),
    async reload() {
      await page.reload();
      await page.waitForFunction(READY);
    },
    leave: () => context.close(),
  };
  return self;
}

/** The words of the option under the cursor, wrapped or not. */
export function chosen(rows: string[]): string {
  return rows
    .filter(row => row.startsWith('>'))
    .map(row => row.slice(1).trim())
    .join(' ');
}

/** Down until it is chosen, and up when it was above; then ok. Lists wrap: a screen that comes again ends the way. */
export async function chooseBy(rows: () => Promise<string[]>, press: (button: Button) => Promise<void>, label: string): Promise<void> {
  const alone = (row: string) => row === label,
    withNote = (row: string) => row.startsWith(`${label} `);
  for (const fits of [alone, withNote])
    for (const way of ['down', 'up'] as const) {
      const seen = new Set<string>();
      for (let now = await rows(); !seen.has(now.join('\n')); now = await rows()) {
        if (fits(chosen(now))) {
          await press('ok');
          return;
        }
        seen.add(now.join('\n'));
        await press(way);
      }
    }
  throw new assert.AssertionError({ message: `There is no "${label}" on the screen:\n${(await rows()).join('\n')}` });
}

/** The plug was pulled in the middle of a play: the device says so, and the press that takes the words away does nothing else. */
export async function cameBack({ rows, press }: Guest, why?: string): Promise<void> {
  assert.match((await rows()).join(' '), /The power was off/, why);
  await press('up');
}

/** The page was loaded again in the middle of a play: it goes on, without a word of a power that nobody cut. */
export async function wentOn({ rows, press }: Guest, why?: string): Promise<void> {
  const text = (await rows()).join(' ');
  assert.doesNotMatch(text, /power/, why);
  assert.doesNotMatch(text, /^Roundkeeper/, why);
  if (/The clock is paused/.test(text)) await press('up');
}

let running: Promise<Browser> | undefined;
/** One browser for all tests; every visit is a window of its own in it. */
function launched(): Promise<Browser> {
  if (running) return running;
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-web-'));
  running = chromium.launch({ executablePath: CHROMIUM, headless: true, args: [...FLAGS, `--crash-dumps-dir=${folder}`] });
  return running.then(browser => {
    browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }));
    return browser;
  });
}
// the pictures come here without mocha
if (typeof after === 'function') after(async () => (await running)?.close());

/** A describe() with a browser. Without one on this machine its tests are reported as skipped, by name. */
export function withBrowser(title: string, tests: (house: House) => void): void {
  describe(title, function () {
    this.timeout(120_000);
    this.retries(2); // a real browser on a machine that does other things, too
    const house = {} as House;
    const guests: Guest[] = [];

    before(async function () {
      need(this, 'browser');
      house.served = await serve((await pageFiles()).files);
      const browser = await launched();
      house.visit = async ({ view, first, prepare, at = '' } = {}) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...view });
        await context.addInitScript('globalThis.__name = named => named'); // what tsx adds to functions that are sent to the page
        if (first) await context.addInitScript(first);
        await prepare?.(context);
        const page = await context.newPage();
        const come = guest(page, context);
        guests.push(come);
        await page.goto(house.served.address + at);
        await page.waitForFunction(READY);
        return come;
      };
    });
    afterEach(async () => {
      const wrong = guests.flatMap(({ errors }) => errors);
      for (const { context } of guests.splice(0)) await context.close();
      assert.deepEqual(wrong, [], 'the page reported errors');
    });
    after(async () => {
      await house.served?.close();
    });
    tests(house);
  });
}
