// Named counters with limits: life, gold, rounds. Up and down count; hold BACK takes the last change back.
import { DOWN, UP } from '../../games/kit';
import { bar, type Device, type Place, type Row, rowsFoot, rowsOf, type Screen } from '../shell';
import { type Counter, FAR, MOST_COUNTERS, packCounters, unpackCounters } from '../tools/counter';

const LIST = 0,
  COUNT = 1, // one counter, large
  MENU = 2,
  EDIT = 3;
const QUIET = 800; // milliseconds after which a held button's count is stored: flash wears

export default function counters(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 };
  let list: Counter[] = unpackCounters(device.notes.read('counters') || '');
  let mode = LIST;
  let at = 0; // the counter that is open
  let sure = false; // the next press deletes, or keeps
  let before = ''; // everything before the last change, for undo
  let what = ''; // the name of that change
  let from = 0; // the value before it
  let counting = false; // a held button goes on with the same change
  let held = 0; // how long it is held
  let unsaved = -1; // when it moved last, or -1

  function remember(change: string) {
    before = packCounters(list);
    what = change;
  }

  /** What could not be stored did not happen. */
  function store() {
    unsaved = -1;
    try {
      device.notes.keep('counters', packCounters(list));
    } catch (error) {
      if (before) list = unpackCounters(before);
      before = '';
      throw error;
    }
  }

  function go(to: number, cursor: number) {
    counting = false;
    mode = to;
    place.cursor = cursor;
    place.scroll = 0;
  }

  function undo() {
    if (!before) {
      device.say('There is nothing to undo.', 'error');
      return;
    }
    list = unpackCounters(before);
    before = '';
    counting = false;
    store();
    device.say('Undone: ' + what);
    if (mode == EDIT) mode = MENU;
    if (at >= list.length) go(LIST, 0);
  }

  /** One value more or less, within its limits; held, in tens and then in hundreds. */
  function change(id: string, by: number, push: string) {
    const c: any = list[at],
      least = id == 'step' ? 1 : id == 'min' ? -FAR : c.min,
      most = id == 'step' ? 100 : id == 'max' ? FAR : c.max;
    held = push == 'again' ? held + 1 : 0;
    c[id] = Math.max(least, Math.min(most, c[id] + by * (held > 40 ? 100 : held > 15 ? 10 : 1)));
    c.value = Math.max(c.min, Math.min(c.max, c.value));
    c.start = Math.max(c.min, Math.min(c.max, c.start));
  }

  function menu(): Row[] {
    const c = list[at];
    return [
      ['value', 'Set to', c.value],
      ['reset', 'Back to ' + c.start],
      ['start', 'Starts at', c.start],
      ['min', 'Least', c.min],
      ['max', 'Most', c.max],
      ['step', 'Step', c.step],
      ['name', 'Name', c.name],
      ['delete', 'Delete'],
    ];
  }

  function choose(id: string) {
    const c = list[at];
    if (id == 'new') {
      const names: string[] = []; // a list: in texts, Espruino also finds what only begins at their end
      let number = 1;
      for (const other of list) names.push(other.name);
      while (names.indexOf('Count ' + number) >= 0) number++;
      remember('New counter');
      list.push({ name: 'Count ' + number, value: 0, min: 0, max: 99, step: 1, start: 0 });
      store();
      at = list.length - 1;
      go(COUNT, 0);
    } else if (id == 'name')
      device.open('write', {
        title: 'Name of counter',
        text: c.name,
        taken(text: string): string {
          remember('Name ' + text);
          c.name = text;
          store();
          return '';
        },
      });
    else if (id == 'reset') {
      remember('Reset ' + c.name);
      c.value = c.start;
      store();
      go(COUNT, 0);
    } else if (id == 'delete') {
      remember('Delete ' + c.name);
      list.splice(at, 1);
      store();
      go(LIST, 0);
      device.say(c.name + ' is deleted. Hold BACK to undo.');
    } else {
      remember('Change ' + c.name);
      mode = EDIT;
    }
  }

  function options(): string[] {
    if (mode != LIST) return rowsOf(menu(), mode == EDIT ? place.cursor : -1);
    const texts: string[] = [];
    for (const c of list) texts.push(c.min < 0 || c.max > 999 ? bar(c.name, c.value) : bar(c.name, c.value, c.max));
    if (list.length < MOST_COUNTERS) texts.push('New counter');
    return texts;
  }

  return {
    press(button, push) {
      const by = button == 'up' ? 1 : -1,
        c = list[at];
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
        if (button == 'up' || button == 'down') change(menu()[place.cursor][0], by, push);
        else {
          mode = MENU;
          store();
        }
      } else if (button == 'back') {
        if (unsaved >= 0) store();
        if (mode == LIST) return false;
        go(mode == MENU ? COUNT : LIST, mode == MENU ? 0 : at);
      } else if (mode == COUNT && button == 'ok') go(MENU, 0);
      else if (mode == COUNT) {
        if (push == 'press' || !counting) {
          remember('');
          from = c.value;
          counting = true;
        }
        change('value', by * c.step, push);
        what = c.name + ', ' + from + ' to ' + c.value;
        if (push == 'press') store();
        else unsaved = device.hal.clock.now();
      } else if (button != 'ok') device.browse(place, button, options().length);
      else if (!device.seen(place)) return true;
      else if (mode == MENU) {
        const id = menu()[place.cursor][0];
        sure = id == 'delete';
        if (sure) device.say('Delete ' + list[at].name + '? DOWN deletes, any other button keeps it.');
        else choose(id);
      } else if (place.cursor < list.length) {
        at = place.cursor;
        go(COUNT, 0);
      } else choose('new');
      return true;
    },
    tick() {
      if (unsaved >= 0 && device.hal.clock.now() - unsaved >= QUIET) store();
    },
    due: () => (unsaved < 0 ? 0 : QUIET),
    leave() {
      if (unsaved >= 0 || mode == EDIT) store();
    },
    view() {
      const c = list[at];
      if (mode != COUNT)
        return {
          title: mode == LIST ? 'Counters' : c.name,
          options: options(),
          place,
          asks: mode == EDIT,
          foot: rowsFoot(sure, mode == EDIT, mode == LIST ? 'OK open' : 'OK choose'),
        };
      const edge = c.value == c.max ? 'the highest' : c.value == c.min ? 'the lowest' : 'from ' + c.min + ' to ' + c.max;
      return {
        title: c.name,
        digits: '' + c.value,
        body: edge + (c.step > 1 ? ', by ' + c.step : ''),
        foot: UP + DOWN + ' count  OK change',
      };
    },
  };
}
