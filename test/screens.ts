// Photographs of real screens for the README and the docs, by the names of their files in docs/screens; sheet has every kind of screen.
import { box } from '../games/catalogue';
import { WIDTH } from '../hal/pixels';
import { png } from '../tools/png';
import { type Table, TOY_BOX, table } from './firmware/device';
import { gameKinds, shellKinds, toolKinds } from './kinds';
import { type Picture, sheet } from './sheet';

const ACROSS = 3,
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
const pictures = (): Picture[] => [
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
const mission = () => hadal('down up', 'ok', 'ok up', 'ok ok', 'down ok up up ok', 'ok up ok up ok');

/** All of them, as they are made now. */
export async function screens(): Promise<Map<string, Buffer>> {
  const list = pictures(),
    made = new Map<string, Buffer>(list.map(([name, picture]) => [name, png(picture, WIDTH, 4)]));
  made.set('all', sheet(list, ACROSS, 2, false));
  made.set('hadal', sheet(mission(), ACROSS, 2, false));
  box.games = real;
  made.set('sheet', sheet([...shellKinds(), ...toolKinds(), ...(await gameKinds())], KINDS_ACROSS, 2, true));
  return made;
}
