// All counters: OK opens one, or makes a new one.
import type { Button, Push } from '../../../hal/hal';
import { bar, type Place, rowsFoot, type Screen, type View } from '../../shell';
import { MOST_COUNTERS } from '../../tools/counter';
import type { Counters } from './counters';

export class List implements Screen {
  _counters: Counters;
  _place: Place;

  constructor(counters: Counters) {
    this._counters = counters;
    this._place = { cursor: counters.at, scroll: 0 };
  }

  _new(): void {
    const counters = this._counters,
      list = counters.list(),
      names: string[] = []; // a list: in texts, Espruino also finds what only begins at their end
    let number = 1;
    for (const other of list) names.push(other.name);
    while (names.indexOf(`Count ${number}`) >= 0) number++;
    counters.remember('New counter');
    list.push({ name: `Count ${number}`, value: 0, min: 0, max: 99, step: 1, start: 0 });
    counters.put(list);
    counters.store();
    counters.at = list.length - 1;
    counters.go('count');
  }

  press(button: Button, push: Push): boolean {
    const counters = this._counters,
      { device } = counters,
      place = this._place;
    if (button === 'back' && push === 'hold') counters.undo();
    else if (button === 'back' || push === 'hold') return false;
    else if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) {
      if (place.cursor >= counters.list().length) this._new();
      else {
        counters.at = place.cursor;
        counters.go('count');
      }
    }
    return true;
  }

  view(): View {
    const options: string[] = [];
    for (const c of this._counters.list()) options.push(c.min < 0 || c.max > 999 ? bar(c.name, c.value) : bar(c.name, c.value, c.max));
    if (options.length < MOST_COUNTERS) options.push('New counter');
    return { title: 'Counters', options, place: this._place, foot: rowsFoot(false, false, 'OK open') };
  }
}
