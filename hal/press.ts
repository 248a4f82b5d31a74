// Turns the edges of four buttons into pushes: debounced, told on the first edge, held, repeated. The device and the browser share it.
import type { Button, Clock, Push } from './hal';

export const BUTTONS: Button[] = ['up', 'down', 'ok', 'back'];

const BOUNCE = 25; // milliseconds in which a contact may chatter
const HOLD = 600; // ok and back
const LONGER = 1000; // behind that, ok
const OK = 2;
const FIRST = 400; // up and down begin to repeat
const SLOW = 150;
const FAST = 50;
const STUCK = 1200; // times that up and down repeat: after a minute nobody holds it

/**
 * How buttons change their roles, as bits of their place in BUTTONS. Upside down UP lies where BACK was, and DOWN where OK was;
 * for the left hand the pair UP and DOWN changes places with OK and BACK.
 */
export function roles(half: boolean, left: boolean): number {
  return (half ? 3 : 0) ^ (left ? 2 : 0);
}

/** A class, like the tune: most of its methods are made from flash on the device (docs/build.md). */
export class Presses {
  _clock: Clock;
  _pushed: (button: Button, push: Push) => void;
  _at: number[]; // when each was last taken to have changed
  _seen: number; // one bit each: what the contact says
  _taken: number; // one bit each: what we take it to be
  _settling: number;
  _active: number; // the button that a timer runs for; ok and back have told nothing yet
  _timer: number;
  _pace: number;
  _times: number; // that it has repeated
  _held: number; // the timer of an ok that was held and may be held longer
  _ends: boolean; // an ok that was held is still down
  _turn: number; // a contact is this button with these bits changed

  /** `stuck` has a bit for each button that was down before anybody watched: it counts only after it was let go. */
  constructor(clock: Clock, pushed: (button: Button, push: Push) => void, stuck: number) {
    this._clock = clock;
    this._pushed = pushed;
    this._at = [-BOUNCE, -BOUNCE, -BOUNCE, -BOUNCE];
    this._seen = stuck;
    this._taken = stuck;
    this._settling = 0;
    this._active = -1;
    this._timer = 0;
    this._pace = 0;
    this._times = 0;
    this._held = 0;
    this._ends = false;
    this._turn = 0;
  }

  /** The device lies upside down, or in the left hand (roles()): from now on each contact is another button. */
  turn(by: number): void {
    if (this._active >= 0) this._clock.cancel(this._timer);
    this._active = -1;
    this._seen = this._taken = 0; // what is down counts again when it was let go
    this._turn = by;
  }

  /** Takes each edge: which of BUTTONS, whether it went down, and when in milliseconds (of any zero). */
  edge(contact: number, down: boolean, time: number): void {
    const button = contact ^ this._turn,
      bit = 1 << button;
    this._seen = down ? this._seen | bit : this._seen & ~bit;
    if (!((this._seen ^ this._taken) & bit)) return;
    // a clock that was set back must not make it wait
    if (Math.abs(time - this._at[button]!) >= BOUNCE) this._take(button, time);
    else if (!this._settling) this._settling = this._clock.after(BOUNCE, () => this._settle());
  }

  _take(button: number, time: number): void {
    const before = this._active,
      down = (this._seen >> button) & 1;
    this._at[button] = time;
    this._taken ^= 1 << button;
    if (this._held) this._clock.cancel(this._held);
    this._held = 0;
    if (!down && button === OK && this._ends) {
      this._ends = false;
      this._pushed('ok', 'end');
    }
    if (!down && before !== button) return;
    if (before >= 0) this._clock.cancel(this._timer);
    this._active = down ? button : -1;
    if (down) {
      this._pace = SLOW;
      this._times = 0;
      this._timer = this._clock.after(button < 2 ? FIRST : HOLD, () => this._tick());
    }
    // ok and back tell on release, or when the next button goes down: a quick second finger loses nothing
    if (before > 1) this._pushed(BUTTONS[before]!, 'press');
    if (down && button < 2) this._pushed(BUTTONS[button]!, 'press');
  }

  _tick(): void {
    const button = this._active;
    if (button < 2 && ++this._times > STUCK) {
      this._active = -1; // it counts again when it was let go
      this._pushed(BUTTONS[button]!, 'longer');
      return;
    }
    if (button < 2) {
      this._timer = this._clock.after(this._pace, () => this._tick());
      if (this._pace > FAST) this._pace -= 20;
    } else {
      this._active = -1;
      this._ends = button === OK;
      this._held = button === OK ? this._clock.after(LONGER, () => this._longer()) : 0;
    }
    this._pushed(BUTTONS[button]!, button < 2 ? 'again' : 'hold');
  }

  /** Ok is still down, and no other button was. */
  _longer(): void {
    this._held = 0;
    this._pushed(BUTTONS[OK]!, 'longer');
  }

  /** A contact that came to rest otherwise than we took it: the edge fell into the time of chattering. */
  _settle(): void {
    this._settling = 0;
    for (let button = 0; button < 4; button++)
      if (((this._seen ^ this._taken) >> button) & 1) this._take(button, this._at[button]! + BOUNCE);
  }
}
