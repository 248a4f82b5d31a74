// Every kind of screen once, for the sheet of pictures: the shell by the walk of its tests, the tools, and the games by their examples.
import type { View } from '../firmware/shell/view';
import { box, catalogue } from '../games/catalogue';
import { nodeEngine } from '../tools/bench/node';
import { script } from './bench/page';
import { type Table, TOY_BOX, table } from './firmware/device';
import { tour } from './firmware/tour';
import type { Picture } from './sheet';

/** Where the walk comes by a screen that differs in its words only. */
const ALIKE =
  /^home, (where|further)|^about, at|turned$|depends$|who plays$|empty$|taking|accent$|left as|done again|as it was|undone$|two buttons|stays$|third die|their end|kept$/;

/** The walk of the tests through the shell, with the toys in its box. */
export function shellKinds(): Picture[] {
  const list: Picture[] = [],
    real = box.games;
  box.games = TOY_BOX;
  try {
    tour((name, t) => {
      if (!ALIKE.test(name)) list.push([name, t.hal.display.visible()]);
    });
  } finally {
    box.games = real;
  }
  return list;
}

/** The tools and what comes by itself, beside what the walk has seen. */
export function toolKinds(): Picture[] {
  const list: Picture[] = [],
    real = box.games,
    shot = (name: string, t: Table) => {
      list.push([name, t.hal.display.visible()]);
    };
  box.games = TOY_BOX;
  try {
    const open = (name: string) => table().press('ok:hold').choose(name);
    shot('dice', open('Dice'));
    shot('dice, other pools', open('Dice').choose('Other dice'));
    shot('dice, your own', open('Dice').choose('Your own dice'));
    shot('dice, three of them', open('Dice').dice(3, 5, 6).choose('3d6').wait(2000));
    shot('coin', open('Coin').dice(1).press('ok').wait(2000));
    shot('counters', open('Counters'));
    shot('counter', open('Counters').press('ok up up up'));
    shot('timers, a new one', open('Timers'));
    shot('who starts, roll-off', open('Who starts?').dice(3, 5, 5, 2).choose('Roll-off').wait(2000));
    shot('who starts, order', open('Who starts?').choose('Order of all'));
    shot('are the dice fair?', open('Dice').press('ok').wait(2000).press('back back').choose('Are the dice'));
    shot('help at home', table().press('ok:longer'));
    shot('help for a setting', table().choose('Settings').press('down*3 ok:longer'));
    const known = table().choose('Lanterns').choose('Ada').type('Uma').choose('Start').press('back back').choose('Emberfall');
    shot('names that were used before', known.choose('North'));
    shot('clock warnings', table().choose('Settings', 'Clock warnings'));
    const t = table().start('Emberfall').press('ok');
    shot('a question that forbids', t);
    shot('at rest: whose turn', t.wait(31_000));
    shot('a warning of the clock', t.wait(29_500));
    t.press('ok');
    for (const tool of ['Remind us', 'Luck so far', 'Sealed dice']) {
      shot(tool, t.press('ok:hold').choose(tool));
      t.press('back back');
    }
    const low = table();
    low.hal.millivolts = 3300;
    shot('a low battery', low.wait(61_000));
  } finally {
    box.games = real;
  }
  return list;
}

/** What a view is made of, but not its words. */
const kindOf = (view: View) =>
  [
    view.headline && 'result',
    view.dice && 'dice',
    view.dial !== undefined && 'number',
    view.odds && 'odds',
    view.reasons && 'reasons',
    view.bars?.length && 'values',
    view.options?.some(option => option.includes('\n')) && 'notes',
    view.options?.length && 'list',
  ]
    .filter(part => part)
    .join(', ') || 'words';

/** Every kind of question that a game's example comes by, once. */
export async function gameKinds(): Promise<Picture[]> {
  const list: Picture[] = [];
  for (const { id } of catalogue()) {
    const engine = nodeEngine({ seed: 1 }),
      seen = new Set<string>();
    for (const line of script(`docs/games/${id}.md`, 'bench')) {
      engine.device._mark = ''; // as a press would
      await engine.command(line);
      const { device, hal } = engine;
      if (device.top() !== 'play') continue;
      const kind = kindOf(device.screens[device.screens.length - 1]!.view());
      device.show();
      if (!seen.has(kind)) list.push([`${id}: ${kind}`, hal.display.visible()]);
      seen.add(kind);
    }
    await engine.end();
  }
  return list;
}
