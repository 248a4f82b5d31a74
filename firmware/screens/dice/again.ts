// Which of the dice that fell are thrown again: OK marks them, one after the other.
import { CHECK, DOWN, UP } from '../../../games/kit';
import type { Button, Push } from '../../../hal/hal';
import { bar, type Device, type Screen, type View } from '../../shell';
import type { Roll } from './roll';

const ROW = 7; // dice side by side

export class Again implements Screen {
  _device: Device;
  _roll: Roll;
  _at: number; // the die under the cursor; one past the last: throw them
  _marked: number[];

  constructor(device: Device, roll: Roll) {
    this._device = device;
    this._roll = roll;
    this._at = 0;
    this._marked = [];
  }

  _mark(): void {
    const at = this._marked.indexOf(this._at);
    if (at < 0) this._marked.push(this._at);
    else this._marked.splice(at, 1);
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      dice = this._roll.fell.faces.length;
    if (push === 'hold' || button === 'back') return false;
    if (button !== 'ok') this._at = (this._at + dice + 1 + (button === 'up' ? -1 : 1)) % (dice + 1);
    else if (this._at < dice) this._mark();
    else if (!this._marked.length) device.say('Mark dice with OK first.');
    else {
      this._roll.throwDice(this._marked);
      if (!device.settings.animate) this._roll.leave();
      device.close();
    }
    return true;
  }

  view(): View {
    const at = this._at,
      marked = this._marked,
      dice = this._roll.fell.faces.length,
      on = at < dice, // a die is under the cursor
      first = on ? at - (at % ROW) : 0,
      gap = '\xa0', // a blank that does not break a row
      seen: number[] = [];
    let marks = '',
      points = '';
    for (let i = first; i < dice && i < first + ROW; i++) {
      seen.push(i);
      marks += gap + (marked.indexOf(i) < 0 ? gap : CHECK) + gap; // three letters are as wide as a die
      points += gap + (i === at ? DOWN : gap) + gap;
    }
    const what = marked.length ? `Re-roll ${marked.length}${marked.length === 1 ? ' die' : ' dice'}` : 'Mark dice with OK',
      stays = marked.indexOf(at) < 0 ? 'stays' : 'goes',
      big = this._device.settings.big;
    return {
      title: on ? `Die ${at + 1} of ${dice}` : 'Re-roll',
      body: big ? (on && stays) || '' : `${marks}\n${points}`,
      dice: this._roll.faces(seen, 0),
      options: on ? [] : [what], // lit only when OK does it
      bars: on ? [bar(what, '')] : [],
      place: { cursor: 0, scroll: 0 },
      foot: UP + DOWN + (on ? ' die  OK mark' : ' die  OK roll'),
    };
  }
}
