// Starting, pausing, handing over: what OK does at a clock, and the first row of its menu.
import { clockFace, keepTool, pause, SAND, type Timer, UPWARD, worth } from '../../shell';
import { pass, reset, start } from './change';
import type { Timers } from './timers';

/** A countdown that was started is the one to be offered again. */
export function begin(timers: Timers, t: Timer): void {
  const { device } = timers;
  if (!t.kind) {
    device.notes.keep('lastTimer', `${t.full}`);
    keepTool(device, 'timers', `${SAND}Timer ${clockFace(t.full * 1000, false)}`);
  } else keepTool(device, 'timers', `${SAND}Timers`);
  start(t, timers.now());
}

/** "go" starts, pauses, starts anew or hands over to the next player; "pause" and "reset" do only that. Not stored yet. */
export function run(timers: Timers, id: string): void {
  const t = timers.timer(),
    now = timers.now(),
    over = t.kind !== UPWARD && !worth(t, now);
  if (id === 'go' && t.players && (t.runs || over)) {
    timers.remember(`turn of ${timers.who(t, t.turn)}`);
    pause(t, now);
    pass(t, now);
  } else if (id === 'pause' || (id === 'go' && t.runs)) {
    timers.remember(`Pause ${t.name}`);
    pause(t, now);
  } else if (id === 'reset' || over) {
    timers.remember(`Reset ${t.name}`);
    reset(t);
  } else {
    timers.remember(`Start ${t.name}`);
    begin(timers, t);
  }
  timers.put(t);
}
