// The tools that any game night needs, and, inside a game, what helps there.
import { ELLIPSIS } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import {
  BOOK,
  COIN,
  type Device,
  DIE,
  FLAG,
  GO_ON,
  HAND,
  keepTool,
  type Place,
  redoStep,
  SAND,
  SCALES,
  type Screen,
  TALLY,
  undoneLast,
  type View,
} from '../shell';

const ONE_ROW = 20; // columns of an option, its icon among them

interface Tool {
  label: string;
  name: string; // of the screen behind it; 'once' and 'hand' have none
}

class Tools implements Screen {
  _device: Device;
  _place: Place;
  _undone: string; // what *Redo* would do again
  _asked: boolean; // whether that is known: while a screen opens, the stack is deep already

  constructor(device: Device) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._undone = '';
    this._asked = false;
  }

  /** What is used most stands first, and last: UP goes there with one press. */
  _list(): Tool[] {
    const tools: Tool[] = [
        { label: `${DIE}Dice`, name: 'dice' },
        { label: `${SAND}Timers`, name: 'timers' },
        { label: `${COIN}Coin`, name: 'coin' },
        { label: `${TALLY}Counters`, name: 'counters' },
      ],
      last: Tool[] = [
        { label: `${SCALES}Are the dice fair?`, name: 'fair' },
        { label: `${FLAG}Who starts?`, name: 'who' },
      ];
    if (!this._device.session) return tools.concat(last);
    const { reference, words } = this._device.session.game,
      game: Tool[] = [{ label: `${BOOK}Why?`, name: 'why' }];
    if (reference || words) game.push({ label: `${BOOK}Look up`, name: 'reference' });
    game.push(
      { label: `${BOOK}Log and redo`, name: 'log' },
      { label: `${FLAG}Remind us`, name: 'remind' },
      { label: `${HAND}Lay the table`, name: 'lay' },
      { label: `${SCALES}Luck so far`, name: 'luck' },
      { label: `${DIE}Rolls so far`, name: 'rolls' },
      { label: `${DIE}Sealed dice`, name: 'witness' },
      { label: HAND + (this._device.fate.byHand ? 'Dice: by hand' : 'Dice: by device'), name: 'hand' },
    );
    const all = [{ label: `${HAND}Next roll by hand`, name: 'once' }].concat(tools, game, last),
      undone = this._undone;
    if (!undone) return all;
    const label = `${GO_ON}Redo: ${undone}`;
    return [{ label: label.length > ONE_ROW ? label.slice(0, ONE_ROW - 1) + ELLIPSIS : label, name: 'redo' }].concat(all);
  }

  /** Does what has no screen of its own. False: this tool has one. */
  _did(name: string): boolean {
    const device = this._device,
      session = device.session;
    if (name === 'once') {
      // the game's own setting stays as it is, and counts again after this roll
      device.fate.byHand = true;
      device.close();
      device.say('The next roll is yours. Answer, throw, enter the faces.', 'good');
    } else if (name === 'redo') {
      device.close();
      redoStep(device, true);
    } else if (name === 'hand') {
      // kept for every play of this game: a table that rolls its own dice goes on doing so
      const hand = !device.fate.byHand;
      if (session) device.notes.keep(`h:${session.game.id}`, hand ? '1' : '0');
      device.fate.byHand = hand;
    } else return false;
    return true;
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place;
    if (button === 'back' || push === 'hold') return false;
    if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) {
      const { label, name } = this._list()[place.cursor];
      if (this._did(name)) return true;
      device.open(name); // not from a function below: the stack of the device is short
      if (['counters', 'who'].indexOf(name) >= 0) keepTool(device, name, label);
    }
    return true;
  }

  view(): View {
    const options: string[] = [];
    if (!this._asked) this._undone = undoneLast(this._device);
    this._asked = true;
    for (const tool of this._list()) options.push(tool.label);
    return { title: 'Tools', options, place: this._place, foot: 'OK open  BACK leave' };
  }
}

export default function tools(device: Device): Screen {
  return new Tools(device);
}
