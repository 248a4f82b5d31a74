// The last rolls of the dice tool, with their figures.
import type { Device, Place, Screen } from '../shell';
import { story } from '../tools/story';
import type { Throw } from '../tools/throw';

export default function rolls(device: Device, arg: { rolls: string; like: string; sides: number[]; t: Throw }): Screen {
  const place: Place = { cursor: 0, scroll: 0 },
    body = story(arg.rolls, arg.like, arg.sides, arg.t);
  return {
    press(button) {
      if (button != 'up' && button != 'down') return false;
      device.browse(place, button, 0);
      return true;
    },
    view: () => ({ title: 'Last rolls', body, place, foot: 'BACK back' }),
  };
}
