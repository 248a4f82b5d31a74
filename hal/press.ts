// Turns the edges of four buttons into pushes: debounced, told on the first edge, held, repeated. The device and the browser share it.
import type { Button, Clock, Push } from './hal';

export const BUTTONS: Button[] = ['up', 'down', 'ok', 'back'];

const BOUNCE = 25; // milliseconds in which a contact may chatter
const HOLD = 600; // ok and back
const FIRST = 400; // up and down begin to repeat
const SLOW = 150;
const FAST = 50;

/**
 * The result takes each edge: which of BUTTONS, whether it went down, and when in milliseconds (of any zero).
 * `stuck` has a bit for each button that was down before anybody watched: it counts only after it was let go.
 */
export function presses(
  clock: Clock,
  pushed: (button: Button, push: Push) => void,
  stuck: number,
): (button: number, down: boolean, time: number) => void {
  const at = [-BOUNCE, -BOUNCE, -BOUNCE, -BOUNCE]; // when each was last taken to have changed
  let seen = stuck; // one bit each: what the contact says
  let taken = stuck; // one bit each: what we take it to be
  let settling = 0;
  let active = -1; // the button that a timer runs for; ok and back have told nothing yet
  let timer = 0;
  let pace = 0;

  function tick(): void {
    const button = active;
    if (button < 2) {
      timer = clock.after(pace, tick);
      if (pace > FAST) pace -= 20;
    } else active = -1;
    pushed(BUTTONS[button]!, button < 2 ? 'again' : 'hold');
  }

  function take(button: number, time: number): void {
    const before = active;
    const down = (seen >> button) & 1;
    at[button] = time;
    taken ^= 1 << button;
    if (!down && before !== button) return;
    if (before >= 0) clock.cancel(timer);
    active = down ? button : -1;
    if (down) {
      pace = SLOW;
      timer = clock.after(button < 2 ? FIRST : HOLD, tick);
    }
    // ok and back tell on release, or when the next button goes down: a quick second finger loses nothing
    if (before > 1) pushed(BUTTONS[before]!, 'press');
    if (down && button < 2) pushed(BUTTONS[button]!, 'press');
  }

  /** A contact that came to rest otherwise than we took it: the edge fell into the time of chattering. */
  function settle(): void {
    settling = 0;
    for (let button = 0; button < 4; button++) if (((seen ^ taken) >> button) & 1) take(button, at[button]! + BOUNCE);
  }

  return (button, down, time) => {
    const bit = 1 << button;
    seen = down ? seen | bit : seen & ~bit;
    if (!((seen ^ taken) & bit)) return;
    if (time - at[button]! >= BOUNCE) take(button, time);
    else if (!settling) settling = clock.after(BOUNCE, settle);
  };
}
