// Turns the edges of a rotary encoder's two contacts into steps, one for each detent. The device and the mock share it.

/**
 * At rest both contacts are open. A detent runs through four states, and each contact chatters on the way: what goes one state on and one back adds up to nothing,
 * so bounces need no waiting time. A step is told when the knob rests again, and only when it has gone more than half the way.
 */
export class Encoder {
  _step: (by: number) => void;
  _open: number; // one bit for each contact: 3 at rest
  _way: number; // quarters of a detent since it rested

  /** `step` gets 1 for a detent clockwise, -1 for one back. */
  constructor(step: (by: number) => void, open: number) {
    this._step = step;
    this._open = open;
    this._way = 0;
  }

  /** Takes each edge: which contact (0 is A), and whether it opened. */
  edge(contact: number, opened: boolean): void {
    const before = this._open,
      now = opened ? before | (1 << contact) : before & ~(1 << contact);
    if (now === before) return; // an edge was lost between: both contacts cannot have changed at once
    this._open = now;
    // clockwise A closes first: 3, 2, 0, 1, 3. Each state has its place in that round
    const place = '\x02\x03\x01\x00';
    const quarter = (place.charCodeAt(now) - place.charCodeAt(before) + 4) & 3;
    this._way += quarter === 1 ? 1 : -1;
    if (now !== 3) return;
    const way = this._way;
    this._way = 0;
    if (way > 1 || way < -1) this._step(way > 0 ? 1 : -1);
  }
}
