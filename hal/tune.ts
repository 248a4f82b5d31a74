// Plays a tune note by note on anything that can sound one tone; the device and the simulators share it.
import type { Buzzer, Clock } from './hal';

export class Tune implements Buzzer {
  _clock: Clock;
  _sound: (hertz: number, volume: number) => void;
  _notes: number[];
  _next: number;
  _loud: number;
  _timer: number;

  /** `sound` starts a tone that lasts until the next call; 0 hertz is silence. */
  constructor(clock: Clock, sound: (hertz: number, volume: number) => void) {
    this._clock = clock;
    this._sound = sound;
    this._notes = [];
    this._next = 0;
    this._loud = 0;
    this._timer = 0;
  }

  play(tune: number[], volume: number): void {
    if (this._timer) this._clock.cancel(this._timer);
    this._notes = volume ? tune : [];
    this._loud = volume;
    this._next = 0;
    this._step();
  }

  busy(): boolean {
    return this._notes.length > 0;
  }

  _step(): void {
    const note = this._next,
      notes = this._notes;
    this._timer = 0;
    if (note >= notes.length) {
      this._notes = [];
      this._sound(0, 0);
      return;
    }
    this._next = note + 2;
    this._sound(notes[note]!, this._loud);
    this._timer = this._clock.after(notes[note + 1]!, () => this._step());
  }
}
