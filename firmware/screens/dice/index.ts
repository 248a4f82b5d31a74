// The dice tool. Its screens are one bundle, because all of them know pools and dice; which of them opens is said in a word.
import type { Device, Screen } from '../../shell';
import { poolsOf } from '../../tools/past';
import { Again } from './again';
import { DieScreen } from './die';
import { Own, typed } from './own';
import { Pool } from './pool';
import { Pools } from './pools';
import { Roll } from './roll';
import { Rolls } from './rolls';

/**
 * Nothing: the pools that are offered. "again": throws what was thrown last. "roll 2d6", "set 2d6", "past 2d6": throws a pool, changes it, tells its rolls.
 * "own", "die 0", "type Fate: - 0 +": your own dice, one of them, one that was typed. A screen of what fell: which of its dice are thrown again.
 */
export default function dice(device: Device, what?: string | Roll): Screen {
  if (!what) return new Pools(device);
  if (typeof what !== 'string') return new Again(device, what);
  const blank = what.indexOf(' '),
    rest = what.slice(blank + 1);
  switch (blank < 0 ? what : what.slice(0, blank)) {
    case 'again':
    case 'roll': {
      const screen = new Roll(device, blank < 0 ? poolsOf(device.notes)[0] : rest);
      screen.throwDice(); // what does not fit is not thrown, and the screen does not open
      if (!device.settings.animate) screen.leave();
      return screen;
    }
    case 'set':
      return new Pool(device, rest);
    case 'past':
      return new Rolls(device, rest);
    case 'die':
      return new DieScreen(device, +rest);
    case 'type':
      typed(device, rest);
  }
  return new Own(device);
}
