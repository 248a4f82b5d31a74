// The time of a play: how long an answer has taken. While the clock of the game is paused, none passes.
import type { Clock } from '../../hal/hal';

export class PlayTime {
  _clock: Clock;
  _counted: number; // until here seconds of play are counted
  _stopped: number; // since then none are, because the clock of the game is paused; -1 while it is not

  constructor(clock: Clock) {
    this._clock = clock;
    this._counted = clock.now();
    this._stopped = -1;
  }

  /** Milliseconds of play that are not counted yet. */
  passed(): number {
    return (this._stopped < 0 ? this._clock.now() : this._stopped) - this._counted;
  }

  /** The same in seconds. They are not counted: an answer that cannot be stored has taken no time. */
  pending(): number {
    return (this.passed() / 1000) | 0;
  }

  /** These seconds are the play's now. */
  count(seconds: number): void {
    this._counted += seconds * 1000;
  }

  /** Seconds of play since this was asked last. */
  seconds(): number {
    const passed = this.pending();
    this.count(passed);
    return passed;
  }

  /** The clock of the game is paused: no player's time runs. */
  stopped(): boolean {
    return this._stopped >= 0;
  }

  /** Pauses it. */
  stop(): void {
    if (this._stopped < 0) this._stopped = this._clock.now();
  }

  /** It goes on from where it was stopped. */
  go(): void {
    if (this._stopped >= 0) this._counted += this._clock.now() - this._stopped;
    this._stopped = -1;
  }

  /** It runs, and the question on the table has waited so many milliseconds before. */
  goOnFrom(waited: number): void {
    this._counted = this._clock.now() - waited;
    this._stopped = -1;
  }
}
