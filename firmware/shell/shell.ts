// The loop: a press changes a screen, the screen is painted. Wakes, dims and darkens the display; nothing here knows a game.
import { clearShelves, face, oneScope, openNotes, openRing } from '../../games/kit';
import type { Button, Hal, Push } from '../../hal/hal';
import type { Device } from './device';
import { BATCH, countFalls } from './fairness';
import { scrolled } from './layout';
import { Painter } from './paint';
import { leavePlay } from './plays';
import { openPool } from './pool';
import { readSettings } from './settings';
import { tune, twin } from './sounds';
import type { Screen, View } from './view';

const QUIET = 1500; // milliseconds after a press: then flash may be erased ahead
const STRIDE = 4; // rows that long words move by
const SHIFT = 60000; // against burn-in
const LOW_BATTERY = 3450; // millivolts of a lithium cell: about half an hour is left

/** The sooner of two times from now; 0 is never. */
function sooner(due: number, ms: number): number {
  return ms > 0 && (!due || ms < due) ? ms : due;
}

export function openShell(hal: Hal): Device {
  const ring = openRing(hal.flash, hal.crc),
    notes = openNotes(ring);
  const names: string[] = []; // of the screens, for giving their memory back
  let notice = '',
    mark = '',
    light = 2, // 2 on, 1 dim, 0 dark
    pressed = hal.clock.now(),
    counted = pressed, // until here seconds of play are counted
    prepared = false,
    shifted = 0,
    low = '', // the mark of an empty battery
    broken = false, // the screen cannot say what it shows
    dismissed = false, // this press takes a notice away: the rows that it scrolls over are gone
    beatId = 0,
    beatAt = 0,
    toolLuck: number[] | undefined;

  const top = () => device.screens[device.screens.length - 1];

  function shine() {
    hal.display.shine(light == 0 ? 0 : light == 1 ? 1 : [0, 20, 110, 255][device.settings.brightness]);
  }

  function wake() {
    pressed = hal.clock.now();
    prepared = false;
    if (light == 2) return;
    light = 2;
    shine();
  }

  /** Looked at now and then, not at every press. It recovers a little when little is drawn, so the mark stays. */
  function battery() {
    const millivolts = hal.battery();
    if (low || !millivolts || millivolts > LOW_BATTERY) return;
    low = '\x17';
    device.say('The battery is low. All is stored; charge soon.', 'bad');
  }

  function show() {
    if (!device.screens.length) return;
    if (device.background) device.background(); // first: its banner and its marks belong into this picture
    const screen = top();
    let view: View;
    try {
      view = screen.view();
      broken = false;
    } catch (error) {
      broken = true; // a rule that fails at its question: there must be a way out
      view = { title: 'Trouble', body: (error as Error).message + '\nHold BACK to undo the last step.', foot: 'BACK home  hold: undo' };
    }
    if (notice) view.notice = notice + (view.notice ? '\n' + view.notice : '');
    if (screen.cue) {
      device.cue(screen.cue);
      screen.cue = undefined;
    }
    view.right = mark + (view.right || device.banner) + low;
    device.painter.paint(view, !!device.settings.big);
    plan();
  }

  /** One timer for everything that comes by itself. */
  function plan() {
    const screen = top();
    // a beat that comes soon after this press will plan the next one: nothing is due before it
    if (beatId && beatAt <= pressed + QUIET && !screen.due && !device.background) return;
    if (beatId) hal.clock.cancel(beatId);
    beatId = 0;
    const now = hal.clock.now(),
      idle = now - pressed,
      dark = device.settings.timeout * 60000;
    let due = 0;
    if (screen.due) due = sooner(due, screen.due()); // in the dark, too: a player's time runs out all the same
    if (device.background) due = sooner(due, device.background());
    if (dark && light == 2) due = sooner(due, Math.max(1, dark / 2 - idle));
    if (dark && light == 1) due = sooner(due, Math.max(1, dark - idle));
    if (!prepared && !device.background) due = sooner(due, Math.max(50, QUIET - idle));
    if (light) due = sooner(due, SHIFT);
    beatAt = now + due;
    if (due) beatId = hal.clock.after(due, beat);
  }

  function beat() {
    beatId = 0;
    const now = hal.clock.now(),
      idle = now - pressed,
      dark = device.settings.timeout * 60000;
    battery();
    try {
      if (!prepared && idle >= QUIET && !hal.buzzer.busy() && !device.background) {
        prepared = true;
        ring.prepare();
        if (device.fate.fell) device.fate.fell(0, BATCH);
      }
      const screen = top();
      if (screen.tick) screen.tick();
    } catch (error) {
      fail(error);
    }
    if (dark && light && idle >= dark) light = 0;
    else if (dark && light == 2 && idle >= dark / 2) light = 1;
    if (((now / SHIFT) | 0) != shifted) {
      shifted = (now / SHIFT) | 0;
      hal.display.shift(shifted & 1);
    }
    shine();
    if (light) show();
    else plan();
  }

  function fail(error: unknown) {
    device.say((error as Error).message || '' + error, 'error');
  }

  function pushed(button: Button, push: Push) {
    const dark = !light;
    if (!dark || push != 'again') wake();
    device.pool.stir(pressed ^ hal.noise());
    if (dark) {
      if (push != 'again') show();
      return;
    }
    // most presses only move a cursor: the screen need not be asked, nor its view made anew
    if ((button == 'up' || button == 'down') && !notice && !mark && !device.background && device.painter.step(button == 'up' ? -1 : 1)) {
      if (!beatId || beatAt > pressed + QUIET) plan();
      return;
    }
    dismissed = !!notice;
    notice = mark = '';
    try {
      if (broken && button == 'back' && push == 'press') device.home();
      else if (!top().press(button, push)) fallback(button, push);
    } catch (error) {
      fail(error);
      if (!device.screens.length) device.home(); // it was on its way to a screen that does not open
    }
    show();
  }

  /** What buttons do on every screen that does not use them otherwise. */
  function fallback(button: Button, push: Push) {
    if (button == 'back' && push == 'press') {
      if (device.screens.length > 1) device.close();
    } else if (button == 'back' && push == 'hold') {
      // over a tool there is nothing of the game to be seen, so nothing of it is undone
      if (device.session && ['play', 'tracks', 'log'].indexOf(names[names.length - 1]) >= 0) device.undo();
      else if (device.screens.length > 1) device.close();
    } else if (button == 'ok' && push == 'hold' && names.indexOf('tools') < 0) device.open('tools');
  }

  function drop() {
    const gone = device.screens.pop() as Screen,
      name = names.pop() as string;
    if (gone.leave) gone.leave();
    if (names.indexOf(name) >= 0) return;
    clearShelves();
    hal.unload('s_' + name);
  }

  const device: Device = {
    hal,
    ring,
    notes,
    pool: openPool(notes.read('pool'), hal.noise),
    fate: { forced: [], byHand: false, given: [], wanted: 0, fell: countFalls(notes) },
    settings: readSettings(notes),
    painter: new Painter(hal.display),
    screens: [],
    session: undefined,
    background: undefined,
    banner: '',
    push: pushed,
    open(name, arg) {
      const made: Screen = hal.load('s_' + name)(device, arg);
      names.push(name);
      device.screens.push(oneScope(made));
    },
    close: drop,
    home() {
      while (device.screens.length) drop();
      if (device.session) leavePlay(device);
      device.open('home');
    },
    say(text, cue) {
      notice = text;
      if (cue) device.cue(cue);
    },
    cue(cue) {
      mark = twin(cue);
      if (device.settings.volume) hal.buzzer.play(tune(cue), device.settings.volume);
    },
    show,
    wake,
    seconds() {
      const passed = ((hal.clock.now() - counted) / 1000) | 0;
      counted += passed * 1000;
      return passed;
    },
    pending: () => ((hal.clock.now() - counted) / 1000) | 0,
    undo() {
      const session = device.session;
      if (!session) return;
      const undone = session.undo();
      device.seconds(); // the time since then is not the step's
      if (undone === undefined) device.say('This is where the history starts.', 'error');
      else device.say('Undone: ' + undone);
    },
    redo() {
      const session = device.session;
      if (!session) return;
      const done = session.redo();
      if (done === undefined) device.say('There is nothing to do again.', 'error');
      else device.say('Again: ' + done);
    },
    browse(place, button, count) {
      const layout = device.painter.layout,
        cursor = place.cursor;
      const rows = layout.options,
        end = place.scroll + layout.room;
      const inView = count && rows[cursor] >= place.scroll && rows[cursor + 1] <= end,
        step = button == 'down' ? 1 : -1;
      let to = cursor + step;
      // a mark that words have pushed out of view comes back to what is seen
      while (!inView && to >= 0 && to < count && !(rows[to] >= place.scroll && rows[to + 1] <= end)) to += step;
      if (to >= 0 && to < count) {
        place.cursor = to;
        if (to && rows[to] >= place.scroll && rows[to + 1] <= end) return; // nothing has to move: the quick way
      } else if (!dismissed) place.scroll += step * STRIDE; // there are words beyond the first and the last option
      place.scroll = scrolled(layout, place.scroll, place.cursor, place.cursor != cursor);
    },
    seen(place) {
      const layout = device.painter.layout;
      if (place.cursor + 1 >= layout.options.length) return true;
      const scroll = scrolled(layout, place.scroll, place.cursor, true);
      const before = place.scroll;
      place.scroll = scroll;
      return scroll == before;
    },
    face(sides) {
      const forced = device.fate.forced;
      if (forced.length) {
        if (forced[0] < 1 || forced[0] > sides) throw new Error('A die of ' + sides + ' cannot show ' + forced[0] + '.');
        return forced.splice(0, 1)[0];
      }
      if (!toolLuck) toolLuck = device.pool.stream();
      const fell = face(toolLuck, sides);
      if (device.fate.fell) device.fate.fell(sides, fell);
      return fell;
    },
    applySettings() {
      hal.display.rotate(!!device.settings.rotate);
      device.painter.forget();
      shine();
    },
  };
  device.applySettings();
  battery();
  notes.keep('pool', device.pool.save()); // before anything is rolled: the next power-on starts elsewhere
  hal.buttons.watch(pushed);
  return oneScope(device);
}
