// The device as a whole, which every screen gets, and its loop: a press changes a screen, the screen is painted.
// Wakes, dims and darkens the display; nothing here knows a game. A class: the build makes most of its methods from flash (docs/build.md).
import { Fairness, type Fate, face, type Notes, openNotes, openRing, Pool, type Ring, type Session } from '../../games/engine';
import { BATTERY, type Cue, dropShelf } from '../../games/kit';
import type { Button, Hal, Push } from '../../hal/hal';
import { lookAtTimers, type Watch, warningOf } from './clocks';
import { storeLuck } from './fortune';
import { scrolled } from './layout';
import { comeBack, ease, letGo, makeRoom, sizeUp, tidy } from './memory';
import { Painter } from './paint';
import { leavePlay, newStream, readPlayAgain } from './plays';
import { PlayTime } from './playtime';
import type { Reminder } from './remind';
import { nextSecond, seenIn, showSecond } from './second';
import { readSettings, type Settings } from './settings';
import { sleepIfIdle } from './sleep';
import { tune, twin } from './sounds';
import { endTime } from './turn';
import { redoStep, undoStep } from './undo';
import type { Place, Screen, View } from './view';

const QUIET = 1500; // milliseconds after a press: then flash may be erased ahead
const SETTLE = 40; // milliseconds after a picture: then what an answer changed is noted for an undo, if nobody has pressed again
const STRIDE = 4; // rows that long words move by
const SHIFT = 60000; // against burn-in
const SIGN = 30000; // milliseconds after a press: then the screen tells the table whose turn it is
const MANY = 24, // answers since the whole state was stored: then it is stored again, while nobody presses
  SOME = 6; // the same when it gets dark, and the device may sleep soon
const ERASE = 400; // milliseconds that it may take
const DARK = 0,
  DIM = 1,
  LIT = 2;
const LOW_BATTERY = 3450; // millivolts of a lithium cell: about half an hour is left

/** The sooner of two times from now; 0 is never. */
function sooner(due: number, ms: number): number {
  return ms > 0 && (!due || ms < due) ? ms : due;
}

export class Device {
  hal: Hal;
  ring: Ring;
  notes: Notes;
  pool: Pool;
  fate: Fate;
  settings: Settings;
  painter: Painter;
  screens: Screen[]; // the last one is seen
  session: Session | undefined; // the play that is open
  background: Watch | undefined; // what runs beside every screen: timers, and the clock of the game
  banner: string; // at the right end of every title: the timer that ends first
  sure: number; // an undo over dice at this depth was asked for once
  fortune: string; // the luck of the open play, when it waits to be stored (fortune.ts)
  reminders: Reminder[] | undefined; // of the open play, when they are known (remind.ts)
  occasions: string[]; // which of them have come
  practice: number; // the number of the practice whose dice the open play has; 0 for real ones
  tool: string | undefined; // the one that was used last (last.ts), when that is known
  steps: number; // of a play that are kept for undo and redo
  rows: number; // of its table of tracks that are kept
  time: PlayTime; // of the open play
  slept: number; // so many sleeps in a row ended without a press (sleep.ts)
  _names: string[]; // of the screens, for giving their memory back
  _notice: string;
  heard: string; // the mark of the sound that the picture had before this press
  _mark: string;
  _light: number; // LIT, DIM or DARK
  _sign: boolean; // it says whose turn it is, and nothing else
  _woke: boolean; // by the press that may still be held
  _again: boolean; // this push repeats: the button is held
  _tools: boolean; // the press that is held has opened the tools
  touched: number; // when somebody pressed a button
  _pressed: number; // or the device woke by itself
  _sleepy: boolean; // it is dark, and something keeps it from its sleep
  _prepared: boolean;
  _shifted: number;
  faults: number; // so many of the hardware's were told
  _low: string; // the mark of an empty battery
  _full: boolean; // it was said that memory is
  _moves: boolean; // the screen wanted to be shown again by itself
  _broken: boolean; // the screen cannot say what it shows
  _beat: () => void; // not a method: a timer calls it, and the stack of the device is short
  _beatId: number;
  _beatAt: number;
  _toolLuck: number[] | undefined;

  constructor(hal: Hal) {
    const ring = openRing(hal.flash, hal.crc, hal.alive),
      notes = openNotes(ring);
    this.hal = hal;
    this.ring = ring;
    this.notes = notes;
    this.pool = new Pool(notes.read('pool'), hal.noise);
    this.fate = { forced: [], byHand: false, given: [], wanted: 0, fairness: new Fairness(notes) };
    this.settings = readSettings(notes);
    this.painter = new Painter(hal.display, hal.crc);
    this.screens = [];
    this.session = undefined;
    this.background = undefined;
    this.banner = '';
    this.tool = undefined;
    this.steps = 0;
    this.rows = 0;
    this.slept = 0;
    this.sure = -1;
    this.practice = 0;
    this.fortune = '';
    this.reminders = undefined;
    this.occasions = [];
    this._names = [];
    this._notice = '';
    this.heard = '';
    this._mark = '';
    this._light = LIT;
    this._sign = false;
    this._woke = false;
    this._again = false;
    this._tools = false;
    this._pressed = hal.clock.now();
    this.touched = this._pressed;
    this.time = new PlayTime(hal.clock);
    this._sleepy = false;
    this._prepared = false;
    this._shifted = 0;
    this.faults = 0;
    this._low = '';
    this._full = false;
    this._moves = false;
    this._broken = false;
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a timer calls it, and a frame more on the stack would be missing below
    this._beat = () => {
      this._beatId = 0;
      if (this.session && this.session.fresh && this.session.whole) {
        this.session.settle();
        tidy(this);
        this._plan();
        return;
      }
      const now = hal.clock.now(),
        watch = this.background;
      if (watch && now < watch.calm && showSecond(this, watch, now)) return;
      const screen = this.screens[this.screens.length - 1],
        seen = this._seen();
      this._battery();
      try {
        if (watch) endTime(this, watch);
        if (screen.tick) screen.tick(); // a clock that is looked at is as good as a press
        if (!this._prepared && now - this._pressed >= QUIET && !hal.buzzer.busy()) this._prepare(now);
      } catch (error) {
        this._fail(error);
      }
      this._sign = now - this.touched >= SIGN && !!this.settings.sign;
      this._spare(now);
      if (this._light) {
        if (screen.tick || this._moves || watch || seen !== this._seen()) this.show();
        else this._plan();
      } else {
        this._sleepy = sleepIfIdle(this);
        this._plan();
      }
    };
    this._beatId = 0;
    this._beatAt = 0;
    this._toolLuck = undefined;
    this.applySettings();
    this._battery();
    notes.keep('pool', this.pool.save()); // before anything is rolled: the next power-on starts elsewhere
    hal.buttons.watch(this.push.bind(this), letter => this.type(letter));
  }

  /** What a button did, as the hardware tells it; the bench on a board uses it, too. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: every press goes through it, and a frame more on the stack would be missing below
  push(button: Button, push: Push): void {
    if (push === 'longer') {
      if (button === 'ok') this.help();
      else {
        this.say(`The button ${button} is stuck, or was held for a minute. It counts again when it comes up.`, 'error');
        this.show();
      }
      return;
    }
    const again = push === 'again',
      dark = !this._light,
      signed = this._sign;
    this._again = again;
    this._tools = false;
    this.slept = 0;
    if (!again) this._woke = dark;
    if (!dark || !again) this.wake();
    this.pool.stir(this._pressed ^ this.hal.noise());
    if (dark || this._woke) {
      if (!again) this.show();
      return;
    }
    if (signed) this.show(); // the question is back, and this press is meant for it
    // most presses only move a cursor: the screen need not be asked, nor its view made anew. What the title says stays
    const turned = button === 'up' || button === 'down';
    if (turned && !this._notice && (this.painter.step(button === 'up' ? -1 : 1) || this._scrolled(button))) {
      if (!this._beatId || this._beatAt > this._pressed + QUIET) this._plan();
      return;
    }
    if (this.session && !this.session.whole) {
      this.show(); // the play is read again; this press was for something else
      return;
    }
    if (!turned) this.painter.blink(); // something is seen before the work begins
    const full = makeRoom(this);
    if (button !== 'back' || push !== 'hold') this.sure = -1;
    if (this._notice) this.painter.dismiss();
    this.heard = this._mark;
    this._notice = this._mark = '';
    try {
      if (this._broken && button === 'back' && push === 'press') this.home();
      else if (!this.screens[this.screens.length - 1].press(button, push)) this._fallback(button, push);
    } catch (error) {
      this._fail(error);
    }
    if (!this.screens.length) this.home(); // it was on its way to a screen that does not open
    if (full && !this._full && !this._notice) this.say('Memory is nearly full. All is stored. Switch the device off and on.', 'error');
    this._full = full;
    this.show();
  }

  /** In a quiet moment flash is erased ahead, and what waits is stored. Not while a clock is about to tell something. */
  _prepare(now: number): void {
    if (this.background && this.background.due < now + ERASE) return;
    this._prepared = true;
    if (this.session) this.session.keep(MANY);
    this.ring.prepare();
    if (this.fate.fairness) this.fate.fairness.storeIfMany();
    storeLuck(this);
  }

  /** Moves the list below the cursor, or the cursor to the other end of it, from the rows that there are. False: the screen has to be asked. */
  _scrolled(button: Button): boolean {
    const painter = this.painter,
      count = painter.layout.options.length - 1;
    if (!painter.moves || !painter.place || painter.late || !count) return false;
    this.browse(painter.place, button, count);
    painter.move();
    return true;
  }

  /** Explains the screen that is seen; the list of tools that the same press has opened goes again. */
  help(): void {
    if (this._woke || this.top() === 'help') return; // that press was for the light
    try {
      if (this._tools) this.close();
      else this.heard = this._mark;
      this._tools = false;
      this._notice = this._mark = '';
      this.open('help', this.top());
    } catch (error) {
      this._fail(error);
    }
    this.show();
  }

  /** A letter from a keyboard. False: nobody writes here. */
  type(letter: string): boolean {
    const screen = this.screens[this.screens.length - 1];
    if (!this._light || this._sign || !screen.type) return false;
    this.wake();
    this.pool.stir(this._pressed ^ this.hal.noise());
    this._notice = this._mark = '';
    let used = true;
    try {
      used = screen.type(letter);
    } catch (error) {
      this._fail(error);
    }
    if (used) this.show();
    return used;
  }

  /** What buttons do on every screen that does not use them otherwise. */
  _fallback(button: Button, push: Push): void {
    const names = this._names;
    if (button === 'back' && push === 'press') {
      if (this.screens.length > 1) this.close();
    } else if (button === 'back' && push === 'hold') {
      // over a tool there is nothing of the game to be seen, so nothing of it is undone
      if (this.session && ['play', 'tracks'].indexOf(names[names.length - 1]) >= 0) undoStep(this, true);
      else if (this.screens.length > 1) this.close();
    } else if (button === 'ok' && push === 'hold' && names.indexOf('tools') < 0) {
      this.open('tools');
      this._tools = true;
    }
  }

  /** Opens a screen above this one: the bundle s_<name> is loaded and given `arg`. */
  open(name: string, arg?: unknown): void {
    if (this.session && name !== 'play') letGo(this, name); // of what only the game needs: the screen above it has its own
    const made: Screen = this.hal.load(`s_${name}`)(this, arg);
    this._names.push(name);
    this.screens.push(made);
  }

  /** Leaves this screen; its memory comes back. */
  close(): void {
    const names = this._names,
      gone = this.screens.pop() as Screen,
      name = names.pop() as string;
    if (gone.leave) gone.leave();
    if (names[names.length - 1] === 'play') comeBack();
    if (names.indexOf(name) >= 0) return;
    this.unload(`s_${name}`);
  }

  /** A bundle leaves memory, with the functions made of it. */
  unload(name: string): void {
    dropShelf(name);
    this.hal.unload(name);
  }

  /** Another screen of the same bundle takes the place of this one: `arg` tells which. */
  swap(arg: unknown): void {
    const gone = this.screens.pop() as Screen;
    if (gone.leave) gone.leave();
    this.screens.push(this.hal.load(`s_${this.top()}`)(this, arg));
  }

  /** Leaves everything, the play too: it is stored anyway. */
  home(): void {
    if (this.session) this.painter.busy('Leaving the play...');
    while (this.screens.length) this.close();
    if (this.session) leavePlay(this);
    sizeUp(this); // a large play may have made it keep little
    this.open('home');
  }

  /** Says something above the screen's own words, until the next press. */
  say(text: string, cue?: Cue): void {
    this._notice = text;
    if (cue) this.cue(cue);
  }

  /** The same, below what is said already. */
  add(text: string): void {
    this._notice += (this._notice && '\n') + text;
  }

  _fail(error: unknown): void {
    this.say((error as Error).message || `${error}`, 'error');
  }

  cue(cue: Cue): void {
    const volume = this.settings.volume;
    this._mark = twin(cue);
    if (volume) this.hal.buzzer.play(tune(cue), volume);
  }

  /** Paints the screen again. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: every picture goes through it, and a frame more on the stack would be missing below
  show(): void {
    if (this.session && !this.session.whole) readPlayAgain(this);
    if (!this.screens.length) return;
    ease(this);
    // one after the other, each with its beep: a display that came loose can still be heard
    if (!this._notice && this.hal.faults.length > this.faults) this.say(this.hal.faults[this.faults++], 'error');
    if (this.background) lookAtTimers(this, this.background); // first: its banner and its marks belong into this picture
    const screen = this.screens[this.screens.length - 1];
    let view: View;
    try {
      const sign = this._sign && screen.sign && screen.sign();
      this._sign = !!sign;
      view = sign || screen.view();
      const warning = this.background && !view.digits && warningOf(this, this.background);
      if (warning) {
        view = warning;
        this._sign = true; // a press brings the question back
      }
      this._broken = false;
    } catch (error) {
      this._broken = true; // a rule that fails at its question: there must be a way out
      view = { title: 'Trouble', body: `${(error as Error).message}\nHold BACK to undo the last step.`, foot: 'BACK home  hold: undo' };
    }
    if (this.background && !this.background.due) lookAtTimers(this, this.background); // the question has brought another clock
    if (this._notice) view.notice = this._notice + (view.notice ? `\n${view.notice}` : '');
    if (this.background) seenIn(view, this.background);
    if (screen.cue) {
      this.cue(screen.cue);
      screen.cue = undefined;
    }
    const practice = this.session ? this.practice : this.settings.practice;
    view.right = this._mark + (view.right || this.banner) + (practice ? `P${practice}` : '') + this._low;
    this.painter.paint(view, !!this.settings.big);
    this._plan();
  }

  /** What may change by itself on the screen that is seen: while it is the same, the picture is not made again. */
  _seen(): string {
    const { session, background, hal } = this;
    return [
      this._notice,
      this._mark,
      this._low,
      this._sign,
      this._shifted,
      hal.faults.length,
      !!background,
      !!session && session.whole,
      this._names,
    ].join();
  }

  /** One timer for everything that comes by itself. */
  _plan(): void {
    const screen = this.screens[this.screens.length - 1],
      clock = this.hal.clock,
      pressed = this._pressed,
      watch = this.background;
    const fresh = !!this.session && this.session.fresh;
    // a beat that comes soon after this press will plan the next one: nothing is due before it
    if (this._beatId && this._beatAt <= pressed + QUIET && !screen.due && !this.background && !fresh) return;
    if (this._beatId) clock.cancel(this._beatId);
    this._beatId = 0;
    const now = clock.now(),
      idle = now - pressed,
      dark = this.settings.timeout * 60000;
    let due = 0;
    const next = screen.due ? screen.due() : 0; // in the dark, too: a player's time runs out all the same
    this._moves = next > 0;
    due = sooner(due, next);
    if (dark && this._light === LIT) due = sooner(due, Math.max(1, dark / 2 - idle));
    if (dark && this._light === DIM) due = sooner(due, Math.max(1, dark - idle));
    if (!this._prepared && !this.background) due = sooner(due, Math.max(50, QUIET - idle));
    if (this._light || this._sleepy) due = sooner(due, SHIFT - (now % SHIFT));
    const rest = now - this.touched;
    if (screen.sign && rest < SIGN && this.settings.sign) due = sooner(due, SIGN - rest);
    if (watch) due = sooner(due, nextSecond(this, watch, now, due));
    if (fresh) due = sooner(due, SETTLE);
    this._beatAt = now + due;
    if (due) this._beatId = clock.after(due, this._beat);
  }

  /** The next beat, after so many milliseconds, for who knows that nothing is due before. */
  beat(now: number, due: number): void {
    this._beatAt = now + due;
    this._beatId = this.hal.clock.after(due, this._beat);
  }

  /** Spares the display: nobody presses, so it gets darker; and what always stands there moves a little. */
  _spare(now: number): void {
    const dark = this.settings.timeout * 60000,
      idle = now - this._pressed, // a clock that is looked at has just woken it
      shifted = (now / SHIFT) | 0;
    if (dark && idle >= dark / 2) this._light = idle >= dark ? DARK : Math.min(DIM, this._light);
    if (this._light !== LIT && this.session && this.session.journal.lines() >= SOME) this.session.keep(SOME);
    if (shifted !== this._shifted) this.painter.shift(shifted & 1);
    this._shifted = shifted;
    this._shine();
  }

  _shine(): void {
    const lit = [0, 20, 110, 255][this.settings.brightness];
    this.hal.display.shine(this._light === LIT ? lit : this._light); // of 255: dark is 0, dim as little as there is
  }

  /** Lights the screen, for what happens by itself: a sound in the dark has no twin. With `stays` what is shown at rest stays. */
  wake(stays?: boolean): void {
    this._pressed = this.hal.clock.now();
    this._prepared = false;
    if (!stays) {
      this.touched = this._pressed;
      this._sign = false;
    }
    if (this._light === LIT) return;
    this._light = LIT;
    this._shine();
  }

  /** Looked at now and then, not at every press. It recovers a little when little is drawn, so the mark stays. */
  _battery(): void {
    const millivolts = this.hal.battery();
    if (this._low || !millivolts || millivolts > LOW_BATTERY) return;
    this._low = BATTERY;
    this.say('The battery is low. All is stored; charge soon.', 'bad');
  }

  /** The name of the screen that is seen. */
  top(): string {
    return this._names[this._names.length - 1];
  }

  /** Takes the last step of the open play back, and says which; for the bench and the log, which count steps. */
  undo(): string | undefined {
    return this.session && undoStep(this, false);
  }

  redo(): string | undefined {
    return this.session && redoStep(this, false);
  }

  /** Moves the cursor of a list, or the words when there is nothing to choose. */
  browse(place: Place, button: Button, count: number): void {
    const layout = this.painter.layout,
      cursor = place.cursor;
    const rows = layout.options,
      end = place.scroll + layout.room;
    const inView = count && rows[cursor] >= place.scroll && rows[cursor + 1] <= end,
      step = button === 'down' ? 1 : -1;
    let to = cursor + step;
    // a list has no end but where a held button stops: what ends a menu is one press away from its beginning, and what cannot be chosen is behind that
    if (!this._again && count > 1 && inView && (to < 0 ? !place.scroll : to >= count)) to = to < 0 ? (layout.choices || count) - 1 : 0;
    // a mark that words have pushed out of view comes back to what is seen
    while (!inView && to >= 0 && to < count && !(rows[to] >= place.scroll && rows[to + 1] <= end)) to += step;
    if (to >= 0 && to < count) {
      place.cursor = to;
      if (to && rows[to] >= place.scroll && rows[to + 1] <= end) return; // nothing has to move: the quick way
    } else place.scroll += step * STRIDE; // there are words beyond the first and the last option
    place.scroll = scrolled(layout, place.scroll, place.cursor, place.cursor !== cursor);
  }

  /** True when the chosen option can be seen; else brings it into view, so that nobody answers what they have not read. */
  seen(place: Place): boolean {
    const layout = this.painter.layout;
    if (place.cursor + 1 >= layout.options.length) return true;
    const scroll = scrolled(layout, place.scroll, place.cursor, true);
    const before = place.scroll;
    place.scroll = scroll;
    return scroll === before;
  }

  /** A fair face for a tool, outside any game; forced by the bench. */
  face(sides: number): number {
    const fate = this.fate,
      forced = fate.forced;
    if (forced.length) {
      if (forced[0] < 1 || forced[0] > sides) throw new Error(`A die of ${sides} cannot show ${forced[0]}.`);
      return forced.splice(0, 1)[0];
    }
    if (!this._toolLuck) this._toolLuck = newStream(this);
    const fell = face(this._toolLuck, sides);
    if (fate.fairness) fate.fairness.fell(sides, fell);
    return fell;
  }

  applySettings(): void {
    this._toolLuck = undefined; // a practice may have begun or ended
    const { buttons, display } = this.hal,
      { rotate, left } = this.settings;
    display.rotate(!!rotate);
    if (buttons.turn) buttons.turn(!!rotate, !!left);
    this.painter.forget();
    this._shine();
  }
}

export function openShell(hal: Hal): Device {
  const device = new Device(hal),
    short = sizeUp(device);
  if (short) device.say(short, 'error');
  return device;
}
