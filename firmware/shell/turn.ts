// The clock of the game on the table: of a turn, a talk, a phase. It is watched beside every screen like the timers of the tool (clocks.ts),
// and its end is the answer to whatever is asked then.
import { LATE } from '../../games/engine';
import { goesOn, type Question } from '../../games/kit';
import { AGAIN, begun, type Watch } from './clocks';
import type { Device } from './device';
import { COUNTDOWN, type Timer, textOf, timerOf, worth } from './timer';

/** Milliseconds until time is up in this question. Seconds of play are whole: the part of one that had passed when this clock began comes on top. */
function leftOf(device: Device, watch: Watch, ask: Question): number {
  const passed = device.time.passed();
  if (watch.second !== ask.until) {
    watch.second = ask.until!;
    watch.part = passed < 1000 ? passed : 0;
  }
  return (ask.until! - device.session!.state().played) * 1000 + watch.part - passed;
}

/** The clock of the play that is open, as the question on the table has it. It is the same clock as long as it ends at the same moment. */
export function watchGame(device: Device, ask: Question): void {
  const runs = ask.until && goesOn(ask);
  if (!runs && !(device.background && device.background.game)) return;
  const watch = begun(device),
    s = device.session!.state(),
    left = runs ? leftOf(device, watch, ask) : 0,
    name = s.names[ask.seat === undefined ? s.seat : ask.seat] || device.session!.game.title,
    timer: Timer = {
      name,
      kind: COUNTDOWN,
      full: 0,
      plus: 0,
      players: 0,
      turn: 0,
      left: [Math.max(0, left)],
      spare: 0,
      runs: device.time.stopped() ? 0 : 1,
      ends: device.hal.clock.now() + left,
    },
    before = watch.game && timerOf(watch.game);
  if (runs && before && before.ends === timer.ends && before.runs === timer.runs && timer.runs) return;
  watch.game = runs ? textOf(timer) : '';
  watch.due = 0;
}

/** A play was opened: its question has waited as long as it had when the play was left or the power failed. A clock that ran then waits for the players. */
export function openTime(device: Device): void {
  const session = device.session!,
    note = device.notes.read('time') || '',
    key = [session.journal.owner, session.journal.depth, session.state().played, ''].join();
  device.time.goOnFrom(note.slice(0, key.length) === key ? +note.slice(key.length) * 100 : 0);
  try {
    if (session.ask().until) device.time.stop();
  } catch (_) {
    // the screen of the play says what is wrong with this question
  }
}

/** The time of the play is up: that is the answer to whatever is asked, whatever screen is above it. An answer that waits for dice was given in time. */
export function endTime(device: Device, watch: Watch): void {
  const session = device.session,
    now = device.hal.clock.now();
  if (!watch.game || !session || device.fate.wanted || now < watch.tried + AGAIN || worth(timerOf(watch.game), now)) return;
  const top = device.top() === 'play';
  watch.tried = now; // it may fail
  if (session.ask().until && leftOf(device, watch, session.ask()) <= 0) {
    const seconds = device.time.pending();
    session.answer(LATE, seconds);
    device.time.count(seconds);
    watch.tried = -AGAIN;
    device.wake(); // a sound in the dark has no twin
    if (top) device.cue('time');
    else device.say(`Time is up: ${timerOf(watch.game).name}`, 'time');
  }
  watchGame(device, session.ask());
}
