// Timers: up to four at once, that go on behind every screen. The list, one timer's menu, and its clock in large digits.
// All of them are texts; one is an object only while it is read or changed, and no longer when that is stored: the memory of the device is short.
import { DOWN, POINTER, UP } from '../../../games/kit';
import type { Button, Push } from '../../../hal/hal';
import {
  BANK,
  BRONSTEIN,
  bar,
  clockFace,
  DELAY,
  type Device,
  GLASS,
  keepTool,
  type Place,
  pause,
  type Row,
  rowsFoot,
  rowsOf,
  SAND,
  type Screen,
  storeTimers,
  type Timer,
  textOf,
  timerOf,
  UPWARD,
  type View,
  watchGame,
  watchTimers,
  worth,
} from '../../shell';
import { fresh, LONGEST, MOST_TIMERS, pass, reset, start, stepOf, unpack } from './change';

const LIST = 0,
  KINDS = 1, // what kind of timer the new one is
  MENU = 2,
  EDIT = 3,
  CLOCK = 4;
const QUIET = 800; // milliseconds
const ROW = 21; // letters

type NewTimer = [name: string, short: string, kind: number, full: number, plus: number, players: number];

/** What a new timer can be. Those with minutes in their name start at once, the last one first. */
function kinds(device: Device): NewTimer[] {
  const last = lastSeconds(device),
    list: NewTimer[] = [];
  if (last) list.push([`Again ${clockFace(last * 1000, false)}`, 'Timer', 0, last, 0, 0]);
  for (const minutes of [1, 2, 3, 5, 10]) list.push([`${minutes} min`, 'Timer', 0, minutes * 60, 0, 0]);
  list.push(['Countdown', 'Timer', 0, 300, 0, 0]);
  return list.concat([
    ['Count up', 'Watch', UPWARD, 0, 0, 0],
    ['Sand glass', 'Glass', GLASS, 60, 0, 4],
    ['Chess clock, bonus', 'Clock', BANK, 300, 5, 2],
    ['Chess clock, delay', 'Clock', DELAY, 300, 5, 2],
    ['Chess, Bronstein', 'Clock', BRONSTEIN, 300, 5, 2],
  ]);
}

/** Seconds of the countdown that was started last; 0 when none was, or what was kept is damaged. */
function lastSeconds(device: Device): number {
  const last = parseInt(device.notes.read('lastTimer') || '0', 10);
  return last > 0 && last <= LONGEST ? last : 0;
}

class TimersScreen implements Screen {
  _device: Device;
  _place: Place;
  _list: string[]; // by textOf()
  _mode: number;
  _at: number; // the timer that is open
  _sure: boolean; // the next press deletes, or keeps
  _before: string[] | undefined; // all timers before the last change
  _what: string; // the name of that change
  _held: number; // when a held button changed a time last, or -1: stored when it rests, because flash wears

  constructor(device: Device, list: string[]) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._list = list;
    this._mode = list.length || this._game() ? LIST : KINDS;
    if (this._mode === KINDS) this._place.cursor = this._usual();
    this._at = 0;
    this._sure = false;
    this._before = undefined;
    this._what = '';
    this._held = -1;
    for (let i = list.length - 1; i >= 0; i--)
      if (timerOf(list[i]).runs) {
        this._at = i;
        this._mode = CLOCK;
      }
  }

  /** Where the cursor starts among the new ones: at the last one, else at two minutes. */
  _usual(): number {
    return lastSeconds(this._device) ? 0 : 1;
  }

  _now(): number {
    return this._device.hal.clock.now();
  }

  _timer(): Timer {
    return timerOf(this._list[this._at]);
  }

  _put(t: Timer): void {
    this._list[this._at] = textOf(t);
  }

  _remember(change: string): void {
    this._before = this._list.slice();
    this._what = change;
  }

  /** All timers as they were; what ran then has run on since. */
  _restore(texts: string[]): void {
    const list = this._list;
    list.splice(0, list.length); // the same list: the device looks at it
    for (const text of texts) list.push(text);
    this._before = undefined;
  }

  /** What was changed is stored and watched. What could not be stored did not happen. */
  _changed(): void {
    const device = this._device,
      list = this._list;
    this._held = -1;
    try {
      storeTimers(device, list);
    } catch (error) {
      if (this._before) this._restore(this._before);
      watchTimers(device, list);
      throw error;
    }
    watchTimers(device, list);
  }

  _undo(): void {
    const before = this._before;
    if (!before) {
      this._device.say('There is nothing to undo.', 'error');
      return;
    }
    const undone = this._list.slice();
    this._restore(before);
    this._before = undone; // as long as it is not stored
    this._changed();
    this._before = undefined;
    this._device.say(`Undone: ${this._what}`);
    if (this._mode === EDIT) this._mode = MENU;
    if (this._at >= this._list.length) this._go(LIST, 0);
  }

  _go(to: number, cursor: number): void {
    this._mode = to;
    this._place.cursor = cursor;
    this._place.scroll = 0;
  }

  _who(t: Timer, player: number): string {
    const session = this._device.session,
      s = session && session.state();
    return s && s.seats.length === t.players ? s.names[s.seats[player]] : `Player ${player + 1}`;
  }

  /** The clock of the game on the table stands above the timers; it can be paused here: for the rulebook, for the door. */
  _game(): string {
    const watch = this._device.background;
    return watch ? watch.game : '';
  }

  /** Pauses the game's clock, or lets it go on. */
  _halt(): void {
    const device = this._device;
    if (device.stopped()) device.go();
    else device.stop();
    watchGame(device, device.session!.ask());
  }

  /** A timer of this kind, with a name of its own. */
  _fresh(k: NewTimer): Timer {
    const session = this._device.session,
      names: string[] = []; // a list: in texts, Espruino also finds what only begins at their end
    for (const text of this._list) names.push(timerOf(text).name);
    let name = k[1];
    for (let i = 2; names.indexOf(name) >= 0; i++) name = `${k[1]} ${i}`;
    const t: Timer = { name, kind: k[2], full: k[3], plus: k[4], players: k[5], turn: 0, left: [], spare: 0, runs: 0, ends: 0 };
    if (t.players && session) t.players = Math.max(2, session.state().seats.length);
    reset(t);
    return t;
  }

  /** A countdown that was started is the one to be offered again. */
  _start(t: Timer): void {
    const device = this._device;
    if (!t.kind) {
      device.notes.keep('lastTimer', `${t.full}`);
      keepTool(device, 'timers', `${SAND}Timer ${clockFace(t.full * 1000, false)}`);
    } else keepTool(device, 'timers', `${SAND}Timers`);
    start(t, this._now());
  }

  make(kind: number): void {
    const k = kinds(this._device)[kind],
      t = this._fresh(k);
    this._remember('New timer');
    if (k[0] !== 'Countdown' && !k[2]) this._start(t);
    this._list.push(textOf(t));
    this._changed();
    this._at = this._list.length - 1;
    this._go(t.players ? MENU : CLOCK, 0);
  }

  _menu(): Row[] {
    const t = this._timer(),
      rows: Row[] = [[t.runs ? 'pause' : 'go', t.runs ? 'Pause' : fresh(t) ? 'Start' : 'Go on']];
    if (t.runs) rows.push(['show', 'Show the clock']);
    else {
      if (t.kind !== UPWARD) rows.push(['full', t.players ? 'Each player' : 'Time', clockFace(t.full * 1000, true)]);
      if (t.players) rows.push(['players', 'Players', t.players]);
      if (t.kind >= BANK) rows.push(['plus', `${['Bonus', 'Free', 'Back'][t.kind - BANK]} a turn`, `${t.plus} s`]);
      if (!fresh(t)) rows.push(['reset', 'Reset']);
    }
    rows.push(['name', 'Name', t.name], ['delete', 'Delete']);
    return rows;
  }

  /** A new name. By itself: what is here stays in memory as long as it is written. */
  _name(name: string): void {
    this._device.open('write', {
      title: 'Name of timer',
      text: name,
      taken: (text: string): string => {
        this._rename(text);
        this._changed();
        return '';
      },
    });
  }

  _rename(name: string): void {
    const t = this._timer(); // not that of the menu: another one has its place when it could not be stored
    this._remember(`Name ${name}`);
    t.name = name;
    this._put(t);
  }

  /** Starts, pauses, starts anew, or hands over to the next player. Not stored yet. */
  _run(id: string): void {
    const t = this._timer(),
      now = this._now(),
      over = t.kind !== UPWARD && !worth(t, now);
    if (id === 'go' && t.players && (t.runs || over)) {
      this._remember(`turn of ${this._who(t, t.turn)}`);
      pause(t, now);
      pass(t, now);
    } else if (id === 'pause' || (id === 'go' && t.runs)) {
      this._remember(`Pause ${t.name}`);
      pause(t, now);
    } else if (id === 'reset' || over) {
      this._remember(`Reset ${t.name}`);
      reset(t);
    } else {
      this._remember(`Start ${t.name}`);
      this._start(t);
    }
    this._put(t);
  }

  /** A row of the menu; 'go' is also OK on the clock. */
  _choose(id: string): void {
    const name = this._timer().name;
    if (id === 'show') this._go(CLOCK, 0);
    else if (id === 'name') this._name(name);
    else if (id === 'delete') {
      this._remember(`Delete ${name}`);
      this._list.splice(this._at, 1);
      this._changed();
      this._go(LIST, 0);
      this._device.say(`${name} is deleted. Hold BACK to undo.`);
    } else if (id === 'go' || id === 'pause' || id === 'reset') {
      this._run(id);
      this._changed();
      if (id === 'reset') this._place.cursor = 0;
      else this._go(CLOCK, 0);
    } else {
      this._remember(`Change ${name}`);
      this._mode = EDIT;
    }
  }

  /** A value of the menu, one step up or down. Not stored yet. */
  _set(id: string, by: number): void {
    const t = this._timer();
    if (id === 'plus') {
      t.plus = Math.max(0, Math.min(60, t.plus + by));
      if (t.kind === DELAY) t.spare = t.plus * 1000;
    } else {
      if (id === 'players') t.players = Math.max(2, Math.min(8, t.players + by));
      else t.full = Math.max(5, Math.min(LONGEST, t.full + by * stepOf(by > 0 ? t.full : t.full - 1)));
      reset(t);
    }
    this._put(t);
  }

  /** More time, or less; of a timer that has not begun, the time it starts with. Not while it runs: a slip would change it. Not stored yet. */
  _add(by: number, push: string): void {
    const t = this._timer(),
      now = this._now(),
      bank = t.kind >= BANK ? t.turn : 0,
      seconds = Math.ceil(worth(t, now) / 1000),
      step = by * stepOf(by > 0 ? seconds : seconds - 1);
    if (push === 'press' || !this._before) this._remember(`Time of ${t.name}`);
    if (fresh(t) && t.kind !== UPWARD) {
      t.full = Math.max(5, Math.min(LONGEST, t.full + step));
      reset(t);
    } else {
      t.left[bank] = Math.max(0, Math.min(LONGEST * 1000, t.left[bank] + step * 1000));
    }
    this._put(t);
    if (push === 'press') return;
    watchTimers(this._device, this._list);
    this._held = now;
  }

  _row(t: Timer, now: number): string {
    return bar(t.name, clockFace(worth(t, now), t.kind === UPWARD) + (t.runs ? ` ${POINTER}` : ' II'));
  }

  _options(): string[] {
    const mode = this._mode,
      list = this._list,
      now = this._now();
    if (mode === MENU || mode === EDIT) return rowsOf(this._menu(), mode === EDIT ? this._place.cursor : -1);
    const texts: string[] = [];
    if (mode === KINDS) for (const kind of kinds(this._device)) texts.push(kind[0]);
    else {
      const game = this._game();
      if (game) texts.push(this._row(timerOf(game), now));
      for (const text of list) {
        texts.push(this._row(timerOf(text), now));
      }
      if (list.length < MOST_TIMERS) texts.push('New timer');
    }
    return texts;
  }

  _viewClock(): View {
    const t = this._timer(),
      now = this._now(),
      watch = this._device.background,
      left = worth(t, now),
      over = t.kind !== UPWARD && !left,
      free = t.runs && t.kind === DELAY ? t.ends - now - t.left[t.turn] : 0;
    // one row: whose turn comes, and what the others have left, as many as there is room for
    let others = t.kind === GLASS ? `next: ${this._who(t, (t.turn + 1) % t.players)}` : '',
      all = 0;
    const paused = t.runs ? '' : fresh(t) ? 'ready ' : 'PAUSED ';
    for (let i = 1; t.kind >= BANK && i < t.players; i++) {
      const other = (t.turn + i) % t.players,
        more = `${others + (others && ' ') + (t.players === 2 ? this._who(t, other) : other + 1)} ${clockFace(t.left[other], false)}`;
      if ((paused + more).length > ROW) break;
      others = more;
    }
    for (const text of this._list) all += timerOf(text).runs;
    return {
      title: t.players ? this._who(t, t.turn) : t.name,
      // the twin of the beeps; else only the time of another timer is of interest here
      right:
        t.runs && t.kind !== UPWARD && left <= (watch && watch.until > now ? 60000 : 10000)
          ? `! ${Math.ceil(left / 1000)} s`
          : all > t.runs || this._game()
            ? undefined
            : ' ',
      digits: clockFace(left, t.kind === UPWARD),
      body: over ? 'TIME IS UP' : free > 0 ? `free: ${Math.ceil(free / 1000)} s` : paused + others || 'running',
      foot:
        'OK ' +
        (t.players && (t.runs || over) ? 'next' : over ? 'reset' : t.runs ? 'pause' : 'start') +
        (t.runs ? '' : ` ${UP}${DOWN}time`) +
        '  BACK',
    };
  }

  /** A row of the list. */
  _pick(at: number): void {
    if (at < 0) this._halt();
    else if (at < this._list.length) {
      this._at = at;
      this._go(CLOCK, 0);
    } else this._go(KINDS, this._usual());
  }

  press(button: Button, push: Push): boolean {
    const by = button === 'up' ? 1 : -1,
      device = this._device,
      place = this._place,
      mode = this._mode;
    if (this._sure) {
      // deleting takes a second, different press
      this._sure = false;
      if (button === 'down' && push === 'press') this._choose('delete');
      return true;
    }
    if (push === 'hold') {
      if (button === 'back') this._undo();
      return button === 'back';
    }
    if (mode === EDIT) {
      if (button === 'ok' || button === 'back') {
        this._mode = MENU;
        this._changed();
      } else this._set(this._menu()[place.cursor][0], by);
    } else if (button === 'back') {
      if (mode === LIST) return false;
      this._go(mode === CLOCK ? MENU : LIST, mode === MENU ? this._at + (this._game() ? 1 : 0) : 0);
    } else if (mode === CLOCK) {
      if (button === 'ok') this._choose('go');
      else if (this._timer().runs) device.say('It runs. Pause it to change the time.');
      else if (push === 'press' && !fresh(this._timer()))
        device.say('Hold the button to change the time.'); // a slip gives nobody more of it
      else {
        this._add(by, push);
        if (push === 'press') this._changed();
      }
    } else if (button !== 'ok') device.browse(place, button, this._options().length);
    else if (!device.seen(place)) return true;
    else if (mode === KINDS) this.make(place.cursor);
    else if (mode === MENU) {
      const id = this._menu()[place.cursor][0];
      this._sure = id === 'delete';
      if (this._sure) device.say(`Delete ${this._timer().name}? DOWN deletes, any other button keeps it.`);
      else this._choose(id);
    } else this._pick(place.cursor - (this._game() ? 1 : 0));
    return true;
  }

  tick(): void {
    if (this._mode === CLOCK) {
      const t = this._timer();
      if (t.runs && t.kind !== UPWARD) this._device.wake(); // a clock that is looked at does not go dark before it ends
    }
    if (this._held >= 0 && this._now() - this._held >= QUIET) this._changed();
  }

  due(): number {
    return this._held < 0 ? 0 : QUIET;
  }

  leave(): void {
    if (this._held >= 0 || this._mode === EDIT) this._changed();
  }

  view(): View {
    const mode = this._mode;
    if (mode === CLOCK) return this._viewClock();
    return {
      title: mode === LIST ? 'Timers' : mode === KINDS ? 'New timer' : this._timer().name,
      options: this._options(),
      place: this._place,
      asks: mode === EDIT,
      foot: rowsFoot(this._sure, mode === EDIT, mode === LIST ? 'OK open' : 'OK choose'),
    };
  }
}

/** Countdowns that are over and have no name of their own make room: the same time is offered again anyway. */
function withoutSpent(list: string[]): string[] {
  const kept: string[] = [];
  for (const text of list) {
    const t = timerOf(text);
    if (t.kind || t.runs || t.left[0] || t.name.slice(0, 5) !== 'Timer') kept.push(text);
  }
  return kept;
}

/** "again": the last countdown starts at once. */
export default function timers(device: Device, what?: string): Screen {
  const ran: string[] = [],
    watch = device.background,
    list = withoutSpent((watch && watch.timers) || unpack(device.notes.read('timers') || '', ran));
  if (watch) watch.timers = list;
  if (ran.length) {
    storeTimers(device, list);
    device.say(`The power was off. Paused: ${ran.join(', ')}`);
  }
  const screen = new TimersScreen(device, list);
  if (what === 'again' && lastSeconds(device) && list.length < MOST_TIMERS) screen.make(0);
  return screen;
}
