// Pages to look things up in: the words of the game, and what its rules have beside them.
import type { Page } from '../../games/kit';
import { type Device, type Place, reading, type Screen } from '../shell';

/** All pages of the open play. */
function pages(device: Device): Page[] {
  const { game } = device.session!,
    s = device.session!.state(),
    own = game.reference ? game.reference(s) : [];
  return game.words ? own.concat({ title: 'Words', text: game.words(s) }) : own;
}

export default function reference(device: Device): Screen {
  if (!device.session) throw new Error('No play is open. Choose one at home.');
  const place: Place = { cursor: 0, scroll: 0 };
  let page: Screen | undefined; // that is read
  return {
    press(button, push) {
      if (push === 'hold' || (button === 'back' && !page)) return false;
      if (button === 'back') page = undefined;
      else if (page) page.press(button, push);
      else if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
      else if (device.seen(place)) {
        const { title, text } = pages(device)[place.cursor];
        page = reading(device, title, () => text);
      }
      return true;
    },
    view() {
      if (page) return page.view();
      return { title: 'Look up', options: pages(device).map(({ title }) => title), place, foot: 'OK read  BACK leave' };
    },
  };
}
