// npm run pictures: photographs of real screens for the README and the docs, into docs/screens; sheet.png has every kind of screen.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { box } from '../games/catalogue';
import { WIDTH } from '../hal/pixels';
import { png } from '../tools/png';
import { type Table, TOY_BOX, table } from './firmware/device';
import { gameKinds, shellKinds, toolKinds } from './kinds';
import { type Picture, sheet } from './sheet';

const FOLDER = join('docs', 'screens'),
  ACROSS = 3,
  KINDS_ACROSS = 6;

const toys = TOY_BOX,
  real = box.games;

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
  ['seats', withGames(toys, t => t.start('Emberfall').press('back').choose('Names', 'East', 'Sits out'))],
];

/** A mission of The Hadal Project in Light, by real buttons: a picture after the presses of each walk. */
function hadal(...walks: string[]): Picture[] {
  box.games = real;
  const t = table({ seed: 4 }, {});
  t.device.settings.animate = 0;
  t.choose('The Hadal Project', 'Players').press('up up ok').choose('Start');
  for (let i = 0; i < 20 && !t.text().includes('>New: location'); i++) t.press('ok'); // the first Receptacle that is left, as it is guessed
  return walks.map((presses): Picture => ['hadal', t.press(presses).hal.display.visible().slice()]);
}

/** Time Captain, who acts, a value, its support, the result, the share of an Update. */
const HADAL = hadal('down up', 'ok', 'ok up', 'ok ok', 'down ok up up ok', 'ok up ok up ok');

mkdirSync(FOLDER, { recursive: true });
for (const [name, picture] of PICTURES) writeFileSync(join(FOLDER, `${name}.png`), png(picture, WIDTH, 4));
writeFileSync(join(FOLDER, 'all.png'), sheet(PICTURES, ACROSS, 2, false));
writeFileSync(join(FOLDER, 'hadal.png'), sheet(HADAL, ACROSS, 2, false));
box.games = real;
void gameKinds().then(games => {
  writeFileSync(join(FOLDER, 'sheet.png'), sheet([...shellKinds(), ...toolKinds(), ...games], KINDS_ACROSS, 2, true));
});
