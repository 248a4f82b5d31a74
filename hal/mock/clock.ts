// Virtual time: nothing happens until somebody says how much of it passes.
import type { Clock } from '../hal';

export interface MockClock extends Clock {
  /** Lets time pass and runs what falls due on the way, in order. */
  advance(milliseconds: number): void;
  /** Time that nobody saw pass: the processor was held up. What falls due meanwhile comes late. */
  jump(milliseconds: number): void;
  /** What date() answers at power-on; 0 = nobody has told the time. */
  epoch: number;
  /** How many timers wait: a test can see that none is left behind. */
  waiting(): number;
}

export function mockClock(): MockClock {
  let time = 0;
  let last = 0;
  const timers = new Map<number, { due: number; call: () => void }>();

  function next(): number {
    let first = 0;
    for (const [id, timer] of timers) if (!first || timer.due < timers.get(first)!.due) first = id;
    return first;
  }

  const clock: MockClock = {
    epoch: 0,
    now: () => time,
    date: () => (clock.epoch ? clock.epoch + Math.floor(time / 1000) : 0),
    after(milliseconds, call) {
      timers.set(++last, { due: time + Math.max(0, Math.round(milliseconds)), call });
      return last;
    },
    cancel(id) {
      timers.delete(id);
    },
    advance(milliseconds) {
      const until = time + milliseconds;
      for (let id = next(); id && timers.get(id)!.due <= until; id = next()) {
        const { due, call } = timers.get(id)!;
        timers.delete(id);
        time = Math.max(time, due);
        call();
      }
      time = until;
    },
    jump(milliseconds) {
      time += milliseconds;
    },
    waiting: () => timers.size,
  };
  return clock;
}
