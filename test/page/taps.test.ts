// How many taps the everyday jobs take on a phone, counted by tapping: the table of docs/browser.md.
import { strict as assert } from 'node:assert';
import { type Guest, withBrowser } from './chromium';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
const LOOP = '#game=loop&Players=2&Names=Ada,Ben&do=pick+Ada&do=ok&do=ok';
const TALES = '#game=tales&Mode=Light&Kids=2&do=pick+BRAVE&do=pick+DENSE&do=pick+CLEVER&do=pick+DULL';

interface Job {
  name: string;
  at?: string;
  /** Words of the buttons that are tapped before it begins. */
  before?: string[];
  /** And those that count. `=` types into the field that is there. */
  taps: string[];
  /** What stands on the screen at the end. */
  ends: RegExp;
  bound: number;
}

const JOBS: Job[] = [
  { name: 'first roll from nothing', taps: ['Dice', '2d6'], ends: /\[\d\] \[\d\]/, bound: 2 },
  { name: 'first turn of Any game from nothing', taps: ['Any game', 'Start'], ends: /Your turn/, bound: 5 },
  { name: 'first turn of Biome in Light from nothing', taps: ['Biome', 'Start', 'All is set', 'Go', 'Go'], ends: /3 actions/, bound: 5 },
  { name: 'first turn of LOOP in Light from nothing', taps: ['LOOP', 'Start', 'Red', 'Go', 'Go'], ends: /Choose one/, bound: 5 },
  { name: 'a name of five letters', before: ['LOOP', 'Red'], taps: ['=Peter', 'Done'], ends: /Peter/, bound: 1 },
  { name: 'a dial to 17', before: ['Tales from the Loop', 'Adventure minutes'], taps: ['=17', 'OK'], ends: /minutes 17/, bound: 1 },
  { name: 'a turn of LOOP in Light', at: LOOP, taps: ['Work', 'End turn'], ends: /Ben/, bound: 5 },
  {
    name: 'a test of Tales in Light',
    at: TALES,
    before: ['All right', 'Kid 1', 'Go', 'Skip', 'No'],
    taps: ['Kid 1', 'BRAVE', 'Roll 5', 'Go|No Rumor'],
    ends: /Who is tested|SUCCESS|FAIL/,
    bound: 5,
  },
];

withBrowser('taps on a phone', house => {
  /** True when it was a tap: what is typed costs none. Everything that is tapped must be in view. */
  async function tap({ page }: Guest, words: string): Promise<boolean> {
    if (words.startsWith('=')) {
      await page.locator('.pad input:visible').fill(words.slice(1));
      return false;
    }
    const found = words.split('|').map(one => page.locator(`#table button:has-text("${one}"):visible`).first());
    for (const button of found)
      if (await button.count()) {
        const box = (await button.boundingBox())!;
        assert(box.y >= 0 && box.y + box.height <= 844, `${words} is in view, at ${box.y}`);
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForTimeout(50);
        return true;
      }
    throw new Error(`There is no ${words}: ${(await page.locator('#pad').innerText()).replace(/\n/g, ' / ')}`);
  }

  for (const { name, at, before = [], taps, ends, bound } of JOBS)
    it(`${name}: at most ${bound}`, async () => {
      const guest = await house.visit({ view: { ...PHONE, reducedMotion: 'reduce' }, at });
      for (const words of before) {
        const button = guest.page.locator(`#table button:has-text("${words}"):visible`).first();
        await button.tap();
      }
      await guest.page.evaluate(() => window.scrollTo(0, 0));
      let count = 0;
      for (const words of taps) if (await tap(guest, words)) count++;
      assert.match((await guest.rows()).join('\n'), ends);
      assert(count <= bound, `${count} taps`);
      console.log(`        ${count} ${count === 1 ? 'tap' : 'taps'}`);
    });
});
