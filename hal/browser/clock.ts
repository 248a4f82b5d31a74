// Real time in a page, and a hand that can move it on: an author does not wait for a timer.
import type { Clock } from '../hal';

export interface PageClock extends Clock {
  /** Lets time pass at once, and runs what falls due on the way, in order. */
  advance(milliseconds: number): void;
  /** Nothing falls due any more: the device is switched off. */
  stop(): void;
}

/** `real` counts milliseconds; `wait` calls back later, and gives what `drop` takes. A test brings its own. */
export function pageClock(
  real: () => number = () => performance.now(),
  wait: (call: () => void, milliseconds: number) => number = (call, milliseconds) => self.setTimeout(call, milliseconds),
  drop: (id: number) => void = id => self.clearTimeout(id),
): PageClock {
  const start = real();
  const timers = new Map<number, { due: number; call: () => void }>();
  let moved = 0; // milliseconds that somebody has skipped
  let seen = 0; // the last moment told: time never goes back
  let held = -1; // while time is moved on: the moment that what falls due sees
  let last = 0;
  let waiting = 0; // the id of the timer that is set, or 0
  let stopped = false;

  function now(): number {
    if (held >= 0) return held;
    seen = Math.max(seen, Math.floor(real() - start + moved));
    return seen;
  }

  function first(): number {
    let found = 0;
    for (const [id, timer] of timers) if (!found || timer.due < timers.get(found)!.due) found = id;
    return found;
  }

  function run(id: number): void {
    const { call } = timers.get(id)!;
    timers.delete(id);
    call();
  }

  /** One timer of the browser for the next of ours. */
  function plan(): void {
    if (waiting) drop(waiting);
    waiting = 0;
    const next = first();
    if (!next || stopped || held >= 0) return;
    waiting = wait(
      () => {
        waiting = 0;
        for (let id = first(); id && timers.get(id)!.due <= now() && !stopped; id = first()) run(id);
        plan();
      },
      Math.max(0, timers.get(next)!.due - now()),
    );
  }

  return {
    now,
    date: () => Math.floor((Date.now() + moved) / 1000),
    after(milliseconds, call) {
      timers.set(++last, { due: now() + Math.max(0, Math.round(milliseconds)), call });
      plan();
      return last;
    },
    cancel(id) {
      timers.delete(id);
    },
    advance(milliseconds) {
      const from = now(),
        until = from + milliseconds;
      held = from;
      try {
        for (let id = first(); id && timers.get(id)!.due <= until && !stopped; id = first()) {
          held = Math.max(held, timers.get(id)!.due);
          run(id);
        }
      } finally {
        moved += milliseconds;
        held = -1;
        plan();
      }
    },
    stop() {
      stopped = true;
      timers.clear();
      plan();
    },
  };
}
