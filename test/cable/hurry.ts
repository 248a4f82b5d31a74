// Time that runs twenty times as fast as on the wall, for tests that wait for what takes seconds on a cable. A busy machine only slows it down.
import { type SinonFakeTimers, useFakeTimers } from 'sinon';

const EVERY = 1,
  GOES_ON = 20; // milliseconds

/** Timers and the date hurry in this group of tests. Nothing in it may wait for another process: that one's time does not hurry. */
export function hurry(): void {
  let clock: SinonFakeTimers, pump: NodeJS.Timeout;
  before(() => {
    const { setInterval } = globalThis;
    clock = useFakeTimers({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    pump = setInterval(() => clock.tick(GOES_ON), EVERY);
  });
  after(() => {
    clock.restore();
    clearInterval(pump);
  });
}
