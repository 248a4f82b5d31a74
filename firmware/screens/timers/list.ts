// All timers: OK opens one. The clock of the game on the table stands above them, and OK pauses it.
import { POINTER } from '../../../games/kit';
import type { Button, Push } from '../../../hal/hal';
import {
  bar,
  clockFace,
  type Place,
  rowsFoot,
  type Screen,
  stages,
  type Timer,
  timerOf,
  UPWARD,
  type View,
  watchGame,
  worth,
} from '../../shell';
import { MOST_TIMERS } from './change';
import type { Timers } from './timers';

function row(t: Timer, now: number): string {
  return bar(t.name, clockFace(worth(t, now), t.kind === UPWARD) + (t.runs ? ` ${POINTER}` : ' II'));
}

/** "60 30 10 5": when clocks warn. */
function warnings(warn: number): string {
  let text = '';
  for (let i = stages().length - 1; i >= 0; i--) if ((warn >> i) & 1) text += (text && ' ') + stages()[i];
  return text || 'none';
}

export class List implements Screen {
  _timers: Timers;
  _place: Place;

  /** The cursor is where somebody was. */
  constructor(timers: Timers) {
    this._timers = timers;
    this._place = { cursor: timers.list.length ? timers.at + (timers.game() ? 1 : 0) : 0, scroll: 0 };
  }

  /** Pauses the game's clock, or lets it go on. */
  _halt(): void {
    const { device } = this._timers;
    if (device.time.stopped()) device.time.go();
    else device.time.stop();
    watchGame(device, device.session!.ask());
  }

  _choose(at: number): void {
    const timers = this._timers,
      many = timers.list.length;
    if (at < 0) this._halt();
    else if (at < many) {
      timers.at = at;
      timers.go('clock');
    } else if (at === many && many < MOST_TIMERS) timers.go('kinds');
    else timers.device.open('timers', 'warnings');
  }

  press(button: Button, push: Push): boolean {
    const timers = this._timers,
      { device } = timers,
      place = this._place;
    if (button === 'back' && push === 'hold') timers.undo();
    else if (button === 'back' || push === 'hold') return false;
    else if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) this._choose(place.cursor - (timers.game() ? 1 : 0));
    return true;
  }

  view(): View {
    const timers = this._timers,
      now = timers.now(),
      options: string[] = [],
      game = timers.game();
    if (game) options.push(row(timerOf(game), now));
    for (const text of timers.list) options.push(row(timerOf(text), now));
    if (timers.list.length < MOST_TIMERS) options.push('New timer');
    options.push(bar('Warn at', warnings(timers.device.settings.warn)));
    return { title: 'Timers', options, place: this._place, timed: true, foot: rowsFoot(false, false, 'OK open') };
  }
}
