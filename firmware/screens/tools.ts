// The tools that any game night needs, and, inside a game, what helps there.
import type { Button, Push } from '../../hal/hal';
import type { Device, Place, Screen, View } from '../shell';

class Tools implements Screen {
  _device: Device;
  _place: Place;

  constructor(device: Device) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
  }

  /** Names, and the screens behind them. */
  _list(): [string, string][] {
    const game: [string, string][] = [
      ['Next roll by hand', 'once'],
      ['Why?', 'why'],
      ['Log and redo', 'log'],
      ['Sealed dice', 'witness'],
      [this._device.fate.byHand ? 'Dice: by hand' : 'Dice: by device', 'hand'],
    ];
    return (this._device.session ? game : []).concat([
      ['Dice', 'dice'],
      ['Coin', 'coin'],
      ['Timers', 'timers'],
      ['Counters', 'counters'],
      ['Who starts?', 'who'],
      ['Are the dice fair?', 'fair'],
    ]);
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place,
      session = device.session;
    if (button === 'back' || push === 'hold') return false;
    if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) {
      const chosen = this._list()[place.cursor][1];
      if (chosen === 'once') {
        // the game's own setting stays as it is, and counts again after this roll
        device.fate.byHand = true;
        device.close();
        device.say('The next roll is yours. Answer, throw, enter the faces.', 'good');
      } else if (chosen === 'hand') {
        // kept for every play of this game: a table that rolls its own dice goes on doing so
        const hand = !device.fate.byHand;
        if (session) device.notes.keep(`h:${session.game.id}`, hand ? '1' : '0');
        device.fate.byHand = hand;
      } else device.open(chosen);
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
