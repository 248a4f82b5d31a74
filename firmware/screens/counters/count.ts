// One counter, large: up and down count, faster when they are held. OK opens its menu.
import { DOWN, UP } from '../../../games/kit';
import type { Button, Push } from '../../../hal/hal';
import type { Screen, View } from '../../shell';
import { change, QUIET } from './change';
import type { Counters } from './counters';

export class Count implements Screen {
  _counters: Counters;
  _held: number; // how long a button is held, which goes on with the same change; -1: none is
  _unsaved: number; // when it moved last, or -1

  constructor(counters: Counters) {
    this._counters = counters;
    this._held = -1;
    this._unsaved = -1;
  }

  /** Not stored yet. */
  _count(by: number, push: Push): void {
    const counters = this._counters,
      list = counters.list(),
      c = list[counters.at];
    if (push === 'press' || this._held < 0 || !counters.remembers()) counters.remember('');
    this._held = push === 'again' ? this._held + 1 : 0;
    change(c, 'value', by * c.step, this._held);
    counters.put(list);
    counters.call(`${c.name}, ${counters.before().value} to ${c.value}`);
    if (push !== 'press') this._unsaved = counters.device.hal.clock.now();
  }

  press(button: Button, push: Push): boolean {
    const counters = this._counters;
    if (push === 'hold') {
      if (button !== 'back') return false;
      this._held = this._unsaved = -1;
      counters.undo();
    } else if (button === 'back') counters.go('list');
    else if (button === 'ok') counters.go('menu');
    else {
      this._count(button === 'up' ? 1 : -1, push);
      if (push === 'press') {
        this._unsaved = -1;
        counters.store();
      }
    }
    return true;
  }

  tick(): void {
    if (this._unsaved >= 0 && this._counters.device.hal.clock.now() - this._unsaved >= QUIET) this.leave();
  }

  due(): number {
    return this._unsaved < 0 ? 0 : QUIET;
  }

  leave(): void {
    if (this._unsaved < 0) return;
    this._unsaved = -1;
    this._counters.store();
  }

  view(): View {
    const c = this._counters.counter();
    let edge = `from ${c.min} to ${c.max}`;
    if (c.value === c.min) edge = 'the lowest';
    if (c.value === c.max) edge = 'the highest';
    return {
      title: c.name,
      digits: `${c.value}`,
      body: edge + (c.step > 1 ? `, by ${c.step}` : ''),
      foot: `${UP + DOWN} count  OK change`,
    };
  }
}
