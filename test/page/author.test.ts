// The tools for authors: each does what it says, and says what is wrong with what it was given; the page works on.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { lit } from '../../hal/pixels';
import { cameBack, type Guest, wentOn, withBrowser } from './chromium';

const LOOP = '#game=loop&Mode=Full&Game=Competitive&Players=2&Names=Ada,Ben&do=pick+Ada&do=ok&do=ok&do=ok&do=pick+Intern';

withBrowser('the tools for authors', house => {
  /** With the tools opened, and a play of LOOP at its second CAREER, five answers deep. */
  async function author(at = LOOP): Promise<Guest> {
    const guest = await house.visit({ at });
    await guest.page.click('#author > summary');
    await guest.page.waitForSelector('#author[data-ready]'); // its script is fetched now
    return guest;
  }
  const said = ({ page }: Guest) => page.textContent('#author-said');
  async function sends({ page }: Guest, form: string, text: string): Promise<void> {
    await page.fill(`#${form} input`, text);
    await page.click(`#${form} button:not([type=button])`);
  }

  it('force the next dice', async () => {
    const guest = await author('');
    await sends(guest, 'dice', '4 6');
    assert.equal(await said(guest), 'The next dice show 4 6.');
    await guest.press('ok', 720);
    await guest.choose('Dice');
    await guest.press('ok');
    await guest.page.waitForTimeout(1500);
    assert((await guest.rows()).includes('[4] [6]'), (await guest.rows()).join('\n'));
    await sends(guest, 'dice', 'six');
    assert.equal(await said(guest), '"six" is no whole number.');
    await sends(guest, 'dice', '9');
    await guest.press('ok');
    assert.match((await guest.rows()).join(' '), /A die of 6 cannot show 9/);
    await sends(guest, 'dice', '');
    assert.equal(await said(guest), 'No dice are forced any more.');
  });

  it('skip time', async () => {
    const guest = await author('');
    await guest.press('ok', 720);
    await guest.choose('Timers');
    await guest.choose('Countdown');
    await guest.press('ok');
    await sends(guest, 'clock', '200');
    assert.equal(await said(guest), 'It is 200 seconds later.');
    assert.match((await guest.rows()).join('\n'), /1:(40|39|38|37)/);
    assert.match((await guest.page.textContent('#table-view'))!, /No game is on the table/);
    await guest.page.evaluate(() => {
      (document.querySelector('#clock') as HTMLFormElement).noValidate = true;
    });
    for (const wrong of ['-5', '', '1.5']) {
      await sends(guest, 'clock', wrong);
      assert.equal(await said(guest), 'Say how many whole seconds to skip. Time does not go back.');
    }
  });

  it('pull the plug, now or after so many bytes: what was answered is there, what was not stored is not', async () => {
    const guest = await author();
    const asked = await guest.rows();
    await sends(guest, 'plug', '');
    assert.match((await said(guest))!, /The power was cut/);
    await cameBack(guest);
    assert.deepEqual(await guest.rows(), asked);
    await sends(guest, 'plug', '5');
    assert.equal(await said(guest), 'The power fails after 5 more bytes are written.');
    await guest.press('ok');
    await guest.page.waitForFunction(() => /power/.test(document.querySelector('#words')!.textContent!));
    assert.match((await said(guest))!, /The power was cut/);
    await cameBack(guest);
    assert.deepEqual(await guest.rows(), asked, 'torn in the middle, it never happened');
  });

  it('walk along the whole play, back and forth', async () => {
    const guest = await author();
    const last = await guest.rows(),
      slider = guest.page.locator('#step');
    await guest.page.waitForFunction(() => document.querySelector('#step-name')!.textContent === '5 of 5');
    await slider.fill('0');
    assert.match((await guest.rows()).join(' '), /who spent/i);
    assert.equal(await guest.page.textContent('#step-name'), '0 of 5');
    await guest.page.click('#step-on');
    assert.equal(await guest.page.textContent('#step-name'), '1 of 5');
    await slider.fill('5');
    assert.deepEqual((await guest.rows()).slice(1), last.slice(1));
    await slider.fill('3');
    await guest.page.click('#step-back');
    await guest.page.click('#step-back');
    assert.equal(await guest.page.textContent('#step-name'), '1 of 5');
    await guest.reload();
    await wentOn(guest);
    await guest.page.click('#author > summary');
    await guest.page.waitForFunction(() => document.querySelector('#step-name')!.textContent); // it opens a moment later
    assert.equal(await guest.page.textContent('#step-name'), '1 of 5', 'and the play stands there after a reload');
    await guest.press('back');
    await guest.press('back');
    assert(await slider.isDisabled());
    await guest.page.click('#step-on');
    assert.match((await said(guest))!, /No play is open/);
  });

  it('take a picture of the screen', async () => {
    const guest = await author();
    const coming = guest.page.waitForEvent('download');
    await guest.page.click('#shot');
    const png = readFileSync(await (await coming).path());
    assert.equal(png.toString('latin1', 1, 4), 'PNG');
    const dots = await guest.page.evaluate(
      async bytes => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)])),
          context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        const { data, width } = context.getImageData(0, 0, image.width, image.height),
          times = width / 128,
          seen: number[] = [];
        for (let y = 0; y < 64; y++)
          for (let x = 0; x < 128; x++)
            seen.push(data[(Math.floor((y + 0.5) * times) * width + Math.floor((x + 0.5) * times)) * 4]! > 128 ? 1 : 0);
        return seen;
      },
      [...png],
    );
    await sends(guest, 'bench', 'pixels');
    const picture = new Uint8Array(Buffer.from(JSON.parse((await said(guest))!).data, 'base64'));
    assert(dots.every((dot, at) => dot === (lit(picture, at % 128, Math.floor(at / 128)) ? 1 : 0)));
  });

  it('record the screen as a GIF that a browser plays: every picture, to the pixel', async () => {
    const guest = await author('');
    const pictures: number[][] = [];
    async function now(): Promise<void> {
      await guest.page.fill('#bench-line', 'pixels');
      await guest.page.press('#bench-line', 'Enter');
      pictures.push([...Buffer.from(JSON.parse((await said(guest))!).data, 'base64')]);
    }
    await guest.page.click('#record');
    assert.equal(await said(guest), 'Recording. Play, then stop.');
    await now();
    for (const button of ['down', 'down', 'ok'] as const) {
      await guest.press(button);
      await now();
    }
    const coming = guest.page.waitForEvent('download');
    await guest.page.click('#record');
    const gif = readFileSync(await (await coming).path());
    assert.equal(await said(guest), 'Saved: 4 pictures.');
    const frames = await guest.page.evaluate(
      async bytes => {
        const decoder = new window.ImageDecoder({ data: Uint8Array.from(bytes), type: 'image/gif' });
        await decoder.tracks.ready;
        const seen: number[][] = [];
        for (let i = 0; i < decoder.tracks.selectedTrack!.frameCount; i++) {
          const { image } = await decoder.decode({ frameIndex: i }),
            canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight),
            context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0);
          const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height),
            times = width / 128,
            dots: number[] = [];
          for (let y = 0; y < 64; y++)
            for (let x = 0; x < 128; x++) dots.push(data[((y * times + 1) * width + x * times + 1) * 4]! > 128 ? 1 : 0);
          seen.push(dots);
        }
        return seen;
      },
      [...gif],
    );
    assert.equal(frames.length, 4);
    frames.forEach((dots, i) => {
      const picture = Uint8Array.from(pictures[i]!);
      assert(
        dots.every((dot, at) => dot === (lit(picture, at % 128, Math.floor(at / 128)) ? 1 : 0)),
        `picture ${i}`,
      );
    });
  });

  it('speak the language of the bench', async () => {
    const guest = await author();
    await sends(guest, 'bench', 'ask');
    assert.equal(JSON.parse((await said(guest))!).ok, true);
    await sends(guest, 'bench', 'nonsense');
    assert.match((await said(guest))!, /There is no command "nonsense"/);
    await sends(guest, 'bench', '');
    assert.match((await said(guest))!, /Write a command/);
    await sends(guest, 'bench', 'power cut');
    assert.match((await said(guest))!, /Use the tool of the same name/);
  });
});
