// Timers: up to four at once, that go on behind every screen. The list, one timer's menu, and its clock in large digits.
import { DOWN, POINTER, UP } from '../../games/kit';
import { bar, type Device, type Place, type Row, rowsFoot, rowsOf, type Screen, type View } from '../shell';
import {
  BANK,
  DELAY,
  fresh,
  GLASS,
  LONGEST,
  MOST_TIMERS,
  pass,
  reset,
  start,
  stepOf,
  type Timer,
  UPWARD,
  unpack,
  type Watch,
  type Watching,
} from '../tools/clocks';

const LIST = 0,
  KINDS = 1, // what kind of timer the new one is
  MENU = 2,
  EDIT = 3,
  CLOCK = 4;
const QUIET = 800; // milliseconds
const ROW = 21; // letters

export default function timers(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 };
  const running = device.background as Watch | undefined;
  const list: Timer[] = (running && running.timers) || unpack(device.notes.read('timers') || '');
  const clock: Watching = (running && running.clock) || device.hal.load('s_watch');
  device.hal.unload('s_watch'); // whoever holds it keeps it: this screen, and a timer that runs
  let mode = LIST;
  let at = 0; // the timer that is open
  let sure = false; // the next press deletes, or keeps
  let before: Timer[] | undefined; // all timers before the last change
  let what = ''; // the name of that change
  let held = -1; // when a held button changed a time last, or -1: stored when it rests, because flash wears

  function now(): number {
    return device.hal.clock.now();
  }

  function remember(change: string) {
    before = [];
    what = change;
    for (const t of list) {
      const copy: Timer = Object.assign({}, t);
      copy.left = t.left.slice();
      before.push(copy);
    }
  }

  /** All timers as they were before the last change; what ran then has run on since. */
  function restore() {
    if (before) list.splice(0, list.length);
    for (const t of before || []) list.push(t);
    before = undefined;
  }

  /** What was changed is stored and watched. What could not be stored did not happen. */
  function changed() {
    held = -1;
    try {
      clock.store(device, list);
    } catch (error) {
      restore();
      clock.watch(device, list);
      throw error;
    }
    clock.watch(device, list);
  }

  function undo() {
    if (!before) {
      device.say('There is nothing to undo.', 'error');
      return;
    }
    restore();
    changed();
    device.say('Undone: ' + what);
    if (mode == EDIT) mode = MENU;
    if (at >= list.length) go(LIST, 0);
  }

  function go(to: number, cursor: number) {
    mode = to;
    place.cursor = cursor;
    place.scroll = 0;
  }

  function who(t: Timer, player: number): string {
    const s = device.session && device.session.state();
    return s && s.seats.length == t.players ? s.names[s.seats[player]] : 'Player ' + (player + 1);
  }

  function kinds(): [name: string, short: string, full: number, plus: number, players: number][] {
    return [
      ['Countdown', 'Timer', 300, 0, 0],
      ['Count up', 'Watch', 0, 0, 0],
      ['Sand glass', 'Glass', 60, 0, 4],
      ['Chess clock, bonus', 'Clock', 300, 5, 2],
      ['Chess clock, delay', 'Clock', 300, 5, 2],
    ];
  }

  function make(kind: number) {
    const k = kinds()[kind],
      names: string[] = []; // a list: in texts, Espruino also finds what only begins at their end
    for (const t of list) names.push(t.name);
    let name = k[1];
    for (let i = 2; names.indexOf(name) >= 0; i++) name = k[1] + ' ' + i;
    remember('New timer');
    const t: Timer = { name, kind, full: k[2], plus: k[3], players: k[4], turn: 0, left: [], runs: 0, ends: 0 };
    if (t.players && device.session) t.players = Math.max(2, device.session.state().seats.length);
    reset(t);
    list.push(t);
    changed();
    at = list.length - 1;
    go(t.players ? MENU : CLOCK, 0);
  }

  function menu(): Row[] {
    const t = list[at];
    const rows: Row[] = [[t.runs ? 'pause' : 'go', t.runs ? 'Pause' : fresh(t) ? 'Start' : 'Go on']];
    if (t.runs) rows.push(['show', 'Show the clock']);
    else {
      if (t.kind != UPWARD) rows.push(['full', t.players ? 'Time of each' : 'Time', clock.face(t.full * 1000, true)]);
      if (t.players) rows.push(['players', 'Players', t.players]);
      if (t.kind >= BANK) rows.push(['plus', t.kind == BANK ? 'Bonus a turn' : 'Free a turn', t.plus + ' s']);
      if (!fresh(t)) rows.push(['reset', 'Reset']);
    }
    rows.push(['name', 'Name', t.name], ['delete', 'Delete']);
    return rows;
  }

  /** A row of the menu; 'go' is also OK on the clock: starts, pauses, or hands over to the next player. */
  function choose(id: string) {
    const t = list[at],
      over = t.kind != UPWARD && !clock.worth(t, now());
    if (id == 'show') go(CLOCK, 0);
    else if (id == 'name')
      device.open('write', {
        title: 'Name of timer',
        text: t.name,
        taken(text: string): string {
          remember('Name ' + text);
          list[at].name = text; // not that of t: another one has its place when it could not be stored
          changed();
          return '';
        },
      });
    else if (id == 'delete') {
      remember('Delete ' + t.name);
      list.splice(at, 1);
      changed();
      go(LIST, 0);
      device.say(t.name + ' is deleted. Hold BACK to undo.');
    } else if (id == 'go' && t.players && (t.runs || over)) {
      remember('turn of ' + who(t, t.turn));
      clock.pause(t, now());
      pass(t, now());
      changed();
    } else if (id == 'pause' || (id == 'go' && t.runs)) {
      remember('Pause ' + t.name);
      clock.pause(t, now());
      changed();
    } else if (id == 'reset' || (id == 'go' && over)) {
      remember('Reset ' + t.name);
      reset(t);
      changed();
      place.cursor = 0;
    } else if (id == 'go') {
      remember('Start ' + t.name);
      start(t, now());
      changed();
    } else {
      remember('Change ' + t.name);
      mode = EDIT;
    }
    if (id == 'go' || id == 'pause') go(CLOCK, 0);
  }

  /** More time, or less; of a timer that has not begun, the time it starts with. */
  function add(by: number, push: string) {
    const t = list[at],
      ran = t.runs,
      bank = t.kind >= BANK ? t.turn : 0,
      seconds = Math.ceil(clock.worth(t, now()) / 1000),
      step = by * stepOf(by > 0 ? seconds : seconds - 1);
    if (push == 'press' || !before) remember('Time of ' + t.name);
    if (fresh(t) && t.kind != UPWARD) {
      t.full = Math.max(5, Math.min(LONGEST, t.full + step));
      reset(t);
    } else {
      clock.pause(t, now());
      t.left[bank] = Math.max(ran ? 1000 : 0, Math.min(LONGEST * 1000, t.left[bank] + step * 1000));
      if (ran) start(t, now());
    }
    if (push == 'press') changed();
    else {
      clock.watch(device, list);
      held = now();
    }
  }

  function options(): string[] {
    if (mode == MENU || mode == EDIT) return rowsOf(menu(), mode == EDIT ? place.cursor : -1);
    const texts: string[] = [];
    if (mode == KINDS) for (const kind of kinds()) texts.push(kind[0]);
    else {
      for (const t of list) texts.push(bar(t.name, clock.face(clock.worth(t, now()), t.kind == UPWARD) + (t.runs ? ' ' + POINTER : ' II')));
      if (list.length < MOST_TIMERS) texts.push('New timer');
    }
    return texts;
  }

  function viewClock(): View {
    const t = list[at],
      left = clock.worth(t, now()),
      over = t.kind != UPWARD && !left,
      free = t.runs && t.kind == DELAY ? t.ends - now() - t.left[t.turn] : 0,
      until = (device.background && (device.background as Watch).until) || 0;
    // one row: whose turn comes, and what the others have left, as many as there is room for
    let others = t.kind == GLASS ? 'next: ' + who(t, (t.turn + 1) % t.players) : '',
      all = 0;
    const paused = t.runs ? '' : fresh(t) ? 'ready ' : 'PAUSED ';
    for (let i = 1; t.kind >= BANK && i < t.players; i++) {
      const other = (t.turn + i) % t.players,
        more = others + (others && ' ') + (t.players == 2 ? who(t, other) : other + 1) + ' ' + clock.face(t.left[other], false);
      if ((paused + more).length > ROW) break;
      others = more;
    }
    for (const any of list) all += any.runs;
    return {
      title: t.players ? who(t, t.turn) : t.name,
      // the twin of the beeps; else only the time of another timer is of interest here
      right:
        t.runs && t.kind != UPWARD && left <= (until > now() ? 60000 : 10000)
          ? '! ' + Math.ceil(left / 1000) + ' s'
          : all > t.runs
            ? undefined
            : ' ',
      digits: clock.face(left, t.kind == UPWARD),
      body: over ? 'TIME IS UP' : free > 0 ? 'free: ' + Math.ceil(free / 1000) + ' s' : paused + others || 'running',
      foot: 'OK ' + (t.players && (t.runs || over) ? 'next' : over ? 'reset' : t.runs ? 'pause' : 'start') + ' ' + UP + DOWN + 'time BACK',
    };
  }

  // no timer ran on: those that were stored as running wait, with the time they had then
  for (const t of list) {
    if (running) continue;
    if (t.runs) what += (what && ', ') + t.name;
    t.runs = 0;
  }
  if (what) {
    clock.store(device, list);
    device.say('The power was off. Paused: ' + what);
  }
  if (!list.length) mode = KINDS;
  else if (running) mode = CLOCK;
  for (let i = list.length - 1; i >= 0; i--) if (list[i].runs) at = i;

  return {
    press(button, push) {
      const by = button == 'up' ? 1 : -1;
      if (sure) {
        // deleting takes a second, different press
        sure = false;
        if (button == 'down' && push == 'press') choose('delete');
        return true;
      }
      if (push == 'hold') {
        if (button == 'back') undo();
        return button == 'back';
      }
      if (mode == EDIT) {
        const t = list[at],
          id = menu()[place.cursor][0];
        if (button == 'ok' || button == 'back') {
          mode = MENU;
          changed();
        } else if (id == 'plus') {
          t.plus = Math.max(0, Math.min(60, t.plus + by));
          t.ends = t.plus * 1000;
        } else {
          if (id == 'players') t.players = Math.max(2, Math.min(8, t.players + by));
          else t.full = Math.max(5, Math.min(LONGEST, t.full + by * stepOf(by > 0 ? t.full : t.full - 1)));
          reset(t);
        }
      } else if (button == 'back') {
        if (mode == LIST) return false;
        go(mode == CLOCK ? MENU : LIST, mode == MENU ? at : 0);
      } else if (mode == CLOCK) {
        if (button == 'ok') choose('go');
        else add(by, push);
      } else if (button != 'ok') device.browse(place, button, options().length);
      else if (!device.seen(place)) return true;
      else if (mode == KINDS) make(place.cursor);
      else if (mode == MENU) {
        const id = menu()[place.cursor][0];
        sure = id == 'delete';
        if (sure) device.say('Delete ' + list[at].name + '? DOWN deletes, any other button keeps it.');
        else choose(id);
      } else if (place.cursor < list.length) {
        at = place.cursor;
        go(CLOCK, 0);
      } else go(KINDS, 0);
      return true;
    },
    tick() {
      const t = list[at];
      if (mode == CLOCK && t.runs && t.kind != UPWARD) device.wake(); // a clock that is looked at does not go dark before it ends
      if (held >= 0 && now() - held >= QUIET) changed();
    },
    due: () => (held < 0 ? 0 : QUIET),
    leave() {
      if (held >= 0 || mode == EDIT) changed();
    },
    view() {
      if (mode == CLOCK) return viewClock();
      return {
        title: mode == LIST ? 'Timers' : mode == KINDS ? 'New timer' : list[at].name,
        options: options(),
        place,
        asks: mode == EDIT,
        foot: rowsFoot(sure, mode == EDIT, mode == LIST ? 'OK open' : 'OK choose'),
      };
    },
  };
}
