// npm run pictures: photographs of real screens for the README and the docs, into docs/screens.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { box } from '../games/catalogue';
import { HEIGHT, lit, WIDTH } from '../hal/pixels';
import { png } from '../tools/png';
import { type Table, TOY_BOX, table } from './firmware/device';

const FOLDER = join('docs', 'screens'),
  GAP = 8,
  ACROSS = 3;

const toys = TOY_BOX,
  real = box.games;

type Picture = [name: string, picture: Uint8Array];

function withGames(games: string, walk: (t: Table) => Table): Uint8Array {
  box.games = games;
  const t = table({ seed: 4 });
  t.device.settings.animate = 0;
  return walk(t).hal.display.visible();
}

/** The games of the box where a picture needs no particular one; the toys of the tests where it does. */
const PICTURES: Picture[] = [
  ['home', withGames(real, t => t)],
  ['dice', withGames(toys, t => t.press('ok:hold ok').dice(4, 6).press('ok').wait(1000))],
  ['timer', withGames(toys, t => t.press('ok:hold').choose('Timers', 'Countdown').press('ok').wait(33_000))],
  ['turn', withGames(toys, t => t.start('Emberfall').dice(2, 5, 6, 1, 5).press('ok').choose('Face a test').press('up up ok').wait(100))],
  ['tracks', withGames(toys, t => t.start('Emberfall').press('ok').choose('Take 2 embers').press('ok back down'))],
  ['seats', withGames(toys, t => t.choose('Lanterns').press('up up ok ok ok'))],
];

/** A mission of The Hadal Project, by real buttons: each word is a press, a full stop takes a picture. Dice: the card that is drawn. */
function hadal(...walks: [presses: string, card?: number][]): Picture[] {
  box.games = real;
  const t = table({ seed: 4 }, {});
  t.device.settings.animate = 0;
  t.choose('The Hadal Project', 'Players').press('up up ok');
  t.choose('Start').press('ok ok ok ok ok').choose('Skip the rest').press('ok');
  return walks.map(([presses, card]): Picture => {
    if (card) t.dice(card);
    return ['hadal', t.press(presses).hal.display.visible().slice()];
  });
}

/** Time Captain, who acts, a boost, its support, the result, the share of an Update. */
const HADAL = hadal(
  ['ok up up ok'],
  ['ok ok'],
  ['down down down ok down down down ok down down ok ok ok'],
  ['down ok'],
  ['ok ok', 6],
  ['ok ok down down down down ok ok'],
);

/** These on one sheet, each in a thin frame. */
function sheet(pictures: Picture[]): Buffer {
  const wide = ACROSS * (WIDTH + 2 * GAP),
    high = Math.ceil(pictures.length / ACROSS) * (HEIGHT + 2 * GAP);
  const bits = new Uint8Array((wide * high) / 8);
  pictures.forEach(([, picture], i) => {
    const left = (i % ACROSS) * (WIDTH + 2 * GAP) + GAP,
      top = Math.floor(i / ACROSS) * (HEIGHT + 2 * GAP) + GAP;
    for (let y = -3; y < HEIGHT + 3; y++)
      for (let x = -3; x < WIDTH + 3; x++) {
        const frame = x === -3 || y === -3 || x === WIDTH + 2 || y === HEIGHT + 2,
          inside = x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT;
        const at = (top + y) * wide + left + x;
        if (frame || (inside && lit(picture, x, y))) bits[at >> 3]! |= 0x80 >> (at & 7);
      }
  });
  return png(bits, wide, 2);
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, picture] of PICTURES) writeFileSync(join(FOLDER, `${name}.png`), png(picture, WIDTH, 4));
writeFileSync(join(FOLDER, 'all.png'), sheet(PICTURES));
writeFileSync(join(FOLDER, 'hadal.png'), sheet(HADAL));
