// npm run web: a change of a source is in the page a moment later, and the play goes on by the new rules, or is refused with the reason.
import { strict as assert } from 'node:assert';
import { built, type Files } from '../../tools/page/server/build';
import { type Served, serve } from '../../tools/page/server/serve';
import { chosen, type Guest, wentOn, withBrowser } from './chromium';

const BIOME = '#game=biome&Players=2&do=pick+All+is+set+up';

withBrowser('a change of a source', house => {
  let files: Files, served: Served, guest: Guest;
  before(async () => {
    files = (await built(true)).files;
  });
  beforeEach(async () => {
    served = await serve(files);
    guest = await house.visit();
    await guest.page.goto(served.address + BIOME);
    await guest.page.waitForFunction(() => /^Scavenger|^Player|./.test(document.querySelector('#words')!.textContent!));
  });
  afterEach(() => served.close());

  /** The page as an author's edit makes it. */
  function edited(from: string | RegExp, to: string): Files {
    const before = files.get('page.js')!.toString(),
      after = before.replace(from, to);
    assert.notEqual(after, before, `${from} is not in the sources any more`);
    return new Map([...files, ['page.js', Buffer.from(after)]]);
  }

  async function change(next: Files): Promise<void> {
    await guest.page.evaluate(() => {
      window.old = true;
    });
    await new Promise(done => setTimeout(done, 200)); // the page listens
    served.change(next);
    await guest.page.waitForFunction(
      () => !window.old && (document.querySelector('#words')?.textContent || document.querySelector('.notice')),
    );
  }

  it('is in the page, and the play goes on at the same question', async () => {
    const before = await guest.rows();
    await change(edited(/All is set up/g, 'All is laid out'));
    assert.equal(await guest.notices(), '');
    await wentOn(guest);
    assert.deepEqual(await guest.rows(), before);
    await guest.press('back', 720); // undone, with the new words
    assert.match((await guest.rows()).join(' '), /Undone: All is laid/);
  });

  it('that the play does not follow is refused with the reason; it goes on from before that step when asked to', async () => {
    await change(edited(/\{\s*label: ['"]All is set up['"],\s*then: ['"]first['"]\s*\}/, ''));
    assert.match(await guest.notices(), /The play does not go on by the new rules, and is kept as it was\. Step 1 does not follow/);
    assert.match((await guest.rows())[0]!, /^Roundkeeper/);
    await guest.page.click('.notice button');
    assert.equal(await guest.notices(), '');
    assert.equal(chosen(await guest.rows()), 'Read the lists');
    assert.doesNotMatch((await guest.rows()).join('\n'), /All is set up/);
  });

  it('of the version of the rules refuses plays of the old one, and keeps them', async () => {
    const version = /id: ['"]biome['"],\s+title: ['"]Biome['"],\s+version: (\d+)/;
    await change(edited(version, 'id: "biome", title: "Biome", version: 77'));
    assert.match(await guest.notices(), /it was played with rules \d+, these are 77/);
    await guest.press('down'); // the device has said the same on its screen
    await guest.press('up');
    assert.match(chosen(await guest.rows()), /^Resume /);
  });

  it('that does not build is told, and the page stays as it was', async () => {
    const before = await guest.rows();
    await new Promise(done => setTimeout(done, 200));
    served.trouble('games/biome/index.ts:7: "," expected.');
    await guest.page.waitForSelector('.notice');
    assert.match(await guest.notices(), /The change does not build, and this page is as it was: games\/biome\/index\.ts:7/);
    assert.deepEqual(await guest.rows(), before);
  });
});
