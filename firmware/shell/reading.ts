// A screen of words alone: up and down scroll them, BACK leaves.
import type { Device } from './device';
import type { Place, Screen } from './view';

/** `words` is asked for whenever they are shown. */
export function reading(device: Device, title: string, words: () => string): Screen {
  const place: Place = { cursor: 0, scroll: 0 };
  return {
    press(button) {
      if (button !== 'up' && button !== 'down') return false;
      device.browse(place, button, 0);
      return true;
    },
    view: () => ({ title, body: words(), place, foot: 'BACK leave' }),
  };
}
