// Timers: up to four at once, that go on behind every screen. Which screen of theirs is seen is said by what they are given.
import { type Device, type Screen, storeTimers, timerOf } from '../../shell';
import { MOST_TIMERS, unpack } from './change';
import { Clock } from './clock';
import { Kinds, lastSeconds, make } from './kinds';
import { List } from './list';
import { TimerMenu } from './menu';
import { Timers } from './timers';
import { Warnings } from './warnings';

/** Countdowns that are over and have no name of their own make room: the same time is offered again anyway. */
function withoutSpent(list: string[]): string[] {
  const kept: string[] = [];
  for (const text of list) {
    const t = timerOf(text);
    if (t.kind || t.runs || t.left[0] || t.name.slice(0, 5) !== 'Timer') kept.push(text);
  }
  return kept;
}

/** Those that the device looks at, or that were stored. */
function known(device: Device): string[] {
  const ran: string[] = [],
    watch = device.background,
    list = withoutSpent((watch && watch.timers) || unpack(device.notes.read('timers') || '', ran));
  if (watch) watch.timers = list;
  if (ran.length) {
    storeTimers(device, list);
    device.say(`The power was off. Paused: ${ran.join(', ')}`);
  }
  return list;
}

/** The first one that runs is shown; without any timer, what a new one can be. */
function opened(device: Device): Timers {
  const timers = new Timers(device, known(device)),
    { list } = timers;
  timers.screen = list.length || timers.game() ? 'list' : 'kinds';
  for (let i = list.length - 1; i >= 0; i--)
    if (timerOf(list[i]).runs) {
      timers.at = i;
      timers.screen = 'clock';
    }
  return timers;
}

/** "again": the last countdown starts at once. "warnings": when clocks warn. The timers themselves: another of their screens. */
export default function timers(device: Device, what?: string | Timers): Screen {
  if (what === 'warnings') return new Warnings(device);
  const open = what && typeof what !== 'string' ? what : opened(device);
  if (what === 'again' && lastSeconds(device) && open.list.length < MOST_TIMERS) open.screen = make(open, 0);
  switch (open.screen) {
    case 'clock':
      return new Clock(open);
    case 'menu':
      return new TimerMenu(open);
    case 'kinds':
      return new Kinds(open);
    default:
      return new List(open);
  }
}
