// Named counters with limits: life, gold, rounds. Which screen of theirs is seen is said by what they are given.
import type { Device, Screen } from '../../shell';
import { Count } from './count';
import { Counters } from './counters';
import { List } from './list';
import { CounterMenu } from './menu';

/** The counters themselves: another of their screens. */
export default function counters(device: Device, what?: string | Counters): Screen {
  const open = what && typeof what !== 'string' ? what : new Counters(device);
  if (open.screen === 'count') return new Count(open);
  return open.screen === 'menu' ? new CounterMenu(open) : new List(open);
}
