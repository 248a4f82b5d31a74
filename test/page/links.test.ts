// Links that open a game with given answers, and the form that makes them; what is wrong with one is said, and the page works on.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import { wentOn, withBrowser } from './chromium';

const LOOP = '#game=loop&Mode=Full&Game=Competitive&Players=2&Names=Ada,Ben&do=pick+Ada&do=ok&do=ok&do=ok&do=pick+Intern';

withBrowser('links', house => {
  it('open a game by a link, with answers, names and steps, and take the link out of the address', async () => {
    const guest = await house.visit({ at: LOOP });
    assert.equal(await guest.notices(), '');
    assert.match((await guest.rows()).join(' '), /Ada/);
    assert.equal(new URL(guest.page.url()).hash, '');
    await guest.reload();
    await wentOn(guest, 'a reload goes on instead of starting anew');
    assert.match((await guest.rows()).join(' '), /Ada/);
  });

  it('answer by words which are numbers, or are asked in some plays only', async () => {
    const guest = await house.visit({ at: '#game=biome&Tile+sides=4&Players=3' });
    assert.equal(await guest.notices(), '');
    assert.equal(await guest.page.locator('.player').count(), 3);
    const tales = await house.visit({ at: '#game=tales&Mode=Full&Kids=2&Prompts=Short' });
    assert.equal(await tales.notices(), '');
  });

  it('that are wrong are told, and the device is shown', async () => {
    const guest = await house.visit({ at: '#game=chess' });
    assert.match(await guest.notices(), /This link opens no game/);
    assert.equal((await guest.rows())[0], 'Roundkeeper');
    await guest.page.click('.notice button');
    for (const [link, reason, open] of [
      ['#nonsense', /This link opens no game: it names none/, false],
      [
        '#game=chess',
        new RegExp(
          `there is no game "chess"\\. There are ${catalogue()
            .map(({ id }) => id)
            .join(', ')}\\.`,
        ),
        false,
      ],
      ['#game=__proto__', /there is no game "__proto__"/, false],
      ['#game=loop&Players=99', /Players goes from 2 to 6, not 99/, false],
      ['#game=loop&Mode=Chess', /Mode has no option "Chess"/, false],
      ['#game=loop&game=hadal', /it says game twice/, false],
      ['#game=loop&__proto__=1', /There is no question "__proto__"/, false],
      ['#game=loop&Horses=2', /There is no question "Horses"/, false],
      ['#game=loop&Names=Ada,Ada', /Two players are called Ada/, false],
      ['#game=loop&Names=%E6%BC%A2%E5%AD%97', /the device cannot write/, false],
      ['#game=loop&Names=Bartholomew-the-Third', /a name has 1 to 12 letters/, false],
      ['#game=loop&do=format+c:', /"format c:" is no step/, false],
      ['#%E0%A4%A', /This link opens no game/, false],
      [
        '#game=loop&Players=2&do=pick+Nobody',
        /The game is open, but step 1 of the link, "pick Nobody", cannot be done: "Nobody" is not offered/,
        true,
      ],
    ] as [string, RegExp, boolean][]) {
      await guest.page.evaluate(hash => {
        location.hash = hash;
      }, link);
      await guest.page.waitForSelector('.notice');
      assert.match(await guest.notices(), reason, link);
      const before = await guest.rows();
      assert.equal(before[0] === 'Roundkeeper', !open, link);
      await guest.press('down');
      assert.notDeepEqual(await guest.rows(), before, `${link}: the device works on`);
      await guest.press('up');
      await guest.page.click('.notice button');
    }
  });

  it('are made by a form', async () => {
    const guest = await house.visit();
    await guest.page.click('#author > summary');
    await guest.page.selectOption('#link-questions select >> nth=0', 'loop');
    await guest.page.getByLabel('Game').nth(1).selectOption('Competitive');
    await guest.page.getByLabel('Names').fill('Ada, Ben');
    await guest.page.fill('#link-steps', 'pick Ada\nok\n');
    const link = await guest.page.inputValue('#link-text');
    assert.match(link, /#game=loop&.*Game=Competitive&Players=2&.*&Names=Ada%2C\+Ben&do=pick\+Ada&do=ok$/);
    await guest.page.click('#link button:not([type=button])');
    await guest.page.waitForFunction(() => !document.querySelector('#words')!.textContent!.startsWith('Roundkeeper'));
    assert.equal(await guest.notices(), '');
    const there = await house.visit({ at: new URL(link).hash });
    assert.deepEqual((await there.rows()).slice(1), (await guest.rows()).slice(1));
    // a game that asks more after some answers: the form asks as the device does
    await guest.page.fill('#link-steps', '');
    await guest.page.selectOption('#link-questions select >> nth=0', 'tamashii');
    const single = guest.page.locator('#link-questions label', { hasText: /^Game/ }).nth(2); // after the game itself and what a group is asked
    assert(await single.isHidden());
    await guest.page.getByLabel('Players').fill('1');
    assert(await single.isVisible());
    const solo = await guest.page.inputValue('#link-text');
    assert.match(solo, /#game=tamashii&.*Players=1&Game=Prologue&/);
    const alone = await house.visit({ at: new URL(solo).hash });
    assert.equal(await alone.notices(), '');
    assert.equal(await alone.page.locator('.player').count(), 1);
  });
});
