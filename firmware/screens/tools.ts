// The tools that any game night needs, and, inside a game, what helps there.
import type { Button, Push } from '../../hal/hal';
import { BOOK, COIN, type Device, DIE, FLAG, HAND, keepTool, type Place, SAND, SCALES, type Screen, TALLY, type View } from '../shell';

class Tools implements Screen {
  _device: Device;
  _place: Place;

  constructor(device: Device) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
  }

  /** Names, and the screens behind them. What is used most stands first, and last: UP goes there with one press. */
  _list(): [string, string][] {
    const tools: [string, string][] = [
        [`${DIE}Dice`, 'dice'],
        [`${SAND}Timers`, 'timers'],
        [`${COIN}Coin`, 'coin'],
        [`${TALLY}Counters`, 'counters'],
      ],
      last: [string, string][] = [
        [`${SCALES}Are the dice fair?`, 'fair'],
        [`${FLAG}Who starts?`, 'who'],
      ];
    if (!this._device.session) return tools.concat(last);
    const game: [string, string][] = [
      [`${BOOK}Why?`, 'why'],
      [`${BOOK}Log and redo`, 'log'],
      [`${FLAG}Remind us`, 'remind'],
      [`${SCALES}Luck so far`, 'luck'],
      [`${DIE}Rolls so far`, 'rolls'],
      [`${DIE}Sealed dice`, 'witness'],
      [HAND + (this._device.fate.byHand ? 'Dice: by hand' : 'Dice: by device'), 'hand'],
    ];
    return ([[`${HAND}Next roll by hand`, 'once']] as [string, string][]).concat(tools, game, last);
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place,
      session = device.session;
    if (button === 'back' || push === 'hold') return false;
    if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) {
      const chosen = this._list()[place.cursor],
        name = chosen[1];
      if (name === 'once') {
        // the game's own setting stays as it is, and counts again after this roll
        device.fate.byHand = true;
        device.close();
        device.say('The next roll is yours. Answer, throw, enter the faces.', 'good');
      } else if (name === 'hand') {
        // kept for every play of this game: a table that rolls its own dice goes on doing so
        const hand = !device.fate.byHand;
        if (session) device.notes.keep(`h:${session.game.id}`, hand ? '1' : '0');
        device.fate.byHand = hand;
      } else {
        device.open(name);
        if (['counters', 'who'].indexOf(name) >= 0) keepTool(device, name, chosen[0]);
      }
    }
    return true;
  }

  view(): View {
    const options: string[] = [];
    for (const tool of this._list()) options.push(tool[0]);
    return { title: 'Tools', options, place: this._place, foot: 'OK open  BACK leave' };
  }
}

export default function tools(device: Device): Screen {
  return new Tools(device);
}
